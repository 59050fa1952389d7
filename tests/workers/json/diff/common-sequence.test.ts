import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findCommonSequence, findLongestIncreasing } from '../../../../workers/json/diff/common-sequence.ts';

describe('a longest common sequence', () => {
  const list = fc.array(fc.nat(4), { maxLength: 12 });

  test('is common, in order, and as long as possible', () => {
    fc.assert(
      fc.property(list, list, (left, right) => {
        const { pairs, isCoarse } = findCommonSequence(left, right);
        expect(isCoarse).toBe(false);
        expect(pairs.length).toBe(lengthOfCommon(left, right));
        pairs.forEach((pair, at) => {
          expect(left[pair.left]).toBe(right[pair.right]);
          const before = pairs[at - 1];
          if (before !== undefined) expect(pair.left > before.left && pair.right > before.right).toBe(true);
        });
      }),
      { numRuns: 1000 },
    );
  });

  test('is coarse but common and in order for lists that are too long and too different', () => {
    const left = Array.from({ length: 100_000 }, (_, at) => at);
    const right = left.map((at) => (at * 7919) % 100_000);
    const { pairs, isCoarse } = findCommonSequence(left, right);
    expect(isCoarse).toBe(true);
    expect(pairs.length).toBeGreaterThan(100);
    for (const [at, pair] of pairs.entries()) {
      expect(left[pair.left]).toBe(right[pair.right]);
      expect(pair.right).toBeGreaterThan(pairs[at - 1]?.right ?? -1);
    }
  });

  test('costs nothing for values that occur on one side alone', () => {
    const left = Array.from({ length: 100_000 }, (_, at) => at);
    const right = left.map((at) => (at % 10 === 0 ? at : -at));
    expect(findCommonSequence(left, right)).toMatchObject({ isCoarse: false, pairs: { length: 10_000 } });
  });
});

test('a longest increasing row', () => {
  const values = fc.uniqueArray(fc.nat(50), { maxLength: 12 });
  fc.assert(
    fc.property(values, (list) => {
      const row = findLongestIncreasing(list).map((index) => list[index] ?? 0);
      expect(row).toEqual([...row].sort((a, b) => a - b));
      expect(row.length).toBe(
        lengthOfCommon(
          list,
          [...list].sort((a, b) => a - b),
        ),
      );
    }),
  );
});

/** The textbook algorithm with a table. */
function lengthOfCommon(left: readonly number[], right: readonly number[]): number {
  let above = new Array<number>(right.length + 1).fill(0);
  for (const value of left) {
    const row = [0];
    right.forEach((other, at) => {
      row.push(value === other ? (above[at] ?? 0) + 1 : Math.max(above[at + 1] ?? 0, row[at] ?? 0));
    });
    above = row;
  }
  return above[right.length] ?? 0;
}
