import { FLOCK_RECORD_CALLS } from '../../src/core/contracts/flock-records.ts';
import { startDaily } from '../services/flock/daily-tries.ts';
import { readRecords } from '../services/flock/read-records.ts';
import { submitRuns } from '../services/flock/submit-runs.ts';
import type { AppDeps } from './app-deps.ts';
import { type ServedCall, serveCall } from './serve-call.ts';

const calls = FLOCK_RECORD_CALLS;

/** The calls for the game records of the caller. */
export function flockRoutes({ flock }: Pick<AppDeps, 'flock'>): readonly ServedCall[] {
  return [
    serveCall(calls.read, ({ query }, { session }) => readRecords(flock, session.user.id, query.today)),
    serveCall(calls.startDaily, ({ body }, { session }) =>
      startDaily(flock, { userId: session.user.id, day: body.today, tryId: body.tryId }),
    ),
    serveCall(calls.submit, ({ body }, { session }) => submitRuns(flock, session.user.id, body)),
  ];
}
