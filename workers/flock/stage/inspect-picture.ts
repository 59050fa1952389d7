import type { FlockInspection, FlockView } from '../flock.api.ts';
import type { FlockCore } from '../flock-wasm.ts';

export interface Picture {
  readonly width: number;
  readonly height: number;
  /** RGBA bytes, row by row. */
  readonly pixels: ArrayLike<number>;
  readonly isBottomUp: boolean;
}

/** Sum over the three channels from which on a pixel counts as changed. */
const CHANGED = 24;
const RANDOM_PLACES = 2000;

/**
 * Compares a picture of the water alone with one of water and swarm, at the place of every fish in view and at places
 * of a fixed even scatter.
 */
export function comparePictures(
  core: FlockCore,
  view: FlockView,
  without: Picture,
  withSwarm: Picture,
): FlockInspection {
  const isLit = (x: number, y: number) => {
    const at = pixelAt(withSwarm, view, x, y);
    let change = 0;
    for (let channel = 0; channel < 3; channel++) {
      change += Math.abs((withSwarm.pixels[at + channel] ?? 0) - (without.pixels[at + channel] ?? 0));
    }
    return change >= CHANGED;
  };

  let fish = 0;
  let litFish = 0;
  for (let slot = 0; slot < core.population(); slot++) {
    const x = core.x[slot] ?? -1;
    const y = core.y[slot] ?? -1;
    if (x < 0 || y < 0 || x >= view.width || y >= view.height) continue;
    fish += 1;
    if (isLit(x, y)) litFish += 1;
  }

  let litRandom = 0;
  for (let i = 0; i < RANDOM_PLACES; i++) {
    if (isLit(((i * 0.7548776662) % 1) * view.width, ((i * 0.5698402909) % 1) * view.height)) litRandom += 1;
  }
  return { litFish: fish === 0 ? 1 : litFish / fish, litRandom: litRandom / RANDOM_PLACES };
}

function pixelAt(picture: Picture, view: FlockView, x: number, y: number): number {
  const column = Math.min(Math.floor((x / view.width) * picture.width), picture.width - 1);
  const fromTop = Math.min(Math.floor((y / view.height) * picture.height), picture.height - 1);
  const row = picture.isBottomUp ? picture.height - 1 - fromTop : fromTop;
  return (row * picture.width + column) * 4;
}
