/**
 * The JSON core: checks a document strictly (RFC 8259) and writes it again, indented or without blanks, from UTF-8 to
 * UTF-8 in a window of fixed size. Every token is copied byte for byte, so no number, escape, key order or duplicate
 * key changes. All state survives the end of a window, wherever it falls, except inside a UTF-8 sequence.
 *
 * Life of a core: `begin`; then for every window write INPUT and SENTINEL_BYTES zeros, `feed`, and `run` until it asks
 * for input. Whenever `run` asks to drain, take the output and call `drain`.
 */
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
import { IN_ARRAY, IN_OBJECT, INPUT, MAX_DEPTH, MAX_INDENT_BYTES, MAX_LINES, OUTPUT, OUTPUT_LIMIT, STACK } from './layout';
import {
  beginLiteral,
  beginNumber,
  beginString,
  copyShortInteger,
  copyShortString,
  forgetToken,
  isNumberWhole,
  scanToken,
  token,
  wrong,
} from './tokens';
import { findInvalidUtf8 } from './utf8';
import { breakLine, countLineBreaks, drainLines, lineEntries, resetLines } from './writer';

export { INPUT, LINE_STRIDE, LINES, OUTPUT, SENTINEL_BYTES, WINDOW_BYTES } from './layout';

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
  // What changes with every token is held in locals, which are much faster than globals, until `leave`.
  const isPretty = mode == PRETTY;
  let at = cursor;
  let out = outputEnd;
  let state = expected;
  let level = depth;
  let inObject = isObjectAt(level);
  while (true) {
    if (out > OUTPUT_LIMIT || lineEntries >= MAX_LINES) {
      if (mode != VALIDATE) {
        leave(at, out, state, level);
        return NEED_DRAIN;
      }
      out = OUTPUT;
    }

    if (token != NO_TOKEN) {
      const next = scanToken(at, out - at, inputEnd);
      out += next - at;
      at = next;
      if (wrong != 0) return refuse(wrong, at, out, state, level);
      if (token != NO_TOKEN) {
        if (!isLast) return pause(at, out, state, level);
        if (!isNumberWhole()) return refuse(UNEXPECTED_END, at, out, state, level);
        forgetToken();
      }
      state = afterToken(state, level);
    }

    at = skipBlanks(at);
    const byte = load<u8>(at);
    if (byte == 0 && at >= inputEnd) {
      if (!isLast) return pause(at, out, state, level);
      if (state == NOTHING) {
        leave(at, out, state, level);
        return COMPLETE;
      }
      return refuse(state == VALUE && level == 0 ? EMPTY : UNEXPECTED_END, at, out, state, level);
    }

    if (state == COLON) {
      if (byte != 0x3a) return refuse(UNEXPECTED_TOKEN, at, out, state, level);
      store<u16>(out, 0x203a);
      out += isPretty ? 2 : 1;
      at += 1;
      state = VALUE;
      continue;
    }
    if (state == COMMA_OR_CLOSE) {
      if (byte == 0x2c) {
        store<u8>(out, byte);
        out += 1;
        at += 1;
        if (isPretty) out = newLine(out, level);
        state = inObject ? KEY : VALUE;
        continue;
      }
      if (byte != 0x7d && byte != 0x5d) return refuse(UNEXPECTED_TOKEN, at, out, state, level);
      if ((byte == 0x7d) != inObject) return refuse(WRONG_CLOSER, at, out, state, level);
      level -= 1;
      inObject = isObjectAt(level);
      if (isPretty) out = newLine(out, level);
      store<u8>(out, byte);
      out += 1;
      at += 1;
      state = afterValue(level);
      continue;
    }
    if (state == NOTHING) return refuse(TRAILING_CONTENT, at, out, state, level);

    if (byte == 0x22) {
      if (isPretty && isFirst(state)) out = newLine(out, level);
      store<u8>(out, byte);
      out += 1;
      at += 1;
      const length = copyShortString(at, out);
      at += length;
      out += length;
      if (length == 0) beginString();
      else state = afterToken(state, level);
      continue;
    }
    if (byte == 0x7d || byte == 0x5d) {
      const isEmpty = state == (byte == 0x7d ? KEY_OR_CLOSE : VALUE_OR_CLOSE);
      if (!isEmpty) return refuse(kindOfCloser(byte, state, level), at, out, state, level);
      level -= 1;
      inObject = isObjectAt(level);
      store<u8>(out, byte);
      out += 1;
      at += 1;
      state = afterValue(level);
      continue;
    }
    if (state >= KEY_OR_CLOSE) return refuse(UNEXPECTED_TOKEN, at, out, state, level);
    if (isPretty && isFirst(state)) out = newLine(out, level);
    store<u8>(out, byte);
    if (byte == 0x7b || byte == 0x5b) {
      if (level >= deepest) return refuse(TOO_DEEP, at, out, state, level);
      inObject = byte == 0x7b;
      store<u8>(STACK + <usize>level, inObject ? IN_OBJECT : IN_ARRAY);
      level += 1;
      state = inObject ? KEY_OR_CLOSE : VALUE_OR_CLOSE;
    } else if (byte == 0x2d || <u8>(byte - 0x30) <= 9) {
      const length = byte > 0x30 ? copyShortInteger(at, out) : 0;
      if (length > 0) {
        at += length;
        out += length;
        state = afterToken(state, level);
        continue;
      }
      beginNumber(byte);
    } else if (byte == 0x74 || byte == 0x66 || byte == 0x6e) {
      beginLiteral(byte);
    } else {
      return refuse(UNEXPECTED_TOKEN, at, out, state, level);
    }
    out += 1;
    at += 1;
  }
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

function leave(at: usize, out: usize, state: i32, level: i32): void {
  cursor = at;
  outputEnd = out;
  expected = state;
  depth = level;
}

/** The window is used up: more is needed, unless it ended because its bytes are no UTF-8. */
function pause(at: usize, out: usize, state: i32, level: i32): i32 {
  leave(at, out, state, level);
  if (!isCorrupt) return NEED_INPUT;
  refusal = INVALID_UTF8;
  return REFUSED;
}

function refuse(kind: i32, at: usize, out: usize, state: i32, level: i32): i32 {
  leave(at, out, state, level);
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

// @ts-expect-error: decorator
@inline
function newLine(out: usize, level: i32): usize {
  return breakLine(out, level * indent, outputBefore);
}

/** A closer where a value or key belongs: after a comma, in the wrong pair, or where nothing is open. */
function kindOfCloser(byte: u8, state: i32, level: i32): i32 {
  if (state == KEY_OR_CLOSE || state == VALUE_OR_CLOSE) return WRONG_CLOSER;
  if (level == 0 || (state == VALUE && isObjectAt(level))) return UNEXPECTED_TOKEN;
  return (byte == 0x7d) == isObjectAt(level) ? TRAILING_COMMA : WRONG_CLOSER;
}

// @ts-expect-error: decorator
@inline
function skipBlanks(at: usize): usize {
  if (load<u8>(at) > 0x20) return at;
  while (true) {
    const bytes = v128.load(at);
    const blanks = v128.or(
      v128.or(i8x16.eq(bytes, i8x16.splat(0x20)), i8x16.eq(bytes, i8x16.splat(0x0a))),
      v128.or(i8x16.eq(bytes, i8x16.splat(0x0d)), i8x16.eq(bytes, i8x16.splat(0x09))),
    );
    const others = ~i8x16.bitmask(blanks) & 0xffff;
    if (others != 0) return at + <usize>ctz(others);
    at += 16;
  }
}
