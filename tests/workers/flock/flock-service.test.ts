import { describe, expect, it, vi } from 'vitest';
import { FLOCK_RULES, FRAME_STEP_CAP_S } from '../../../src/core/flock/flock-rules.ts';
import type { FlockSettings } from '../../../workers/flock/flock.api.ts';
import { SETTINGS, setUpPond, VIEW } from './a-pond.ts';

describe('start', () => {
  it('resolves with the status after the first drawn frame', async () => {
    const { service, start } = setUpPond();
    await start();
    expect(service.status()).toMatchObject({ frames: 1, population: 60, leaders: 2, run: null, trailSegments: 27 });
  });

  it('is refused a second time', async () => {
    const { start } = setUpPond();
    await start();
    await expect(start()).rejects.toMatchObject({ code: 'flock-started' });
  });

  it('must come before everything else', () => {
    expect(() => setUpPond().service.status()).toThrow(expect.objectContaining({ code: 'flock-not-started' }));
  });

  it('draws at most two pixels per CSS pixel, and one with software rendering', async () => {
    const hardware = setUpPond();
    await hardware.start();
    expect(hardware.views.at(-1)?.pixelRatio).toBe(2);
    const software = setUpPond({ isSoftware: true });
    await software.start();
    expect(software.views.at(-1)?.pixelRatio).toBe(1);
  });
});

describe('time', () => {
  const positions = async (settings: Partial<FlockSettings>, seconds: number, count: number) => {
    const { core, start, frames } = setUpPond();
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
    const { service, start, running } = setUpPond();
    await start();
    service.setRunning(false);
    service.setRunning(true);
    expect(running).toEqual([true, false, true]);
  });
});

describe('settings', () => {
  it('change the pond and the stage while the fish swim', async () => {
    const { core, service, start, frames, looks } = setUpPond();
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
      backdrop: null,
      trailSegments: 9,
    });
  });

  it('survive a reset', async () => {
    const { service, start, frames } = setUpPond();
    await start({ population: 90, leaders: 3 });
    frames(20);
    service.reset(99);
    expect(service.status()).toMatchObject({ population: 90, leaders: 3, run: null });
  });

  it('give the same pond for the same seed', async () => {
    const hashes = await Promise.all(
      [7, 7, 8].map(async (seed) => {
        const { service, start, frames } = setUpPond();
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
  const { service, start, frames } = setUpPond();
  await start({ population: 1000 });
  expect(service.status().trailSegments).toBe(9);
  frames(200, 0.04);
  expect(service.status().trailSegments).toBe(3);
  service.configure({ ...SETTINGS, population: 200 });
  expect(service.status().trailSegments).toBe(27);
});

it('passes the frame rate of a pond on, and takes its pauses for no load', async () => {
  const capped = setUpPond();
  await capped.start({}, 4, 20);
  capped.frames(200, 1 / 20);
  expect([capped.frameRateMax(), capped.service.status().trailSegments]).toEqual([20, 27]);
  const slow = setUpPond();
  await slow.start();
  slow.frames(200, 1 / 20);
  expect(slow.frameRateMax()).toBeNull();
  expect(slow.service.status().trailSegments).toBeLessThan(27);
});

it('draws fewer pixels when cheaper ribbons are not enough, until frames have been fast for long', async () => {
  const { service, start, frames, views, looks } = setUpPond();
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
  const { core, service, start, views } = setUpPond();
  await start();
  const before = core.x[1] ?? 0;
  service.resize({ width: 400, height: 600, pixelRatio: 1 });
  expect(core.x[1]).toBeCloseTo(before / 2, 3);
  expect(views.at(-1)).toEqual({ width: 400, height: 600, pixelRatio: 1 });
});

it('disposes of the stage on stop', async () => {
  const { service, start, isDisposed } = setUpPond();
  await start();
  service.stop();
  expect(isDisposed()).toBe(true);
});

it('disposes of the stage of a pond that is closed while it opens', async () => {
  const { service, start, running, isDisposed } = setUpPond();
  const opening = start();
  service.stop();
  await expect(opening).rejects.toMatchObject({ name: 'AbortError' });
  expect([isDisposed(), running]).toEqual([true, []]);
});

it('rejects the start of a pond that is closed before its first frame', async () => {
  const { service, start, running, isDisposed } = setUpPond({ drawsFirst: false });
  const opening = start();
  await vi.waitFor(() => expect(running).toEqual([true]));
  service.stop();
  await expect(opening).rejects.toMatchObject({ name: 'AbortError' });
  expect(isDisposed()).toBe(true);
});

describe('new routes show the leaders’ courses', () => {
  it.each<[name: string, settings: Partial<typeof SETTINGS>, route: readonly number[], flashes: number]>([
    ['where leaders are seen', {}, [], 1],
    ['but not where leaders are hidden, whose places they would tell', { hidesLeaders: true }, [], 0],
    ['but not where the single leader follows a drawn route', { leaders: 1 }, [10, 10, 200, 200], 0],
    ['of two leaders, which follow no drawn route', { leaders: 2 }, [10, 10, 200, 200], 1],
    ['after the drawn route was cleared', { leaders: 1 }, [], 1],
  ])('%s', async (_name, settings, route, count) => {
    const { service, start, flashes } = setUpPond();
    await start(settings);
    service.setRoute(Float32Array.of(10, 10, 200, 200));
    service.setRoute(Float32Array.from(route));
    service.refreshRoutes();
    expect(flashes).toHaveLength(count);
  });
});
