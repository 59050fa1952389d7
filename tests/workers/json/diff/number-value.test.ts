import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createHasher } from '../../../../workers/json/hasher.ts';
import { addNumber, isSameNumber } from '../../../../workers/json/number-value.ts';

function hash(text: string): number {
  const hasher = createHasher();
  hasher.begin(1);
  addNumber(hasher, new TextEncoder().encode(` ${text}`), 1, text.length + 1);
  return hasher.take();
}

describe('equal numbers', () => {
  test.each([
    ['1', '1.0'],
    ['1e2', '100'],
    ['100', '1E+2'],
    ['0.1', '1e-1'],
    ['-0', '0.00e5'],
    ['12345678901234567890', '1234567890123456789e1'],
    ['0.000', '0'],
    ['-1.50', '-15e-1'],
    ['1e99999999999999999999', '10e99999999999999999998'],
    ['10e999999999999999', '1e1000000000000000'],
  ])('%s and %s', (a, b) => {
    expect(isSameNumber(a, b)).toBe(true);
    expect(hash(a)).toBe(hash(b));
  });

  test('are equal in any notation', () => {
    fc.assert(
      fc.property(fc.bigInt(-(10n ** 40n), 10n ** 40n), fc.nat(20), fc.nat(5), (value, shift, zeros) => {
        const [plain, sign] = [String(value).replace('-', ''), value < 0n ? '-' : ''];
        const padded = plain.padStart(shift + 1, '0');
        const whole = padded.slice(0, padded.length - shift);
        const fraction = padded.slice(padded.length - shift) + '0'.repeat(zeros);
        const written = `${sign}${whole}${fraction === '' ? '' : `.${fraction}`}e${shift}`;
        expect(isSameNumber(written, String(value))).toBe(true);
        expect(hash(written)).toBe(hash(String(value)));
      }),
    );
  });
});

test.each([
  ['9007199254740992', '9007199254740993'],
  ['0.1', '0.1000000000000000055511151231257827'],
  ['1e400', '1e401'],
  ['1', '-1'],
  ['10', '1'],
  ['0', '1e-400'],
  ['1e99999999999999999999', '1e99999999999999999998'],
])('%s and %s differ', (a, b) => {
  expect(isSameNumber(a, b)).toBe(false);
});

test('a number of a million digits takes a moment only', () => {
  const digits = `1${'0'.repeat(1_000_000)}1`;
  expect(isSameNumber(`${digits}.0`, digits)).toBe(true);
});
