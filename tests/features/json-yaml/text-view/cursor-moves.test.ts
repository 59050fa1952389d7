import { expect, test } from 'vitest';
import {
  type CursorMove,
  type MoveContext,
  moveCursor,
} from '../../../../src/features/json-yaml/text-view/cursor-moves.ts';
import {
  createLineRows,
  createWrappedRows,
  type Fold,
  foldRows,
  type RowSource,
} from '../../../../src/features/json-yaml/text-view/row-source.ts';
import type { TextSource } from '../../../../src/features/json-yaml/text-view/text-source.ts';
import { aPageText } from './a-text.ts';

const metrics = { columnPx: 8, wide: 2 };

function contextOf(text: TextSource, rows: RowSource): MoveContext {
  return { text, metrics, view: { rows: () => rows, row: () => undefined, pageRows: () => 3 } };
}

const move = (unit: CursorMove['unit'], isBackwards = false): CursorMove => ({ unit, isBackwards });

/** Where several moves lead, as line and column. */
async function go(context: MoveContext, [line, column]: readonly [number, number], moves: readonly CursorMove[]) {
  let place = { line, column };
  let goal: number | null = null;
  for (const each of moves) ({ place, goal } = await moveCursor(context, place, each, goal));
  return [place.line, place.column];
}

test.each([
  ['to the next line from the end of one', [0, 3], [move('character')], [1, 0]],
  ['to the end of the line before', [1, 0], [move('character', true)], [0, 3]],
  ['not beyond the start', [0, 0], [move('character', true)], [0, 0]],
  ['not beyond the end', [3, 6], [move('character')], [3, 6]],
  ['down with its column over a shorter line', [1, 5], [move('row'), move('row')], [3, 3]],
  ['to the start from the first line', [0, 2], [move('row', true)], [0, 0]],
  ['to the end from the last line', [3, 2], [move('row')], [3, 6]],
  ['by a page', [0, 1], [move('page')], [3, 1]],
  ['to the edges of the line', [1, 3], [move('row-edge')], [1, 7]],
  ['to the end of the text', [1, 3], [move('text-edge')], [3, 6]],
  ['over wide characters with the column of the screen', [3, 2], [move('row', true), move('row', true)], [1, 4]],
] as const)('goes %s', async (_, start, moves, end) => {
  const text = await aPageText('abc\nabcdefg\nab\n名称名称名称');
  expect(await go(contextOf(text, createLineRows(text)), start, moves)).toEqual(end);
});

test('goes from row to row of a wrapped line', async () => {
  const text = await aPageText(`${'0123456789'.repeat(3)}\nab`);
  const context = contextOf(text, await createWrappedRows(text, { columns: 10, wide: 2 }));
  expect(await go(context, [0, 4], [move('row')])).toEqual([0, 14]);
  expect(await go(context, [0, 4], [move('row-edge')])).toEqual([0, 9]);
  expect(await go(context, [0, 9], [move('character')])).toEqual([0, 10]);
  expect(await go(context, [0, 24], [move('row')])).toEqual([1, 2]);
  expect(await go(context, [1, 0], [move('character', true)])).toEqual([0, 30]);
});

test('goes to the end of a line of any length', async () => {
  const long = 'x'.repeat(100_000);
  const text = await aPageText(`${long}\n${long}`);
  const context = contextOf(text, createLineRows(text));
  expect(await go(context, [0, 7], [move('row-edge')])).toEqual([0, 100_000]);
  expect(await go(context, [0, 77_777], [move('row')])).toEqual([1, 77_777]);
  expect(await go(context, [0, 77_777], [move('character', true)])).toEqual([0, 77_776]);
});

test('skips folded lines', async () => {
  const text = await aPageText('{\n1\n2\n3\n}\nx');
  const folds: Fold[] = [{ line: 0, endLine: 4 }];
  const rows = await foldRows(createLineRows(text), folds);
  expect(rows.rowCount).toBe(3);
  expect((await rows.getRows(0, 9)).map((row) => [row.text, row.hiddenLines])).toEqual([
    ['{', 3],
    ['}', 0],
    ['x', 0],
  ]);
  expect(await go(contextOf(text, rows), [0, 0], [move('row')])).toEqual([4, 0]);
});
