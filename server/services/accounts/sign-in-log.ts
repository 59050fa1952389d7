import type { Kysely } from 'kysely';
import { SIGN_IN_OUTCOMES, type SignInArea } from '../../../src/core/contracts/admin-sign-ins.ts';
import { toDeviceWords } from '../../../src/core/text/device-words.ts';
import { isApiError } from '../../api-error.ts';
import type { Database } from '../../db/schema.ts';
import { shortenAddress } from '../../mail/mail-failure.ts';
import type { Caller } from '../caller.ts';
import type { AccountsContext } from './accounts-context.ts';
import { SIGN_INS_KEPT_MS } from './constants.ts';
import { findMemberByEmail } from './users.ts';

type Context = Pick<AccountsContext, 'db' | 'now' | 'createId' | 'mayRecordFailure'>;

interface Attempt {
  readonly area: SignInArea;
  readonly email: string;
  readonly caller: Caller;
}

/** Records a session that starts. Call it in the transaction of the login. */
export async function recordSignIn(
  context: Context,
  transaction: Kysely<Database>,
  userId: string,
  { area, caller }: Omit<Attempt, 'email'>,
): Promise<void> {
  const row = { user_id: userId, typed: '', area, outcome: 'ok', is_failed: 0 } as const;
  await transaction
    .insertInto('sign_ins')
    .values({ ...row, ...toPlace(context, caller) })
    .execute();
}

/**
 * Records an attempt that failed, with the account of the typed address. Errors that are no outcome of an attempt, and attempts
 * beyond the number of a minute, are left out: the security log counts those.
 */
export async function recordFailedSignIn(
  context: Context,
  error: unknown,
  { area, email, caller }: Attempt,
): Promise<void> {
  const outcome = isApiError(error) ? SIGN_IN_OUTCOMES.find((each) => each === error.code) : undefined;
  if (outcome === undefined || !context.mayRecordFailure(caller.address)) return;
  const member = await findMemberByEmail(context.db, email);
  const who = member === null ? { user_id: null, typed: shortenAddress(email) } : { user_id: member.id, typed: '' };
  const row = { ...who, area, outcome, is_failed: 1 };
  await context.db
    .insertInto('sign_ins')
    .values({ ...row, ...toPlace(context, caller) })
    .execute();
}

/** Deletes sign-ins of long ago. */
export async function pruneSignIns({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> {
  const { started, failed } = SIGN_INS_KEPT_MS;
  await db
    .deleteFrom('sign_ins')
    .where('is_failed', '=', 0)
    .where('at', '<', now() - started)
    .execute();
  await db
    .deleteFrom('sign_ins')
    .where('is_failed', '=', 1)
    .where('at', '<', now() - failed)
    .execute();
}

function toPlace({ now, createId }: Context, { address, userAgent = '' }: Caller) {
  return { id: createId(), at: now(), address, device: toDeviceWords(userAgent) };
}
