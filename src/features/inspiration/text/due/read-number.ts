import { DIGITS } from './lexicon.ts';

/** Value of digits, or of a Chinese number up to ninety-nine; NaN for anything else. */
export function readNumber(text: string): number {
  if (/^\d+$/.test(text)) return Number(text);
  const ten = [...text].findIndex((character) => DIGITS.get(character) === 10);
  if (ten < 0) return text.length === 1 ? (DIGITS.get(text) ?? Number.NaN) : Number.NaN;
  const tens = ten === 0 ? 1 : readNumber(text.slice(0, ten));
  const ones = ten === text.length - 1 ? 0 : readNumber(text.slice(ten + 1));
  return ones < 10 && tens < 10 ? tens * 10 + ones : Number.NaN;
}
