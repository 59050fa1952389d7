import { expect, test } from 'vitest';
import { listEqualLines } from '../../../../../src/features/json-yaml/compare/model/line-marks.ts';
import { createDifference } from '../a-difference.ts';

const isEqual = true;

test('folds the lines that are more than three lines from a difference', () => {
  const differences = [createDifference('changed', [20, 20]), createDifference('removed', [40, 42], null)];
  expect(listEqualLines(differences, 'left', 60)).toEqual([
    { line: 0, endLine: 16, isEqual },
    { line: 22, endLine: 36, isEqual },
    { line: 44, endLine: 59, isEqual },
  ]);
});

test('keeps the place of an absent value, and only the first line of a moved one', () => {
  const added = createDifference('added', null, [1, 1]);
  const moved = createDifference('moved', [30, 39]);
  const differences = [{ ...added, left: { ...added.left, line: 20 } }, moved];
  expect(listEqualLines(differences, 'left', 60)).toEqual([
    { line: 0, endLine: 16, isEqual },
    { line: 32, endLine: 59, isEqual },
  ]);
});

test('folds nothing that is shorter than four lines, and nothing outside the text', () => {
  expect(listEqualLines([createDifference('changed', [8, 8])], 'left', 15)).toEqual([]);
  expect(listEqualLines([createDifference('changed', [1, 9])], 'left', 9)).toEqual([]);
  expect(listEqualLines([], 'left', 9)).toEqual([{ line: 0, endLine: 8, isEqual }]);
});
