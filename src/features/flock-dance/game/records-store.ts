import { create } from 'zustand';
import { fromBase64, toBase64 } from '../../../platform/base64.ts';
import { STORAGE_KEYS } from '../../../platform/storage/keys.ts';
import { readLocal, writeLocal } from '../../../platform/storage/local.ts';
import {
  applyFinishedRun,
  type FinishedRun,
  isRecord,
  mergeRunRecords,
  parseRunRecords,
  type RunLog,
  type RunRecords,
  toStoredLog,
} from '../model/run-records.ts';

/** The best games in this browser. Where storage is refused they last as long as the page. */
export const useRunRecords = create<RunRecords>(() => readRunRecords());

/** The page's own records, some of which storage may have refused, and what is stored, which another tab may have written. */
export function refreshRunRecords(): RunRecords {
  useRunRecords.setState((own) => mergeRunRecords(own, readRunRecords()));
  return useRunRecords.getState();
}

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
  const candidates = [finished, { ...finished, log: null }].map((best) => applyFinishedRun(records, best));
  const stored = candidates.find((next) => writeLocal(STORAGE_KEYS.flockRecords, JSON.stringify(next)));
  useRunRecords.setState(stored ?? candidates[0] ?? records);
  return { isRecord: true, isUnsaved: stored === undefined };
}

function readRunRecords(): RunRecords {
  return parseRunRecords(readLocal(STORAGE_KEYS.flockRecords));
}
