import {
  AX,
  AY,
  BEND,
  NX,
  NY,
  PACE,
  SIZE,
  SPEED_FACTOR,
  TAIL,
  VX,
  VY,
  WANDER,
  X,
  Y,
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
  magnitude,
  multiply,
  numbered,
  ones,
  read,
  root,
  subtract,
  whole,
  within,
  write,
  zeros,
} from '../shared/lanes';
import { height, width } from './pond';
import { followerMaxSpeedPxPerS, followerSpeedPxPerS } from './rules';
import { GROWTH_PER_S } from './swim';

const WANDERING: f32 = 20;
/** How hard a fish accelerates towards its requested speed (1/s). */
const DRIVE: f32 = 1.6;
const ACCELERATION_MAX: f32 = 420;
/** Fastest turn, in radians a second. */
const TURNING_MAX: f32 = 4.5;
/** How fast the acceleration follows a new request (1/s). */
const RESPONSE: f32 = 9;
/** A fish never swims slower than this share of its cruising speed, so that its heading stays well-defined. */
const SLOWEST: f32 = 0.45;
/** How fast the body follows a new bend (1/s). */
const SUPPLENESS: f32 = 6;
/** Turning speed, in radians a second, at which the body has its largest bend. */
const FULL_BEND: f32 = 2.6;
const SHRINKING_PER_S: f32 = 2.6;
/** How far outside the pond a fish may be before it is stopped. */
const OUTER_MARGIN_PX: f32 = 160;

/**
 * Moves the fish `0 … n-1` by `dt` seconds as requested (NX, NY, PACE), within the limits of their bodies. The leaders'
 * slots are processed like all others; the caller corrects them. Fish from `wanted` on shrink away.
 */
export function move<T>(n: i32, wanted: i32, dt: f32): void {
  const maxSpeed = followerMaxSpeedPxPerS;
  const slowest = followerSpeedPxPerS * SLOWEST;
  const smoothing = min<f32>(dt * RESPONSE, 1);
  const bending = min<f32>(dt * SUPPLENESS, 1);
  const zero = zeros<T>();
  const one = ones<T>();
  const least = kept<T>(0.01);
  const outermost = kept<T>(-OUTER_MARGIN_PX);

  for (let i = 0; i < n; i += laneCount<T>()) {
    const at = <usize>i << 2;
    const vx = read<T>(VX + at);
    const vy = read<T>(VY + at);
    const factor = read<T>(SPEED_FACTOR + at);
    let ax = read<T>(NX + at);
    let ay = read<T>(NY + at);

    const speed = root<T>(higher<T>(add<T>(multiply<T>(vx, vx), multiply<T>(vy, vy)), least));
    const perSpeed = divide<T>(one, speed);
    let wander = add<T>(read<T>(WANDER + at), multiply<T>(factor, all<T>(dt * 0.27)));
    wander = subtract<T>(wander, whole<T>(wander));
    write<T>(WANDER + at, wander);
    const sway = multiply<T>(multiply<T>(swing<T>(wander, one), all<T>(WANDERING)), perSpeed);
    const drive = multiply<T>(multiply<T>(subtract<T>(read<T>(PACE + at), speed), all<T>(DRIVE)), perSpeed);
    ax = add<T>(ax, subtract<T>(multiply<T>(vx, drive), multiply<T>(vy, sway)));
    ay = add<T>(ay, add<T>(multiply<T>(vy, drive), multiply<T>(vx, sway)));

    const asked = root<T>(higher<T>(add<T>(multiply<T>(ax, ax), multiply<T>(ay, ay)), least));
    const granted = lower<T>(divide<T>(all<T>(ACCELERATION_MAX), asked), one);
    const oldAX = read<T>(AX + at);
    const oldAY = read<T>(AY + at);
    ax = add<T>(oldAX, multiply<T>(subtract<T>(multiply<T>(ax, granted), oldAX), all<T>(smoothing)));
    ay = add<T>(oldAY, multiply<T>(subtract<T>(multiply<T>(ay, granted), oldAY), all<T>(smoothing)));

    // A body bends only so fast: the acceleration across the course is limited by the turning speed.
    const along = multiply<T>(add<T>(multiply<T>(ax, vx), multiply<T>(ay, vy)), perSpeed);
    const across = multiply<T>(subtract<T>(multiply<T>(ay, vx), multiply<T>(ax, vy)), perSpeed);
    const acrossMax = multiply<T>(speed, all<T>(TURNING_MAX));
    const held = higher<T>(lower<T>(across, acrossMax), subtract<T>(zero, acrossMax));
    ax = multiply<T>(subtract<T>(multiply<T>(along, vx), multiply<T>(held, vy)), perSpeed);
    ay = multiply<T>(add<T>(multiply<T>(along, vy), multiply<T>(held, vx)), perSpeed);
    write<T>(AX + at, ax);
    write<T>(AY + at, ay);

    let newVX = add<T>(vx, multiply<T>(ax, all<T>(dt)));
    let newVY = add<T>(vy, multiply<T>(ay, all<T>(dt)));
    const raw = root<T>(higher<T>(add<T>(multiply<T>(newVX, newVX), multiply<T>(newVY, newVY)), least));
    const paced = lower<T>(higher<T>(raw, multiply<T>(factor, all<T>(slowest))), all<T>(maxSpeed));
    const scale = divide<T>(paced, raw);
    newVX = multiply<T>(newVX, scale);
    newVY = multiply<T>(newVY, scale);
    write<T>(VX + at, newVX);
    write<T>(VY + at, newVY);
    const newX = add<T>(read<T>(X + at), multiply<T>(newVX, all<T>(dt)));
    const newY = add<T>(read<T>(Y + at), multiply<T>(newVY, all<T>(dt)));
    write<T>(X + at, within<T>(newX, outermost, all<T>(width + OUTER_MARGIN_PX)));
    write<T>(Y + at, within<T>(newY, outermost, all<T>(height + OUTER_MARGIN_PX)));

    const turning = divide<T>(
      subtract<T>(multiply<T>(newVX, ay), multiply<T>(newVY, ax)),
      multiply<T>(multiply<T>(paced, paced), all<T>(FULL_BEND)),
    );
    const bend = read<T>(BEND + at);
    write<T>(BEND + at, add<T>(bend, multiply<T>(subtract<T>(within<T>(turning, subtract<T>(zero, one), one), bend), all<T>(bending))));
    const beat = multiply<T>(add<T>(multiply<T>(paced, all<T>(1.0 / 26)), all<T>(0.7)), all<T>(dt));
    const tail = add<T>(read<T>(TAIL + at), beat);
    write<T>(TAIL + at, subtract<T>(tail, whole<T>(tail)));

    const stays = isLess<T>(numbered<T>(i), all<T>(<f32>wanted));
    const growth = choose<T>(all<T>(dt * GROWTH_PER_S), all<T>(-dt * SHRINKING_PER_S), stays);
    write<T>(SIZE + at, within<T>(add<T>(read<T>(SIZE + at), growth), zero, one));
  }
}

/** A smooth oscillation between -1 and 1 over one turn: two parabolas in place of a sine. */
// @ts-ignore: decorator
@inline
function swing<T>(turn: T, one: T): T {
  const t = subtract<T>(add<T>(turn, turn), one);
  return multiply<T>(multiply<T>(t, all<T>(4)), subtract<T>(one, magnitude<T>(t)));
}
