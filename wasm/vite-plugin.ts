import type { Plugin } from 'vite';
import { buildWasmCores } from './build-cores.ts';

/** Compiles the AssemblyScript cores before a build or a dev start; up-to-date files are kept. */
export function wasmCores(): Plugin {
  return {
    name: 'mythinkn:wasm-cores',
    async buildStart() {
      await buildWasmCores();
    },
  };
}
