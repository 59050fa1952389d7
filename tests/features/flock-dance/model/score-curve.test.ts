import { expect, it } from 'vitest';
import {
  bestStretch,
  type CurvePoint,
  toPath,
  withPoint,
} from '../../../../src/features/flock-dance/model/score-curve.ts';

const at = (elapsedMs: number, score: number, ghostScore: number | null = null): CurvePoint => ({
  elapsedMs,
  score,
  ghostScore,
});

it('the latest moment of each second is kept', () => {
  const moments = [at(100, 0), at(900, 1), at(1000, 1), at(1999, 3), at(4000, 5)];
  const curve = moments.reduce<CurvePoint[]>(withPoint, []);
  expect(curve).toEqual([at(900, 1), at(1999, 3), at(4000, 5)]);
});

it.each<[name: string, best: number, curve: readonly CurvePoint[]]>([
  ['an empty curve', 0, []],
  ['a game shorter than ten seconds', 7, [at(2000, 3), at(4000, 7)]],
  ['the middle of a game', 9, [at(5000, 1), at(14_000, 2), at(20_000, 8), at(24_000, 11), at(40_000, 12)]],
  ['the start of a game, from 0 on', 6, [at(9000, 6), at(30_000, 8)]],
])('the best ten seconds: %s', (_name, best, curve) => {
  expect(bestStretch(curve)).toBe(best);
});

it('the line reaches the upper edge at the highest score and the right edge at the end', () => {
  const curve = [at(10_000, 5, 2), at(20_000, 10, 20)];
  const box = { top: 20, width: 200, height: 50 };
  expect(toPath(curve, ({ score }) => score, box)).toBe('M0 50L100 37.5L200 25');
  expect(toPath(curve, ({ ghostScore }) => ghostScore ?? 0, box)).toBe('M0 50L100 45L200 0');
  expect(toPath([], ({ score }) => score, box)).toBe('');
  expect(toPath(curve, ({ score }) => score, { ...box, top: 0 })).toBe('');
});
