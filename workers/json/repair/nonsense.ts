import type { Draft } from './draft.ts';
import { FRAME } from './frames.ts';

/**
 * A share of control and replacement characters above which a text is a file of another kind, and the length from which
 * on it counts.
 */
const MAX_LOST_SHARE = 0.1;
const MIN_LOST_COUNT = 8;
/** Characters at the beginning that reveal the kind of a text. */
const HEAD_LENGTH = 20_000;
/** `a=1&b=2`, with or without an address before it. */
const QUERY =
  /^\s{0,99}(?:(?:[a-z]{2,9}:\/\/[^\s?&"{}]{1,2000})?\?)?[^\s=&"'{}[\]?]{1,200}=[^\s&"'{}]*&[^\s"'{}]*\s*$/i;
/** Badges at the beginning of a Markdown page. */
const BADGE = /^(?:#[^\n]{0,200}\n|\s){0,99}\[!\[/;
/** A section of an INI or TOML file and its first entry. */
const SECTION = /^\[{1,2}[A-Za-z_][\w.:\- ]{0,80}\]{1,2}[ \t]{0,9}\r?\n\s{0,9}[\w.-]{1,80}[ \t]{0,9}=/m;
const BASE64 = /^[A-Za-z0-9+/_-]{8,}={0,2}$/;
/** A JSON Web Token, alone or in a header. */
const TOKEN = /^(?:Bearer\s{1,9})?eyJ[\w-]{4,}\.[\w-]{4,}\.[\w-]*$/i;
const MIN_BASE64 = 40;
/** The characters of a key without quotes, for texts in which not even a brace marks it as a key. */
const LOOSE_KEY = /^(?!-(?:\s|$))[^<>(){}[\];"'`|\\&]*$/;
const NESTING = /^-\s|:\s|:$/;
const BLOCK_SCALAR = /^[|>][+-]?$/;
/** Guesses that are always allowed, and the number of values that each further guess requires. */
const FREE_GUESSES = 3;
const VALUES_PER_GUESS = 2;
/** Repairs that invent a key or value, or drop written text. */
const GUESSES: ReadonlySet<string> = new Set([
  'extra-closer',
  'extra-colon',
  'extra-opener',
  'missing-key',
  'missing-value',
  'stray-character',
]);

/** Whether the text cannot be damaged JSON at all: bytes of another kind of file, a form, a list of settings. */
export function isOtherContent(text: string): boolean {
  return (
    text.includes('\0') ||
    hasLostCharacters(text) ||
    QUERY.test(text) ||
    BADGE.test(text) ||
    isSettings(text) ||
    isEncoded(text)
  );
}

/** Notes a key that has neither quotes nor a brace before its object: a sign of code, markup or a list. */
export function judgeKey(draft: Draft, key: string): void {
  const { frames } = draft;
  if (frames.top.kind === FRAME.object && frames.top.isImplicit && !LOOSE_KEY.test(key)) draft.isNonsense = true;
}

/** Notes a value without quotes in an object without a brace: a sign of YAML's nesting. */
export function judgeValue(draft: Draft, word: string, isOnNextLine: boolean): void {
  const { top } = draft.frames;
  if (top.kind !== FRAME.object || !top.isImplicit) return;
  if (isOnNextLine ? NESTING.test(word) : BLOCK_SCALAR.test(word)) draft.isNonsense = true;
}

/** Whether the result comes more from the repair than from the text. */
export function isNonsense(draft: Draft): boolean {
  const { frames, edits, isNonsense: isKnown, rootWordCount, valueCount, functionCount } = draft;
  if (isKnown || valueCount === functionCount) return true;
  if (frames.top.count > 1 && rootWordCount > 0) return true;
  return edits.count(GUESSES) > FREE_GUESSES + valueCount / VALUES_PER_GUESS;
}

/** Whether more braces are opened than closed in a range. */
export function leavesBraceOpen(text: string, from: number, to: number): boolean {
  let open = 0;
  for (let at = from; at < to; at++) {
    const code = text.charCodeAt(at);
    if (code === 0x7b) open++;
    else if (code === 0x7d && open > 0) open--;
  }
  return open > 0;
}

/** In a text that begins as JSON, such a line is more likely part of a string. */
function isSettings(text: string): boolean {
  return !/^\s{0,99}["{]/.test(text) && SECTION.test(text.slice(0, HEAD_LENGTH));
}

/** Base64 or a token alone: only decoding could tell what it holds. */
function isEncoded(text: string): boolean {
  const head = text
    .slice(0, HEAD_LENGTH)
    .trim()
    .replace(/^["']|["']$/g, '');
  if (TOKEN.test(head)) return true;
  const [first = '', ...rest] = head.split(/\r?\n/);
  const isBlock = rest.slice(0, -1).every((line) => line.length === first.length) && first.length >= MIN_BASE64;
  const compact = rest.length === 0 || isBlock ? [first, ...rest].join('') : '';
  const isMixed = /[a-z]/.test(compact) && /[A-Z]/.test(compact);
  return BASE64.test(compact) && (compact.endsWith('=') || (compact.length >= MIN_BASE64 && isMixed));
}

function hasLostCharacters(text: string): boolean {
  const length = Math.min(text.length, HEAD_LENGTH);
  let lost = 0;
  for (let at = 0; at < length; at++) {
    const code = text.charCodeAt(at);
    if (code === 0xfffd || (code < 0x20 && (code < 0x08 || code > 0x0d) && code !== 0x1b)) lost++;
    else if (code >= 0x7f && code < 0xa0 && code !== 0x85) lost++;
  }
  return lost >= MIN_LOST_COUNT && lost > length * MAX_LOST_SHARE;
}
