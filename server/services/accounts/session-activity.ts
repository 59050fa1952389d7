import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { LAST_SEEN_STEP_MS } from './constants.ts';

/**
 * Collects which sessions made a call, and writes their times together, so that no call waits for a write. A crash loses
 * the times since the last flush, at most a minute.
 */
export interface SessionActivity {
  /** `lastSeenAt` is the stored time; a session is written at most every 5 minutes. */
  note(sessionId: string, lastSeenAt: number): void;
  /** Writes the collected times. Call it from time to time and before the database is closed. */
  flush(): Promise<void>;
}

interface SessionActivityDeps {
  readonly db: Kysely<Database>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Updates of one transaction, so that calls in between do not wait for a long one. */
const BATCH_SIZE = 100;

export function createSessionActivity({ db, now }: SessionActivityDeps): SessionActivity {
  let seen = new Map<string, number>();
  return {
    note(sessionId, lastSeenAt) {
      const time = now();
      if (time - lastSeenAt >= LAST_SEEN_STEP_MS) seen.set(sessionId, time);
    },
    async flush() {
      const rows = [...seen];
      seen = new Map();
      for (let start = 0; start < rows.length; start += BATCH_SIZE) {
        await writeTimes(db, rows.slice(start, start + BATCH_SIZE));
      }
    },
  };
}

function writeTimes(db: Kysely<Database>, rows: readonly (readonly [string, number])[]): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    for (const [id, time] of rows) {
      await transaction
        .updateTable('sessions')
        .set({ last_seen_at: time })
        .where('id', '=', id)
        .where('last_seen_at', '<', time)
        .execute();
    }
  });
}
