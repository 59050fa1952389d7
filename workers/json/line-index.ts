/** The beginnings of some lines, so that any line is found by reading a few: at least every 64th of a text as it came. */
export interface LineIndex {
  /** Numbers of lines, ascending from 0, and the offsets at which they begin. */
  readonly numbers: readonly number[];
  readonly starts: readonly number[];
  readonly lineCount: number;
}

const LINE_STRIDE = 64;
const LINE_FEED = 0x0a;

/** Finds the lines of a text that comes in pieces. */
export function createLineCounter() {
  const numbers = [0];
  const starts = [0];
  let breaks = 0;
  let before = 0;
  return {
    add(bytes: Uint8Array): void {
      for (let at = bytes.indexOf(LINE_FEED); at >= 0; at = bytes.indexOf(LINE_FEED, at + 1)) {
        breaks += 1;
        if (breaks % LINE_STRIDE !== 0) continue;
        numbers.push(breaks);
        starts.push(before + at + 1);
      }
      before += bytes.length;
    },
    finish: (): LineIndex => ({ numbers, starts, lineCount: breaks + 1 }),
  };
}
