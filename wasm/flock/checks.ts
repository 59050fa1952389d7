/**
 * The core with access to its neighbor search, for checks against brute force. The page loads `index.ts` without it.
 */
import { buildGrid } from './grid';
import { present } from './index';
import { NEAREST_INDEX, NEIGHBOR_COUNT, NEIGHBOR_SLOTS, SORTED_SLOT } from './layout';
import { findNearest } from './neighbors';
import { perceptionPx } from './rules';

export * from './index';
export { NEIGHBOR_COUNT, NEIGHBOR_SLOTS };

/** Sorts the fish and fills NEIGHBOR_SLOTS (and nothing else). */
export function findNeighbors(): void {
  buildGrid(present);
  for (let sorted = 0; sorted < present; sorted++) {
    findNearest(sorted, perceptionPx);
    const slot = load<i32>(SORTED_SLOT + (<usize>sorted << 2));
    for (let k = 0; k < NEIGHBOR_COUNT; k++) {
      const index = load<i32>(NEAREST_INDEX + (k << 2));
      const neighbor = index < 0 ? -1 : load<i32>(SORTED_SLOT + (<usize>index << 2));
      store<i32>(NEIGHBOR_SLOTS + (<usize>(slot * NEIGHBOR_COUNT + k) << 2), neighbor);
    }
  }
}
