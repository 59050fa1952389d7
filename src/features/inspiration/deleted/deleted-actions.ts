import { confirm } from '../../../shared/confirm/confirm.ts';
import { board, deletedItems } from '../board.ts';
import { attempt, notify, offerUndoOf, withdrawUndo } from '../board-actions.ts';
import { type DeletedHead, deletedIdOf } from '../model/deleted-item.ts';
import type { ListedItem } from '../storage/deletions.ts';
import { inspirationName, taskName } from '../words.ts';
import { copy as words } from './copy.ts';

/** The name of a deleted goal or task. */
export function deletedName({ kind, title }: DeletedHead): string {
  return kind === 'goal' ? inspirationName(title) : taskName(title);
}

/** Brings an item back, after a question where its goal must return first. @returns whether it was restored. */
export async function restoreItem(head: ListedItem): Promise<boolean> {
  const { goal } = head;
  const [name, goalName] = [deletedName(head), inspirationName(head.goalTitle)];
  const isAlone = head.kind === 'goal' || goal === 'on-board';
  if (!isAlone) {
    withdrawUndo();
    const { title, body, bodyGone, confirm: confirmLabel } = words.withGoal;
    const question = { title: title(goalName), body: (goal === 'gone' ? bodyGone : body)(name, goalName) };
    if (!(await confirm({ ...question, confirmLabel, isDestructive: false }))) return false;
  }
  const change = await attempt(async () => {
    if (!isAlone && goal === 'deleted') await board.restoreDeleted(deletedIdOf('goal', head.goalId));
    return board.restoreDeleted(head.id);
  }, words.restoreFailed);
  if (change === null) return false;
  if (isAlone) offerUndoOf(words.restored(name), change);
  else notify(words.restoredBoth(name, goalName));
  return true;
}

/** Asks, and removes an item for good. @returns whether it was removed. */
export async function purgeItem(head: DeletedHead): Promise<boolean> {
  const name = deletedName(head);
  withdrawUndo();
  const { title, body, bodyTasks, confirm: confirmLabel } = words.confirmPurge;
  const text = head.taskCount === 0 ? body : bodyTasks(head.taskCount);
  if (!(await confirm({ title: title(name), body: text, confirmLabel }))) return false;
  const purged = await attempt(async () => {
    await deletedItems.remove([head.id]);
    return true;
  }, words.purgeFailed);
  if (purged !== null) notify(words.purged(name));
  return purged !== null;
}
