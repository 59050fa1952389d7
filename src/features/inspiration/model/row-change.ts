import type { DeletedItem } from './deleted-item.ts';
import type { ChartRecord, Inspiration, Task, TimelineEvent } from './records.ts';
import { isCompleted } from './task-tree.ts';

/** A row before and after a change. `before` is null for a new row, `after` for a removed one. */
export interface RowEdit<Row> {
  readonly before: Row | null;
  readonly after: Row | null;
}

/** What an operation does to the stored rows. The reverse of it is its undo. */
export interface RowChange {
  /** At most one edit for each inspiration. Its counters are set by `countTasks`, not by the operations. */
  readonly inspirations: readonly RowEdit<Inspiration>[];
  readonly tasks: readonly RowEdit<Task>[];
  readonly timeline_events: readonly RowEdit<TimelineEvent>[];
  readonly hierarchy_data: readonly RowEdit<ChartRecord>[];
  readonly flowchart_data: readonly RowEdit<ChartRecord>[];
  /** Deleted items that come (`after`) and go (`before`). They are stored in a database of their own. */
  readonly deleted: readonly RowEdit<DeletedItem>[];
}

export const NO_CHANGE: RowChange = {
  inspirations: [],
  tasks: [],
  timeline_events: [],
  hierarchy_data: [],
  flowchart_data: [],
  deleted: [],
};

/** An inspiration with counters that follow some edits of its tasks. Counters never fall below 0 (doc 3 §4). */
export function countTasks(inspiration: Inspiration, edits: readonly RowEdit<Task>[]): Inspiration {
  const own = edits.filter(({ before, after }) => (after ?? before)?.inspiration_id === inspiration.id);
  let { task_count, completed_task_count } = inspiration;
  for (const { before, after } of own) {
    task_count += Number(after !== null) - Number(before !== null);
    completed_task_count +=
      Number(after !== null && isCompleted(after)) - Number(before !== null && isCompleted(before));
  }
  return {
    ...inspiration,
    task_count: Math.max(0, task_count),
    completed_task_count: Math.max(0, completed_task_count),
  };
}

/** Several changes of the tasks of one inspiration, one after the other, as one. */
export function joinChanges(changes: readonly RowChange[]): RowChange {
  return {
    ...NO_CHANGE,
    inspirations: changes.flatMap(({ inspirations }) => inspirations).slice(0, 1),
    tasks: joinEdits(changes.flatMap(({ tasks }) => tasks)),
    timeline_events: changes.flatMap(({ timeline_events }) => timeline_events),
  };
}

/** A row that was changed twice is changed once, from its first state to its last. */
function joinEdits<Row extends { readonly id: string }>(edits: readonly RowEdit<Row>[]): readonly RowEdit<Row>[] {
  const byId = new Map<string, RowEdit<Row>>();
  for (const { before, after } of edits) {
    const id = (after ?? before)?.id ?? '';
    byId.set(id, { before: byId.has(id) ? (byId.get(id)?.before ?? null) : before, after });
  }
  return [...byId.values()];
}

/**
 * The fields that a form has changed. Storing only these keeps changes that another tab has made to the others meanwhile.
 * A missing field and an empty one are the same.
 */
export function changedFields<Fields extends object>(before: object, after: Fields): Partial<Fields> {
  const stored = new Map<string, unknown>(Object.entries(before));
  const changed = Object.entries(after).filter(([name, value]) => !isSameField(value, stored.get(name)));
  return Object.fromEntries(changed) as Partial<Fields>;
}

/** A missing field and an empty one are the same. */
function isSameField(a: unknown, b: unknown): boolean {
  const toValue = (value: unknown) => (Array.isArray(value) && value.length === 0 ? null : (value ?? null));
  return isSameRow(toValue(a), toValue(b));
}

/**
 * Names of the fields of `patch` that have got another value since the row was opened, which is not the one of `patch`. Storing
 * the patch would overwrite them.
 */
export function findConflicts<Row extends object>(
  opened: Row,
  current: Row,
  patch: Partial<Row>,
): (keyof Row & string)[] {
  const [before, now] = [
    new Map<string, unknown>(Object.entries(opened)),
    new Map<string, unknown>(Object.entries(current)),
  ];
  return Object.entries(patch)
    .filter(([name, value]) => !isSameField(before.get(name), now.get(name)) && !isSameField(now.get(name), value))
    .map(([name]) => name as keyof Row & string);
}

/** Whether two rows hold the same values; the order of their fields does not matter. */
export function isSameRow(a: unknown, b: unknown): boolean {
  if (a === b || (Number.isNaN(a) && Number.isNaN(b))) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const fieldOf = (row: object, key: string): unknown => (Object.hasOwn(row, key) ? Reflect.get(row, key) : undefined);
  const isSame = (key: string) => isSameRow(fieldOf(a, key), fieldOf(b, key));
  return Object.keys(a).every(isSame) && Object.keys(b).every((key) => Object.hasOwn(a, key) || isSame(key));
}
