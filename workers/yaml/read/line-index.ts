import { findLast } from '../../shared/find-last.ts';

/** A place in a text, from 1, in lines and in characters as a person counts them. */
interface TextPlace {
  readonly line: number;
  readonly column: number;
}

const EXCERPT_CHARS = { before: 60, after: 60 };

/** Finds lines by offset. A line ends with LF, CR or both. */
export function createLineIndex(text: string) {
  let known: readonly number[] | null = null;
  /** Found at the first question: most texts are read without one. */
  const lineStarts = () => {
    known ??= findLineStarts(text);
    return known;
  };

  const indexOf = (offset: number) => findLast(lineStarts(), offset);

  return {
    lineOf: (offset: number) => indexOf(offset) + 1,
    placeOf(offset: number): TextPlace {
      const index = indexOf(offset);
      const before = text.slice(lineStarts()[index], offset);
      return { line: index + 1, column: [...before].length + 1 };
    },
    offsetOf({ line, column }: TextPlace) {
      const start = lineStarts()[line - 1] ?? text.length;
      // A character takes one or two units.
      const before = [...text.slice(start, start + 2 * column)].slice(0, column - 1).join('');
      return start + before.length;
    },
    /** The line's text without its break, cut to a window round the place, and the place's index in it. */
    excerptAt(offset: number) {
      const index = indexOf(offset);
      const starts = lineStarts();
      const start = starts[index] ?? 0;
      const line = text.slice(start, starts[index + 1] ?? text.length).replace(/[\r\n]+$/, '');
      const place = Math.min(offset - start, line.length);
      const from = Math.max(place - EXCERPT_CHARS.before, 0);
      return { excerpt: line.slice(from, place + EXCERPT_CHARS.after), caret: place - from };
    },
  };
}

export type LineIndex = ReturnType<typeof createLineIndex>;

function findLineStarts(text: string): number[] {
  const starts = [0];
  for (const { index, 0: lineBreak } of text.matchAll(/\r\n|\n|\r/g)) starts.push(index + lineBreak.length);
  return starts;
}
