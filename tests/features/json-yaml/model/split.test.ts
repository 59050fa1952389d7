import { expect, test } from 'vitest';
import { clampShare, LIST_PERCENT, stepShare } from '../../../../src/features/json-yaml/model/split.ts';

test.each([
  ['ArrowLeft', 50, 48],
  ['ArrowRight', 50, 52],
  ['PageDown', 50, 60],
  ['ArrowLeft', 20, 20],
  ['PageDown', 75, 80],
  ['Home', 50, 20],
  ['End', 50, 80],
  ['Enter', 50, null],
] as const)('moves the separator by %s from %i percent to %s', (key, from, to) => {
  expect(stepShare(from, key)).toBe(to);
});

test.each([
  ['ArrowUp', 30, 32],
  ['ArrowDown', 10, 10],
  ['End', 30, 60],
] as const)('a level separator gives the part below it by %s %i percent, then %i', (key, from, to) => {
  expect(stepShare(from, key, LIST_PERCENT)).toBe(to);
});

test('keeps both panes wide enough to read', () => {
  expect([clampShare(3), clampShare(49.6), clampShare(99)]).toEqual([20, 50, 80]);
});
