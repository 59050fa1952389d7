// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '../../../src/core/errors.ts';
import { createGoalPort } from '../../../src/features/inspiration/goal-port.ts';
import type { TaskDraft } from '../../../src/features/inspiration/model/board-rules.ts';
import { toLocalDate } from '../../../src/features/inspiration/model/calendar-day.ts';
import { listNextSteps } from '../../../src/features/inspiration/model/next-steps.ts';
import { toTaskAddress } from '../../../src/features/inspiration/model/task-address.ts';
import { type Answer, useQuestions } from '../../../src/shared/confirm/confirm.ts';
import { type GoalPort, toTaskInGoal } from '../../../src/shared/tool/goal-port.ts';
import { openTestBoard, START, type TestBoard } from './a-board.ts';

const TODAY = toLocalDate(START);

let test: TestBoard;
let port: GoalPort;

const portOf = ({ db, board, clock }: TestBoard) => createGoalPort({ db, board, now: () => clock.now });

beforeEach(() => {
  test = openTestBoard();
  port = portOf(test);
});
afterEach(() => {
  vi.useRealTimers();
  test.close();
});

async function createGoal(title: string, drafts: readonly TaskDraft[] = []): Promise<string> {
  test.clock.now += 1000;
  const { inspirations } = await test.board.createInspiration({ title, content: '' });
  const id = inspirations[0]?.after?.id ?? '';
  if (drafts.length > 0) await test.board.addTasks(id, drafts, null);
  return id;
}

const stepOf = async (id: string) => (await port.readGoal(id))?.step;
const taskOf = async (title: string) => (await test.rows()).tasks.find((task) => task.title === title);
const eventTypes = async () => (await test.rows()).timeline_events.map(({ type }) => type);

async function answerNext(answer: Answer): Promise<void> {
  await vi.waitFor(() => expect(useQuestions.getState()).toHaveLength(1));
  useQuestions.getState()[0]?.answer(answer);
}

describe('the list of goals', () => {
  it('holds the goals in progress with their counters, the last changed one first', async () => {
    const read = await createGoal('读书', [{ title: 'a', status: 'completed' }, { title: 'b' }, { title: 'c' }]);
    const blank = await createGoal(' ');
    const old = await createGoal('旧的');
    await test.board.editInspiration(old, { status: 'archived' });
    test.clock.now += 1000;
    await test.board.editInspiration(read, { content: '每天' });
    expect(await port.listGoals()).toEqual([
      {
        id: read,
        title: '读书',
        progress: 33,
        completedTasks: 1,
        totalTasks: 3,
        address: `/portal/inspiration/${read}`,
      },
      {
        id: blank,
        title: '未命名目标',
        progress: 0,
        completedTasks: 0,
        totalTasks: 0,
        address: `/portal/inspiration/${blank}`,
      },
    ]);
  });

  it('holds the completed and archived goals behind those in progress where all are asked for', async () => {
    const [old, done, read] = [await createGoal('旧的'), await createGoal('做完的'), await createGoal('读书')];
    await test.board.editInspiration(done, { status: 'completed' });
    test.clock.now += 1000;
    await test.board.editInspiration(old, { status: 'archived' });
    expect((await port.listGoals('all')).map(({ id }) => id)).toEqual([read, old, done]);
    expect((await port.listGoals()).map(({ id }) => id)).toEqual([read]);
  });

  it('keeps its order when focus time is counted', async () => {
    const first = await createGoal('读书', [{ title: 'a' }]);
    const second = await createGoal('游泳');
    test.clock.now += 1000;
    await port.addFocusTime(first, (await stepOf(first))?.taskId ?? '', 5000);
    expect((await port.listGoals()).map(({ id }) => id)).toEqual([second, first]);
  });
});

describe('a goal', () => {
  it('has the next open task, its focus time and the address of its page', async () => {
    const id = await createGoal('读书', [{ title: '选书', children: [{ title: '问朋友' }] }, { title: '读完' }]);
    const task = await taskOf('问朋友');
    await port.addFocusTime(id, task?.id ?? '', 90_000);
    expect(await port.readGoal(id)).toEqual({
      id,
      title: '读书',
      progress: 0,
      completedTasks: 0,
      totalTasks: 3,
      isInProgress: true,
      step: { taskId: task?.id, title: '问朋友', due: null, focusMs: 90_000 },
      address: `/portal/inspiration/${id}`,
    });
    const goal = await port.readGoal(id);
    if (goal === null || task === undefined) throw new Error('not stored');
    expect(toTaskInGoal(goal, task.id)).toBe(toTaskAddress(task));
  });

  it.each<[string, TaskDraft[], string, string | null]>([
    ['the task that is due today', [{ title: 'a' }, { title: 'b', due_date: TODAY }], 'b', 'today'],
    [
      'the oldest overdue task',
      [
        { title: 'a', due_date: '2026-01-02' },
        { title: 'b', due_date: '2026-01-01' },
      ],
      'b',
      'overdue',
    ],
    ['a task that is due later, in its turn', [{ title: 'a' }, { title: 'b', due_date: '2027-01-01' }], 'a', null],
    ['a blank task by a name', [{ title: ' ' }], '未命名任务', null],
  ])('has as its step %s', async (_case, drafts, title, due) => {
    const id = await createGoal('读书', drafts);
    expect(await stepOf(id)).toMatchObject({ title, due });
  });

  it('has the step that the board lists for it', async () => {
    const id = await createGoal('读书', [
      { title: 'a', status: 'completed', children: [{ title: 'a1' }] },
      { title: 'b', children: [{ title: 'b1', status: 'completed' }, { title: 'b2' }] },
    ]);
    await createGoal('游泳', [{ title: 'c', due_date: '2026-01-01' }]);
    const { inspirations, tasks } = await test.rows();
    const listed = listNextSteps(inspirations, tasks, TODAY).find(({ inspiration }) => inspiration.id === id);
    expect(await stepOf(id)).toMatchObject({ taskId: listed?.task.id, title: 'b2' });
  });

  it('has no step without open tasks, or once it is not in progress', async () => {
    const done = await createGoal('读书', [{ title: 'a', status: 'completed' }]);
    expect(await port.readGoal(done)).toMatchObject({ step: null, progress: 100, isInProgress: true });
    const archived = await createGoal('游泳', [{ title: 'b' }]);
    await test.board.editInspiration(archived, { status: 'archived' });
    expect(await port.readGoal(archived)).toMatchObject({ step: null, isInProgress: false });
  });

  it('is null where it is deleted', async () => {
    const id = await createGoal('读书');
    await test.board.deleteInspiration(id);
    expect(await port.readGoal(id)).toBeNull();
  });
});

describe('completing the step', () => {
  it('writes its event and counters, and leads to the next step; undo takes it back', async () => {
    const id = await createGoal('读书', [{ title: 'a' }, { title: 'b' }]);
    const before = await port.readGoal(id);
    const done = await port.completeStep(id, before?.step?.taskId ?? '');
    expect(await port.readGoal(id)).toMatchObject({ progress: 50, completedTasks: 1, step: { title: 'b' } });
    expect((await eventTypes()).at(-1)).toBe('task_completed');
    await done?.undo();
    expect(await port.readGoal(id)).toEqual(before);
    expect(await eventTypes()).not.toContain('task_completed');
  });

  it('counts once in two tabs', async () => {
    const id = await createGoal('读书', [{ title: 'a' }, { title: 'b' }]);
    const taskId = (await stepOf(id))?.taskId ?? '';
    const other = test.again();
    await Promise.all([port.completeStep(id, taskId), portOf(other).completeStep(id, taskId)]);
    expect(await port.readGoal(id)).toMatchObject({ completedTasks: 1 });
    expect((await eventTypes()).filter((type) => type === 'task_completed')).toHaveLength(1);
    other.close();
  });

  it('can be undone after focus time was counted, which stays', async () => {
    const id = await createGoal('读书', [{ title: 'a' }]);
    const taskId = (await stepOf(id))?.taskId ?? '';
    const done = await port.completeStep(id, taskId);
    await port.addFocusTime(id, taskId, 5000);
    await done?.undo();
    expect(await stepOf(id)).toMatchObject({ taskId, focusMs: 5000 });
  });

  it.each<[Answer, string[]]>([
    ['confirmed', ['completed', 'completed']],
    ['alternative', ['completed', 'todo']],
    ['cancelled', ['todo', 'todo']],
  ])('asks about open sub-tasks of a due task; the answer %s', async (answer, statuses) => {
    const id = await createGoal('读书', [{ title: 'a', due_date: TODAY, children: [{ title: 'a1' }] }]);
    const done = port.completeStep(id, (await stepOf(id))?.taskId ?? '');
    await answerNext(answer);
    expect((await done) === null).toBe(answer === 'cancelled');
    expect([(await taskOf('a'))?.status, (await taskOf('a1'))?.status]).toEqual(statuses);
  });

  it('of a deleted task is refused, in words', async () => {
    const id = await createGoal('读书', [{ title: 'a' }]);
    const failure = await port.completeStep(id, 'none').catch((error: unknown) => error);
    expect(failure).toMatchObject({ code: 'task-missing' });
    expect(port.toReason(failure)).toBe('任务不存在');
    expect(port.toReason(new AppError('quota-exceeded', ''))).not.toBe('');
  });
});

describe('following changes', () => {
  it('reports goals and tasks that another tab writes, and no other rows', async () => {
    const id = await createGoal('读书', [{ title: 'a' }]);
    const handler = vi.fn();
    vi.useFakeTimers({ now: test.clock.now, toFake: ['Date'] });
    const stop = port.onChange(handler);
    await test.db.write(['timeline_events'], (tx) => tx.objectStore('timeline_events').clear());
    expect(handler).not.toHaveBeenCalled();
    const other = test.again();
    await portOf(other).addFocusTime(id, (await stepOf(id))?.taskId ?? '', 1000);
    await vi.waitFor(() => expect(handler).toHaveBeenCalledOnce());
    stop();
    await test.board.editInspiration(id, { title: '读完' });
    expect(handler).toHaveBeenCalledOnce();
    other.close();
  });

  it('reports the start of a day, when tasks become due', async () => {
    const id = await createGoal('读书', [{ title: 'a' }, { title: 'b', due_date: '2026-12-01' }]);
    test.clock.now = new Date(2026, 10, 30, 23, 59).getTime();
    vi.useFakeTimers({ now: test.clock.now, toFake: ['Date', 'setTimeout', 'clearTimeout'] });
    const handler = vi.fn();
    const stop = port.onChange(handler);
    vi.advanceTimersByTime(60_000);
    expect(handler).toHaveBeenCalledOnce();
    stop();
    vi.advanceTimersByTime(2 * 86_400_000);
    expect(handler).toHaveBeenCalledOnce();
    vi.useRealTimers();
    expect(await stepOf(id)).toMatchObject({ title: 'a' });
    test.clock.now = new Date(2026, 11, 1).getTime();
    expect(await stepOf(id)).toMatchObject({ title: 'b', due: 'today' });
  });
});
