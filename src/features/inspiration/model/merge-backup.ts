import { focusOf, withFocusOf } from './focus-time.ts';
import type { BoardRows, ReplacedTimes } from './heal-rows.ts';
import type { ChartRecord, Inspiration, Task } from './records.ts';
import { countTasks, isSameRow, type RowEdit } from './row-change.ts';
import { findParents } from './task-tree.ts';

/** What taking a backup would do. Counts are records. */
interface BackupMerge {
  /** Rows to store; rows that are stored already are not among them. */
  readonly added: BoardRows;
  /** Stored tasks with the file's focus time, which is longer. */
  readonly focused: readonly Task[];
  /** How many of `focused` differ from the file in nothing else. */
  readonly changed: number;
  readonly unchanged: number;
  /** Titles of stored records that differ from the file's; the stored ones stay (doc 3 §5). */
  readonly kept: readonly string[];
  /** Records whose inspiration is neither stored nor in the file. */
  readonly orphans: number;
  /** Tasks that were each other's ancestors; the oldest of a circle moves to the top level (trap T36). */
  readonly brokenCircles: number;
}

/**
 * The rows of a backup that a board without them would take. Stored records win over those of the file (doc 3 §5), but of two
 * focus times, the longer one wins. A record is the same where it differs in nothing but its counters, which are counted, and
 * times that the file does not say.
 */
export function mergeBackup(own: BoardRows, file: BoardRows, replacedTimes: ReplacedTimes = new Map()): BackupMerge {
  const known = new Set([...own.inspirations, ...file.inspirations].map(({ id }) => id));
  const result = { unchanged: 0, orphans: 0, kept: [] as string[] };
  const take = <Row>(
    stored: readonly Row[],
    rows: readonly Row[],
    keyOf: (row: Row) => string,
    inspirationOf: (row: Row) => string,
    titleOf: (row: Row) => string,
  ): Row[] => {
    const byKey = new Map(stored.map((row) => [keyOf(row), row]));
    return rows.filter((row) => {
      const present = byKey.get(keyOf(row));
      if (present === undefined && known.has(inspirationOf(row))) return true;
      if (present === undefined) result.orphans += 1;
      else if (isSameRow(present, withOwn(row, present, replacedTimes.get(row) ?? []))) result.unchanged += 1;
      else result.kept.push(titleOf(row));
      return false;
    });
  };
  const ofRecord = ({ inspiration_id }: { readonly inspiration_id: string }) => inspiration_id;
  const ids = ({ id }: { readonly id: string }) => id;
  const titles = ({ title }: { readonly title: string }) => title;
  const inspirationTitles = new Map([...file.inspirations, ...own.inspirations].map(({ id, title }) => [id, title]));
  const titleOfChart = ({ inspiration_id }: ChartRecord) => inspirationTitles.get(inspiration_id) ?? inspiration_id;
  const inspirations = take(own.inspirations, file.inspirations, ids, ids, titles);
  const straight = breakCircles([], file.tasks);
  const { focused, changed } = takeFocus(own.tasks, straight.tasks);
  const stored = own.tasks.map((task) => focused.get(task.id) ?? task);
  const tasks = take(stored, straight.tasks, ids, ofRecord, titles);
  const { tasks: straightTasks, cut } = breakCircles(own.tasks, tasks);
  const broken = cut.size;
  const added: BoardRows = {
    inspirations: recount(inspirations, straightTasks),
    tasks: straightTasks,
    timeline_events: take(own.timeline_events, file.timeline_events, ids, ofRecord, titles),
    hierarchy_data: take(own.hierarchy_data, file.hierarchy_data, ofRecord, ofRecord, titleOfChart),
    flowchart_data: take(own.flowchart_data, file.flowchart_data, ofRecord, ofRecord, titleOfChart),
  };
  const unchanged = result.unchanged - changed;
  return {
    added,
    focused: [...focused.values()],
    changed,
    ...result,
    unchanged,
    brokenCircles: broken + tasks.filter((task) => straight.cut.has(task)).length,
  };
}

const COUNTERS = ['task_count', 'completed_task_count'] as const;

/** A record with the stored counters, and with the stored values of some fields. */
function withOwn<Row>(row: Row, stored: Row, names: readonly PropertyKey[]): Row {
  const fields = new Set<PropertyKey>([...names, ...COUNTERS]);
  const own = Object.entries(stored as object).filter(([name]) => fields.has(name));
  return { ...row, ...Object.fromEntries(own) };
}

/** The stored tasks that take the file's longer focus time, by id. */
function takeFocus(own: readonly Task[], file: readonly Task[]) {
  const rows = new Map(file.map((task) => [task.id, task]));
  const focused = new Map<string, Task>();
  let changed = 0;
  for (const task of own) {
    const row = rows.get(task.id);
    if (row === undefined || focusOf(row) <= focusOf(task)) continue;
    const longer = withFocusOf(task, row);
    focused.set(task.id, longer);
    changed += Number(isSameRow(longer, row));
  }
  return { focused, changed };
}

/** Moves a task of every circle to the top level. A parent in another inspiration counts as missing and stays as it is. */
function breakCircles(own: readonly Task[], added: readonly Task[]) {
  const ids = new Set([...own, ...added].map(({ id }) => id));
  const parents = findParents([...own, ...added]);
  const cut = new Set<Task>();
  const tasks = added.map((task) => {
    const parent = task.parent_task_id;
    const isCut = parent !== null && ids.has(parent) && parents.get(task.id) === null;
    if (!isCut) return task;
    const top = { ...task, parent_task_id: null };
    cut.add(top);
    return top;
  });
  return { tasks, cut };
}

/** Stored counters of a file may be wrong (trap T35). */
function recount(inspirations: readonly Inspiration[], tasks: readonly Task[]): readonly Inspiration[] {
  const edits = new Map<string, RowEdit<Task>[]>(inspirations.map(({ id }) => [id, []]));
  for (const task of tasks) edits.get(task.inspiration_id)?.push({ before: null, after: task });
  return inspirations.map((each) =>
    countTasks({ ...each, task_count: 0, completed_task_count: 0 }, edits.get(each.id) ?? []),
  );
}
