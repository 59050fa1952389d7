import { createSha256, type Sha256 } from '../../src/core/sha256.ts';
import core from '../../wasm/build/sha256.wasm?url&inline';
import { startInlineWasm } from '../shared/wasm-loader.ts';
import { createSha256Core } from './sha256-wasm.ts';

/**
 * Resolves to what starts a hash: in the core, or in plain script where WebAssembly or its vectors are missing. The core is
 * a part of the worker, because the server may be away when a file arrives.
 */
export async function loadSha256(): Promise<() => Sha256> {
  try {
    return createSha256Core(await startInlineWasm(core));
  } catch {
    return () => createSha256();
  }
}
