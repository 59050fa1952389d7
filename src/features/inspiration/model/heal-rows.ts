import { countDays } from './day-count.ts';
import type { ChartRecord, Inspiration, Task, TimelineEvent } from './records.ts';
import { isSameRow } from './row-change.ts';
import { isCompleted } from './task-tree.ts';

/** All rows of the board. */
export interface BoardRows {
  readonly inspirations: readonly Inspiration[];
  readonly tasks: readonly Task[];
  readonly timeline_events: readonly TimelineEvent[];
  readonly hierarchy_data: readonly ChartRecord[];
  readonly flowchart_data: readonly ChartRecord[];
}

/** Names of the times of a row that were unreadable, by row. */
export type ReplacedTimes = ReadonlyMap<unknown, readonly PropertyKey[]>;

/** A promise where long work should wait, else null. */
export type Pause = () => Promise<void> | null;

interface HealedRows {
  readonly rows: BoardRows;
  /** Records that were changed. */
  readonly healed: number;
}

/**
 * Rows of a file whose day numbers follow from their dates, and whose open tasks have no completion (trap T35). A number stays where
 * a date that it follows from is not known: its goal is not in the file, or the time was unreadable.
 */
export async function healRows(
  rows: BoardRows,
  replacedTimes: Map<unknown, readonly PropertyKey[]>,
  pause: Pause,
): Promise<HealedRows> {
  const known = rows.inspirations.filter((row) => replacedTimes.get(row)?.includes('created_at') !== true);
  const starts = new Map(known.map(({ id, created_at }) => [id, created_at]));
  let healed = 0;
  const heal = <Row extends { readonly inspiration_id: string }>(
    row: Row,
    toHealed: (daysTo: (at: number, name: keyof Row) => number | null) => Row,
  ): Row => {
    const start = starts.get(row.inspiration_id);
    const replaced = replacedTimes.get(row) ?? [];
    const result = toHealed((at, name) =>
      start === undefined || replaced.includes(name) ? null : countDays(start, at),
    );
    if (isSameRow(result, row)) return row;
    healed += 1;
    if (replaced.length > 0) replacedTimes.set(result, replaced);
    return result;
  };
  const healTask = (task: Task) =>
    heal(task, (daysTo) => {
      const days = daysTo(task.created_at, 'created_at') ?? task.days_since_inspiration;
      const healedDays = { ...task, days_since_inspiration: days };
      if (!isCompleted(task)) return { ...healedDays, completed_at: null, completion_days_since_inspiration: null };
      const at = task.completed_at;
      const completion = at === null ? null : daysTo(at, 'completed_at');
      return {
        ...healedDays,
        completion_days_since_inspiration: completion ?? task.completion_days_since_inspiration,
      };
    });
  const healEvent = (event: TimelineEvent) =>
    heal(event, (daysTo) => ({
      ...event,
      days_since_inspiration: daysTo(event.date, 'date') ?? event.days_since_inspiration,
    }));
  const tasks: Task[] = [];
  for (const task of rows.tasks) {
    tasks.push(healTask(task));
    const wait = pause();
    if (wait !== null) await wait;
  }
  const timeline_events: TimelineEvent[] = [];
  for (const event of rows.timeline_events) {
    timeline_events.push(healEvent(event));
    const wait = pause();
    if (wait !== null) await wait;
  }
  return { rows: { ...rows, tasks, timeline_events }, healed };
}
