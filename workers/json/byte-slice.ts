import type { ByteSource } from './byte-source.ts';

/** A part of a source, which keeps the bytes: freeing the part does nothing. */
export function createByteSlice(source: ByteSource, from: number, to: number): ByteSource {
  const clamp = (at: number) => Math.min(from + at, to);
  return {
    byteLength: to - from,
    read: (start, end) => source.read(clamp(start), clamp(end)),
    chunks: (start = 0, end = to - from) => source.chunks(clamp(start), clamp(end)),
    toBlob: async () => (await source.toBlob()).slice(from, to),
    dispose: () => undefined,
  };
}
