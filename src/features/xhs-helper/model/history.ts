import { HISTORY_MAX_COUNT } from '../constants.ts';

/** States that can be undone and redone. States are immutable and share their unchanged parts. */
export interface History<T> {
  readonly past: readonly T[];
  readonly present: T;
  readonly future: readonly T[];
  /** The gesture under way, such as typing in one field: its further changes replace the present. */
  readonly gesture: string | null;
}

/** A history without a past. */
export function startHistory<T>(present: T): History<T> {
  return { past: [], present, future: [], gesture: null };
}

/** A change. Changes of one gesture are undone together; null is a change of its own. The same object is no change. */
export function record<T>(history: History<T>, next: T, gesture: string | null): History<T> {
  const { past, present } = history;
  if (Object.is(present, next)) return history;
  if (gesture !== null && gesture === history.gesture) return { ...history, present: next, future: [] };
  return { past: [...past, present].slice(-HISTORY_MAX_COUNT), present: next, future: [], gesture };
}

/** A change that belongs to the one before, such as cards that follow a changed text: it is undone with it. */
export function amend<T>(history: History<T>, next: T): History<T> {
  return Object.is(history.present, next) ? history : { ...history, present: next };
}

/** Ends the gesture. */
export function seal<T>(history: History<T>): History<T> {
  return history.gesture === null ? history : { ...history, gesture: null };
}

/** The state before the last change; the same history where there is none. */
export function undo<T>(history: History<T>): History<T> {
  const { past, present, future } = history;
  const before = past.at(-1);
  if (before === undefined) return history;
  return { past: past.slice(0, -1), present: before, future: [present, ...future], gesture: null };
}

/** The state that was undone last; the same history where there is none. */
export function redo<T>(history: History<T>): History<T> {
  const { past, present, future } = history;
  const [after, ...later] = future;
  if (after === undefined) return history;
  return { past: [...past, present], present: after, future: later, gesture: null };
}
