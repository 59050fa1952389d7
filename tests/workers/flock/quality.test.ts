import { describe, expect, it } from 'vitest';
import { capPixels, FULL_QUALITY, judgeQuality, type Quality, segmentsFor } from '../../../workers/flock/quality.ts';

const judged = (quality: Quality, intervals: readonly number[]) => intervals.reduce(judgeQuality, quality);
const times = (count: number, intervalMs: number) => Array.from({ length: count }, () => intervalMs);

describe('ribbons', () => {
  it.each([
    ['a small flock has the finest', 180, false, 27],
    ['the largest small flock too', 300, false, 27],
    ['a larger flock begins cheaper', 301, false, 9],
    ['the largest flock as well', 1000, false, 9],
    ['a software rasterizer begins one rung lower', 180, true, 13],
    ['also with a large flock', 1000, true, 5],
  ])('%s', (_name, population, isSoftware, segments) => {
    expect(segmentsFor(FULL_QUALITY, { population, isCalm: false, isSoftware })).toBe(segments);
  });

  it('are left out in slow motion', () => {
    expect(segmentsFor(FULL_QUALITY, { population: 180, isCalm: true, isSoftware: false })).toBe(0);
  });

  it.each([27, 13, 9, 5, 3])('of %i pieces fit the 28 rows of the ring', (segments) => {
    const stride = Math.floor(27 / segments);
    const oldest = (segments - 1) * stride + 1 + (stride - 1);
    expect(oldest).toBeLessThanOrEqual(27);
  });
});

describe('the judgement', () => {
  it('makes the picture cheaper at once when frames are slow, down to the last rung', () => {
    const slow = judged(FULL_QUALITY, times(10, 40));
    expect(judgeQuality(FULL_QUALITY, 26).penalty).toBe(1);
    expect(segmentsFor(slow, { population: 1000, isCalm: false, isSoftware: false })).toBe(3);
  });

  it('keeps the picture while frames are neither slow nor fast', () => {
    const quality = { penalty: 1, calm: 3 };
    expect(judgeQuality(quality, 21)).toEqual({ penalty: 1, calm: 0 });
  });

  it('makes it richer only after six fast judgements in a row', () => {
    const slow = { penalty: 2, calm: 0 };
    expect(judged(slow, times(5, 16.7)).penalty).toBe(2);
    expect(judged(slow, times(6, 16.7)).penalty).toBe(1);
    expect(judged(slow, [...times(5, 16.7), 22, ...times(5, 16.7)]).penalty).toBe(2);
  });

  it('never makes it richer than full', () => {
    expect(judged(FULL_QUALITY, times(30, 8))).toEqual(FULL_QUALITY);
  });
});

it.each([
  [3, false, 2],
  [1.5, false, 1.5],
  [3, true, 1],
  [0.8, true, 0.8],
])('a display of %f pixels a CSS pixel (software: %s) is drawn at %f', (pixelRatio, isSoftware, drawn) => {
  expect(capPixels({ width: 10, height: 10, pixelRatio }, isSoftware).pixelRatio).toBe(drawn);
});
