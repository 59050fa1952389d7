import type { FlockRules } from '../../src/core/flock/flock-rules.ts';
import type { FlockShape } from '../../src/core/flock/flock-shape.ts';
import type { RunEvent } from '../../src/core/flock/run-event.ts';
import type { PondKind, RunLog } from '../../src/core/flock/run-log.ts';
import type { Steering } from '../../src/core/flock/steering.ts';

export type { FlockRules } from '../../src/core/flock/flock-rules.ts';
export type { RunEvent } from '../../src/core/flock/run-event.ts';

/**
 * The canvas in CSS pixels, and device pixels per CSS pixel. The pond is as large as the canvas, except in a game of a day's
 * pond, which is a world of fixed size.
 */
export interface FlockView {
  readonly width: number;
  readonly height: number;
  readonly pixelRatio: number;
}

/** Colors of the page's picture behind the canvas, as sRGB hex (#rrggbb): of distance, and of light and far silhouettes. */
export interface Backdrop {
  readonly depth: string;
  readonly light: string;
}

export interface FlockSettings {
  /** Fish in the pond, including leaders; at least 1. */
  readonly population: number;
  /** 1 … 5, never more than the population. */
  readonly leaders: number;
  /** Factor of time: 1 is real speed. */
  readonly speed: number;
  readonly shape: FlockShape;
  readonly hidesLeaders: boolean;
  readonly hasPredator: boolean;
  /** Slow motion without ribbons, for visitors who asked their system for reduced motion. */
  readonly isCalm: boolean;
  /** The pond has depth in front of this backdrop. Left out: the worker's own water, without depth. */
  readonly backdrop?: Backdrop;
}

export interface FlockStart {
  readonly rules: FlockRules;
  readonly settings: FlockSettings;
  readonly view: FlockView;
  /** The same seed and the same calls give the same pond. An unsigned 32-bit integer. */
  readonly seed: number;
  /** Longest time that one frame may move the pond by, in seconds. */
  readonly frameStepCapS: number;
  /** Frames a second at most, for a pond in the background. Null, or left out: as many as the display shows. */
  readonly frameRateMax?: number | null;
  /** An ocean instead of a pond: it holds 10,000 fish, which are drawn smaller, and no game. */
  readonly isOcean?: boolean;
}

/** A game: from a new pond with this seed until it is ended or its time is over. */
export interface RunStart {
  /** Whose rules, world and conditions the game has: those of the pond's settings, or those of a day's pond. */
  readonly pond: PondKind;
  /** An unsigned 32-bit integer. */
  readonly seed: number;
  /** Time to play, in milliseconds; null without end. */
  readonly limitMs: number | null;
  /** An earlier run to swim against, or null. */
  readonly ghost: RunLog | null;
}

export interface RunStatus {
  readonly score: number;
  /** Shadow companions, 0 … 2. */
  readonly shadows: number;
  /** Growth of the predator's speed and size, from 1 on. */
  readonly speedFactor: number;
  readonly sizeFactor: number;
  /**
   * During a count the game waits: for three seconds before it, while the pond already swims, and for one second
   * after a pause, while the pond stands still. `countMs` is left of it; 0 while `playing`.
   */
  readonly phase: 'counting' | 'playing';
  readonly countMs: number;
  /** Strength for sprints, 0 … 1; null where sprints are free. */
  readonly stamina: number | null;
  /** Fish eaten one soon after another; 0 when the combo has ended. */
  readonly combo: number;
  /** Whether a golden fish is in the pond. */
  readonly hasGolden: boolean;
  /** The player's place on the canvas, in CSS pixels. */
  readonly player: { readonly x: number; readonly y: number };
  /** The events since the status before, with places on the canvas in CSS pixels; at most 32. */
  readonly events: readonly RunEvent[];
  /** Time played, in milliseconds; pauses and counts do not count. */
  readonly elapsedMs: number;
  readonly limitMs: number | null;
  /** The time is over: nothing is eaten any more. */
  readonly isOver: boolean;
  /** The ghost's score by now; null without a ghost. */
  readonly ghostScore: number | null;
}

export interface RunResult extends RunStatus {
  /** Fingerprint of the state at the end, as in `FlockStatus`. */
  readonly hash: number;
  /** Null when the run was too long to be recorded. */
  readonly log: RunLog | null;
}

export type FlockRenderer = 'webgl2' | 'canvas2d';

export interface FlockStatus {
  readonly leaders: number;
  readonly population: number;
  /** The current game; null while the visitor only watches. */
  readonly run: RunStatus | null;
  readonly renderer: FlockRenderer;
  /** Whether WebGL runs on the processor instead of a graphics card. */
  readonly isSoftware: boolean;
  /** Whether an ocean has, for two seconds, not kept up with the display. It stays true. */
  readonly isLate: boolean;
  /** False from the loss of the WebGL context until it is restored. */
  readonly canDraw: boolean;
  /** Frames drawn since the start. */
  readonly frames: number;
  /** Median and 95th percentile of the latest frame intervals, and medians of computing and drawing, in milliseconds. */
  readonly intervalMs: number;
  readonly intervalP95Ms: number;
  readonly stepMs: number;
  readonly drawMs: number;
  readonly trailSegments: number;
  /** Device pixels per CSS pixel that are drawn. */
  readonly pixelRatio: number;
  /** Fingerprint of all places and velocities. */
  readonly hash: number;
}

/**
 * The swarm canvas's worker. `start` comes first and takes the canvas over for good; the other calls change the pond.
 * Nothing is called per frame: the page only sends changes and asks for the status now and then.
 */
export interface FlockApi {
  /**
   * Resolves once the first frame is drawn. @throws `wasm-unavailable`, `canvas-unavailable`; an AbortError when `stop`
   * comes first.
   */
  start(canvas: OffscreenCanvas, options: FlockStart): Promise<FlockStatus>;
  /** During a game only its look changes; population, leaders and speed apply after it. */
  configure(settings: FlockSettings): void;
  resize(view: FlockView): void;
  /** Stops or resumes time and drawing, for example while the page is hidden or the visitor pauses. */
  setRunning(isRunning: boolean): void;
  /** Gives the leaders new places to go to, and shows for a second where they are. Ignored in a game of a day's pond. */
  refreshRoutes(): void;
  /** Empties the pond and fills it again with the current settings. Ignored during a game. */
  reset(seed: number): void;
  /**
   * Begins a game: the pond is filled from the run's seed, the score is 0, and the predator is present whatever the
   * settings say. It replaces the current game. @throws `worker-unavailable` when the game's file cannot be loaded,
   * `flock-ocean` in an ocean, whose games no server could play again.
   */
  startRun(start: RunStart): Promise<void>;
  /** Steers the predator from the next step on. A game that is still loading starts with it. Places are on the canvas. */
  steer(steering: Steering): void;
  /** Ends the game and returns to the pond of the settings. Null when there is no game. */
  endRun(): RunResult | null;
  /**
   * Plays a log again on a core of its own, without touching the pond, and returns its score. Check the log first. @throws
   * `worker-unavailable` when the file cannot be loaded.
   */
  replay(log: RunLog): Promise<number>;
  /** Drops food, which followers come to eat, at a place on the canvas in CSS pixels. Ignored during a game. */
  feed(x: number, y: number): void;
  /**
   * Replaces the single leader's route: x, y pairs of places on the canvas in CSS pixels; an empty array clears it. The array is copied.
   * Ignored during a game.
   */
  setRoute(points: Float32Array): void;
  /** The canvas as it is now, in device pixels, without the page's picture behind it. Rejects where it cannot be read. */
  takePicture(): Promise<ImageBitmap>;
  status(): FlockStatus;
  stop(): void;
}
