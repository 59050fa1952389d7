import {
  FOURTH,
  NEAR,
  NEAREST_DISTANCE,
  NEAREST_INDEX,
  NEIGHBOR_COUNT,
  SORTED_SLOT,
  SORTED_X,
  SORTED_Y,
  get,
} from './layout';
import { TALLNESS, cellSize, cellStart, columns, originX, originY, rows } from './grid';

/** How many pixels beyond the distance of the last fourth neighbor are searched. */
const REACH_PX: f32 = 1.5;

/**
 * Finds the exact four nearest fish within `perception` pixels of the fish at `sorted` (an index in cell order) and
 * writes them to NEAREST_DISTANCE and NEAREST_INDEX.
 *
 * [Note: Remembered reach] From one step to the next the distance to a fish's fourth neighbor hardly changes. So only
 * cells within that distance plus a margin are searched, and nearly all candidates are among the four. Where fewer than
 * four are found, twice the distance is searched, up to the perception: a wrong remembered distance costs time, never
 * exactness.
 */
export function findNearest(sorted: i32, perception: f32): void {
  const slot = load<i32>(SORTED_SLOT + (<usize>sorted << 2));
  let reach = min<f32>(get(FOURTH, slot) + REACH_PX, perception);
  searchWithin(reach, sorted);
  while (load<i32>(NEAREST_INDEX, 12) < 0 && reach < perception) {
    reach = min<f32>(reach * 2, perception);
    searchWithin(reach, sorted);
  }
}

/** Searches every cell that overlaps the circle of radius `reach` round the fish. */
function searchWithin(reach: f32, sorted: i32): void {
  const scale: f32 = 1 / cellSize;
  // A small margin, so that rounding cannot hide a fish behind the edge of a cell.
  const across = get(SORTED_X, sorted) - originX;
  const down = get(SORTED_Y, sorted) - originY;
  const hair = reach + <f32>0.01;
  const left = max(<i32>((across - hair) * scale), 0);
  const right = min(<i32>((across + hair) * scale), columns - 1);
  const top = max(<i32>((down - hair) * (scale / TALLNESS)), 0);
  const bottom = min(<i32>((down + hair) * (scale / TALLNESS)), rows - 1);
  const first = top * columns + left;
  const last = bottom * columns + left;
  if (ASC_FEATURE_SIMD) searchRowsSimd(first, last, right - left + 1, sorted, reach * reach);
  else searchRowsScalar(first, last, right - left + 1, sorted, reach * reach);
}

/**
 * Searches a run of `across` cells in each row, from the cell `first` to the cell `last`, for fish nearer than the root of
 * `limit`. Four candidates at a time: those that are near enough go into a list, then the list into the four nearest.
 *
 * [Note: Two passes] A branch on whether a candidate is near depends on places that change in every step, so the processor
 * guesses it wrong again and again, and more often where a hunter scatters the fish. So each candidate is written to the
 * end of the list, and the end moves only past those that are near.
 */
function searchRowsSimd(first: i32, last: i32, across: i32, self: i32, limit: f32): void {
  const atX = v128.load32_splat(SORTED_X + (<usize>self << 2));
  const atY = v128.load32_splat(SORTED_Y + (<usize>self << 2));
  const own = i32x4.splat(self);
  const edge = f32x4.splat(limit);
  let end = NEAR;
  for (let cell = first; cell <= last; cell += columns) {
    const to = cellStart(cell + across);
    const stop = i32x4.splat(to);
    for (let j = cellStart(cell); j < to; j += 4) {
      const distance = distanceFrom(
        v128.load(SORTED_X + (<usize>j << 2)),
        v128.load(SORTED_Y + (<usize>j << 2)),
        atX,
        atY,
      );
      const index = i32x4.add(i32x4.splat(j), i32x4(0, 1, 2, 3));
      const isOther = v128.andnot(i32x4.lt_s(index, stop), i32x4.eq(index, own));
      const lanes = i32x4.bitmask(v128.and(f32x4.lt(distance, edge), isOther));
      // A lane's bit becomes the 4 bytes of an entry. See [Note: Two passes].
      store<i32>(end, j);
      end += (lanes & 1) << 2;
      store<i32>(end, j + 1);
      end += (lanes & 2) << 1;
      store<i32>(end, j + 2);
      end += lanes & 4;
      store<i32>(end, j + 3);
      end += (lanes & 8) >> 1;
    }
  }
  keepNearest(end, atX, atY, edge);
}

/**
 * Writes the four nearest of the candidates in NEAR before `end`. The four nearest so far are one ascending vector; a nearer
 * candidate shifts the ones behind it by `new[k] = max(best[k-1], min(best[k], candidate))`, without a branch.
 */
// @ts-ignore: decorator
@inline
function keepNearest(end: usize, atX: v128, atY: v128, edge: v128): void {
  const behind = i32x4(0, -1, -1, -1);
  let best = edge;
  let who = i32x4.splat(-1);
  for (let at = NEAR; at < end; at += 4) {
    const index = load<i32>(at);
    const candidate = distanceFrom(
      v128.load32_splat(SORTED_X + (<usize>index << 2)),
      v128.load32_splat(SORTED_Y + (<usize>index << 2)),
      atX,
      atY,
    );
    const beforeThis = f32x4.lt(candidate, best);
    const shifted = v128.shuffle<f32>(best, best, 0, 0, 1, 2);
    // Lane 0 has no lane before it: it takes the candidate itself when the candidate is nearer.
    const beforePrevious = v128.and(f32x4.lt(candidate, shifted), behind);
    best = v128.bitselect(v128.bitselect(shifted, candidate, beforePrevious), best, beforeThis);
    const moved = v128.bitselect(v128.shuffle<i32>(who, who, 0, 0, 1, 2), i32x4.splat(index), beforePrevious);
    who = v128.bitselect(moved, who, beforeThis);
  }
  v128.store(NEAREST_DISTANCE, best);
  v128.store(NEAREST_INDEX, who);
}

/** Squared distances of four places from (atX, atY). */
// @ts-ignore: decorator
@inline
function distanceFrom(x: v128, y: v128, atX: v128, atY: v128): v128 {
  const dx = f32x4.sub(x, atX);
  const dy = f32x4.sub(y, atY);
  return f32x4.add(f32x4.mul(dx, dx), f32x4.mul(dy, dy));
}

/** The same search without SIMD. It visits candidates in the same order, and so gives the same bits. */
function searchRowsScalar(first: i32, last: i32, across: i32, self: i32, limit: f32): void {
  for (let k = 0; k < NEIGHBOR_COUNT; k++) {
    store<f32>(NEAREST_DISTANCE + (k << 2), limit);
    store<i32>(NEAREST_INDEX + (k << 2), -1);
  }
  const x = get(SORTED_X, self);
  const y = get(SORTED_Y, self);
  for (let cell = first; cell <= last; cell += columns) {
    const to = cellStart(cell + across);
    for (let j = cellStart(cell); j < to; j++) {
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
}
