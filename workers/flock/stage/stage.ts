import type { FlockCore } from '../../../src/core/flock/flock-core.ts';
import type { FlockShape } from '../../../src/core/flock/flock-shape.ts';
import type { Camera } from '../camera.ts';
import type { Backdrop, FlockRenderer, FlockView } from '../flock.api.ts';

/** What the stage shows besides the core's own state. */
export interface StageLook {
  readonly shape: FlockShape;
  readonly hidesLeaders: boolean;
  readonly hasPredator: boolean;
  /** Whether a player steers the predator. */
  readonly isRun: boolean;
  /** Whether the guest's slot holds a ghost. */
  readonly showsGuest: boolean;
  /** Slow motion: nothing flashes. */
  readonly isCalm: boolean;
  /** What the page shows behind the canvas; null where the worker's own water is shown. */
  readonly backdrop: Backdrop | null;
  /** Straight pieces of every ribbon, 0 for none. */
  readonly trailSegments: number;
}

/** Birds and planes are drawn in the sky, everything else in water. */
export function isFlying({ shape }: Pick<StageLook, 'shape'>): boolean {
  return shape === 'bird' || shape === 'plane';
}

/**
 * The renderer of the flock. A stage owns the frame clock: it calls `onFrame` with the seconds since the frame before,
 * then draws the current state of the core.
 */
export interface FlockStage {
  readonly renderer: FlockRenderer;
  readonly isSoftware: boolean;
  /** False while the graphics context is lost. */
  canDraw(): boolean;
  setLook(look: StageLook): void;
  resize(view: FlockView): void;
  setRunning(isRunning: boolean): void;
  /** Shows for a moment where the leaders are going. */
  flashCourses(): void;
  /** The picture of the present, without what lies behind the canvas. */
  takePicture(): Promise<ImageBitmap>;
  dispose(): void;
}

export interface StageOptions {
  readonly canvas: OffscreenCanvas;
  readonly core: FlockCore;
  readonly view: FlockView;
  readonly look: StageLook;
  /** The part of the pond to draw now; read for every picture. */
  readonly camera: () => Camera;
  /** Frames a second at most; null for all frames of the display. */
  readonly frameRateMax: number | null;
  /** Advances the simulation by this many seconds. */
  readonly onFrame: (seconds: number) => void;
  /** Called after each drawn frame with the milliseconds that drawing took. */
  readonly onDrawn: (milliseconds: number) => void;
}
