import { apiErrorFor } from '../api-error.ts';
import { refundThrottle, resetThrottle, takeFromWindow, takeWithDelay } from '../throttles.ts';
import type { AccountsContext } from './accounts-context.ts';
import { ATTEMPTS, ATTEMPTS_PER_NETWORK } from './constants.ts';

type Context = Pick<AccountsContext, 'db' | 'now'>;

/** An attempt at a password that was let through. It counts as a failure until it is refunded. */
export interface LoginAttempt {
  refund(): Promise<void>;
}

/**
 * Records an attempt before the password is verified, so that many simultaneous attempts cannot get through together. Throws
 * `TOO_MANY_ATTEMPTS` while the account or the network must wait. `account` need not exist.
 */
export async function recordAttempt({ db, now }: Context, account: string, network: string): Promise<LoginAttempt> {
  const [accountKey, networkKey] = [toAccountKey(account), `guess-from:${network}`];
  await db.transaction().execute(async (transaction) => {
    // Within one transaction, so that an attempt that one limit rejects does not count at the other.
    rejectWhile(await takeWithDelay(transaction, accountKey, ATTEMPTS, now()));
    rejectWhile(await takeFromWindow(transaction, networkKey, ATTEMPTS_PER_NETWORK, now()));
  });
  return {
    refund: () =>
      db.transaction().execute(async (transaction) => {
        await refundThrottle(transaction, accountKey);
        await refundThrottle(transaction, networkKey);
      }),
  };
}

/** Forgets the failed attempts at an account. */
export async function resetAttempts({ db }: Context, account: string): Promise<void> {
  await resetThrottle(db, toAccountKey(account));
}

function toAccountKey(account: string): string {
  return `guess:${account}`;
}

function rejectWhile(waitMs: number): void {
  if (waitMs > 0) throw apiErrorFor('TOO_MANY_ATTEMPTS', waitMs);
}
