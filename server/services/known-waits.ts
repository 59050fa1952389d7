/** For how long a wait is known at most, in milliseconds: another process may have ended it meanwhile. */
const MEMORY_MAX_MS = 10_000;
/** Beyond so many, the oldest are forgotten: the database still knows them. */
const WAITS_MAX = 10_000;

/** Limits that are used up, so that callers who must wait are refused without the database. */
export interface KnownWaits {
  /** How long a limit is known to be used up, in milliseconds; 0 if it is not. */
  find(key: string): number;
  /** `waitMs` from now. */
  note(key: string, waitMs: number): void;
  /** Call it whenever uses of a limit are given back. */
  forget(keys: Iterable<string>): void;
  forgetAll(): void;
}

interface Wait {
  readonly notedAt: number;
  readonly endsAt: number;
}

/** @param now milliseconds since 1970. */
export function createKnownWaits(now: () => number): KnownWaits {
  const waits = new Map<string, Wait>();

  return {
    find(key) {
      const wait = waits.get(key);
      if (wait === undefined) return 0;
      const ageMs = now() - wait.notedAt;
      const waitMs = wait.endsAt - now();
      // The clock may have been set back.
      if (waitMs > 0 && ageMs >= 0 && ageMs < MEMORY_MAX_MS) return waitMs;
      waits.delete(key);
      return 0;
    },
    note(key, waitMs) {
      waits.delete(key);
      waits.set(key, { notedAt: now(), endsAt: now() + waitMs });
      if (waits.size > WAITS_MAX) waits.delete(waits.keys().next().value ?? key);
    },
    forget(keys) {
      for (const key of keys) waits.delete(key);
    },
    forgetAll: () => waits.clear(),
  };
}
