import { describe, expect, it } from 'vitest';
import type { FlockCore } from '../../../src/core/flock/flock-core.ts';
import { loadCore, readCore, swim } from './load-core.ts';

/** A pond with every feature, moved through every kind of call. */
function playThrough(file: 'flock' | 'flock-scalar', seed: number): number {
  const core = loadCore(file, { eatRadiusPx: 15, predatorBoost: 1.6 });
  core.reset(seed, 1280, 720, 400, 2);
  core.setPredator(true);
  swim(core, 3);
  core.steer(0.6, -0.8, true);
  swim(core, 2);
  core.setPopulation(700);
  core.resize(900, 640);
  swim(core, 2);
  core.release();
  core.setLeaders(1);
  core.setRoute([100, 100, 500, 120, 480, 400]);
  core.setPopulation(250);
  swim(core, 3);
  return core.hash();
}

/** Steers the predator in circles, boosting. */
function circle(core: FlockCore, seconds: number): void {
  let turn = 0;
  swim(core, seconds, () => {
    turn += 0.013;
    core.steer(Math.cos(turn), Math.sin(turn), true);
  });
}

describe('the pond', () => {
  it('is identical to the bit for the same seed and the same calls', () => {
    expect(playThrough('flock', 42)).toBe(playThrough('flock', 42));
  });

  it('differs for another seed', () => {
    expect(playThrough('flock', 42)).not.toBe(playThrough('flock', 43));
  });

  it('is identical to the bit with and without SIMD', () => {
    expect(playThrough('flock-scalar', 42)).toBe(playThrough('flock', 42));
  });

  it('starts from the seed at a reset, whatever happened before', () => {
    const used = loadCore();
    used.reset(1, 600, 400, 900, 3);
    used.setPredator(true);
    used.feed(200, 200);
    circle(used, 30);
    expect(used.shadows()).toBeGreaterThan(0);
    const fresh = loadCore();
    for (const core of [used, fresh]) {
      core.reset(9, 1280, 720, 300, 2);
      core.setPredator(true);
      circle(core, 10);
    }
    expect(fresh.score()).toBeGreaterThan(0);
    expect(used.hash()).toBe(fresh.hash());
  });
});

describe('the file', () => {
  it.each(['flock', 'flock-scalar'] as const)('%s is at most 12 kB and imports nothing', (file) => {
    const bytes = readCore(file);
    expect(bytes.byteLength).toBeLessThanOrEqual(12_000);
    expect(WebAssembly.Module.imports(new WebAssembly.Module(new Uint8Array(bytes)))).toEqual([]);
  });

  it('refuses to grow its memory, so that no view on it can detach', () => {
    const module = new WebAssembly.Module(new Uint8Array(readCore('flock')));
    const memory = new WebAssembly.Instance(module).exports.memory as WebAssembly.Memory;
    expect(() => memory.grow(1)).toThrow(RangeError);
  });
});
