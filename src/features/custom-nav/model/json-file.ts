import { AppError } from '../../../core/errors.ts';
import { CANDIDATES_MAX } from '../constants.ts';
import type { ImportCandidate, ImportedFile, NavFileErrorCode } from './import-candidate.ts';
import { findCategory, type NavItem, toColor } from './nav-item.ts';
import { type NavLayout, type NavState, readObject, toLayout } from './nav-state.ts';

export interface ImportedNav extends ImportedFile {
  readonly kind: 'json';
  readonly layout: NavLayout;
}

/** The export file (doc 2 §3). `now` is in milliseconds since 1970. */
export function formatNavFile({ items, layout, viewMode }: NavState, now: number): string {
  const exported = items.map(({ name, link, color, type }: NavItem) => ({ name, link, color, type }));
  return JSON.stringify({ items: exported, layout, viewMode, exportTime: new Date(now).toISOString() }, null, 2);
}

/** @throws AppError `nav-file-not-json`, `nav-file-wrong-format` (doc 2 §5). */
export function parseNavFile(text: string): ImportedNav {
  const file = readObject(text);
  if (file === null && !isJson(text)) throw fault('nav-file-not-json');
  if (file === null || !Array.isArray(file.items)) throw fault('nav-file-wrong-format');
  const items: readonly unknown[] = file.items;
  return {
    kind: 'json',
    candidates: items.slice(0, CANDIDATES_MAX).map(toCandidate),
    left: Math.max(0, items.length - CANDIDATES_MAX),
    layout: toLayout(file.layout),
  };
}

function toCandidate(item: unknown): ImportCandidate {
  const { name, link, color, type } = (typeof item === 'object' && item !== null ? item : {}) as Record<
    string,
    unknown
  >;
  return {
    name: typeof name === 'string' ? name : '',
    link: typeof link === 'string' ? link : '',
    color: toColor(color),
    type: findCategory(type),
    folders: [],
  };
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function fault(code: NavFileErrorCode): AppError<NavFileErrorCode> {
  return new AppError(code, 'Not an export of the navigation');
}
