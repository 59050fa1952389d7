import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { apiErrorFor } from '../api-error.ts';
import { forget, giveBack, takeFromWindow, takeWithDelay } from '../throttles.ts';
import { GUESSES, GUESSES_PER_NETWORK } from './constants.ts';

/** A guess at a password that was let through and counts as a failure until it is given back. */
export interface Guess {
  giveBack(): Promise<void>;
}

export interface Guesses {
  /**
   * Counts a guess before the password is looked at, so that many at the same moment cannot get through together. Throws
   * `TOO_MANY_ATTEMPTS` where the account or the network has to wait. `account` names one that need not exist.
   */
  take(account: string, network: string): Promise<Guess>;
  /** Nothing stands against the account any more. */
  forgive(account: string): Promise<void>;
}

export function createGuesses(db: Kysely<Database>, now: () => number): Guesses {
  const toKeys = (account: string, network: string) => [`guess:${account}`, `guess-from:${network}`] as const;
  return {
    async take(account, network) {
      const [accountKey, networkKey] = toKeys(account, network);
      await db.transaction().execute(async (transaction) => {
        refuseFor(await takeWithDelay(transaction, accountKey, GUESSES, now()));
        refuseFor(await takeFromWindow(transaction, networkKey, GUESSES_PER_NETWORK, now()));
      });
      return {
        giveBack: () =>
          db.transaction().execute(async (transaction) => {
            await giveBack(transaction, accountKey);
            await giveBack(transaction, networkKey);
          }),
      };
    },
    forgive: (account) => forget(db, toKeys(account, '')[0]),
  };
}

/** Within the transaction, so that a guess that is refused by one limit does not count at the other. */
function refuseFor(waitMs: number): void {
  if (waitMs > 0) throw apiErrorFor('TOO_MANY_ATTEMPTS', waitMs);
}
