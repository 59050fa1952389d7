import { readCodePoint, writeUtf8 } from './unescape-bytes.ts';

const BACKSLASH = 0x5c;
const SLASH = 0x2f;
/** Characters that cannot be seen or told from others stay escaped: control, format, unassigned, and odd blanks. */
const UNSEEN = /[\p{C}\p{Z}]/u;
/** The longest escape that must stay together: a surrogate pair. */
const LONGEST_ESCAPE = 12;
const HEX = new TextEncoder().encode('0123456789abcdef');

/**
 * `\uXXXX` of printable characters become the characters, with `slashes` also `\/` becomes `/`; every other escape
 * stays, so a JSON text keeps its values and any other text keeps its lines. Chunks may end anywhere.
 */
export async function* decodeUnicode(chunks: AsyncIterable<Uint8Array<ArrayBuffer>>): AsyncGenerator<Uint8Array> {
  let rest = new Uint8Array(0);
  for await (const chunk of chunks) {
    const bytes = join(rest, chunk);
    const { plain, used } = decode(bytes, false, false);
    rest = bytes.slice(used);
    yield plain;
  }
  yield decode(rest, true, false).plain;
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
      filled = writeUtf8(plain, filled, found.code);
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

function join(a: Uint8Array<ArrayBuffer>, b: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  if (a.length === 0) return b;
  const joined = new Uint8Array(a.length + b.length);
  joined.set(a);
  joined.set(b, a.length);
  return joined;
}
