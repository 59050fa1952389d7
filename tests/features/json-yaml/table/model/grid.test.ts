import { describe, expect, it } from 'vitest';
import { applyGridKey, toRect } from '../../../../../src/features/json-yaml/table/model/cell-range.ts';
import {
  columnAt,
  fitWidth,
  layOutColumns,
  scrollToColumn,
  visibleColumns,
} from '../../../../../src/features/json-yaml/table/model/grid-layout.ts';

const COLUMNS = Array.from({ length: 20 }, (_, id) => ({ id, name: `列${id}`, isNumeric: false }));
const layout = layOutColumns(COLUMNS, () => 100, 99, 1);
const size = { rowCount: 50, columnCount: 20, pageRows: 10 };
const at = (row: number, column: number) => ({ anchor: { row, column }, focus: { row, column } });
const press = (key: string, more = {}) => ({ key, ctrlKey: false, metaKey: false, shiftKey: false, ...more });

describe('the layout of columns', () => {
  it('draws the columns in view and near it, without the frozen one', () => {
    expect(visibleColumns(layout, 0, 500, 0)).toEqual({ from: 1, end: 5 });
    expect(visibleColumns(layout, 1000, 500, 100)).toEqual({ from: 8, end: 16 });
  });

  it('scrolls as little as shows a whole column beside the frozen one', () => {
    expect(scrollToColumn(layout, 2, 0, 500)).toBe(0);
    expect(scrollToColumn(layout, 10, 0, 500)).toBe(36 + 1100 - 500);
    expect(scrollToColumn(layout, 3, 1000, 500)).toBe(200);
    expect(scrollToColumn(layout, 0, 1000, 500)).toBe(1000);
  });

  it('finds the column at a place, and the last one behind all', () => {
    expect([columnAt(layout, 10), columnAt(layout, 140), columnAt(layout, 9999)]).toEqual([0, 1, 19]);
  });

  it('gives Chinese characters twice the width of Latin ones', () => {
    const limits = { min: 10, fitted: 200 };
    expect(fitWidth(['中文'], 10, limits)).toBe(fitWidth(['abcd'], 10, limits));
    expect(fitWidth(['x'.repeat(100)], 10, limits)).toBe(200);
  });
});

describe('the keys of the grid', () => {
  it.each([
    ['ArrowDown', {}, 3, 4, 4, 4],
    ['ArrowUp', {}, 0, 4, -1, 4],
    ['ArrowLeft', {}, 3, 0, 3, 0],
    ['Home', {}, 3, 4, 3, 0],
    ['End', {}, 3, 4, 3, 19],
    ['Home', { ctrlKey: true }, 3, 4, 0, 0],
    ['End', { ctrlKey: true }, 3, 4, 49, 19],
    ['PageDown', {}, 45, 4, 49, 4],
    ['PageUp', {}, 3, 4, 0, 4],
  ])('%s %j moves from row %i, column %i to row %i, column %i', (key, more, row, column, toRow, toColumn) => {
    expect(applyGridKey(at(row, column), press(key, more), size)).toEqual(at(toRow, toColumn));
  });

  it('extend the selection with Shift, but not into the header', () => {
    const extended = applyGridKey(at(0, 2), press('ArrowUp', { shiftKey: true }), size);
    expect(extended).toEqual(at(0, 2));
    const right = applyGridKey(at(3, 2), press('ArrowRight', { shiftKey: true }), size);
    expect(right && toRect(right)).toEqual({ row: 3, column: 2, rowCount: 1, columnCount: 2 });
  });

  it('leaves other keys alone', () => {
    expect(applyGridKey(at(0, 0), press('x'), size)).toBeNull();
  });
});
