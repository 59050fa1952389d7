import { type ByteSource, createBlockSource, createScratchSource, freeBytes, type ScratchFile } from './byte-source.ts';

/** Collects bytes in order; `finish` makes them readable. */
export interface ByteSink {
  /**
   * Announces the number of bytes before the first of them: bytes that will not stay in memory are then written to the
   * file at once, instead of to memory first.
   */
  expect(byteLength: number): Promise<void>;
  /** The bytes are copied before it returns its promise. */
  write(bytes: Uint8Array): Promise<void>;
  finish(): ByteSource;
  /** Frees the bytes when they are not needed after all. */
  discard(): void;
}

/** Opens a file for bytes that are too many for the memory; null where there is no such file. */
export type OpenScratch = () => Promise<ScratchFile | null>;

/** Up to this size bytes stay in memory; above, a second copy would be too much. */
const MEMORY_BYTES = 64 << 20;
const BLOCK_BYTES = 1 << 20;

/** `memoryBytes` is for tests. */
export function createByteSink(openScratch: OpenScratch, memoryBytes = MEMORY_BYTES): ByteSink {
  const blocks: Uint8Array<ArrayBuffer>[] = [];
  let block = new Uint8Array(0);
  let filled = 0;
  let byteLength = 0;
  let scratch: ScratchFile | null = null;
  let hasAsked = false;

  const keep = (bytes: Uint8Array) => {
    for (let at = 0; at < bytes.length; ) {
      if (filled === block.length) {
        block = new Uint8Array(BLOCK_BYTES);
        blocks.push(block);
        filled = 0;
      }
      const piece = bytes.subarray(at, at + block.length - filled);
      block.set(piece, filled);
      filled += piece.length;
      at += piece.length;
    }
    byteLength += bytes.length;
  };

  const trim = () => {
    const last = blocks.pop();
    if (last === undefined) return;
    blocks.push(last.slice(0, filled));
    freeBytes([last]);
  };

  const moveToScratch = async () => {
    hasAsked = true;
    scratch = await openScratch();
    if (scratch === null) return;
    trim();
    let at = 0;
    for (const each of blocks) {
      scratch.write(each, at);
      at += each.length;
    }
    freeBytes(blocks);
    blocks.length = 0;
  };

  return {
    async expect(expected) {
      if (expected > memoryBytes && !hasAsked) await moveToScratch();
    },
    async write(bytes) {
      if (scratch === null) {
        keep(bytes);
        if (byteLength > memoryBytes && !hasAsked) await moveToScratch();
        return;
      }
      scratch.write(bytes, byteLength);
      byteLength += bytes.length;
    },
    finish() {
      if (scratch !== null) return createScratchSource(scratch, byteLength);
      trim();
      return createBlockSource(blocks);
    },
    discard() {
      scratch?.dispose();
      freeBytes(blocks);
      blocks.length = 0;
    },
  };
}
