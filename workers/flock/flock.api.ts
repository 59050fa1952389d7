import type { FlockShape } from '../../src/core/flock/flock-shape.ts';
import type { RunLog } from '../../src/core/flock/run-log.ts';
import type { Steering } from '../../src/core/flock/steering.ts';

/** The product's constants for the flock (doc 3 §9), passed in by the page. Lengths in CSS pixels, speeds in px/s. */
export interface FlockRules {
  readonly leaderSpeedPxPerS: number;
  readonly arrivalRadiusPx: number;
  readonly followerSpeedPxPerS: number;
  readonly followerMaxSpeedPxPerS: number;
  /** Neighbors farther away than this are not noticed. */
  readonly perceptionPx: number;
  readonly predatorSpeedPxPerS: number;
  /** Factor of the predator's speed while boosting. */
  readonly predatorBoost: number;
  readonly avoidRadiusPx: number;
  readonly avoidWeight: number;
  readonly wanderRadiusPx: number;
  /** Distance at which a steered predator, and each of its shadows, eats a follower. */
  readonly eatRadiusPx: number;
  /** Past `speedGrowthAfter` points the predator swims faster by `speedGrowth` every `speedGrowthEvery` points. */
  readonly speedGrowthAfter: number;
  readonly speedGrowthEvery: number;
  readonly speedGrowth: number;
  /** The predator's body grows by `sizeGrowth` every `sizeGrowthEvery` points. */
  readonly sizeGrowthEvery: number;
  readonly sizeGrowth: number;
  /** The largest factor that growth of speed, and of size, comes to (trap T60). */
  readonly growthMost: number;
  /** A shadow joins the predator every so many points, at this distance from it, and never more than so many. */
  readonly shadowEvery: number;
  readonly shadowOffsetPx: number;
  readonly shadowsMost: number;
  readonly trailIntervalS: number;
}

/** The canvas in CSS pixels, and device pixels per CSS pixel. The pond is as large as the canvas. */
export interface FlockView {
  readonly width: number;
  readonly height: number;
  readonly pixelRatio: number;
}

export interface FlockSettings {
  /** Fish in the pond, leaders included; at least 1. */
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
}

export interface FlockStart {
  readonly rules: FlockRules;
  readonly settings: FlockSettings;
  readonly view: FlockView;
  /** The same seed and the same calls give the same pond. An unsigned 32-bit integer. */
  readonly seed: number;
  /** Longest time that one frame may move the pond by, in seconds. */
  readonly frameStepCapS: number;
}

/** A game: from an empty pond with this seed until it is ended, or its time is over. */
export interface RunStart {
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
  /** Time played, in milliseconds; pauses do not count. */
  readonly elapsedMs: number;
  readonly limitMs: number | null;
  /** The time is over: nothing is eaten any more. */
  readonly isOver: boolean;
  /** What the ghost has eaten by now; null without a ghost. */
  readonly ghostScore: number | null;
}

export interface RunResult extends RunStatus {
  /** Fingerprint of the state at the end, as in `FlockStatus`. */
  readonly hash: number;
  /** Null when the run was too long to be remembered. */
  readonly log: RunLog | null;
}

export type FlockRenderer = 'webgl2' | 'canvas2d';

export interface FlockStatus {
  readonly leaders: number;
  readonly population: number;
  /** The game that is on; null while the pond is only watched. */
  readonly run: RunStatus | null;
  readonly renderer: FlockRenderer;
  /** Whether WebGL runs on the processor instead of a graphics card. */
  readonly isSoftware: boolean;
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
 * The swarm canvas's worker. `start` comes first and takes the canvas over for good; the other calls change what
 * swims. Nothing is called per frame: the page only says what changed and asks for the status now and then.
 */
export interface FlockApi {
  /** Resolves once the first frame is drawn. @throws `wasm-unavailable`, `canvas-unavailable`. */
  start(canvas: OffscreenCanvas, options: FlockStart): Promise<FlockStatus>;
  configure(settings: FlockSettings): void;
  resize(view: FlockView): void;
  /** Stops or resumes time and drawing, as while the page is hidden or the visitor pauses. */
  setRunning(isRunning: boolean): void;
  /** Gives the leaders new places to go to. */
  refreshRoutes(): void;
  /** Empties and fills the pond anew with the settings in force. */
  reset(seed: number): void;
  /**
   * Begins a game: the pond is filled anew from the run's seed, the score is 0, and the predator is in whatever the
   * settings say. It replaces a game that is on. @throws `worker-unavailable` when the game's file is out of reach.
   */
  startRun(start: RunStart): Promise<void>;
  /** Steers the predator from the next step on. A game that is still being fetched begins with it. */
  steer(steering: Steering): void;
  /** Ends the game and lets the pond swim on as the settings say. Null when no game is on. */
  endRun(): RunResult | null;
  /** Drops food into the pond, at pond pixels, that followers come to eat. Ignored during a game. */
  feed(x: number, y: number): void;
  /**
   * The single leader's route: x, y pairs in pond pixels, replaced as a whole; none clears it. The array is copied.
   * Ignored during a game.
   */
  setRoute(points: Float32Array): void;
  status(): FlockStatus;
  stop(): void;
}
