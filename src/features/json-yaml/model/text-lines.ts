import { type ClippedLine, clipLine, READ_CHARS_MAX } from '../../../core/text/clip-line.ts';

/** A text in the page's memory, and where its lines start. */
export interface TextLines {
  /** Unique for every text. */
  readonly id: number;
  readonly text: string;
  readonly lineCount: number;
  /** The whole line at an index from 0, without its line break; undefined outside the text. */
  line(index: number): string | undefined;
  /** Up to `count` lines from index `from` on, each clipped for display. */
  list(from: number, count: number): ClippedLine[];
  /** The line that contains a UTF-16 unit, and the unit's column in it. */
  placeOf(offset: number): { readonly line: number; readonly column: number };
  /** Offset of a place; the end of the text for a line after the last one. */
  offsetOf(place: { readonly line: number; readonly column: number }): number;
}

/** The start of every 64th line is kept. */
const STRIDE = 64;
/** Characters that are searched between two pauses; takes some milliseconds. */
export const SLICE_CHARS = 2_000_000;

let lastId = 0;

/** Finds the lines slice by slice; `pause` lets the page do other things in between. */
export async function createTextLines(text: string, pause: () => Promise<void>): Promise<TextLines> {
  const starts = [0];
  let lineCount = 1;
  let sliceEnd = SLICE_CHARS;
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) {
    if (lineCount % STRIDE === 0) starts.push(at + 1);
    lineCount += 1;
    if (at < sliceEnd) continue;
    sliceEnd = at + SLICE_CHARS;
    await pause();
  }
  // A line break at the end of the text does not start another line.
  if (text.endsWith('\n') && lineCount > 1) lineCount -= 1;
  lastId += 1;
  return withLines({ id: lastId, text, lineCount }, starts);
}

function withLines(facts: Pick<TextLines, 'id' | 'text' | 'lineCount'>, starts: readonly number[]): TextLines {
  const { text, lineCount } = facts;
  const startOf = (index: number) => {
    let start = starts[Math.floor(index / STRIDE)] ?? text.length;
    for (let left = index % STRIDE; left > 0; left--) start = text.indexOf('\n', start) + 1;
    return start;
  };
  const endOf = (start: number) => {
    const end = text.indexOf('\n', start);
    return end === -1 ? text.length : end;
  };
  const line = (index: number) => {
    if (index < 0 || index >= lineCount) return undefined;
    const start = startOf(index);
    return withoutReturn(text.slice(start, endOf(start)));
  };

  return {
    ...facts,
    line,
    list(from, count) {
      const end = Math.min(from + count, lineCount);
      const lines: ClippedLine[] = [];
      for (let index = from, start = startOf(from); index < end; index++) {
        const lineEnd = endOf(start);
        lines.push(clipLine(text.slice(start, Math.min(lineEnd, start + READ_CHARS_MAX))));
        start = lineEnd + 1;
      }
      return lines;
    },
    placeOf(offset) {
      let known = 0;
      for (let above = starts.length; above - known > 1; ) {
        const middle = (known + above) >> 1;
        if ((starts[middle] ?? 0) <= offset) known = middle;
        else above = middle;
      }
      let index = known * STRIDE;
      let start = starts[known] ?? 0;
      for (let end = endOf(start); end < offset && index < lineCount - 1; end = endOf(start)) {
        start = end + 1;
        index += 1;
      }
      return { line: index, column: offset - start };
    },
    offsetOf: (place) =>
      place.line >= lineCount ? text.length : Math.min(startOf(place.line) + place.column, text.length),
  };
}

function withoutReturn(line: string): string {
  return line.endsWith('\r') ? line.slice(0, -1) : line;
}
