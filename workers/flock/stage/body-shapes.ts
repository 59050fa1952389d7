import type { FlockShape } from '../../../src/core/flock/flock-shape.ts';

/** How a body moves with the tail beat: it waves like a fish, flaps like a bird, or is stiff. */
export type Motion = 'wave' | 'flap' | 'stiff';

/**
 * A body seen from above, one unit long: x runs from the tail (−0.5) to the head (0.5), y to both sides. A corner is
 * [x, y, shade, flex]: shade 0 is the back's tone and 1 the flank's; flex is how much the corner takes part in the
 * motion.
 */
export interface BodyShape {
  readonly motion: Motion;
  readonly corners: readonly (readonly [x: number, y: number, shade: number, flex: number])[];
  /** Indices of corners, three per triangle. */
  readonly triangles: readonly number[];
  /** Length of a follower's body in pixels. */
  readonly lengthPx: number;
}

/** The right half of a body: its spine is mirrored into the whole. */
interface HalfBody {
  readonly motion: Motion;
  readonly lengthPx: number;
  readonly corners: BodyShape['corners'];
  readonly triangles: readonly number[];
}

const triangle: HalfBody = {
  motion: 'stiff',
  lengthPx: 15,
  corners: [
    [0.5, 0, 0.35, 0],
    [-0.44, 0, 0, 0],
    [-0.46, 0.36, 1, 0],
  ],
  triangles: [0, 1, 2],
};

/** Round head, full shoulders, narrow root of a forked tail, one fin a side. */
const fish: HalfBody = {
  motion: 'wave',
  lengthPx: 19,
  corners: [
    [0.5, 0, 0.3, 0],
    [0.38, 0.1, 0.85, 0],
    [0.14, 0.165, 1, 0.04],
    [-0.1, 0.11, 0.9, 0.2],
    [-0.3, 0.035, 0.6, 0.5],
    [0.16, 0, 0, 0.04],
    [-0.3, 0, 0.2, 0.5],
    [-0.5, 0.17, 0.75, 1],
    [-0.4, 0, 0.5, 0.78],
    [-0.02, 0.29, 0.8, 0.16],
  ],
  triangles: [0, 1, 5, 1, 2, 5, 2, 3, 5, 3, 6, 5, 3, 4, 6, 6, 4, 7, 6, 7, 8, 2, 9, 3],
};

/** Swept wings with a bent leading edge, small head, fan tail. */
const bird: HalfBody = {
  motion: 'flap',
  lengthPx: 17,
  corners: [
    [0.5, 0, 0.9, 0],
    [0.34, 0.06, 0.6, 0],
    [0.2, 0.08, 0.3, 0.1],
    [0.3, 0.4, 0.75, 0.65],
    [-0.04, 0.82, 1, 1],
    [0.06, 0.36, 0.55, 0.6],
    [-0.1, 0.08, 0.2, 0.1],
    [-0.3, 0.035, 0.2, 0],
    [-0.5, 0.15, 0.9, 0],
    [-0.44, 0, 0.6, 0],
    [0.1, 0, 0, 0],
  ],
  triangles: [0, 1, 10, 1, 2, 10, 2, 6, 10, 2, 3, 5, 2, 5, 6, 3, 4, 5, 6, 7, 10, 10, 7, 9, 7, 8, 9],
};

/** A paper-straight airliner: long tube, swept wings, tailplane. */
const plane: HalfBody = {
  motion: 'stiff',
  lengthPx: 21,
  corners: [
    [0.5, 0, 0.7, 0],
    [0.4, 0.045, 0.9, 0],
    [0.12, 0.052, 0.8, 0],
    [-0.16, 0.48, 1, 0],
    [-0.25, 0.48, 0.9, 0],
    [-0.1, 0.05, 0.5, 0],
    [-0.36, 0.035, 0.5, 0],
    [-0.48, 0.19, 1, 0],
    [-0.52, 0.19, 0.9, 0],
    [-0.47, 0, 0.2, 0],
    [0.1, 0, 0, 0],
  ],
  triangles: [0, 1, 10, 1, 2, 10, 2, 5, 10, 2, 3, 4, 2, 4, 5, 10, 5, 6, 10, 6, 9, 6, 7, 8, 6, 8, 9],
};

export const BODY_SHAPES: Readonly<Record<FlockShape, BodyShape>> = {
  triangle: mirror(triangle),
  fish: mirror(fish),
  bird: mirror(bird),
  plane: mirror(plane),
};

/** Both halves as one body. */
export function mirror(half: HalfBody): BodyShape {
  const count = half.corners.length;
  const left = half.corners.map(([x, y, shade, flex]) => [x, -y, shade, flex] as const);
  return {
    motion: half.motion,
    lengthPx: half.lengthPx,
    corners: [...half.corners, ...left],
    triangles: [...half.triangles, ...half.triangles.map((index) => index + count)],
  };
}
