import { createFlockCore } from '../../src/core/flock/flock-core.ts';
import simdUrl from '../../wasm/build/flock.wasm?url';
import oceanSimdUrl from '../../wasm/build/flock-ocean.wasm?url';
import oceanScalarUrl from '../../wasm/build/flock-ocean-scalar.wasm?url';
import scalarUrl from '../../wasm/build/flock-scalar.wasm?url';
import { hasWasmSimd, loadWasm } from '../shared/wasm-loader.ts';
import type { FlockServiceDeps } from './pond-context.ts';
import { openStage } from './stage/open-stage.ts';

const CORES = {
  pond: { simd: simdUrl, scalar: scalarUrl },
  ocean: { simd: oceanSimdUrl, scalar: oceanScalarUrl },
} as const;

/** The flock service's dependencies in a browser, in a worker and on a page alike. */
export const browserDeps: FlockServiceDeps = {
  loadCore: async (size) => createFlockCore(await loadWasm(CORES[size][hasWasmSimd() ? 'simd' : 'scalar'])),
  openStage,
  now: () => performance.now(),
};
