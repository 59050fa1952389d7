import { expect, it } from 'vitest';
import { measureSlowness, runScalarLoop } from '../../bench/machine-speed.ts';

it('does the same work every time, and different work for each seed', () => {
  expect(runScalarLoop(1)).toBe(runScalarLoop(1));
  expect(runScalarLoop(1)).not.toBe(runScalarLoop(2));
});

/** A clock on which round `n` of the loop takes `roundMs(n)`. */
function createClock(roundMs: (round: number) => number): () => number {
  let time = 0;
  let calls = 0;
  return () => {
    if (calls % 2 === 1) time += roundMs(calls >> 1);
    calls += 1;
    return time;
  };
}

it('is 1 on the reference machine and 2 on a machine at half its speed', () => {
  expect(measureSlowness(createClock(() => 7.6))).toBeCloseTo(1, 5);
  expect(measureSlowness(createClock(() => 15.2))).toBeCloseTo(2, 5);
});

it('ignores rounds that other programs slowed down', () => {
  expect(measureSlowness(createClock((round) => (round === 3 ? 7.6 : 40)))).toBeCloseTo(1, 5);
});
