import { describe, expect, it } from 'vitest';
import { growthExponent, mean, median, quantile, summarize } from '../../bench/stats.ts';

describe('a summary', () => {
  it('does not depend on the order of the samples', () => {
    expect(summarize([5, 1, 4, 2, 3])).toEqual({ n: 5, min: 1, p25: 2, median: 3, p95: 4.8, max: 5 });
  });

  it('of a single sample is that sample', () => {
    expect(summarize([7])).toEqual({ n: 1, min: 7, p25: 7, median: 7, p95: 7, max: 7 });
  });

  it('leaves the samples as they are', () => {
    const samples = [3, 1, 2];
    summarize(samples);
    expect(samples).toEqual([3, 1, 2]);
  });

  it('refuses an empty series', () => {
    expect(() => summarize([])).toThrow(RangeError);
    expect(() => mean([])).toThrow(RangeError);
  });
});

it('a quantile is interpolated between two samples', () => {
  expect(median([1, 2])).toBe(1.5);
  expect(quantile([0, 10], 0.95)).toBeCloseTo(9.5);
  expect(quantile([10, 0, 20], 0.25)).toBe(5);
});

describe('the growth exponent', () => {
  const sizes = [1000, 3200, 10_000, 32_000, 100_000];

  it.each([
    ['constant', 0, (_: number) => 4],
    ['linear', 1, (n: number) => 0.002 * n],
    ['quadratic', 2, (n: number) => 3e-6 * n * n],
  ])('of a %s cost is %d', (_name, exponent, cost) => {
    expect(growthExponent(sizes.map((size) => [size, cost(size)]))).toBeCloseTo(exponent, 10);
  });

  it('is a compromise where points disagree', () => {
    const exponent = growthExponent([
      [1, 1],
      [10, 12],
      [100, 95],
    ]);
    expect(exponent).toBeGreaterThan(0.9);
    expect(exponent).toBeLessThan(1.1);
  });

  it('needs two sizes', () => {
    expect(() => growthExponent([[10, 1]])).toThrow(RangeError);
    expect(() =>
      growthExponent([
        [10, 1],
        [10, 2],
      ]),
    ).toThrow(RangeError);
  });
});
