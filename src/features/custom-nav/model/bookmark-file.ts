import { AppError } from '../../../core/errors.ts';
import { escapeHtml } from '../../../core/text/escape-html.ts';
import { CANDIDATES_MAX } from '../constants.ts';
import { type HtmlToken, readHtml } from './html-tokens.ts';
import { toFoundIcon } from './icon.ts';
import type { ImportCandidate, ImportedFile, NavFileErrorCode } from './import-candidate.ts';

/** Folders around a bookmark that are kept, from the inside. */
const FOLDERS_MAX = 8;
/** Letters of a name that are read. */
const NAME_CHARS_MAX = 1000;

/** Whether a text looks like bookmarks rather than JSON. */
export function looksLikeBookmarks(text: string): boolean {
  return text.trimStart().startsWith('<');
}

/**
 * Reads bookmarks in the Netscape format, as Chrome, Edge, Firefox and Safari export them, with their folders.
 * @throws AppError `bookmarks-empty`.
 */
export function parseBookmarks(html: string): ImportedFile {
  const reading = startReading();
  for (const token of readHtml(html)) readToken(reading, token);
  finishName(reading);
  const { candidates, left } = reading;
  if (candidates.length === 0) throw new AppError<NavFileErrorCode>('bookmarks-empty', 'No link in the bookmarks');
  return { kind: 'bookmarks', candidates, left };
}

interface Reading {
  readonly candidates: ImportCandidate[];
  /** Names of the open lists; empty for a list without a heading. */
  readonly open: string[];
  /** The name that is being read: of a folder, or of the link `href`. */
  naming:
    | { readonly kind: 'folder' }
    | { readonly kind: 'link'; readonly href: string; readonly icon: string | null }
    | null;
  name: string;
  /** The heading whose list has not begun. */
  heading: string;
  /** `words`: a link behind them belongs to the comment. */
  comment: 'none' | 'begun' | 'words';
  left: number;
}

function startReading(): Reading {
  return { candidates: [], open: [], naming: null, name: '', heading: '', comment: 'none', left: 0 };
}

function readToken(reading: Reading, token: HtmlToken): void {
  switch (token.kind) {
    case 'text':
      if (reading.naming !== null && reading.name.length < NAME_CHARS_MAX) reading.name += token.text;
      else if (reading.comment === 'begun' && token.text.trim() !== '') reading.comment = 'words';
      return;
    case 'open':
      if (['br', 'p', 'div'].includes(token.name)) reading.name += ' ';
      if (['h3', 'dl', 'dt', 'dd'].includes(token.name)) reading.comment = token.name === 'dd' ? 'begun' : 'none';
      if (['a', 'h3', 'dl', 'dt', 'dd'].includes(token.name)) finishName(reading);
      if (token.name === 'a' && token.href !== null && reading.comment !== 'words')
        reading.naming = { kind: 'link', href: token.href, icon: token.icon };
      if (token.name === 'h3') reading.naming = { kind: 'folder' };
      if (token.name === 'dl') {
        reading.open.push(reading.heading);
        reading.heading = '';
      }
      return;
    case 'close':
      if (['a', 'h3', 'dl'].includes(token.name)) finishName(reading);
      if (token.name === 'dl') {
        reading.open.pop();
        reading.comment = 'none';
      }
  }
}

function finishName(reading: Reading): void {
  const { naming, open, candidates } = reading;
  const name = reading.name.replace(/\s+/g, ' ').trim();
  reading.naming = null;
  reading.name = '';
  if (naming?.kind === 'folder') reading.heading = name;
  if (naming?.kind !== 'link') return;
  if (candidates.length === CANDIDATES_MAX) {
    reading.left += 1;
    return;
  }
  const folders = open.slice(-FOLDERS_MAX).filter((folder) => folder !== '');
  candidates.push({ name, link: naming.href, color: null, type: null, folders, icon: toFoundIcon(naming.icon) });
}

interface BookmarkFolder {
  readonly name: string;
  readonly links: readonly { readonly name: string; readonly link: string; readonly icon?: string | null }[];
}

/**
 * Writes bookmarks that every browser imports. `now` is in milliseconds since 1970. Links must have been checked: they are
 * written as they are.
 */
export function formatBookmarks(title: string, folders: readonly BookmarkFolder[], now: number): string {
  const seconds = Math.floor(now / 1000);
  const lines = folders.flatMap(({ name, links }) => [
    `    <DT><H3 ADD_DATE="${seconds}">${escapeHtml(name)}</H3>`,
    '    <DL><p>',
    ...links.map(({ name: title, link, icon = null }) => {
      const picture = icon === null ? '' : ` ICON="${escapeHtml(icon)}"`;
      return `        <DT><A HREF="${escapeHtml(link)}" ADD_DATE="${seconds}"${picture}>${escapeHtml(title)}</A>`;
    }),
    '    </DL><p>',
  ]);
  return [
    '<!DOCTYPE NETSCAPE-Bookmark-file-1>',
    '<META HTTP-EQUIV="Content-Type" CONTENT="text/html; charset=UTF-8">',
    `<TITLE>${escapeHtml(title)}</TITLE>`,
    `<H1>${escapeHtml(title)}</H1>`,
    '<DL><p>',
    ...lines,
    '</DL><p>',
    '',
  ].join('\n');
}
