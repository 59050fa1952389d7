import {
  FOURTH,
  LEADER_VX,
  LEADER_VY,
  LEADER_X,
  LEADER_Y,
  NX,
  NY,
  PACE,
  PREDATOR_SLOT,
  SPEED_FACTOR,
  VX,
  VY,
  X,
  Y,
  get,
} from './layout';
import {
  add,
  all,
  choose,
  divide,
  higher,
  isLess,
  kept,
  laneCount,
  lower,
  multiply,
  ones,
  read,
  root,
  some,
  subtract,
  within,
  write,
  zeros,
} from '../shared/lanes';
import { sizeFactor } from './growth';
import { height, wallMargin, width } from './pond';
import { isSteered } from './predator';
import { addPrey } from './prey';
import {
  avoidRadiusPx,
  avoidWeight,
  biteAheadPx,
  eatRadiusPx,
  followerMaxSpeedPxPerS,
  followerSpeedPxPerS,
  shadowOffsetPx,
} from './rules';

const LEADER_PULL: f32 = 34;
const LEADER_MATCH: f32 = 0.55;
/** A leader is faster than its followers; they match this share of its velocity. */
const LEADER_PACE: f32 = 0.66;
/** A leader does not attract fish nearer than the first distance, and attracts in full beyond the second. */
const LEADER_ROOM_PX: f32 = 30;
const LEADER_REACH_PX: f32 = 90;
/** Below the first distance to its fourth neighbor a fish counts as crowded, beyond the second as free. */
const CROWDED_PX: f32 = 20;
const FREE_PX: f32 = 46;
/** Room that a fish takes in a relaxed shoal; the natural radius of a shoal follows from it. */
const SHOAL_SPACING_PX: f32 = 17;
/** A fish that has strayed from its shoal swims faster by up to this share. */
const CATCHING_UP: f32 = 0.7;
const FLIGHT: f32 = 150;
const WALL: f32 = 300;
const WALL_TURN: f32 = 150;
/** Weight of the way to the middle of the pond beside the course, per second. */
const HOMING: f32 = 0.4;
/** No eater and its prey can approach each other by more than this in one step. */
const LUNGE_PX: f32 = 24;
/** A wall acts up to this many margins deep; and alarm reaches its maximum this many times sooner than fear. */
const DEEPEST: f32 = 2.5;

/**
 * Adds the influence of the nearest leader, the predator and the walls to the acceleration that the neighbors ask of
 * the fish `0 … n-1` (NX, NY), and sets the speed that each fish wants (PACE).
 */
export function requestMotion<T>(n: i32, leaders: i32, hunted: bool): void {
  const shoalRadius = SHOAL_SPACING_PX * sqrt<f32>(<f32>n / (<f32>leaders * <f32>3.14159265));
  const maxSpeed = followerMaxSpeedPxPerS;
  const cruise = followerSpeedPxPerS;
  const avoidRadius = avoidRadiusPx;
  const flight = avoidWeight * FLIGHT;
  const reach = isSteered ? (biteAheadPx + eatRadiusPx) * sizeFactor + shadowOffsetPx + LUNGE_PX : <f32>0;
  const zero = zeros<T>();
  const one = ones<T>();
  const deepest = kept<T>(DEEPEST);
  const wall = kept<T>(WALL);
  const turn = kept<T>(WALL_TURN);
  const back = subtract<T>(zero, turn);
  const homing = kept<T>(HOMING);
  const leaderPace = kept<T>(LEADER_PACE);

  for (let i = 0; i < n; i += laneCount<T>()) {
    const at = <usize>i << 2;
    const x = read<T>(X + at);
    const y = read<T>(Y + at);
    const vx = read<T>(VX + at);
    const vy = read<T>(VY + at);
    let ax = read<T>(NX + at);
    let ay = read<T>(NY + at);
    const base = multiply<T>(all<T>(cruise), read<T>(SPEED_FACTOR + at));

    // The nearest leader attracts from far away. Near it, fish only match its pace, so that a shoal does not collapse.
    let nearest = all<T>(f32.MAX_VALUE);
    let toX = zero;
    let toY = zero;
    let leaderVX = zero;
    let leaderVY = zero;
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
    const away = root<T>(higher<T>(nearest, one));
    const strayed = within<T>(multiply<T>(subtract<T>(away, all<T>(shoalRadius)), all<T>(1 / (1.5 * shoalRadius))), zero, one);
    const drawn = within<T>(
      multiply<T>(subtract<T>(read<T>(FOURTH + at), all<T>(CROWDED_PX)), all<T>(1 / (FREE_PX - CROWDED_PX))),
      strayed,
      one,
    );
    const clear = within<T>(
      multiply<T>(subtract<T>(away, all<T>(LEADER_ROOM_PX)), all<T>(1 / (LEADER_REACH_PX - LEADER_ROOM_PX))),
      zero,
      one,
    );
    const pull = divide<T>(multiply<T>(multiply<T>(all<T>(LEADER_PULL), drawn), clear), away);
    ax = add<T>(ax, multiply<T>(toX, pull));
    ay = add<T>(ay, multiply<T>(toY, pull));
    const match = multiply<T>(all<T>(LEADER_MATCH), subtract<T>(one, strayed));
    ax = add<T>(ax, multiply<T>(subtract<T>(multiply<T>(leaderVX, leaderPace), vx), match));
    ay = add<T>(ay, multiply<T>(subtract<T>(multiply<T>(leaderVY, leaderPace), vy), match));
    let pace = multiply<T>(base, add<T>(one, multiply<T>(all<T>(CATCHING_UP), strayed)));

    if (hunted) {
      const dx = subtract<T>(x, all<T>(get(X, PREDATOR_SLOT)));
      const dy = subtract<T>(y, all<T>(get(Y, PREDATOR_SLOT)));
      const squared = add<T>(multiply<T>(dx, dx), multiply<T>(dy, dy));
      if (some<T>(isLess<T>(squared, all<T>(avoidRadius * avoidRadius)))) {
        if (some<T>(isLess<T>(squared, all<T>(reach * reach)))) addPrey(i);
        const distance = root<T>(higher<T>(squared, one));
        const fear = within<T>(subtract<T>(one, multiply<T>(distance, all<T>(1 / avoidRadius))), zero, one);
        const push = divide<T>(multiply<T>(all<T>(flight), fear), distance);
        ax = add<T>(ax, multiply<T>(dx, push));
        ay = add<T>(ay, multiply<T>(dy, push));
        const alarm = lower<T>(multiply<T>(fear, deepest), one);
        pace = add<T>(pace, multiply<T>(subtract<T>(all<T>(maxSpeed), pace), alarm));
      }
    }

    // A wall pushes inward, and along itself in the direction in which the fish is going or towards the middle of the
    // pond.
    const left = wallNearness<T>(subtract<T>(all<T>(wallMargin), x), zero, deepest);
    const right = wallNearness<T>(subtract<T>(x, all<T>(width - wallMargin)), zero, deepest);
    const top = wallNearness<T>(subtract<T>(all<T>(wallMargin), y), zero, deepest);
    const bottom = wallNearness<T>(subtract<T>(y, all<T>(height - wallMargin)), zero, deepest);
    const alongX = courseAlong<T>(vx, subtract<T>(all<T>(width * 0.5), x), homing, zero, turn, back);
    const alongY = courseAlong<T>(vy, subtract<T>(all<T>(height * 0.5), y), homing, zero, turn, back);
    ax = add<T>(ax, wallPush<T>(left, right, wall));
    ay = add<T>(ay, wallPush<T>(top, bottom, wall));
    ax = add<T>(ax, multiply<T>(alongX, higher<T>(top, bottom)));
    ay = add<T>(ay, multiply<T>(alongY, higher<T>(left, right)));

    write<T>(NX + at, ax);
    write<T>(NY + at, ay);
    write<T>(PACE + at, pace);
  }
}

/** 0 outside the margin of a wall, 1 at the wall, more behind it. */
// @ts-ignore: decorator
@inline
function wallNearness<T>(depth: T, zero: T, deepest: T): T {
  return within<T>(multiply<T>(depth, all<T>(1 / wallMargin)), zero, deepest);
}

// @ts-ignore: decorator
@inline
function wallPush<T>(low: T, high: T, wall: T): T {
  return multiply<T>(subtract<T>(multiply<T>(low, low), multiply<T>(high, high)), wall);
}

// @ts-ignore: decorator
@inline
function courseAlong<T>(velocity: T, towardMiddle: T, homing: T, zero: T, turn: T, back: T): T {
  const lean = add<T>(velocity, multiply<T>(towardMiddle, homing));
  return choose<T>(back, turn, isLess<T>(lean, zero));
}
