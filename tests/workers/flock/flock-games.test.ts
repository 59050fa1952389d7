import { describe, expect, it } from 'vitest';
import { FLOCK_RULES, FRAME_STEP_CAP_S } from '../../../src/core/flock/flock-rules.ts';
import { replayRun } from '../../../workers/flock/run/replay.ts';
import { loadCore } from '../../wasm/flock/load-core.ts';
import { SETTINGS, setUpPond } from './a-pond.ts';

describe('a game', () => {
  const GAME = { seed: 12, limitMs: null, ghost: null };

  it('lets the predator in whatever the settings say, and removes it at the end', async () => {
    const { service, start, frames, looks } = setUpPond();
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
    const { core, service, start, frames } = setUpPond();
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
    const { core, service, start, frames } = setUpPond();
    await start({ isCalm: true });
    await service.startRun(GAME);
    service.steer({ kind: 'direction', x: 1, y: 0, boost: true });
    frames(120);
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
    frames(60);
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
