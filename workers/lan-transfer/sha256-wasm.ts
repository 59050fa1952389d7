import { type AddBlocks, BLOCK_BYTES, createSha256, type Sha256 } from '../../src/core/sha256.ts';

/** The core's exports; names and meanings are those of `wasm/sha256/index.ts`. */
interface Sha256Exports {
  readonly memory: WebAssembly.Memory;
  readonly INPUT: WebAssembly.Global<'i32'>;
  readonly INPUT_BYTES: WebAssembly.Global<'i32'>;
  readonly STATE: WebAssembly.Global<'i32'>;
  compress(blocks: number): void;
}

/** Hashes that share one core: it holds the words of a hash only while blocks are added. */
export function createSha256Core({ exports }: WebAssembly.Instance): () => Sha256 {
  const { memory, INPUT, INPUT_BYTES, STATE, compress } = exports as unknown as Sha256Exports;
  const input = new Uint8Array(memory.buffer, INPUT.value, INPUT_BYTES.value);
  const state = new Int32Array(memory.buffer, STATE.value, 8);
  const addBlocks: AddBlocks = (hash, blocks) => {
    state.set(hash);
    for (let at = 0; at < blocks.length; at += input.length) {
      const part = blocks.subarray(at, at + input.length);
      input.set(part);
      compress(part.length / BLOCK_BYTES);
    }
    hash.set(state);
  };
  return () => createSha256(addBlocks);
}
