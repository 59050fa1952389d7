import type { BinaryKind, TextEncodingName } from './texts.api.ts';

/** The first bytes of files that are often mistaken for text; -1 stands for any byte. */
const SIGNATURES: readonly (readonly [BinaryKind, readonly number[]])[] = [
  ['png', [0x89, 0x50, 0x4e, 0x47]],
  ['jpeg', [0xff, 0xd8, 0xff]],
  ['gif', [0x47, 0x49, 0x46, 0x38]],
  ['webp', [0x52, 0x49, 0x46, 0x46, -1, -1, -1, -1, 0x57, 0x45, 0x42, 0x50]],
  ['zip', [0x50, 0x4b, 0x03, 0x04]],
  ['zip', [0x50, 0x4b, 0x05, 0x06]],
  ['gzip', [0x1f, 0x8b]],
  ['pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
  ['exe', [0x4d, 0x5a, -1, 0x00]],
  ['elf', [0x7f, 0x45, 0x4c, 0x46]],
  ['sqlite', [0x53, 0x51, 0x4c, 0x69, 0x74, 0x65, 0x20, 0x66, 0x6f, 0x72, 0x6d, 0x61, 0x74]],
];
/** A zero byte behind this many bytes is more likely damage than a sign of a binary file. */
const ZERO_SOUGHT_BYTES = 8000;
/**
 * Share of control characters and lost characters above which a file is not text. In a text of any 8-bit encoding there
 * are none.
 */
const NO_TEXT_SHARE = 0.05;

/** The kind of a file that is not text in the encoding that it seems to have; null for a text. */
export function findBinaryKind(head: Uint8Array, encoding: TextEncodingName): BinaryKind | null {
  const known = SIGNATURES.find(([, bytes]) => bytes.every((byte, at) => byte === -1 || head[at] === byte));
  if (known !== undefined) return known[0];
  const isText = encoding === 'utf-16le' || encoding === 'utf-16be' ? isWideText(head, encoding) : isNarrowText(head);
  return isText ? null : 'unknown';
}

/** Judged by the bytes, so that texts in unknown encodings are accepted. */
function isNarrowText(head: Uint8Array): boolean {
  if (head.subarray(0, ZERO_SOUGHT_BYTES).includes(0)) return false;
  let odd = 0;
  for (const byte of head) odd += Number(isOddControl(byte));
  return odd <= head.length * NO_TEXT_SHARE;
}

function isWideText(head: Uint8Array, encoding: TextEncodingName): boolean {
  const text = new TextDecoder(encoding).decode(head, { stream: true });
  let odd = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    odd += Number(isOddControl(code) || code >= 0xfffd);
  }
  return odd <= text.length * NO_TEXT_SHARE;
}

/** Control characters that no text has. Escape is allowed, because colored terminal logs have it. */
function isOddControl(code: number): boolean {
  return (code < 0x20 && !(code >= 0x08 && code <= 0x0d) && code !== 0x1b) || code === 0x7f;
}
