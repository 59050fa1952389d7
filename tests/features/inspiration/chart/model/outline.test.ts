import { describe, expect, it } from 'vitest';
import {
  applyOutlineKey,
  listOutline,
  windowOfRows,
} from '../../../../../src/features/inspiration/chart/model/outline.ts';
import { aSmallTree } from '../a-task-tree.ts';

const rows = listOutline(aSmallTree(), new Set(['t2']));
const select = (row: number) => ({ type: 'select', row });

describe('the outline', () => {
  it('lists the goal and the tasks in view with their places', () => {
    expect(
      rows.map(({ node, level, position, siblingCount, isExpanded, parent }) => [
        node?.task.id ?? null,
        level,
        position,
        siblingCount,
        isExpanded,
        parent,
      ]),
    ).toEqual([
      [null, 1, 1, 1, true, -1],
      ['t0', 2, 1, 2, true, 0],
      ['t1', 3, 1, 2, null, 1],
      ['t2', 3, 2, 2, false, 1],
      ['t4', 2, 2, 2, null, 0],
    ]);
  });

  it('has the goal alone without tasks', () => {
    expect(listOutline([], new Set())).toMatchObject([{ node: null, isExpanded: null }]);
  });

  it.each([
    ['ArrowDown', 0, select(1)],
    ['ArrowDown', 4, select(4)],
    ['ArrowUp', 0, select(0)],
    ['ArrowUp', 3, select(2)],
    ['Home', 3, select(0)],
    ['End', 0, select(4)],
    ['PageDown', 0, select(3)],
    ['PageUp', 4, select(1)],
    ['ArrowRight', 1, select(2)],
    ['ArrowRight', 2, select(2)],
    ['ArrowRight', 3, { type: 'toggle', id: 't2' }],
    ['ArrowLeft', 0, select(0)],
    ['ArrowLeft', 1, { type: 'toggle', id: 't0' }],
    ['ArrowLeft', 2, select(1)],
    ['ArrowLeft', 3, select(1)],
    ['Enter', 2, { type: 'open', id: 't1' }],
    [' ', 4, { type: 'open', id: 't4' }],
    ['Enter', 0, select(0)],
    ['*', 2, { type: 'unfold', ids: ['t2'] }],
    ['x', 0, null],
    ['Tab', 0, null],
  ])('answers %s on line %d', (key, at, action) => {
    expect(applyOutlineKey(rows, at, key, 3)).toEqual(action);
  });

  it.each([
    [10, 0, { from: 0, to: 10 }],
    [2000, 0, { from: 0, to: 16 }],
    [2000, 36 * 100, { from: 94, to: 116 }],
    [2000, 36 * 1999, { from: 1993, to: 2000 }],
    [0, 0, { from: 0, to: 0 }],
  ])('renders of %d lines only those near the scroll position %d', (count, top, wanted) => {
    expect(windowOfRows(count, 36, top, 360)).toEqual(wanted);
  });
});
