import type { RunLog } from '../../../core/flock/run-log.ts';
import { fromBase64, toBase64 } from '../../../platform/base64.ts';
import { STORAGE_KEYS } from '../../../platform/storage/keys.ts';
import { createPersistedStore } from '../../../shared/storage/create-persisted-store.ts';
import {
  applyFinishedRun,
  type FinishedRun,
  isRecord,
  mergeRunRecords,
  NO_RECORDS,
  parseRunRecords,
  type RunRecords,
  toStoredLog,
} from '../model/run-records.ts';

/** The best games in this browser. Records that storage refused are combined with the stored ones. */
export const runRecords = createPersistedStore<RunRecords>({
  key: STORAGE_KEYS.flockRecords,
  parse: parseRunRecords,
  initial: NO_RECORDS,
  merge: mergeRunRecords,
});

export const useRunRecords = runRecords.useValue;
export const refreshRunRecords = runRecords.refresh;

/** The best run of a day's pond, to swim against; null when there is none, or it cannot be replayed. */
export function ghostOf(day: string): RunLog | null {
  const { daily } = refreshRunRecords();
  if (daily === null || daily.day !== day || daily.log === null) return null;
  try {
    return { ...daily.log, steps: fromBase64(daily.log.steps) };
  } catch {
    return null;
  }
}

export interface KeptRun {
  readonly isRecord: boolean;
  /** A record that the browser refused to store. */
  readonly isUnsaved: boolean;
}

/** Keeps a game that beats the best of its kind. A log that does not fit into the storage is left out. */
export function keepRun(run: Omit<FinishedRun, 'log'>, log: RunLog | null): KeptRun {
  const records = refreshRunRecords();
  const finished: FinishedRun = { ...run, log: log === null ? null : toStoredLog(log, toBase64) };
  if (!isRecord(records, finished)) return { isRecord: false, isUnsaved: false };
  const isStored = runRecords.update(
    (best) => applyFinishedRun(best, finished),
    (best) => applyFinishedRun(best, { ...finished, log: null }),
  );
  return { isRecord: true, isUnsaved: !isStored };
}
