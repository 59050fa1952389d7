import { choose } from '../../../shared/confirm/confirm.ts';
import type { TaskPatch } from '../model/board-rules.ts';
import type { Task } from '../model/records.ts';
import { isCompleted, withDescendants } from '../model/task-tree.ts';
import { copy as words } from './copy.ts';

/**
 * The edits that complete a task. Asks about its open sub-tasks, which may be completed with it or stay open; null when the
 * visitor cancels. `tasks` are all tasks of the goal.
 */
export async function askCompletion(
  tasks: readonly Task[],
  task: Task,
): Promise<ReadonlyMap<string, TaskPatch> | null> {
  const open = withDescendants(tasks, task.id).filter((each) => each.id !== task.id && !isCompleted(each));
  const answer = open.length === 0 ? 'alternative' : await askAboutChildren(task, open.length);
  if (answer === 'cancelled') return null;
  const done = [task, ...(answer === 'confirmed' ? open : [])];
  return new Map(done.map(({ id }) => [id, { status: 'completed' }]));
}

function askAboutChildren({ title }: Task, openCount: number) {
  return choose({
    title: words.completeChildrenTitle(title),
    body: words.completeChildrenBody(openCount),
    confirmLabel: words.completeChildren,
    alternativeLabel: words.completeAlone,
    isDestructive: false,
  });
}
