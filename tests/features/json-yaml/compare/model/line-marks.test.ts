import { describe, expect, test } from 'vitest';
import { createLineMarks } from '../../../../../src/features/json-yaml/compare/model/line-marks.ts';
import { createDifference } from '../a-difference.ts';

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
