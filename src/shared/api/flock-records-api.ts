import type { CallReply } from '../../core/contracts/define-call.ts';
import {
  FLOCK_RECORD_CALLS,
  type FlockRecords,
  type RunOutcome,
  type SubmittedRun,
} from '../../core/contracts/flock-records.ts';
import type { Fetch } from '../../platform/http.ts';
import { callService } from './call-service.ts';

type DailyStart = CallReply<typeof FLOCK_RECORD_CALLS.startDaily>;

interface SubmitReply {
  /** In the order of the runs. */
  readonly outcomes: readonly RunOutcome[];
  readonly records: FlockRecords;
}

/**
 * The game records of the signed-in user. `today` is the date in the user's time zone, as 2026-11-21. All throw `AppError` as
 * `callService` does; `FLOCK_DAY_CLOSED` means that the device's clock is wrong.
 */
interface FlockRecordsApi {
  fetchRecords(token: string, today: string): Promise<FlockRecords>;
  /**
   * Starts the try of the day that counts. `tryId` is a random text of 16 to 64 letters, digits, `-` and `_` that the device
   * keeps: a call that got no answer is repeated with the same one, and the result is submitted with it. Where the reply is
   * not `isOwn`, another device or tab has the try, and games of the day are practice.
   */
  startDaily(token: string, today: string, tryId: string): Promise<DailyStart>;
  /**
   * Submits up to 8 games with logs of 128 KiB together. An outcome in capitals refuses a game for good; `TOO_BUSY` and network
   * errors may be repeated, also for games that were stored. Throws `FLOCK_TOO_MANY` after 30 calls in an hour.
   */
  submitRuns(token: string, today: string, runs: readonly SubmittedRun[]): Promise<SubmitReply>;
}

function createFlockRecordsApi(fetchIt?: Fetch): FlockRecordsApi {
  const base = fetchIt === undefined ? {} : { fetchIt };
  return {
    fetchRecords: (token, today) => callService(FLOCK_RECORD_CALLS.read, { query: { today } }, { ...base, token }),
    startDaily: (token, today, tryId) =>
      callService(FLOCK_RECORD_CALLS.startDaily, { body: { today, tryId } }, { ...base, token }),
    submitRuns: (token, today, runs) =>
      callService(FLOCK_RECORD_CALLS.submit, { body: { today, runs: [...runs] } }, { ...base, token }),
  };
}

export const flockRecordsApi = createFlockRecordsApi();
