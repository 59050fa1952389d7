import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Board } from '../../../../src/features/inspiration/storage/board.ts';
import { createUndoStack, type UndoStack } from '../../../../src/features/inspiration/storage/undo-stack.ts';
import { openTestBoard, type TestBoard } from '../a-board.ts';

let test: TestBoard;
let stack: UndoStack;
let board: Board;
let goal: string;

beforeEach(async () => {
  test = openTestBoard();
  stack = createUndoStack(test.board);
  board = stack.board;
  goal = (await test.board.createInspiration({ title: '跑马拉松', content: '' })).inspirations[0]?.after?.id ?? '';
});
afterEach(() => test.close());

async function add(title: string, parentId: string | null = null): Promise<string> {
  return (await board.addTasks(goal, [{ title }], parentId)).tasks[0]?.after?.id ?? '';
}
const titles = async () => (await test.rows()).tasks.map(({ title, status }) => `${title} ${status}`).sort();
/** Rows without the times of the last change, which an undo moves on. */
const rows = async () => {
  const { inspirations, ...others } = await test.rows();
  return JSON.stringify([inspirations.map(({ updated_at: _, ...rest }) => rest), others]);
};
const tick = (id: string) => board.editTasks(goal, new Map([[id, { status: 'completed' }]]));

describe('the changes of all goals', () => {
  it('are undone in the order in which they were made, and made again, until there are none', async () => {
    const other = (await board.createInspiration({ title: '学吉他', content: '' })).inspirations[0]?.after?.id ?? '';
    await add('一');
    await board.addTasks(other, [{ title: '二' }], null);
    await add('三');
    const seen = async () => (await test.rows()).tasks.map(({ title }) => title).sort();
    const [third, second] = [stack.undoLatest(), stack.undoLatest()];
    expect([await third, await second, await seen()]).toEqual([goal, other, ['一']]);
    expect([await stack.undoLatest(), await seen()]).toEqual([goal, []]);
    const again = [stack.redoLatest(), stack.redoLatest(), stack.redoLatest(), stack.redoLatest()];
    expect([await Promise.all(again), await seen()]).toEqual([
      [goal, other, goal, null],
      ['一', '三', '二'],
    ]);
    for (const id of [goal, other, goal, other, null]) expect(await stack.undoLatest()).toBe(id);
    expect((await test.rows()).inspirations.map(({ id }) => id)).toEqual([goal]);
  });
});

describe('all changes of a goal are undone one after the other', () => {
  it('two deletions', async () => {
    const [first, second] = [await add('一'), await add('二')];
    await board.deleteTask(goal, first);
    await board.deleteTask(goal, second);
    await stack.undoLast(goal);
    await stack.undoLast(goal);
    expect(await titles()).toEqual(['一 todo', '二 todo']);
  });

  it('a deletion below a completed task', async () => {
    const [first, second] = [await add('一'), await add('二')];
    await add('子', first);
    await board.deleteTask(goal, first);
    await tick(second);
    expect([await stack.undoLast(goal), await stack.undoLast(goal)]).toEqual([true, true]);
    expect(await titles()).toEqual(['一 todo', '二 todo', '子 todo']);
  });

  it('again after a redo, until a new change', async () => {
    const first = await add('一');
    await tick(first);
    await stack.undoLast(goal);
    await stack.redoLast(goal);
    expect(await titles()).toEqual(['一 completed']);
    await stack.undoLast(goal);
    await add('二');
    expect(await stack.redoLast(goal)).toBe(false);
  });

  it('with calls that do not wait for each other', async () => {
    for (const title of ['一', '二', '三']) await add(title);
    await Promise.all([stack.undoLast(goal), stack.undoLast(goal), stack.redoLast(goal), stack.undoLast(goal)]);
    expect(await titles()).toEqual(['一 todo']);
  });

  it('also where one of them was undone by its own message', async () => {
    await add('一');
    const change = await board.addTasks(goal, [{ title: '二' }], null);
    await board.undo(change);
    await stack.undoLast(goal);
    expect([await titles(), stack.canUndo(goal)]).toEqual([[], false]);
  });

  it('of that goal only', async () => {
    await add('一');
    const other = (await board.createInspiration({ title: '别的', content: '' })).inspirations[0]?.after?.id ?? '';
    await board.addTasks(other, [{ title: '二' }], null);
    await stack.undoLast(goal);
    expect(await titles()).toEqual(['二 todo']);
  });
});

it('drops a change that another tab has changed since, and goes back to the one before it', async () => {
  await add('一');
  const second = await add('二');
  await tick(second);
  await test.board.editTasks(goal, new Map([[second, { title: '二改' }]]));
  await expect(stack.undoLast(goal)).rejects.toMatchObject({ code: 'changed-since' });
  expect(stack.canUndo(goal)).toBe(true);
});

it('keeps no change of nothing', async () => {
  await board.editInspiration(goal, { title: '跑马拉松' });
  expect([stack.canUndo(goal), await stack.undoLast(goal), await stack.redoLast(goal)]).toEqual([false, false, false]);
});

it('comes back to every state, for any changes', async () => {
  const step = fc.tuple(
    fc.constantFrom('add', 'tick', 'rename', 'delete', 'restore', 'move', 'goal'),
    fc.nat(20),
    fc.nat(20),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
      const states = [await rows()];
      for (const [kind, one, two] of steps) {
        const { tasks } = await test.rows();
        const [task, other] = [tasks[one % tasks.length], tasks[two % tasks.length]];
        const items = await test.deleted.list();
        if (kind === 'restore') await board.restoreDeleted(items[one % items.length]?.id ?? '').catch(() => null);
        else if (kind === 'goal') await board.editInspiration(goal, { title: `目标 ${states.length}` });
        else if (task === undefined || kind === 'add') await add(`任务 ${states.length}`, task?.id ?? null);
        else if (kind === 'tick') await tick(task.id);
        else if (kind === 'rename') await board.editTasks(goal, new Map([[task.id, { title: `${states.length}` }]]));
        else if (kind === 'delete') await board.deleteTask(goal, task.id);
        else {
          const target = { parentId: other?.id ?? null, beforeId: null };
          await board.moveTask(goal, task.id, target).catch(() => null);
        }
        const state = await rows();
        if (state !== states.at(-1)) states.push(state);
      }
      for (const state of states.toReversed().slice(1)) {
        while ((await rows()) !== state) expect(await stack.undoLast(goal)).toBe(true);
      }
      for (const state of states.slice(1)) {
        while ((await rows()) !== state) expect(await stack.redoLast(goal)).toBe(true);
      }
      while (stack.canUndo(goal)) await stack.undoLast(goal);
    }),
    { numRuns: 25 },
  );
});
