import { FLOCK_RULES, FRAME_STEP_CAP_S } from '../../../src/core/flock/flock-rules.ts';
import { COUNTDOWN_STEPS } from '../../../src/core/flock/hunt.ts';
import type { FlockSettings, FlockStart, FlockView } from '../../../workers/flock/flock.api.ts';
import { createFlockService } from '../../../workers/flock/flock-service.ts';
import type { FlockStage, StageLook, StageOptions } from '../../../workers/flock/stage/stage.ts';
import { loadCore } from '../../wasm/flock/load-core.ts';

export const SETTINGS: FlockSettings = {
  population: 60,
  leaders: 2,
  speed: 1,
  shape: 'fish',
  hidesLeaders: false,
  hasPredator: false,
  isCalm: false,
};
export const VIEW: FlockView = { width: 800, height: 600, pixelRatio: 3 };
/** Frames of 1/60 s until a game begins. */
export const COUNTDOWN_FRAMES = COUNTDOWN_STEPS;
const CANVAS = {} as OffscreenCanvas;

/** A stage without a picture. The test triggers its frames; the first one comes by itself unless `drawsFirst` is false. */
export function setUpPond({ isSoftware = false, drawsFirst = true, isOcean = false } = {}) {
  const core = loadCore(isOcean ? 'flock-ocean' : 'flock');
  const looks: StageLook[] = [];
  const views: FlockView[] = [];
  const running: boolean[] = [];
  const flashes: true[] = [];
  let options: StageOptions | null = null;
  let isDisposed = false;
  let clock = 0;
  let coresLoaded = 0;
  const sizes: string[] = [];

  const stage: FlockStage = {
    renderer: 'canvas2d',
    isSoftware,
    canDraw: () => true,
    setLook: (look) => looks.push(look),
    resize: (view) => views.push(view),
    setRunning(isRunning) {
      running.push(isRunning);
      if (running.length === 1 && drawsFirst) frame(1 / 60);
    },
    flashCourses: () => void flashes.push(true),
    takePicture: async () => ({ width: 8 }) as ImageBitmap,
    dispose() {
      isDisposed = true;
    },
  };

  function frame(seconds: number) {
    options?.onFrame(seconds);
    options?.onDrawn(1);
  }

  const service = createFlockService({
    // The pond's own core first, then another for each guest.
    loadCore: async (size) => {
      sizes.push(size);
      return coresLoaded++ === 0 ? core : loadCore();
    },
    openStage: async (given) => {
      options = given;
      looks.push(given.look);
      views.push(given.view);
      return stage;
    },
    now: () => clock++,
  });
  const start = (settings: Partial<FlockSettings> = {}, seed = 4, frameRateMax?: number): Promise<unknown> =>
    service.start(CANVAS, {
      rules: FLOCK_RULES,
      settings: { ...SETTINGS, ...settings },
      view: VIEW,
      seed,
      frameStepCapS: FRAME_STEP_CAP_S,
      isOcean,
      ...(frameRateMax === undefined ? {} : { frameRateMax }),
    } satisfies FlockStart);
  const frames = (count: number, seconds = 1 / 60) => {
    for (let i = 0; i < count; i++) frame(seconds);
  };
  return {
    core,
    service,
    start,
    frames,
    looks,
    views,
    running,
    flashes,
    sizes,
    camera: () => options?.camera(),
    isDisposed: () => isDisposed,
    frameRateMax: () => options?.frameRateMax,
  };
}
