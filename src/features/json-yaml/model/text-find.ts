import { LINE_CHARS_MAX } from '../../../core/text/clip-line.ts';
import { SLICE_CHARS, type TextLines } from './text-lines.ts';

export interface FoundText {
  readonly line: number;
  readonly column: number;
  readonly length: number;
  /** The search continued at the other end of the text. */
  readonly hasWrapped: boolean;
  /** The match is behind the shown part of its line. */
  readonly isClipped: boolean;
}

/**
 * The first match at or after `from`; backwards the last match before it. The search continues at the other end of the
 * text. Null when there is no match. `pause` lets the page do other things in between.
 */
export async function findText(
  lines: TextLines,
  query: { readonly text: string; readonly isCaseSensitive: boolean },
  from: { readonly line: number; readonly column: number },
  isBackwards: boolean,
  pause: () => Promise<void>,
): Promise<FoundText | null> {
  const { text } = lines;
  const pattern = new RegExp(query.text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&'), query.isCaseSensitive ? 'g' : 'gi');
  const start = lines.offsetOf(from);
  const parts = isBackwards
    ? ([
        [0, start, false],
        [start, text.length, true],
      ] as const)
    : ([
        [start, text.length, false],
        [0, start, true],
      ] as const);
  for (const [begin, end, hasWrapped] of parts) {
    const at = await search(text, pattern, query.text.length, { begin, end, isBackwards }, pause);
    if (at === null) continue;
    const { line, column } = lines.placeOf(at);
    const length = query.text.length;
    return { line, column, length, hasWrapped, isClipped: column + length > LINE_CHARS_MAX };
  }
  return null;
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
    // A match that starts in the slice may end after it.
    const slice = text.slice(begin, end + length - 1);
    const found = part.isBackwards ? [...slice.matchAll(pattern)].at(-1) : new RegExp(pattern).exec(slice);
    if (found) return begin + found.index;
  }
  return null;
}
