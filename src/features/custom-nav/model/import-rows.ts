import { cutGraphemes } from '../../../core/text/graphemes.ts';
import { hashText } from '../../../core/text/hash-text.ts';
import { NAME_LENGTH_MAX } from '../constants.ts';
import { NAV_COLORS } from '../palette.ts';
import type { ImportCandidate } from './import-candidate.ts';
import type { Items } from './item-changes.ts';
import { checkLink, type LinkRefusal, linkKey } from './link.ts';
import type { NavItem } from './nav-item.ts';

/** `same`: this browser has it already. `conflict`: it has the link under another name, color or category. */
export type RowState = 'new' | 'same' | 'conflict';

/** A link of a file that may be imported. */
export interface ImportRow {
  readonly candidate: ImportCandidate;
  readonly name: string;
  /** With its scheme. */
  readonly link: string;
  readonly host: string;
  readonly color: string;
  readonly state: RowState;
  /** This browser's item with the same link. */
  readonly own: NavItem | null;
}

export interface RefusedLink {
  readonly name: string;
  readonly link: string;
  readonly refusal: LinkRefusal;
}

export interface ImportRows {
  readonly rows: readonly ImportRow[];
  /** Links that must not or cannot be imported. */
  readonly refused: readonly RefusedLink[];
  /** Further links of the file to a page that it has already. */
  readonly repeated: number;
}

/** Checks the links of a file and compares them with this browser's items. */
export function toImportRows(candidates: readonly ImportCandidate[], items: Items): ImportRows {
  const own = new Map(items.map((item) => [linkKey(item.link), item]));
  const rows: ImportRow[] = [];
  const refused: RefusedLink[] = [];
  const seen = new Set<string>();
  let repeated = 0;
  for (const candidate of candidates) {
    const check = checkLink(candidate.link);
    if ('refusal' in check) {
      refused.push({ name: candidate.name, link: candidate.link, refusal: check.refusal });
      continue;
    }
    const key = linkKey(check.link);
    if (seen.has(key)) {
      repeated += 1;
      continue;
    }
    seen.add(key);
    const known = own.get(key) ?? null;
    const name = tidyName(candidate.name) || check.host;
    const color = candidate.color ?? known?.color ?? (NAV_COLORS[hashText(key) % NAV_COLORS.length] as string);
    rows.push({ candidate, name, ...check, color, state: compare(candidate, name, known), own: known });
  }
  return { rows, refused, repeated };
}

function compare({ color, type }: ImportCandidate, name: string, own: NavItem | null): RowState {
  if (own === null) return 'new';
  const isSame = name === own.name && (color ?? own.color) === own.color && (type ?? own.type) === own.type;
  return isSame ? 'same' : 'conflict';
}

/** A name on one line, without control characters, and not too long. */
function tidyName(name: string): string {
  const line = name.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
  return cutGraphemes(line, NAME_LENGTH_MAX);
}
