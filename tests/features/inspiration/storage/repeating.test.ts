import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writeBackup } from '../../../../src/features/inspiration/model/backup.ts';
import type { TaskDraft } from '../../../../src/features/inspiration/model/board-rules.ts';
import { toLocalDate } from '../../../../src/features/inspiration/model/calendar-day.ts';
import { planDay } from '../../../../src/features/inspiration/model/next-steps.ts';
import { compareTasks } from '../../../../src/features/inspiration/model/task-tree.ts';
import { DAY_MS, openTestBoard, START, type TestBoard } from '../a-board.ts';

let test: TestBoard;
let goal: string;

beforeEach(async () => {
  test = openTestBoard();
  const { inspirations } = await test.board.createInspiration({ title: '健身', content: '' });
  goal = inspirations[0]?.after?.id ?? '';
});
afterEach(() => test.close());

const today = (days = 0) => toLocalDate(START + days * DAY_MS);
const DAILY = { unit: 'day', every: 1 } as const;
const draft = (change: Partial<TaskDraft> = {}): TaskDraft => ({
  title: '跑步',
  due_date: today(),
  repeat: DAILY,
  ...change,
});

async function add(change: Partial<TaskDraft> = {}, parentId: string | null = null): Promise<string> {
  const { tasks } = await test.board.addTasks(goal, [draft(change)], parentId);
  return tasks[0]?.after?.id ?? '';
}

const setStatus = (id: string, status: string) => test.board.editTasks(goal, new Map([[id, { status }]]));
const tasks = async () => (await test.rows()).tasks.toSorted((a, b) => Number(a.id) - Number(b.id));
const counters = async () => {
  const [row] = (await test.rows()).inspirations;
  return [row?.completed_task_count, row?.task_count];
};

describe('completing a repeating task', () => {
  it('makes the next one with its fields and the next date, and counts both', async () => {
    const id = await add({ due_time: '07:00', labels: ['家'], priority: 'high', description: '五公里' });
    await setStatus(id, 'completed');
    const [done, next] = await tasks();
    expect(done).toMatchObject({ id, status: 'completed', due_date: today(), repeat: { ...DAILY, next_id: next?.id } });
    expect(next).toMatchObject({
      title: '跑步',
      description: '五公里',
      status: 'todo',
      priority: 'high',
      labels: ['家'],
      due_date: today(1),
      due_time: '07:00',
      repeat: DAILY,
      completed_at: null,
    });
    expect(next?.repeat).toEqual(DAILY);
    expect(await counters()).toEqual([1, 2]);
    const events = (await test.rows()).timeline_events.map(({ type }) => type);
    expect(events.toSorted()).toEqual(['inspiration_created', 'task_added', 'task_added', 'task_completed']);
  });

  it('is one change, whose undo takes both back', async () => {
    const id = await add();
    const before = writeBackup(await test.rows(), 0);
    const change = await setStatus(id, 'completed');
    await test.board.undo(change);
    expect(writeBackup(await test.rows(), 0)).toBe(before);
  });

  it('happens once, however often it is asked for', async () => {
    const id = await add();
    await setStatus(id, 'completed');
    await setStatus(id, 'completed');
    expect(await tasks()).toHaveLength(2);
  });

  it('leaves out dates that are past', async () => {
    const id = await add({ repeat: { unit: 'week', every: 1, weekdays: [7] } });
    test.clock.now += 16 * DAY_MS;
    await setStatus(id, 'completed');
    expect((await tasks())[1]).toMatchObject({ due_date: today(21) });
  });

  it('counts from today where the task has no date', async () => {
    const { tasks: edits } = await test.board.addTasks(goal, [{ title: '跑步', repeat: DAILY }], null);
    await setStatus(edits[0]?.after?.id ?? '', 'completed');
    expect((await tasks())[1]).toMatchObject({ due_date: today(1) });
  });

  it('puts the next one in its place', async () => {
    const id = await add({ title: 'a' });
    test.clock.now += 1000;
    await add({ title: 'b' });
    test.clock.now += 1000;
    await setStatus(id, 'completed');
    expect((await tasks()).toSorted(compareTasks).map(({ title }) => title)).toEqual(['a', 'a', 'b']);
  });

  it('moves it from today to the days that come', async () => {
    const id = await add();
    await setStatus(id, 'completed');
    const { inspirations, tasks: rows } = await test.rows();
    const plan = planDay(inspirations, rows, today());
    expect(plan.due).toEqual([]);
    expect(plan.week[0]?.steps.map(({ task }) => task.title)).toEqual(['跑步']);
  });

  it('gives the next one fresh sub-tasks, whose dates keep their distance', async () => {
    const weekly = { unit: 'week', every: 1 } as const;
    const children = [{ title: '热身', status: 'completed', due_date: today(-1) }, { title: '拉伸' }];
    const id = await add({ repeat: weekly, children });
    await setStatus(id, 'completed');
    const next = (await tasks()).find((task) => task.title === '跑步' && task.id !== id);
    const copies = (await tasks()).filter((task) => task.parent_task_id === next?.id);
    expect(copies.map(({ title, status, due_date = null }) => [title, status, due_date])).toEqual([
      ['热身', 'todo', today(6)],
      ['拉伸', 'todo', null],
    ]);
  });

  it('with a repeating sub-task continues with one of each', async () => {
    const id = await add({ title: '周计划', children: [draft({ title: '早起' })] });
    const child = (await tasks()).find(({ title }) => title === '早起')?.id ?? '';
    await setStatus(child, 'completed');
    const second = (await tasks()).at(-1)?.id ?? '';
    const all = new Map([id, second].map((each) => [each, { status: 'completed' }]));
    await test.board.editTasks(goal, all);
    const open = (await tasks()).filter(({ status }) => status === 'todo');
    expect(open.map(({ title }) => title).toSorted()).toEqual(['周计划', '早起'].toSorted());
    await setStatus(second, 'todo');
    expect((await tasks()).find((task) => task.id === second)?.repeat).toBeNull();
  });

  it('in a form that also moves it makes the next one at the new place', async () => {
    const parent = await add({ title: '计划', repeat: null });
    const id = await add();
    await test.board.editTask(goal, id, { status: 'completed' }, parent);
    expect((await tasks()).slice(1).map((task) => task.parent_task_id)).toEqual([parent, parent]);
  });

  it('in the form that gives it its rule makes the next one', async () => {
    const id = await add({ repeat: null });
    await test.board.editTasks(goal, new Map([[id, { status: 'completed', repeat: DAILY }]]));
    expect(await tasks()).toHaveLength(2);
  });
});

describe('reopening a completed repeating task', () => {
  it('takes the next one back, and keeps its rule', async () => {
    const id = await add({ children: [{ title: '热身' }] });
    await setStatus(id, 'completed');
    await setStatus(id, 'todo');
    const rows = await tasks();
    expect(rows.map(({ title }) => title)).toEqual(['跑步', '热身']);
    expect(rows[0]?.repeat).toEqual(DAILY);
    expect(await counters()).toEqual([0, 2]);
    await setStatus(id, 'completed');
    expect(await counters()).toEqual([1, 4]);
  });

  it('can be undone', async () => {
    const id = await add();
    await setStatus(id, 'completed');
    const before = writeBackup(await test.rows(), 0);
    const change = await setStatus(id, 'todo');
    await test.board.undo(change);
    expect(JSON.parse(writeBackup(await test.rows(), 0)).tasks).toEqual(JSON.parse(before).tasks);
    expect(await counters()).toEqual([1, 2]);
  });

  it.each<[string, (next: string) => Promise<unknown>]>([
    ['edited', (next) => test.board.editTasks(goal, new Map([[next, { description: '下雨改室内' }]]))],
    ['completed', (next) => setStatus(next, 'completed')],
    ['begun', (next) => test.board.addFocusTime(goal, next, 60_000)],
    ['given a sub-task', (next) => test.board.addTasks(goal, [{ title: '买鞋' }], next)],
  ])('keeps a next task that was %s, and only that one repeats', async (_case, touch) => {
    const id = await add();
    await setStatus(id, 'completed');
    const next = (await tasks())[1]?.id ?? '';
    await touch(next);
    const { length } = await tasks();
    await setStatus(id, 'todo');
    const rows = await tasks();
    expect(rows).toHaveLength(length);
    expect(rows[0]).toMatchObject({ id, status: 'todo', repeat: null });
    expect(rows.find((task) => task.id === next)?.repeat).not.toBeNull();
  });

  it('keeps its rule where the next one was deleted', async () => {
    const id = await add();
    await setStatus(id, 'completed');
    await test.board.deleteTask(goal, (await tasks())[1]?.id ?? '');
    await setStatus(id, 'todo');
    expect((await tasks())[0]?.repeat).toEqual(DAILY);
  });
});

it('never has two open tasks of one rule, and counts right, after any steps', async () => {
  const step = fc.record({ at: fc.nat({ max: 20 }), status: fc.constantFrom('todo', 'completed'), days: fc.nat(3) });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
      test.close();
      test = openTestBoard();
      const { inspirations } = await test.board.createInspiration({ title: '健身', content: '' });
      goal = inspirations[0]?.after?.id ?? '';
      await add();
      for (const { at, status, days } of steps) {
        test.clock.now += days * DAY_MS;
        const rows = await tasks();
        await setStatus(rows[at % rows.length]?.id ?? '', status);
        const after = await tasks();
        expect(after.filter((task) => task.repeat && task.status === 'todo')).toHaveLength(1);
        expect(await counters()).toEqual([after.filter((task) => task.status === 'completed').length, after.length]);
      }
    }),
    { numRuns: 25 },
  );
});
