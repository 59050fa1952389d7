import type { FlockView } from './flock.api.ts';

/** The part of the pond that the canvas shows. */
export interface Camera {
  /** CSS pixels per pixel of the pond. */
  readonly scale: number;
  /** The place in the pond at the canvas' top left corner. */
  readonly x: number;
  readonly y: number;
  /** The size of a pond whose shores may be seen; null for a pond that ends with the canvas. */
  readonly shore: Size | null;
  /** The fish are drawn where they will be after this many seconds of the pond. */
  readonly aheadS: number;
  /** Whether a ring shows the player where their fish is. */
  readonly marksPlayer: boolean;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Place {
  readonly x: number;
  readonly y: number;
}

/** Shows a pond that is as large as the canvas. */
export const PLAIN_CAMERA: Camera = { scale: 1, x: 0, y: 0, shore: null, aheadS: 0, marksPlayer: false };

/** An ocean has so much water for its fish, and they are drawn within these scales, small but not too small to be seen. */
const OCEAN_PX2 = 4_000_000;
const OCEAN_SCALE = { min: 0.3, max: 0.6 } as const;

/** A fish of 19 px is not drawn smaller than 10 px: below this scale the camera follows the player instead. */
const SMALLEST_SCALE = 0.55;
/** How fast the camera follows (1/s). */
const FOLLOWING_PER_S = 4;
/** The camera looks this many seconds ahead of the player. */
const LOOK_AHEAD_S = 0.8;

/** Shows an ocean, which is larger than the canvas, as a whole. */
export function showOcean(view: FlockView): Camera {
  const fitting = Math.sqrt((view.width * view.height) / OCEAN_PX2);
  return { ...PLAIN_CAMERA, scale: Math.min(Math.max(fitting, OCEAN_SCALE.min), OCEAN_SCALE.max) };
}

/** The camera on a world of its own size: shows all of it where the fish stay readable, otherwise the player's part. */
export function showWorld(world: Size, view: FlockView, player: Place): Camera {
  const scale = Math.max(Math.min(view.width / world.width, view.height / world.height), SMALLEST_SCALE);
  return aim({ ...PLAIN_CAMERA, scale, shore: world }, world, view, player);
}

/** The camera after `seconds`, following the player at `place` with velocity `course`. */
export function followPlayer(before: Camera, view: FlockView, place: Place, course: Place, seconds: number): Camera {
  if (before.shore === null) return before;
  const ahead = { x: place.x + course.x * LOOK_AHEAD_S, y: place.y + course.y * LOOK_AHEAD_S };
  const target = showWorld(before.shore, view, ahead);
  const share = 1 - Math.exp(-FOLLOWING_PER_S * seconds);
  return {
    ...target,
    x: before.x + (target.x - before.x) * share,
    y: before.y + (target.y - before.y) * share,
  };
}

/** A place on the canvas, in CSS pixels → the place in the pond. */
export function toPond({ scale, x, y }: Camera, place: Place): Place {
  return { x: x + place.x / scale, y: y + place.y / scale };
}

/** A place in the pond → the place on the canvas, in CSS pixels. */
export function toCanvas({ scale, x, y }: Camera, place: Place): Place {
  return { x: (place.x - x) * scale, y: (place.y - y) * scale };
}

function aim(camera: Camera, world: Size, view: FlockView, player: Place): Camera {
  return {
    ...camera,
    x: startOf(view.width / camera.scale, world.width, player.x),
    y: startOf(view.height / camera.scale, world.height, player.y),
  };
}

/** Where the shown part begins along one axis: the world in the middle, or the player, but never water beyond a shore. */
function startOf(shown: number, size: number, player: number): number {
  if (shown >= size) return (size - shown) / 2;
  return Math.min(Math.max(player - shown / 2, 0), size - shown);
}
