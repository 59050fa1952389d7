import { buildWasmCores } from '../wasm/build-cores.ts';

/** Compiles the cores, so tests run the same binaries as the product. */
export default async function setup(): Promise<void> {
  await buildWasmCores();
}
