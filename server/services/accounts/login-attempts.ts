import { type ApiError, apiErrorFor, isApiError } from '../api-error.ts';
import type { Caller } from '../caller.ts';
import { refundThrottle, resetThrottle, takeFromWindow, takeWithDelay } from '../throttles.ts';
import type { AccountsContext } from './accounts-context.ts';
import { ATTEMPTS, ATTEMPTS_PER_ACCOUNT, ATTEMPTS_PER_NETWORK } from './constants.ts';

type Context = Pick<AccountsContext, 'db' | 'now'>;
type Transaction = Context['db'];

/** An attempt at a password or a code that was let through. It counts as a failure until it is refunded. */
export interface Attempt {
  refund(): Promise<void>;
}

/** An attempt at a password. */
export interface LoginAttempt extends Attempt {
  /** Until when, in milliseconds from now, the answer must not tell whether the password was right; 0 if it may. */
  readonly closedForMs: number;
}

/**
 * Records an attempt before the password is verified, so that many simultaneous attempts cannot get through together. Throws
 * `TOO_MANY_ATTEMPTS` while the account must wait for attempts from this network, or the network must. After very many attempts
 * from all networks the account is closed. `account` need not exist. A known device counts by itself alone.
 */
export async function recordAttempt(
  context: Context,
  account: string,
  caller: Caller,
  device: string | null = null,
): Promise<LoginAttempt> {
  if (device !== null) {
    return { ...(await record(context, [toDelayLimit(toDelayKey(account, `device-${device}`), 1)])), closedForMs: 0 };
  }
  const own = await record(context, [...listDelayLimits(account, caller), ...listNetworkLimits(caller)]);
  const all = toWindowLimit(toAccountKey(account), ATTEMPTS_PER_ACCOUNT);
  const closedForMs = await all.take(context.db, context.now());
  if (closedForMs > 0) return { ...own, closedForMs };
  return {
    closedForMs,
    async refund() {
      await own.refund();
      await refundThrottle(context.db, all.key);
    },
  };
}

/**
 * Runs a task that rejects wrong codes and taken names, and counts these at the network of the caller. Everything else is
 * refunded. Throws `TOO_MANY_ATTEMPTS` while the network must wait.
 */
export async function countGuesses<Result>(
  context: Context,
  caller: Caller,
  task: () => Promise<Result>,
): Promise<Result> {
  const attempt = await record(context, listNetworkLimits(caller));
  try {
    const result = await task();
    await attempt.refund();
    return result;
  } catch (error) {
    if (!isGuess(error)) await attempt.refund();
    throw error;
  }
}

/** Forgets the failed attempts at an account from the network and the device of the caller. */
export async function resetAttempts(
  { db }: Context,
  account: string,
  caller: Caller,
  device: string | null = null,
): Promise<void> {
  for (const { key } of caller.networks) await resetThrottle(db, toDelayKey(account, key));
  if (device !== null) await resetThrottle(db, toDelayKey(account, `device-${device}`));
}

/** The same, and those from all networks: they were attempts at a password that has been replaced. */
export async function resetAllAttempts(context: Context, account: string, caller: Caller): Promise<void> {
  await resetAttempts(context, account, caller);
  await resetThrottle(context.db, toAccountKey(account));
}

interface Limit {
  readonly key: string;
  /** Returns the milliseconds to wait. */
  take(transaction: Transaction, now: number): Promise<number>;
}

/** Always in the same order, so that two transactions on PostgreSQL cannot wait for each other. */
function listDelayLimits(account: string, { networks }: Caller): Limit[] {
  return networks.map(({ key, scale }) => toDelayLimit(toDelayKey(account, key), scale));
}

function toDelayLimit(key: string, scale: number): Limit {
  const delay = { ...ATTEMPTS, free: ATTEMPTS.free * scale };
  return { key, take: (transaction, now) => takeWithDelay(transaction, key, delay, now) };
}

function listNetworkLimits({ networks }: Caller): Limit[] {
  const { limit, windowMs } = ATTEMPTS_PER_NETWORK;
  return networks.map(({ key, scale }) => toWindowLimit(`guess-from:${key}`, { limit: limit * scale, windowMs }));
}

function toWindowLimit(key: string, window: { readonly limit: number; readonly windowMs: number }): Limit {
  return { key, take: (transaction, now) => takeFromWindow(transaction, key, window, now) };
}

async function record({ db, now }: Context, limits: readonly Limit[]): Promise<Attempt> {
  await db.transaction().execute(async (transaction) => {
    // Within one transaction, so that an attempt that one limit rejects does not count at the others.
    for (const { take } of limits) {
      const waitMs = await take(transaction, now());
      if (waitMs > 0) throw apiErrorFor('TOO_MANY_ATTEMPTS', waitMs);
    }
  });
  return {
    refund: () =>
      db.transaction().execute(async (transaction) => {
        for (const { key } of limits) await refundThrottle(transaction, key);
      }),
  };
}

const GUESS_CODES: readonly ApiError['code'][] = [
  'WRONG_CODE',
  'CODE_ATTEMPTS_EXCEEDED',
  'USERNAME_TAKEN',
  'EMAIL_TAKEN',
];

function isGuess(error: unknown): boolean {
  return isApiError(error) && GUESS_CODES.includes(error.code);
}

/** Key of the count of failed attempts at an account from everywhere. */
export function toAccountKey(account: string): string {
  return `guess:${account}`;
}

/** What the keys of the delays at an account, one for each network, begin with. */
export function toDelayPrefix(account: string): string {
  return `guess:${account}@`;
}

function toDelayKey(account: string, network: string): string {
  return `${toDelayPrefix(account)}${network}`;
}
