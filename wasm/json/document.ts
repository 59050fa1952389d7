import {
  COMPLETE,
  EMPTY,
  INVALID_UTF8,
  NEED_INPUT,
  NOTHING,
  REFUSED,
  UNEXPECTED_END,
  VALUE,
} from './codes';
import { INPUT, MAX_DEPTH, MAX_INDENT_BYTES, OUTPUT } from './layout';
import { beginRecords, readsRecords } from './records';
import { beginArrays, findSettled, joinedColumns, moveOutput } from './short-arrays';
import { forgetToken } from './tokens';
import { findInvalidUtf8 } from './utf8';
import { setIndent } from './vectors';
import { countEntries, countLineBreaks, drainLines, resetLines } from './writer';

/** The state of a document on its way through the core. Other files change it only by the functions below. */

/** An answer between the parts of the core: the window is not finished. */
export const CONTINUE: i32 = -1;

/** The task: `begin`'s first argument. */
export const VALIDATE: i32 = 0;
export const MINIFY: i32 = 1;
export const PRETTY: i32 = 2;
/** As MINIFY, with every item of an array at the root on a line of its own, without the brackets. */
export const LINES_OUT: i32 = 3;

export let mode: i32 = VALIDATE;
export let indent: i32 = 0;
/** Levels around the document in the output. */
export let base: i32 = 0;
export let deepest: i32 = MAX_DEPTH;

export let expected: i32 = VALUE;
export let depth: i32 = 0;

/** The window: the read position, the end, the start of invalid UTF-8, and whether it is the last window. */
export let cursor: usize = INPUT;
export let inputEnd: usize = INPUT;
export let isLast: bool = false;
let isCorrupt: bool = false;
/** Length of earlier windows in bytes. */
let inputBefore: f64 = 0;

export let outputEnd: usize = OUTPUT;
/** The end of the output that may be taken. */
let settled: usize = OUTPUT;
/** Bytes drained so far. */
export let outputBefore: f64 = 0;

let refusal: i32 = 0;

/**
 * Starts a document. PRETTY alone uses `width`, the number of bytes `blank` per level, and `columns`, up to which arrays
 * of scalars stand on one line (0 for none); a line has at most 64 KiB of indent. `records` reads NDJSON as one array.
 */
export function begin(newMode: i32, maxDepth: i32, width: i32, blank: i32, columns: i32, records: bool): void {
  mode = newMode;
  indent = width;
  base = records && newMode == PRETTY ? 1 : 0;
  deepest = min(maxDepth, newMode == PRETTY ? MAX_INDENT_BYTES / max(width, 1) : MAX_DEPTH);
  expected = VALUE;
  depth = 0;
  cursor = INPUT;
  inputEnd = INPUT;
  inputBefore = 0;
  outputBefore = 0;
  refusal = 0;
  forgetToken();
  resetLines();
  setIndent(<i8>blank);
  beginArrays(columns);
  outputEnd = beginRecords(records, newMode == PRETTY, newMode != LINES_OUT, width);
  settled = outputEnd;
}

/** Announces a window of `length` bytes at INPUT. `last` when the document ends with it. */
export function feed(length: i32, last: bool): void {
  inputBefore += <f64>(inputEnd - INPUT);
  cursor = INPUT;
  const end = INPUT + <usize>length;
  const valid = findInvalidUtf8(INPUT, end);
  isCorrupt = valid < end;
  isLast = last && !isCorrupt;
  inputEnd = end;
  // An error before the invalid bytes is reported first: the readable window ends where they begin.
  if (isCorrupt) {
    memory.fill(valid, 0, 64);
    inputEnd = valid;
  }
}

/** Bytes at OUTPUT that are ready to be taken. */
export function getOutputLength(): i32 {
  return <i32>(settled - OUTPUT);
}

/** Entries of LINES that are ready to be taken. */
export function getLineEntries(): i32 {
  return countEntries(outputBefore + <f64>(settled - OUTPUT));
}

/** Line breaks written since `begin`. */
export function getLineBreaks(): f64 {
  return countLineBreaks();
}

/** Frees the output and the line entries after they have been taken. */
export function drain(): void {
  drainLines(getLineEntries());
  const taken = settled - OUTPUT;
  const rest = outputEnd - settled;
  if (rest > 0) memory.copy(OUTPUT, settled, rest);
  moveOutput(taken);
  outputBefore += <f64>taken;
  outputEnd = OUTPUT + rest;
  settled = OUTPUT;
}

/** Whether the task needs more than copying tokens, indented or not. */
export function hasExtras(): bool {
  return readsRecords || joinedColumns > 0 || mode == LINES_OUT;
}

/** Determines which output may be taken; at the end of the document, all of it. */
export function settle(isComplete: bool): void {
  settled = joinedColumns == 0 || isComplete ? outputEnd : findSettled(outputEnd);
}

/** The reason for a refusal, the expectation at that point, the byte offset and the depth. */
export function getRefusal(): i32 {
  return refusal;
}

export function getExpected(): i32 {
  return expected;
}

export function getOffset(): f64 {
  return inputBefore + <f64>(cursor - INPUT);
}

export function getDepth(): i32 {
  return depth;
}

// @ts-expect-error: decorator
@inline
export function leave(answer: i32, at: usize, out: usize, state: i32, level: i32): i32 {
  cursor = at;
  outputEnd = out;
  expected = state;
  depth = level;
  return answer;
}

/** The window is used up: more input is needed, unless the window ended at bytes that are not UTF-8. */
export function pause(): i32 {
  return isCorrupt ? refuse(INVALID_UTF8) : NEED_INPUT;
}

/** The byte at `at` is unexpected: either the window or the document ends here, or the byte is wrong. */
export function stop(kind: i32, at: usize, out: usize, state: i32, level: i32): i32 {
  leave(CONTINUE, at, out, state, level);
  if (at < inputEnd) return refuse(kind);
  if (!isLast) return pause();
  if (state == NOTHING) return COMPLETE;
  return refuse(state == VALUE && level == 0 ? EMPTY : UNEXPECTED_END);
}

export function refuse(kind: i32): i32 {
  refusal = kind;
  return REFUSED;
}
