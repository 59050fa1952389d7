import { findColon, findScalarEnd, skipSpaces } from './read-scalar.ts';
import { writeFlow } from './write-flow.ts';

/** Anchor and tag of a value, in either order; tags of other namespaces may change the value. */
const ANCHOR = /&[\w.-]+(?= |$)/y;
const TAG = /![A-Za-z][\w.-]*(?= |$)/y;
const BLOCK_HEADER = /[|>]-?(?= |$)/y;

/** What stands behind the dashes of a line. */
export interface LineContent {
  /** The key with its quotes; null for an item that is not a mapping. */
  readonly key: string | null;
  /** Anchor and tag as the writer orders them, or an empty text. */
  readonly properties: string;
  /** The value as the writer writes it; empty without one, or `|` or `>` with its sign before a text block. */
  readonly value: string;
  readonly isBlock: boolean;
  /** With its number sign; empty without one. */
  readonly comment: string;
}

/** Reads a line from the place behind its dashes. Null when the writer might write the line otherwise. */
export function readContent(line: string, start: number): LineContent | null {
  const first = findScalarEnd(line, start, false);
  const colon = first < 0 ? -1 : findColon(line, start, first);
  const hasKey = colon >= 0 && (colon + 1 === line.length || line.charAt(colon + 1) === ' ');
  const key = hasKey ? line.slice(start, first) : null;
  const properties = readProperties(line, hasKey ? skipSpaces(line, colon + 1) : start);
  const value = readValue(line, properties.end);
  if (value === null) return null;
  const comment = readComment(line, value.end);
  if (comment === null) return null;
  return { key, properties: properties.text, value: value.text, isBlock: value.isBlock, comment };
}

/** A comment without spaces at its end, for which the writer has rules of its own; null when there is other text. */
function readComment(line: string, end: number): string | null {
  const at = skipSpaces(line, end);
  if (at === line.length) return '';
  if (line.charAt(at) !== '#' || at === end) return null;
  return line.endsWith(' ') || at === line.length - 1 ? null : line.slice(at);
}

function readProperties(line: string, start: number): { readonly text: string; readonly end: number } {
  let anchor = '';
  let tag = '';
  let at = start;
  for (;;) {
    const pattern = line.charAt(at) === '&' && anchor === '' ? ANCHOR : TAG;
    if (pattern === TAG && tag !== '') break;
    pattern.lastIndex = at;
    const [found] = pattern.exec(line) ?? [];
    if (found === undefined) break;
    if (pattern === ANCHOR) anchor = found;
    else tag = found;
    at = skipSpaces(line, at + found.length);
  }
  return { text: anchor === '' || tag === '' ? anchor + tag : `${anchor} ${tag}`, end: at };
}

function readValue(
  line: string,
  start: number,
): { readonly text: string; readonly end: number; readonly isBlock: boolean } | null {
  const sign = line.charAt(start);
  if (sign === '') return { text: '', end: start, isBlock: false };
  // The comment is read from the space before it.
  if (sign === '#') return { text: '', end: start - 1, isBlock: false };
  if (sign === '[' || sign === '{') {
    const flow = writeFlow(line, start);
    return flow === null ? null : { ...flow, isBlock: false };
  }
  if (sign === '|' || sign === '>') {
    BLOCK_HEADER.lastIndex = start;
    const [text] = BLOCK_HEADER.exec(line) ?? [];
    return text === undefined ? null : { text, end: start + text.length, isBlock: true };
  }
  const end = findScalarEnd(line, start, false);
  return end < 0 ? null : { text: line.slice(start, end), end, isBlock: false };
}
