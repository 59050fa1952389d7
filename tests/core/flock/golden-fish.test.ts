import { describe, expect, it } from 'vitest';
import { DAILY_WORLD } from '../../../src/core/flock/daily-pond.ts';
import { createGoldenFishes } from '../../../src/core/flock/golden-fish.ts';
import { STEPS_PER_S } from '../../../src/core/flock/run-steps.ts';

const SEEDS = [1, 20_261_121, 0xffffffff];

describe.each(SEEDS)('the golden fish of seed %s', (seed) => {
  const fishes = () => createGoldenFishes(seed, DAILY_WORLD);

  it('are there for twelve seconds after 30 and after 60 seconds', () => {
    const seconds = Array.from({ length: 90 }, (_, second) => second);
    const present = seconds.filter((second) => fishes().at(second * STEPS_PER_S) !== null);
    const stay = (from: number) => Array.from({ length: 12 }, (_, i) => from + i);
    expect(present).toEqual([...stay(30), ...stay(60)]);
  });

  it('swim from one side to the other, inside the height of the pond, without jumps', () => {
    const all = fishes();
    for (const begin of [30, 60]) {
      let before = all.at(begin * STEPS_PER_S);
      const first = before;
      for (let step = begin * STEPS_PER_S + 1; step < (begin + 12) * STEPS_PER_S; step++) {
        const fish = all.at(step);
        if (fish === null || before === null) throw new Error('The fish is gone');
        expect(Math.hypot(fish.x - before.x, fish.y - before.y)).toBeLessThan(4);
        // The velocity is that of the way.
        expect((fish.x - before.x) * STEPS_PER_S).toBeCloseTo((fish.vx + before.vx) / 2, 0);
        expect((fish.y - before.y) * STEPS_PER_S).toBeCloseTo((fish.vy + before.vy) / 2, 0);
        expect(fish.y).toBeGreaterThan(0);
        expect(fish.y).toBeLessThan(DAILY_WORLD.height);
        before = fish;
      }
      expect(Math.abs((before?.x ?? 0) - (first?.x ?? 0))).toBeGreaterThan(DAILY_WORLD.width);
    }
  });

  it('are gone once eaten, without the next one', () => {
    const all = fishes();
    all.eat(31 * STEPS_PER_S);
    expect(all.at(32 * STEPS_PER_S)).toBeNull();
    expect(all.at(61 * STEPS_PER_S)).not.toBeNull();
  });
});

it('other seeds have other ways', () => {
  const places = SEEDS.map((seed) => createGoldenFishes(seed, DAILY_WORLD).at(36 * STEPS_PER_S)?.y);
  expect(new Set(places).size).toBe(SEEDS.length);
});
