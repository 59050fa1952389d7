import {
  AX,
  AY,
  BEND,
  FREEDOM,
  LEADER_VX,
  LEADER_VY,
  LEADER_X,
  LEADER_Y,
  NX,
  NY,
  PARAM_AVOID_RADIUS,
  PARAM_AVOID_WEIGHT,
  PARAM_FOLLOWER_MAX_SPEED,
  PARAM_FOLLOWER_SPEED,
  PREDATOR_SLOT,
  SIZE,
  SPEED_FACTOR,
  TAIL,
  VX,
  VY,
  WANDER,
  X,
  Y,
  get,
  param,
} from './layout';
import {
  add,
  all,
  choose,
  divide,
  higher,
  isLess,
  laneCount,
  lower,
  magnitude,
  multiply,
  numbered,
  read,
  root,
  subtract,
  whole,
  within,
  write,
} from '../shared/lanes';
import { height, wallMargin, width } from './pond';

const LEADER_PULL: f32 = 34;
const LEADER_MATCH: f32 = 0.55;
/** A leader is faster than its followers: they match this share of its velocity. */
const LEADER_PACE: f32 = 0.66;
/** Room that a fish takes in a shoal at ease; the natural radius of a shoal follows from it. */
const SHOAL_SPACING_PX: f32 = 17;
const FLIGHT: f32 = 150;
const WALL: f32 = 300;
const WALL_TURN: f32 = 150;
const WANDERING: f32 = 20;
const PACE: f32 = 1.6;
const MOST_ACCELERATION: f32 = 420;
/** Fastest turn, in radians a second. */
const MOST_TURNING: f32 = 4.5;
/** Times a second that the acceleration takes up a new wish. */
const RESPONSE: f32 = 9;
/** Times a second that the body takes up a new bend. */
const SUPPLENESS: f32 = 6;
/** Turning speed, in radians a second, at which the body is bent most. */
const FULL_BEND: f32 = 2.6;
const GROWTH_PER_S: f32 = 1.8;
const SHRINKING_PER_S: f32 = 2.6;
/** How far outside the pond a fish may be before it is held. */
const OUTER_MARGIN_PX: f32 = 160;

/**
 * Moves the fish `0 … n-1` by `dt` seconds under their neighbours, the nearest leader, the predator and the walls.
 * The leaders' slots are passed over like any other and put right by the caller afterwards. Fish from `wanted` on shrink away.
 */
export function moveFollowers<T>(n: i32, wanted: i32, leaders: i32, hunted: bool, dt: f32): void {
  const shoalRadius = SHOAL_SPACING_PX * sqrt<f32>(<f32>n / (<f32>leaders * <f32>3.14159265));
  const maxSpeed = param(PARAM_FOLLOWER_MAX_SPEED);
  const cruise = param(PARAM_FOLLOWER_SPEED);
  const avoidRadius = param(PARAM_AVOID_RADIUS);
  const flight = param(PARAM_AVOID_WEIGHT) * FLIGHT;
  const smoothing = min<f32>(dt * RESPONSE, 1);
  const bending = min<f32>(dt * SUPPLENESS, 1);

  for (let i = 0; i < n; i += laneCount<T>()) {
    const at = <usize>i << 2;
    const x = read<T>(X + at);
    const y = read<T>(Y + at);
    const vx = read<T>(VX + at);
    const vy = read<T>(VY + at);
    const factor = read<T>(SPEED_FACTOR + at);
    let ax = read<T>(NX + at);
    let ay = read<T>(NY + at);
    const base = multiply<T>(all<T>(cruise), factor);

    // The nearest leader: far away it draws, close by it is only kept pace with, so that a shoal does not collapse.
    let nearest = all<T>(f32.MAX_VALUE);
    let toX = all<T>(0);
    let toY = all<T>(0);
    let leaderVX = all<T>(0);
    let leaderVY = all<T>(0);
    for (let leader = 0; leader < leaders; leader++) {
      const dx = subtract<T>(all<T>(get(LEADER_X, leader)), x);
      const dy = subtract<T>(all<T>(get(LEADER_Y, leader)), y);
      const squared = add<T>(multiply<T>(dx, dx), multiply<T>(dy, dy));
      const closer = isLess<T>(squared, nearest);
      nearest = choose<T>(squared, nearest, closer);
      toX = choose<T>(dx, toX, closer);
      toY = choose<T>(dy, toY, closer);
      leaderVX = choose<T>(all<T>(get(LEADER_VX, leader)), leaderVX, closer);
      leaderVY = choose<T>(all<T>(get(LEADER_VY, leader)), leaderVY, closer);
    }
    const away = root<T>(higher<T>(nearest, all<T>(1)));
    const strayed = within<T>(multiply<T>(subtract<T>(away, all<T>(shoalRadius)), all<T>(1 / (1.5 * shoalRadius))), 0, 1);
    const drawn = higher<T>(read<T>(FREEDOM + at), strayed);
    const clear = within<T>(multiply<T>(subtract<T>(away, all<T>(30)), all<T>(1.0 / 60)), 0, 1);
    const pull = divide<T>(multiply<T>(multiply<T>(all<T>(LEADER_PULL), drawn), clear), away);
    ax = add<T>(ax, multiply<T>(toX, pull));
    ay = add<T>(ay, multiply<T>(toY, pull));
    const match = multiply<T>(all<T>(LEADER_MATCH), subtract<T>(all<T>(1), strayed));
    ax = add<T>(ax, multiply<T>(subtract<T>(multiply<T>(leaderVX, all<T>(LEADER_PACE)), vx), match));
    ay = add<T>(ay, multiply<T>(subtract<T>(multiply<T>(leaderVY, all<T>(LEADER_PACE)), vy), match));
    let pace = multiply<T>(base, add<T>(all<T>(1), multiply<T>(all<T>(0.7), strayed)));

    if (hunted) {
      const dx = subtract<T>(x, all<T>(get(X, PREDATOR_SLOT)));
      const dy = subtract<T>(y, all<T>(get(Y, PREDATOR_SLOT)));
      const distance = root<T>(higher<T>(add<T>(multiply<T>(dx, dx), multiply<T>(dy, dy)), all<T>(1)));
      const fear = within<T>(subtract<T>(all<T>(1), multiply<T>(distance, all<T>(1 / avoidRadius))), 0, 1);
      const push = divide<T>(multiply<T>(all<T>(flight), fear), distance);
      ax = add<T>(ax, multiply<T>(dx, push));
      ay = add<T>(ay, multiply<T>(dy, push));
      const alarm = lower<T>(multiply<T>(fear, all<T>(2.5)), all<T>(1));
      pace = add<T>(pace, multiply<T>(subtract<T>(all<T>(maxSpeed), pace), alarm));
    }

    // A wall pushes inward and along itself, towards where the fish is going anyway or else the middle of the pond.
    const left = wallNearness<T>(subtract<T>(all<T>(wallMargin), x));
    const right = wallNearness<T>(subtract<T>(x, all<T>(width - wallMargin)));
    const top = wallNearness<T>(subtract<T>(all<T>(wallMargin), y));
    const bottom = wallNearness<T>(subtract<T>(y, all<T>(height - wallMargin)));
    const alongX = courseAlong<T>(vx, subtract<T>(all<T>(width * 0.5), x));
    const alongY = courseAlong<T>(vy, subtract<T>(all<T>(height * 0.5), y));
    ax = add<T>(ax, wallPush<T>(left, right));
    ay = add<T>(ay, wallPush<T>(top, bottom));
    ax = add<T>(ax, multiply<T>(alongX, higher<T>(top, bottom)));
    ay = add<T>(ay, multiply<T>(alongY, higher<T>(left, right)));

    const speed = root<T>(higher<T>(add<T>(multiply<T>(vx, vx), multiply<T>(vy, vy)), all<T>(0.01)));
    const perSpeed = divide<T>(all<T>(1), speed);
    let wander = add<T>(read<T>(WANDER + at), multiply<T>(factor, all<T>(dt * 0.27)));
    wander = subtract<T>(wander, whole<T>(wander));
    write<T>(WANDER + at, wander);
    const sway = multiply<T>(multiply<T>(swing<T>(wander), all<T>(WANDERING)), perSpeed);
    const drive = multiply<T>(multiply<T>(subtract<T>(pace, speed), all<T>(PACE)), perSpeed);
    ax = add<T>(ax, subtract<T>(multiply<T>(vx, drive), multiply<T>(vy, sway)));
    ay = add<T>(ay, add<T>(multiply<T>(vy, drive), multiply<T>(vx, sway)));

    const asked = root<T>(higher<T>(add<T>(multiply<T>(ax, ax), multiply<T>(ay, ay)), all<T>(0.01)));
    const granted = lower<T>(divide<T>(all<T>(MOST_ACCELERATION), asked), all<T>(1));
    const oldAX = read<T>(AX + at);
    const oldAY = read<T>(AY + at);
    ax = add<T>(oldAX, multiply<T>(subtract<T>(multiply<T>(ax, granted), oldAX), all<T>(smoothing)));
    ay = add<T>(oldAY, multiply<T>(subtract<T>(multiply<T>(ay, granted), oldAY), all<T>(smoothing)));

    // A body bends only so fast: what acceleration asks across the course is held to a turning speed.
    const along = multiply<T>(add<T>(multiply<T>(ax, vx), multiply<T>(ay, vy)), perSpeed);
    const across = multiply<T>(subtract<T>(multiply<T>(ay, vx), multiply<T>(ax, vy)), perSpeed);
    const mostAcross = multiply<T>(speed, all<T>(MOST_TURNING));
    const held = higher<T>(lower<T>(across, mostAcross), subtract<T>(all<T>(0), mostAcross));
    ax = multiply<T>(subtract<T>(multiply<T>(along, vx), multiply<T>(held, vy)), perSpeed);
    ay = multiply<T>(add<T>(multiply<T>(along, vy), multiply<T>(held, vx)), perSpeed);
    write<T>(AX + at, ax);
    write<T>(AY + at, ay);

    let newVX = add<T>(vx, multiply<T>(ax, all<T>(dt)));
    let newVY = add<T>(vy, multiply<T>(ay, all<T>(dt)));
    const raw = root<T>(higher<T>(add<T>(multiply<T>(newVX, newVX), multiply<T>(newVY, newVY)), all<T>(0.01)));
    const kept = lower<T>(higher<T>(raw, multiply<T>(base, all<T>(0.45))), all<T>(maxSpeed));
    const scale = divide<T>(kept, raw);
    newVX = multiply<T>(newVX, scale);
    newVY = multiply<T>(newVY, scale);
    write<T>(VX + at, newVX);
    write<T>(VY + at, newVY);
    const newX = add<T>(x, multiply<T>(newVX, all<T>(dt)));
    const newY = add<T>(y, multiply<T>(newVY, all<T>(dt)));
    write<T>(X + at, within<T>(newX, -OUTER_MARGIN_PX, width + OUTER_MARGIN_PX));
    write<T>(Y + at, within<T>(newY, -OUTER_MARGIN_PX, height + OUTER_MARGIN_PX));

    const turning = divide<T>(
      subtract<T>(multiply<T>(newVX, ay), multiply<T>(newVY, ax)),
      multiply<T>(multiply<T>(kept, kept), all<T>(FULL_BEND)),
    );
    const bend = read<T>(BEND + at);
    write<T>(BEND + at, add<T>(bend, multiply<T>(subtract<T>(within<T>(turning, -1, 1), bend), all<T>(bending))));
    const beat = multiply<T>(add<T>(multiply<T>(kept, all<T>(1.0 / 26)), all<T>(0.7)), all<T>(dt));
    const tail = add<T>(read<T>(TAIL + at), beat);
    write<T>(TAIL + at, subtract<T>(tail, whole<T>(tail)));

    const stays = isLess<T>(numbered<T>(i), all<T>(<f32>wanted));
    const growth = choose<T>(all<T>(dt * GROWTH_PER_S), all<T>(-dt * SHRINKING_PER_S), stays);
    write<T>(SIZE + at, within<T>(add<T>(read<T>(SIZE + at), growth), 0, 1));
  }
}

/** A smooth swing between -1 and 1 over one turn: two parabolas in place of a sine. */
// @ts-ignore: decorator
@inline
function swing<T>(turn: T): T {
  const t = subtract<T>(multiply<T>(turn, all<T>(2)), all<T>(1));
  return multiply<T>(multiply<T>(t, all<T>(4)), subtract<T>(all<T>(1), magnitude<T>(t)));
}

/** 0 outside the margin of a wall, 1 at the wall, more behind it. */
// @ts-ignore: decorator
@inline
function wallNearness<T>(depth: T): T {
  return within<T>(multiply<T>(depth, all<T>(1 / wallMargin)), 0, 2.5);
}

// @ts-ignore: decorator
@inline
function wallPush<T>(low: T, high: T): T {
  return multiply<T>(subtract<T>(multiply<T>(low, low), multiply<T>(high, high)), all<T>(WALL));
}

// @ts-ignore: decorator
@inline
function courseAlong<T>(velocity: T, towardMiddle: T): T {
  const lean = add<T>(velocity, multiply<T>(towardMiddle, all<T>(0.4)));
  return choose<T>(all<T>(-WALL_TURN), all<T>(WALL_TURN), isLess<T>(lean, all<T>(0)));
}
