import { describeTimestamp } from '../../../src/core/text/timestamp.ts';
import { readCurlBody } from './curl.ts';
import type { Detection, TextSample } from './detect.api.ts';
import { readHttpBody } from './http-message.ts';
import { judgeLines } from './judge-lines.ts';
import { judgePacked } from './judge-packed.ts';
import { beginsWithInsert } from './sql-insert.ts';

const NAME = String.raw`[\p{L}_$][\p{L}\p{N}_$.-]{0,80}`;
/** A class and a field, or a map of Java with a key. Guava, Lombok, records, Kotlin and dataclasses of Python print so. */
const JAVA = new RegExp(
  String.raw`^(?:(?:[a-z][\w$]{0,60}\.){0,9}[A-Z][\w$.]{0,120}(?:@[\da-f]{1,16})?(?:\(|\{| ?\[)\s{0,9}${NAME}\s?=(?![=>])|\{${NAME}=(?![=>])[^\n])`,
  'u',
);
const JAVA_LIST = new RegExp(String.raw`^\[(?:[A-Z][\w$.]{0,120}[({\[]|\{)${NAME}=(?![=>])`, 'u');
const CLOSED = /[)}\]]\s*;?$/;
/** Structs of Go's `%+v`. */
const GO =
  /^&?(?:[\w.]{1,80})?\{[A-Za-z_]\w{0,80}:(?![\s"'/])[^\n"',;(=]{0,400}(?: [A-Za-z_]\w{0,80}:|[{[][^\n"',;(=]{0,400}[}\]])/;
/** Dictionaries of Python: single quotes, with a word that only Python has or a colon behind the key. */
const PYTHON = /^(?:\{|\[\s*\{|\(\s*\{)\s*u?'(?:[^'\\\n]|\\.){0,200}'\s*:/;
const CONSOLE = [
  // An array with its length, as browsers print it.
  /^\(\d{1,9}\)\s?\[/,
  // An unfolded object.
  /^(?:Object|Array\(\d{1,9}\)|\{…\}|\[…\])\s*\n\s*"?[\w$]{1,80}"?\s?:/,
  /^[▶▸▼▾]\s*(?:\{|Object|Array|\(\d)/,
  // Node: a class before its members.
  /^(?:Map|Set)\(\d{1,9}\) \{|^[A-Z][\w$]{0,80} \{\s*[\w$]{1,80}: [^;]*\}$/,
];
/** Signs of a console further down. */
const CONSOLE_INSIDE = [/\[\[Prototype\]\]\s*:/, /[,{[]\s*[\w$]{1,80}: \[(?:Object|Array|Function: [\w$]{1,80})\]/];
const VALUE_START = /^(?:[{[]\s*[\w$'"{[]|[A-Z][\w$]{0,80} \{)/;

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

/**
 * What a text looks like that the JSON tool can decode, or another tool reads. A wrong answer is worse than none: null
 * for JSON, for damaged JSON, which is repaired, and for everything without clear signs.
 */
export function detectText(given: TextSample): Detection | null {
  const sample = { ...given, head: given.head.replace(/^\ufeff/, '\n') };
  if (sample.head.trim() === '') return null;
  const reading = readJsonHead(sample);
  if (reading.kind === 'json') return reading.detection;
  const dump = judgePhp(sample.head) ?? judgeDump(sample.head, sample.end);
  if (dump !== null) return dump;
  if (reading.kind === 'bracket') return onlySections(judgeLines(sample));
  if (beginsWithInsert(sample.head)) return { kind: 'sql-insert' };
  return judgeMessage(sample.head) ?? judgePacked(sample) ?? judgeLines(sample);
}

/** Of the formats that are recognized by lines, these alone begin with a bracket. */
function onlySections(detection: Detection | null): Detection | null {
  return detection?.kind === 'toml' || detection?.kind === 'ini' ? detection : null;
}

/** Recognizes a curl command and a message of HTTP that have a body. */
function judgeMessage(head: string): Detection | null {
  if (readCurlBody(head) !== null) return { kind: 'curl' };
  return readHttpBody(head) === null ? null : { kind: 'http' };
}

/** Recognizes values as programs print them, which formatting reads. `end` is the end of the text. */
function judgeDump(head: string, end: string): Detection | null {
  const text = head.trim();
  const signs = VALUE_START.test(text) ? [...CONSOLE, ...CONSOLE_INSIDE] : CONSOLE;
  if (signs.some((pattern) => pattern.test(text))) return { kind: 'console' };
  if (PYTHON.test(text)) return { kind: 'python' };
  if (GO.test(text)) return { kind: 'go' };
  if (!CLOSED.test(end.trimEnd())) return null;
  return JAVA.test(text) || JAVA_LIST.test(text) ? { kind: 'java' } : null;
}

const PHP = [
  /^Array\s*\(\s*(?:\[[^\]\n]{1,200}\] => |\))/,
  /^[A-Za-z_\\][\w\\]{0,120} Object\s*\(\s*(?:\[[^\]\n]{1,200}\] => |\))/,
  /^array\(\d{1,9}\) \{\s*(?:\[|\})/,
  /^object\([\w\\@]{1,120}\)#\d{1,9} \(\d{1,9}\) \{/,
  /^array \(\s*(?:'(?:[^'\\]|\\.)*'|\d{1,20}) =>/,
  /^(?:a:\d{1,9}:\{(?:[is]:|\})|O:\d{1,9}:"[\w\\]+":\d{1,9}:\{)/,
];

/** Recognizes what `print_r`, `var_dump`, `var_export` and `serialize` of PHP print. */
function judgePhp(head: string): Detection | null {
  const text = head.trimStart();
  return PHP.some((pattern) => pattern.test(text)) ? { kind: 'php' } : null;
}

/** Judges whether a text is JSON: by parsing it when the sample is the whole text, else by the parts of its head. */
function readJsonHead({ head, length }: TextSample): JsonReading {
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
