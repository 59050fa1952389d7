import { randomBetween } from '../shared/random';
import {
  PREDATOR_SLOT,
  VX,
  VY,
  X,
  Y,
  get,
  set,
} from './layout';
import { setScore, speedFactor } from './growth';
import { height, pickOutside, outsideX, outsideY, width } from './pond';
import { comeToRest } from './population';
import { dismissShadows, moveShadows } from './shadows';
import { swimTowards } from './swim';

import { arrivalRadiusPx, predatorBoost, predatorSpeedPxPerS, wanderRadiusPx } from './rules';

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

let goalX: f32 = 0;
let goalY: f32 = 0;
let patience: f32 = 0;
export let isSteered: bool = false;
let steerX: f32 = 0;
let steerY: f32 = 0;
let isBoosting: bool = false;

/** A predator comes in from outside the view, one that is steered in the middle of it. */
export function resetPredator(): void {
  comeToRest(PREDATOR_SLOT);
  pickOutside();
  set(X, PREDATOR_SLOT, isSteered ? width * <f32>0.5 : outsideX);
  set(Y, PREDATOR_SLOT, isSteered ? height * <f32>0.5 : outsideY);
  set(VX, PREDATOR_SLOT, width * <f32>0.5 - outsideX);
  set(VY, PREDATOR_SLOT, height * <f32>0.5 - outsideY);
  pickGoal();
}

/**
 * Hands the predator to a player (`on`), or back to itself: then it is as it was before it ate. (x, y) is the wanted
 * direction, at most 1 long.
 */
export function steerPredator(on: bool, x: f32, y: f32, boost: bool): void {
  if (!on) {
    setScore(0);
    dismissShadows();
  }
  isSteered = on;
  steerX = x;
  steerY = y;
  isBoosting = boost;
}

export function movePredator(dt: f32): void {
  if (isSteered) obey(dt);
  else wander(dt);
  holdInside();
  moveShadows(dt);
}

function wander(dt: f32): void {
  const dx = goalX - get(X, PREDATOR_SLOT);
  const dy = goalY - get(Y, PREDATOR_SLOT);
  const away = sqrt<f32>(dx * dx + dy * dy);
  patience -= dt;
  if (away < arrivalRadiusPx || patience < 0) pickGoal();
  swimTowards(PREDATOR_SLOT, dx, dy, predatorSpeedPxPerS, EAGERNESS, RESPONSE, AGILITY, 0.5, 1.2, dt);
}

function obey(dt: f32): void {
  const speed = predatorSpeedPxPerS * speedFactor * (isBoosting ? predatorBoost : <f32>1);
  const vx = get(VX, PREDATOR_SLOT);
  const vy = get(VY, PREDATOR_SLOT);
  if (steerX * steerX + steerY * steerY < <f32>0.0025) {
    swimTowards(PREDATOR_SLOT, vx, vy, speed * GLIDE, EAGERNESS, RESPONSE, AGILITY, 0.05, 1 / GLIDE, dt);
  } else {
    swimTowards(PREDATOR_SLOT, steerX, steerY, speed, STEERED_EAGERNESS, STEERED_RESPONSE, STEERED_AGILITY, 0.02, 1, dt);
  }
}

/** The next goal lies ahead within the wander radius, and inside the pond. */
function pickGoal(): void {
  const radius = wanderRadiusPx;
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
