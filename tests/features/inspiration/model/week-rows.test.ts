import { describe, expect, it } from 'vitest';
import {
  applyWeekKey,
  listWeekRows,
  rowOf,
  type WeekRow,
} from '../../../../src/features/inspiration/model/week-rows.ts';

const CREATION = 20_000;
const rowsOf = (today: number, ...offsets: number[]) =>
  listWeekRows({
    creationDay: CREATION,
    today: CREATION + today,
    eventDays: offsets.map((offset) => CREATION + offset),
  });
const listed = (rows: readonly WeekRow[]) =>
  rows.map((row) => (row.kind === 'gap' ? `gap of ${row.weeks}` : row.number));

describe('week rows', () => {
  it.each([
    ['a new goal', 0, [], [0]],
    ['a goal of eight days', 8, [0], [0, 1]],
    ['events after today', 3, [20], [0, 1, 2]],
    ['three weeks without events', 28, [0], [0, 1, 2, 3, 4]],
    ['four weeks without events', 35, [0], [0, 'gap of 4', 5]],
    ['a due date in ten years', 3, [3650], [0, 'gap of 520', 521]],
    ['an event before the creation', 0, [-1], [-1, 0]],
    ['an event long before the creation', 0, [-100], [-15, 'gap of 14', 0]],
  ] as const)('cover %s', (_case, today, offsets, rows) => {
    expect(listed(rowsOf(today, ...offsets))).toEqual(rows);
  });

  it('begin on the creation day and have seven days each', () => {
    const [first, second] = rowsOf(8);
    expect(first?.kind === 'week' && first.days).toEqual([0, 1, 2, 3, 4, 5, 6].map((offset) => CREATION + offset));
    expect(second?.kind === 'week' && second.days[0]).toBe(CREATION + 7);
  });

  it('are found by their days', () => {
    const rows = rowsOf(35, 0);
    expect([0, 20, 36].map((offset) => rowOf(rows, CREATION + offset))).toEqual([0, -1, 2]);
  });
});

describe('keys in the week rows', () => {
  const rows = rowsOf(50, 3);

  it.each([
    ['ArrowLeft', 3, 2],
    ['ArrowLeft', 0, 0],
    ['ArrowLeft', 49, 6],
    ['ArrowRight', 6, 49],
    ['ArrowRight', 55, 55],
    ['ArrowDown', 3, 52],
    ['ArrowDown', 52, 52],
    ['ArrowUp', 52, 3],
    ['Home', 52, 49],
    ['End', 3, 6],
    ['PageUp', 52, 3],
    ['PageDown', 1, 50],
  ])('%s moves from day %i to day %i, across a gap and not beyond the ends', (key, from, to) => {
    expect(applyWeekKey(rows, CREATION + from, key)).toBe(CREATION + to);
  });

  it('leaves other keys alone, and days that a gap hides', () => {
    expect(applyWeekKey(rows, CREATION, 'Enter')).toBeNull();
    expect(applyWeekKey(rows, CREATION + 20, 'ArrowUp')).toBeNull();
  });
});
