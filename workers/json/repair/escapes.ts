import { matchAt } from '../sticky.ts';
import { CODE, isDigit } from './characters.ts';
import type { Draft } from './draft.ts';

const VALID = /["\\/bfnrt]/;
const HEX2 = /^[\da-fA-F]{2}$/;
const HEX4 = /^[\da-fA-F]{4}$/;
/** The last one is what NSLog prints. */
const CODE_POINT = /\\(?:u\{([\da-fA-F]{1,6})\}|U([\da-fA-F]{8})|U([\da-fA-F]{4}))/y;
const MAX_CODE_POINT = 0x10ffff;

/** A control character as a string may hold it. */
export function escapeControl(code: number): string {
  return JSON.stringify(String.fromCharCode(code)).slice(1, -1);
}

/** Reads the escape whose backslash is at `at` and makes it valid. @returns the place where the string continues. */
export function readEscape({ text, edits, end }: Draft, at: number): number {
  const next = text[at + 1];
  if (next === undefined || at + 1 >= end) {
    edits.add('truncated-escape', at, end, '');
    return end;
  }
  if (VALID.test(next)) return at + 2;
  if (next === 'u' || next === 'U') return readUnicode({ text, edits, end }, at);
  if (next === "'" || next === '`') edits.add('bad-escape', at, at + 1, '');
  else if (next === '\n' || next === '\r') {
    const length = text.startsWith('\r\n', at + 1) ? 3 : 2;
    edits.add('line-continuation', at, at + length, '');
    return at + length;
  } else if (next === 'x' && HEX2.test(text.slice(at + 2, at + 4))) {
    edits.add('bad-escape', at, at + 4, toUnicodeEscape(Number.parseInt(text.slice(at + 2, at + 4), 16)));
    return at + 4;
  } else if (next === '0' && !isDigit(text.charCodeAt(at + 2))) edits.add('bad-escape', at, at + 2, '\\u0000');
  else if (next === 'v') edits.add('bad-escape', at, at + 2, '\\u000b');
  else {
    edits.add('bad-escape', at, at, '\\');
    return at + 1;
  }
  return at + 2;
}

function readUnicode({ text, edits, end }: Pick<Draft, 'text' | 'edits' | 'end'>, at: number): number {
  if (text[at + 1] === 'u' && HEX4.test(text.slice(at + 2, Math.min(end, at + 6)))) return at + 6;
  const match = matchAt(CODE_POINT, text, at);
  const hex = match?.[1] ?? match?.[2] ?? match?.[3];
  const codePoint = hex === undefined ? Number.NaN : Number.parseInt(hex, 16);
  if (match !== null && codePoint <= MAX_CODE_POINT) {
    const units = [...String.fromCodePoint(codePoint)].join('');
    const escaped = Array.from({ length: units.length }, (_, unit) => toUnicodeEscape(units.charCodeAt(unit))).join('');
    edits.add('bad-escape', at, at + match[0].length, escaped);
    return at + match[0].length;
  }
  if (at + 6 > end && text[at + 1] === 'u' && /^[\da-fA-F]*$/.test(text.slice(at + 2, end))) {
    edits.add('truncated-escape', at, end, '');
    return end;
  }
  edits.add('bad-escape', at, at, '\\');
  return at + 2;
}

/**
 * Reads a backslash inside a string of a text that is itself the contents of a string, so that every escape is written
 * twice. @returns the place where the string continues; -1 when the escape is the closing quote.
 */
export function readOuterEscape(draft: Draft, at: number): number {
  const { text, edits } = draft;
  const next = text.charCodeAt(at + 1);
  if (next === CODE.doubleQuote) return -1;
  if (next !== CODE.backslash) return readEscape(draft, at);
  const fourth = text.charCodeAt(at + 3);
  if (text.charCodeAt(at + 2) === CODE.backslash && (fourth === CODE.doubleQuote || fourth === CODE.backslash)) {
    edits.add('', at, at + 3, '\\');
    return at + 4;
  }
  edits.add('', at, at + 1, '');
  return readEscape(draft, at + 1);
}

function toUnicodeEscape(code: number): string {
  return `\\u${code.toString(16).padStart(4, '0')}`;
}
