import type { ByteSource } from '../byte-source.ts';

/** Reads parts of a text that lie close together, such as the values of a page, from one block that is kept. */
export function createNearReader(source: ByteSource, blockBytes: number) {
  let base = 0;
  let block: Uint8Array = new Uint8Array(0);
  return async (from: number, to: number): Promise<Uint8Array> => {
    const end = Math.min(to, source.byteLength);
    if (from < base || end > base + block.length) {
      const fresh = await source.read(from, Math.max(end, from + blockBytes));
      base = from;
      block = fresh;
    }
    return block.subarray(from - base, end - base);
  };
}
