import type { FlockCore } from '../../../../src/core/flock/flock-core.ts';
import type { FlockView } from '../../../../workers/flock/flock.api.ts';
import { scalesOf } from '../../../../workers/flock/stage/hunters.ts';
import type { StageLook } from '../../../../workers/flock/stage/stage.ts';

/** How well the picture shows the simulation: shares of fish, and of random places, where the swarm changes the pixel. */
export interface FlockInspection {
  readonly litFish: number;
  readonly litRandom: number;
  /** How many of ghost, shadows and predator are in view and change their own pixel; and how many helpings of food. */
  readonly litHunters: number;
  readonly litFoods: number;
}

export interface Picture {
  readonly width: number;
  readonly height: number;
  /** RGBA bytes, row by row. */
  readonly pixels: ArrayLike<number>;
  readonly isBottomUp: boolean;
}

/** One moment drawn three times: the water alone, everything but fish and ribbons, and everything. */
export interface Pictures {
  readonly water: Picture;
  readonly others: Picture;
  readonly whole: Picture;
}

type Place = readonly [x: number, y: number];

/** Sum over the three channels from which on a pixel counts as changed. */
const CHANGED = 24;
const RANDOM_PLACES = 2000;

/**
 * Compares pictures at the place of every fish in view and at places of a fixed even scatter, and without the fish at
 * the places of hunters and food.
 */
export function comparePictures(
  core: FlockCore,
  look: StageLook,
  view: FlockView,
  { water, others, whole }: Pictures,
): FlockInspection {
  const isInView = ([x, y]: Place) => x >= 0 && y >= 0 && x < view.width && y < view.height;
  const isLitIn = (picture: Picture) => (place: Place) => {
    const at = pixelAt(picture, view, place);
    let change = 0;
    for (let channel = 0; channel < 3; channel++) {
      change += Math.abs((picture.pixels[at + channel] ?? 0) - (water.pixels[at + channel] ?? 0));
    }
    return change >= CHANGED;
  };
  const fish = Array.from({ length: core.population() }, (_, slot) => presentPlace(core, slot)).filter(isInView);
  const scatter = Array.from(
    { length: RANDOM_PLACES },
    (_, i): Place => [((i * 0.7548776662) % 1) * view.width, ((i * 0.5698402909) % 1) * view.height],
  );
  const hunters = scalesOf(core, look).flatMap((scale, hunter) =>
    scale > 0 ? [presentPlace(core, core.goldSlot + hunter)] : [],
  );
  return {
    litFish: fish.length === 0 ? 1 : fish.filter(isLitIn(whole)).length / fish.length,
    litRandom: scatter.filter(isLitIn(whole)).length / RANDOM_PLACES,
    litHunters: hunters.filter(isInView).filter(isLitIn(others)).length,
    litFoods: foodPlaces(core).filter(isInView).filter(isLitIn(others)).length,
  };
}

/** Where the ring has an individual now: the ghost is nowhere else. */
function presentPlace(core: FlockCore, slot: number): Place {
  const texel = ((core.closedRows() % core.ringRows) * core.slots + slot) * 4;
  return [core.ring[texel] ?? -1, core.ring[texel + 1] ?? -1];
}

function foodPlaces({ foods }: FlockCore): Place[] {
  const places: Place[] = [];
  for (let at = 0; at < foods.length; at += 4) {
    if ((foods[at + 2] ?? 0) > 0) places.push([foods[at] ?? -1, foods[at + 1] ?? -1]);
  }
  return places;
}

function pixelAt(picture: Picture, view: FlockView, [x, y]: Place): number {
  const column = Math.min(Math.floor((x / view.width) * picture.width), picture.width - 1);
  const fromTop = Math.min(Math.floor((y / view.height) * picture.height), picture.height - 1);
  const row = picture.isBottomUp ? picture.height - 1 - fromTop : fromTop;
  return (row * picture.width + column) * 4;
}
