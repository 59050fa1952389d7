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
  forgetToken,
  isNumberWhole,
  scanToken,
  token,
  wrong,
} from './tokens';
import { findInvalidUtf8 } from './utf8';
import { breakLine, drainLines, lineBreaks, lineEntries, resetLines } from './writer';

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
let isKey: bool = false;

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
  isKey = false;
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
  let at = cursor;
  let out = outputEnd;
  while (true) {
    if (out > OUTPUT_LIMIT || lineEntries >= MAX_LINES) {
      if (mode != VALIDATE) {
        cursor = at;
        outputEnd = out;
        return NEED_DRAIN;
      }
      out = OUTPUT;
    }

    if (token != NO_TOKEN) {
      const next = scanToken(at, out - at, inputEnd);
      out += next - at;
      at = next;
      if (wrong != 0) return refuse(wrong, at);
      if (token != NO_TOKEN) {
        if (!isLast) return pause(at, out);
        if (!isNumberWhole()) return refuse(UNEXPECTED_END, at);
        forgetToken();
      }
      expected = isKey ? COLON : afterValue();
      isKey = false;
    }

    at = skipBlanks(at);
    const byte = load<u8>(at);
    if (byte == 0 && at >= inputEnd) {
      if (!isLast) return pause(at, out);
      if (expected != NOTHING) return refuse(expected == VALUE && depth == 0 ? EMPTY : UNEXPECTED_END, at);
      cursor = at;
      outputEnd = out;
      return COMPLETE;
    }

    if (expected == COLON) {
      if (byte != 0x3a) return refuse(UNEXPECTED_TOKEN, at);
      store<u16>(out, 0x203a);
      out += mode == PRETTY ? 2 : 1;
      at += 1;
      expected = VALUE;
      continue;
    }
    if (expected == COMMA_OR_CLOSE) {
      if (byte == 0x2c) {
        store<u8>(out, byte);
        out += 1;
        at += 1;
        if (mode == PRETTY) out = newLine(out);
        expected = isInObject() ? KEY : VALUE;
        continue;
      }
      if (byte != 0x7d && byte != 0x5d) return refuse(UNEXPECTED_TOKEN, at);
      if ((byte == 0x7d) != isInObject()) return refuse(WRONG_CLOSER, at);
      depth -= 1;
      if (mode == PRETTY) out = newLine(out);
      store<u8>(out, byte);
      out += 1;
      at += 1;
      expected = afterValue();
      continue;
    }
    if (expected == NOTHING) return refuse(TRAILING_CONTENT, at);

    if (byte == 0x7d || byte == 0x5d) {
      const isEmpty = expected == (byte == 0x7d ? KEY_OR_CLOSE : VALUE_OR_CLOSE);
      if (!isEmpty) return refuse(kindOfCloser(byte), at);
      depth -= 1;
      store<u8>(out, byte);
      out += 1;
      at += 1;
      expected = afterValue();
      continue;
    }
    if (mode == PRETTY && (expected == KEY_OR_CLOSE || expected == VALUE_OR_CLOSE)) out = newLine(out);
    const isKeyExpected = expected == KEY || expected == KEY_OR_CLOSE;
    store<u8>(out, byte);
    if (byte == 0x22) {
      isKey = isKeyExpected;
      beginString();
    } else if (isKeyExpected) {
      return refuse(UNEXPECTED_TOKEN, at);
    } else if (byte == 0x7b || byte == 0x5b) {
      if (depth >= deepest) return refuse(TOO_DEEP, at);
      store<u8>(STACK + <usize>depth, byte == 0x7b ? IN_OBJECT : IN_ARRAY);
      depth += 1;
      expected = byte == 0x7b ? KEY_OR_CLOSE : VALUE_OR_CLOSE;
    } else if (byte == 0x2d || <u8>(byte - 0x30) <= 9) {
      beginNumber(byte);
    } else if (byte == 0x74 || byte == 0x66 || byte == 0x6e) {
      beginLiteral(byte);
    } else {
      return refuse(UNEXPECTED_TOKEN, at);
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
  return lineBreaks;
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

/** The window is used up: more is needed, unless it ended because its bytes are no UTF-8. */
function pause(at: usize, out: usize): i32 {
  if (isCorrupt) return refuse(INVALID_UTF8, at);
  cursor = at;
  outputEnd = out;
  return NEED_INPUT;
}

function refuse(kind: i32, at: usize): i32 {
  refusal = kind;
  cursor = at;
  return REFUSED;
}

// @ts-expect-error: decorator
@inline
function afterValue(): i32 {
  return depth == 0 ? NOTHING : COMMA_OR_CLOSE;
}

// @ts-expect-error: decorator
@inline
function isInObject(): bool {
  return load<u8>(STACK + <usize>(depth - 1)) == IN_OBJECT;
}

// @ts-expect-error: decorator
@inline
function newLine(out: usize): usize {
  return breakLine(out, depth * indent, outputBefore + <f64>(out - OUTPUT));
}

/** A closer where a value or key belongs: after a comma, in the wrong pair, or where nothing is open. */
function kindOfCloser(byte: u8): i32 {
  if (expected == KEY_OR_CLOSE || expected == VALUE_OR_CLOSE) return WRONG_CLOSER;
  if (depth == 0 || (expected == VALUE && isInObject())) return UNEXPECTED_TOKEN;
  return (byte == 0x7d) == isInObject() ? TRAILING_COMMA : WRONG_CLOSER;
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
