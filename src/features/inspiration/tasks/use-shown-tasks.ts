import { notify } from '../board-actions.ts';
import type { Task } from '../model/records.ts';
import type { RowChange } from '../model/row-change.ts';
import { createMatcher, isFiltering, NO_FILTER, type TaskFilter } from '../model/task-rows.ts';
import { ancestorsOf } from '../model/task-tree.ts';
import { copy as tasksCopy } from './copy.ts';

interface ShownTasksOptions {
  readonly tasks: readonly Task[];
  readonly filter: TaskFilter;
  readonly onFilter: (filter: TaskFilter) => void;
  readonly collapsed: ReadonlySet<string>;
  readonly onCollapsed: (collapsed: ReadonlySet<string>) => void;
}

/**
 * Leaves a search that hides new tasks, with a message, and opens the branches that hold them. Call the returned functions with what
 * adds them: `showAdded` resolves to whether they were stored, `addShown` to the id of the first one or to null.
 */
export function useShownTasks({ tasks, filter, onFilter, collapsed, onCollapsed }: ShownTasksOptions) {
  const showAdded = async (job: Promise<RowChange | null>): Promise<boolean> => {
    const change = await job;
    const added = (change?.tasks ?? []).flatMap(({ before, after }) =>
      before === null && after !== null ? [after] : [],
    );
    if (isFiltering(filter) && !added.every(createMatcher(filter))) {
      onFilter(NO_FILTER);
      notify(tasksCopy.searchLeft, 'info');
    }
    const parents = new Set(added.map(({ parent_task_id }) => parent_task_id ?? ''));
    const present = tasks.filter(({ id }) => parents.has(id));
    const above = new Set(present.flatMap(({ id }) => [id, ...ancestorsOf(tasks, id).map((task) => task.id)]));
    const open = new Set([...collapsed].filter((id) => !above.has(id)));
    if (open.size < collapsed.size) onCollapsed(open);
    return change !== null;
  };
  return {
    showAdded,
    async addShown(job: Promise<RowChange | null>): Promise<string | null> {
      await showAdded(job);
      return (await job)?.tasks[0]?.after?.id ?? null;
    },
  };
}
