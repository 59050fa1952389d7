import { describe, expect, it } from 'vitest';
import { FLOCK_RULES, FRAME_STEP_CAP_S } from '../../../src/features/flock-dance/constants.ts';
import type { FlockSettings, FlockStart, FlockView } from '../../../workers/flock/flock.api.ts';
import { createFlockService } from '../../../workers/flock/flock-service.ts';
import { replayRun } from '../../../workers/flock/run/replay.ts';
import type { FlockStage, StageLook, StageOptions } from '../../../workers/flock/stage/stage.ts';
import { loadCore } from '../../wasm/flock/load-core.ts';

const SETTINGS: FlockSettings = {
  population: 60,
  leaders: 2,
  speed: 1,
  shape: 'fish',
  hidesLeaders: false,
  hasPredator: false,
  isCalm: false,
};
const VIEW: FlockView = { width: 800, height: 600, pixelRatio: 3 };
const CANVAS = {} as OffscreenCanvas;

/** A stage without a picture. The test triggers its frames. */
function setUp({ isSoftware = false } = {}) {
  const core = loadCore();
  const looks: StageLook[] = [];
  const views: FlockView[] = [];
  const running: boolean[] = [];
  let options: StageOptions | null = null;
  let isDisposed = false;
  let clock = 0;

  const stage: FlockStage = {
    renderer: 'canvas2d',
    isSoftware,
    canDraw: () => true,
    setLook: (look) => looks.push(look),
    resize: (view) => views.push(view),
    setRunning(isRunning) {
      running.push(isRunning);
      if (running.length === 1) frame(1 / 60);
    },
    dispose() {
      isDisposed = true;
    },
  };

  function frame(seconds: number) {
    options?.onFrame(seconds);
    options?.onDrawn(1);
  }

  const service = createFlockService({
    loadCore: async () => core,
    openStage: async (given) => {
      options = given;
      looks.push(given.look);
      views.push(given.view);
      return stage;
    },
    now: () => clock++,
  });
  const start = (settings: Partial<FlockSettings> = {}, seed = 4): Promise<unknown> =>
    service.start(CANVAS, {
      rules: FLOCK_RULES,
      settings: { ...SETTINGS, ...settings },
      view: VIEW,
      seed,
      frameStepCapS: FRAME_STEP_CAP_S,
    } satisfies FlockStart);
  const frames = (count: number, seconds = 1 / 60) => {
    for (let i = 0; i < count; i++) frame(seconds);
  };
  return { core, service, start, frames, looks, views, running, isDisposed: () => isDisposed };
}

describe('start', () => {
  it('resolves with the status after the first drawn frame', async () => {
    const { service, start } = setUp();
    await start();
    expect(service.status()).toMatchObject({ frames: 1, population: 60, leaders: 2, run: null, trailSegments: 27 });
  });

  it('is refused a second time', async () => {
    const { start } = setUp();
    await start();
    await expect(start()).rejects.toMatchObject({ code: 'flock-started' });
  });

  it('must come before everything else', () => {
    expect(() => setUp().service.status()).toThrow(expect.objectContaining({ code: 'flock-not-started' }));
  });

  it('draws at most two pixels per CSS pixel, and one with software rendering', async () => {
    const hardware = setUp();
    await hardware.start();
    expect(hardware.views.at(-1)?.pixelRatio).toBe(2);
    const software = setUp({ isSoftware: true });
    await software.start();
    expect(software.views.at(-1)?.pixelRatio).toBe(1);
  });
});

describe('time', () => {
  const positions = async (settings: Partial<FlockSettings>, seconds: number, count: number) => {
    const { core, start, frames } = setUp();
    await start(settings);
    const before = [core.x[0] ?? 0, core.y[0] ?? 0];
    frames(count, seconds);
    return Math.hypot((core.x[0] ?? 0) - (before[0] ?? 0), (core.y[0] ?? 0) - (before[1] ?? 0));
  };

  it('is limited per frame: nothing jumps after a long pause', async () => {
    const far = await positions({}, 10, 1);
    expect(far).toBeLessThan(FLOCK_RULES.leaderSpeedPxPerS * FRAME_STEP_CAP_S * 1.2);
  });

  it('runs faster and slower with the speed factor, and slowly in slow motion', async () => {
    const normal = await positions({}, 1 / 60, 30);
    expect(await positions({ speed: 2 }, 1 / 60, 30)).toBeGreaterThan(normal * 1.7);
    expect(await positions({ speed: 0.2 }, 1 / 60, 30)).toBeLessThan(normal * 0.3);
    expect(await positions({ isCalm: true }, 1 / 60, 30)).toBeLessThan(normal * 0.5);
  });

  it('stands still while stopped', async () => {
    const { service, start, running } = setUp();
    await start();
    service.setRunning(false);
    service.setRunning(true);
    expect(running).toEqual([true, false, true]);
  });
});

describe('settings', () => {
  it('change the pond and the stage while the fish swim', async () => {
    const { core, service, start, frames, looks } = setUp();
    await start();
    service.configure({
      ...SETTINGS,
      population: 500,
      leaders: 4,
      shape: 'bird',
      hidesLeaders: true,
      hasPredator: true,
    });
    frames(30);
    expect(core.population()).toBe(500);
    expect(service.status().leaders).toBe(4);
    expect(looks.at(-1)).toEqual({
      shape: 'bird',
      hidesLeaders: true,
      hasPredator: true,
      isRun: false,
      showsGuest: false,
      isCalm: false,
      trailSegments: 9,
    });
  });

  it('survive a reset', async () => {
    const { service, start, frames } = setUp();
    await start({ population: 90, leaders: 3 });
    frames(20);
    service.reset(99);
    expect(service.status()).toMatchObject({ population: 90, leaders: 3, run: null });
  });

  it('give the same pond for the same seed', async () => {
    const hashes = await Promise.all(
      [7, 7, 8].map(async (seed) => {
        const { service, start, frames } = setUp();
        await start({}, seed);
        frames(100);
        return service.status().hash;
      }),
    );
    expect(hashes[0]).toBe(hashes[1]);
    expect(hashes[0]).not.toBe(hashes[2]);
  });
});

it('makes ribbons cheaper when frames are slow, and begins at full quality with a new population', async () => {
  const { service, start, frames } = setUp();
  await start({ population: 1000 });
  expect(service.status().trailSegments).toBe(9);
  frames(200, 0.04);
  expect(service.status().trailSegments).toBe(3);
  service.configure({ ...SETTINGS, population: 200 });
  expect(service.status().trailSegments).toBe(27);
});

it('draws fewer pixels when cheaper ribbons are not enough, until frames have been fast for long', async () => {
  const { service, start, frames, views, looks } = setUp();
  await start({ population: 1000 });
  frames(160, 0.04);
  expect(service.status()).toMatchObject({ trailSegments: 3, pixelRatio: 1 });
  expect(views.map(({ pixelRatio }) => pixelRatio)).toEqual([2, 1.5, 1]);
  frames(240, 1 / 60);
  expect(service.status()).toMatchObject({ trailSegments: 3, pixelRatio: 1.5 });
  frames(480, 1 / 60);
  expect(service.status()).toMatchObject({ trailSegments: 5, pixelRatio: 2 });
  expect(views.at(-1)).toEqual({ ...VIEW, pixelRatio: 2 });
  expect(looks.at(-1)?.trailSegments).toBe(5);
});

it('moves the pond in proportion to a new size and keeps the pixel ratio', async () => {
  const { core, service, start, views } = setUp();
  await start();
  const before = core.x[1] ?? 0;
  service.resize({ width: 400, height: 600, pixelRatio: 1 });
  expect(core.x[1]).toBeCloseTo(before / 2, 3);
  expect(views.at(-1)).toEqual({ width: 400, height: 600, pixelRatio: 1 });
});

it('disposes of the stage on stop', async () => {
  const { service, start, isDisposed } = setUp();
  await start();
  service.stop();
  expect(isDisposed()).toBe(true);
});

it('disposes of the stage of a pond that is closed while it opens', async () => {
  const { service, start, running, isDisposed } = setUp();
  const opening = start();
  service.stop();
  await expect(opening).rejects.toMatchObject({ name: 'AbortError' });
  expect([isDisposed(), running]).toEqual([true, []]);
});

describe('a game', () => {
  const GAME = { seed: 12, limitMs: null, ghost: null };

  it('lets the predator in whatever the settings say, and removes it at the end', async () => {
    const { service, start, frames, looks } = setUp();
    await start();
    await service.startRun(GAME);
    expect(looks.at(-1)).toMatchObject({ hasPredator: true });
    frames(60);
    expect(service.status().run).toMatchObject({ score: 0, isOver: false });
    const result = service.endRun();
    expect(result?.elapsedMs).toBeCloseTo(1000, 0);
    expect(service.status().run).toBeNull();
    expect(looks.at(-1)).toMatchObject({ hasPredator: false });
    expect(service.endRun()).toBeNull();
  });

  it('equals the replay of its log, with settings, sizes and routes changed on the way', async () => {
    const { core, service, start, frames } = setUp();
    await start({ population: 400 });
    await service.startRun(GAME);
    service.steer({ kind: 'direction', x: 0.5, y: -1, boost: true });
    frames(100);
    service.configure({ ...SETTINGS, population: 500, leaders: 3, speed: 1.4 });
    frames(50, 0.04);
    service.resize({ width: 500, height: 900, pixelRatio: 2 });
    service.refreshRoutes();
    service.feed(100, 100);
    service.setRoute(Float32Array.of(1, 1, 200, 200));
    service.steer({ kind: 'direction', x: -0.5, y: 1, boost: false });
    frames(100, 2);
    const x = core.x[core.predatorSlot];
    const result = service.endRun();
    const again = loadCore();
    expect(result?.log && replayRun(again, result.log)).toEqual({ score: result?.score, hash: result?.hash });
    expect(again.x[again.predatorSlot]).toBe(x);
    expect(result?.elapsedMs).toBeCloseTo((100 / 60 + 50 * 0.04 + 100 * FRAME_STEP_CAP_S) * 1000, 0);
  });

  it('runs in slow motion when the settings say so', async () => {
    const { core, service, start, frames } = setUp();
    await start({ isCalm: true });
    await service.startRun(GAME);
    service.steer({ kind: 'direction', x: 1, y: 0, boost: true });
    frames(120);
    const from = core.x[core.predatorSlot] ?? 0;
    frames(60);
    expect((core.x[core.predatorSlot] ?? 0) - from).toBeLessThan(60 * 2.5 * 0.5);
  });

  it('replaces the current game, and gives way to a game requested while it loads', async () => {
    const { service, start, frames } = setUp();
    await start();
    const first = service.startRun(GAME);
    const second = service.startRun({ ...GAME, limitMs: 500 });
    await Promise.all([first, second]);
    expect(service.status().run).toMatchObject({ limitMs: 500 });
    frames(60);
    expect(service.status().run).toMatchObject({ isOver: true });
    await service.startRun(GAME);
    expect(service.status().run).toMatchObject({ limitMs: null, elapsedMs: 0 });
  });

  it('starts with the steering that arrived while it was loading', async () => {
    const { core, service, start, frames } = setUp();
    await start();
    const isStarted = service.startRun(GAME);
    service.steer({ kind: 'direction', x: 1, y: 0, boost: true });
    await isStarted;
    const before = core.x[core.predatorSlot] ?? 0;
    frames(60);
    expect((core.x[core.predatorSlot] ?? 0) - before).toBeGreaterThan(FLOCK_RULES.predatorSpeedPxPerS);
  });

  it('never begins when it is ended while it loads', async () => {
    const { service, start } = setUp();
    await start();
    const asked = service.startRun(GAME);
    expect(service.endRun()).toBeNull();
    await asked;
    expect(service.status().run).toBeNull();
  });

  it('keeps the pond from being reset or fed', async () => {
    const { core, service, start, frames } = setUp();
    await start();
    await service.startRun(GAME);
    frames(30);
    service.feed(10, 10);
    service.reset(3);
    expect(service.status().run?.elapsedMs).toBeGreaterThan(400);
    expect(core.foods.every((value) => value === 0)).toBe(true);
    service.endRun();
    service.feed(10, 10);
    expect(core.foods[2]).toBe(1);
  });
});
