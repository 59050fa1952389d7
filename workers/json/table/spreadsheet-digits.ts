/** Digits of a whole number that spreadsheets show; of others they keep as many as a double. */
const DIGITS_MAX = { whole: 15, double: 17 } as const;
const NOT_COUNTED = /^-?(?:0\.)?0*|\.|[eE].*$/g;
const WHOLE = /^-?\d+$/;

/** Whether a spreadsheet would show other digits than those of a JSON number, as of a long id, or another number. */
export function losesDigits(number: string): boolean {
  const count = number.replace(NOT_COUNTED, '').length;
  const value = Number(number);
  const isOutOfRange = !Number.isFinite(value) || (value === 0 && count > 0);
  return isOutOfRange || count > (WHOLE.test(number) ? DIGITS_MAX.whole : DIGITS_MAX.double);
}
