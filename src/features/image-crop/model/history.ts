import { HISTORY_MAX_COUNT } from '../constants.ts';

/** States that can be undone and redone. */
export interface History<T> {
  readonly past: readonly T[];
  readonly present: T;
  readonly future: readonly T[];
  /** The gesture under way: its further changes replace the present. */
  readonly gesture: string | null;
}

export function startHistory<T>(present: T): History<T> {
  return { past: [], present, future: [], gesture: null };
}

/**
 * A change. Changes of one gesture, such as a drag or a slider, are undone together; null is a change of its own.
 * A change to an equal state is none.
 */
export function record<T>(history: History<T>, next: T, gesture: string | null): History<T> {
  const { past, present } = history;
  if (isEqual(present, next)) return history;
  if (gesture !== null && gesture === history.gesture) return { ...history, present: next, future: [] };
  return { past: [...past, present].slice(-HISTORY_MAX_COUNT), present: next, future: [], gesture };
}

/** Ends the gesture. If it led back to where it started, nothing remains to be undone. */
export function seal<T>(history: History<T>): History<T> {
  if (history.gesture === null) return history;
  const { past, present } = history;
  const before = past.at(-1);
  const isBack = before !== undefined && isEqual(before, present);
  return { ...history, past: isBack ? past.slice(0, -1) : past, gesture: null };
}

export function undo<T>(history: History<T>): History<T> {
  const { past, present, future } = seal(history);
  const before = past.at(-1);
  if (before === undefined) return history;
  return { past: past.slice(0, -1), present: before, future: [present, ...future], gesture: null };
}

export function redo<T>(history: History<T>): History<T> {
  const { past, present, future } = seal(history);
  const [after, ...later] = future;
  if (after === undefined) return history;
  return { past: [...past, present], present: after, future: later, gesture: null };
}

/** States are plain data. */
function isEqual(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}
