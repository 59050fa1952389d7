import { random } from '../shared/random';
import {
  KEPT,
  KEPT_BYTES,
  NEXT_X,
  NEXT_Y,
  QUANTITIES,
  QUANTITY_BYTES,
  STATE,
  TARGET_X,
  TARGET_Y,
  VX,
  VY,
  X,
  Y,
  get,
  set,
} from './layout';
import { height, openX, openY, width } from './pond';
import { advanceRoute, hasRoute, routeAimX, routeAimY } from './route';
import { swimTowards } from './swim';
import { arrivalRadiusPx, leaderSpeedPxPerS } from './rules';

/** How hard a leader turns towards its destination (1/s): while it roams, and on a drawn route. */
const EAGERNESS: f32 = 2.6;
const RESPONSE: f32 = 5;
const AGILITY: f32 = 1.9;
const ROUTE_EAGERNESS: f32 = 7;
const ROUTE_RESPONSE: f32 = 14;
const ROUTE_AGILITY: f32 = 12;
/** A place this near and already behind the leader counts as reached, so that the leader does not circle round it. */
const PASSED_PX: f32 = 110;
/** At this distance a leader begins to turn towards the place after the next. */
const SWING_PX: f32 = 180;

/** Saves the leaders' state from their slots. Call before the followers move. */
export function keepLeaders(leaders: i32): void {
  for (let quantity: usize = 0; quantity < QUANTITIES; quantity++) {
    memory.copy(KEPT + quantity * KEPT_BYTES, STATE + quantity * QUANTITY_BYTES, <usize>leaders << 2);
  }
}

/** Restores the leaders into their slots and moves them by `dt` seconds. */
export function moveLeaders(leaders: i32, dt: f32): void {
  for (let quantity: usize = 0; quantity < QUANTITIES; quantity++) {
    memory.copy(STATE + quantity * QUANTITY_BYTES, KEPT + quantity * KEPT_BYTES, <usize>leaders << 2);
  }
  for (let leader = 0; leader < leaders; leader++) {
    if (leaders == 1 && hasRoute()) followRoute(leader, dt);
    else roam(leader, dt);
  }
}

/** Gives a leader two new destinations. */
export function pickTargets(leader: i32): void {
  pickNext(leader, get(X, leader), get(Y, leader));
  promoteNext(leader);
}

function roam(leader: i32, dt: f32): void {
  const x = get(X, leader);
  const y = get(Y, leader);
  if (hasArrived(leader)) promoteNext(leader);
  const targetX = get(TARGET_X, leader);
  const targetY = get(TARGET_Y, leader);
  const near: f32 = max<f32>(1 - distanceTo(x, y, targetX, targetY) / SWING_PX, 0) * <f32>0.4;
  const aimX = targetX + (get(NEXT_X, leader) - targetX) * near - x;
  const aimY = targetY + (get(NEXT_Y, leader) - targetY) * near - y;
  swimTowards(leader, aimX, aimY, leaderSpeedPxPerS, EAGERNESS, RESPONSE, AGILITY, 0.95, 1.05, dt);
}

function hasArrived(leader: i32): bool {
  const dx = get(TARGET_X, leader) - get(X, leader);
  const dy = get(TARGET_Y, leader) - get(Y, leader);
  const away = sqrt<f32>(dx * dx + dy * dy);
  if (away < arrivalRadiusPx) return true;
  return away < PASSED_PX && dx * get(VX, leader) + dy * get(VY, leader) < 0;
}

function followRoute(leader: i32, dt: f32): void {
  advanceRoute(get(X, leader), get(Y, leader));
  const aimX = routeAimX() - get(X, leader);
  const aimY = routeAimY() - get(Y, leader);
  swimTowards(leader, aimX, aimY, leaderSpeedPxPerS, ROUTE_EAGERNESS, ROUTE_RESPONSE, ROUTE_AGILITY, 0.25, 1.05, dt);
}

function promoteNext(leader: i32): void {
  const x = get(NEXT_X, leader);
  const y = get(NEXT_Y, leader);
  set(TARGET_X, leader, x);
  set(TARGET_Y, leader, y);
  pickNext(leader, x, y);
}

/** Tries a few random places and takes a distant place that needs only a small turn, so that routes are smooth. */
function pickNext(leader: i32, fromX: f32, fromY: f32): void {
  const span = min<f32>(width, height);
  let best: f32 = -f32.MAX_VALUE;
  // The course on arrival: from the leader's place, or its heading when it starts there.
  let courseX = fromX - get(X, leader);
  let courseY = fromY - get(Y, leader);
  if (courseX == 0 && courseY == 0) {
    courseX = get(VX, leader);
    courseY = get(VY, leader);
  }
  for (let attempt = 0; attempt < 6; attempt++) {
    const x = openX();
    const y = openY();
    const way = distanceTo(fromX, fromY, x, y);
    const course = sqrt<f32>(max<f32>(courseX * courseX + courseY * courseY, 1));
    const ahead = ((x - fromX) * courseX + (y - fromY) * courseY) / (course * max<f32>(way, 1));
    const merit = min<f32>(way / span, 0.8) + ahead * <f32>0.7 + random() * <f32>0.3;
    if (merit <= best) continue;
    best = merit;
    set(NEXT_X, leader, x);
    set(NEXT_Y, leader, y);
  }
}

function distanceTo(fromX: f32, fromY: f32, toX: f32, toY: f32): f32 {
  const dx = toX - fromX;
  const dy = toY - fromY;
  return sqrt<f32>(dx * dx + dy * dy);
}
