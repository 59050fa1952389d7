import { expect, it } from 'vitest';
import { createFrameTimes } from '../../../workers/flock/frame-times.ts';

it('gives quantiles of the latest values only', () => {
  const times = createFrameTimes(4);
  expect(times.quantile(0.5)).toBe(0);
  for (const value of [100, 100, 1, 2, 3, 4]) times.add(value);
  expect(times.quantile(0)).toBe(1);
  expect(times.quantile(0.5)).toBe(3);
  expect(times.quantile(1)).toBe(4);
  expect(times.count()).toBe(6);
  times.clear();
  expect(times.quantile(0.95)).toBe(0);
  expect(times.count()).toBe(0);
});
