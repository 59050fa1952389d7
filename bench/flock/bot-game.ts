import type { RunResult } from '../../src/bridges/flock-bridge.ts';
import { DAILY_LIMIT_MS, DAILY_WORLD } from '../../src/core/flock/daily-pond.ts';
import { createFlockCore, type FlockCore } from '../../src/core/flock/flock-core.ts';
import { FLOCK_RULES, FRAME_STEP_CAP_S } from '../../src/core/flock/flock-rules.ts';
import type { Steering } from '../../src/core/flock/steering.ts';
import { createFlockService } from '../../workers/flock/flock-service.ts';
import type { FlockStage, StageOptions } from '../../workers/flock/stage/stage.ts';
import { type Bot, readScene } from './bots.ts';
import { createTouchCounter, type Touches } from './touches.ts';

/** A window and its display. */
export interface Window {
  readonly width: number;
  readonly height: number;
  /** Frames a second. */
  readonly rate: number;
}

export interface BotGame {
  readonly result: RunResult;
  readonly touches: Touches;
}

const DECISIONS_PER_S = 20;
const REACTION_DECISIONS = 5;

/** A bot plays today's pond of this seed through the product's service, with frames instead of a picture. */
export async function playBotGame(
  module: WebAssembly.Module,
  seed: number,
  bot: Bot,
  window: Window,
): Promise<BotGame> {
  const cores: FlockCore[] = [];
  const frames: StageOptions[] = [];
  const service = createFlockService({
    loadCore: async () => {
      const core = createFlockCore(new WebAssembly.Instance(module, {}));
      cores.push(core);
      return core;
    },
    openStage: async (options) => {
      frames.push(options);
      return createBlindStage(options);
    },
    now: () => 0,
  });
  await service.start({} as OffscreenCanvas, {
    rules: FLOCK_RULES,
    settings: {
      population: 180,
      leaders: 2,
      speed: 1,
      shape: 'fish',
      hidesLeaders: false,
      hasPredator: false,
      isCalm: false,
    },
    view: { width: window.width, height: window.height, pixelRatio: 1 },
    seed,
    frameStepCapS: FRAME_STEP_CAP_S,
  });
  const [core] = cores;
  const [stage] = frames;
  if (core === undefined || stage === undefined) throw new Error('The service opened no pond');
  await service.startRun({ pond: 'daily', seed, limitMs: DAILY_LIMIT_MS, ghost: null });
  const frameS = 1 / window.rate;
  for (let frame = 0; frame < 3 * window.rate; frame++) stage.onFrame(frameS);
  const touches = createTouchCounter(core);
  const plans: Steering[] = [];
  const perDecision = window.rate / DECISIONS_PER_S;
  for (let frame = 0; ; frame++) {
    if (frame % perDecision === 0) {
      const { run } = service.status();
      if (run === null || run.isOver) break;
      plans.push(bot(readScene(core, run, run.elapsedMs / 1000, DAILY_WORLD.width, DAILY_WORLD.height)));
      const plan = plans.length > REACTION_DECISIONS ? plans.shift() : undefined;
      if (plan !== undefined) service.steer(plan);
    }
    stage.onFrame(frameS);
    touches.look(frameS);
  }
  const result = service.endRun();
  if (result === null) throw new Error('The game has no result');
  return { result, touches: touches.count() };
}

function createBlindStage(options: StageOptions): FlockStage {
  return {
    renderer: 'canvas2d',
    isSoftware: true,
    canDraw: () => true,
    setLook: () => undefined,
    resize: () => undefined,
    setRunning: () => options.onDrawn(0),
    flashCourses: () => undefined,
    takePicture: () => Promise.reject(new Error('There is no picture')),
    dispose: () => undefined,
  };
}
