/** The beginnings of lines: every `stride`-th by its offset, so that any line is found by reading a few. */
export interface LineIndex {
  readonly stride: number;
  /** Offset of line 0, line `stride`, line 2 `stride` … */
  readonly starts: readonly number[];
  readonly lineCount: number;
}

const LINE_STRIDE = 64;
const LINE_FEED = 0x0a;

/** Finds the lines of a text that comes in pieces. */
export function createLineCounter() {
  const starts = [0];
  let breaks = 0;
  let before = 0;
  return {
    add(bytes: Uint8Array): void {
      for (let at = bytes.indexOf(LINE_FEED); at >= 0; at = bytes.indexOf(LINE_FEED, at + 1)) {
        breaks += 1;
        if (breaks % LINE_STRIDE === 0) starts.push(before + at + 1);
      }
      before += bytes.length;
    },
    finish: (): LineIndex => ({ stride: LINE_STRIDE, starts, lineCount: breaks + 1 }),
  };
}
