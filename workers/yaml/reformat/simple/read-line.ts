import { findColon, findScalarEnd, skipSpaces } from './read-scalar.ts';

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

/** Longer values over several lines are left to the writer, because every further line reads all of them again. */
const JOINED_CHARS_MAX = 4000;
const NOT_PLAIN = /^["'*[{]/;

/** What stands behind the dashes of a line and, where its value continues, of the lines below; and the next line's index. */
interface Joined {
  /** Null when the writer might write it otherwise. */
  readonly content: LineContent | null;
  readonly end: number;
}

/** A bracketed collection as the writer writes it, and the place behind it in its line. */
interface FlowText {
  readonly text: string;
  readonly end: number;
}

/** Nesting of brackets on one line; deeper ones are left to the writer. */
const DEPTH_MAX = 20;

/** Reads a line from the place behind its dashes. Null when the writer might write the line otherwise. */
function readContent(line: string, start: number): LineContent | null {
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

/**
 * Reads a line from the place behind its dashes. The writer puts a text or brackets over several lines on one line, with a
 * space for each line break; lines that are further to the right continue the value. `at` is the index of the next line.
 */
export function readJoined(
  line: string,
  start: number,
  { lines, at }: { readonly lines: readonly string[]; readonly at: number },
): Joined {
  let text = line;
  let content = readContent(text, start);
  let end = at;
  for (; end < lines.length && text.length <= JOINED_CHARS_MAX && mayContinue(text, content); end++) {
    const next = lines[end] ?? '';
    const margin = skipSpaces(next, 0);
    // A plain item may continue left of its first word, which is rare.
    if (margin === next.length || next.charAt(margin) === '#' || margin <= start) break;
    text = `${text.trimEnd()} ${next.slice(margin)}`;
    content = readContent(text, start);
  }
  return { content, end };
}

/** Whether the value is unfinished, or a plain text. A line that could not be read because of its comment is complete. */
function mayContinue(text: string, content: LineContent | null): boolean {
  if (content === null) return !text.includes(' #');
  const { value, comment, isBlock } = content;
  return value !== '' && comment === '' && !isBlock && !NOT_PLAIN.test(value);
}

/** Reads the collection whose bracket is at `start`. Null when it is not complete on its line, or not of simple values. */
function writeFlow(line: string, start: number, depth = 0): FlowText | null {
  const isMapping = line.charAt(start) === '{';
  const closing = isMapping ? '}' : ']';
  const parts: string[] = [];
  const close = (end: number) => ({ text: `${line.charAt(start)}${parts.join(', ')}${closing}`, end });
  let at = skipSpaces(line, start + 1);
  if (line.charAt(at) === closing) return { text: isMapping ? '{}' : '[]', end: at + 1 };
  if (depth === DEPTH_MAX) return null;
  for (;;) {
    const part = isMapping ? writeEntry(line, at, depth) : writeValue(line, at, depth);
    if (part === null) return null;
    parts.push(part.text);
    at = skipSpaces(line, part.end);
    const sign = line.charAt(at);
    if (sign === closing) return close(at + 1);
    if (sign !== ',') return null;
    at = skipSpaces(line, at + 1);
    // The writer drops a comma behind the last entry.
    if (line.charAt(at) === closing) return close(at + 1);
  }
}

function writeEntry(line: string, start: number, depth: number): FlowText | null {
  const end = findScalarEnd(line, start, true);
  const colon = end < 0 ? -1 : findColon(line, start, end);
  if (colon < 0) return null;
  const isQuoted = /["']/.test(line.charAt(start));
  const next = line.charAt(colon + 1);
  // Behind a quoted key, the value may follow at once.
  if (next !== ' ' && !(isQuoted && colon === end)) return null;
  const value = writeValue(line, skipSpaces(line, colon + 1), depth);
  return value === null ? null : { text: `${line.slice(start, end)}: ${value.text}`, end: value.end };
}

function writeValue(line: string, start: number, depth: number): FlowText | null {
  if (/[[{]/.test(line.charAt(start))) return writeFlow(line, start, depth + 1);
  const end = findScalarEnd(line, start, true);
  return end < 0 ? null : { text: line.slice(start, end), end };
}
