import { expect, it } from 'vitest';
import type { RunEvent } from '../../../../src/core/flock/run-event.ts';
import { toBiteMark } from '../../../../src/features/flock-dance/model/bite-marks.ts';

const AT = { x: 1, y: 2 };

it.each<[RunEvent, ReturnType<typeof toBiteMark>]>([
  [
    { ...AT, type: 'bite', fish: 1, combo: 1 },
    { text: '+1', isStrong: false },
  ],
  [
    { ...AT, type: 'bite', fish: 2, combo: 3 },
    { text: '+2 ×3', isStrong: false },
  ],
  [
    { ...AT, type: 'bite', fish: 1, combo: 5 },
    { text: '+1 ×5', isStrong: true },
  ],
  [
    { ...AT, type: 'golden', points: 5, combo: 1 },
    { text: '+5', isStrong: true },
  ],
  [{ ...AT, type: 'full', combo: 5 }, null],
  [{ ...AT, type: 'shadow', shadows: 1 }, null],
])('marks %o as %o', (event, mark) => {
  expect(toBiteMark(event)).toEqual(mark);
});
