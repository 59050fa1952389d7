import simdUrl from '../../wasm/build/flock.wasm?url';
import scalarUrl from '../../wasm/build/flock-scalar.wasm?url';
import { hasWasmSimd, loadWasm } from '../shared/wasm-loader.ts';
import type { FlockServiceDeps } from './flock-service.ts';
import { createFlockCore } from './flock-wasm.ts';
import { openStage } from './stage/open-stage.ts';

/** What the flock service needs of a browser, in a worker and on a page alike. */
export const browserDeps: FlockServiceDeps = {
  loadCore: async () => createFlockCore(await loadWasm(hasWasmSimd() ? simdUrl : scalarUrl)),
  openStage,
  now: () => performance.now(),
};
