import { describe, expect, it } from 'vitest';
import { SETTINGS, setUpPond, VIEW } from './a-pond.ts';

const POPULATION = 10_000;

describe('an ocean', () => {
  it('holds 10,000 fish in water that is larger than the canvas and shown as a whole', async () => {
    const { service, start, sizes, core, camera } = setUpPond({ isOcean: true });
    await start({ population: POPULATION });
    expect(sizes).toEqual(['ocean']);
    expect(service.status()).toMatchObject({ population: POPULATION, isLate: false });
    const scale = camera()?.scale ?? 1;
    expect(scale).toBeLessThan(0.5);
    const farthest = Math.max(...core.x.subarray(0, POPULATION));
    expect(farthest).toBeGreaterThan(VIEW.width);
    expect(farthest).toBeLessThan(VIEW.width / scale + 5);
  });

  it('is fed, and has its route drawn, at places on the canvas', async () => {
    const { service, start, frames, core, camera } = setUpPond({ isOcean: true });
    await start({ population: POPULATION, leaders: 1 });
    const { scale } = camera() ?? { scale: 0 };
    service.feed(400, 300);
    expect([...core.foods.subarray(0, 2)]).toEqual([400 / scale, 300 / scale].map(Math.fround));
    service.setRoute(Float32Array.of(600, 400, 620, 400, 620, 420, 600, 420));
    frames(600);
    expect(core.x[0]).toBeGreaterThan(VIEW.width);
  });

  it('keeps its scale and fills the canvas after a change of size', async () => {
    const { service, start, core, camera } = setUpPond({ isOcean: true });
    await start({ population: POPULATION });
    service.resize({ width: 1600, height: 1200, pixelRatio: 1 });
    const { scale } = camera() ?? { scale: 0 };
    service.reset(9);
    expect(Math.max(...core.x.subarray(0, POPULATION))).toBeGreaterThan((1600 / scale) * 0.6);
  });

  it('has no game, which no server could play again', async () => {
    const { service, start } = setUpPond({ isOcean: true });
    await start({ population: POPULATION });
    const run = { pond: 'free', seed: 3, limitMs: null, ghost: null } as const;
    await expect(service.startRun(run)).rejects.toMatchObject({ code: 'flock-ocean' });
    expect(service.status().run).toBeNull();
  });

  it('reports that it does not keep up with the display; a pond never does', async () => {
    for (const isOcean of [true, false]) {
      const { service, start, frames } = setUpPond({ isOcean });
      await start({ ...SETTINGS, population: 500 });
      frames(100, 1 / 20);
      expect(service.status().isLate).toBe(isOcean);
    }
  });

  it('forgets slow frames of the time before a pause', async () => {
    const { service, start, frames } = setUpPond({ isOcean: true });
    await start({ population: 500 });
    frames(50, 1 / 20);
    service.setRunning(false);
    service.setRunning(true);
    frames(200, 1 / 60);
    expect(service.status().isLate).toBe(false);
  });
});
