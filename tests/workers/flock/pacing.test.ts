import { describe, expect, it } from 'vitest';
import { createFramePacer, deliberateWaitMs } from '../../../workers/flock/pacing.ts';

/** Times of the shown frames, on a display that asks the pacer at these times. */
const shown = (frameRateMax: number | null, times: readonly number[]) => {
  const pacer = createFramePacer(frameRateMax);
  return times.filter((now) => pacer.shows(now));
};
const display = (rate: number, seconds: number) =>
  Array.from({ length: rate * seconds }, (_, frame) => (frame * 1000) / rate);

describe('a pond with a frame rate', () => {
  it.each([
    ['of its own shows every frame of a display', null, 60, 600],
    ['of 20 shows every third frame at 60 a second', 20, 60, 200],
    ['of 20 shows as many at 144 a second', 20, 144, 200],
    ['of 20 shows as many at 75 a second', 20, 75, 200],
    ['above that of the display shows every frame', 90, 60, 600],
  ])('%s', (_case, frameRateMax, rate, count) => {
    expect(shown(frameRateMax, display(rate, 10)).length).toBeCloseTo(count, -1);
  });

  it('shows its frames equally far apart where the display allows it, despite a jitter', () => {
    const times = display(60, 2).map((time, frame) => time + (frame % 2 === 0 ? 0.3 : -0.3));
    const gaps = shown(20, times).map((time, index, all) => time - (all[index - 1] ?? time - 50));
    expect(gaps.every((gap) => Math.abs(gap - 50) < 1)).toBe(true);
  });

  it('does not make up for lost frames in a burst', () => {
    expect(shown(20, [0, 50, 1000, 1017, 1033, 1050, 1067])).toEqual([0, 50, 1000, 1050]);
  });

  it('rests until shortly before the next frame is due', () => {
    const pacer = createFramePacer(20);
    pacer.shows(100);
    expect([pacer.restMs(100), pacer.restMs(130), pacer.restMs(149)]).toEqual([38, 8, 0]);
  });
});

it.each([
  [null, 0],
  [20, 33.3],
  [60, 0],
  [144, 0],
])('a pond of %s frames a second waits %f ms of each interval on purpose', (frameRateMax, waitMs) => {
  expect(deliberateWaitMs(frameRateMax)).toBeCloseTo(waitMs, 1);
});
