import { dismissToast, showToast, type ToastSeverity } from '../../shared/toast-store.ts';
import { TOAST_MS, UNDO_TOAST_MS } from './constants.ts';
import type { NavState } from './model/nav-state.ts';
import { navStore } from './nav-store.ts';
import { copy } from './words.ts';

/** Shows a message at the bottom of the page (doc 2 §2). */
export function notify(message: string, severity: ToastSeverity = 'success'): void {
  showToast(message, { severity, position: 'bottom-center', durationMs: TOAST_MS });
}

let undoToast: number | null = null;

/**
 * Reports a change of the items with an offer to undo it. A newer offer replaces the older one. `undoMore` undoes what changed
 * beside the items.
 */
export function offerUndo(message: string, before: NavState, after: NavState, undoMore?: () => Promise<void>): void {
  if (undoToast !== null) dismissToast(undoToast);
  const onClick = () => {
    if (undo(before, after)) void undoMore?.();
  };
  const action = { label: copy.toasts.undo, onClick };
  undoToast = showToast(message, { severity: 'success', position: 'bottom-center', durationMs: UNDO_TOAST_MS, action });
}

/** Brings items and layout back, unless the items were changed since. @returns whether they are back. */
function undo(before: NavState, after: NavState): boolean {
  const current = navStore.refresh();
  if (JSON.stringify(current.items) !== JSON.stringify(after.items)) {
    notify(copy.toasts.changedSince, 'warning');
    return false;
  }
  const isStored = navStore.update((state) => ({ ...state, items: before.items, layout: before.layout }));
  if (isStored) notify(copy.toasts.undone, 'info');
  else notify(copy.toasts.notStored, 'warning');
  return true;
}
