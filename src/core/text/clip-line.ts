/** UTF-16 units shown of a line. Longer lines are clipped, because the page would have to lay them out. */
export const LINE_CHARS_MAX = 2000;

/** `endOfGraphemes` looks at this many units on each side of the end. */
const LOOK_BACK_CHARS = 64;
const LOOK_AHEAD_CHARS = 32;

/** `clipLine` reads no further than this; a caller may pass a line that was cut here. */
export const READ_CHARS_MAX = LINE_CHARS_MAX + LOOK_AHEAD_CHARS;

export interface ClippedLine {
  readonly text: string;
  /** The line continues after `text`. */
  readonly isClipped: boolean;
}

/** The part of a line that is shown, without a carriage return at its end. It never ends inside a character. */
export function clipLine(line: string): ClippedLine {
  const text = line.endsWith('\r') ? line.slice(0, -1) : line;
  if (text.length <= LINE_CHARS_MAX) return { text, isClipped: false };
  return { text: text.slice(0, endOfGraphemes(text, LINE_CHARS_MAX)), isClipped: true };
}

/** The last position up to `end` that does not divide a character as a reader sees it (a grapheme). */
export function endOfGraphemes(text: string, end: number): number {
  if (typeof Intl.Segmenter !== 'function') return endOfPairs(text, end);
  segmenter ??= new Intl.Segmenter();
  // The look-back may begin inside a character; the boundaries after that character are still right.
  const from = Math.max(end - LOOK_BACK_CHARS, 0);
  const segments = [...segmenter.segment(text.slice(from, end + LOOK_AHEAD_CHARS))];
  const found = segments.map(({ index }) => from + index).findLast((index) => index <= end);
  // No boundary but the arbitrary first one: the character is longer than the look-back.
  return found === undefined || (found === from && from > 0) ? endOfPairs(text, end) : found;
}

let segmenter: Intl.Segmenter | undefined;

/** The last position up to `end` that does not divide a surrogate pair. */
function endOfPairs(text: string, end: number): number {
  const isDivided = /^[\ud800-\udbff][\udc00-\udfff]$/.test(text.slice(end - 1, end + 1));
  return isDivided ? end - 1 : end;
}
