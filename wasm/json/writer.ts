import { LINE_STRIDE, LINES, OUTPUT } from './layout';
import { LINE_START, SPACES } from './vectors';

/** Number of filled entries of LINES. */
export let lineEntries: i32 = 0;

/** Entries since the beginning, including those that were taken. */
let entryCount: f64 = 0;
/** Line breaks until the next entry. */
let untilEntry: i32 = LINE_STRIDE;

export function resetLines(): void {
  entryCount = 0;
  lineEntries = 0;
  untilEntry = LINE_STRIDE;
}

/** Line breaks written since the beginning. */
export function countLineBreaks(): f64 {
  return entryCount * LINE_STRIDE + (LINE_STRIDE - untilEntry);
}

export function drainLines(): void {
  lineEntries = 0;
}

/** Writes a line break and `width` spaces at `out`; `before` is the length of the drained output. */
// @ts-expect-error: decorator
@inline
export function breakLine(out: usize, width: i32, before: f64): usize {
  untilEntry -= 1;
  if (untilEntry == 0) addEntry(before + <f64>(out - OUTPUT) + 1);
  // Most indents fit into this first write; surplus spaces are overwritten.
  v128.store(out, v128.load(LINE_START));
  const spaces = v128.load(SPACES);
  v128.store(out + 16, spaces);
  for (let written: i32 = 31; written < width; written += 16) v128.store(out + 1 + <usize>written, spaces);
  return out + 1 + <usize>width;
}

function addEntry(lineStart: f64): void {
  store<f64>(LINES + (<usize>lineEntries << 3), lineStart);
  lineEntries += 1;
  entryCount += 1;
  untilEntry = LINE_STRIDE;
}
