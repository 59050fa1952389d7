import {
  addTasks,
  createInspiration,
  type EventWords,
  type TaskDraft,
} from '../../../../src/features/inspiration/model/board-rules.ts';
import type { Inspiration, Task } from '../../../../src/features/inspiration/model/records.ts';
import type { PlanText } from '../../../../src/features/inspiration/text/plan-text.ts';

/** Local time: Wednesday, 25 November 2026, 10:00. */
export const NOW = new Date(2026, 10, 25, 10, 0);

const words: EventWords = {
  created: () => ['', ''],
  statusChanged: () => ['', ''],
  taskAdded: () => ['', ''],
  taskCompleted: () => ['', ''],
  taskReopened: () => ['', ''],
};

/** A plan with tasks, made by the board's own rules. Ids count up: `id-1` is the plan. */
export function aPlan(drafts: readonly TaskDraft[], plan: Partial<Inspiration> = {}): PlanText {
  let ids = 0;
  const deps = { now: NOW.getTime(), newId: () => `id-${++ids}`, words };
  const change = createInspiration({ title: '学会游泳', content: '' }, deps);
  const inspiration = change.inspirations[0]?.after;
  if (!inspiration) throw new Error('no plan');
  const { tasks } = addTasks(inspiration, drafts, null, deps);
  return { inspiration: { ...inspiration, ...plan }, tasks: tasks.flatMap(({ after }) => after ?? []) };
}

export function aTask(task: Partial<Task> & Pick<Task, 'id' | 'title'>): Task {
  const [plain] = aPlan([{ title: task.title }]).tasks;
  if (!plain) throw new Error('no task');
  return { ...plain, ...task };
}
