import { expect, it } from 'vitest';
import { createPictureGuard, type PictureGuard } from '../../../workers/flock/picture-guard.ts';
import type { PictureNeeds } from '../../../workers/flock/quality.ts';

const NEEDS: PictureNeeds = { population: 1000, isCalm: false, isSoftware: false, pixelRatio: 2 };

/** Passes frames and returns the numbers of the frames after which the picture changed. */
function watch(guard: PictureGuard, frames: number, intervalMs: number, stepMs = 0.2, waitMs = 0): number[] {
  const changes: number[] = [];
  for (let frame = 1; frame <= frames; frame++) {
    guard.intervals.add(intervalMs);
    guard.steps.add(stepMs);
    if (guard.judge(NEEDS, waitMs)) changes.push(frame);
    guard.draws.add(0.3);
  }
  return changes;
}

it('judges every 40 frames, and a cheaper picture only by its own frames', () => {
  const guard = createPictureGuard();
  expect(watch(guard, 80, 40)).toEqual([40, 80]);
  expect(guard.rungFor(NEEDS)).toEqual({ trailSegments: 3, pixelRatio: 2 });
  expect(watch(guard, 200, 16.7)).toEqual([]);
  expect(watch(guard, 40, 16.7)).toEqual([40]);
  expect(guard.rungFor(NEEDS).trailSegments).toBe(5);
});

it.each([
  ['in time', 50, []],
  ['late', 83, [40, 80]],
])('judges the frames of a capped pond that come %s by their delay alone', (_case, intervalMs, changes) => {
  expect(watch(createPictureGuard(), 80, intervalMs, 0.2, 50 - 1000 / 60)).toEqual(changes);
});

it('reduces pixels when the ribbons cannot be reduced further', () => {
  const guard = createPictureGuard();
  watch(guard, 400, 40);
  expect(guard.rungFor(NEEDS)).toEqual({ trailSegments: 3, pixelRatio: 1 });
});

it('notices much work before frames are slow', () => {
  const guard = createPictureGuard();
  expect(watch(guard, 80, 16.7, 14)).toEqual([80]);
});

it('judges a new flock, and frames after a pause, without earlier frames', () => {
  const guard = createPictureGuard();
  watch(guard, 39, 40);
  guard.forget();
  expect(watch(guard, 40, 16.7)).toEqual([]);
  watch(guard, 120, 40);
  guard.restart();
  expect(guard.rungFor(NEEDS)).toEqual({ trailSegments: 9, pixelRatio: 2 });
  expect(guard.intervals.quantile(0.5)).toBe(0);
});
