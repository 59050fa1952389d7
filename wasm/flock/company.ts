import {
  FOURTH,
  NEAREST_DISTANCE,
  NEAREST_INDEX,
  NEIGHBOR_COUNT,
  NX,
  NY,
  SORTED_SLOT,
  SORTED_VX,
  SORTED_VY,
  SORTED_X,
  SORTED_Y,
  get,
  set,
} from './layout';
import { findNearest } from './neighbors';
import { perceptionPx } from './rules';

/**
 * How a fish reacts to its four nearest neighbors: it keeps a distance, more strongly when bodies touch, swims the same
 * way and stays close. Accelerations in pixels a second squared.
 */
const SPACING_SOFT: f32 = 900;
const SPACING_HARD: f32 = 20000;
const ALIGNMENT: f32 = 1.7;
const COHESION: f32 = 0.35;

/** Fills NX, NY and FOURTH for all `n` fish from their four nearest neighbors. */
export function keepCompany(n: i32): void {
  const perception = perceptionPx;
  for (let sorted = 0; sorted < n; sorted++) {
    findNearest(sorted, perception);
    if (ASC_FEATURE_SIMD) steerSimd(sorted);
    else steerScalar(sorted);
  }
}

function steerSimd(sorted: i32): void {
  const who = v128.load(NEAREST_INDEX);
  const found = i32x4.ge_s(who, i32x4.splat(0));
  const index = v128.and(who, found);
  const distance = f32x4.max(v128.load(NEAREST_DISTANCE), f32x4.splat(4));
  const inverse = f32x4.div(f32x4.splat(1), distance);
  const dx = v128.and(f32x4.sub(gather(SORTED_X, index), v128.load32_splat(SORTED_X + (<usize>sorted << 2))), found);
  const dy = v128.and(f32x4.sub(gather(SORTED_Y, index), v128.load32_splat(SORTED_Y + (<usize>sorted << 2))), found);
  const dvx = v128.and(f32x4.sub(gather(SORTED_VX, index), v128.load32_splat(SORTED_VX + (<usize>sorted << 2))), found);
  const dvy = v128.and(f32x4.sub(gather(SORTED_VY, index), v128.load32_splat(SORTED_VY + (<usize>sorted << 2))), found);
  const spacing = f32x4.mul(
    inverse,
    f32x4.add(f32x4.splat(SPACING_SOFT), f32x4.mul(f32x4.splat(SPACING_HARD), inverse)),
  );
  const near: f32 = 1 / <f32>max(popcnt(i32x4.bitmask(found)), 1);
  answer(
    sorted,
    near,
    sum(f32x4.mul(dx, spacing)),
    sum(f32x4.mul(dy, spacing)),
    sum(dx),
    sum(dy),
    sum(dvx),
    sum(dvy),
  );
}

// @ts-ignore: decorator
@inline
function gather(array: usize, index: v128): v128 {
  const first = v128.load32_splat(array + (<usize>i32x4.extract_lane(index, 0) << 2));
  const second = f32x4.replace_lane(first, 1, load<f32>(array + (<usize>i32x4.extract_lane(index, 1) << 2)));
  const third = f32x4.replace_lane(second, 2, load<f32>(array + (<usize>i32x4.extract_lane(index, 2) << 2)));
  return f32x4.replace_lane(third, 3, load<f32>(array + (<usize>i32x4.extract_lane(index, 3) << 2)));
}

// @ts-ignore: decorator
@inline
function sum(lanes: v128): f32 {
  const pairs = f32x4.add(lanes, v128.shuffle<f32>(lanes, lanes, 1, 0, 3, 2));
  return f32x4.extract_lane(pairs, 0) + f32x4.extract_lane(pairs, 2);
}

/** The same sums in the same order as in the four lanes. */
function steerScalar(sorted: i32): void {
  let found = 0;
  let spacingX: f32 = 0;
  let spacingY: f32 = 0;
  let towardX: f32 = 0;
  let towardY: f32 = 0;
  let alongX: f32 = 0;
  let alongY: f32 = 0;
  for (let pair = 0; pair < NEIGHBOR_COUNT; pair += 2) {
    const first = load<i32>(NEAREST_INDEX + (pair << 2));
    const second = load<i32>(NEAREST_INDEX + ((pair + 1) << 2));
    const firstWeight = spacingOf(pair);
    const secondWeight = spacingOf(pair + 1);
    found += i32(first >= 0) + i32(second >= 0);
    const dx0 = difference(SORTED_X, first, sorted);
    const dx1 = difference(SORTED_X, second, sorted);
    const dy0 = difference(SORTED_Y, first, sorted);
    const dy1 = difference(SORTED_Y, second, sorted);
    spacingX += dx0 * firstWeight + dx1 * secondWeight;
    spacingY += dy0 * firstWeight + dy1 * secondWeight;
    towardX += dx0 + dx1;
    towardY += dy0 + dy1;
    alongX += difference(SORTED_VX, first, sorted) + difference(SORTED_VX, second, sorted);
    alongY += difference(SORTED_VY, first, sorted) + difference(SORTED_VY, second, sorted);
  }
  const near: f32 = 1 / <f32>max(found, 1);
  answer(sorted, near, spacingX, spacingY, towardX, towardY, alongX, alongY);
}

// @ts-ignore: decorator
@inline
function spacingOf(k: i32): f32 {
  const inverse: f32 = 1 / max<f32>(load<f32>(NEAREST_DISTANCE + (k << 2)), 4);
  return inverse * (SPACING_SOFT + SPACING_HARD * inverse);
}

// @ts-ignore: decorator
@inline
function difference(array: usize, index: i32, sorted: i32): f32 {
  return index < 0 ? <f32>0 : get(array, index) - get(array, sorted);
}

// @ts-ignore: decorator
@inline
function answer(
  sorted: i32,
  near: f32,
  spacingX: f32,
  spacingY: f32,
  towardX: f32,
  towardY: f32,
  alongX: f32,
  alongY: f32,
): void {
  const slot = load<i32>(SORTED_SLOT + (<usize>sorted << 2));
  set(NX, slot, near * (COHESION * towardX + ALIGNMENT * alongX) - spacingX);
  set(NY, slot, near * (COHESION * towardY + ALIGNMENT * alongY) - spacingY);
  set(FOURTH, slot, sqrt<f32>(load<f32>(NEAREST_DISTANCE, 12)));
}
