import { toMailbox } from '../../../src/core/auth/email.ts';
import { type ApiError, apiErrorFor, isApiError } from '../../api-error.ts';
import { refundThrottle, resetThrottle, takeFromWindow, takeWithDelay } from '../../db/throttles.ts';
import type { Caller } from '../caller.ts';
import type { AccountsContext } from './accounts-context.ts';
import { ATTEMPTS, ATTEMPTS_PER_ACCOUNT, ATTEMPTS_PER_NETWORK } from './constants.ts';

type Context = Pick<AccountsContext, 'db' | 'now' | 'waits'>;
type Transaction = Context['db'];

/** An attempt at a password or a code that was let through. It counts as a failure until it is refunded. */
interface Attempt {
  refund(): Promise<void>;
}

/** An attempt at a password. */
export interface LoginAttempt extends Attempt {
  /** Until when, in milliseconds from now, the answer must not tell whether the password was right; 0 if it may. */
  readonly closedForMs: number;
  /** What a wrong password is answered with: the same as for an attempt that was not let through. Null for the usual answer. */
  readonly refusal: ApiError | null;
}

/** Who makes an attempt. */
interface Standing {
  /** Id of a device where the account signed in before. It counts by itself alone. */
  readonly device?: string | null;
  /**
   * Whether the attempt counts at the network of the caller without waiting for it: a stranger behind the same address must not
   * keep others out.
   */
  readonly isSpared: () => Promise<boolean>;
}

/** Of a caller with a session. */
export const SIGNED_IN: Standing = { isSpared: async () => true };

/**
 * Records an attempt before the password is verified, so that many simultaneous attempts cannot get through together. Throws
 * `TOO_MANY_ATTEMPTS` while the account must wait for attempts from this network, or the network must. After very many attempts
 * from all networks the account is closed. `account` need not exist.
 */
export async function recordAttempt(
  context: Context,
  account: string,
  caller: Caller,
  { device = null, isSpared }: Standing,
): Promise<LoginAttempt> {
  if (device !== null) {
    const own = await record(context, [toDelayLimit(toDelayKey(account, `device-${device}`), 1)]);
    return { ...own, refusal: null, closedForMs: 0 };
  }
  const own = await recordAtNetwork(context, listDelayLimits(account, caller), caller, isSpared);
  const all = toWindowLimit(toAccountKey(account), ATTEMPTS_PER_ACCOUNT);
  const closedForMs = await all.take(context.db, context.now());
  if (closedForMs > 0) return { ...own, closedForMs };
  return {
    ...own,
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
  { isSpared }: Pick<Standing, 'isSpared'>,
  task: () => Promise<Result>,
): Promise<Result> {
  const attempt = await recordAtNetwork(context, [], caller, isSpared);
  try {
    const result = await task();
    await attempt.refund();
    return result;
  } catch (error) {
    if (!isGuess(error)) await attempt.refund();
    // The attempts at a code have a bound of their own, those at names have not.
    throw isTaken(error) ? (attempt.refusal ?? error) : error;
  }
}

/** Forgets the failed attempts at an account from the network and the device of the caller. */
export async function resetAttempts(
  { db, waits }: Context,
  account: string,
  caller: Caller,
  device: string | null = null,
): Promise<void> {
  const keys = caller.networks.map(({ key }) => toDelayKey(account, key));
  if (device !== null) keys.push(toDelayKey(account, `device-${device}`));
  for (const key of keys) await resetThrottle(db, key);
  waits.forget(keys);
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

/**
 * Records an attempt at limits of its own and at those of the network. A spared caller does not wait for the latter, but may not
 * learn more than others: whatever is wrong is answered as if the network had to wait.
 */
async function recordAtNetwork(
  context: Context,
  own: readonly Limit[],
  caller: Caller,
  isSpared: Standing['isSpared'],
): Promise<Omit<LoginAttempt, 'closedForMs'>> {
  const ofNetwork = listNetworkLimits(caller);
  const recorded = await tryToRecord(context, [...ofNetwork, ...own]);
  if (!('refusal' in recorded)) return { ...recorded, refusal: null };
  const { key, refusal } = recorded;
  if (!ofNetwork.some((limit) => limit.key === key) || !(await isSpared())) throw refusal;
  const spared = await tryToRecord(context, own);
  if ('refusal' in spared) throw refusal;
  return { ...spared, refusal };
}

async function record(context: Context, limits: readonly Limit[]): Promise<Attempt> {
  const recorded = await tryToRecord(context, limits);
  if ('refusal' in recorded) throw recorded.refusal;
  return recorded;
}

/** An attempt that was not let through, with the key of the limit that is used up. */
interface Refused {
  readonly key: string;
  readonly refusal: ApiError;
}

async function tryToRecord(context: Context, limits: readonly Limit[]): Promise<Attempt | Refused> {
  const { db, now, waits } = context;
  const keys = limits.map(({ key }) => key);
  for (const key of keys) {
    const waitMs = waits.find(key);
    if (waitMs > 0) return toRefused(key, waitMs);
  }
  let refused: Refused | null = null;
  await db
    .transaction()
    .execute(async (transaction) => {
      // Within one transaction, so that an attempt that one limit rejects does not count at the others.
      for (const { key, take } of limits) {
        const waitMs = await take(transaction, now());
        if (waitMs === 0) continue;
        waits.note(key, waitMs);
        refused = toRefused(key, waitMs);
        throw refused.refusal;
      }
    })
    .catch((error) => {
      if (refused === null) throw error;
    });
  return refused ?? { refund: () => refund(context, keys) };
}

function toRefused(key: string, waitMs: number): Refused {
  return { key, refusal: apiErrorFor('TOO_MANY_ATTEMPTS', waitMs) };
}

async function refund({ db, waits }: Context, keys: readonly string[]): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    for (const key of keys) await refundThrottle(transaction, key);
  });
  waits.forget(keys);
}

const TAKEN_CODES: readonly ApiError['code'][] = ['USERNAME_TAKEN', 'EMAIL_TAKEN'];
const GUESS_CODES: readonly ApiError['code'][] = ['WRONG_CODE', 'CODE_ATTEMPTS_EXCEEDED', ...TAKEN_CODES];

function isGuess(error: unknown): boolean {
  return isApiError(error) && GUESS_CODES.includes(error.code);
}

function isTaken(error: unknown): boolean {
  return isApiError(error) && TAKEN_CODES.includes(error.code);
}

/** Key of the count of failed attempts at an account from everywhere. */
export function toAccountKey(account: string): string {
  return `guess:${toMailbox(account)}`;
}

/** What the keys of the delays at an account, one for each network, begin with. */
export function toDelayPrefix(account: string): string {
  return `guess:${toMailbox(account)}@`;
}

function toDelayKey(account: string, network: string): string {
  return `${toDelayPrefix(account)}${network}`;
}
