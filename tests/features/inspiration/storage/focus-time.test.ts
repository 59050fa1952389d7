import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { RowChange } from '../../../../src/features/inspiration/model/row-change.ts';
import { openTestBoard, START, type TestBoard } from '../a-board.ts';

const MINUTE_MS = 60_000;

let test: TestBoard;
let goal: string;
let task: string;

beforeEach(async () => {
  test = openTestBoard();
  goal = (await test.board.createInspiration({ title: '学吉他', content: '' })).inspirations[0]?.after?.id ?? '';
  task = (await test.board.addTasks(goal, [{ title: '练和弦' }], null)).tasks[0]?.after?.id ?? '';
});
afterEach(() => test.close());

const focus = (ms = MINUTE_MS) => test.board.addFocusTime(goal, task, ms);
const readTask = async () => (await test.rows()).tasks.find(({ id }) => id === task);

describe('focus time', () => {
  it('is added to its task, without an event and without a new time of change', async () => {
    const before = await test.rows();
    test.clock.now += MINUTE_MS;
    await focus(1500);
    await focus(500);
    const { tasks, ...rest } = await test.rows();
    const { tasks: oldTasks, ...oldRest } = before;
    expect(tasks).toEqual(oldTasks.map((row) => ({ ...row, focus_ms: 2000 })));
    expect(rest).toEqual(oldRest);
    expect(rest.inspirations).toMatchObject([{ updated_at: START }]);
  });

  it('loses nothing when two tabs count at the same time', async () => {
    const other = test.again();
    const tabs = [test.board, other.board];
    await Promise.all(Array.from({ length: 20 }, (_, index) => tabs[index % 2]?.addFocusTime(goal, task, 100)));
    expect(await readTask()).toMatchObject({ focus_ms: 2000 });
    other.close();
  });

  it('notifies only those who show tasks', async () => {
    const written: (readonly string[])[] = [];
    test.db.onChange((stores) => written.push(stores));
    await focus();
    expect(written).toEqual([['tasks']]);
  });

  it('leaves a row without the field for no time at all', async () => {
    await focus(0);
    expect(await readTask()).not.toHaveProperty('focus_ms');
  });

  it.each([
    ['is missing', () => [goal, 'none'] as const],
    ['belongs to another goal', () => ['none', task] as const],
  ])('is refused where the task %s', async (_case, idsOf) => {
    const [goalId, taskId] = idsOf();
    await expect(test.board.addFocusTime(goalId, taskId, 1)).rejects.toMatchObject({ code: 'task-missing' });
    expect(await readTask()).not.toHaveProperty('focus_ms');
  });
});

describe('an undo after more focus time', () => {
  const changes: readonly [string, () => Promise<RowChange>][] = [
    ['an edit', () => test.board.editTask(goal, task, { title: '练音阶' }, null)],
    ['a completion', () => test.board.editTasks(goal, new Map([[task, { status: 'completed' }]]))],
    ['a move', () => test.board.moveTask(goal, task, { parentId: null, beforeId: null })],
  ];

  it.each(changes)('takes back %s and keeps the time', async (_case, run) => {
    await focus(1000);
    const before = await readTask();
    const change = await run();
    await focus(500);
    await test.board.undo(change);
    expect(await readTask()).toEqual({ ...before, focus_ms: 1500 });
  });

  it('takes back an edit of a task that had no time before', async () => {
    const before = await readTask();
    const change = await test.board.editTask(goal, task, { title: '练音阶' }, null);
    await focus(500);
    await test.board.undo(change);
    expect(await readTask()).toEqual({ ...before, focus_ms: 500 });
  });

  it('removes a task that was added, with its time', async () => {
    const change = await test.board.addTasks(goal, [{ title: '买琴' }], null);
    await test.board.addFocusTime(goal, change.tasks[0]?.after?.id ?? '', 500);
    await test.board.undo(change);
    expect((await test.rows()).tasks).toHaveLength(1);
  });

  it('brings a deleted task back with its time', async () => {
    await focus(1000);
    const before = await readTask();
    await test.board.undo(await test.board.deleteTask(goal, task));
    expect(await readTask()).toEqual(before);
  });

  it('is still refused when the title has changed, too', async () => {
    const change = await test.board.editTask(goal, task, { title: '练音阶' }, null);
    await test.board.editTask(goal, task, { title: '练节奏' }, null);
    await focus(500);
    await expect(test.board.undo(change)).rejects.toMatchObject({ code: 'changed-since' });
    expect(await readTask()).toMatchObject({ title: '练节奏', focus_ms: 500 });
  });
});
