import { expect, it } from 'vitest';
import { createPictureGuard, type PictureGuard } from '../../../workers/flock/picture-guard.ts';
import type { PictureNeeds } from '../../../workers/flock/quality.ts';

const NEEDS: PictureNeeds = { population: 1000, isCalm: false, isSoftware: false, pixelRatio: 2 };

/** Lets frames pass; the frames after which the picture changed. */
function watch(guard: PictureGuard, frames: number, intervalMs: number, stepMs = 0.2): number[] {
  const changes: number[] = [];
  for (let frame = 1; frame <= frames; frame++) {
    guard.intervals.add(intervalMs);
    guard.steps.add(stepMs);
    if (guard.judge(NEEDS)) changes.push(frame);
    guard.draws.add(0.3);
  }
  return changes;
}

it('judges every 40 frames, and what is cheaper then by its own frames', () => {
  const guard = createPictureGuard();
  expect(watch(guard, 80, 40)).toEqual([40, 80]);
  expect(guard.rungFor(NEEDS)).toEqual({ trailSegments: 3, pixelRatio: 2 });
  expect(watch(guard, 200, 16.7)).toEqual([]);
  expect(watch(guard, 40, 16.7)).toEqual([40]);
  expect(guard.rungFor(NEEDS).trailSegments).toBe(5);
});

it('gives pixels up when the ribbons have nothing left to give', () => {
  const guard = createPictureGuard();
  watch(guard, 400, 40);
  expect(guard.rungFor(NEEDS)).toEqual({ trailSegments: 3, pixelRatio: 1 });
});

it('sees much work before frames are slow', () => {
  const guard = createPictureGuard();
  expect(watch(guard, 80, 16.7, 14)).toEqual([80]);
});

it('judges a flock that begins anew, and frames after a pause, without what was before', () => {
  const guard = createPictureGuard();
  watch(guard, 39, 40);
  guard.forget();
  expect(watch(guard, 40, 16.7)).toEqual([]);
  watch(guard, 120, 40);
  guard.restart();
  expect(guard.rungFor(NEEDS)).toEqual({ trailSegments: 9, pixelRatio: 2 });
  expect(guard.intervals.quantile(0.5)).toBe(0);
});
