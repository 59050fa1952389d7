/** States that can be undone and redone. States are immutable and share their unchanged parts. */
export interface History<T> {
  readonly past: readonly T[];
  readonly present: T;
  readonly future: readonly T[];
  /** The gesture under way, such as typing in one field or a drag: its further changes replace the present. */
  readonly gesture: string | null;
}

interface HistoryRules {
  /** States that are kept to be undone. */
  readonly maxCount: number;
  /** Whether a change leads to the same state, so that it is none. */
  readonly isEqual: (one: unknown, other: unknown) => boolean;
}

/** A history without a past. */
export function startHistory<T>(present: T): History<T> {
  return { past: [], present, future: [], gesture: null };
}

/** The steps of histories with these rules. */
export function createHistorySteps({ maxCount, isEqual }: HistoryRules) {
  /** A change. Changes of one gesture are undone together; null is a change of its own. */
  function record<T>(history: History<T>, next: T, gesture: string | null): History<T> {
    const { past, present } = history;
    if (isEqual(present, next)) return history;
    if (gesture !== null && gesture === history.gesture) return { ...history, present: next, future: [] };
    return { past: [...past, present].slice(-maxCount), present: next, future: [], gesture };
  }

  /** A change that belongs to the one before, such as cards that follow a changed text: it is undone with it. */
  function amend<T>(history: History<T>, next: T): History<T> {
    return isEqual(history.present, next) ? history : { ...history, present: next };
  }

  /** Ends the gesture. If it led back to where it started, nothing remains to be undone. */
  function seal<T>(history: History<T>): History<T> {
    if (history.gesture === null) return history;
    const { past, present } = history;
    const before = past.at(-1);
    const isBack = before !== undefined && isEqual(before, present);
    return { ...history, past: isBack ? past.slice(0, -1) : past, gesture: null };
  }

  /** The state before the last change; the same history where there is none. */
  function undo<T>(history: History<T>): History<T> {
    const { past, present, future } = seal(history);
    const before = past.at(-1);
    if (before === undefined) return history;
    return { past: past.slice(0, -1), present: before, future: [present, ...future], gesture: null };
  }

  /** The state that was undone last; the same history where there is none. */
  function redo<T>(history: History<T>): History<T> {
    const { past, present, future } = seal(history);
    const [after, ...later] = future;
    if (after === undefined) return history;
    return { past: [...past, present], present: after, future: later, gesture: null };
  }

  return { record, amend, seal, undo, redo };
}
