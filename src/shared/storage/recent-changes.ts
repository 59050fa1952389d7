import { restoreParts } from './restore-parts.ts';

/** Another tab may write within this time without having seen a change of this page. */
const RACE_MS = 1_000;
/** Bounds the contest of two tabs that change the same part at the same moment. */
const REPEATS_MAX = 3;

interface RecentChange<T> {
  readonly before: T;
  readonly after: T;
  readonly until: number;
  repeats: number;
}

export interface RecentChanges<T> {
  add(before: T, after: T): void;
  /** `stored` with this page's recent changes that it lacks; `stored` itself when it lacks none. */
  restoreIn(stored: T): T;
  clear(): void;
}

/**
 * [Note: Races of tabs] Tabs see each other's writes some milliseconds late, so two tabs that write at once overwrite each
 * other's change. A tab that receives a value without its own recent change restores the change in it.
 */
export function createRecentChanges<T>(): RecentChanges<T> {
  let recent: RecentChange<T>[] = [];
  return {
    add(before, after) {
      recent.push({ before, after, until: Date.now() + RACE_MS, repeats: 0 });
    },
    restoreIn(stored) {
      const now = Date.now();
      recent = recent.filter(({ until, repeats }) => until > now && repeats < REPEATS_MAX);
      const restored = recent.reduce((current, { before, after }) => restoreParts(current, before, after), stored);
      if (JSON.stringify(restored) === JSON.stringify(stored)) return stored;
      for (const change of recent) change.repeats += 1;
      return restored;
    },
    clear() {
      recent = [];
    },
  };
}
