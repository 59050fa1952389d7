import { joinBytes } from '../byte-source.ts';
import { decodePercents } from './form.ts';

const PERCENT = 0x25;
const UNRESERVED = new Set(
  new TextEncoder().encode("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.!~*'()"),
);

/** Bytes with `%XX` resolved, piece by piece. */
export async function* readUrlEncoded(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let rest: Uint8Array = new Uint8Array(0);
  for await (const chunk of chunks) {
    const bytes = joinBytes([rest, chunk]);
    // An escape may be divided between two pieces.
    const cut = bytes.subarray(-2).indexOf(PERCENT);
    const whole = cut < 0 ? bytes.length : Math.max(bytes.length - 2, 0) + cut;
    yield decodePercents(bytes.subarray(0, whole));
    rest = bytes.slice(whole);
  }
  if (rest.length > 0) yield decodePercents(rest);
}

/** Every byte that `encodeURIComponent` would escape as `%XX`, piece by piece. */
export async function* writeUrlEncoded(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const hex = new TextEncoder().encode('0123456789ABCDEF');
  for await (const chunk of chunks) {
    const encoded = new Uint8Array(chunk.length * 3);
    let length = 0;
    for (const byte of chunk) {
      if (UNRESERVED.has(byte)) encoded[length++] = byte;
      else {
        encoded[length++] = PERCENT;
        encoded[length++] = hex[byte >> 4] ?? 0;
        encoded[length++] = hex[byte & 15] ?? 0;
      }
    }
    yield encoded.slice(0, length);
  }
}
