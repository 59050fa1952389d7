import { random, randomBetween } from '../shared/random';
import { AX, AY, BEND, SIZE, SPEED_FACTOR, TAIL, TONE, VX, VY, WANDER, X, Y, get, set } from './layout';
import { height, openX, openY, outsideX, outsideY, pickOutside, width } from './pond';
import { forgetTrail } from './trails';

/** Places a leader in open water, on its way. */
export function placeLeader(slot: i32, speed: f32): void {
  equip(slot);
  set(X, slot, openX());
  set(Y, slot, openY());
  setCourse(slot, randomBetween(-1, 1), randomBetween(-1, 1), speed);
  forgetTrail(slot);
}

/** Places a follower somewhere round a leader, swimming roughly the same way. */
export function placeFollower(slot: i32, leader: i32, radius: f32, speed: f32): void {
  equip(slot);
  const x = get(X, leader) + (randomBetween(-1, 1) + randomBetween(-1, 1)) * radius;
  const y = get(Y, leader) + (randomBetween(-1, 1) + randomBetween(-1, 1)) * radius;
  set(X, slot, min<f32>(max<f32>(x, 0), width));
  set(Y, slot, min<f32>(max<f32>(y, 0), height));
  setCourse(slot, get(VX, leader) + randomBetween(-30, 30), get(VY, leader) + randomBetween(-30, 30), speed);
  forgetTrail(slot);
}

/** Places a fish outside the pond, heading for its middle. It grows in: a view may reach beyond the pond. */
export function arriveFromOutside(slot: i32): void {
  pickOutside();
  set(X, slot, outsideX);
  set(Y, slot, outsideY);
  const speed = sqrt<f32>(get(VX, slot) * get(VX, slot) + get(VY, slot) * get(VY, slot));
  setCourse(slot, width * <f32>0.5 - outsideX, height * <f32>0.5 - outsideY, speed);
  comeToRest(slot);
  set(SIZE, slot, 0);
  forgetTrail(slot);
}

/** Clears the acceleration that is left in a slot. */
export function comeToRest(slot: i32): void {
  set(AX, slot, 0);
  set(AY, slot, 0);
}

/** Gives a fish its permanent properties: pace, phases of wandering and of the tail, tone. */
function equip(slot: i32): void {
  comeToRest(slot);
  set(SPEED_FACTOR, slot, randomBetween(0.82, 1.18));
  set(WANDER, slot, random());
  set(TAIL, slot, random());
  set(BEND, slot, 0);
  set(SIZE, slot, 0);
  set(TONE, slot, random());
}

function setCourse(slot: i32, towardX: f32, towardY: f32, speed: f32): void {
  const length = sqrt<f32>(max<f32>(towardX * towardX + towardY * towardY, 0.01));
  set(VX, slot, (towardX / length) * speed);
  set(VY, slot, (towardY / length) * speed);
}
