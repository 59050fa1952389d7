import type { RunLog } from '../../../core/flock/run-log.ts';
import { fromBase64, toBase64 } from '../../../platform/base64.ts';
import { STORAGE_KEYS } from '../../../platform/storage/keys.ts';
import { createPersistedStore } from '../../../shared/storage/create-persisted-store.ts';
import {
  applyFinishedRun,
  bestScore,
  type FinishedRun,
  type InterimRun,
  isRecord,
  type RunRecords,
  toStoredLog,
  withoutInterim,
} from '../model/run-records.ts';
import {
  adoptUnclaimed,
  mergeStoredRecords,
  NO_STORED_RECORDS,
  parseStoredRecords,
  recordsOf,
  type StoredRecords,
  withRecordsOf,
} from '../model/stored-records.ts';

/** The best games of every user of this browser. Records that storage refused are combined with the stored ones. */
export const runRecords = createPersistedStore<StoredRecords>({
  key: STORAGE_KEYS.flockRecords,
  parse: parseStoredRecords,
  initial: NO_STORED_RECORDS,
  merge: mergeStoredRecords,
});

/** This user's records as they are stored now. Unclaimed records become this user's. */
export function readRunRecords(userId: string): RunRecords {
  runRecords.update((stored) => adoptUnclaimed(stored, userId));
  return recordsOf(runRecords.useValue.getState(), userId);
}

/** The user's best run of a day's pond, to play against; null when there is none, or it cannot be replayed. */
export function ghostOf(userId: string, day: string): RunLog | null {
  const { daily } = readRunRecords(userId);
  if (daily === null || daily.day !== day || daily.log === null) return null;
  try {
    return { ...daily.log, steps: fromBase64(daily.log.steps) };
  } catch {
    return null;
  }
}

interface KeptRun {
  /** The user's best score before this game; null when there was none. */
  readonly previousBest: number | null;
  readonly isRecord: boolean;
  /** A record that the browser refused to store. */
  readonly isUnsaved: boolean;
}

/**
 * Stores a game that beats the user's best of its kind. A log that does not fit into the storage is left out. An `interim`
 * result of the same game is replaced.
 */
export function keepRun(
  userId: string,
  run: Omit<FinishedRun, 'log'>,
  log: RunLog | null,
  interim: InterimRun | null,
): KeptRun {
  const clear = (records: RunRecords) => (interim === null ? records : withoutInterim(records, interim));
  const finished: FinishedRun = { ...run, log: log === null ? null : toStoredLog(log, toBase64) };
  const records = clear(readRunRecords(userId));
  const previousBest = bestScore(records, run);
  if (!isRecord(records, finished)) return { previousBest, isRecord: false, isUnsaved: false };
  const put = (best: FinishedRun) => (stored: StoredRecords) =>
    withRecordsOf(stored, userId, applyFinishedRun(clear(recordsOf(stored, userId)), best));
  const isStored = runRecords.update(put(finished), put({ ...finished, log: null }));
  return { previousBest, isRecord: true, isUnsaved: !isStored };
}
