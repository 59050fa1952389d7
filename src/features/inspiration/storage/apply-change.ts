import { AppError } from '../../../core/errors.ts';
import { withFocusOf } from '../model/focus-time.ts';
import type { Inspiration, Task } from '../model/records.ts';
import { countTasks, isSameRow, type RowChange, type RowEdit } from '../model/row-change.ts';
import { BOARD_STORES, type BoardWrite } from './board-db.ts';
import { readInspiration, readTask, readTasks } from './read-board.ts';

/** Writes a change whose `before` rows were read in the same transaction. @returns it with the counters that were stored. */
export async function applyChange(tx: BoardWrite, change: RowChange): Promise<RowChange> {
  const inspirations = change.inspirations.map(({ before, after }) => ({
    before,
    after: after === null ? null : countTasks(after, change.tasks),
  }));
  await putEdits(tx, { ...change, inspirations });
  return { ...change, inspirations };
}

/**
 * Takes a change back that was applied before, unless something has changed one of its rows since. Counters follow the tasks
 * that there are now, and tasks keep the focus time that was counted since.
 * @throws AppError `changed-since`
 */
export async function revertChange(tx: BoardWrite, change: RowChange, now: number): Promise<void> {
  const { inspirations, ...rows } = change;
  await refuseLostTasks(tx, change, now);
  const tasks: RowEdit<Task>[] = [];
  for (const edit of rows.tasks) tasks.push(await revertTask(tx, edit, now));
  for (const store of ['timeline_events', 'hierarchy_data', 'flowchart_data'] as const) {
    for (const { before, after } of rows[store]) {
      const key = keyOf(after ?? before);
      const current = (await tx.objectStore(store).get(key)) ?? null;
      if (!isSameRow(current, after)) throw new AppError('changed-since', `${store} ${key} has changed since`);
    }
  }
  const reverted: RowEdit<Inspiration>[] = [];
  for (const edit of inspirations) reverted.push(await revertInspiration(tx, edit, now));
  await putEdits(tx, {
    inspirations: reverted,
    tasks,
    timeline_events: turn(rows.timeline_events),
    hierarchy_data: turn(rows.hierarchy_data),
    flowchart_data: turn(rows.flowchart_data),
    deleted: [],
  });
  await healCounters(
    tx,
    reverted.flatMap(({ after }) => after?.id ?? []),
    now,
  );
}

/** A goal does not go with tasks that were added after the change: they would belong to nothing. */
async function refuseLostTasks(tx: BoardWrite, { inspirations, tasks }: RowChange, now: number): Promise<void> {
  const own = new Set(tasks.map((edit) => keyOf(edit.after ?? edit.before)));
  for (const { before, after } of inspirations) {
    if (before !== null || after === null) continue;
    const later = (await readTasks(tx, now, after.id)).find(({ id }) => !own.has(id));
    if (later !== undefined) throw new AppError('changed-since', `Inspiration ${after.id} has got task ${later.id}`);
  }
}

function turn<Row>(edits: readonly RowEdit<Row>[]): RowEdit<Row>[] {
  return edits.map(({ before, after }) => ({ before: after, after: before }));
}

/** Focus time is no change of the task: it neither refuses the undo nor is lost by it. */
async function revertTask(tx: BoardWrite, { before, after }: RowEdit<Task>, now: number): Promise<RowEdit<Task>> {
  const id = keyOf(after ?? before);
  const current = await readTask(tx, id, now);
  const expected = after === null || current === null ? after : withFocusOf(after, current);
  if (!isSameRow(current, expected)) throw new AppError('changed-since', `tasks ${id} has changed since`);
  return { before: current, after: before === null || current === null ? before : withFocusOf(before, current) };
}

/** Other changes of the same inspiration stay: only the fields that this change set are taken back. */
async function revertInspiration(
  tx: BoardWrite,
  { before, after }: RowEdit<Inspiration>,
  now: number,
): Promise<RowEdit<Inspiration>> {
  const id = keyOf(after ?? before);
  const current = await readInspiration(tx, id, now);
  if ((current === null) !== (after === null))
    throw new AppError('changed-since', `Inspiration ${id} has changed since`);
  if (before === null || current === null || after === null) return { before: current, after: before };
  const fields = ['title', 'content', 'status'] as const;
  const changed = fields.filter((field) => before[field] !== after[field]);
  if (changed.some((field) => current[field] !== after[field])) {
    throw new AppError('changed-since', `Inspiration ${id} has changed since`);
  }
  const restored = Object.fromEntries(changed.map((field) => [field, before[field]]));
  return { before: current, after: { ...current, ...restored, updated_at: now } };
}

/** Counts the tasks of inspirations and stores counters that differ (trap T35). @returns the number of corrected ones. */
export async function healCounters(tx: BoardWrite, ids: readonly string[], now: number): Promise<number> {
  let healed = 0;
  for (const id of ids) {
    const inspiration = await readInspiration(tx, id, now);
    if (inspiration === null) continue;
    const edits = (await readTasks(tx, now, id)).map((after) => ({ before: null, after }));
    const counted = countTasks({ ...inspiration, task_count: 0, completed_task_count: 0 }, edits);
    if (isSameRow(counted, inspiration)) continue;
    healed += 1;
    await tx.objectStore('inspirations').put(counted);
  }
  return healed;
}

async function putEdits(tx: BoardWrite, change: RowChange): Promise<void> {
  const writes = BOARD_STORES.flatMap((store) =>
    change[store].map(({ before, after }) =>
      after === null ? tx.objectStore(store).delete(keyOf(before)) : tx.objectStore(store).put(after),
    ),
  );
  await Promise.all(writes);
}

function keyOf(row: { readonly id: string } | { readonly inspiration_id: string } | null): string {
  if (row === null) throw new Error('A change without rows');
  return 'id' in row ? row.id : row.inspiration_id;
}
