import { expect, it } from 'vitest';
import { formatClock, shownTime, spokenScore } from '../../../../src/features/flock-dance/model/score-text.ts';

it.each<[score: number, spoken: number]>([
  [0, 0],
  [9, 0],
  [10, 10],
  [19, 10],
  [100, 100],
  [1234, 1230],
])('announces a score of %i as %i', (score, spoken) => {
  expect(spokenScore(score)).toBe(spoken);
});

it.each<[elapsedMs: number, limitMs: number | null, shown: number]>([
  [1500, null, 1500],
  [0, 90_000, 90_000],
  [89_999, 90_000, 1],
  [90_016, 90_000, 0],
])('after %i ms of %s the clock shows %i ms', (elapsedMs, limitMs, shown) => {
  expect(shownTime(elapsedMs, limitMs)).toBe(shown);
});

it.each<[milliseconds: number, isLeft: boolean, text: string]>([
  [0, false, '0:00'],
  [999, false, '0:00'],
  [65_000, false, '1:05'],
  [600_000, false, '10:00'],
  [90_000, true, '1:30'],
  [89_001, true, '1:30'],
  [1, true, '0:01'],
  [0, true, '0:00'],
])('formats %i ms (time left: %s) as %s', (milliseconds, isLeft, text) => {
  expect(formatClock(milliseconds, isLeft)).toBe(text);
});
