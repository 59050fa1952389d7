import { showToast } from '../../shared/toast-store.ts';
import { UNDO_TOAST_MS } from './constants.ts';
import { copy } from './copy.ts';
import { widgetClosed } from './widget-store.ts';

/** Hides the shortcuts for a day, in all tabs. The notice offers to undo it. */
export function closeWidget(onUndo?: () => void): void {
  const isStored = widgetClosed.set(Date.now());
  const reopen = () => {
    onUndo?.();
    widgetClosed.clear();
  };
  showToast(isStored ? copy.closed : copy.closedUntilReload, {
    position: 'bottom-center',
    durationMs: UNDO_TOAST_MS,
    action: { label: copy.undo, onClick: reopen },
  });
}
