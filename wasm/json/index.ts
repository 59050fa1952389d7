/**
 * The JSON core: checks a document strictly (RFC 8259) and writes it indented or without blanks, from UTF-8 to UTF-8 in
 * a window of fixed size. Every token is copied byte for byte, so numbers, escapes, key order and duplicate keys stay
 * as they are. All state survives the end of a window, which may be anywhere except inside a UTF-8 sequence.
 *
 * Life of a core: `begin`; then for every window write INPUT and SENTINEL_BYTES zeros, `feed`, and `run` until it asks
 * for input. Whenever `run` asks to drain, take the output and call `drain`.
 */
import { COMPLETE, NEED_DRAIN, NO_TOKEN, UNEXPECTED_END } from './codes';
import { copyAsUsual, copyWithExtras } from './copy';
import {
  CONTINUE,
  cursor,
  depth,
  expected,
  hasExtras,
  inputEnd,
  isLast,
  leave,
  mode,
  outputBefore,
  outputEnd,
  pause,
  refuse,
  settle,
  VALIDATE,
} from './document';
import { afterToken } from './grammar';
import { OUTPUT, OUTPUT_LIMIT } from './layout';
import { endRecords, recordCount } from './records';
import { forgetToken, isNumberWhole, scanToken, token, wrong } from './tokens';

export {
  begin,
  drain,
  feed,
  getDepth,
  getExpected,
  getLineBreaks,
  getLineEntries,
  getOffset,
  getOutputLength,
  getRefusal,
  LINES_OUT,
  MINIFY,
  PRETTY,
  VALIDATE,
} from './document';
export { INPUT, LINE_STRIDE, LINES, OUTPUT, SENTINEL_BYTES, WINDOW_BYTES } from './layout';

/** Values of NDJSON read so far. */
export function getRecords(): f64 {
  return recordCount;
}

/** Continues with the window. @returns NEED_INPUT, NEED_DRAIN, COMPLETE or REFUSED. */
export function run(): i32 {
  const answer = runOn();
  if (answer == COMPLETE) leave(answer, cursor, endRecords(outputEnd, outputBefore), expected, depth);
  settle(answer == COMPLETE);
  return answer;
}

function runOn(): i32 {
  while (true) {
    if (outputEnd > OUTPUT_LIMIT) {
      if (mode != VALIDATE) return NEED_DRAIN;
      // A check has no output to take: it is overwritten.
      leave(CONTINUE, cursor, OUTPUT, expected, depth);
    }
    let answer = token == NO_TOKEN ? CONTINUE : finishToken();
    if (answer == CONTINUE) answer = hasExtras() ? copyWithExtras() : copyAsUsual();
    if (answer != CONTINUE) return answer;
  }
}

/** Continues with a token that is long, unusual or cut by the window's end. */
function finishToken(): i32 {
  const next = scanToken(cursor, outputEnd - cursor, inputEnd);
  leave(CONTINUE, next, outputEnd + (next - cursor), expected, depth);
  if (wrong != 0) return refuse(wrong);
  if (token != NO_TOKEN) {
    if (!isLast) return pause();
    if (!isNumberWhole()) return refuse(UNEXPECTED_END);
    forgetToken();
  }
  return leave(CONTINUE, cursor, outputEnd, afterToken(expected, depth), depth);
}
