import { act } from 'react';
import type {
  FlockSettings,
  FlockStart,
  FlockStatus,
  FlockView,
  RunResult,
  RunStart,
  RunStatus,
} from '../../../src/bridges/flock-bridge.ts';
import { RULES_VERSION, type RunLog } from '../../../src/core/flock/run-log.ts';
import type { Steering } from '../../../src/core/flock/steering.ts';
import type { Pond } from '../../../src/features/flock-dance/canvas/use-pond.ts';

export const RUN_STATUS: RunStatus = {
  score: 23,
  shadows: 0,
  speedFactor: 1,
  sizeFactor: 1,
  phase: 'playing',
  countMs: 0,
  stamina: null,
  combo: 0,
  hasGolden: false,
  player: { x: 400, y: 300 },
  events: [],
  elapsedMs: 4000,
  limitMs: null,
  isOver: false,
  ghostScore: null,
};

export const RUN_LOG: RunLog = {
  rules: RULES_VERSION,
  pond: 'daily',
  seed: 5,
  conditions: [{ step: 0, width: 800, height: 600, population: 180, leaders: 2, pace: 1, refreshes: false }],
  steps: Uint8Array.of(127, 0, 1),
};

const STATUS: FlockStatus = {
  leaders: 1,
  population: 180,
  run: null,
  renderer: 'webgl2',
  isSoftware: false,
  isLate: false,
  canDraw: true,
  frames: 1,
  intervalMs: 16,
  intervalP95Ms: 16,
  stepMs: 1,
  drawMs: 1,
  trailSegments: 9,
  pixelRatio: 1,
  hash: 1,
};

interface Opening {
  readonly swim: (status: FlockStatus) => void;
  readonly fail: (error: unknown) => void;
}

/** A pond without a worker: it records the calls, and reports what the test sets. */
export class FakePond implements Pond {
  readonly settings: FlockSettings[];
  readonly views: FlockView[] = [];
  readonly runs: RunStart[] = [];
  readonly steers: Steering[] = [];
  readonly meals: { readonly x: number; readonly y: number }[] = [];
  readonly routes: number[][] = [];
  readonly resets: number[] = [];
  refreshes = 0;
  isRunning = false;
  isClosed = false;
  /** The answer to `endRun`. */
  result: RunResult | null = { ...RUN_STATUS, score: 25, hash: 1, log: RUN_LOG };
  /** The answer to `status`; null makes the call fail, as after a crash. */
  report: FlockStatus | null = STATUS;
  readonly started: Promise<FlockStatus>;
  #opening: Opening = { swim: () => undefined, fail: () => undefined };

  readonly start: FlockStart;

  constructor(start: FlockStart) {
    this.start = start;
    this.settings = [start.settings];
    this.started = new Promise((swim, fail) => {
      this.#opening = { swim, fail };
    });
    this.started.catch(() => undefined);
  }

  /** The first frame is drawn. */
  swim = () => act(async () => this.#opening.swim(STATUS));
  /** The pond cannot be started. */
  fail = (error: unknown) => act(async () => this.#opening.fail(error));

  get seed(): number {
    return this.resets.at(-1) ?? this.start.seed;
  }

  configure = async (settings: FlockSettings) => void this.settings.push(settings);
  resize = async (view: FlockView) => void this.views.push(view);
  setRunning = async (isRunning: boolean) => {
    this.isRunning = isRunning;
  };
  refreshRoutes = async () => {
    this.refreshes += 1;
  };
  reset = async (seed: number) => void this.resets.push(seed);
  startRun = async (start: RunStart) => void this.runs.push(start);
  steer = async (steering: Steering) => void this.steers.push(steering);
  endRun = async () => this.result;
  /** The answer to `replay`. */
  replayed: number | Error = 88;
  replay = async () => {
    if (this.replayed instanceof Error) throw this.replayed;
    return this.replayed;
  };
  feed = async (x: number, y: number) => void this.meals.push({ x, y });
  setRoute = async (points: Float32Array) => void this.routes.push([...points]);
  /** The answer to `takePicture`; null makes the call fail. */
  picture: ImageBitmap | null = null;
  takePicture = async () => {
    if (this.picture === null) throw new Error('The canvas cannot be read');
    return this.picture;
  };
  status = async () => {
    if (this.report === null) throw new Error('The worker has crashed');
    return this.report;
  };
  close = () => {
    this.isClosed = true;
  };
}

/** Every pond that the fake bridge has opened, oldest first. */
export const ponds: FakePond[] = [];

/** Takes the place of the flock bridge's `openFlock`. */
export function openFakePond(_canvas: HTMLCanvasElement, start: FlockStart): FakePond {
  const pond = new FakePond(start);
  ponds.push(pond);
  return pond;
}
