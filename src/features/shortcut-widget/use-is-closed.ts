import { useSyncExternalStore } from 'react';
import { hiddenForMs } from './model/closed.ts';
import { widgetClosed } from './widget-store.ts';

/** Whether the visitor has closed the widget, in any tab, and its time is not over. */
export function useIsClosed(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => msLeft() > 0,
    () => false,
  );
}

function msLeft(): number {
  return hiddenForMs(widgetClosed.useValue.getState(), Date.now());
}

function subscribe(onChange: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const update = () => {
    clearTimeout(timer);
    const left = msLeft();
    if (left > 0) timer = setTimeout(update, left);
    onChange();
  };
  const unsubscribe = widgetClosed.useValue.subscribe(update);
  // Timers stand still while the device sleeps.
  document.addEventListener('visibilitychange', update);
  update();
  return () => {
    clearTimeout(timer);
    unsubscribe();
    document.removeEventListener('visibilitychange', update);
  };
}
