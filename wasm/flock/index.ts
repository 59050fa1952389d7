/**
 * The flock core: leaders that roam or follow a drawn route, followers that stay with their four nearest neighbors, a
 * predator that wanders or is steered and eats. Deterministic for a seed and a sequence of calls.
 *
 * Life of a core: set the rules, `reset`, then `step` once a frame; all other calls may come between two steps.
 */
import { seedRandom } from '../shared/random';
import { keepCompany } from './company';
import { buildGrid, resetGrid } from './grid';
import { clearFood, feed, tempt } from './food';
import { award, score, shadows, sizeFactor, speedFactor } from './growth';
import { keepLeaders, moveLeaders, pickTargets } from './leaders';
import {
  MAX_LEADERS,
  MAX_POPULATION,
  PREDATOR_SLOT,
  SHADOW_SLOT,
  SIZE,
  VX,
  VY,
  X,
  Y,
  get,
  set,
} from './layout';
import { height, setPond, width } from './pond';
import { placeFollower, placeLeader } from './population';
import { movePredator, resetPredator, steerPredator } from './predator';
import { eat } from './prey';
import { move } from './motion';
import { setRouteLength } from './route';
import { closedRows, forgetTrail, headAge, recordTrails, rewrites, scaleTrails } from './trails';
import { requestMotion } from './requests';
import { followerSpeedPxPerS, leaderSpeedPxPerS } from './rules';

export {
  FOOD,
  GUEST_SLOT,
  LOOK,
  MAX_FOODS,
  MAX_LEADERS,
  MAX_POPULATION,
  MAX_ROUTE_POINTS,
  PREDATOR_SLOT,
  RING,
  RING_ROWS,
  ROUTE,
  SHADOW_SLOT,
  VX,
  VY,
  X,
  Y,
} from './layout';

export {
  arrivalRadiusPx,
  avoidRadiusPx,
  avoidWeight,
  biteAheadPx,
  eatRadiusPx,
  followerMaxSpeedPxPerS,
  followerSpeedPxPerS,
  growthMax,
  leaderSpeedPxPerS,
  perceptionPx,
  predatorBoost,
  predatorSpeedPxPerS,
  shadowAfter,
  shadowEvery,
  shadowOffsetPx,
  shadowScale,
  shadowsMax,
  sizeGrowth,
  sizeGrowthAfter,
  sizeGrowthEvery,
  speedGrowth,
  speedGrowthAfter,
  speedGrowthEvery,
  trailIntervalS,
  wanderRadiusPx,
} from './rules';
export { award, closedRows, feed, headAge, rewrites, score, setRouteLength, shadows, sizeFactor, speedFactor, steerPredator };

/** Individuals of this build, including slots that never hold a fish. */
export const SLOTS: i32 = CAPACITY;

/** Fish in the pond, including those that are shrinking away; and the number that there should be. */
export let present: i32 = 0;
let wanted: i32 = 0;
export let leaders: i32 = 1;
let hasPredator: bool = false;

/** Empties the pond and fills it from a seed, without predator, route and food. The predator is not steered. */
export function reset(seed: u32, pondWidth: f32, pondHeight: f32, population: i32, leaderCount: i32): void {
  seedRandom(seed);
  resetGrid();
  setPond(pondWidth, pondHeight);
  setRouteLength(0);
  wanted = clampPopulation(population);
  present = wanted;
  leaders = clampLeaders(leaderCount);
  for (let slot = 0; slot < leaders; slot++) addLeader(slot);
  for (let slot = leaders; slot < present; slot++) addFollower(slot);
  hasPredator = false;
  steerPredator(false, 0, 0, false);
  resetPredator();
  clearFood();
  forgetTrail(PREDATOR_SLOT);
}

/** Moves everything by `dt` seconds. Keep `dt` at or below 0.05 for smooth turns. */
export function step(dt: f32): void {
  buildGrid(present);
  keepCompany(present);
  keepLeaders(leaders);
  if (ASC_FEATURE_SIMD) {
    requestMotion<v128>(present, leaders, hasPredator);
    tempt(leaders, present, dt);
    move<v128>(present, wanted, dt);
  } else {
    requestMotion<f32>(present, leaders, hasPredator);
    tempt(leaders, present, dt);
    move<f32>(present, wanted, dt);
  }
  moveLeaders(leaders, dt);
  if (hasPredator) {
    movePredator(dt);
    if (ASC_FEATURE_SIMD) eat<v128>(leaders, present);
    else eat<f32>(leaders, present);
  }
  dismissFaded();
  recordTrails(present, dt);
}

/** Changes the number of fish while they swim: new fish grow in near a leader, surplus fish shrink away. */
export function setPopulation(population: i32): void {
  wanted = clampPopulation(population);
  if (leaders > wanted) setLeaders(wanted);
  for (; present < wanted; present++) addFollower(present);
}

/** Promotes followers to leaders, or turns leaders into followers. */
export function setLeaders(count: i32): void {
  const before = leaders;
  leaders = clampLeaders(count);
  for (let slot = before; slot < leaders; slot++) pickTargets(slot);
}

/** Lets the predator in from outside the view, or removes it. */
export function setPredator(on: bool): void {
  if (on && !hasPredator) {
    resetPredator();
    set(SIZE, PREDATOR_SLOT, 0);
    forgetTrail(PREDATOR_SLOT);
  }
  hasPredator = on;
}

/** Gives every leader new places to go to. */
export function refreshRoutes(): void {
  for (let slot = 0; slot < leaders; slot++) pickTargets(slot);
}

/** Changes the size of the pond and moves everything in it in proportion. */
export function resize(pondWidth: f32, pondHeight: f32): void {
  const scaleX = max<f32>(pondWidth, 1) / width;
  const scaleY = max<f32>(pondHeight, 1) / height;
  setPond(pondWidth, pondHeight);
  for (let slot = 0; slot < present; slot++) scalePlace(slot, scaleX, scaleY);
  scalePlace(PREDATOR_SLOT, scaleX, scaleY);
  scaleTrails(scaleX, scaleY);
  refreshRoutes();
}

/** FNV-1a, by words, over the places and velocities of all fish, of the predator and its shadows, and the score. */
export function hashState(): u32 {
  let hash: u32 = 0x811c9dc5;
  for (let slot = 0; slot < present; slot++) hash = hashSlot(hash, slot);
  for (let i = 0; i < shadows; i++) hash = hashSlot(hash, SHADOW_SLOT + i);
  return mix(hashSlot(hash, PREDATOR_SLOT), <u32>score);
}

function addLeader(slot: i32): void {
  placeLeader(slot, leaderSpeedPxPerS);
  pickTargets(slot);
}

function addFollower(slot: i32): void {
  const radius: f32 = <f32>12 * sqrt<f32>(<f32>wanted / <f32>leaders);
  placeFollower(slot, slot % leaders, radius, followerSpeedPxPerS);
}

function dismissFaded(): void {
  while (present > wanted && get(SIZE, present - 1) <= 0) present -= 1;
}

function scalePlace(slot: i32, scaleX: f32, scaleY: f32): void {
  set(X, slot, get(X, slot) * scaleX);
  set(Y, slot, get(Y, slot) * scaleY);
}

function clampPopulation(population: i32): i32 {
  return min(max(population, 1), MAX_POPULATION);
}

function clampLeaders(count: i32): i32 {
  return min(min(max(count, 1), MAX_LEADERS), max(wanted, 1));
}

function hashSlot(hash: u32, slot: i32): u32 {
  return mix(mix(mix(mix(hash, bits(X, slot)), bits(Y, slot)), bits(VX, slot)), bits(VY, slot));
}

function bits(array: usize, slot: i32): u32 {
  return reinterpret<u32>(get(array, slot));
}

function mix(hash: u32, word: u32): u32 {
  return (hash ^ word) * 0x01000193;
}
