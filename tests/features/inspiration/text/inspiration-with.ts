import {
  addTasks,
  createInspiration,
  type EventWords,
  type InspirationTasks,
  type TaskDraft,
} from '../../../../src/features/inspiration/model/board-rules.ts';
import type { Inspiration, Task } from '../../../../src/features/inspiration/model/records.ts';

/** Local time: Wednesday, 25 November 2026, 10:00. */
export const NOW = new Date(2026, 10, 25, 10, 0);

const words: EventWords = {
  created: () => ['', ''],
  statusChanged: () => ['', ''],
  taskAdded: () => ['', ''],
  taskCompleted: () => ['', ''],
  taskReopened: () => ['', ''],
};

/** An inspiration with tasks, made by the board's own rules. Ids count up: `id-1` is the inspiration. */
export function inspirationWith(drafts: readonly TaskDraft[], fields: Partial<Inspiration> = {}): InspirationTasks {
  let ids = 0;
  const deps = { now: NOW.getTime(), newId: () => `id-${++ids}`, words };
  const change = createInspiration({ title: '学会游泳', content: '' }, deps);
  const inspiration = change.inspirations[0]?.after;
  if (!inspiration) throw new Error('no inspiration');
  const { tasks } = addTasks(inspiration, drafts, null, deps);
  return { inspiration: { ...inspiration, ...fields }, tasks: tasks.flatMap(({ after }) => after ?? []) };
}

export function aTask(task: Partial<Task> & Pick<Task, 'id' | 'title'>): Task {
  const [plain] = inspirationWith([{ title: task.title }]).tasks;
  if (!plain) throw new Error('no task');
  return { ...plain, ...task };
}
