import { toFindPattern } from '../../../core/text/find-pattern.ts';
import { SLICE_CHARS, type TextLines } from './text-lines.ts';

interface FoundText {
  readonly line: number;
  readonly column: number;
  readonly length: number;
  /** The search continued at the other end of the text. */
  readonly hasWrapped: boolean;
  /** In UTF-16 units from the start of the text. */
  readonly offset: number;
}

interface TextQuery {
  readonly text: string;
  readonly isCaseSensitive: boolean;
  readonly isWholeWord: boolean;
}

/**
 * The first match at or after `from`; backwards the last match before it. The search continues at the other end of the
 * text. Null when there is no match. `pause` lets the page do other things in between.
 */
export async function findText(
  lines: TextLines,
  query: TextQuery,
  from: { readonly line: number; readonly column: number },
  isBackwards: boolean,
  pause: () => Promise<void>,
): Promise<FoundText | null> {
  const { text } = lines;
  const pattern = toFindPattern(query);
  const start = lines.offsetOf(from);
  const halves: [begin: number, end: number][] = [
    [start, text.length],
    [0, start],
  ];
  for (const [nth, [begin, end]] of (isBackwards ? halves.reverse() : halves).entries()) {
    const at = await search(text, pattern, query.text.length, { begin, end, isBackwards }, pause);
    if (at === null) continue;
    const { line, column } = lines.placeOf(at);
    const length = query.text.length;
    return { line, column, length, hasWrapped: nth > 0, offset: at };
  }
  return null;
}

/** Counts the matches of one slice of a text; those up to `upTo` are counted a second time by themselves. */
export function countText(text: string, query: TextQuery, from: number, upTo: number) {
  const end = Math.min(from + SLICE_CHARS, text.length);
  let count = 0;
  let countUpTo = 0;
  if (query.text !== '') {
    const { start, found } = matchesIn(text, toFindPattern(query), from, end, query.text.length);
    for (const { index } of found) {
      const at = start + index;
      if (at >= end) break;
      count += 1;
      if (at <= upTo) countUpTo += 1;
    }
  }
  return { count, countUpTo, next: end < text.length ? end : null };
}

/** A slice and its neighbors, which decide about matches at its ends; matches are searched from `from` on. */
function matchesIn(text: string, pattern: RegExp, from: number, end: number, length: number) {
  const start = Math.max(from - 2, 0);
  const here = new RegExp(pattern);
  here.lastIndex = from - start;
  return { start, found: text.slice(start, end + length + 1).matchAll(here) };
}

interface Part {
  readonly begin: number;
  readonly end: number;
  readonly isBackwards: boolean;
}

/** Offset of the first match that starts in the part; backwards of the last one. */
async function search(text: string, pattern: RegExp, length: number, part: Part, pause: () => Promise<void>) {
  const count = Math.ceil((part.end - part.begin) / SLICE_CHARS);
  for (let nth = 0; nth < count; nth++) {
    if (nth > 0) await pause();
    const begin = part.begin + (part.isBackwards ? count - 1 - nth : nth) * SLICE_CHARS;
    const end = Math.min(begin + SLICE_CHARS, part.end);
    const { start, found } = matchesIn(text, pattern, begin, end, length);
    let last: number | null = null;
    for (const { index } of found) {
      if (start + index >= end) break;
      last = start + index;
      if (!part.isBackwards) break;
    }
    if (last !== null) return last;
  }
  return null;
}
