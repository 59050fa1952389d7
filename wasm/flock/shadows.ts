import { PREDATOR_SLOT, SHADOW_SLOT, SIZE, VX, VY, X, Y, get, set } from './layout';
import { shadows } from './growth';
import { comeToRest } from './population';
import { shadowOffsetPx } from './rules';
import { swim } from './swim';
import { forgetTrail } from './trails';

/** A shadow follows the predator's course with a delay. */
const EAGERNESS: f32 = 6;
const RESPONSE: f32 = 12;
const AGILITY: f32 = 9;
/** A shadow's place beside the predator, behind its shoulder: cosine and sine of the angle from the course. */
const BEHIND: f32 = -0.6;
const BESIDE: f32 = 0.8;

let present: i32 = 0;

export function dismissShadows(): void {
  present = 0;
}

/** Moves the shadows that the score has earned: each at its distance from the predator, one on either side. */
export function moveShadows(dt: f32): void {
  let side: f32 = BESIDE;
  for (let i = 0; i < shadows; i++) {
    const slot = SHADOW_SLOT + i;
    const joins = i >= present;
    if (joins) {
      set(VX, slot, get(VX, PREDATOR_SLOT));
      set(VY, slot, get(VY, PREDATOR_SLOT));
      set(SIZE, slot, 0);
      comeToRest(slot);
    }
    swim(slot, get(VX, PREDATOR_SLOT), get(VY, PREDATOR_SLOT), EAGERNESS, RESPONSE, AGILITY, 1, f32.MAX_VALUE, dt);
    const vx = get(VX, slot);
    const vy = get(VY, slot);
    const scale = shadowOffsetPx / sqrt<f32>(max<f32>(vx * vx + vy * vy, 0.01));
    set(X, slot, get(X, PREDATOR_SLOT) + (vx * BEHIND - vy * side) * scale);
    set(Y, slot, get(Y, PREDATOR_SLOT) + (vy * BEHIND + vx * side) * scale);
    side = -side;
    if (joins) forgetTrail(slot);
  }
  present = shadows;
}
