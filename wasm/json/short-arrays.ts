import { OUTPUT } from './layout';
import { countLineBreaks, restoreLineBreaks } from './writer';

/**
 * Short arrays of scalars on one line. Items are written on lines of their own at first; where the closing bracket finds
 * that the array fits, its lines are joined in place. The end of the output is therefore held back.
 */

/** Columns of a joined line; 0 when arrays keep their lines. */
export let joinedColumns: i32 = 0;

/** Longer than the lines of any array that fits: at most 27 items, each with less than 80 columns of indent. */
const LONGEST_BYTES: usize = 4096;
/** At least the bytes of a line that fits, in which to find its beginning. */
const LINE_BYTES: usize = 256;

/** The place behind the opening bracket of the innermost open array, while it holds scalars alone; otherwise 0. */
let opened: usize = 0;
/** Line breaks written before it, and columns of its line up to it. */
let breaksBefore: f64 = 0;
let columnsBefore: i32 = 0;

export function beginArrays(columns: i32): void {
  joinedColumns = columns;
  opened = 0;
}

/** Call behind every opening bracket. */
export function noteOpener(out: usize, isArray: bool): void {
  opened = 0;
  if (!isArray || joinedColumns == 0) return;
  columnsBefore = measureLine(out);
  if (columnsBefore >= joinedColumns) return;
  opened = out;
  breaksBefore = countLineBreaks();
}

/** Call where a container without content is closed. */
export function forgetArray(): void {
  opened = 0;
}

/** Joins the lines of the array whose closing bracket comes next. @returns the end of the output; 0 when it stays. */
export function joinArray(out: usize): usize {
  const start = opened;
  opened = 0;
  if (start == 0 || out - start > LONGEST_BYTES) return 0;
  // A closing bracket and a comma follow.
  let columns = columnsBefore + 2;
  for (let at = start; at < out && columns <= joinedColumns; at++) {
    const byte = load<u8>(at);
    if (byte == 0x0a) {
      if (at > start) columns += 1;
      at = behindIndent(at) - 1;
    } else columns += columnsOf(byte);
  }
  if (columns > joinedColumns) return 0;
  let to = start;
  for (let at = start; at < out; at++) {
    let byte = load<u8>(at);
    if (byte == 0x0a) {
      at = behindIndent(at) - 1;
      if (to == start) continue;
      byte = 0x20;
    }
    store<u8>(to, byte);
    to += 1;
  }
  restoreLineBreaks(breaksBefore);
  return to;
}

/** The part of the output that no array can change any more. */
export function findSettled(out: usize): usize {
  if (opened != 0 && out - opened > LONGEST_BYTES) opened = 0;
  const end = opened == 0 ? out : opened;
  return end - OUTPUT > LINE_BYTES ? end - LINE_BYTES : OUTPUT;
}

/** Call when the output moves towards its beginning. */
export function moveOutput(by: usize): void {
  if (opened != 0) opened -= by;
}

/** Columns of the last line, up to `joinedColumns`. */
function measureLine(out: usize): i32 {
  let columns = 0;
  for (let at = out - 1; at >= OUTPUT && columns < joinedColumns; at--) {
    const byte = load<u8>(at);
    if (byte == 0x0a) break;
    columns += columnsOf(byte);
  }
  return columns;
}

/** East Asian characters take two columns, bytes that continue a character none. */
// @ts-expect-error: decorator
@inline
function columnsOf(byte: u8): i32 {
  if (byte < 0x80) return 1;
  if (byte < 0xc0) return 0;
  return byte < 0xe0 ? 1 : 2;
}

/** The place behind a line break and its indent. */
// @ts-expect-error: decorator
@inline
function behindIndent(at: usize): usize {
  do at += 1;
  while (load<u8>(at) == 0x20 || load<u8>(at) == 0x09);
  return at;
}
