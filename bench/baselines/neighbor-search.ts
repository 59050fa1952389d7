import type { FlockState } from './flock-state.ts';
import { createNearestFour, forget, type NearestFour, searchRun } from './nearest-four.ts';

/**
 * A search for the four nearest fish. Neighbors are indices into `xs`, `ys`, `vxs`, `vys`; `slots` maps them to fish.
 */
export interface NeighborSearch {
  readonly nearest: NearestFour;
  readonly xs: Float32Array;
  readonly ys: Float32Array;
  readonly vxs: Float32Array;
  readonly vys: Float32Array;
  readonly slots: Int32Array;
  prepare(): void;
  find(index: number): void;
}

/** Compares every fish with every other. */
export function createBruteSearch({ n, x, y, vx, vy, input }: FlockState): NeighborSearch {
  const nearest = createNearestFour();
  const limit = input.rules.perceptionPx ** 2;
  return {
    nearest,
    xs: x,
    ys: y,
    vxs: vx,
    vys: vy,
    slots: Int32Array.from({ length: n }, (_, fish) => fish),
    prepare() {},
    find(index) {
      forget(nearest, limit);
      searchRun(nearest, x, y, 0, n, index);
    },
  };
}
