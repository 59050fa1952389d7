import { createStore } from 'zustand/vanilla';

/** How many views need the whole window. */
const holds = createStore<number>(() => 0);

/**
 * Hides what floats above the page, until the returned function is called: for a view whose controls reach the edges of the
 * window.
 */
export function hideFloatingParts(): () => void {
  holds.setState((count) => count + 1, true);
  return () => holds.setState((count) => count - 1, true);
}

/** Whether floating parts are hidden now. */
export function areFloatingPartsHidden(): boolean {
  return holds.getState() > 0;
}

/** Calls `handler` whenever that may have changed, until the returned function is called. */
export function onFloatingPartsChange(handler: () => void): () => void {
  return holds.subscribe(handler);
}
