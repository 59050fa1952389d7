import { LINE_STRIDE, LINES, OUTPUT } from './layout';
import { INDENT, NEW_LINE } from './vectors';

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

/** Removes the first entries after they have been taken. */
export function drainLines(taken: i32): void {
  lineEntries -= taken;
  if (lineEntries > 0) memory.copy(LINES, LINES + (<usize>taken << 3), <usize>lineEntries << 3);
}

/** The number of entries up to an offset in the whole output. */
export function countEntries(offset: f64): i32 {
  let count = lineEntries;
  while (count > 0 && load<f64>(LINES + (<usize>(count - 1) << 3)) > offset) count -= 1;
  return count;
}

/** Takes line breaks back that were written since there were `total`, and not taken yet. */
export function restoreLineBreaks(total: f64): void {
  const entries = Math.floor(total / LINE_STRIDE);
  lineEntries -= <i32>(entryCount - entries);
  entryCount = entries;
  untilEntry = LINE_STRIDE - <i32>(total - entries * LINE_STRIDE);
}

/** Writes a line break and `width` bytes of indent at `out`; `before` is the length of the drained output. */
// @ts-expect-error: decorator
@inline
export function breakLine(out: usize, width: i32, before: f64): usize {
  untilEntry -= 1;
  if (untilEntry == 0) addEntry(before + <f64>(out - OUTPUT) + 1);
  // Most indents fit into this first write; surplus bytes are overwritten.
  v128.store(out, v128.load(NEW_LINE));
  const spaces = v128.load(INDENT);
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
