import { toBase64Bytes } from '../../../src/core/text/base64.ts';
import { decodeJwt } from '../../../src/core/text/jwt.ts';
import type { Detection, TextSample } from './detect.api.ts';
import { readHexDump, readPlainHex } from './hex.ts';

const AUTHORIZATION = /^(?:Authorization:\s*)?/i;
const DATA_ADDRESS = /^data:([\w.+-]+\/[\w.+-]+)?((?:;[\w-]+=[^;,]*)*)(;base64)?,/i;
const TEXT_TYPE = /^(?:text\/|application\/(?:[\w.+-]*json|xml|x-www-form-urlencoded|javascript|yaml))/i;
/** Shorter texts are Base64 by chance too often. */
const BASE64_MIN_CHARS = 16;
const BASE64 = /^(?:[A-Za-z0-9+/\r\n]+|[A-Za-z0-9_\-\r\n]+)={0,2}$/;
/** Names of programs: one word, words that begin with capitals, words with dashes. Base64 has all at once. */
const NAME = /^(?:[a-z]+|[A-Z]+|[A-Za-z][a-z]*(?:[A-Z][a-z]+)*|[a-z\d]+(?:[-_][a-z\d]+)+|[A-Z\d]+(?:[-_][A-Z\d]+)+)$/;
const URL_CHARACTERS = /^[\w\-.~!*'()+&=/?:@,;$#[\]%\u4e00-\u9fff]+$/;
const ESCAPE = /%[0-9A-Fa-f]{2}/g;
const BROKEN_ESCAPE = /%(?![0-9A-Fa-f]{2})/;
/** The fields of a form, or of an address behind its question mark. */
const FORM =
  /^(?:[a-z][\w+.-]*:\/\/[^\s?#]+\?|[/?][^\s?#]*\?|\?)?([^=&\s?#{}"]+=[^&\s"{}]*(?:&[^=&\s"{}]*(?:=[^&\s"{}]*)?)*)(?:#\S*)?$/i;

/** Recognizes texts that stand for other bytes. Null for all other texts. */
export function judgePacked(sample: TextSample): Detection | null {
  const text = sample.head.trim();
  const isWhole = sample.head.length === sample.length;
  if (isWhole && decodeJwt(text.replace(AUTHORIZATION, '')) !== null) return { kind: 'jwt', holds: 'json' };
  const address = DATA_ADDRESS.exec(text);
  if (address !== null) return TEXT_TYPE.test(address[1] ?? 'text/plain') ? { kind: 'data-url' } : null;
  if (readHexDump(isWhole ? text : text.slice(0, text.lastIndexOf('\n'))) !== null) return { kind: 'hex' };
  if (/\s/.test(text.replaceAll(/[\r\n]/g, ''))) return null;
  return judgeHex(text, isWhole) ?? judgeBase64(text, isWhole) ?? (isWhole ? judgeUrl(text) : null);
}

function judgeHex(text: string, isWhole: boolean): Detection | null {
  const bytes = readPlainHex(isWhole ? text : text.slice(0, text.length & ~1));
  const content = bytes === null ? null : readText(bytes);
  return content === null ? null : { kind: 'hex', holds: isJsonLike(content) ? 'json' : 'text' };
}

function judgeBase64(text: string, isWhole: boolean): Detection | null {
  const digits = text.replaceAll(/[\r\n]/g, '');
  if (digits.length < BASE64_MIN_CHARS || !BASE64.test(text) || NAME.test(digits)) return null;
  const bytes = toBase64Bytes(isWhole ? digits : digits.slice(0, digits.length - (digits.length % 4)));
  if (bytes === null) return null;
  if (isCompressed(bytes)) return { kind: 'compressed' };
  const content = readText(isWhole ? bytes : bytes.subarray(0, bytes.length - 3));
  return content === null ? null : { kind: 'base64', holds: isJsonLike(content) ? 'json' : 'text' };
}

/** Gzip, or zlib with its check sum and a usual level. */
export function isCompressed(bytes: Uint8Array): boolean {
  const [first = 0, second = 0, third] = bytes;
  if (first === 0x1f && second === 0x8b) return third === 8;
  return first === 0x78 && [0x01, 0x5e, 0x9c, 0xda].includes(second);
}

function judgeUrl(text: string): Detection | null {
  if (!URL_CHARACTERS.test(text) || BROKEN_ESCAPE.test(text)) return null;
  const escapes = text.match(ESCAPE)?.length ?? 0;
  const fields = FORM.exec(text)?.[1];
  if (fields !== undefined) {
    const pairs = fields.split('&').filter((field) => field.includes('=')).length;
    // Base64 ends with equals signs, and one pair alone may be an assignment.
    if (pairs > 1 || (escapes > 0 && !/^[\w+/]+=$/.test(fields))) return { kind: 'form', holds: 'json' };
  }
  if (escapes === 0) return null;
  const decoded = decodeEscapes(text);
  if (isJsonLike(decoded)) return { kind: 'url', holds: 'json' };
  return escapes > 1 || /^%/.test(text) ? { kind: 'url', holds: 'text' } : null;
}

/** Bytes that are not UTF-8 become U+FFFD: the decoder may know their encoding. */
function decodeEscapes(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

/** The text of bytes that a person can read; null for all others. */
function readText(bytes: Uint8Array): string | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    return text !== '' && !UNREADABLE.test(text) && isOrdinary(text) ? text : null;
  } catch {
    return null;
  }
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is its purpose.
const UNREADABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffd-\uffff]/;
const ORDINARY =
  /[\s\p{ASCII}\p{Script=Han}\u3000-\u30ff\uff00-\uffef\u2010-\u2026\p{Emoji_Presentation}\u00a0-\u00ff]/gu;
const ORDINARY_SHARE = 0.9;

/** Random bytes that happen to be UTF-8 have letters of rare scripts. */
function isOrdinary(text: string): boolean {
  const part = text.slice(0, 2000);
  const length = [...part].length;
  return (part.match(ORDINARY)?.length ?? 0) >= length * ORDINARY_SHARE;
}

function isJsonLike(text: string): boolean {
  return /^\s*(?:\{\s*(?:"|\}|$)|\[\s*(?:["{[\]\d-]|true|false|null|$))/.test(text);
}
