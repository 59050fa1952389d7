import { expect, it } from 'vitest';
import { createLateness } from '../../../workers/flock/lateness.ts';

/** Whether a pond is late after `seconds` of frames with these intervals, again and again. */
function isLateAfter(seconds: number, ...intervals: number[]): boolean {
  const lateness = createLateness();
  let elapsedMs = 0;
  for (let frame = 0; elapsedMs < seconds * 1000; frame++) {
    const intervalMs = intervals[frame % intervals.length] ?? 16;
    lateness.add(intervalMs);
    elapsedMs += intervalMs;
  }
  return lateness.isLate();
}

it.each([
  ['every frame of a display with 60 a second', [16.7], false],
  ['every frame of a display with 144 a second', [6.9], false],
  ['one frame of eight is missed', [16.7, 16.7, 16.7, 33.3, 16.7, 16.7, 16.7, 16.7], false],
  ['every other frame is missed', [33.3], true],
  ['one frame of three is missed', [16.7, 33.3], true],
  ['five frames a second', [200], true],
] as const)('a pond that shows %s', (_, intervals, expected) => {
  expect(isLateAfter(10, ...intervals)).toBe(expected);
});

it('is not late before it has been watched for two seconds, after one in which much is made once', () => {
  expect(isLateAfter(2.8, 50)).toBe(false);
  expect(isLateAfter(3.2, 50)).toBe(true);
});

it('is not late after a pause, and stays late once it is', () => {
  const lateness = createLateness();
  const show = (count: number, intervalMs: number) => {
    for (let frame = 0; frame < count; frame++) lateness.add(intervalMs);
  };
  show(50, 50);
  lateness.restart();
  show(50, 50);
  expect(lateness.isLate()).toBe(false);
  show(20, 50);
  expect(lateness.isLate()).toBe(true);
  lateness.restart();
  show(400, 16);
  expect(lateness.isLate()).toBe(true);
});
