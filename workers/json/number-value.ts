import type { Hasher } from './hasher.ts';

const MINUS = 0x2d;
const POINT = 0x2e;
const ZERO = 0x30;
const NINE = 0x39;
/** Larger exponents are not distinguished by the hash, and longer numbers not at all. */
const HASHED_EXPONENT = 1e15;
const EXPONENT_DIGITS = 1000;

/** Adds the same for all notations of one number: 1.0, 1 and 10e-1. `-0` is 0. */
export function addNumber(hasher: Hasher, bytes: Uint8Array, from: number, to: number): void {
  /** Zeros that count only when another digit follows. */
  let zeros = 0;
  let decimals = 0;
  let isFraction = false;
  let isZero = true;
  let at = bytes[from] === MINUS ? from + 1 : from;
  for (; at < to; at++) {
    const byte = bytes[at] ?? 0;
    if (byte === POINT) {
      isFraction = true;
      continue;
    }
    if (byte < ZERO || byte > NINE) break;
    if (isFraction) decimals += 1;
    if (byte === ZERO) {
      if (!isZero) zeros += 1;
      continue;
    }
    for (; zeros > 0; zeros--) hasher.add(ZERO);
    hasher.add(byte);
    isZero = false;
  }
  if (isZero) return;
  const exponent = (at < to ? readExponent(bytes, at + 1, to) : 0) - decimals + zeros;
  hasher.add(Math.abs(exponent) > HASHED_EXPONENT ? 0 : exponent);
  hasher.add(Number(bytes[from] === MINUS));
}

/** Whether two texts, each a JSON number, stand for the same decimal number. Nothing is rounded. */
export function isSameNumber(a: string, b: string): boolean {
  const left = toDecimal(a);
  const right = toDecimal(b);
  if (left.digits !== right.digits) return false;
  if (left.digits === '') return true;
  return left.isNegative === right.isNegative && left.exponent !== null && left.exponent === right.exponent;
}

/**
 * Digits without zeros at either end, times a power of ten; no digits for zero. The exponent is null when it is too
 * long.
 */
export function toDecimal(text: string) {
  const isNegative = text.startsWith('-');
  const [mantissa = '', power = '0'] = text.slice(isNegative ? 1 : 0).split(/e/i);
  const [whole = '', fraction = ''] = mantissa.split('.');
  const written = whole + fraction;
  const upToLast = written.slice(0, endOfDigits(written));
  const digits = upToLast.replace(/^0+/, '');
  const shift = BigInt(written.length - upToLast.length - fraction.length);
  const exponent = power.length > EXPONENT_DIGITS ? null : BigInt(power.replace('+', '')) + shift;
  return { isNegative, digits, exponent };
}

/** A regular expression would take quadratic time for the zeros at the end. */
function endOfDigits(written: string): number {
  let end = written.length;
  while (end > 0 && written.charCodeAt(end - 1) === ZERO) end -= 1;
  return end;
}

function readExponent(bytes: Uint8Array, from: number, to: number): number {
  let value = 0;
  for (let at = from; at < to; at++) {
    const byte = bytes[at] ?? 0;
    if (byte >= ZERO && byte <= NINE) value = value * 10 + byte - ZERO;
  }
  return bytes[from] === MINUS ? -value : value;
}
