import { AX, AY, BEND, SIZE, TAIL, VX, VY, X, Y, get, set } from './layout';

/** Turning speed, in radians a second, at which a leader's or the predator's body has its largest bend. */
const FULL_BEND: f32 = 2.2;
const SUPPLENESS: f32 = 5;
/** How fast an individual grows to full size (1/s). */
export const GROWTH_PER_S: f32 = 1.8;

/**
 * As `swim`, in the direction (aimX, aimY) at `speed` px/s, or proportionally slower when that vector is shorter than 1.
 * `low` and `high` are shares of `speed`.
 */
export function swimTowards(
  slot: i32,
  aimX: f32,
  aimY: f32,
  speed: f32,
  eagerness: f32,
  response: f32,
  agility: f32,
  low: f32,
  high: f32,
  dt: f32,
): void {
  const scale = speed / max<f32>(sqrt<f32>(aimX * aimX + aimY * aimY), 1);
  swim(slot, aimX * scale, aimY * scale, eagerness, response, agility, speed * low, speed * high, dt);
}

/**
 * Moves one individual for `dt` seconds towards a wanted velocity: `eagerness` is how hard it accelerates (1/s),
 * `response` how fast the acceleration itself may change (1/s), `agility` the fastest turn in radians a second.
 * The speed stays between `low` and `high` px/s.
 */
export function swim(
  slot: i32,
  wantedVX: f32,
  wantedVY: f32,
  eagerness: f32,
  response: f32,
  agility: f32,
  low: f32,
  high: f32,
  dt: f32,
): void {
  const smoothing = min<f32>(dt * response, 1);
  let vx = get(VX, slot);
  let vy = get(VY, slot);
  let ax = get(AX, slot) + ((wantedVX - vx) * eagerness - get(AX, slot)) * smoothing;
  let ay = get(AY, slot) + ((wantedVY - vy) * eagerness - get(AY, slot)) * smoothing;
  const squared = max<f32>(vx * vx + vy * vy, 1);
  const turn = (vx * ay - vy * ax) / squared;
  const excess = turn - min<f32>(max<f32>(turn, -agility), agility);
  ax += vy * excess;
  ay -= vx * excess;
  vx += ax * dt;
  vy += ay * dt;
  const raw = sqrt<f32>(max<f32>(vx * vx + vy * vy, 0.01));
  const speed = min<f32>(max<f32>(raw, low), high);
  vx *= speed / raw;
  vy *= speed / raw;
  set(AX, slot, ax);
  set(AY, slot, ay);
  set(VX, slot, vx);
  set(VY, slot, vy);
  set(X, slot, get(X, slot) + vx * dt);
  set(Y, slot, get(Y, slot) + vy * dt);

  const turning = (vx * ay - vy * ax) / (max<f32>(speed * speed, 1) * FULL_BEND);
  const bend = get(BEND, slot);
  set(BEND, slot, bend + (min<f32>(max<f32>(turning, -1), 1) - bend) * min<f32>(dt * SUPPLENESS, 1));
  const tail = get(TAIL, slot) + (speed * <f32>(1.0 / 34) + <f32>0.5) * dt;
  set(TAIL, slot, tail - floor<f32>(tail));
  set(SIZE, slot, min<f32>(get(SIZE, slot) + dt * GROWTH_PER_S, 1));
}
