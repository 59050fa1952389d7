import type { ByteSource } from './byte-source.ts';

/** Bytes that replace those from … to. */
export interface Splice {
  readonly from: number;
  readonly to: number;
  readonly bytes: Uint8Array;
}

/** A text with these edits, which are in order and do not overlap. */
export async function* applySplices(source: ByteSource, splices: readonly Splice[]): AsyncGenerator<Uint8Array> {
  let at = 0;
  for (const { from, to, bytes } of splices) {
    if (from > at) yield* source.chunks(at, from);
    yield bytes;
    at = to;
  }
  if (at < source.byteLength) yield* source.chunks(at, source.byteLength);
}

export function joinBytes(parts: readonly (string | Uint8Array)[]): Uint8Array {
  const encoder = new TextEncoder();
  const pieces = parts.map((part) => (typeof part === 'string' ? encoder.encode(part) : part));
  const joined = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    joined.set(piece, at);
    at += piece.length;
  }
  return joined;
}
