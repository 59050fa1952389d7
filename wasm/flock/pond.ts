import { random, randomBetween } from '../shared/random';

/** The pond: a rectangle from (0, 0) to (width, height), in pixels. */
export let width: f32 = 1;
export let height: f32 = 1;
/** Distance from a wall at which fish begin to turn away. */
export let wallMargin: f32 = 1;

export function setPond(newWidth: f32, newHeight: f32): void {
  width = max<f32>(newWidth, 1);
  height = max<f32>(newHeight, 1);
  wallMargin = max<f32>(min<f32>(72, min<f32>(width, height) * 0.16), 1);
}

/** A random destination for a leader, away from the walls. */
export function openX(): f32 {
  return randomBetween(wallMargin * 1.3, width - wallMargin * 1.3);
}

export function openY(): f32 {
  return randomBetween(wallMargin * 1.3, height - wallMargin * 1.3);
}

/** A random place just outside the view; the caller takes x and y from the same call. */
export let outsideX: f32 = 0;
export let outsideY: f32 = 0;

export function pickOutside(): void {
  const away = randomBetween(30, 70);
  const along = random();
  if (random() * (width + height) < width) {
    outsideX = along * width;
    outsideY = random() < 0.5 ? -away : height + away;
    return;
  }
  outsideX = random() < 0.5 ? -away : width + away;
  outsideY = along * height;
}
