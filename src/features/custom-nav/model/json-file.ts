import { AppError } from '../../../core/errors.ts';
import { CANDIDATES_MAX } from '../constants.ts';
import { readForeignLinks } from './foreign-json.ts';
import { toFoundIcon } from './icon.ts';
import type { ImportCandidate, ImportedFile, NavFileErrorCode } from './import-candidate.ts';
import { findCategory, type NavItem, toColor } from './nav-item.ts';
import { type NavLayout, type NavState, toLayout } from './nav-state.ts';

interface ImportedNav extends ImportedFile {
  /** Null for the file of another program. */
  readonly layout: NavLayout | null;
}

/** The export file (doc 2 §3), with the pictures of tiles by the ids of their items. `now` is in milliseconds since 1970. */
export function formatNavFile(
  { items, layout, viewMode }: NavState,
  now: number,
  icons: ReadonlyMap<string, string> = new Map(),
): string {
  const exported = items.map(({ id, name, link, color, type }: NavItem) => {
    const icon = icons.get(id);
    return { name, link, color, type, ...(icon === undefined ? {} : { icon }) };
  });
  return JSON.stringify({ items: exported, layout, viewMode, exportTime: new Date(now).toISOString() }, null, 2);
}

/**
 * Reads an export of this page, or the links of another program's file.
 * @throws AppError `nav-file-not-json`, `nav-file-wrong-format` (doc 2 §5).
 */
export function parseNavFile(text: string): ImportedNav {
  const json = readJson(text);
  if (json === undefined) throw fault('nav-file-not-json');
  const items = listItems(json);
  const foreign = items !== null && hasLinks(items) ? null : readForeignLinks(json);
  if (items !== null && (foreign === null || foreign.candidates.length === 0)) {
    return {
      kind: 'json',
      candidates: items.slice(0, CANDIDATES_MAX).map(toCandidate),
      left: Math.max(0, items.length - CANDIDATES_MAX),
      layout: toLayout((json as { readonly layout?: unknown }).layout),
    };
  }
  if (foreign === null || foreign.candidates.length === 0) throw fault('nav-file-wrong-format');
  return { kind: 'bookmarks', ...foreign, layout: null };
}

/** The items of an export of this page. Null for another file. */
function listItems(json: unknown): readonly unknown[] | null {
  const items: unknown = typeof json === 'object' && json !== null && 'items' in json ? json.items : null;
  if (!Array.isArray(items)) return null;
  const isForeign = (item: object) => 'url' in item || 'href' in item || ('title' in item && !('name' in item));
  const isOwn = items.every((item) => typeof item !== 'object' || item === null || !isForeign(item));
  return isOwn ? items : null;
}

/** None, or at least one with a link in our field. */
function hasLinks(items: readonly unknown[]): boolean {
  return items.length === 0 || items.some((item) => typeof item === 'object' && item !== null && 'link' in item);
}

function toCandidate(item: unknown): ImportCandidate {
  const { name, link, color, type, icon } = (typeof item === 'object' && item !== null ? item : {}) as Record<
    string,
    unknown
  >;
  return {
    name: typeof name === 'string' ? name : '',
    link: typeof link === 'string' ? link : '',
    color: toColor(color),
    type: findCategory(type),
    folders: [],
    icon: toFoundIcon(icon),
  };
}

/** Undefined for a text that is no JSON, also without commas too many. */
function readJson(text: string): unknown {
  for (const json of [text, withoutLastCommas(text)]) {
    try {
      return JSON.parse(json);
    } catch {
      // Not in this form.
    }
  }
  return undefined;
}

/** The text without the commas in front of closing brackets, except in quotes. */
function withoutLastCommas(text: string): string {
  let kept = '';
  let start = 0;
  let isQuoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text[at];
    if (isQuoted && unit === '\\') at += 1;
    else if (unit === '"') isQuoted = !isQuoted;
    else if (!isQuoted && unit === ',') {
      CLOSING.lastIndex = at + 1;
      if (!CLOSING.test(text)) continue;
      kept += text.slice(start, at);
      start = at + 1;
    }
  }
  return kept + text.slice(start);
}

const CLOSING = /\s*[}\]]/y;

function fault(code: NavFileErrorCode): AppError<NavFileErrorCode> {
  return new AppError(code, 'Not an export of the navigation');
}
