import { AppError } from '../../../core/errors.ts';
import { type DeletedHead, type DeletedItem, headOf } from '../model/deleted-item.ts';
import { restoreDeleted } from '../model/restore-deleted.ts';
import { isSameRow, type RowChange } from '../model/row-change.ts';
import { applyChange } from './apply-change.ts';
import { BOARD_STORES, type BoardDb, type BoardRead } from './board-db.ts';
import type { DeletedItems } from './deleted-db.ts';
import { readInspiration, readTask, readTasks } from './read-board.ts';

/**
 * [Note: Deleted items]
 * Deleted items stand in another database than the board, and no transaction spans two. So an item is written before its rows
 * are removed, and removed after they are back: a page that is killed in between leaves the item and the rows, never neither.
 * An item whose goal or task is on the board is not listed.
 */
interface DeletionDeps {
  readonly db: BoardDb;
  readonly deleted: DeletedItems;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/**
 * Removes rows after keeping them ([Note: Deleted items]). `plan` reads the rows and says what to remove.
 * @throws AppError `deletion-not-kept`; whatever `plan` throws.
 */
export async function removeKept(
  { db, deleted }: DeletionDeps,
  plan: (tx: BoardRead) => Promise<RowChange>,
): Promise<RowChange> {
  for (;;) {
    const planned = await db.read(BOARD_STORES, plan);
    await keepItems(deleted, planned);
    const done = await db.write(BOARD_STORES, async (tx) => {
      const change = await plan(tx);
      return isSameRow(change.deleted, planned.deleted) ? applyChange(tx, change) : null;
    });
    // Null: another tab has changed a row meanwhile, and the item has its older state.
    if (done !== null) return done;
  }
}

async function keepItems(deleted: DeletedItems, { deleted: edits }: RowChange): Promise<void> {
  try {
    for (const { after } of edits) if (after !== null) await deleted.keep(after);
  } catch (error) {
    throw error instanceof AppError ? new AppError('deletion-not-kept', error.message) : error;
  }
}

/** Brings a kept item back and forgets it. @throws AppError `restored-already`, `deleted-missing`. */
export async function restoreKept({ db, deleted, now }: DeletionDeps, id: string): Promise<RowChange> {
  const item = await deleted.read(id);
  if (item === null) throw new AppError('deleted-missing', `Deleted item ${id} is gone`);
  const { goalId } = headOf(item);
  const at = now();
  const done = await db.write(BOARD_STORES, async (tx) => {
    const inspiration = await readInspiration(tx, goalId, at);
    const tasks = inspiration === null ? [] : await readTasks(tx, at, goalId);
    const usedIds = new Set((await tx.objectStore('tasks').getAllKeys()).map(String));
    const change = restoreDeleted(item, { inspiration, tasks, usedIds }, at);
    if (change === null) throw new AppError('restored-already', `Deleted item ${id} is on the board`);
    return applyChange(tx, change);
  });
  await forget(deleted, [item]);
  return done;
}

/** Removes items whose rows are back. A failure leaves them unlisted until they expire. */
export async function forget(deleted: DeletedItems, items: readonly DeletedItem[]): Promise<void> {
  if (items.length === 0) return;
  try {
    await deleted.remove(items.map((item) => headOf(item).id));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
  }
}

/** A deleted item, and where its goal is. */
export interface ListedItem extends DeletedHead {
  readonly goal: 'on-board' | 'deleted' | 'gone';
}

/** Deleted goals and tasks that are not on the board, newest first. */
export async function listDeleted({ db, deleted, now }: DeletionDeps): Promise<readonly ListedItem[]> {
  const heads = await deleted.list();
  const at = now();
  return db.read(BOARD_STORES, async (tx) => {
    const listed: ListedItem[] = [];
    for (const head of heads) {
      const hasGoal = (await readInspiration(tx, head.goalId, at)) !== null;
      const isOnBoard = head.kind === 'goal' ? hasGoal : (await readTask(tx, head.rowId, at)) !== null;
      const isGoalKept = heads.some(({ kind, rowId }) => kind === 'goal' && rowId === head.goalId);
      if (!isOnBoard) listed.push({ ...head, goal: hasGoal ? 'on-board' : isGoalKept ? 'deleted' : 'gone' });
    }
    return listed;
  });
}
