import type { Kysely } from 'kysely';
import { hasRank, type RoleName } from '../../../src/core/auth/roles.ts';
import type { LoginRequest, SessionReply } from '../../../src/core/contracts/accounts.ts';
import type { SignInArea } from '../../../src/core/contracts/admin-sign-ins.ts';
import { type ApiError, apiError, apiErrorFor, isApiError } from '../../api-error.ts';
import type { Database } from '../../db/schema.ts';
import type { Caller } from '../caller.ts';
import { readEmail } from './account-forms.ts';
import { keepAccount } from './account-removal.ts';
import type { AccountsContext } from './accounts-context.ts';
import { consumeCode, findOpenTicket, refundCode, type TypedCode, tryCode, verifyCode } from './email-codes.ts';
import { findDevice, isKnownNetwork } from './known-places.ts';
import { type LoginAttempt, recordAttempt, resetAttempts } from './login-attempts.ts';
import type { CodeSlot } from './open-codes.ts';
import { type CodeOrder, forgetRequests, sendClosedCode, sendCodeTo, toMailMode } from './send-code.ts';
import { startSession } from './sessions.ts';
import { recordFailedSignIn, recordSignIn } from './sign-in-log.ts';
import { findMemberByEmail, isPasswordExpired, listRoles, type Member } from './users.ts';

/** What a login is for. */
export interface LoginKind {
  /** Of its codes, which open no other kind of login. */
  readonly purpose: 'login' | 'adminLogin';
  /** Accounts below are answered like wrong credentials; null admits every account. */
  readonly rank: RoleName | null;
  /**
   * An initial password, which expires, opens the account without a code: its session can only set a new password, and
   * mailing may not be set up yet.
   */
  readonly admitsInitialPassword: boolean;
}

const PORTAL_LOGIN: LoginKind = { purpose: 'login', rank: null, admitsInitialPassword: false };

/** The login of the portal. */
export function login(context: AccountsContext, request: LoginRequest, caller: Caller): Promise<SessionReply> {
  return signIn(context, PORTAL_LOGIN, request, caller);
}

/**
 * Verifies the password first and the code only behind it, so no answer reveals whether an account exists. Right credentials
 * without a code have one mailed and throw `NEED_EMAIL_VERIFICATION`. While wrong passwords block the network, a right code lets
 * its reader try the password; while they close the account, a right password still earns a code. A stranger who guesses cannot
 * keep the owner out.
 */
export async function signIn(
  context: AccountsContext,
  kind: LoginKind,
  request: LoginRequest,
  caller: Caller,
): Promise<SessionReply> {
  const email = readEmail(request.username);
  try {
    return await verifyAndStart(context, kind, { ...request, email }, caller);
  } catch (error) {
    await recordFailedSignIn(context, error, { area: areaOf(kind), email, caller });
    throw error;
  }
}

async function verifyAndStart(
  context: AccountsContext,
  kind: LoginKind,
  request: LoginRequest & { readonly email: string },
  caller: Caller,
): Promise<SessionReply> {
  const { email } = request;
  const slot = { email, purpose: kind.purpose };
  const { ticket = '', emailCode = '' } = request;
  const typed = emailCode.trim() === '' ? null : { ticket, code: emailCode };
  const credentials = { kind, email, password: request.password };
  const device = await findDevice(context, email, caller);
  const isSpared = () => isKnownNetwork(context, email, caller);
  const recorded = await recordAttempt(context, email, caller, { device, isSpared }).catch((error) =>
    unlock(context, slot, typed, error),
  );
  const isClosed = recorded.closedForMs > 0;
  if (isClosed && typed === null) throw await answerClosed(context, credentials, ticket, recorded, caller);
  const attempt = isClosed && typed !== null ? await openClosed(context, slot, typed, recorded) : recorded;
  const member = await verifyCredentials(context, credentials, attempt, caller);
  if (member.status === 'disabled') throw apiError('ACCOUNT_DISABLED');
  const isInitial = kind.admitsInitialPassword && isInitialPassword(member);
  if (typed === null && !isInitial) throw await requestCode(context, { ...slot, ticket, isProved: true }, caller);
  const code = typed === null || isInitial ? null : await verifyCode(context, slot, typed);
  const hasKeptAccount = await context.db.transaction().execute(async (transaction) => {
    if (code !== null) await consumeCode(context, transaction, code);
    await forgetRequests(transaction, email, caller);
    await recordLogin(context, transaction, member);
    await recordSignIn(context, transaction, member.id, { area: areaOf(kind), caller });
    return keepAccount(context, transaction, member, caller);
  });
  await resetAttempts(context, email, caller, device);
  const reply = await startSession(context, member, caller, request.isOwnDevice);
  return hasKeptAccount ? { ...reply, hasKeptAccount } : reply;
}

/**
 * An attempt in spite of a block, for a right code. It counts at the code until it is refunded, so that not even the reader of
 * the mail can try any number of passwords. Throws the block's error without a code.
 */
async function unlock(
  context: AccountsContext,
  slot: CodeSlot,
  typed: TypedCode | null,
  error: unknown,
): Promise<LoginAttempt> {
  if (typed === null || !isApiError(error) || error.code !== 'TOO_MANY_ATTEMPTS') throw error;
  const code = await tryCode(context, slot, typed);
  return { closedForMs: 0, refusal: null, refund: () => refundCode(context, code) };
}

/** An attempt at an account that is closed, which needs the right code before its password is looked at. */
async function openClosed(
  context: AccountsContext,
  slot: CodeSlot,
  typed: TypedCode,
  attempt: LoginAttempt,
): Promise<LoginAttempt> {
  const code = await tryCode(context, slot, typed);
  return {
    ...attempt,
    closedForMs: 0,
    async refund() {
      await attempt.refund();
      await refundCode(context, code);
    },
  };
}

/**
 * The answer to a password without a code while the account is closed: the same for every password and every address. A right
 * password has a code mailed, and that code with the answer's ticket opens the login.
 */
async function answerClosed(
  context: AccountsContext,
  credentials: Credentials,
  ticket: string,
  attempt: LoginAttempt,
  caller: Caller,
): Promise<ApiError> {
  const { kind, email } = credentials;
  const member = await findOrRefund(context, credentials, attempt, caller);
  const order = { email, purpose: kind.purpose, ticket };
  const sent = await sendClosedCode(context, order, member?.status === 'active' ? member : null, caller);
  return apiErrorFor('TOO_MANY_ATTEMPTS', attempt.closedForMs, { data: sent });
}

async function verifyCredentials(
  context: AccountsContext,
  credentials: Credentials,
  attempt: LoginAttempt,
  caller: Caller,
): Promise<Member> {
  const member = await findOrRefund(context, credentials, attempt, caller);
  if (member === null) throw attempt.refusal ?? apiError('WRONG_CREDENTIALS');
  await attempt.refund();
  return member;
}

/** As `findMember`. An attempt that was never verified is refunded. */
async function findOrRefund(
  context: AccountsContext,
  credentials: Credentials,
  attempt: LoginAttempt,
  caller: Caller,
): Promise<Member | null> {
  return findMember(context, credentials, caller).catch(async (error) => {
    await attempt.refund();
    throw error;
  });
}

interface Credentials {
  readonly kind: LoginKind;
  readonly email: string;
  readonly password: string;
}

/** Returns null for an unknown address as for a wrong password, after the same work, and for an account of too low a rank. */
async function findMember(
  { db, passwords, now }: AccountsContext,
  { kind, email, password }: Credentials,
  { networks }: Caller,
): Promise<Member | null> {
  const member = await findMemberByEmail(db, email);
  const isRight = await passwords.verify(member?.password_hash ?? null, password, networks);
  if (member === null || !isRight || isPasswordExpired(member, now())) return null;
  return kind.rank === null || hasRank(await listRoles(db, member.id), kind.rank) ? member : null;
}

function areaOf({ purpose }: LoginKind): SignInArea {
  return purpose === 'login' ? 'portal' : 'backOffice';
}

function isInitialPassword({ needs_password_change, password_expires_at }: Member): boolean {
  return needs_password_change === 1 && password_expires_at !== null;
}

/** A code that was mailed less than a minute ago is still good; the error then says how long until the next one. */
async function requestCode(context: AccountsContext, order: CodeOrder, caller: Caller): Promise<ApiError> {
  const sent = await sendCodeTo(context, order, caller).catch(async (error) => {
    if (error?.code !== 'RESEND_TOO_EARLY') throw error;
    const ticket = await findOpenTicket(context, { ...order, network: caller.network });
    if (ticket === null) throw error;
    return { resendWait: error.details.retryAfter, ticket, mailMode: toMailMode(context.mailer, order.email) };
  });
  return apiError('NEED_EMAIL_VERIFICATION', { data: sent });
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
