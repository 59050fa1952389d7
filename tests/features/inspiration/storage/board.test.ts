import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writeBackup } from '../../../../src/features/inspiration/model/backup.ts';
import type { MoveStep } from '../../../../src/features/inspiration/model/move-steps.ts';
import { buildTree, flatten } from '../../../../src/features/inspiration/model/task-tree.ts';
import { DAY_MS, openTestBoard, START, type TestBoard } from '../a-board.ts';

let test: TestBoard;

beforeEach(() => {
  test = openTestBoard();
});
afterEach(() => test.close());

async function createGoal(): Promise<string> {
  const { inspirations } = await test.board.createInspiration({ title: '跑马拉松', content: '' });
  return inspirations[0]?.after?.id ?? '';
}

async function addTask(id: string, title: string, parentId: string | null = null, status = 'todo'): Promise<string> {
  const { tasks } = await test.board.addTasks(id, [{ title, status }], parentId);
  return tasks[0]?.after?.id ?? '';
}

const counters = async () =>
  (await test.rows()).inspirations.map(({ task_count, completed_task_count }) => [task_count, completed_task_count]);
const eventTypes = async () => (await test.rows()).timeline_events.map(({ type }) => type);
const setStatus = (id: string, taskId: string, status: string) =>
  test.board.editTasks(id, new Map([[taskId, { status }]]));

describe('a goal', () => {
  it('starts active, with its first event on day 0', async () => {
    await createGoal();
    const { inspirations, timeline_events } = await test.rows();
    expect(inspirations).toMatchObject([{ status: 'active', task_count: 0, created_at: START, updated_at: START }]);
    expect(timeline_events).toMatchObject([
      { type: 'inspiration_created', date: START, days_since_inspiration: 0, related_task_id: null },
    ]);
  });

  it('records a changed status with both names, and no other edit', async () => {
    const id = await createGoal();
    await test.board.editInspiration(id, { title: '跑完马拉松' });
    await test.board.editInspiration(id, { status: 'archived' });
    const { timeline_events } = await test.rows();
    expect(timeline_events.at(-1)).toMatchObject({
      type: 'status_changed',
      description: '目标状态从「进行中」变为「已归档」',
    });
    expect(timeline_events).toHaveLength(2);
  });

  it('is deleted with everything that belongs to it, and comes back whole', async () => {
    const id = await createGoal();
    const other = await createGoal();
    await addTask(id, '买鞋');
    await addTask(other, '别的');
    await test.board.saveChart('hierarchy_data', id, { collapsed: ['x'] });
    const before = writeBackup(await test.rows(), 0);
    const change = await test.board.deleteInspiration(id);
    const left = await test.rows();
    expect(left.inspirations.map((each) => each.id)).toEqual([other]);
    expect(left.tasks.map(({ title }) => title)).toEqual(['别的']);
    expect(left.timeline_events.every(({ inspiration_id }) => inspiration_id === other)).toBe(true);
    expect(left.hierarchy_data).toEqual([]);
    test.clock.now += 1;
    await test.board.undo(change);
    expect(writeBackup(await test.rows(), 0)).toBe(before);
  });

  it('that is missing is refused', async () => {
    await expect(test.board.editInspiration('none', { title: 'x' })).rejects.toMatchObject({
      code: 'inspiration-missing',
    });
    await expect(test.board.addTasks('none', [{ title: 'x' }], null)).rejects.toMatchObject({
      code: 'inspiration-missing',
    });
  });
});

describe('a task', () => {
  it('counts whole days of 24 hours from the goal to its creation and completion', async () => {
    const id = await createGoal();
    test.clock.now = START + DAY_MS - 1;
    const task = await addTask(id, '买鞋');
    test.clock.now = START + 2 * DAY_MS;
    await setStatus(id, task, 'completed');
    expect((await test.rows()).tasks).toMatchObject([
      {
        days_since_inspiration: 0,
        completion_days_since_inspiration: 2,
        completed_at: START + 2 * DAY_MS,
      },
    ]);
  });

  it('keeps exact counters and an honest timeline when it is completed, reopened and completed again', async () => {
    const id = await createGoal();
    const task = await addTask(id, '买鞋');
    for (const status of ['completed', 'completed', 'in_progress', 'todo', 'completed']) {
      await setStatus(id, task, status);
    }
    expect(await counters()).toEqual([[1, 1]]);
    expect(await eventTypes()).toEqual([
      'inspiration_created',
      'task_added',
      'task_completed',
      'status_changed',
      'task_completed',
    ]);
    await setStatus(id, task, 'todo');
    expect(await counters()).toEqual([[1, 0]]);
    expect((await test.rows()).tasks).toMatchObject([{ completed_at: null, completion_days_since_inspiration: null }]);
  });

  it('that is created completed counts as completed', async () => {
    const id = await createGoal();
    await addTask(id, '买鞋', null, 'completed');
    expect(await counters()).toEqual([[1, 1]]);
    expect(await eventTypes()).toEqual(['inspiration_created', 'task_added', 'task_completed']);
  });

  it('is deleted with its sub-tasks and keeps its events; undo restores them', async () => {
    const id = await createGoal();
    const parent = await addTask(id, '训练');
    await addTask(id, '慢跑', parent, 'completed');
    await addTask(id, '买鞋');
    const change = await test.board.deleteTask(id, parent);
    expect(await counters()).toEqual([[1, 0]]);
    expect(await eventTypes()).toHaveLength(5);
    await addTask(id, '吃面');
    await test.board.undo(change);
    expect(await counters()).toEqual([[4, 1]]);
  });

  it('of another goal is refused', async () => {
    const [id, other] = [await createGoal(), await createGoal()];
    const task = await addTask(other, '买鞋');
    await expect(setStatus(id, task, 'completed')).rejects.toMatchObject({ code: 'task-missing' });
    await expect(test.board.addTasks(id, [{ title: 'x' }], task)).rejects.toMatchObject({ code: 'task-missing' });
  });

  it('does not move below itself or its own sub-tasks', async () => {
    const id = await createGoal();
    const parent = await addTask(id, '训练');
    const child = await addTask(id, '慢跑', parent);
    for (const parentId of [parent, child]) {
      const move = test.board.moveTask(id, parent, { parentId, beforeId: null });
      await expect(move).rejects.toMatchObject({ code: 'move-refused' });
    }
  });
});

describe('steps of a task that do not wait for each other', () => {
  const drawn = async () => {
    const nodes = flatten(buildTree((await test.rows()).tasks));
    return nodes.map(({ task, level }) => `${'-'.repeat(level)}${task.title}`).join(' ');
  };

  it.each<[string, number, readonly MoveStep[], string]>([
    ['up, four times', 5, ['up', 'up', 'up', 'up'], 'a f b c d e'],
    ['up, more often than there are rows', 5, Array<MoveStep>(9).fill('up'), 'f a b c d e'],
    ['down, four times', 0, ['down', 'down', 'down', 'down'], 'b c d e a f'],
    ['up and back', 3, ['up', 'up', 'down', 'down'], 'a b c d e f'],
    ['in, up and out', 2, ['in', 'out', 'up'], 'a c b d e f'],
    ['below the task above, twice', 3, ['in', 'in', 'up'], 'a b c -d e f'],
  ])('add up: %s', async (_case, from, steps, result) => {
    const id = await createGoal();
    const ids: string[] = [];
    for (const title of ['a', 'b', 'c', 'd', 'e', 'f']) {
      test.clock.now += 1;
      ids.push(await addTask(id, title));
    }
    await Promise.all(steps.map((step) => test.board.moveTask(id, ids[from] ?? '', step)));
    expect(await drawn()).toBe(result);
  });
});

describe('a task that gets other fields and another parent', () => {
  it('is changed once, and one undo takes all of it back', async () => {
    const id = await createGoal();
    const [parent, task] = [await addTask(id, '训练'), await addTask(id, '慢跑')];
    const before = await test.rows();
    const change = await test.board.editTask(id, task, { title: '长跑', status: 'completed' }, parent);
    expect(change.tasks).toHaveLength(1);
    const edited = (await test.rows()).tasks.find((each) => each.id === task);
    expect(edited).toMatchObject({ title: '长跑', parent_task_id: parent, completed_at: START });
    expect(await counters()).toEqual([[2, 1]]);
    await test.board.undo(change);
    expect((await test.rows()).tasks).toEqual(before.tasks);
    expect(await eventTypes()).not.toContain('task_completed');
  });

  it.each([
    ['is missing', () => 'gone', 'task-missing'],
    ['is the task itself', (task: string) => task, 'move-refused'],
  ])('stays as it is where the parent %s', async (_case, parentOf, code) => {
    const id = await createGoal();
    const task = await addTask(id, '慢跑');
    const before = await test.rows();
    await expect(test.board.editTask(id, task, { title: '长跑' }, parentOf(task))).rejects.toMatchObject({ code });
    expect(await test.rows()).toEqual(before);
  });
});

describe('an undo', () => {
  it('is refused when another tab has changed the same task, and changes nothing', async () => {
    const id = await createGoal();
    const task = await addTask(id, '买鞋');
    const change = await setStatus(id, task, 'completed');
    const other = test.again();
    await other.board.editTasks(id, new Map([[task, { title: '买跑鞋' }]]));
    const before = writeBackup(await test.rows(), 0);
    await expect(test.board.undo(change)).rejects.toMatchObject({ code: 'changed-since' });
    expect(writeBackup(await test.rows(), 0)).toBe(before);
    other.close();
  });

  it('of an edited goal keeps what another tab changed in its other fields', async () => {
    const id = await createGoal();
    const change = await test.board.editInspiration(id, { title: '跑步' });
    await test.board.editInspiration(id, { content: '每周三次' });
    await test.board.undo(change);
    expect((await test.rows()).inspirations).toMatchObject([{ title: '跑马拉松', content: '每周三次' }]);
  });
});

describe('two tabs', () => {
  it('that add and complete tasks at the same time lose nothing', async () => {
    const id = await createGoal();
    const other = test.again();
    const tabs = [test.board, other.board];
    const titles = Array.from({ length: 20 }, (_, index) => `任务 ${index}`);
    await Promise.all(
      titles.map((title, index) =>
        tabs[index % 2]?.addTasks(id, [{ title, status: index % 4 === 0 ? 'completed' : 'todo' }], null),
      ),
    );
    expect(await counters()).toEqual([[20, 5]]);
    expect((await test.rows()).tasks.map(({ title }) => title).toSorted()).toEqual(titles.toSorted());
    other.close();
  });
});

describe('healing', () => {
  it('corrects counters that differ from the tasks, and reports how many', async () => {
    const id = await createGoal();
    await addTask(id, '买鞋', null, 'completed');
    await test.db.write(['inspirations'], async (tx) => {
      const store = tx.objectStore('inspirations');
      const row = await store.get(id);
      await store.put({ ...(row as object), task_count: 9, completed_task_count: 12 });
    });
    expect(await test.board.heal()).toBe(1);
    expect(await counters()).toEqual([[1, 1]]);
    expect(await test.board.heal()).toBe(0);
  });
});
