import type { FlockRecords, RunOutcome } from '../../../core/contracts/flock-records.ts';
import { AppError } from '../../../core/errors.ts';
import { elapsedMsOf } from '../../../core/flock/run-claims.ts';
import { fromBase64, toBase64 } from '../../../platform/base64.ts';
import { withLock } from '../../../platform/with-lock.ts';
import { flockRecordsApi } from '../../../shared/api/flock-records-api.ts';
import { callWithToken, sessionController } from '../../../shared/session/session.ts';
import { showToast } from '../../../shared/toast-store.ts';
import { gamesOf, type WaitingRun, withoutWaiting } from '../model/account-games.ts';
import { dayOf } from '../model/pond-of-the-day.ts';
import { mergeRunRecords, type RunRecords, toStoredLog } from '../model/run-records.ts';
import { settingKey } from '../model/setting-key.ts';
import { recordsOf, withRecordsOf } from '../model/stored-records.ts';
import { accountGames, addWaiting, useAccountRecords } from './account-games-store.ts';
import { copy } from './copy.ts';
import { readRunRecords, runRecords } from './records-store.ts';

/** Brings this browser and the account of the signed-in user in line: each gets what the other has. Never throws. */
export async function syncAccount(userId: string): Promise<void> {
  if (!isSignedInAs(userId)) return;
  if (useAccountRecords.getState().userId !== userId) {
    useAccountRecords.setState({ userId, records: null, problem: null });
  }
  await reportProblems(userId, async () => {
    const today = dayOf(new Date());
    const records = await callWithToken((token) => flockRecordsApi.fetchRecords(token, today));
    takeOver(userId, records);
    offerDaily(userId, today, records);
    await submitWaiting(userId);
  });
}

/** Tells the server that the try of a day has begun, and the player where another device was first. Never throws. */
export async function announceTry(userId: string, day: string, tryId: string): Promise<void> {
  await reportProblems(userId, async () => {
    const { isOwn } = await callWithToken((token) => flockRecordsApi.startDaily(token, day, tryId));
    if (!isOwn) showToast(copy.account.usedElsewhere, { severity: 'warning' });
  });
}

/** Submits the games that wait. The player sees why the server refuses one, which is then dropped. Never throws. */
export async function submitGames(userId: string): Promise<void> {
  if (isSignedInAs(userId)) await reportProblems(userId, () => submitWaiting(userId));
}

function submitWaiting(userId: string): Promise<void> {
  return withLock(`mythinkn_flock_submit_${userId}`, async () => {
    for (const run of gamesOf(accountGames.refresh(), userId).waiting) {
      if (!isSignedInAs(userId)) return;
      await submit(userId, run);
    }
  });
}

/** One game a call: logs are long. A try that another device has becomes practice. */
async function submit(userId: string, run: WaitingRun): Promise<void> {
  const today = dayOf(new Date());
  const sent = (await isPractice(run, today)) ? { ...run, tryId: null } : run;
  const { outcomes, records } = await callWithToken((token) => flockRecordsApi.submitRuns(token, today, [sent]));
  const [outcome] = outcomes;
  accountGames.update((stored) => withoutWaiting(stored, userId, run));
  takeOver(userId, records);
  if (outcome === undefined) return;
  // The reply to an earlier call was lost.
  const wasCounted = outcome === 'ALREADY_COUNTED' && records.today.score === run.score;
  if (isRefusal(outcome) && !wasCounted) showToast(copy.account.refused[outcome], { severity: 'warning' });
}

/** Whether a game does not count, or no longer: another device has the day's try, or the day is over. */
async function isPractice({ day, tryId }: WaitingRun, today: string): Promise<boolean> {
  if (day === null || tryId === null) return true;
  try {
    return !(await callWithToken((token) => flockRecordsApi.startDaily(token, day, tryId))).isOwn;
  } catch (error) {
    // The answer to the game itself says that its day is over.
    if (error instanceof AppError && error.code === 'FLOCK_DAY_CLOSED' && day !== today) return true;
    throw error;
  }
}

/** Keeps the account's records in this browser too, under the user's id. */
function takeOver(userId: string, records: FlockRecords): void {
  if (!isSignedInAs(userId)) return;
  useAccountRecords.setState({ userId, records, problem: null });
  runRecords.update((stored) =>
    withRecordsOf(stored, userId, mergeRunRecords(recordsOf(stored, userId), toRunRecords(records))),
  );
}

function toRunRecords({ today, ghost, free }: FlockRecords): RunRecords {
  const bests = free.map(({ population, pace, score, elapsedMs, at }) => {
    return [settingKey({ population, pace }), { score, elapsedMs, at }] as const;
  });
  // A game without a fish is no rival.
  if (ghost === null || ghost.score === 0) return { free: Object.fromEntries(bests), daily: null };
  const log = { ...ghost.log, steps: fromBase64(ghost.log.steps) };
  const daily = { day: today.day, score: ghost.score, elapsedMs: elapsedMsOf(log), log: toStoredLog(log, toBase64) };
  return { free: Object.fromEntries(bests), daily };
}

/** This browser's best game of today, if the account has none as good. Free games of earlier visits have no log. */
function offerDaily(userId: string, today: string, { ghost }: FlockRecords): void {
  const { daily } = readRunRecords(userId);
  if (daily === null || daily.day !== today || daily.log === null || daily.score <= (ghost?.score ?? 0)) return;
  addWaiting(userId, { day: today, tryId: null, score: daily.score, log: daily.log });
}

async function reportProblems(userId: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (!isSignedInAs(userId)) return;
    const problem = error.code === 'FLOCK_DAY_CLOSED' ? 'clock' : 'offline';
    if (problem === 'clock' && useAccountRecords.getState().problem !== 'clock') {
      showToast(copy.account.wrongClock, { severity: 'warning' });
    }
    useAccountRecords.setState({ userId, problem });
  }
}

function isSignedInAs(userId: string): boolean {
  return sessionController.store.getState().session?.user.id === userId;
}

type Refusal = Exclude<RunOutcome, 'counted' | 'stored' | 'kept'>;

function isRefusal(outcome: RunOutcome): outcome is Refusal {
  return outcome !== 'counted' && outcome !== 'stored' && outcome !== 'kept';
}
