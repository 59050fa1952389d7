import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';

/** Entries of one query: few enough that other calls are answered in between. */
const BATCH_SIZE = 500;
const DAY_MS = 24 * 60 * 60_000;

interface AuditAddressDeps {
  readonly db: Kysely<Database>;
  readonly now: () => number;
  /** Days that entries keep the network address of their actor. */
  readonly days: number;
}

/**
 * Returns a task that empties the network addresses of entries older than the days; everything else of an entry stays for
 * ever. Call it from time to time: each run continues where the one before ended, so that old entries are read once.
 */
export function createAddressSweep({ db, now, days }: AuditAddressDeps): () => Promise<void> {
  let last = { at: 0, id: '' };
  return async () => {
    const before = now() - days * DAY_MS;
    for (;;) {
      const { at, id } = last;
      const batch = await db
        .selectFrom('audit_log')
        .select(['id', 'at', 'address'])
        .where('at', '<', before)
        .where('at', '>=', at)
        .where(({ or, eb }) => or([eb('at', '>', at), eb('id', '>', id)]))
        .orderBy('at')
        .orderBy('id')
        .limit(BATCH_SIZE)
        .execute();
      const ids = batch.filter(({ address }) => address !== '').map((entry) => entry.id);
      if (ids.length > 0) await db.updateTable('audit_log').set({ address: '' }).where('id', 'in', ids).execute();
      last = batch.at(-1) ?? last;
      if (batch.length < BATCH_SIZE) return;
    }
  };
}
