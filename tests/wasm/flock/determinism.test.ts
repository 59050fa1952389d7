import { describe, expect, it } from 'vitest';
import { DAILY_CONDITIONS } from '../../../src/core/flock/daily-pond.ts';
import type { FlockCore } from '../../../src/core/flock/flock-core.ts';
import { FLOCK_RULES } from '../../../src/core/flock/flock-rules.ts';
import { createHunt } from '../../../src/core/flock/hunt.ts';
import { type PondKind, RULES_VERSION, type RunConditions } from '../../../src/core/flock/run-log.ts';
import { toParts } from '../../../src/core/flock/run-steps.ts';
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

/** Plays 50 seconds, always towards the nearest fish. Returns the state at the end and the score. */
function huntNearest(file: 'flock' | 'flock-scalar', pond: PondKind, conditions: Partial<RunConditions>): number[] {
  const core = loadCore(file);
  const hunt = createHunt(core, {
    pond,
    seed: 7,
    conditions: { ...DAILY_CONDITIONS, ...conditions },
    rules: FLOCK_RULES,
  });
  while (hunt.steps() < 3000) {
    const { x, y } = wayToNearest(core);
    const away = Math.max(Math.abs(x), Math.abs(y), 1);
    hunt.play({ x: toParts(x / away), y: toParts(y / away), boost: hunt.steps() % 200 < 120 });
  }
  return [core.hash(), core.score()];
}

function wayToNearest(core: FlockCore) {
  const way = (slot: number) => ({
    x: (core.x[slot] ?? 0) - (core.x[core.predatorSlot] ?? 0),
    y: (core.y[slot] ?? 0) - (core.y[core.predatorSlot] ?? 0),
  });
  let nearest = way(core.leaders());
  for (let slot = core.leaders() + 1; slot < core.population(); slot++) {
    const { x, y } = way(slot);
    if (x * x + y * y < nearest.x ** 2 + nearest.y ** 2) nearest = { x, y };
  }
  return nearest;
}

describe('a stored game', () => {
  // Logs that players have stored must give their scores as long as the version stays: raise it, and write the new numbers.
  it.each<[name: string, pond: PondKind, conditions: Partial<RunConditions>, state: number[]]>([
    ['of a day', 'daily', {}, [3_803_605_095, 46]],
    ['in a crowded free pond', 'free', { population: 1000, width: 800, height: 600, leaders: 3 }, [3_676_425_554, 425]],
    [
      'in a fast free pond with few fish',
      'free',
      { population: 12, pace: 2, width: 390, height: 844 },
      [2_189_447_221, 74],
    ],
  ])('%s ends as it always has under this version of the rules', (_name, pond, conditions, state) => {
    expect(RULES_VERSION).toBe(2);
    expect(huntNearest('flock', pond, conditions)).toEqual(state);
    expect(huntNearest('flock-scalar', pond, conditions)).toEqual(state);
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
