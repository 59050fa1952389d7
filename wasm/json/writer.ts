import { LINE_STRIDE, LINES } from './layout';

/** Line breaks written since the beginning, and how many entries of LINES are filled. */
export let lineBreaks: f64 = 0;
export let lineEntries: i32 = 0;

let untilEntry: i32 = LINE_STRIDE;

export function resetLines(): void {
  lineBreaks = 0;
  lineEntries = 0;
  untilEntry = LINE_STRIDE;
}

export function drainLines(): void {
  lineEntries = 0;
}

/** Writes a line break and `width` spaces at `out`; `offset` is how far into the whole output `out` is. */
// @ts-expect-error: decorator
@inline
export function breakLine(out: usize, width: i32, offset: f64): usize {
  store<u8>(out, 0x0a);
  lineBreaks += 1;
  untilEntry -= 1;
  if (untilEntry == 0) {
    store<f64>(LINES + (<usize>lineEntries << 3), offset + 1);
    lineEntries += 1;
    untilEntry = LINE_STRIDE;
  }
  const spaces = i8x16.splat(0x20);
  for (let written: i32 = 0; written < width; written += 16) v128.store(out + 1 + <usize>written, spaces);
  return out + 1 + <usize>width;
}
