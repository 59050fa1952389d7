import { pruneThrottles } from '../../db/throttles.ts';
import type { AccountsContext } from './accounts-context.ts';
import { DAY_MS } from './constants.ts';
import { pruneCodes } from './email-codes.ts';
import { pruneNetworks } from './known-places.ts';
import { pruneSessions } from './sessions.ts';
import { pruneSignIns } from './sign-in-log.ts';

/** Removes expired codes, counts without effect, sessions that are over, and networks and sign-ins of long ago. Call it from time to time. */
export async function pruneAccounts(context: Pick<AccountsContext, 'db' | 'now'>): Promise<void> {
  await pruneCodes(context);
  await pruneThrottles(context.db, DAY_MS, context.now());
  await pruneSessions(context);
  await pruneNetworks(context);
  await pruneSignIns(context);
}
