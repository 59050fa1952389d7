import { readYaml11, resolvePlain } from '../read/plain-scalar.ts';
import { toJsonString } from './data.ts';

/** Begins with nothing that YAML reads as a sign, a number, a date or a special value. */
const PLAIN_START = /^[^\s\-?:,[\]{}#&*!|>'"%@`.+~=<0-9\\]/u;
/** Numbers and dates of any version, read widely: what looks like one is quoted. */
const NUMBER_LIKE = /^[-+.]?[0-9][-+0-9._:,eEoxXa-fA-F\sTtZz]*$/u;
const DIGIT_START = /^[0-9]/;
/** Ends a plain scalar, begins a comment, or is lost at an end. */
const PLAIN_BREAK = /:\s|\s#|[:\s]$|\\/u;
/** Control characters, halves of characters, and what else YAML forbids or nobody sees. */
const INVISIBLE = /[\p{Cc}\p{Cs}\u00a0\u2028\u2029\ufeff\ufffe\uffff]/u;

/** Whether a JSON string, given with its quotes, may be written bare, so that every reader of YAML takes it for a string. */
export function isPlainSafe(json: string): boolean {
  const text = json.slice(1, -1);
  if (PLAIN_BREAK.test(text) || INVISIBLE.test(text)) return false;
  if (!PLAIN_START.test(text) && !(DIGIT_START.test(text) && !NUMBER_LIKE.test(text))) return false;
  return resolvePlain(text).type === 'string' && readYaml11(text) === null;
}

/**
 * A JSON string with line breaks as a literal block, its lines behind `margin`, from the `|` to the last line break.
 * Null when the block could not be read back to the same JSON text.
 */
export function writeBlockLines(json: string, margin: string): string | null {
  if (!json.includes('\\n')) return null;
  const value = JSON.parse(json) as string;
  if (toJsonString(value) !== json || !isBlockSafe(value)) return null;
  const hasBreak = value.endsWith('\n');
  const lines = (hasBreak ? value.slice(0, -1) : value).split('\n');
  return `${hasBreak ? '|' : '|-'}\n${lines.map((line) => (line === '' ? '\n' : `${margin}${line}\n`)).join('')}`;
}

/** No white space at an end or alone on a line, no break but the line feed, nothing invisible. */
function isBlockSafe(value: string): boolean {
  if (value.trim() === '' || /^\s|\n\n$|[ \t](?:\n|$)/.test(value)) return false;
  return !INVISIBLE.test(value.replace(/[\n\t]/g, ''));
}
