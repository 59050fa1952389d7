import { createFlockCore } from '../../src/core/flock/flock-core.ts';
import simdUrl from '../../wasm/build/flock.wasm?url';
import scalarUrl from '../../wasm/build/flock-scalar.wasm?url';
import { hasWasmSimd, loadWasm } from '../shared/wasm-loader.ts';
import type { FlockServiceDeps } from './pond-context.ts';
import { openStage } from './stage/open-stage.ts';

/** The flock service's dependencies in a browser, in a worker and on a page alike. */
export const browserDeps: FlockServiceDeps = {
  loadCore: async () => createFlockCore(await loadWasm(hasWasmSimd() ? simdUrl : scalarUrl)),
  openStage,
  now: () => performance.now(),
};
