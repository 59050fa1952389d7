/**
 * The flock core: leaders that roam or follow a drawn route, followers that keep company with their four nearest, a
 * predator that wanders or is steered and eats. Deterministic for a seed and a sequence of calls.
 *
 * Life of a core: write PARAMS, `reset`, then `step` a frame; every other call may come between two steps.
 */
import { seedRandom } from '../shared/random';
import { keepCompany, listNeighbors } from './company';
import { buildGrid, resetGrid } from './grid';
import { keepLeaders, moveLeaders, pickTargets } from './leaders';
import {
  MAX_LEADERS,
  MAX_POPULATION,
  PARAM_FOLLOWER_SPEED,
  PARAM_LEADER_SPEED,
  PREDATOR_SLOT,
  SIZE,
  VX,
  VY,
  X,
  Y,
  get,
  param,
  set,
} from './layout';
import { height, setPond, width } from './pond';
import { placeFollower, placeLeader } from './population';
import { eat, movePredator, resetPredator, score, steerPredator } from './predator';
import { move } from './motion';
import { setRouteLength } from './route';
import { closedRows, forgetTrail, headAge, recordTrails, scaleTrails } from './trails';
import { wish } from './wishes';

export {
  LOOK,
  MAX_LEADERS,
  MAX_POPULATION,
  MAX_ROUTE_POINTS,
  NEIGHBOR_COUNT,
  NEIGHBOR_SLOTS,
  PARAMS,
  PREDATOR_SLOT,
  RING,
  RING_ROWS,
  ROUTE,
  VX,
  VY,
  X,
  Y,
} from './layout';

// The rules' places in the params block, under the names that the caller gives them.
export {
  PARAM_ARRIVAL_RADIUS as arrivalRadiusPx,
  PARAM_AVOID_RADIUS as avoidRadiusPx,
  PARAM_AVOID_WEIGHT as avoidWeight,
  PARAM_EAT_RADIUS as eatRadiusPx,
  PARAM_FOLLOWER_MAX_SPEED as followerMaxSpeedPxPerS,
  PARAM_FOLLOWER_SPEED as followerSpeedPxPerS,
  PARAM_LEADER_SPEED as leaderSpeedPxPerS,
  PARAM_PERCEPTION as perceptionPx,
  PARAM_PREDATOR_BOOST as predatorBoost,
  PARAM_PREDATOR_SPEED as predatorSpeedPxPerS,
  PARAM_TRAIL_INTERVAL as trailIntervalS,
  PARAM_WANDER_RADIUS as wanderRadiusPx,
} from './layout';
export { setRouteLength, steerPredator };

/** Individuals of this build, slots that never hold a fish included. */
export const SLOTS: i32 = CAPACITY;

/** Fish in the pond, those that are shrinking away included; and how many there shall be. */
let present: i32 = 0;
let wanted: i32 = 0;
let leaders: i32 = 1;
let hasPredator: bool = false;

/** Empties the pond and fills it anew. The route is cleared, the score is 0. */
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
  resetPredator();
  forgetTrail(PREDATOR_SLOT);
}

/** Moves everything by `dt` seconds. Keep `dt` at or below 0.05 for smooth turns. */
export function step(dt: f32): void {
  buildGrid(present);
  keepCompany(present);
  keepLeaders(leaders);
  if (ASC_FEATURE_SIMD) {
    wish<v128>(present, leaders, hasPredator);
    move<v128>(present, wanted, dt);
  } else {
    wish<f32>(present, leaders, hasPredator);
    move<f32>(present, wanted, dt);
  }
  moveLeaders(leaders, dt);
  if (hasPredator) {
    movePredator(dt);
    eat(leaders, present);
  }
  dismissFaded();
  recordTrails(present, PREDATOR_SLOT, dt);
}

/** Lets fish come or go, mid-swim: new ones grow in near a leader, surplus ones shrink away. */
export function setPopulation(population: i32): void {
  wanted = clampPopulation(population);
  if (leaders > wanted) setLeaders(wanted);
  for (; present < wanted; present++) addFollower(present);
}

/** Promotes followers to leaders or returns leaders to the shoal. */
export function setLeaders(count: i32): void {
  const before = leaders;
  leaders = clampLeaders(count);
  for (let slot = before; slot < leaders; slot++) pickTargets(slot);
}

/** Lets the predator in from outside the view, or takes it out. */
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

/** Changes the size of the pond; everything in it moves along in proportion. */
export function resize(pondWidth: f32, pondHeight: f32): void {
  const scaleX = max<f32>(pondWidth, 1) / width;
  const scaleY = max<f32>(pondHeight, 1) / height;
  setPond(pondWidth, pondHeight);
  for (let slot = 0; slot < present; slot++) scalePlace(slot, scaleX, scaleY);
  scalePlace(PREDATOR_SLOT, scaleX, scaleY);
  scaleTrails(present, PREDATOR_SLOT, scaleX, scaleY);
  refreshRoutes();
}

/** Sorts the fish and fills NEIGHBOR_SLOTS (and nothing else), for checks against brute force. */
export function findNeighbors(): void {
  buildGrid(present);
  listNeighbors(present);
}

/** FNV-1a over the places and velocities of all fish and the predator, and the score. */
export function hashState(): u32 {
  let hash: u32 = 0x811c9dc5;
  for (let slot = 0; slot < present; slot++) hash = hashSlot(hash, slot);
  return mix(hashSlot(hash, PREDATOR_SLOT), <u32>score);
}

export function getPopulation(): i32 {
  return present;
}

export function getLeaders(): i32 {
  return leaders;
}

export function getScore(): i32 {
  return score;
}

/** Ring rows closed so far (the present is this modulo RING_ROWS), and the share of the trail interval since then. */
export function getClosedRows(): i32 {
  return closedRows;
}

export function getHeadAge(): f32 {
  return headAge;
}

function addLeader(slot: i32): void {
  placeLeader(slot, param(PARAM_LEADER_SPEED));
  pickTargets(slot);
}

function addFollower(slot: i32): void {
  const radius: f32 = <f32>12 * sqrt<f32>(<f32>wanted / <f32>leaders);
  placeFollower(slot, slot % leaders, radius, param(PARAM_FOLLOWER_SPEED));
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
  for (let byte = 0; byte < 4; byte++) {
    hash = (hash ^ (word & 0xff)) * 0x01000193;
    word >>>= 8;
  }
  return hash;
}
