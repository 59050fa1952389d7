import type { FlockCore } from '../../src/core/flock/flock-core.ts';

const NEIGHBORS = 4;

interface NeighborCheck {
  /** Fish with other neighbors than brute force finds; equally near ones are interchangeable. */
  readonly wrong: number;
  /** Distance to the fourth neighbor in pixels, averaged over the fish that have one. */
  readonly meanFourthPx: number;
  /** Share of the fish that see fewer than four others. */
  readonly lonely: number;
}

/** Compares the core's neighbors with every pair of fish, in the core's own 32-bit arithmetic. */
export function checkNeighbors(core: FlockCore, perceptionPx: number): NeighborCheck {
  const found = core.findNeighbors();
  const n = core.population();
  const nearest = new Float32Array(NEIGHBORS);
  let wrong = 0;
  let lonely = 0;
  let sumPx = 0;
  for (let fish = 0; fish < n; fish++) {
    findNearestDistances(core, n, fish, perceptionPx, nearest);
    if (!hasSameDistances(core, fish, found, nearest)) wrong += 1;
    const fourth = nearest[NEIGHBORS - 1] ?? Number.POSITIVE_INFINITY;
    if (fourth === Number.POSITIVE_INFINITY) lonely += 1;
    else sumPx += Math.sqrt(fourth);
  }
  return { wrong, meanFourthPx: sumPx / Math.max(n - lonely, 1), lonely: lonely / n };
}

export function countNotNumbers(core: FlockCore): number {
  let count = 0;
  for (const values of [core.x, core.y, core.vx, core.vy]) {
    for (let fish = 0; fish < core.population(); fish++) if (!Number.isFinite(values[fish])) count += 1;
  }
  return count;
}

/** Squared distances, ascending; infinite where there is no fish within perception. */
function findNearestDistances(core: FlockCore, n: number, fish: number, perceptionPx: number, nearest: Float32Array) {
  nearest.fill(Number.POSITIVE_INFINITY);
  const limit = perceptionPx * perceptionPx;
  let worst = limit;
  for (let other = 0; other < n; other++) {
    const squared = squaredDistance(core, fish, other);
    if (squared >= worst || other === fish) continue;
    let k = NEIGHBORS - 1;
    while (k > 0 && squared < (nearest[k - 1] as number)) {
      nearest[k] = nearest[k - 1] as number;
      k -= 1;
    }
    nearest[k] = squared;
    worst = Math.min(nearest[NEIGHBORS - 1] as number, limit);
  }
}

function hasSameDistances(core: FlockCore, fish: number, found: Int32Array, nearest: Float32Array): boolean {
  for (let k = 0; k < NEIGHBORS; k++) {
    const other = found[fish * NEIGHBORS + k] ?? -1;
    const squared = other < 0 ? Number.POSITIVE_INFINITY : squaredDistance(core, fish, other);
    if (other === fish || squared !== nearest[k]) return false;
  }
  return true;
}

function squaredDistance({ x, y }: FlockCore, one: number, other: number): number {
  const dx = Math.fround((x[other] as number) - (x[one] as number));
  const dy = Math.fround((y[other] as number) - (y[one] as number));
  return Math.fround(Math.fround(dx * dx) + Math.fround(dy * dy));
}
