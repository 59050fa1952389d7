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
 * the last call. A group is `size` slots.
 */
export function eat(firstFollower: i32, n: i32, size: i32): void {
  const eaters = shadows;
  eatRound(PREDATOR_SLOT, biteAheadPx, firstFollower, n, size);
  for (let i = 0; i < eaters; i++) {
    eatRound(SHADOW_SLOT + i, biteAheadPx * shadowScale, firstFollower, n, size);
  }
  groups = 0;
}

/**
 * A mouth is `ahead` pixels before the middle of the body and grows with it. Each eaten fish comes back from outside the
 * view, so that the population stays the same (trap T60). A hunter that has just appeared and is not fully grown eats
 * nothing, so that the fish have time to flee.
 */
function eatRound(eater: i32, ahead: f32, firstFollower: i32, n: i32, size: i32): void {
  if (get(SIZE, eater) < 1) return;
  const vx = get(VX, eater);
  const vy = get(VY, eater);
  const reach = (ahead * sizeFactor) / sqrt<f32>(max<f32>(vx * vx + vy * vy, 0.01));
  const x = get(X, eater) + vx * reach;
  const y = get(Y, eater) + vy * reach;
  const radius = eatRadiusPx * sizeFactor;
  for (let i = 0; i < groups; i++) {
    const first = load<i32>(PREY + (<usize>i << 2));
    const end = min(first + size, n);
    for (let slot = max(first, firstFollower); slot < end; slot++) {
      const dx = get(X, slot) - x;
      const dy = get(Y, slot) - y;
      if (dx * dx + dy * dy > radius * radius) continue;
      award(1);
      arriveFromOutside(slot);
    }
  }
}
