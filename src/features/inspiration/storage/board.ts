import { AppError } from '../../../core/errors.ts';
import {
  addTasks,
  createInspiration,
  deleteInspiration,
  deleteTask,
  type EventWords,
  editInspiration,
  type InspirationInput,
  type InspirationPatch,
  type InspirationTasks,
  moveTask,
  type RuleDeps,
  type TaskDraft,
  type TaskPatch,
  type TaskTarget,
} from '../model/board-rules.ts';
import { editTasks } from '../model/edit-tasks.ts';
import { addFocus } from '../model/focus-time.ts';
import { type MoveStep, stepTarget } from '../model/move-steps.ts';
import type { Inspiration, InspirationRows, Task } from '../model/records.ts';
import { findConflicts, joinChanges, NO_CHANGE, type RowChange } from '../model/row-change.ts';
import { buildTree } from '../model/task-tree.ts';
import { applyChange, healCounters, revertChange } from './apply-change.ts';
import { BOARD_STORES, type BoardDb, type BoardRead, type BoardWrite } from './board-db.ts';
import { clearBoard } from './board-rows.ts';
import type { DeletedItems } from './deleted-db.ts';
import { forget, removeKept, restoreKept } from './deletions.ts';
import {
  type ChartStore,
  readChart,
  readInspiration,
  readInspirations,
  readRowsOf,
  readTask,
  readTasks,
} from './read-board.ts';

/** Tasks to add below one parent; null is the top level. */
interface TaskBranch {
  readonly parentId: string | null;
  readonly drafts: readonly TaskDraft[];
}

interface BoardDeps {
  readonly db: BoardDb;
  readonly deleted: DeletedItems;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly newId: () => string;
  readonly words: EventWords;
}

/**
 * Codes of the data layer (doc 3 §8). `changed-since`: an undo came too late, because a row has changed. `move-refused`: the
 * task would become its own ancestor. `deletion-not-kept`: nothing was deleted, because it could not have been restored.
 * `edited-since`: a field that a form changes has another value than when it was opened. `restored-already`: the deleted goal or task is on the board again. `deleted-missing`: it cannot be restored any longer.
 */
export type BoardErrorCode =
  | 'inspiration-missing'
  | 'task-missing'
  | 'changed-since'
  | 'move-refused'
  | 'edited-since'
  | 'deletion-not-kept'
  | 'restored-already'
  | 'deleted-missing';

/**
 * The operations of the planning board (doc 3 §7). Each is one transaction that keeps counters, events and days consistent,
 * and returns its change, which `undo` takes back.
 * @throws AppError with a `BoardErrorCode` or a `DbErrorCode`.
 */
export interface Board {
  createInspiration(input: InspirationInput): Promise<RowChange>;
  /** With `opened`, refuses to overwrite a field that has changed since. @throws AppError `edited-since`. */
  editInspiration(id: string, patch: InspirationPatch, opened?: Inspiration): Promise<RowChange>;
  /** Keeps what it deletes among the deleted items, unless `keeps` is false. @throws AppError `deletion-not-kept`. */
  deleteInspiration(id: string, keeps?: boolean): Promise<RowChange>;
  /** Tasks with their sub-tasks, at the end of the children of `parentId`, or of the top level where it is null. */
  addTasks(inspirationId: string, drafts: readonly TaskDraft[], parentId: string | null): Promise<RowChange>;
  /**
   * Patches a task, which goes to the end of the children of `parentId` where that is another parent. `opened` as in
   * `editInspiration`.
   */
  editTask(
    inspirationId: string,
    id: string,
    patch: TaskPatch,
    parentId: string | null,
    opened?: Task,
  ): Promise<RowChange>;
  /** Patches tasks of one inspiration together. */
  editTasks(inspirationId: string, patches: ReadonlyMap<string, TaskPatch>): Promise<RowChange>;
  /** New tasks below several parents and patches of present ones, together. */
  mergeTasks(
    inspirationId: string,
    added: readonly TaskBranch[],
    patches: ReadonlyMap<string, TaskPatch>,
  ): Promise<RowChange>;
  /**
   * Moves a task to a place, or by one step from where it stands when its turn comes, so that quick steps add up. A step that leads
   * nowhere changes nothing.
   */
  moveTask(inspirationId: string, id: string, to: TaskTarget | MoveStep): Promise<RowChange>;
  /** As `deleteInspiration`. */
  deleteTask(inspirationId: string, id: string, keeps?: boolean): Promise<RowChange>;
  /** Brings a deleted item back. @throws AppError `restored-already`, `deleted-missing`. */
  restoreDeleted(id: string): Promise<RowChange>;
  undo(change: RowChange): Promise<void>;
  /**
   * Counts `ms` milliseconds of focus to a task. It is no edit: it writes this row only, adds no event, leaves `updated_at` of
   * the goal as it is, and an earlier change can still be undone.
   */
  addFocusTime(inspirationId: string, id: string, ms: number): Promise<void>;
  saveChart(store: ChartStore, inspirationId: string, data: unknown): Promise<void>;
  /** Counts all tasks again. @returns the number of corrected inspirations. */
  heal(): Promise<number>;
  clear(): Promise<void>;
}

export function createBoard(deps: BoardDeps): Board {
  const { db, deleted } = deps;
  const toRules = (): RuleDeps => ({ now: deps.now(), newId: deps.newId, words: deps.words });
  const write = <T>(job: (tx: BoardWrite, rules: RuleDeps) => Promise<T>) => {
    const rules = toRules();
    return db.write(BOARD_STORES, (tx) => job(tx, rules));
  };
  const remove = (keeps: boolean, plan: (tx: BoardRead) => Promise<RowChange>) =>
    keeps ? removeKept(deps, plan) : write(async (tx) => applyChange(tx, { ...(await plan(tx)), deleted: [] }));
  const change = (job: (tx: BoardWrite, rules: RuleDeps) => Promise<RowChange>) =>
    write(async (tx, rules) => applyChange(tx, await job(tx, rules)));
  return {
    createInspiration: (input) => change(async (_tx, rules) => createInspiration(input, rules)),
    editInspiration: (id, patch, opened) =>
      change(async (tx, rules) => {
        const inspiration = await getInspiration(tx, id, rules);
        refuseOverwriting(opened, inspiration, patch);
        return editInspiration(inspiration, patch, rules);
      }),
    deleteInspiration: (id, keeps = true) => {
      const rules = toRules();
      return remove(keeps, async (tx) => deleteInspiration(await getRows(tx, id, rules), rules));
    },
    addTasks: (id, drafts, parentId) =>
      change(async (tx, rules) => {
        const inspiration = await getInspiration(tx, id, rules);
        if (parentId !== null) await getTask(tx, id, parentId, rules);
        return addTasks(inspiration, drafts, parentId, rules);
      }),
    editTask: (id, taskId, patch, parentId, opened) =>
      change(async (tx, rules) => {
        const tree = await getTree(tx, id, rules);
        const task = await getTask(tx, id, taskId, rules);
        refuseOverwriting(opened, task, patch);
        const isMoved = (task.parent_task_id || null) !== parentId;
        const moved = isMoved ? await moveInTree(tx, tree, taskId, { parentId, beforeId: null }, rules) : NO_CHANGE;
        const after = new Map(moved.tasks.map((edit) => [edit.before?.id, edit.after]));
        const tasks = tree.tasks.map((each) => after.get(each.id) ?? each);
        const edits = [{ task: after.get(taskId) ?? task, patch }];
        return joinChanges([moved, editTasks({ inspiration: tree.inspiration, tasks }, edits, rules)]);
      }),
    editTasks: (id, patches) => change((tx, rules) => patchTasks(tx, id, patches, rules)),
    mergeTasks: (id, added, patches) =>
      change(async (tx, rules) => {
        const inspiration = await getInspiration(tx, id, rules);
        for (const { parentId } of added) if (parentId !== null) await getTask(tx, id, parentId, rules);
        const branches = added.map(({ parentId, drafts }) => addTasks(inspiration, drafts, parentId, rules));
        return joinChanges([...branches, await patchTasks(tx, id, patches, rules)]);
      }),
    moveTask: (id, taskId, to) =>
      change(async (tx, rules) => {
        await getTask(tx, id, taskId, rules);
        const tree = await getTree(tx, id, rules);
        const target = typeof to === 'string' ? stepTarget(buildTree(tree.tasks), taskId, to) : to;
        return target === null ? NO_CHANGE : moveInTree(tx, tree, taskId, target, rules);
      }),
    deleteTask: (id, taskId, keeps = true) => {
      const rules = toRules();
      return remove(keeps, async (tx) => {
        await getTask(tx, id, taskId, rules);
        return deleteTask(await getTree(tx, id, rules), taskId, rules);
      });
    },
    restoreDeleted: (id) => restoreKept(deps, id),
    async undo(done) {
      for (const { before } of done.deleted) if (before !== null) await deleted.keep(before);
      await write((tx, { now }) => revertChange(tx, done, now));
      await forget(
        deleted,
        done.deleted.flatMap(({ after }) => after ?? []),
      );
    },
    saveChart: (store, id, data) =>
      write(async (tx, rules) => {
        await getInspiration(tx, id, rules);
        const before = await readChart(tx, store, id, rules.now);
        await tx.objectStore(store).put({ ...before, inspiration_id: id, data, updated_at: rules.now });
      }),
    addFocusTime: (id, taskId, ms) =>
      db.write(['tasks'], async (tx) => {
        const task = await getTask(tx, id, taskId, { now: deps.now() });
        const after = addFocus(task, ms);
        if (after !== task) await tx.objectStore('tasks').put(after);
      }),
    heal: () =>
      write(async (tx, { now }) => {
        const ids = (await readInspirations(tx, now)).map(({ id }) => id);
        return healCounters(tx, ids, now);
      }),
    clear: () => write(clearBoard),
  };
}

function refuseOverwriting<Row extends object>(opened: Row | undefined, current: Row, patch: Partial<Row>): void {
  const [field] = opened === undefined ? [] : findConflicts(opened, current, patch);
  if (field !== undefined)
    throw new AppError('edited-since', `${field} has changed since the form was opened`, { current });
}

async function moveInTree(
  tx: BoardWrite,
  rows: InspirationTasks,
  taskId: string,
  target: TaskTarget,
  rules: RuleDeps,
): Promise<RowChange> {
  if (target.parentId !== null) await getTask(tx, rows.inspiration.id, target.parentId, rules);
  const moved = moveTask(rows, taskId, target, rules);
  if (moved === null) throw new AppError('move-refused', `Task ${taskId} cannot go below ${target.parentId}`);
  return moved;
}

async function patchTasks(
  tx: BoardWrite,
  id: string,
  patches: ReadonlyMap<string, TaskPatch>,
  rules: RuleDeps,
): Promise<RowChange> {
  const inspiration = await getInspiration(tx, id, rules);
  const edits = [];
  for (const [taskId, patch] of patches) edits.push({ task: await getTask(tx, id, taskId, rules), patch });
  if (edits.length === 0) return NO_CHANGE;
  // What follows a repeating task depends on its sub-tasks and on the task that followed it before.
  const isRepeating = edits.some(({ task, patch }) => task.repeat || patch.repeat);
  const tasks = isRepeating ? await readTasks(tx, rules.now, id) : [];
  return editTasks({ inspiration, tasks }, edits, rules);
}

async function getInspiration(tx: BoardRead, id: string, { now }: RuleDeps): Promise<Inspiration> {
  const inspiration = await readInspiration(tx, id, now);
  if (inspiration === null) throw new AppError('inspiration-missing', `Inspiration ${id} does not exist`);
  return inspiration;
}

async function getTask(
  tx: BoardRead,
  inspirationId: string,
  id: string,
  { now }: Pick<RuleDeps, 'now'>,
): Promise<Task> {
  const task = await readTask(tx, id, now);
  if (task?.inspiration_id !== inspirationId) throw new AppError('task-missing', `Task ${id} does not exist`);
  return task;
}

async function getRows(tx: BoardRead, id: string, rules: RuleDeps): Promise<InspirationRows> {
  await getInspiration(tx, id, rules);
  const rows = await readRowsOf(tx, id, rules.now);
  if (rows === null) throw new AppError('inspiration-missing', `Inspiration ${id} does not exist`);
  return rows;
}

async function getTree(tx: BoardRead, id: string, rules: RuleDeps): Promise<InspirationTasks> {
  return { inspiration: await getInspiration(tx, id, rules), tasks: await readTasks(tx, rules.now, id) };
}
