import { describe, expect, test } from 'vitest';
import type { JsonDifferenceKind } from '../../../../../src/bridges/json-bridge.ts';
import {
  listShown,
  stepSelection,
  toVerdict,
} from '../../../../../src/features/json-yaml/compare/model/listed-differences.ts';
import { createDifference } from '../a-difference.ts';

const NONE = { added: 0, removed: 0, changed: 0, moved: 0, reordered: 0, notation: 0 };

test.each([
  [{}, 'equal'],
  [{ notation: 3 }, 'equal-values'],
  [{ reordered: 1, notation: 1 }, 'equal-values'],
  [{ moved: 1 }, 'different'],
  [{ notation: 1, changed: 1 }, 'different'],
] as const)('%j is %s', (counts, verdict) => {
  expect(toVerdict({ ...NONE, ...counts })).toBe(verdict);
});

describe('the list of differences', () => {
  const [a, b, c] = [
    createDifference('added', [1, 1]),
    createDifference('removed', [2, 2]),
    createDifference('added', [3, 3]),
  ];
  const all = [a, b, c];

  test('leaves out hidden kinds', () => {
    expect(listShown(all, new Set())).toBe(all);
    expect(listShown(all, new Set<JsonDifferenceKind>(['added', 'moved']))).toEqual([b]);
  });

  test.each([
    ['first', null, 1, a],
    ['last', null, -1, c],
    ['next', a, 1, b],
    ['one before', b, -1, a],
    ['end stays', c, 1, c],
    ['beginning stays', a, -1, a],
    ['one that is not listed counts as none', createDifference('moved', [1, 1]), 1, a],
  ] as const)('%s', (_, selected, by, wanted) => {
    expect(stepSelection(all, selected, by)).toBe(wanted);
  });

  test('selects nothing when it is empty', () => {
    expect(stepSelection([], null, 1)).toBeNull();
  });
});
