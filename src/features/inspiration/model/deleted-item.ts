import { z } from '../../../core/schema.ts';
import { DELETED_DAYS } from '../constants.ts';
import {
  type Inspiration,
  type InspirationRows,
  parseChart,
  parseEvent,
  parseInspiration,
  parseTask,
  type Task,
} from './records.ts';

const DAY_MS = 86_400_000;

/** A deleted goal or task, which can be restored for `DELETED_DAYS` days. */
export interface DeletedItem {
  readonly kind: 'goal' | 'task';
  /** Milliseconds since 1970. */
  readonly deleted_at: number;
  /**
   * Of a goal: all of its rows. Of a task: the goal as it was, which is needed where that is gone as well, and the tasks that
   * were removed, the deleted one first.
   */
  readonly rows: InspirationRows;
}

/** What a list shows of a deleted item. */
export interface DeletedHead {
  /** The same goal or task has the same id whenever it is deleted. */
  readonly id: string;
  readonly kind: DeletedItem['kind'];
  readonly deletedAt: number;
  readonly title: string;
  readonly goalId: string;
  readonly goalTitle: string;
  /** Id of the goal or task itself. */
  readonly rowId: string;
  /** Tasks of a goal, sub-tasks of a task. */
  readonly taskCount: number;
}

export const deletedHeadSchema: z.ZodType<DeletedHead> = z.object({
  id: z.string(),
  kind: z.enum(['goal', 'task']),
  deletedAt: z.number(),
  title: z.string(),
  goalId: z.string(),
  goalTitle: z.string(),
  rowId: z.string(),
  taskCount: z.number(),
});

export function toDeletedGoal(rows: InspirationRows, now: number): DeletedItem {
  return { kind: 'goal', deleted_at: now, rows };
}

/** `removed` is the deleted task with its sub-tasks, itself first. */
export function toDeletedTask(inspiration: Inspiration, removed: readonly Task[], now: number): DeletedItem {
  const rows = { inspiration, tasks: removed, timeline_events: [], hierarchy_data: null, flowchart_data: null };
  return { kind: 'task', deleted_at: now, rows };
}

export function headOf({ kind, deleted_at, rows }: DeletedItem): DeletedHead {
  const { inspiration, tasks } = rows;
  const row = kind === 'goal' ? inspiration : (tasks[0] ?? inspiration);
  return {
    id: deletedIdOf(kind, row.id),
    kind,
    deletedAt: deleted_at,
    title: row.title,
    goalId: inspiration.id,
    goalTitle: inspiration.title,
    rowId: row.id,
    taskCount: kind === 'goal' ? tasks.length : tasks.length - 1,
  };
}

export function deletedIdOf(kind: DeletedItem['kind'], rowId: string): string {
  return `${kind} ${rowId}`;
}

/** Ids that tasks of an item had where they were deleted alone before: the item holds a newer state of them. */
export function olderIdsOf({ kind, rows }: DeletedItem): readonly string[] {
  const tasks = kind === 'goal' ? rows.tasks : rows.tasks.slice(1);
  return tasks.map(({ id }) => deletedIdOf('task', id));
}

/** Whole days that an item can still be restored, the current one included; 0 when it has expired. */
export function daysLeft(deletedAt: number, now: number): number {
  const left = Math.ceil((deletedAt - now) / DAY_MS + DELETED_DAYS);
  return Math.max(0, Math.min(DELETED_DAYS, left));
}

export function isExpired(deletedAt: number, now: number): boolean {
  return daysLeft(deletedAt, now) === 0;
}

const itemSchema = z.object({
  kind: z.enum(['goal', 'task']),
  deleted_at: z.number().int(),
  rows: z.object({
    inspiration: z.unknown(),
    tasks: z.array(z.unknown()),
    timeline_events: z.array(z.unknown()).catch([]),
    hierarchy_data: z.unknown(),
    flowchart_data: z.unknown(),
  }),
});

/** A stored or imported item; null where its goal or its task cannot be read. */
export function parseDeletedItem(value: unknown, now: number): DeletedItem | null {
  const { success, data } = itemSchema.safeParse(value);
  if (!success) return null;
  const { kind, deleted_at, rows } = data;
  const inspiration = parseInspiration(rows.inspiration, now)?.row;
  if (inspiration === undefined) return null;
  const isOwn = (row: { readonly inspiration_id: string }) => row.inspiration_id === inspiration.id;
  const tasks = rows.tasks.flatMap((row) => parseTask(row, now)?.row ?? []).filter(isOwn);
  if (kind === 'task' && tasks.length === 0) return null;
  return {
    kind,
    deleted_at,
    rows: {
      inspiration,
      tasks,
      timeline_events: rows.timeline_events.flatMap((row) => parseEvent(row, now)?.row ?? []).filter(isOwn),
      hierarchy_data: parseChart(rows.hierarchy_data, now)?.row ?? null,
      flowchart_data: parseChart(rows.flowchart_data, now)?.row ?? null,
    },
  };
}
