/**
 * The JSON core: checks a document strictly (RFC 8259) and writes it again, indented or without blanks, from UTF-8 to
 * UTF-8 in a window of fixed size. Every token is copied byte for byte, so no number, escape, key order or duplicate
 * key changes. All state survives the end of a window, wherever it falls, except inside a UTF-8 sequence.
 *
 * Life of a core: `begin`; then for every window write INPUT and SENTINEL_BYTES zeros, `feed`, and `run` until it asks
 * for input. Whenever `run` asks to drain, take the output and call `drain`.
 */
import { skipBlanks } from './blanks';
import { BLANK, beginsToken, CLOSER, COMMA, kindOf, NUMBER, OPENER, QUOTE, WORD } from './bytes';
import {
  COLON,
  COMMA_OR_CLOSE,
  COMPLETE,
  EMPTY,
  INVALID_UTF8,
  KEY,
  KEY_OR_CLOSE,
  NEED_DRAIN,
  NEED_INPUT,
  NO_TOKEN,
  NOTHING,
  REFUSED,
  TOO_DEEP,
  TRAILING_COMMA,
  TRAILING_CONTENT,
  UNEXPECTED_END,
  UNEXPECTED_TOKEN,
  VALUE,
  VALUE_OR_CLOSE,
  WRONG_CLOSER,
} from './codes';

import { IN_ARRAY, IN_OBJECT, INPUT, MAX_DEPTH, MAX_INDENT_BYTES, OUTPUT, OUTPUT_LIMIT, STACK } from './layout';
import {
  beginLiteral,
  beginNumber,
  beginString,
  copyLiteral,
  copyDigits32,
  copyPlain,
  forgetToken,
  isNumberWhole,
  scanToken,
  token,
  wrong,
} from './tokens';
import { findInvalidUtf8 } from './utf8';
import { breakLine, countLineBreaks, drainLines, lineEntries, resetLines } from './writer';

export { INPUT, LINE_STRIDE, LINES, OUTPUT, SENTINEL_BYTES, WINDOW_BYTES } from './layout';

/** Between the parts of the core: the window is not at its end. */
const GO_ON: i32 = -1;

/** What is done with a document: `begin`'s first argument. */
export const VALIDATE: i32 = 0;
export const MINIFY: i32 = 1;
export const PRETTY: i32 = 2;

let mode: i32 = VALIDATE;
let indent: i32 = 0;
let deepest: i32 = MAX_DEPTH;

let expected: i32 = VALUE;
let depth: i32 = 0;

/** The window: where reading stands, where it ends, where invalid UTF-8 begins, and whether it is the last. */
let cursor: usize = INPUT;
let inputEnd: usize = INPUT;
let isLast: bool = false;
let isCorrupt: bool = false;
/** Bytes of earlier windows. */
let inputBefore: f64 = 0;

let outputEnd: usize = OUTPUT;
/** Bytes drained so far. */
let outputBefore: f64 = 0;

let refusal: i32 = 0;

/** Starts a document. `spaces` a level and `maxDepth` levels count for PRETTY only, where a line has at most 64 KiB of indent. */
export function begin(newMode: i32, spaces: i32, maxDepth: i32): void {
  mode = newMode;
  indent = spaces;
  deepest = newMode == PRETTY ? min(maxDepth, MAX_INDENT_BYTES / max(spaces, 1)) : MAX_DEPTH;
  expected = VALUE;
  depth = 0;
  cursor = INPUT;
  inputEnd = INPUT;
  inputBefore = 0;
  outputEnd = OUTPUT;
  outputBefore = 0;
  refusal = 0;
  forgetToken();
  resetLines();
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
  // What is wrong before the bad bytes is found first: reading ends where they begin.
  if (isCorrupt) {
    memory.fill(valid, 0, 64);
    inputEnd = valid;
  }
}

/** Goes on with the window. @returns NEED_INPUT, NEED_DRAIN, COMPLETE or REFUSED. */
export function run(): i32 {
  while (true) {
    if (outputEnd > OUTPUT_LIMIT) {
      if (mode != VALIDATE) return NEED_DRAIN;
      outputEnd = OUTPUT;
    }
    let answer = token == NO_TOKEN ? GO_ON : finishToken();
    if (answer == GO_ON) answer = copyTokens();
    if (answer != GO_ON) return answer;
  }
}

/** Goes on with a token that is long, odd or cut by the window's end. */
function finishToken(): i32 {
  const next = scanToken(cursor, outputEnd - cursor, inputEnd);
  outputEnd += next - cursor;
  cursor = next;
  if (wrong != 0) return refuse(wrong);
  if (token != NO_TOKEN) {
    if (!isLast) return pause();
    if (!isNumberWhole()) return refuse(UNEXPECTED_END);
    forgetToken();
  }
  expected = afterToken(expected, depth);
  return GO_ON;
}

/** Copies tokens until the window ends, the output is full, or `finishToken` is needed. */
function copyTokens(): i32 {
  // Locals are much faster than globals. Nothing is called while they are in use, so that they can stay in registers.
  const isPretty = mode == PRETTY;
  const step = isPretty ? indent : 0;
  let at = cursor;
  let out = outputEnd;
  let state = expected;
  let level = depth;
  let inObject = isObjectAt(level);
  let width = level * step;
  while (out <= OUTPUT_LIMIT) {
    if (state <= KEY) {
      at = skipBlanks(at, level);
      const byte = load<u8>(at);
      const kind = kindOf(byte);
      if (isPretty && isFirst(state) && beginsToken(kind)) out = breakLine(out, width, outputBefore);
      store<u8>(out, byte);
      if (kind == QUOTE) {
        const end = copyPlain(at + 1, out - at);
        out += end - at;
        at = end;
        if (load<u8>(at) != 0x22) {
          beginString();
          return leave(GO_ON, at, out, state, level);
        }
        at += 1;
        out += 1;
      } else if (kind == CLOSER) {
        const isEmpty = state == (byte == 0x7d ? KEY_OR_CLOSE : VALUE_OR_CLOSE);
        if (!isEmpty) return leave(refuse(kindOfCloser(byte, state, level)), at, out, state, level);
        level -= 1;
        inObject = isObjectAt(level);
        width -= step;
        out += 1;
        at += 1;
        state = VALUE;
      } else {
        if (state >= KEY_OR_CLOSE) return stop(UNEXPECTED_TOKEN, at, out, state, level);
        if (kind == OPENER) {
          if (level >= deepest) return leave(refuse(TOO_DEEP), at, out, state, level);
          inObject = byte == 0x7b;
          store<u8>(STACK + <usize>level, inObject ? IN_OBJECT : IN_ARRAY);
          level += 1;
          width += step;
          out += 1;
          at += 1;
          state = inObject ? KEY_OR_CLOSE : VALUE_OR_CLOSE;
          continue;
        }
        if (kind == NUMBER) {
          // Most numbers have up to 31 digits, a sign and a point; `finishToken` knows what is odd in the others.
          const sign: usize = byte == 0x2d ? 1 : 0;
          const others = copyDigits32(at, out) & ~(<i32>sign);
          const whole = <usize>ctz(others);
          let length = whole;
          let isOdd = whole == sign || (load<u8>(at + sign) == 0x30 && whole > sign + 1);
          if (load<u8>(at + whole) == 0x2e) {
            length = <usize>ctz(others & (others - 1));
            isOdd = isOdd || length == whole + 1;
          }
          if (isOdd || kindOf(load<u8>(at + length)) < BLANK) {
            beginNumber(byte);
            return leave(GO_ON, at + 1, out + 1, state, level);
          }
          at += length;
          out += length;
        } else if (kind == WORD) {
          const length = copyLiteral(at, out);
          if (length == 0) {
            beginLiteral(byte);
            return leave(GO_ON, at + 1, out + 1, state, level);
          }
          at += length;
          out += length;
        } else {
          return stop(UNEXPECTED_TOKEN, at, out, state, level);
        }
      }
      state = afterToken(state, level);
    }

    at = skipBlanks(at, level - 1);
    const byte = load<u8>(at);
    if (state == COLON) {
      if (byte != 0x3a) return stop(UNEXPECTED_TOKEN, at, out, state, level);
      store<u16>(out, 0x203a);
      out += isPretty ? 2 : 1;
      at += 1;
      state = VALUE;
      continue;
    }
    if (state == NOTHING) return stop(TRAILING_CONTENT, at, out, state, level);
    const kind = kindOf(byte);
    if (kind == COMMA) {
      store<u8>(out, byte);
      out += 1;
      at += 1;
      if (isPretty) out = breakLine(out, width, outputBefore);
      state = inObject ? KEY : VALUE;
      continue;
    }
    if (kind != CLOSER) return stop(UNEXPECTED_TOKEN, at, out, state, level);
    if ((byte == 0x7d) != inObject) return leave(refuse(WRONG_CLOSER), at, out, state, level);
    level -= 1;
    inObject = isObjectAt(level);
    width -= step;
    if (isPretty) out = breakLine(out, width, outputBefore);
    store<u8>(out, byte);
    out += 1;
    at += 1;
    state = afterValue(level);
  }
  return leave(GO_ON, at, out, state, level);
}

/** Bytes at OUTPUT that wait to be taken. */
export function getOutputLength(): i32 {
  return <i32>(outputEnd - OUTPUT);
}

/** Entries of LINES that wait to be taken. */
export function getLineEntries(): i32 {
  return lineEntries;
}

/** Line breaks written since `begin`. */
export function getLineBreaks(): f64 {
  return countLineBreaks();
}

/** Frees the output and the line entries, which have been taken. */
export function drain(): void {
  outputBefore += <f64>(outputEnd - OUTPUT);
  outputEnd = OUTPUT;
  drainLines();
}

/** Why the document is refused, what was expected there, at which byte of it, and how deep. */
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
function leave(answer: i32, at: usize, out: usize, state: i32, level: i32): i32 {
  cursor = at;
  outputEnd = out;
  expected = state;
  depth = level;
  return answer;
}

/** The window is used up: more is needed, unless it ended because its bytes are no UTF-8. */
function pause(): i32 {
  return isCorrupt ? refuse(INVALID_UTF8) : NEED_INPUT;
}

/** What stands at `at` is not what is expected: the window or the document is at its end, or the byte is wrong. */
function stop(kind: i32, at: usize, out: usize, state: i32, level: i32): i32 {
  leave(GO_ON, at, out, state, level);
  if (at < inputEnd) return refuse(kind);
  if (!isLast) return pause();
  if (state == NOTHING) return COMPLETE;
  return refuse(state == VALUE && level == 0 ? EMPTY : UNEXPECTED_END);
}

function refuse(kind: i32): i32 {
  refusal = kind;
  return REFUSED;
}

// @ts-expect-error: decorator
@inline
function afterValue(level: i32): i32 {
  return level == 0 ? NOTHING : COMMA_OR_CLOSE;
}

/** Keys are expected in the states KEY_OR_CLOSE and KEY, values in those before. */
// @ts-expect-error: decorator
@inline
function afterToken(state: i32, level: i32): i32 {
  return state >= KEY_OR_CLOSE ? COLON : afterValue(level);
}

/** Whether the first member or item of an object or array may come. */
// @ts-expect-error: decorator
@inline
function isFirst(state: i32): bool {
  return state == VALUE_OR_CLOSE || state == KEY_OR_CLOSE;
}

/** What is open at a level; nothing at the root. */
// @ts-expect-error: decorator
@inline
function isObjectAt(level: i32): bool {
  return level > 0 && load<u8>(STACK + <usize>(level - 1)) == IN_OBJECT;
}

/** A closer where a value or key belongs: after a comma, in the wrong pair, or where nothing is open. */
function kindOfCloser(byte: u8, state: i32, level: i32): i32 {
  if (state == KEY_OR_CLOSE || state == VALUE_OR_CLOSE) return WRONG_CLOSER;
  if (level == 0 || (state == VALUE && isObjectAt(level))) return UNEXPECTED_TOKEN;
  return (byte == 0x7d) == isObjectAt(level) ? TRAILING_COMMA : WRONG_CLOSER;
}
