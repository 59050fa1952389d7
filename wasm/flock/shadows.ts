import { PREDATOR_SLOT, SHADOW_SLOT, SIZE, VX, VY, X, Y, get, set } from './layout';
import { shadows } from './growth';
import { comeToRest } from './population';
import { shadowOffsetPx } from './rules';
import { swim } from './swim';
import { forgetTrail } from './trails';

/** A shadow takes up the predator's course a little later. */
const EAGERNESS: f32 = 6;
const RESPONSE: f32 = 12;
const AGILITY: f32 = 9;
/** A shadow's place beside the predator: behind its shoulder, as cosine and sine of the angle from the course. */
const BEHIND: f32 = -0.6;
const BESIDE: f32 = 0.8;

let present: i32 = 0;

export function dismissShadows(): void {
  present = 0;
}

/** Moves the shadows that the score has earned: always at their distance from the predator, one at either side. */
export function moveShadows(dt: f32): void {
  const vx = get(VX, PREDATOR_SLOT);
  const vy = get(VY, PREDATOR_SLOT);
  for (; present < shadows; present++) join(SHADOW_SLOT + present, vx, vy);
  let side: f32 = BESIDE;
  for (let slot = SHADOW_SLOT; slot < SHADOW_SLOT + shadows; slot++) {
    swim(slot, vx, vy, EAGERNESS, RESPONSE, AGILITY, 1, f32.MAX_VALUE, dt);
    place(slot, side);
    side = -side;
  }
}

function join(slot: i32, vx: f32, vy: f32): void {
  set(VX, slot, vx);
  set(VY, slot, vy);
  set(SIZE, slot, 0);
  comeToRest(slot);
  place(slot, 0);
  forgetTrail(slot);
}

function place(slot: i32, side: f32): void {
  const vx = get(VX, slot);
  const vy = get(VY, slot);
  const scale = shadowOffsetPx / sqrt<f32>(max<f32>(vx * vx + vy * vy, 0.01));
  set(X, slot, get(X, PREDATOR_SLOT) + (vx * BEHIND - vy * side) * scale);
  set(Y, slot, get(Y, PREDATOR_SLOT) + (vy * BEHIND + vx * side) * scale);
}
