import { PREDATOR_SLOT, PREY, SHADOW_SLOT, SIZE, X, Y, get } from './layout';
import { score, setScore, shadows } from './growth';
import { arriveFromOutside } from './population';
import { eatRadiusPx } from './rules';

let groups: i32 = 0;

/** Notes that a fish of the group that begins at `slot` is near enough to be eaten in this step. */
export function addPrey(slot: i32): void {
  store<i32>(PREY + (<usize>groups << 2), slot);
  groups += 1;
}

/**
 * Lets the predator and its shadows eat every follower within the eat radius, among the groups noted since the last
 * call. A group is `size` slots.
 */
export function eat(firstFollower: i32, n: i32, size: i32): void {
  eatRound(PREDATOR_SLOT, firstFollower, n, size);
  for (let i = 0; i < shadows; i++) eatRound(SHADOW_SLOT + i, firstFollower, n, size);
  groups = 0;
}

/**
 * Each eaten fish comes back from outside the view, so that the population stays the same (trap T60). A hunter that has
 * just appeared and is not fully grown eats nothing, so that the fish have time to flee.
 */
function eatRound(eater: i32, firstFollower: i32, n: i32, size: i32): void {
  if (get(SIZE, eater) < 1) return;
  for (let i = 0; i < groups; i++) {
    const first = load<i32>(PREY + (<usize>i << 2));
    const end = min(first + size, n);
    for (let slot = max(first, firstFollower); slot < end; slot++) {
      const dx = get(X, slot) - get(X, eater);
      const dy = get(Y, slot) - get(Y, eater);
      if (dx * dx + dy * dy > eatRadiusPx * eatRadiusPx) continue;
      setScore(score + 1);
      arriveFromOutside(slot);
    }
  }
}
