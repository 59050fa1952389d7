import { isSimpleEscape } from './bytes';
import {
  BAD_ESCAPE,
  BAD_LITERAL,
  BAD_NUMBER,
  CONTROL_CHARACTER,
  ESCAPE,
  HEX_1,
  HEX_4,
  LITERAL,
  NO_TOKEN,
  NUMBER_E,
  NUMBER_EXPONENT,
  NUMBER_FRACTION,
  NUMBER_INTEGER,
  NUMBER_MINUS,
  NUMBER_POINT,
  NUMBER_SIGN,
  NUMBER_ZERO,
  STRING,
} from './codes';
import { BACKSLASHES, LAST_CONTROL, NINES, QUOTES, ZERO_DIGITS } from './vectors';

/**
 * Scanners of single tokens. Each copies the bytes that it scans from `at` to `at + shift` and returns the place where
 * it stopped: behind the token, at the end of the window (then `token` holds the state in which to continue), or at a
 * wrong byte (then `wrong` holds the error).
 */
export let token: i32 = NO_TOKEN;
export let wrong: i32 = 0;

/** Bytes of the literal that are still expected, the next one in the lowest byte. */
let literalRest: u32 = 0;

export function beginString(): void {
  token = STRING;
}

export function forgetToken(): void {
  token = NO_TOKEN;
  wrong = 0;
}

export function beginNumber(first: u8): void {
  if (first == 0x2d) token = NUMBER_MINUS;
  else token = first == 0x30 ? NUMBER_ZERO : NUMBER_INTEGER;
}

/** `true`, `false` or `null` by its first letter. */
export function beginLiteral(first: u8): void {
  token = LITERAL;
  if (first == 0x74) literalRest = 0x00657572;
  else literalRest = first == 0x66 ? 0x65736c61 : 0x006c6c75;
}

/** Whether a number may end in its current state. */
export function isNumberWhole(): bool {
  return (
    token == NUMBER_ZERO || token == NUMBER_INTEGER || token == NUMBER_FRACTION || token == NUMBER_EXPONENT
  );
}

/** Continues with the current token. */
export function scanToken(at: usize, shift: usize, end: usize): usize {
  if (token <= HEX_4) return scanString(at, shift, end);
  if (token == LITERAL) return scanLiteral(at, shift, end);
  return scanNumber(at, shift, end);
}

/**
 * Copies the body of a string up to its closing quote, or to a byte that needs a closer look: a numbered escape, a
 * control character, the end of the window. @returns that place.
 */
// @ts-expect-error: decorator
@inline
export function copyPlain(at: usize, shift: usize): usize {
  while (true) {
    const bytes = v128.load(at);
    v128.store(at + shift, bytes);
    let stops = findStringStops(bytes);
    let next = at + 16;
    while (stops != 0) {
      const index = <usize>ctz(stops);
      const stop = at + index;
      const escaped = load<u8>(stop, 1);
      if (load<u8>(stop) != 0x5c || !isSimpleEscape(escaped)) return stop;
      // The pair is skipped as one. It may reach beyond the block.
      store<u8>(stop + shift, escaped, 1);
      stops &= ~(3 << <i32>index);
      if (index == 15) next = at + 17;
    }
    at = next;
  }
}

/** Copies the 32 bytes in which most numbers end. @returns a bit for each byte that is not a digit. */
// @ts-expect-error: decorator
@inline
export function copyDigits32(at: usize, out: usize): i32 {
  const first = v128.load(at);
  const second = v128.load(at, 16);
  v128.store(out, first);
  v128.store(out, second, 16);
  return findOtherThanDigits(first) | (findOtherThanDigits(second) << 16);
}

/** Copies `true`, `false` or `null`. @returns its length; 0 for anything else. */
// @ts-expect-error: decorator
@inline
export function copyLiteral(at: usize, out: usize): usize {
  const head = load<u32>(at);
  store<u32>(out, head);
  if (head == 0x65757274 || head == 0x6c6c756e) return 4;
  store<u8>(out, 0x65, 4);
  return head == 0x736c6166 && load<u8>(at, 4) == 0x65 ? 5 : 0;
}

// @ts-expect-error: decorator
@inline
function findStringStops(bytes: v128): i32 {
  const marks = v128.or(i8x16.eq(bytes, v128.load(QUOTES)), i8x16.eq(bytes, v128.load(BACKSLASHES)));
  return i8x16.bitmask(v128.or(marks, i8x16.le_u(bytes, v128.load(LAST_CONTROL))));
}

// @ts-expect-error: decorator
@inline
function findOtherThanDigits(bytes: v128): i32 {
  return i8x16.bitmask(i8x16.gt_u(i8x16.sub(bytes, v128.load(ZERO_DIGITS)), v128.load(NINES)));
}

/** Copies the rest of a string behind its opening quote, closing quote included. */
export function scanString(at: usize, shift: usize, end: usize): usize {
  while (true) {
    if (token != STRING) {
      at = token == ESCAPE ? scanEscape(at, shift, end) : scanHex(at, shift, end);
      if (token != STRING) return at;
    }
    at = copyNumberedEscapes(copyPlain(at, shift), shift);
    const byte = load<u8>(at);
    if (byte == 0x22) {
      token = NO_TOKEN;
      return at + 1;
    }
    if (byte == 0x5c) {
      token = ESCAPE;
      at += 1;
    } else if (byte < 0x20) {
      if (at < end) wrong = CONTROL_CHARACTER;
      return at;
    }
  }
}

/** Copies a sequence of `\\u0000` escapes, as texts of other scripts have them. @returns its end. */
// @ts-expect-error: decorator
@inline
function copyNumberedEscapes(at: usize, shift: usize): usize {
  const heads = i8x16(0x5c, 0x75, 0, 0, 0, 0, 0x5c, 0x75, 0, 0, 0, 0, 0, 0, 0, 0);
  while (true) {
    const bytes = v128.load(at);
    v128.store(at + shift, bytes);
    const digits = i8x16.le_u(i8x16.sub(bytes, i8x16.splat(0x30)), i8x16.splat(9));
    const letters = i8x16.le_u(i8x16.sub(v128.or(bytes, i8x16.splat(0x20)), i8x16.splat(0x61)), i8x16.splat(5));
    const right =
      (i8x16.bitmask(i8x16.eq(bytes, heads)) & 0b000011000011) |
      (i8x16.bitmask(v128.or(digits, letters)) & 0b111100111100);
    if (right == 0b111111111111) at += 12;
    else if ((right & 0b111111) == 0b111111) at += 6;
    else return at;
  }
}

function scanEscape(at: usize, shift: usize, end: usize): usize {
  if (at >= end) return at;
  const byte = load<u8>(at);
  store<u8>(at + shift, byte);
  if (byte == 0x75) token = HEX_4;
  else if (isSimpleEscape(byte)) token = STRING;
  else {
    wrong = BAD_ESCAPE;
    return at;
  }
  return token == HEX_4 ? scanHex(at + 1, shift, end) : at + 1;
}

function scanHex(at: usize, shift: usize, end: usize): usize {
  while (token >= HEX_1) {
    if (at >= end) return at;
    const byte = load<u8>(at);
    const letter = byte | 0x20;
    if (!(<u8>(byte - 0x30) <= 9 || (letter >= 0x61 && letter <= 0x66))) {
      wrong = BAD_ESCAPE;
      return at;
    }
    store<u8>(at + shift, byte);
    at += 1;
    token = token == HEX_1 ? STRING : token - 1;
  }
  return at;
}

export function scanLiteral(at: usize, shift: usize, end: usize): usize {
  while (literalRest != 0) {
    if (at >= end) return at;
    const byte = load<u8>(at);
    if (byte != <u8>(literalRest & 0xff)) {
      wrong = BAD_LITERAL;
      return at;
    }
    store<u8>(at + shift, byte);
    at += 1;
    literalRest >>>= 8;
  }
  token = NO_TOKEN;
  return at;
}

/** Copies the rest of a number behind its first byte, up to the first byte that cannot belong to it. */
export function scanNumber(at: usize, shift: usize, end: usize): usize {
  while (true) {
    if (token == NUMBER_INTEGER || token == NUMBER_FRACTION || token == NUMBER_EXPONENT) {
      at = copyDigits(at, shift);
    }
    if (at >= end) return at;
    const byte = load<u8>(at);
    const next = follow(token, byte);
    if (next == NO_TOKEN) {
      if (isNumberWhole() && !(token == NUMBER_ZERO && isDigit(byte))) token = NO_TOKEN;
      else wrong = BAD_NUMBER;
      return at;
    }
    store<u8>(at + shift, byte);
    at += 1;
    token = next;
  }
}

/** State of a number after `byte`, or NO_TOKEN when the byte does not belong to it. */
// @ts-expect-error: decorator
@inline
function follow(state: i32, byte: u8): i32 {
  if (isDigit(byte)) {
    if (state == NUMBER_MINUS) return byte == 0x30 ? NUMBER_ZERO : NUMBER_INTEGER;
    if (state == NUMBER_POINT) return NUMBER_FRACTION;
    return state == NUMBER_E || state == NUMBER_SIGN ? NUMBER_EXPONENT : NO_TOKEN;
  }
  if (byte == 0x2e) return state == NUMBER_ZERO || state == NUMBER_INTEGER ? NUMBER_POINT : NO_TOKEN;
  if ((byte | 0x20) == 0x65) {
    return state == NUMBER_ZERO || state == NUMBER_INTEGER || state == NUMBER_FRACTION ? NUMBER_E : NO_TOKEN;
  }
  return (byte == 0x2b || byte == 0x2d) && state == NUMBER_E ? NUMBER_SIGN : NO_TOKEN;
}

// @ts-expect-error: decorator
@inline
function copyDigits(at: usize, shift: usize): usize {
  while (true) {
    const bytes = v128.load(at);
    v128.store(at + shift, bytes);
    const others = findOtherThanDigits(bytes);
    if (others != 0) return at + <usize>ctz(others);
    at += 16;
  }
}

// @ts-expect-error: decorator
@inline
function isDigit(byte: u8): bool {
  return byte >= 0x30 && byte <= 0x39;
}
