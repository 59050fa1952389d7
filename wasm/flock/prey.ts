import { add, all, isLess, laneCount, multiply, read, some, subtract } from '../shared/lanes';
import { PREDATOR_SLOT, PREY, SHADOW_SLOT, SIZE, VX, VY, X, Y, get } from './layout';
import { award, shadows, sizeFactor } from './growth';
import { arriveFromOutside } from './population';
import { biteAheadPx, eatRadiusPx, shadowScale } from './rules';

let groups: i32 = 0;

/** Notes that a fish of the group that begins at `slot` is near enough to be eaten in this step. */
export function addPrey(slot: i32): void {
  store<i32>(PREY + (<usize>groups << 2), slot);
  groups += 1;
}

/**
 * Lets the predator and its shadows eat every follower within the eat radius of their mouths, among the groups noted since
 * the last call. A group is as many slots as `T` has lanes.
 */
export function eat<T>(firstFollower: i32, n: i32): void {
  const eaters = shadows;
  eatRound<T>(PREDATOR_SLOT, biteAheadPx, firstFollower, n);
  for (let i = 0; i < eaters; i++) {
    eatRound<T>(SHADOW_SLOT + i, biteAheadPx * shadowScale, firstFollower, n);
  }
  groups = 0;
}

/**
 * A mouth is `ahead` pixels before the middle of the body and grows with it. Each eaten fish comes back from outside the
 * view, so that the population stays the same (trap T60). A hunter that has just appeared and is not fully grown eats
 * nothing, so that the fish have time to flee.
 */
function eatRound<T>(eater: i32, ahead: f32, firstFollower: i32, n: i32): void {
  if (get(SIZE, eater) < 1) return;
  const vx = get(VX, eater);
  const vy = get(VY, eater);
  const reach = (ahead * sizeFactor) / sqrt<f32>(max<f32>(vx * vx + vy * vy, 0.01));
  const x = get(X, eater) + vx * reach;
  const y = get(Y, eater) + vy * reach;
  const radius = eatRadiusPx * sizeFactor;
  const limit = radius * radius;
  for (let i = 0; i < groups; i++) {
    const first = load<i32>(PREY + (<usize>i << 2));
    // A little more than the limit, because a fish on the circle is eaten.
    if (!some<T>(isLess<T>(squaredFrom<T>(x, y, first), all<T>(limit + 0.01)))) continue;
    const end = min(first + laneCount<T>(), n);
    for (let slot = max(first, firstFollower); slot < end; slot++) {
      if (squaredFrom<f32>(x, y, slot) > limit) continue;
      award(1);
      arriveFromOutside(slot);
    }
  }
}

/** Squared distances of (x, y) from the fish of the group that begins at `slot`. */
// @ts-ignore: decorator
@inline
function squaredFrom<T>(x: f32, y: f32, slot: i32): T {
  const at = <usize>slot << 2;
  const dx = subtract<T>(read<T>(X + at), all<T>(x));
  const dy = subtract<T>(read<T>(Y + at), all<T>(y));
  return add<T>(multiply<T>(dx, dx), multiply<T>(dy, dy));
}
