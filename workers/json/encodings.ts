import { createUtf8Tally } from '../../src/core/text/damaged-utf8.ts';
import type { TextEncodingName } from './texts.api.ts';

interface EncodingGuess {
  readonly encoding: TextEncodingName;
  readonly bomBytes: number;
  readonly others: readonly TextEncodingName[];
}

/** The encoding is guessed from this many bytes. */
export const HEAD_BYTES = 256 * 1024;
/**
 * Share of ASCII, or of low bytes above ASCII, below which bytes are not taken for UTF-16: ASCII text of one byte each
 * with a stray zero looks like Chinese text.
 */
const UTF16_SIGN_SHARE = 0.2;
/** Share of frequent characters below which bytes are not taken for UTF-16. */
const UTF16_COMMON_SHARE = 0.9;
/** Latin to Cyrillic, punctuation, East Asian scripts, halves of pairs, full-width forms. */
const COMMON_RANGES = [
  [0x4e00, 0x9fff],
  [0x2000, 0x206f],
  [0x3001, 0x30ff],
  [0xff01, 0xffee],
  [0xa0, 0x52f],
  [0xac00, 0xdfff],
] as const;

/** Guesses the encoding from the beginning of a text. */
export function guessEncoding(head: Uint8Array): EncodingGuess {
  const [first, second, third] = head;
  if (first === 0xef && second === 0xbb && third === 0xbf) return { encoding: 'utf-8', bomBytes: 3, others: [] };
  if (first === 0xff && second === 0xfe) return { encoding: 'utf-16le', bomBytes: 2, others: [] };
  if (first === 0xfe && second === 0xff) return { encoding: 'utf-16be', bomBytes: 2, others: [] };
  const wide = guessUtf16(head);
  if (wide !== null) return { encoding: wide, bomBytes: 0, others: ['utf-8'] };
  if (fits(head, 'utf-8')) return { encoding: 'utf-8', bomBytes: 0, others: [] };
  if (isDamagedUtf8(head)) return { encoding: 'utf-8', bomBytes: 0, others: ['gb18030'] };
  if (fits(head, 'gb18030')) return { encoding: 'gb18030', bomBytes: 0, others: ['utf-8'] };
  return { encoding: 'utf-8', bomBytes: 0, others: ['gb18030', 'utf-16le', 'utf-16be'] };
}

/** Converts a text to UTF-8; bytes that do not fit the encoding become U+FFFD. A byte order mark is left out. */
export async function* toUtf8(
  chunks: AsyncIterable<Uint8Array>,
  encoding: TextEncodingName,
): AsyncGenerator<Uint8Array> {
  const decoder = new TextDecoder(encoding);
  const encoder = new TextEncoder();
  for await (const chunk of chunks) yield encoder.encode(decoder.decode(chunk, { stream: true }));
  const rest = decoder.decode();
  if (rest !== '') yield encoder.encode(rest);
}

const ENCODED_UNITS = 256 * 1024;

/** A string as UTF-8, piece by piece. An unpaired surrogate, which UTF-8 cannot hold, becomes U+FFFD. */
export function* encodeText(text: string): Generator<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder();
  for (let at = 0; at < text.length; ) {
    const end = endOfCharacters(text, at + ENCODED_UNITS);
    yield encoder.encode(text.slice(at, end));
    at = end;
  }
}

/** `end`, or one less where it would divide a surrogate pair. */
function endOfCharacters(text: string, end: number): number {
  if (end >= text.length) return text.length;
  const code = text.charCodeAt(end);
  const before = text.charCodeAt(end - 1);
  return code >= 0xdc00 && code <= 0xdfff && before >= 0xd800 && before <= 0xdbff ? end - 1 : end;
}

/**
 * A text of a format has some ASCII, which has zero bytes in UTF-16 alone. Both byte orders are tried: in the wrong one
 * ASCII becomes characters whose low byte is zero, and most other characters become rare ones.
 */
function guessUtf16(head: Uint8Array): TextEncodingName | null {
  const units = head.length >> 1;
  if (units === 0) return null;
  const little = judgeUnits(head, 0);
  const big = judgeUnits(head, 1);
  const [encoding, { ascii, common, high }] =
    little.score > big.score ? (['utf-16le', little] as const) : (['utf-16be', big] as const);
  const isWide = ascii >= units * UTF16_SIGN_SHARE || (ascii > 0 && high >= units * UTF16_SIGN_SHARE);
  const isText = isWide && ascii + common >= units * UTF16_COMMON_SHARE;
  return isText ? encoding : null;
}

/** Counts ASCII, frequent other characters, and low bytes above ASCII. `low` is the place of the low byte in a unit, 0 or 1. */
function judgeUnits(head: Uint8Array, low: 0 | 1) {
  let ascii = 0;
  let common = 0;
  let high = 0;
  for (let at = 0; at + 1 < head.length; at += 2) {
    const unit = (head[at + low] ?? 0) | ((head[at + 1 - low] ?? 0) << 8);
    high += Number((unit & 0x80) !== 0);
    if (unit < 0x80) ascii += Number(isAsciiText(unit));
    else common += Number(isCommon(unit));
  }
  return { ascii, common, high, score: 2 * ascii + common };
}

function isAsciiText(unit: number): boolean {
  return (unit >= 0x20 && unit < 0x7f) || unit === 0x09 || unit === 0x0a || unit === 0x0d;
}

/** Of the characters whose low byte is zero, only the most frequent count. */
function isCommon(unit: number): boolean {
  if ((unit & 0xff) === 0) return unit === 0x4e00 || unit === 0x3000;
  return COMMON_RANGES.some(([from, to]) => unit >= from && unit <= to);
}

function isDamagedUtf8(head: Uint8Array): boolean {
  const tally = createUtf8Tally();
  tally.add(new TextDecoder().decode(head, { stream: true }));
  return tally.isUtf8();
}

function fits(head: Uint8Array, encoding: TextEncodingName): boolean {
  try {
    // The head may end inside a character, which `stream` allows.
    new TextDecoder(encoding, { fatal: true }).decode(head, { stream: true });
    return true;
  } catch {
    return false;
  }
}
