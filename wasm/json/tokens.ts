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

/**
 * Scanners of single tokens. Each copies what it scans from `at` to `at + shift` and returns where it stopped: behind
 * the token, at the end of the window (then `token` says how to go on), or at the byte that is wrong (then `wrong`
 * says why).
 */
export let token: i32 = NO_TOKEN;
export let wrong: i32 = 0;

/** Bytes of the literal still to come, the next in the lowest byte. */
let literalRest: u32 = 0;

export function forgetToken(): void {
  token = NO_TOKEN;
  wrong = 0;
}

export function beginString(): void {
  token = STRING;
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

/** Whether a number may end where it stands. */
export function isNumberWhole(): bool {
  return (
    token == NUMBER_ZERO || token == NUMBER_INTEGER || token == NUMBER_FRACTION || token == NUMBER_EXPONENT
  );
}

/** Goes on with the token under way. */
export function scanToken(at: usize, shift: usize, end: usize): usize {
  if (token <= HEX_4) return scanString(at, shift, end);
  if (token == LITERAL) return scanLiteral(at, shift, end);
  return scanNumber(at, shift, end);
}

/**
 * Copies a string's body of up to 15 bytes without escapes, closing quote included. @returns its length; 0 when the string
 * is another kind, or goes on in the next window.
 */
// @ts-expect-error: decorator
@inline
export function copyShortString(at: usize, out: usize): usize {
  const bytes = v128.load(at);
  v128.store(out, bytes);
  const stops = findStringStops(bytes);
  if (stops == 0) return 0;
  const length = <usize>ctz(stops);
  return load<u8>(at + length) == 0x22 ? length + 1 : 0;
}

/** Copies an integer of up to 15 digits that a comma, closer or blank follows. @returns its length; 0 for any other number. */
// @ts-expect-error: decorator
@inline
export function copyShortInteger(at: usize, out: usize): usize {
  const bytes = v128.load(at);
  v128.store(out, bytes);
  const others = findOtherThanDigits(bytes);
  if (others == 0) return 0;
  const length = <usize>ctz(others);
  const next = load<u8>(at + length);
  return next == 0x2c || next == 0x7d || next == 0x5d || next == 0x0a ? length : 0;
}

// @ts-expect-error: decorator
@inline
function findStringStops(bytes: v128): i32 {
  const marks = v128.or(i8x16.eq(bytes, i8x16.splat(0x22)), i8x16.eq(bytes, i8x16.splat(0x5c)));
  return i8x16.bitmask(v128.or(marks, i8x16.le_u(bytes, i8x16.splat(0x1f))));
}

// @ts-expect-error: decorator
@inline
function findOtherThanDigits(bytes: v128): i32 {
  return i8x16.bitmask(i8x16.gt_u(i8x16.sub(bytes, i8x16.splat(0x30)), i8x16.splat(9)));
}

/** The body of a string from behind its opening quote, closing quote included. */
export function scanString(at: usize, shift: usize, end: usize): usize {
  while (true) {
    if (token != STRING) {
      at = token == ESCAPE ? scanEscape(at, shift, end) : scanHex(at, shift, end);
      if (token != STRING) return at;
    }
    const bytes = v128.load(at);
    v128.store(at + shift, bytes);
    const stops = findStringStops(bytes);
    if (stops == 0) {
      at += 16;
      continue;
    }
    at += <usize>ctz(stops);
    const byte = load<u8>(at);
    if (byte == 0x22) {
      token = NO_TOKEN;
      return at + 1;
    }
    if (byte != 0x5c) {
      if (at < end) wrong = CONTROL_CHARACTER;
      return at;
    }
    at += 1;
    const escaped = load<u8>(at);
    if (isSimpleEscape(escaped)) {
      store<u8>(at + shift, escaped);
      at += 1;
    } else {
      token = ESCAPE;
    }
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

function isSimpleEscape(byte: u8): bool {
  switch (byte) {
    case 0x22:
    case 0x5c:
    case 0x2f:
    case 0x62:
    case 0x66:
    case 0x6e:
    case 0x72:
    case 0x74:
      return true;
    default:
      return false;
  }
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

/** A number from behind its first byte. It ends at the first byte that cannot belong to it. */
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

/** State of a number behind `byte`, or NO_TOKEN where the byte does not belong to it. */
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
