import { restoreParts } from './restore-parts.ts';

/** Another tab may write within this time without having seen the last change of this page. */
const RACE_MS = 1_000;
/** Bounds the contest of two tabs that set the same part back at the same moment. */
const RESTORES_MAX = 100;
/** Bounds the work of one restore. */
const CHANGES_MAX = 100;

interface RecentChange<T> {
  readonly before: T;
  readonly after: T;
}

export interface RecentChanges<T> {
  add(before: T, after: T): void;
  /** `stored` with this page's recent changes that it lacks; `stored` itself when it lacks none. */
  restoreIn(stored: T): T;
  clear(): void;
}

/**
 * [Note: Races of tabs] Tabs see each other's writes some milliseconds late, so two tabs that write at once overwrite each
 * other's change. A tab that receives a value without its own recent change restores the change in it. The other tab may lag
 * several changes behind, so all changes of a series are kept until the last one is old.
 */
export function createRecentChanges<T>(): RecentChanges<T> {
  let recent: RecentChange<T>[] = [];
  let until = 0;
  let restores = 0;

  function forgetOld(): void {
    if (Date.now() >= until) recent = [];
  }

  return {
    add(before, after) {
      forgetOld();
      recent.push({ before, after });
      if (recent.length > CHANGES_MAX) recent.shift();
      until = Date.now() + RACE_MS;
      restores = 0;
    },
    restoreIn(stored) {
      forgetOld();
      if (restores >= RESTORES_MAX) return stored;
      const restored = recent.reduce((current, { before, after }) => restoreParts(current, before, after), stored);
      if (JSON.stringify(restored) === JSON.stringify(stored)) return stored;
      restores += 1;
      return restored;
    },
    clear() {
      recent = [];
    },
  };
}
