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

/** Reports a change of the items with an offer to undo it. A newer offer replaces the older one. */
export function offerUndo(message: string, before: NavState, after: NavState): void {
  if (undoToast !== null) dismissToast(undoToast);
  const action = { label: copy.toasts.undo, onClick: () => undo(before, after) };
  undoToast = showToast(message, { severity: 'success', position: 'bottom-center', durationMs: UNDO_TOAST_MS, action });
}

/** Brings items and layout back, unless the items were changed since. */
function undo(before: NavState, after: NavState): void {
  const current = navStore.refresh();
  if (JSON.stringify(current.items) !== JSON.stringify(after.items)) {
    notify(copy.toasts.changedSince, 'warning');
    return;
  }
  const isStored = navStore.update((state) => ({ ...state, items: before.items, layout: before.layout }));
  if (isStored) notify(copy.toasts.undone, 'info');
  else notify(copy.toasts.notStored, 'warning');
}
