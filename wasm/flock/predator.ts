import { randomBetween } from '../shared/random';
import {
  PARAM_ARRIVAL_RADIUS,
  PARAM_EAT_RADIUS,
  PARAM_PREDATOR_BOOST,
  PARAM_PREDATOR_SPEED,
  PARAM_WANDER_RADIUS,
  PREDATOR_SLOT,
  VX,
  VY,
  X,
  Y,
  get,
  param,
  set,
} from './layout';
import { height, pickOutside, outsideX, outsideY, width } from './pond';
import { arriveFromOutside } from './population';
import { swim } from './swim';

const EAGERNESS: f32 = 1.8;
const RESPONSE: f32 = 4;
/** A hand on the keys expects an answer at once. */
const STEERED_EAGERNESS: f32 = 5;
const STEERED_RESPONSE: f32 = 14;
/** Share of its speed at which a steered predator glides when no direction is asked for. */
const GLIDE: f32 = 0.35;
const AGILITY: f32 = 1.6;
const STEERED_AGILITY: f32 = 7;
/** A wandering goal is given up after this long. */
const PATIENCE_S: f32 = 4;

/** Fish eaten since the last reset. */
export let score: i32 = 0;

let goalX: f32 = 0;
let goalY: f32 = 0;
let patience: f32 = 0;
let isSteered: bool = false;
let steerX: f32 = 0;
let steerY: f32 = 0;
let isBoosting: bool = false;

export function resetPredator(): void {
  score = 0;
  pickOutside();
  set(X, PREDATOR_SLOT, outsideX);
  set(Y, PREDATOR_SLOT, outsideY);
  set(VX, PREDATOR_SLOT, width * <f32>0.5 - outsideX);
  set(VY, PREDATOR_SLOT, height * <f32>0.5 - outsideY);
  pickGoal();
}

/** Hands the predator to a player (`on`) or back to itself. (x, y) is the wanted direction, at most 1 long. */
export function steerPredator(on: bool, x: f32, y: f32, boost: bool): void {
  isSteered = on;
  steerX = x;
  steerY = y;
  isBoosting = boost;
}

export function movePredator(dt: f32): void {
  if (isSteered) obey(dt);
  else wander(dt);
  holdInside();
}

/** Eats every follower within the eat radius; each eaten fish comes back from outside the view (trap T60). */
export function eat(firstFollower: i32, n: i32): void {
  const radius = param(PARAM_EAT_RADIUS);
  if (radius <= 0) return;
  const x = get(X, PREDATOR_SLOT);
  const y = get(Y, PREDATOR_SLOT);
  for (let slot = firstFollower; slot < n; slot++) {
    const dx = get(X, slot) - x;
    const dy = get(Y, slot) - y;
    if (dx * dx + dy * dy > radius * radius) continue;
    score += 1;
    arriveFromOutside(slot);
  }
}

function wander(dt: f32): void {
  const speed = param(PARAM_PREDATOR_SPEED);
  const dx = goalX - get(X, PREDATOR_SLOT);
  const dy = goalY - get(Y, PREDATOR_SLOT);
  const away = sqrt<f32>(dx * dx + dy * dy);
  patience -= dt;
  if (away < param(PARAM_ARRIVAL_RADIUS) || patience < 0) pickGoal();
  const scale = speed / max<f32>(away, 1);
  swim(PREDATOR_SLOT, dx * scale, dy * scale, EAGERNESS, RESPONSE, AGILITY, speed * <f32>0.5, speed * <f32>1.2, dt);
}

function obey(dt: f32): void {
  const speed = param(PARAM_PREDATOR_SPEED) * (isBoosting ? param(PARAM_PREDATOR_BOOST) : <f32>1);
  const length = sqrt<f32>(steerX * steerX + steerY * steerY);
  if (length < <f32>0.05) {
    const glide = GLIDE / max<f32>(sqrt<f32>(get(VX, PREDATOR_SLOT) * get(VX, PREDATOR_SLOT) + get(VY, PREDATOR_SLOT) * get(VY, PREDATOR_SLOT)), 1);
    const wantedX = get(VX, PREDATOR_SLOT) * glide * speed;
    const wantedY = get(VY, PREDATOR_SLOT) * glide * speed;
    swim(PREDATOR_SLOT, wantedX, wantedY, EAGERNESS, RESPONSE, AGILITY, 1, speed, dt);
    return;
  }
  const scale = speed / max<f32>(length, 1);
  swim(PREDATOR_SLOT, steerX * scale, steerY * scale, STEERED_EAGERNESS, STEERED_RESPONSE, STEERED_AGILITY, 1, speed, dt);
}

/** The next goal lies ahead within the wander radius, and inside the pond. */
function pickGoal(): void {
  const radius = param(PARAM_WANDER_RADIUS);
  const vx = get(VX, PREDATOR_SLOT);
  const vy = get(VY, PREDATOR_SLOT);
  const ahead = radius * <f32>0.7 / max<f32>(sqrt<f32>(vx * vx + vy * vy), 1);
  const x = get(X, PREDATOR_SLOT) + vx * ahead + randomBetween(-radius, radius) * <f32>0.7;
  const y = get(Y, PREDATOR_SLOT) + vy * ahead + randomBetween(-radius, radius) * <f32>0.7;
  goalX = insideOrMirrored(x, width);
  goalY = insideOrMirrored(y, height);
  patience = PATIENCE_S;
}

/** A goal behind a wall is reflected at it, so that the predator turns away instead of nosing along the glass. */
function insideOrMirrored(value: f32, size: f32): f32 {
  const margin = size * <f32>0.1;
  if (value < margin) return min<f32>(2 * margin - value, size - margin);
  if (value > size - margin) return max<f32>(2 * (size - margin) - value, margin);
  return value;
}

/** A steered predator stops at the walls of the view; an unsteered one may come in from outside. */
function holdInside(): void {
  if (!isSteered) return;
  set(X, PREDATOR_SLOT, min<f32>(max<f32>(get(X, PREDATOR_SLOT), 0), width));
  set(Y, PREDATOR_SLOT, min<f32>(max<f32>(get(Y, PREDATOR_SLOT), 0), height));
}
