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
  const items = ownItems(json);
  if (items !== null) {
    return {
      kind: 'json',
      candidates: items.slice(0, CANDIDATES_MAX).map(toCandidate),
      left: Math.max(0, items.length - CANDIDATES_MAX),
      layout: toLayout((json as { readonly layout?: unknown }).layout),
    };
  }
  const { candidates, left } = readForeignLinks(json);
  if (candidates.length === 0) throw fault('nav-file-wrong-format');
  return { kind: 'bookmarks', candidates, left, layout: null };
}

/** The items of an export of this page: none, or at least one with a link in our field. Null for another file. */
function ownItems(json: unknown): readonly unknown[] | null {
  const items: unknown = typeof json === 'object' && json !== null && 'items' in json ? json.items : null;
  if (!Array.isArray(items)) return null;
  const isForeign = (item: object) => 'url' in item || 'href' in item || ('title' in item && !('name' in item));
  const isOwn = items.every((item) => typeof item !== 'object' || item === null || !isForeign(item));
  return isOwn ? items : null;
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

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function fault(code: NavFileErrorCode): AppError<NavFileErrorCode> {
  return new AppError(code, 'Not an export of the navigation');
}
