import { describe, expect, test } from 'vitest';
import { createLineMarks, listEqualLines } from '../../../../../src/features/json-yaml/compare/model/line-marks.ts';
import { createDifference } from '../a-difference.ts';

const isEqual = true;
const marksOf = (markOf: (line: number) => unknown, lines: number) =>
  Array.from({ length: lines }, (_, at) => markOf(at));

describe('marks lines', () => {
  const differences = [
    createDifference('moved', [2, 9], [8, 9]),
    createDifference('changed', [4, 4], [9, 9]),
    createDifference('removed', [6, 8], null),
    createDifference('added', null, [2, 3]),
    createDifference('reordered', [10, 12], [5, 7]),
  ];

  test('of the left text', () => {
    expect(marksOf(createLineMarks(differences, 'left'), 11)).toEqual([
      null,
      'moved',
      null,
      'changed',
      null,
      'removed',
      'removed',
      'removed',
      null,
      'reordered',
      null,
    ]);
  });

  test('of the right text, whatever the order of the differences', () => {
    expect(marksOf(createLineMarks(differences, 'right'), 10)).toEqual([
      null,
      'added',
      'added',
      null,
      'reordered',
      null,
      null,
      'moved',
      'changed',
      null,
    ]);
  });

  test('only where there are differences', () => {
    expect(marksOf(createLineMarks([], 'left'), 3)).toEqual([null, null, null]);
  });
});

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
