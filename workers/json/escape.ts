import type { ByteSource } from './byte-source.ts';
import { matchAt } from './sticky.ts';
import { encoder } from './utf8.ts';

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
/** The bytes that replace a byte below space, a quote or a backslash. */
const ESCAPES = Array.from({ length: BACKSLASH + 1 }, (_, byte) => {
  const written = JSON.stringify(String.fromCharCode(byte)).slice(1, -1);
  return written.length === 1 ? undefined : Uint8Array.from(written, (char) => char.charCodeAt(0));
});
/** The longest replacement of one byte. */
const LONGEST_ESCAPE = 6;

const PLAIN = new Map([...'"\\/bfnrt'].map((sign): [string, string] => [sign, JSON.parse(`"\\${sign}"`)]));
/** One numbered escape, or two that form a pair. */
const NUMBERED = /\\u([dD][89abAB][0-9a-fA-F]{2})\\u([dD][c-fC-F][0-9a-fA-F]{2})|\\u([0-9a-fA-F]{4})/y;
/** `\ud83d\ude00`, the longest escape that must stay together. */
const LONGEST_PAIR = 12;
const BLANKS = new Set([0x20, 0x09, 0x0a, 0x0d]);

/** Bytes from … to of a text. */
export interface ByteRange {
  readonly from: number;
  readonly to: number;
}

/** A text as the inside of a JSON string. */
export async function* escapeText(source: ByteSource): AsyncGenerator<Uint8Array> {
  for await (const chunk of source.chunks()) yield escapeBytes(chunk);
}

/** UTF-8 bytes as the inside of a JSON string. */
export function escapeBytes(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  let out = new Uint8Array(bytes.length + (bytes.length >> 2) + LONGEST_ESCAPE);
  let filled = 0;
  for (const byte of bytes) {
    if (filled + LONGEST_ESCAPE > out.length) out = enlarge(out);
    const escaped = byte <= BACKSLASH ? ESCAPES[byte] : undefined;
    if (escaped === undefined) {
      out[filled] = byte;
      filled += 1;
    } else {
      out.set(escaped, filled);
      filled += escaped.length;
    }
  }
  return out.subarray(0, filled);
}

/** A backslash sequence that is not a valid escape. Thrown while the text is read. */
export class BadEscape extends Error {
  override readonly name = 'BadEscape';
  /** Bytes from the beginning of the text. */
  readonly offset: number;

  constructor(offset: number) {
    super('This escape does not exist');
    this.offset = offset;
  }
}

/**
 * A part of the text with its escapes resolved. An unpaired surrogate, which UTF-8 cannot hold, stays escaped, or becomes
 * U+FFFD without `keepsHalves`. @throws BadEscape.
 */
export async function* unescapeText(
  source: ByteSource,
  { from, to }: ByteRange,
  keepsHalves = true,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  let offset = from;
  let rest = '';
  for await (const chunk of source.chunks(from, to)) {
    const text = rest + decoder.decode(chunk, { stream: true });
    const { plain, used } = resolve(text, false, offset, keepsHalves);
    offset += encoder.encode(text.slice(0, used)).length;
    rest = text.slice(used);
    yield encoder.encode(plain);
  }
  yield encoder.encode(resolve(rest + decoder.decode(), true, offset, keepsHalves).plain);
}

/** Resolves the part of `text` that is certain without the text that follows. */
function resolve(text: string, isLast: boolean, offset: number, keepsHalves: boolean) {
  const parts: string[] = [];
  let at = 0;
  while (at < text.length) {
    const backslash = text.indexOf('\\', at);
    const end = backslash < 0 ? text.length : backslash;
    parts.push(text.slice(at, end));
    at = end;
    if (backslash < 0 || (!isLast && text.length - at < LONGEST_PAIR)) break;
    const found = readEscape(text, at, keepsHalves);
    if (found === null) throw new BadEscape(offset + encoder.encode(text.slice(0, at)).length);
    parts.push(found.plain);
    at += found.length;
  }
  return { plain: parts.join(''), used: at };
}

function readEscape(text: string, at: number, keepsHalves: boolean) {
  const plain = PLAIN.get(text[at + 1] ?? '');
  if (plain !== undefined) return { plain, length: 2 };
  const match = matchAt(NUMBERED, text, at);
  if (match === null) return null;
  const [whole, high, low, single] = match;
  const codes = [high, low, single].filter((hex) => hex !== undefined).map((hex) => Number.parseInt(hex, 16));
  const isHalf = keepsHalves && single !== undefined && /^d[89a-f]/i.test(single);
  return { plain: isHalf ? whole : String.fromCharCode(...codes), length: whole.length };
}

/** The part of a text without surrounding blanks, and without a pair of surrounding quotes. */
export async function findInside(source: ByteSource): Promise<ByteRange & { readonly isQuoted: boolean }> {
  const byteAt = async (at: number) => (await source.read(at, at + 1))[0] ?? 0;
  let from = 0;
  let to = source.byteLength;
  while (from < to && BLANKS.has(await byteAt(from))) from += 1;
  while (from < to && BLANKS.has(await byteAt(to - 1))) to -= 1;
  if (to - from < 2 || (await byteAt(from)) !== QUOTE || (await byteAt(to - 1)) !== QUOTE)
    return { from, to, isQuoted: false };
  let backslashes = 0;
  while ((await byteAt(to - 2 - backslashes)) === BACKSLASH) backslashes += 1;
  const isQuoted = backslashes % 2 === 0;
  return isQuoted ? { from: from + 1, to: to - 1, isQuoted } : { from, to, isQuoted };
}

function enlarge(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const larger = new Uint8Array(bytes.length * 2);
  larger.set(bytes);
  return larger;
}
