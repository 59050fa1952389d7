import { joinBytes } from './byte-source.ts';
import { decoder, encoder } from './utf8.ts';

const BACKSLASH = 0x5c;
const SLASH = 0x2f;
/** Characters that cannot be seen or told from others stay escaped: control, format, unassigned, and odd blanks. */
const UNSEEN = /[\p{C}\p{Z}]/u;
/** The longest escape that must stay together: a surrogate pair. */
const LONGEST_ESCAPE = 12;
const UNPAIRED = /\p{Surrogate}/u;

const HEX = encoder.encode('0123456789abcdef');

/**
 * `\uXXXX` of printable characters become the characters, with `slashes` also `\/` becomes `/`; every other escape
 * stays, so a JSON text keeps its values and any other text keeps its lines. Chunks may end anywhere.
 */
export async function* decodeUnicode(chunks: AsyncIterable<Uint8Array<ArrayBuffer>>): AsyncGenerator<Uint8Array> {
  let rest = new Uint8Array(0);
  for await (const chunk of chunks) {
    const bytes = joinBytes([rest, chunk]);
    const { plain, used } = decode(bytes, false, false);
    rest = bytes.slice(used);
    yield plain;
  }
  yield decode(rest, true, false).plain;
}

/**
 * The content of a valid JSON string, given without its quotes, as UTF-8. Null when it has half of a surrogate pair,
 * which UTF-8 cannot hold.
 */
export function unescapeBytes(raw: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> | null {
  if (!raw.includes(BACKSLASH)) return raw;
  const text: string = JSON.parse(`"${decoder.decode(raw)}"`);
  return UNPAIRED.test(text) ? null : encoder.encode(text);
}

/** As `decodeUnicode`, for the inside of one JSON string, `\/` included. Null when nothing changes. */
export function decodeString(raw: Uint8Array<ArrayBuffer>): Uint8Array | null {
  if (!raw.includes(BACKSLASH)) return null;
  const { plain, used } = decode(raw, true, true);
  return plain.length === used ? null : plain;
}

/** Every character above ASCII as `\uXXXX`. The text must be valid UTF-8; chunks may end anywhere. */
export async function* encodeUnicode(chunks: AsyncIterable<Uint8Array<ArrayBuffer>>): AsyncGenerator<Uint8Array> {
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  for await (const chunk of chunks) yield toAscii(decoder.decode(chunk, { stream: true }));
  yield toAscii(decoder.decode());
}

/** Decodes the part of `bytes` that is certain without the bytes that follow. */
function decode(bytes: Uint8Array<ArrayBuffer>, isLast: boolean, slashes: boolean) {
  const plain = new Uint8Array(bytes.length);
  let filled = 0;
  let at = 0;
  const copyTo = (end: number) => {
    plain.set(bytes.subarray(at, end), filled);
    filled += end - at;
    at = end;
  };
  while (at < bytes.length) {
    const backslash = bytes.indexOf(BACKSLASH, at);
    copyTo(backslash < 0 ? bytes.length : backslash);
    if (backslash < 0 || (!isLast && bytes.length - at < LONGEST_ESCAPE)) break;
    const found = readCodePoint(bytes, at);
    if (found !== null && isPrintable(found.code)) {
      filled += encoder.encodeInto(String.fromCodePoint(found.code), plain.subarray(filled)).written;
      at += found.length;
    } else if (slashes && bytes[at + 1] === SLASH) {
      plain[filled] = SLASH;
      filled += 1;
      at += 2;
    } else copyTo(Math.min(at + 2, bytes.length));
  }
  return { plain: plain.subarray(0, filled), used: at };
}

/** A quote or a backslash would change the string that it stands in. */
function isPrintable(code: number): boolean {
  if (code === 0x22 || code === BACKSLASH) return false;
  return code === 0x20 || !UNSEEN.test(String.fromCodePoint(code));
}

function toAscii(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length * 6);
  let filled = 0;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit < 0x80) {
      bytes[filled] = unit;
      filled += 1;
      continue;
    }
    bytes[filled] = BACKSLASH;
    bytes[filled + 1] = 0x75;
    for (let digit = 0; digit < 4; digit++) bytes[filled + 2 + digit] = HEX[(unit >> (12 - 4 * digit)) & 15] ?? 0;
    filled += 6;
  }
  return bytes.subarray(0, filled);
}

/** The character of a numbered escape or of two that form a pair; null for half of a pair or no such escape. */
function readCodePoint(raw: Uint8Array, at: number): { readonly code: number; readonly length: number } | null {
  const first = readUnit(raw, at);
  if (first === null || (first & 0xfc00) === 0xdc00) return null;
  if ((first & 0xfc00) !== 0xd800) return { code: first, length: 6 };
  const second = readUnit(raw, at + 6);
  if (second === null || (second & 0xfc00) !== 0xdc00) return null;
  return { code: 0x10000 + ((first & 0x3ff) << 10) + (second & 0x3ff), length: 12 };
}

/** The UTF-16 unit of the escape `\uXXXX` at this place, or null. */
function readUnit(raw: Uint8Array, at: number): number | null {
  if (raw[at] !== BACKSLASH || raw[at + 1] !== 0x75) return null;
  let unit = 0;
  for (let place = at + 2; place < at + 6; place++) {
    const byte = raw[place] ?? 0;
    const letter = byte | 0x20;
    if (byte >= 0x30 && byte <= 0x39) unit = unit * 16 + byte - 0x30;
    else if (letter >= 0x61 && letter <= 0x66) unit = unit * 16 + letter - 0x61 + 10;
    else return null;
  }
  return unit;
}
