import { describe, expect, it } from 'vitest';
import { DAILY_CONDITIONS, DAILY_POND, DAILY_WORLD } from '../../../src/core/flock/daily-pond.ts';
import { FLOCK_RULES, FRAME_STEP_CAP_S } from '../../../src/core/flock/flock-rules.ts';
import { replayRun } from '../../../src/core/flock/replay.ts';
import type { FlockSettings } from '../../../workers/flock/flock.api.ts';
import { loadCore } from '../../wasm/flock/load-core.ts';
import { COUNTDOWN_FRAMES, SETTINGS, setUpPond, VIEW } from './a-pond.ts';

describe('a game', () => {
  const GAME = { pond: 'free', seed: 12, limitMs: null, ghost: null } as const;

  it('lets the predator in whatever the settings say, and removes it at the end', async () => {
    const { service, start, frames, looks } = setUpPond();
    await start();
    await service.startRun(GAME);
    expect(looks.at(-1)).toMatchObject({ hasPredator: true });
    frames(COUNTDOWN_FRAMES + 60);
    expect(service.status().run).toMatchObject({ score: 0, isOver: false });
    const result = service.endRun();
    expect(result?.elapsedMs).toBeCloseTo(1000, 0);
    expect(service.status().run).toBeNull();
    expect(looks.at(-1)).toMatchObject({ hasPredator: false });
    expect(service.endRun()).toBeNull();
  });

  it('equals the replay of its log, with sizes and routes changed on the way; its settings are fixed', async () => {
    const { core, service, start, frames } = setUpPond();
    await start({ population: 400 });
    await service.startRun(GAME);
    service.steer({ kind: 'direction', x: 0.5, y: -1, boost: true });
    frames(COUNTDOWN_FRAMES + 100);
    service.configure({ ...SETTINGS, population: 500, leaders: 3, speed: 1.4 });
    frames(50, 0.04);
    service.resize({ width: 500, height: 900, pixelRatio: 2 });
    service.refreshRoutes();
    service.feed(100, 100);
    service.setRoute(Float32Array.of(1, 1, 200, 200));
    service.steer({ kind: 'direction', x: -0.5, y: 1, boost: false });
    frames(100, 2);
    const x = core.x[core.predatorSlot];
    expect(core.population()).toBe(400);
    const result = service.endRun();
    const again = loadCore();
    expect(result?.log && replayRun(again, result.log, FLOCK_RULES)).toEqual({
      score: result?.score,
      hash: result?.hash,
    });
    expect(again.x[again.predatorSlot]).toBe(x);
    expect(result?.elapsedMs).toBeCloseTo((100 / 60 + 50 * 0.04 + 100 * FRAME_STEP_CAP_S) * 1000, 0);
  });

  it('is played again on another core for a friend, while the pond swims on', async () => {
    const { service, start, frames } = setUpPond();
    await start();
    await service.startRun(GAME);
    service.steer({ kind: 'direction', x: 1, y: 0.3, boost: true });
    frames(COUNTDOWN_FRAMES + 900);
    const result = service.endRun();
    if (result === null || result.log === null) throw new Error('The game left no log');
    expect(result.score).toBeGreaterThan(0);
    const { hash } = service.status();
    expect(await service.replay(result.log)).toBe(result.score);
    expect(service.status().hash).toBe(hash);
  });

  it('runs in slow motion when the settings say so', async () => {
    const { core, service, start, frames } = setUpPond();
    await start({ isCalm: true });
    await service.startRun(GAME);
    service.steer({ kind: 'direction', x: 1, y: 0, boost: true });
    frames(COUNTDOWN_FRAMES + 120);
    const from = core.x[core.predatorSlot] ?? 0;
    frames(60);
    expect((core.x[core.predatorSlot] ?? 0) - from).toBeLessThan(60 * 2.5 * 0.5);
  });

  it('replaces the current game, and gives way to a game requested while it loads', async () => {
    const { service, start, frames } = setUpPond();
    await start();
    const first = service.startRun(GAME);
    const second = service.startRun({ ...GAME, limitMs: 500 });
    await Promise.all([first, second]);
    expect(service.status().run).toMatchObject({ limitMs: 500 });
    frames(COUNTDOWN_FRAMES + 60);
    expect(service.status().run).toMatchObject({ isOver: true });
    await service.startRun(GAME);
    expect(service.status().run).toMatchObject({ limitMs: null, elapsedMs: 0 });
  });

  it('starts with the steering that arrived while it was loading', async () => {
    const { core, service, start, frames } = setUpPond();
    await start();
    const isStarted = service.startRun(GAME);
    service.steer({ kind: 'direction', x: 1, y: 0, boost: true });
    await isStarted;
    frames(COUNTDOWN_FRAMES);
    const before = core.x[core.predatorSlot] ?? 0;
    frames(60);
    expect((core.x[core.predatorSlot] ?? 0) - before).toBeGreaterThan(FLOCK_RULES.predatorSpeedPxPerS);
  });

  it('never begins when it is ended while it loads', async () => {
    const { service, start } = setUpPond();
    await start();
    const asked = service.startRun(GAME);
    expect(service.endRun()).toBeNull();
    await asked;
    expect(service.status().run).toBeNull();
  });

  it('keeps the pond from being reset or fed', async () => {
    const { core, service, start, frames } = setUpPond();
    await start();
    await service.startRun(GAME);
    frames(COUNTDOWN_FRAMES + 30);
    service.feed(10, 10);
    service.reset(3);
    expect(service.status().run?.elapsedMs).toBeGreaterThan(400);
    expect(core.foods.every((value) => value === 0)).toBe(true);
    service.endRun();
    service.feed(10, 10);
    expect(core.foods[2]).toBe(1);
  });
});

describe("a game in a day's pond", () => {
  const GAME = { pond: 'daily', seed: 12, limitMs: 20_000, ghost: null } as const;
  /** The result of a player who does the same in each sixtieth of a second. */
  const play = async (width: number, height: number, rate: number, settings: Partial<FlockSettings> = {}) => {
    const { core, service, start, frames } = setUpPond();
    await start(settings);
    service.resize({ width, height, pixelRatio: rate / 60 });
    await service.startRun(GAME);
    frames(rate * 3, 1 / rate);
    for (let third = 0; third < 20 * 3; third++) {
      service.steer({ kind: 'direction', x: Math.cos(third / 4), y: Math.sin(third / 4), boost: third % 5 > 0 });
      frames(rate / 3, 1 / rate);
      if (third === 20) service.resize({ width: height, height: width, pixelRatio: 1 });
    }
    expect(core.population()).toBe(DAILY_POND.population);
    // The place on the canvas is another in every window.
    return { ...service.endRun(), player: null };
  };

  it('has the same result in every window, on every display and with any settings', async () => {
    const first = await play(1280, 800, 60);
    expect(first.score).toBeGreaterThan(0);
    expect(first.elapsedMs).toBeCloseTo(20_000, 6);
    for (const [width, height, rate] of [
      [390, 844, 60],
      [844, 390, 120],
      [2560, 1440, 144],
      [1920, 1080, 30],
    ] as const) {
      const again = await play(width, height, rate, { population: 900, leaders: 5, speed: 2, isCalm: true });
      expect(again).toEqual(first);
    }
  });

  it('swims to the place on the canvas that is held, wherever the camera is', async () => {
    const { core, service, start, frames } = setUpPond();
    await start();
    service.resize({ width: 390, height: 844, pixelRatio: 1 });
    await service.startRun(GAME);
    // The right edge of the canvas: the picture follows until the shore.
    service.steer({ kind: 'place', x: 385, y: 422, boost: true });
    frames(COUNTDOWN_FRAMES + 60 * 15);
    expect(core.x[core.predatorSlot]).toBeGreaterThan(DAILY_WORLD.width - 60);
  });

  it('ignores new routes, and gives the pond back in the size of the window', async () => {
    const { core, service, start, frames } = setUpPond();
    await start();
    await service.startRun(GAME);
    service.refreshRoutes();
    frames(COUNTDOWN_FRAMES + 60);
    const result = service.endRun();
    expect(result?.log?.conditions).toEqual([DAILY_CONDITIONS]);
    frames(600);
    const farthest = Math.max(...core.x.subarray(0, core.population()));
    expect(farthest).toBeLessThan(VIEW.width + 160);
    expect(core.population()).toBe(SETTINGS.population);
  });
});
