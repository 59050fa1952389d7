import {
  NEAREST_DISTANCE,
  NEAREST_INDEX,
  NEIGHBOR_COUNT,
  SORTED_X,
  SORTED_Y,
  get,
} from './layout';
import { cellSize, cellStart, columns, originX, originY, rows } from './grid';

/** Scratch for the four distances of a block, read lane by lane. */
const LANES = memory.data(16, 16);

/**
 * Finds the exact four nearest fish within `perception` pixels of the fish at `sorted` (an index in cell order) and
 * leaves them in NEAREST_DISTANCE and NEAREST_INDEX.
 *
 * The 3 × 3 block round the fish is searched first, its own row before the others because it tightens the bound
 * soonest. While the fourth distance still exceeds the distance to the edge of what was searched, the block widens
 * by one ring.
 */
export function findNearest(sorted: i32, perception: f32): void {
  const x = get(SORTED_X, sorted);
  const y = get(SORTED_Y, sorted);
  const scale: f32 = 1 / cellSize;
  const column = min(<i32>((x - originX) * scale), columns - 1);
  const row = min(<i32>((y - originY) * scale), rows - 1);
  forget(perception);

  const left = max(column - 1, 0);
  const right = min(column + 1, columns - 1);
  searchRow(row, left, right, x, y, sorted);
  if (row > 0) searchRow(row - 1, left, right, x, y, sorted);
  if (row + 1 < rows) searchRow(row + 1, left, right, x, y, sorted);

  let reach = 1;
  while (!isSettled(reach, column, row, x, y)) {
    reach += 1;
    searchRing(reach, column, row, x, y, sorted);
  }
}

/** Whether nothing outside the searched block can be nearer than the fourth found. */
// @ts-ignore: decorator
@inline
function isSettled(reach: i32, column: i32, row: i32, x: f32, y: f32): bool {
  let edge: f32 = f32.MAX_VALUE;
  if (column - reach > 0) edge = min(edge, x - originX - <f32>(column - reach) * cellSize);
  if (column + reach < columns - 1) edge = min(edge, originX + <f32>(column + reach + 1) * cellSize - x);
  if (row - reach > 0) edge = min(edge, y - originY - <f32>(row - reach) * cellSize);
  if (row + reach < rows - 1) edge = min(edge, originY + <f32>(row + reach + 1) * cellSize - y);
  // The edges are sums of rounded numbers: a hair is taken off so that rounding cannot hide a fish behind one.
  edge = max(edge - <f32>0.01, 0);
  return load<f32>(NEAREST_DISTANCE, 12) <= edge * edge;
}

function searchRing(reach: i32, column: i32, row: i32, x: f32, y: f32, sorted: i32): void {
  const left = max(column - reach, 0);
  const right = min(column + reach, columns - 1);
  if (row - reach >= 0) searchRow(row - reach, left, right, x, y, sorted);
  if (row + reach < rows) searchRow(row + reach, left, right, x, y, sorted);
  const top = max(row - reach + 1, 0);
  const bottom = min(row + reach - 1, rows - 1);
  for (let between = top; between <= bottom; between++) {
    if (column - reach >= 0) searchRow(between, column - reach, column - reach, x, y, sorted);
    if (column + reach < columns) searchRow(between, column + reach, column + reach, x, y, sorted);
  }
}

function searchRow(row: i32, left: i32, right: i32, x: f32, y: f32, sorted: i32): void {
  const from = cellStart(row * columns + left);
  const to = cellStart(row * columns + right + 1);
  if (ASC_FEATURE_SIMD) searchRunSimd(from, to, x, y, sorted);
  else searchRunScalar(from, to, x, y, sorted);
}

function forget(perception: f32): void {
  const limit = perception * perception;
  for (let k = 0; k < NEIGHBOR_COUNT; k++) {
    store<f32>(NEAREST_DISTANCE + (k << 2), limit);
    store<i32>(NEAREST_INDEX + (k << 2), -1);
  }
}

/**
 * Four candidates at a time. The four best stay one ascending vector; a nearer candidate shifts those behind it by
 * `new[k] = max(best[k-1], min(best[k], candidate))`, without a branch.
 */
function searchRunSimd(from: i32, to: i32, x: f32, y: f32, self: i32): void {
  const atX = f32x4.splat(x);
  const atY = f32x4.splat(y);
  const end = i32x4.splat(to);
  const own = i32x4.splat(self);
  let best = v128.load(NEAREST_DISTANCE);
  let who = v128.load(NEAREST_INDEX);
  let worst = v128.shuffle<f32>(best, best, 3, 3, 3, 3);
  for (let j = from; j < to; j += 4) {
    const dx = f32x4.sub(v128.load(SORTED_X + (<usize>j << 2)), atX);
    const dy = f32x4.sub(v128.load(SORTED_Y + (<usize>j << 2)), atY);
    const distance = f32x4.add(f32x4.mul(dx, dx), f32x4.mul(dy, dy));
    const index = i32x4.add(i32x4.splat(j), i32x4(0, 1, 2, 3));
    const near = v128.and(
      f32x4.lt(distance, worst),
      v128.andnot(i32x4.lt_s(index, end), i32x4.eq(index, own)),
    );
    let lanes = i32x4.bitmask(near);
    if (lanes == 0) continue;
    v128.store(LANES, distance);
    do {
      const lane = ctz(lanes);
      lanes &= lanes - 1;
      const candidate = v128.load32_splat(LANES + (<usize>lane << 2));
      const shifted = v128.shuffle<f32>(best, best, 0, 0, 1, 2);
      const beforeThis = f32x4.lt(candidate, best);
      // Lane 0 has nothing before it: it takes the candidate itself whenever that is nearer.
      const beforePrevious = v128.and(f32x4.lt(candidate, shifted), i32x4(0, -1, -1, -1));
      const moved = v128.bitselect(shifted, candidate, beforePrevious);
      best = v128.bitselect(moved, best, beforeThis);
      const movedWho = v128.bitselect(
        v128.shuffle<i32>(who, who, 0, 0, 1, 2),
        i32x4.splat(j + lane),
        beforePrevious,
      );
      who = v128.bitselect(movedWho, who, beforeThis);
    } while (lanes != 0);
    worst = v128.shuffle<f32>(best, best, 3, 3, 3, 3);
  }
  v128.store(NEAREST_DISTANCE, best);
  v128.store(NEAREST_INDEX, who);
}

/** The same search for machines without SIMD; it visits candidates in the same order and so agrees to the bit. */
function searchRunScalar(from: i32, to: i32, x: f32, y: f32, self: i32): void {
  for (let j = from; j < to; j++) {
    const dx = get(SORTED_X, j) - x;
    const dy = get(SORTED_Y, j) - y;
    const distance = dx * dx + dy * dy;
    if (distance >= load<f32>(NEAREST_DISTANCE, 12) || j == self) continue;
    let k = NEIGHBOR_COUNT - 1;
    while (k > 0 && distance < load<f32>(NEAREST_DISTANCE + ((k - 1) << 2))) {
      store<f32>(NEAREST_DISTANCE + (k << 2), load<f32>(NEAREST_DISTANCE + ((k - 1) << 2)));
      store<i32>(NEAREST_INDEX + (k << 2), load<i32>(NEAREST_INDEX + ((k - 1) << 2)));
      k -= 1;
    }
    store<f32>(NEAREST_DISTANCE + (k << 2), distance);
    store<i32>(NEAREST_INDEX + (k << 2), j);
  }
}
