import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { openTestBoard, START, type TestBoard } from '../a-board.ts';

/** The board in the simplest form: one list of tasks for each goal. */
interface ModelTask {
  readonly id: string;
  parent: string | null;
  status: string;
  focus: number;
}
type Model = Map<string, ModelTask[]>;

const HOUR_MS = 3_600_000;
const STATUSES = ['todo', 'in_progress', 'completed'] as const;

const pick = fc.nat({ max: 1000 });
const operation = fc.oneof(
  fc.record({ kind: fc.constant('goal' as const) }),
  fc.record({ kind: fc.constant('drop' as const), goal: pick }),
  fc.record({
    kind: fc.constant('add' as const),
    goal: pick,
    parent: fc.option(pick),
    status: fc.constantFrom(...STATUSES),
  }),
  fc.record({ kind: fc.constant('set' as const), goal: pick, task: pick, status: fc.constantFrom(...STATUSES) }),
  fc.record({
    kind: fc.constant('edit' as const),
    goal: pick,
    task: pick,
    parent: fc.option(pick),
    status: fc.constantFrom(...STATUSES),
    isUndone: fc.boolean(),
    focus: pick,
  }),
  fc.record({ kind: fc.constant('focus' as const), goal: pick, task: pick, ms: pick }),
  fc.record({
    kind: fc.constant('move' as const),
    goal: pick,
    task: pick,
    parent: fc.option(pick),
    before: fc.option(pick),
  }),
  fc.record({ kind: fc.constant('remove' as const), goal: pick, task: pick, isUndone: fc.boolean() }),
);
type Operation = typeof operation extends fc.Arbitrary<infer T> ? T : never;

const at = <T>(list: readonly T[], index: number | null | undefined): T | undefined =>
  index === null || index === undefined || list.length === 0 ? undefined : list[index % list.length];

function below(tasks: readonly ModelTask[], id: string): Set<string> {
  const found = new Set([id]);
  for (let size = 0; size !== found.size; ) {
    size = found.size;
    for (const task of tasks) if (task.parent !== null && found.has(task.parent)) found.add(task.id);
  }
  return found;
}

async function run(test: TestBoard, model: Model, step: Operation): Promise<void> {
  test.clock.now += HOUR_MS;
  if (step.kind === 'goal') {
    const { inspirations } = await test.board.createInspiration({ title: 'goal', content: '' });
    model.set(inspirations[0]?.after?.id ?? '', []);
    return;
  }
  const goal = at([...model.keys()], step.goal);
  if (goal === undefined) return;
  const tasks = model.get(goal) ?? [];
  if (step.kind === 'drop') {
    await test.board.deleteInspiration(goal);
    model.delete(goal);
    return;
  }
  if (step.kind === 'add') {
    const parent = at(tasks, step.parent)?.id ?? null;
    const change = await test.board.addTasks(goal, [{ title: 'task', status: step.status }], parent);
    tasks.push({ id: change.tasks[0]?.after?.id ?? '', parent, status: step.status, focus: 0 });
    return;
  }
  const task = at(tasks, step.task);
  if (task === undefined) return;
  if (step.kind === 'set') {
    await test.board.editTasks(goal, new Map([[task.id, { status: step.status }]]));
    task.status = step.status;
  } else if (step.kind === 'focus') {
    await test.board.addFocusTime(goal, task.id, step.ms);
    task.focus += step.ms;
  } else if (step.kind === 'edit') {
    const parentId = at(tasks, step.parent)?.id ?? null;
    const edit = test.board.editTask(goal, task.id, { status: step.status }, parentId);
    if (parentId !== task.parent && parentId !== null && below(tasks, task.id).has(parentId)) {
      await expect(edit).rejects.toThrow();
    } else {
      const change = await edit;
      await test.board.addFocusTime(goal, task.id, step.focus);
      task.focus += step.focus;
      if (step.isUndone) await test.board.undo(change);
      else Object.assign(task, { status: step.status, parent: parentId });
    }
  } else if (step.kind === 'move') {
    const parentId = at(tasks, step.parent)?.id ?? null;
    const beforeId = at(tasks, step.before)?.id ?? null;
    const move = test.board.moveTask(goal, task.id, { parentId, beforeId });
    if (parentId !== null && below(tasks, task.id).has(parentId)) await expect(move).rejects.toThrow();
    else {
      await move;
      task.parent = parentId;
    }
  } else {
    const change = await test.board.deleteTask(goal, task.id);
    if (step.isUndone) await test.board.undo(change);
    else {
      const gone = below(tasks, task.id);
      model.set(
        goal,
        tasks.filter(({ id }) => !gone.has(id)),
      );
    }
  }
}

async function expectSame(test: TestBoard, model: Model): Promise<void> {
  const rows = await test.rows();
  const goals = rows.inspirations.map(({ id, task_count, completed_task_count }) => [
    id,
    task_count,
    completed_task_count,
  ]);
  const expected = [...model].map(([id, tasks]) => [
    id,
    tasks.length,
    tasks.filter(({ status }) => status === 'completed').length,
  ]);
  expect(goals.toSorted()).toEqual(expected.toSorted());
  const stored = rows.tasks.map(({ id, parent_task_id, status, completed_at, focus_ms = 0 }) => ({
    id,
    parent: parent_task_id,
    status,
    focus: focus_ms,
    isDone: completed_at !== null,
  }));
  const listed = [...model.values()].flat().map((task) => ({ ...task, isDone: task.status === 'completed' }));
  const byId = (a: { readonly id: string }, b: { readonly id: string }) => Number(a.id) - Number(b.id);
  expect(stored.toSorted(byId)).toEqual(listed.toSorted(byId));
  for (const { inspiration_id } of rows.timeline_events) expect(model.has(inspiration_id)).toBe(true);
}

describe('random operations on the board', () => {
  let test: TestBoard | undefined;
  afterEach(() => test?.close());

  it('leave the same goals, tasks and counters as a plain model', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(operation, { minLength: 5, maxLength: 40 }), async (steps) => {
        test?.close();
        test = openTestBoard(undefined, { now: START });
        const model: Model = new Map();
        for (const step of [{ kind: 'goal' } as const, ...steps]) await run(test, model, step);
        await expectSame(test, model);
        expect(await test.board.heal()).toBe(0);
      }),
      { numRuns: 60 },
    );
  }, 60_000);
});
