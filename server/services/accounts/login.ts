import type { Kysely } from 'kysely';
import type { LoginRequest, SessionReply } from '../../../src/core/contracts/accounts.ts';
import type { Database } from '../../db/schema.ts';
import { type ApiError, apiError } from '../api-error.ts';
import type { Caller } from '../caller.ts';
import { readEmail } from './account-forms.ts';
import type { AccountsContext } from './accounts-context.ts';
import { consumeCode, verifyCode } from './email-codes.ts';
import { recordAttempt, resetAttempts } from './login-attempts.ts';
import { sendCodeTo } from './send-code.ts';
import { startSession } from './sessions.ts';
import { findMemberByEmail, type Member } from './users.ts';

/**
 * Verifies the password first and the code only behind it, so no answer reveals whether an account exists. Right credentials
 * without a code have one mailed and throw `NEED_EMAIL_VERIFICATION`.
 */
export async function login(context: AccountsContext, request: LoginRequest, caller: Caller): Promise<SessionReply> {
  const { network } = caller;
  const email = readEmail(request.username);
  const member = await verifyCredentials(context, email, request.password, network);
  if (member.status === 'disabled') throw apiError('ACCOUNT_DISABLED');
  const typed = request.emailCode?.trim() ?? '';
  if (typed === '') throw await requestCode(context, email, network);
  const code = await verifyCode(context, { email, purpose: 'login' }, typed);
  await context.db.transaction().execute(async (transaction) => {
    await consumeCode(context, transaction, code);
    await recordLogin(context, transaction, member);
  });
  await resetAttempts(context, email);
  return startSession(context, member, caller);
}

async function verifyCredentials(
  context: AccountsContext,
  email: string,
  password: string,
  network: string,
): Promise<Member> {
  const attempt = await recordAttempt(context, email, network);
  const member = await findMember(context, email, password).catch(async (error) => {
    // An attempt that was never verified is refunded.
    await attempt.refund();
    throw error;
  });
  if (member === null) throw apiError('WRONG_CREDENTIALS');
  await attempt.refund();
  return member;
}

/** Returns null for an unknown address as for a wrong password, after the same work. */
async function findMember({ db, passwords }: AccountsContext, email: string, password: string): Promise<Member | null> {
  const member = await findMemberByEmail(db, email);
  const isRight = await passwords.verify(member?.password_hash ?? null, password);
  return isRight ? member : null;
}

/** A code that was mailed less than a minute ago is still good; the error then says how long until the next one. */
async function requestCode(context: AccountsContext, email: string, network: string): Promise<ApiError> {
  const sent = await sendCodeTo(context, { email, purpose: 'login' }, network).catch((error) => {
    if (error?.code !== 'RESEND_TOO_EARLY') throw error;
    return { resendWait: error.details.retryAfter };
  });
  return apiError('NEED_EMAIL_VERIFICATION', { data: { mailMode: context.mailer.mode, ...sent } });
}

/** The account may have changed while the password was being verified. */
async function recordLogin(
  { now }: AccountsContext,
  transaction: Kysely<Database>,
  { id, token_version }: Member,
): Promise<void> {
  const row = await transaction
    .updateTable('users')
    .set({ last_login_at: now() })
    .where('id', '=', id)
    .where('token_version', '=', token_version)
    .where('status', '=', 'active')
    .returning('id')
    .executeTakeFirst();
  if (!row) throw apiError('WRONG_CREDENTIALS');
}
