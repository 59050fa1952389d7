import { expect, it } from 'vitest';
import type { FlockCore } from '../../../../workers/flock/flock-wasm.ts';
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
  expect(setUp().bites.note(3, false).age).toBe(1);
});

it('a ripple begins where a fish was eaten, stays there and fades', () => {
  const { bites, eatAt } = setUp();
  eatAt(30, 40);
  expect(bites.note(1, false)).toEqual({ x: 30, y: 40, age: 0 });
  const later = { ...bites.note(1.2, false) };
  expect(later).toMatchObject({ x: 30, y: 40 });
  expect(later.age).toBeGreaterThan(0.3);
  expect(later.age).toBeLessThan(0.6);
  expect(bites.note(2, false).age).toBe(1);
});

it('a second bite shortly after the first leaves the ripple alone, a later bite restarts it', () => {
  const { bites, eatAt } = setUp();
  eatAt(30, 40);
  bites.note(1, false);
  eatAt(60, 70);
  expect(bites.note(1.05, false)).toMatchObject({ x: 30, y: 40 });
  eatAt(80, 90);
  expect(bites.note(1.3, false)).toEqual({ x: 80, y: 90, age: 0 });
});

it('a score that falls back to 0 is not a bite', () => {
  const { bites, eatAt, restart } = setUp();
  eatAt(30, 40);
  bites.note(1, false);
  restart();
  expect(bites.note(5, false).age).toBe(1);
});

it('slow motion has no ripples, not even for bites before it ended', () => {
  const { bites, eatAt } = setUp();
  eatAt(30, 40);
  expect(bites.note(1, true).age).toBe(1);
  expect(bites.note(1.1, false).age).toBe(1);
});
