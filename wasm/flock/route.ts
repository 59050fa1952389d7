import { MAX_ROUTE_POINTS, ROUTE } from './layout';

/** The leader aims at the first point of the route that is at least this far away, which keeps its corners narrow. */
const LOOK_AHEAD_PX: f32 = 22;
/** A route whose ends are nearer than this is closed; on any other the leader turns round at an end and swims back. */
const JOIN_PX: f32 = 64;

let length: i32 = 0;
let position: i32 = 0;
let direction: i32 = 1;

/** Announces that `points` points have been written to ROUTE. Growing keeps the place; 0 clears the route. */
export function setRouteLength(points: i32): void {
  const grown = points >= length && length > 0;
  length = min(max(points, 0), MAX_ROUTE_POINTS);
  if (grown) return;
  position = 0;
  direction = 1;
}

export function hasRoute(): bool {
  return length > 1;
}

/** Moves the aim along the route until it is far enough ahead of (x, y). */
export function advanceRoute(x: f32, y: f32): void {
  for (let step = 0; step < length; step++) {
    const dx = pointX(position) - x;
    const dy = pointY(position) - y;
    if (dx * dx + dy * dy >= LOOK_AHEAD_PX * LOOK_AHEAD_PX) return;
    moveOn();
  }
}

export function routeAimX(): f32 {
  return pointX(position);
}

export function routeAimY(): f32 {
  return pointY(position);
}

function moveOn(): void {
  const next = position + direction;
  if (next >= 0 && next < length) {
    position = next;
    return;
  }
  if (isClosed()) {
    position = direction > 0 ? 0 : length - 1;
    return;
  }
  direction = -direction;
  position += direction;
}

function isClosed(): bool {
  const dx = pointX(0) - pointX(length - 1);
  const dy = pointY(0) - pointY(length - 1);
  return length > 8 && dx * dx + dy * dy < JOIN_PX * JOIN_PX;
}

function pointX(index: i32): f32 {
  return load<f32>(ROUTE + (<usize>index << 3));
}

function pointY(index: i32): f32 {
  return load<f32>(ROUTE + (<usize>index << 3) + 4);
}
