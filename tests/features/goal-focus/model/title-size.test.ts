import { expect, it } from 'vitest';
import { toTitleColumns } from '../../../../src/features/goal-focus/model/title-size.ts';

it.each([
  ['has six columns at least', '早睡', 6],
  ['has six columns without text', '', 6],
  ['has a column for each Chinese character', '每天读完一章技术书', 9],
  ['has sixteen columns at most, and then wraps', '字'.repeat(40), 16],
  ['counts Latin letters, digits and spaces as about half a column', 'Read 20 pages', 13 * 0.55],
  ['counts accented letters as Latin ones', 'é'.repeat(20), 11],
  ['counts a character of two code units once', '𠮷'.repeat(7), 7],
  ['is as wide as its longest line', '早睡早起\n每天读完一章书', 7],
])('a title %s: %j', (_case, title, columns) => {
  expect(toTitleColumns(title)).toBeCloseTo(columns, 6);
});
