import { INPUT, OUTPUT } from './layout';
import { breakLine } from './writer';

/**
 * Reading of NDJSON: values on lines of their own, which become the items of one array. Between two values stands the
 * state NOTHING, so the loop that copies tokens does not distinguish such a text until then.
 */

export let readsRecords: bool = false;
/** Values read so far. */
export let recordCount: f64 = 0;
/** Whether a line break has been read since the last value. */
let hasBreak: bool = false;
/** What stands between, before and behind the items. */
let isIndented: bool = false;
let isListed: bool = false;

/** Writes the beginning of the array. @returns the end of the output. */
export function beginRecords(reads: bool, indented: bool, listed: bool, width: i32): usize {
  readsRecords = reads;
  recordCount = 1;
  hasBreak = false;
  isIndented = indented;
  isListed = listed;
  if (!reads || !listed) return OUTPUT;
  store<u8>(OUTPUT, 0x5b);
  return indented ? breakLine(OUTPUT + 1, width, 0) : OUTPUT + 1;
}

/** Whether a further value begins at `at`, behind blanks with a line break. */
export function beginsRecord(at: usize, end: usize): bool {
  for (let before = at - 1; before >= INPUT && load<u8>(before) <= 0x20; before--) {
    if (load<u8>(before) == 0x0a) hasBreak = true;
  }
  if (at >= end || !hasBreak) return false;
  hasBreak = false;
  recordCount += 1;
  return true;
}

/** Writes what separates two items. */
export function separateRecords(out: usize, width: i32, before: f64): usize {
  if (!isListed) return breakLine(out, 0, before);
  store<u8>(out, 0x2c);
  return isIndented ? breakLine(out + 1, width, before) : out + 1;
}

/** Writes the end of the array. */
export function endRecords(out: usize, before: f64): usize {
  if (!readsRecords || !isListed) return out;
  const at = isIndented ? breakLine(out, 0, before) : out;
  store<u8>(at, 0x5d);
  return at + 1;
}
