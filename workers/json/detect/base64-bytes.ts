import { AppError } from '../../../src/core/errors.ts';
import { toBase64Bytes } from '../../../src/core/text/base64.ts';
import { joinBytes } from '../byte-source.ts';

const ADDRESS = /^\s*data:[^,]{0,500};base64,/i;
const PIECE_CHARS = 256 * 1024;

/**
 * The bytes that a text in Base64 or Base64url stands for, piece by piece. White space, quotes round the text and the
 * beginning of a `data:` address are left out. @throws AppError `decode-failed`.
 */
export async function* readBase64(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const decoder = new TextDecoder();
  let rest = '';
  let isFirst = true;
  for await (const chunk of chunks) {
    let text = rest + decoder.decode(chunk, { stream: true });
    if (isFirst) text = text.replace(ADDRESS, '').replace(/^\s*["']/, '');
    isFirst = false;
    const digits = text.replaceAll(/\s+/g, '');
    // The end may be padding, so it is kept for the last piece.
    const whole = Math.max((digits.length - 4) & ~3, 0);
    rest = digits.slice(whole);
    yield* decodeDigits(digits.slice(0, whole));
  }
  yield* decodeDigits(rest.replace(/["']$/, ''));
}

function* decodeDigits(digits: string): Generator<Uint8Array> {
  for (let at = 0; at < digits.length; at += PIECE_CHARS) {
    const bytes = toBase64Bytes(digits.slice(at, at + PIECE_CHARS));
    if (bytes === null) throw new AppError('decode-failed', 'The text is not Base64');
    yield bytes;
  }
}

const DIGITS = new TextEncoder().encode('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789');
const SIGNS = { base64: '+/', base64url: '-_' } as const;

/** Bytes in Base64 with padding, or in Base64url without it, piece by piece. */
export async function* writeBase64(
  chunks: AsyncIterable<Uint8Array>,
  alphabet: 'base64' | 'base64url',
): AsyncGenerator<Uint8Array> {
  const digits = new Uint8Array([...DIGITS, ...new TextEncoder().encode(SIGNS[alphabet])]);
  let rest: Uint8Array = new Uint8Array(0);
  for await (const chunk of chunks) {
    const bytes = joinBytes([rest, chunk]);
    const whole = bytes.length - (bytes.length % 3);
    yield encodeBytes(bytes.subarray(0, whole), digits);
    rest = bytes.slice(whole);
  }
  if (rest.length === 0) return;
  const last = encodeBytes(new Uint8Array([...rest, ...new Uint8Array(3 - rest.length)]), digits);
  const used = rest.length + 1;
  if (alphabet === 'base64') yield last.fill(0x3d, used);
  else yield last.subarray(0, used);
}

/** `bytes` is a multiple of three long. */
function encodeBytes(bytes: Uint8Array, digits: Uint8Array): Uint8Array {
  const encoded = new Uint8Array((bytes.length / 3) * 4);
  for (let at = 0, to = 0; at < bytes.length; at += 3) {
    const unit = ((bytes[at] ?? 0) << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0);
    for (let shift = 18; shift >= 0; shift -= 6) encoded[to++] = digits[(unit >> shift) & 63] ?? 0;
  }
  return encoded;
}
