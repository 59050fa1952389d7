import { describeTimestamp } from '../../../src/core/text/timestamp.ts';
import type { Detection, TextSample } from './detect.api.ts';

/** The parts of JSON, one after another; the last one may be cut off. */
const TOKEN =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: strings must not have them.
  /[\s{}[\],:]+|"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*(?:"|\\?$|\\u[\da-fA-F]{0,3}$)|-?(?:0|[1-9]\d*)(?:\.\d*)?(?:[eE][+-]?\d*)?|true|false|null|(?:t(?:ru?)?|f(?:a(?:ls?)?)?|nu?l?)$/y;
const CONTAINER = /^[{[]/;
const NESTED = /^"\s*(?:\{\s*(?:\\"|\})|\[\s*(?:\\"|[{[\]\d-]|true|false|null))/;

/** How the beginning of a text relates to JSON. */
type JsonReading =
  | { readonly kind: 'json'; readonly detection: Detection | null }
  /** The text begins like an object or array of JSON, and is damaged or of another notation. */
  | { readonly kind: 'bracket' }
  | { readonly kind: 'other' };

/** Judges whether a text is JSON: by parsing it when the sample is the whole text, else by the parts of its head. */
export function readJsonHead({ head, length }: TextSample): JsonReading {
  const text = head.trim();
  const isWhole = head.length === length;
  const isBracket = CONTAINER.test(text);
  if (isWhole ? isValid(text) : hasJsonParts(text)) return { kind: 'json', detection: detectInside(text, isWhole) };
  const records = readRecords(text, isWhole);
  if (records) return { kind: 'json', detection: { kind: 'ndjson' } };
  return { kind: isBracket ? 'bracket' : 'other' };
}

function isValid(text: string): boolean {
  if (!/^[{["\d\-tfn]/.test(text)) return false;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** A long text that begins with an object, an array or a string. Several values are left to `readRecords`. */
function hasJsonParts(text: string): boolean {
  if (!/^[{["]/.test(text) || /^[{[][^\n]*[}\]][ \t\r]*\n[ \t]*[{[]/.test(text)) return false;
  for (TOKEN.lastIndex = 0; TOKEN.lastIndex < text.length; ) {
    const from = TOKEN.lastIndex;
    if (!TOKEN.test(text) || TOKEN.lastIndex === from) return false;
  }
  return true;
}

/** JSON itself needs no decoding, unless it is one string that holds JSON, or one number that is a time. */
function detectInside(text: string, isWhole: boolean): Detection | null {
  if (text.startsWith('"')) return isWhole && NESTED.test(text) ? { kind: 'string', holds: 'json' } : null;
  const time = isWhole ? describeTimestamp(text) : null;
  return time === null ? null : { kind: 'timestamp', ms: time.ms };
}

const RECORDS_MIN = 2;
const RECORDS_READ = 20;

/** Whether every line is an object or array of its own. */
function readRecords(text: string, isWhole: boolean): boolean {
  if (!CONTAINER.test(text)) return false;
  const lines = text.split(/\r?\n/);
  const complete = (isWhole ? lines : lines.slice(0, -1)).filter((line) => line.trim() !== '');
  const read = complete.slice(0, RECORDS_READ);
  return read.length >= RECORDS_MIN && read.every((line) => CONTAINER.test(line.trim()) && isValid(line.trim()));
}
