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
/** High, because a player expects an immediate reaction. */
const STEERED_EAGERNESS: f32 = 5;
const STEERED_RESPONSE: f32 = 14;
/** Share of its speed at which a steered predator glides while no direction is requested. */
const GLIDE: f32 = 0.35;
const AGILITY: f32 = 1.6;
const STEERED_AGILITY: f32 = 7;
/** A wandering predator gives up its goal after this long. */
const PATIENCE_S: f32 = 4;

let goalX: f32 = 0;
let goalY: f32 = 0;
let patience: f32 = 0;
export let isSteered: bool = false;
let steerX: f32 = 0;
let steerY: f32 = 0;
let isBoosting: bool = false;

/** Lets the predator in: from outside the view, or in the middle of it when it is steered. */
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
 * Hands the predator to a player (`on`), or back to itself with the size and speed that it had before it ate. (x, y) is
 * the requested direction, at most 1 long.
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

/** Chooses the next goal ahead, within the wander radius and inside the pond. */
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

/** Reflects a goal behind a wall, so that the predator turns away instead of following the wall. */
function insideOrMirrored(value: f32, size: f32): f32 {
  const margin = size * <f32>0.1;
  if (value < margin) return min<f32>(2 * margin - value, size - margin);
  if (value > size - margin) return max<f32>(2 * (size - margin) - value, margin);
  return value;
}

/** Stops a steered predator at the walls of the view; an unsteered one may come in from outside. */
function holdInside(): void {
  if (!isSteered) return;
  set(X, PREDATOR_SLOT, min<f32>(max<f32>(get(X, PREDATOR_SLOT), 0), width));
  set(Y, PREDATOR_SLOT, min<f32>(max<f32>(get(Y, PREDATOR_SLOT), 0), height));
}
