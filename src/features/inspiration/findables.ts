import { portalPath } from '../../core/paths.ts';
import type { Findable } from '../../shared/tool/findable.ts';
import { boardDb } from './board.ts';
import { toPercent } from './model/progress.ts';
import type { Inspiration, Task } from './model/records.ts';
import { toTaskAddress } from './model/task-address.ts';
import type { BoardDb } from './storage/board-db.ts';
import { readInspirations, readTasks } from './storage/read-board.ts';
import { copy, inspirationName, labelOf, taskName } from './words.ts';

/** The goals and tasks of this browser for the search over the product. */
export const listFindables = () => readFindables(boardDb, Date.now());

/** The goals of every state and their tasks, goals in progress and open tasks first. */
export async function readFindables(db: BoardDb, now: number): Promise<readonly Findable[]> {
  return await db.read(['inspirations', 'tasks'], async (tx) => {
    const goals = (await readInspirations(tx, now)).toSorted(
      (a, b) => Number(b.status === 'active') - Number(a.status === 'active') || b.updated_at - a.updated_at,
    );
    const names = new Map(goals.map(({ id, title }) => [id, inspirationName(title)]));
    const tasks = (await readTasks(tx, now)).toSorted((a, b) => Number(isDone(a)) - Number(isDone(b)));
    return [...goals.map(toGoal), ...tasks.map((task) => toTask(task, names.get(task.inspiration_id) ?? ''))];
  });
}

function isDone({ status }: Task): boolean {
  return status === 'completed';
}

function toGoal(goal: Inspiration): Findable {
  const state = labelOf(copy.inspirationStatuses, goal.status);
  return {
    id: goal.id,
    kind: 'goal',
    name: inspirationName(goal.title),
    words: [],
    note: `${state} · ${toPercent(goal)}%`,
    leadsTo: { to: `${portalPath('inspiration')}/${encodeURIComponent(goal.id)}` },
  };
}

function toTask(task: Task, goal: string): Findable {
  const state = labelOf(copy.taskStatuses, task.status);
  const note = `${state} · ${goal}`;
  return {
    id: task.id,
    kind: 'task',
    name: taskName(task.title),
    words: [],
    note,
    leadsTo: { to: toTaskAddress(task) },
  };
}
