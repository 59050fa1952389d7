import type { FlockCore } from '../../src/core/flock/flock-core.ts';
import type { NeighborSearch } from './neighbor-search.ts';

/** Rounding of the core's 32-bit distances, as a share. */
const TOLERANCE = 1e-4;

/**
 * Counts fish for which a baseline's search finds other neighbors than the core; equally near ones are interchangeable.
 * Both must have the same state.
 */
export function countDifferences(core: FlockCore, search: NeighborSearch): number {
  const found = core.findNeighbors();
  const { nearest, slots } = search;
  let wrong = 0;
  search.prepare();
  for (let index = 0; index < slots.length; index++) {
    search.find(index);
    const fish = slots[index] as number;
    const isEqual = Array.from(nearest.who).every((other, k) => {
      const expected = found[fish * 4 + k] as number;
      if (other < 0 || expected < 0) return other < 0 && expected < 0;
      return isNear(squaredDistance(core, fish, expected), nearest.distance[k] as number);
    });
    if (!isEqual) wrong += 1;
  }
  return wrong;
}

function squaredDistance({ x, y }: FlockCore, one: number, other: number): number {
  return ((x[other] as number) - (x[one] as number)) ** 2 + ((y[other] as number) - (y[one] as number)) ** 2;
}

function isNear(one: number, other: number): boolean {
  return Math.abs(one - other) <= TOLERANCE * Math.max(one, other, 1);
}
