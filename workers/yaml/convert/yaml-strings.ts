import { readYaml11, resolvePlain } from '../read/plain-scalar.ts';
import { toJsonString } from './data.ts';

/** A beginning that YAML does not read as a sign, a number, a date or a special value. */
const PLAIN_START = /^[^\s\-?:,[\]{}#&*!|>'"%@`.+~=<0-9\\]/u;
/** Numbers and dates of any YAML version, in a wide sense: strings that look like one are quoted. */
const NUMBER_LIKE = /^[-+.]?[0-9][-+0-9._:,eEoxXa-fA-F\sTtZz]*$/u;
const DIGIT_START = /^[0-9]/;
/** Characters that end a plain scalar or begin a comment, and white space at an end, which is lost. */
const PLAIN_BREAK = /:\s|\s#|[:\s]$|\\/u;
/** Control characters, unpaired surrogates, and other characters that are forbidden in YAML or invisible. */
const INVISIBLE = /[\p{Cc}\p{Cs}\u00a0\u2028\u2029\ufeff\ufffe\uffff]/u;

/**
 * Whether a JSON string, given with its quotes, may be written without quotes, so that every YAML reader takes it for a
 * string.
 */
export function isPlainSafe(json: string): boolean {
  const text = json.slice(1, -1);
  if (PLAIN_BREAK.test(text) || INVISIBLE.test(text)) return false;
  if (!PLAIN_START.test(text) && !(DIGIT_START.test(text) && !NUMBER_LIKE.test(text))) return false;
  return resolvePlain(text).type === 'string' && readYaml11(text) === null;
}

/**
 * A JSON string with line breaks as a literal block with its lines behind `margin`, from the `|` to the last line
 * break. Null when the block would not be read back as the same JSON text.
 */
export function writeBlockLines(json: string, margin: string): string | null {
  if (!json.includes('\\n')) return null;
  const value = JSON.parse(json) as string;
  if (toJsonString(value) !== json || !isBlockSafe(value)) return null;
  const hasBreak = value.endsWith('\n');
  const lines = (hasBreak ? value.slice(0, -1) : value).split('\n');
  return `${hasBreak ? '|' : '|-'}\n${lines.map((line) => (line === '' ? '\n' : `${margin}${line}\n`)).join('')}`;
}

/** No white space at the ends or alone on a line, no line break but the line feed, no invisible characters. */
function isBlockSafe(value: string): boolean {
  if (value.trim() === '' || /^\s|\n\n$|[ \t](?:\n|$)/.test(value)) return false;
  return !INVISIBLE.test(value.replace(/[\n\t]/g, ''));
}
