import { AppError } from '../../core/errors.ts';
import { toDataErrorWords } from '../../shared/data/error-words.ts';
import { dismissToast, showToast, type ToastSeverity } from '../../shared/toast-store.ts';
import { board, undoStack } from './board.ts';
import { TOAST_MS, UNDO_TOAST_MS } from './constants.ts';
import type { RowChange } from './model/row-change.ts';
import type { BoardErrorCode } from './storage/board.ts';
import { copy } from './words.ts';

const WORDS: Readonly<Record<string, string>> = {
  'inspiration-missing': copy.errors.missing,
  'task-missing': copy.errors.taskMissing,
  'changed-since': copy.errors.changedSince,
  'move-refused': copy.errors.moveRefused,
  'edited-since': copy.errors.editedSince,
  'deletion-not-kept': copy.errors.deletionNotKept,
  'restored-already': copy.errors.restoredAlready,
  'deleted-missing': copy.errors.deletedMissing,
} satisfies Record<BoardErrorCode, string>;

/** Why an operation of the board failed, in words. */
export function toReason(error: unknown): string {
  return (error instanceof AppError ? WORDS[error.code] : undefined) ?? toDataErrorWords(error);
}

/** Shows a message at the bottom of the page (doc 3 §2). */
export function notify(message: string, severity: ToastSeverity = 'success'): void {
  showToast(message, { severity, position: 'bottom-center', durationMs: TOAST_MS });
}

/**
 * Runs an operation. A failure is reported in the words of `toMessage`, and a bug is thrown again.
 * @returns its result; null when it failed.
 */
export async function attempt<T>(job: () => Promise<T>, toMessage: (reason: string) => string): Promise<T | null> {
  try {
    return await job();
  } catch (error) {
    notify(toMessage(toReason(error)), 'error');
    if (!(error instanceof AppError)) throw error;
    return null;
  }
}

/** Shows a message while a job lasts that may take seconds. */
export async function sayWhile<T>(message: string, job: () => Promise<T>): Promise<T> {
  const id = showToast(message, { position: 'bottom-center', durationMs: Number.POSITIVE_INFINITY });
  try {
    return await job();
  } finally {
    dismissToast(id);
  }
}

let undoToast: number | null = null;

/** Takes the offer to undo away, which would cover a list of deleted items or a question. */
export function withdrawUndo(): void {
  if (undoToast !== null) dismissToast(undoToast);
  undoToast = null;
}

/** Reports a change with an offer to undo it. A newer offer replaces the older one. */
export function offerUndo(
  message: string,
  undo: () => Promise<unknown>,
  label: string = copy.changes.undo,
  severity: ToastSeverity = 'success',
): void {
  withdrawUndo();
  const action = { label, onClick: () => void undo() };
  undoToast = showToast(message, {
    severity,
    position: 'bottom-center',
    durationMs: UNDO_TOAST_MS,
    action,
  });
}

/** The same for a change of the board. `onUndo` gets the undo that has begun. */
export function offerUndoOf(
  message: string,
  change: RowChange,
  { severity = 'success', onUndo }: { severity?: ToastSeverity; onUndo?: (undo: Promise<void>) => void } = {},
): void {
  const undo = async () => {
    const undone = await attempt(async () => {
      await board.undo(change);
      return true;
    }, copy.errors.undo);
    const id = change.tasks[0]?.after?.inspiration_id ?? change.tasks[0]?.before?.inspiration_id;
    if (undone !== null) reportUndone(id ?? null);
  };
  const begin = () => {
    const begun = undo();
    onUndo?.(begun);
    return begun;
  };
  offerUndo(message, begin, copy.changes.undo, severity);
}

/** Takes the last change of a goal back, and offers the one before it. */
export async function undoLast(inspirationId: string): Promise<void> {
  const undone = await attempt(() => undoStack.undoLast(inspirationId), copy.errors.undo);
  if (undone === true) reportUndone(inspirationId);
  if (undone === false) notify(copy.changes.nothingToUndo, 'info');
}

/** The same for the last change of all goals. */
export async function undoLatest(): Promise<void> {
  const undone = await attempt(async () => ({ goal: await undoStack.undoLatest() }), copy.errors.undo);
  if (undone === null) return;
  if (undone.goal === null) notify(copy.changes.nothingToUndo, 'info');
  else reportUndone(undone.goal);
}

/** Makes the change of all goals again that was undone last. */
export async function redoLatest(): Promise<void> {
  const redone = await attempt(async () => ({ goal: await undoStack.redoLatest() }), copy.errors.redo);
  const goal = redone?.goal ?? null;
  if (goal !== null) offerUndo(copy.changes.redone, () => undoLast(goal));
  else if (redone !== null) notify(copy.changes.nothingToRedo, 'info');
}

/** Makes the change again that was undone last. */
export async function redoLast(inspirationId: string): Promise<void> {
  const redone = await attempt(() => undoStack.redoLast(inspirationId), copy.errors.redo);
  if (redone === null) return;
  if (redone) offerUndo(copy.changes.redone, () => undoLast(inspirationId));
  else notify(copy.changes.nothingToRedo, 'info');
}

function reportUndone(inspirationId: string | null): void {
  if (inspirationId === null || !undoStack.canUndo(inspirationId)) notify(copy.changes.undone, 'info');
  else offerUndo(copy.changes.undone, () => undoLast(inspirationId), copy.changes.undoMore);
}
