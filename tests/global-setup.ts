import { buildWasmCores } from '../wasm/build-cores.ts';

/** Tests run the cores as the product ships them. */
export default async function setup(): Promise<void> {
  await buildWasmCores();
}
