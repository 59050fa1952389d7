import type { Kysely } from 'kysely';
import type { AccountExport } from '../../../src/core/contracts/own-account.ts';
import type { Database } from '../../db/schema.ts';
import { listFree } from './read-records.ts';

/** Everything that is stored about the games of a user, for the export of the account. */
export async function readGameData(db: Kysely<Database>, userId: string): Promise<AccountExport['game']> {
  const days = await db
    .selectFrom('flock_days')
    .select(['day', 'started_at', 'score', 'finished_at'])
    .where('user_id', '=', userId)
    .orderBy('day')
    .execute();
  const ghosts = await db
    .selectFrom('flock_ghosts')
    .select(['day', 'score', 'log', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('day')
    .execute();
  return {
    days: days.map(({ day, started_at, score, finished_at }) => ({
      ...{ day, score },
      ...{ startedAt: started_at, finishedAt: finished_at },
    })),
    ghosts: ghosts.map(({ day, score, log, created_at }) => ({
      day,
      score,
      log: JSON.parse(log),
      createdAt: created_at,
    })),
    free: await listFree(db, userId),
  };
}
