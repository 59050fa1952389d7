import type { DeletedItem } from './deleted-item.ts';
import type { Inspiration, Task } from './records.ts';
import { NO_CHANGE, type RowChange, type RowEdit } from './row-change.ts';
import { findParents, placeOf } from './task-tree.ts';

/** What the board holds where an item returns to. */
export interface RestorePlace {
  /** The goal; null where it is gone. */
  readonly inspiration: Inspiration | null;
  /** Its tasks. */
  readonly tasks: readonly Task[];
  /** Ids of all tasks of the board. A task with one of them is not overwritten. */
  readonly usedIds: ReadonlySet<string>;
}

/**
 * Brings a deleted item back. A goal returns as it was. A task returns to its place, or to the end of its goal where its parent
 * is gone; where the goal is gone, that returns with this task alone. Null where the goal or task is there already.
 */
export function restoreDeleted(item: DeletedItem, place: RestorePlace, now: number): RowChange | null {
  const { rows } = item;
  const { inspiration } = place;
  const deleted = [{ before: item, after: null }];
  const tasks = rows.tasks.filter(({ id }) => !place.usedIds.has(id));
  // Counters are counted from the tasks when the change is stored.
  const asNew = add({ ...rows.inspiration, task_count: 0, completed_task_count: 0 });
  if (item.kind === 'goal') {
    if (inspiration !== null) return null;
    return {
      inspirations: [asNew],
      tasks: tasks.map(add),
      timeline_events: rows.timeline_events.map(add),
      hierarchy_data: rows.hierarchy_data === null ? [] : [add(rows.hierarchy_data)],
      flowchart_data: rows.flowchart_data === null ? [] : [add(rows.flowchart_data)],
      deleted,
    };
  }
  const [root] = rows.tasks;
  if (root === undefined || place.usedIds.has(root.id)) return null;
  const inspirations =
    inspiration === null ? [asNew] : [{ before: inspiration, after: { ...inspiration, updated_at: now } }];
  const restored = tasks.map((task) => add(task.id === root.id ? toPlace(task, place.tasks, now) : task));
  return { ...NO_CHANGE, inspirations, tasks: restored, deleted };
}

function toPlace(task: Task, present: readonly Task[], now: number): Task {
  const parent = task.parent_task_id;
  if (!parent || present.some(({ id }) => id === parent)) return task;
  const parents = findParents(present);
  const last = present.filter(({ id }) => parents.get(id) === null).map(placeOf);
  return { ...task, parent_task_id: null, position: last.reduce((end, place) => Math.max(end, place + 1), now) };
}

function add<Row>(row: Row): RowEdit<Row> {
  return { before: null, after: row };
}
