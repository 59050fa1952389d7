import type { Plugin } from 'vite';
import { buildWasmCores } from './build-cores.ts';

/** Compiles the AssemblyScript cores before a build or a dev start; files that are up to date are left alone. */
export function wasmCores(): Plugin {
  return {
    name: 'mythinkn:wasm-cores',
    async buildStart() {
      await buildWasmCores();
    },
  };
}
