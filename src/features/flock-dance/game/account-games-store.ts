import { create } from 'zustand';
import type { FlockRecords } from '../../../core/contracts/flock-records.ts';
import type { RunLog } from '../../../core/flock/run-log.ts';
import { toBase64 } from '../../../platform/base64.ts';
import { createId } from '../../../platform/create-id.ts';
import { STORAGE_KEYS } from '../../../platform/storage/keys.ts';
import { createPersistedStore } from '../../../shared/storage/create-persisted-store.ts';
import {
  type AccountGames,
  gamesOf,
  mergeAccountGames,
  parseAccountGames,
  playableTry,
  toWaitingRun,
  type WaitingRun,
  withTry,
  withWaiting,
} from '../model/account-games.ts';

/** Tries that were begun here, and games that wait until the server can be reached. */
export const accountGames = createPersistedStore<AccountGames>({
  key: STORAGE_KEYS.flockAccountGames,
  parse: parseAccountGames,
  initial: {},
  merge: mergeAccountGames,
});

/**
 * The server's records of the user who is signed in; null until they are known. `offline`: they could not be fetched.
 * `clock`: the device's date is today nowhere. Kept in memory only, and for one user at a time.
 */
interface AccountRecords {
  readonly userId: string | null;
  readonly records: FlockRecords | null;
  readonly problem: 'offline' | 'clock' | null;
}

export const useAccountRecords = create<AccountRecords>(() => ({ userId: null, records: null, problem: null }));

/** What the server says about this user; nothing about anyone else. */
export function accountRecordsOf(state: AccountRecords, userId: string | null): FlockRecords | null {
  return userId !== null && state.userId === userId ? state.records : null;
}

/**
 * Begins the day's game that counts, if it is still open as far as this browser knows: the first start wins over reloads
 * and other tabs. The server, which knows other devices, decides. @returns the try's id; null for practice.
 */
export function beginTry(userId: string, day: string): string | null {
  const state = useAccountRecords.getState();
  if (state.userId === userId && state.problem === 'clock') return null;
  const own = gamesOf(accountGames.refresh(), userId);
  const known = accountRecordsOf(state, userId)?.today;
  const isUsedElsewhere = known?.day === day && known.state !== 'open' && own.daily?.day !== day;
  const tryId = isUsedElsewhere || known?.state === 'finished' ? null : playableTry(own, day, createId);
  if (tryId !== null) accountGames.update((stored) => withTry(stored, userId, { day, tryId, isPlayed: true }));
  return tryId;
}

interface PlayedRun {
  readonly day: string | null;
  readonly tryId: string | null;
  readonly score: number;
  readonly isRecord: boolean;
}

/** Keeps a finished game for the account. A try whose game never had a step may be played again. */
export function queueRun(userId: string, { isRecord, ...run }: PlayedRun, log: RunLog | null): void {
  const { day, tryId } = run;
  if (log === null || log.steps.length === 0) {
    if (day !== null && tryId !== null && log !== null) {
      accountGames.update((stored) => withTry(stored, userId, { day, tryId, isPlayed: false }));
    }
    return;
  }
  if (tryId === null && !isRecord) return;
  const waiting = toWaitingRun(log, run, toBase64);
  if (waiting !== null) addWaiting(userId, waiting);
}

export function addWaiting(userId: string, run: WaitingRun): void {
  accountGames.update((stored) => withWaiting(stored, userId, run));
}
