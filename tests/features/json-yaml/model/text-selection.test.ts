import { expect, test } from 'vitest';
import {
  comparePlaces,
  countSelectedLines,
  cursorAt,
  cursorInRow,
  type Place,
  selectionInRow,
  spanUnits,
} from '../../../../src/features/json-yaml/model/text-selection.ts';

const at = (line: number, column: number): Place => ({ line, column });
const from = (anchor: Place, focus: Place) => ({ anchor, focus });
const row = (line: number, text: string, column = 0, isEnd = true) => ({ line, column, text, isEnd });

test.each([
  [at(1, 2), at(1, 4), row(1, 'abcdef'), [2, 4, false]],
  [at(1, 4), at(1, 2), row(1, 'abcdef'), [2, 4, false]],
  [at(1, 2), at(3, 1), row(1, 'abcdef'), [2, 6, true]],
  [at(1, 2), at(3, 1), row(2, 'abcdef'), [0, 6, true]],
  [at(1, 2), at(3, 1), row(3, 'abcdef'), [0, 1, false]],
  [at(1, 2), at(3, 0), row(2, ''), [0, 0, true]],
  [at(1, 6), at(2, 0), row(1, 'abcdef'), [6, 6, true]],
  [at(1, 2), at(1, 8), row(1, 'efgh', 4, false), [0, 4, false]],
  [at(1, 6), at(2, 0), row(1, 'efgh', 4, false), [2, 4, false]],
] as const)('selects a part of a row between %j and %j', (anchor, focus, part, [start, end, hasBreak]) => {
  expect(selectionInRow(from(anchor, focus), part)).toEqual({ range: { start, end }, hasBreak });
});

test.each([
  [at(1, 2), at(1, 2), row(1, 'abc')],
  [at(1, 2), at(3, 0), row(3, 'abc')],
  [at(1, 2), at(1, 4), row(1, 'efgh', 4)],
  [at(1, 2), at(1, 3), row(0, 'abc')],
])('selects nothing of a row beside %j and %j', (anchor, focus, part) => {
  expect(selectionInRow(from(anchor, focus), part)).toBeNull();
});

test('puts the cursor at the seam of two rows into the second', () => {
  expect(cursorInRow(at(0, 4), row(0, 'abcd', 0, false))).toBeNull();
  expect(cursorInRow(at(0, 4), row(0, 'efgh', 4))).toBe(0);
  expect(cursorInRow(at(0, 8), row(0, 'efgh', 4))).toBe(4);
});

test.each([
  [at(1, 0), at(412, 0), 411],
  [at(1, 3), at(411, 2), 411],
  [at(1, 3), at(1, 3), 1],
])('counts the lines between %j and %j', (anchor, focus, count) => {
  expect(countSelectedLines(from(anchor, focus))).toBe(count);
});

test('keeps the first unit whole in both directions', () => {
  const word = from(at(5, 4), at(5, 8));
  expect(spanUnits(word, from(at(5, 10), at(5, 12)))).toEqual(from(at(5, 4), at(5, 12)));
  expect(spanUnits(word, from(at(5, 1), at(5, 2)))).toEqual(from(at(5, 8), at(5, 1)));
  expect(spanUnits(cursorAt(at(5, 4)), cursorAt(at(2, 0)))).toEqual(from(at(5, 4), at(2, 0)));
});

test('orders places by line, then by column', () => {
  expect([at(2, 1), at(1, 9), at(2, 0)].sort(comparePlaces)).toEqual([at(1, 9), at(2, 0), at(2, 1)]);
});
