import type { LightMyRequestResponse } from 'fastify';
import type { Call } from '../../../src/core/contracts/define-call.ts';
import { FLOCK_RECORD_CALLS, type FlockRecords, type SubmittedRun } from '../../../src/core/contracts/flock-records.ts';
import { type AccountsApp, createMemberApp, EMAIL, signIn } from '../accounts/create-accounts-app.ts';
import { playRun } from './play-run.ts';

/** The date of the tests' clock. */
export const TODAY = '2030-01-01';
export const TRY = 'a-try-of-this-device';

/** Played once, because a game takes a while. */
export const COUNTED = playRun({ day: TODAY, seconds: 12, tryId: TRY });
export const PRACTICE: SubmittedRun = { ...COUNTED, tryId: null };
/** Worth less than `COUNTED`. */
export const SHORTER = playRun({ day: TODAY, seconds: 6 });
export const FREE = playRun({ day: null, seconds: 6 });

export interface RecordsApp extends AccountsApp {
  send(call: Pick<Call, 'method' | 'path'>, parts: object, token?: string): Promise<LightMyRequestResponse>;
  read(today?: string, token?: string): Promise<FlockRecords>;
  /** The envelope of the answer. */
  start(today?: string, tryId?: string): Promise<{ readonly code: string; readonly data: StartReply }>;
  submit(runs: readonly SubmittedRun[], today?: string, token?: string): Promise<LightMyRequestResponse>;
  outcomesOf(...runs: readonly SubmittedRun[]): Promise<string[]>;
  /** Signs in again, after the clock went far ahead. */
  signInAgain(): Promise<void>;
  idOfUser(): Promise<string>;
}

interface StartReply {
  readonly state: string;
  readonly isOwn: boolean;
  readonly score: number | null;
}

/** The application with one signed-in user. */
export async function createRecordsApp(): Promise<RecordsApp> {
  const test = await createMemberApp();
  let own = await signIn(test, EMAIL);
  const calls = FLOCK_RECORD_CALLS;
  const send: RecordsApp['send'] = (call, parts, token = own) =>
    test.app.inject({
      method: call.method,
      url: call.path + (call.method === 'GET' ? `?${new URLSearchParams({ ...parts })}` : ''),
      headers: { authorization: `Bearer ${token}` },
      ...(call.method !== 'GET' && { payload: parts }),
    });
  const submit: RecordsApp['submit'] = (runs, today = TODAY, token = own) => send(calls.submit, { today, runs }, token);
  return {
    ...test,
    send,
    submit,
    read: async (today = TODAY, token = own) => (await send(calls.read, { today }, token)).json().data,
    start: async (today = TODAY, tryId = TRY) => (await send(calls.startDaily, { today, tryId })).json(),
    outcomesOf: async (...runs) => (await submit(runs)).json().data.outcomes,
    async signInAgain() {
      own = await signIn(test, EMAIL);
    },
    idOfUser: async () =>
      (await test.db.selectFrom('users').select('id').where('email', '=', EMAIL).executeTakeFirstOrThrow()).id,
  };
}
