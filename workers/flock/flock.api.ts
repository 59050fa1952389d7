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
  /** Distance at which the predator eats a follower; 0 while nothing is eaten. */
  readonly eatRadiusPx: number;
  readonly trailIntervalS: number;
}

export type FlockShape = 'triangle' | 'fish' | 'bird' | 'plane';

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

/** A direction at most 1 long (x right, y down), or null when the predator minds itself. */
export type Steering = { readonly x: number; readonly y: number; readonly boost: boolean } | null;

export type FlockRenderer = 'webgl2' | 'canvas2d';

export interface FlockStatus {
  readonly leaders: number;
  readonly population: number;
  readonly score: number;
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
  /** Fingerprint of all places and velocities. */
  readonly hash: number;
}

/** How honest the picture is: shares of fish, and of random places, where drawing the swarm changed the pixel. */
export interface FlockInspection {
  readonly litFish: number;
  readonly litRandom: number;
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
  steer(steering: Steering): void;
  /** The single leader's route: x, y pairs in pond pixels. The array is copied. */
  setRoute(points: Float32Array): void;
  status(): FlockStatus;
  /** Draws twice, with and without the swarm, and compares. For checks. */
  inspect(): FlockInspection;
  stop(): void;
}
