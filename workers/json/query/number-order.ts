import { toDecimal } from '../number-value.ts';

const ZERO = 0x30;
const MINUS = 0x2d;
const POINT = 0x2e;
/** Decimals of so many digits are different doubles, in the same order. */
const EXACT_DIGITS = 15;
const POWERS = Array.from({ length: EXACT_DIGITS + 1 }, (_, power) => 10 ** power);

/** The value of a JSON number that a double holds in its exact order; null for longer ones and for exponents. */
export function toExactDouble(bytes: Uint8Array, from: number, to: number): number | null {
  const isNegative = bytes[from] === MINUS;
  let mantissa = 0;
  let digits = 0;
  let decimals = -1;
  for (let at = isNegative ? from + 1 : from; at < to; at++) {
    const byte = bytes[at] ?? 0;
    if (byte === POINT) {
      decimals = 0;
      continue;
    }
    const digit = byte - ZERO;
    if (digit < 0 || digit > 9) return null;
    mantissa = mantissa * 10 + digit;
    digits += 1;
    if (digits > EXACT_DIGITS) return null;
    if (decimals >= 0) decimals += 1;
  }
  const value = decimals > 0 ? mantissa / (POWERS[decimals] ?? 1) : mantissa;
  return isNegative ? -value : value;
}

/**
 * The order of two JSON numbers of any length: below 0, 0 or above 0. Null when an exponent is too long to be known.
 */
export function orderNumbers(left: string, right: string): number | null {
  const a = toDecimal(left);
  const b = toDecimal(right);
  const signs = signOf(a) - signOf(b);
  if (signs !== 0 || a.digits === '') return signs;
  if (a.exponent === null || b.exponent === null) return null;
  const [aSize, bSize] = [a.exponent + BigInt(a.digits.length), b.exponent + BigInt(b.digits.length)];
  const larger = aSize === bSize ? compareTexts(a.digits, b.digits) : aSize < bSize ? -1 : 1;
  return larger * signOf(a);
}

function signOf({ digits, isNegative }: { readonly digits: string; readonly isNegative: boolean }): number {
  if (digits === '') return 0;
  return isNegative ? -1 : 1;
}

function compareTexts(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
