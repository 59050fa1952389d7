// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readFindables } from '../../../src/features/inspiration/findables.ts';
import { openTestBoard, type TestBoard } from './a-board.ts';

let test: TestBoard;

beforeEach(() => {
  test = openTestBoard();
});
afterEach(() => test.close());

it('offers goals of every state and their tasks, those in progress first, each with its address', async () => {
  const create = async (title: string) =>
    (await test.board.createInspiration({ title, content: '' })).inspirations[0]?.after?.id ?? '';
  const old = await create('旧的');
  await test.board.editInspiration(old, { status: 'archived' });
  const read = await create('读书');
  await test.board.addTasks(read, [{ title: '第一章', status: 'completed' }, { title: '第二章' }], null);
  const found = await readFindables(test.db, test.clock.now);
  expect(found.map(({ kind, name, note }) => `${kind} ${name}: ${note}`)).toEqual([
    'goal 读书: 进行中 · 50%',
    'goal 旧的: 已归档 · 0%',
    'task 第二章: 待办 · 读书',
    'task 第一章: 已完成 · 读书',
  ]);
  expect(found[0]?.leadsTo).toEqual({ to: `/portal/inspiration/${read}` });
  expect(found[2]?.leadsTo).toEqual({ to: `/portal/inspiration/${read}?task=${found[2]?.id}` });
});
