import { expect, it } from 'vitest';
import type { FlockCore } from '../../../../src/core/flock/flock-core.ts';
import { createBites } from '../../../../workers/flock/stage/bites.ts';

/** The parts of a core that a ripple needs; the test sets the score and the predator's place. */
function setUp() {
  let score = 0;
  const core = { score: () => score, predatorSlot: 1, x: new Float32Array(2), y: new Float32Array(2) };
  const bites = createBites(core as unknown as FlockCore);
  const eatAt = (x: number, y: number) => {
    score += 1;
    core.x[1] = x;
    core.y[1] = y;
  };
  const restart = () => {
    score = 0;
  };
  return { bites, eatAt, restart };
}

it('there is no ripple before the first bite', () => {
  expect(setUp().bites.note(3, false, false).age).toBe(1);
});

it('a ripple begins where a fish was eaten, stays there and fades', () => {
  const { bites, eatAt } = setUp();
  eatAt(30, 40);
  expect(bites.note(1, false, false)).toEqual({ x: 30, y: 40, age: 0 });
  const later = { ...bites.note(1.2, false, false) };
  expect(later).toMatchObject({ x: 30, y: 40 });
  expect(later.age).toBeGreaterThan(0.3);
  expect(later.age).toBeLessThan(0.6);
  expect(bites.note(2, false, false).age).toBe(1);
});

it('a second bite shortly after the first leaves the ripple alone, a later bite restarts it', () => {
  const { bites, eatAt } = setUp();
  eatAt(30, 40);
  bites.note(1, false, false);
  eatAt(60, 70);
  expect(bites.note(1.05, false, false)).toMatchObject({ x: 30, y: 40 });
  eatAt(80, 90);
  expect(bites.note(1.3, false, false)).toEqual({ x: 80, y: 90, age: 0 });
});

it('a score that falls back to 0 is not a bite', () => {
  const { bites, eatAt, restart } = setUp();
  eatAt(30, 40);
  bites.note(1, false, false);
  restart();
  expect(bites.note(5, false, false).age).toBe(1);
});

it('slow motion has no ripples, not even for bites before it ended', () => {
  const { bites, eatAt } = setUp();
  eatAt(30, 40);
  expect(bites.note(1, true, false).age).toBe(1);
  expect(bites.note(1.1, false, false).age).toBe(1);
});

it('rings spread from the player while they are marked; in slow motion one ring stays', () => {
  const { bites, eatAt } = setUp();
  eatAt(30, 40);
  const ages = [1, 1.4, 1.9, 2.1].map((seconds) => bites.note(seconds, false, true).age);
  expect(ages.map((age) => Math.round(age * 10))).toEqual([0, 4, 9, 1]);
  expect(bites.note(3, true, true)).toEqual(bites.note(3.5, true, true));
  expect(bites.note(4, false, true)).toMatchObject({ x: 30, y: 40 });
  expect(bites.note(5, false, false).age).toBe(1);
});
