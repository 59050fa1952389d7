import type { Kysely } from 'kysely';
import { toMailbox } from '../../../src/core/auth/email.ts';
import { hasRank } from '../../../src/core/auth/roles.ts';
import type { CodePurpose, CodeSent, SendCodeRequest } from '../../../src/core/contracts/accounts.ts';
import { apiError, apiErrorFor } from '../../api-error.ts';
import type { Database } from '../../db/schema.ts';
import { resetThrottle, takeFromWindow, type Window } from '../../db/throttles.ts';
import { isLocalAddress } from '../../mail/local-address.ts';
import type { Mail, Mailer, MailMode } from '../../mail/mail.ts';
import type { MailClass } from '../../mail/mail-classes.ts';
import type { Caller } from '../caller.ts';
import { readEmail } from './account-forms.ts';
import type { AccountsContext } from './accounts-context.ts';
import {
  CODE_LIFETIME_MS,
  CODES_KEPT_FOR_KNOWN_NETWORKS,
  CODES_PER_DEVICE,
  CODES_PER_EMAIL,
  CODES_PER_EMAIL_AND_NETWORK,
  CODES_PER_NETWORK,
  MEMBER_PURPOSES,
  RESEND_WAIT_MS,
} from './constants.ts';
import { closeTicket, openClosedCode, openCode } from './email-codes.ts';
import { findPlace, type KnownPlace, UNKNOWN_PLACE } from './known-places.ts';
import type { CodeSlot } from './open-codes.ts';
import type { Session } from './sessions.ts';
import { findMemberByEmail, findMemberByMailbox, listRoles, type Member } from './users.ts';

/** A code to send. `ticket` is that of an earlier request, or empty. */
export interface CodeOrder extends CodeSlot {
  /** The caller has shown the password or a session. */
  readonly isProved: boolean;
  readonly ticket: string;
}

/** Mails a code to an address that a caller without a session typed. */
export async function sendCode(
  context: AccountsContext,
  purpose: Extract<CodePurpose, 'login' | 'adminLogin' | 'register' | 'reset'>,
  { email, ticket = '' }: SendCodeRequest,
  caller: Caller,
): Promise<CodeSent> {
  return sendCodeTo(context, { email: readEmail(email), purpose, isProved: false, ticket }, caller);
}

/** Mails the code of a password change to the signed-in user. */
export function sendChangeCode(
  context: AccountsContext,
  session: Session,
  ticket: string,
  caller: Caller,
): Promise<CodeSent> {
  return sendOwnCode(context, session, 'changePassword', ticket, caller);
}

/** Mails a code for an action within the session to the signed-in user. */
export function sendOwnCode(
  context: AccountsContext,
  { user }: Session,
  purpose: Extract<CodePurpose, 'changePassword' | 'removeAccount'>,
  ticket: string,
  caller: Caller,
): Promise<CodeSent> {
  return sendCodeTo(context, { email: user.email, purpose, isProved: true, ticket }, caller);
}

/**
 * Mails a code, or nothing to an address that has no use for one, with the same answer after the same steps. Throws
 * `MAIL_UNAVAILABLE`, `RESEND_TOO_EARLY` and `TOO_MANY_CODES`, for every address alike.
 */
export async function sendCodeTo(context: AccountsContext, order: CodeOrder, caller: Caller): Promise<CodeSent> {
  const { db, mailer, now } = context;
  const mailClass = toMailClass(order);
  if (!order.isProved) assertNetworkMayAsk(context, caller);
  await assertMailable(mailer, order.email, mailClass);
  const member = await findRecipient(db, order);
  const place = order.isProved ? UNKNOWN_PLACE : await findPlace(context, order.email, caller);
  const mail = writeMail(order, member, context.createCode(), now() + CODE_LIFETIME_MS);
  const { ticket, closedForMs } = await db.transaction().execute(async (transaction) => {
    const request = { ...order, network: caller.network };
    const opened = await openCode(context, transaction, request, 'code' in mail ? mail.code : null);
    const grant = await takeFromLimits(context, transaction, { order, caller, place });
    const sentMail = grant.isMailed ? mail : toUnsent(mail);
    if (grant.closedForMs > 0) await closeTicket(context, transaction, request, opened, 'code' in sentMail);
    await mailer.enqueue(transaction, sentMail, mailClass);
    return { ticket: opened, closedForMs: grant.closedForMs };
  });
  mailer.wake();
  const sent = toSent(mailer, order.email, ticket);
  if (closedForMs > 0) throw apiErrorFor('TOO_MANY_CODES', closedForMs, { data: sent });
  return sent;
}

/**
 * Mails the code of a login whose account is closed after too many wrong passwords, to the member whose password was right; null
 * for a wrong one. The steps and the result are the same for both. Throws `MAIL_UNAVAILABLE`.
 */
export async function sendClosedCode(
  context: AccountsContext,
  order: CodeSlot & Pick<CodeOrder, 'ticket'>,
  member: Member | null,
  caller: Caller,
): Promise<CodeSent> {
  const { db, mailer, now } = context;
  const { email } = order;
  await assertMailable(mailer, email, 'proved');
  const proved = { ...order, isProved: true };
  const mail = writeMail(proved, member, context.createCode(), now() + CODE_LIFETIME_MS);
  const ticket = await db.transaction().execute(async (transaction) => {
    // Wrong passwords draw on another window, so that they cannot use up the codes of the right one.
    const key = member === null ? `codes-closed:${toMailbox(email)}@${caller.network}` : toProvedKey(email);
    const waitMs = await takeFromWindow(transaction, key, CODES_PER_EMAIL, now());
    const request = { ...order, network: caller.network };
    const code = waitMs === 0 && 'code' in mail ? mail.code : null;
    const opened = await openClosedCode(context, transaction, request, code);
    await mailer.enqueue(transaction, opened.isNew ? mail : toUnsent(mail), 'proved');
    return opened.ticket;
  });
  mailer.wake();
  return toSent(mailer, email, ticket);
}

/** Refuses networks that must wait without the database. */
function assertNetworkMayAsk({ waits }: AccountsContext, { networks }: Caller): void {
  for (const { key } of networks) {
    const waitMs = waits.find(toNetworkKey(key));
    if (waitMs > 0) throw apiErrorFor('TOO_MANY_CODES', waitMs);
  }
}

/** Before any lookup or count: the answer reveals nothing about the address, and the next attempt is free. */
async function assertMailable(mailer: Mailer, email: string, mailClass: MailClass): Promise<void> {
  if (!isLocalAddress(email) && (await mailer.isFull(mailClass))) throw apiError('MAIL_UNAVAILABLE');
}

function toSent(mailer: Mailer, email: string, ticket: string): CodeSent {
  return { mailMode: toMailMode(mailer, email), resendWait: RESEND_WAIT_MS / 1000, ticket };
}

/**
 * A used code shows that its reader calls from this network, so the network's earlier requests for the address count no
 * longer. Pass the transaction that consumes the code.
 */
export async function forgetRequests(
  transaction: Kysely<Database>,
  email: string,
  { networks }: Caller,
): Promise<void> {
  for (const { key } of networks) await resetThrottle(transaction, toPairKey(email, key));
}

interface LimitedRequest {
  readonly order: CodeOrder;
  readonly caller: Caller;
  readonly place: KnownPlace;
}

interface Grant {
  readonly isMailed: boolean;
  /** Strangers get no more codes for the address for this time, and the answer must not tell who is none. 0 otherwise. */
  readonly closedForMs: number;
}

/**
 * Takes a code from all limits, always in the same order, so that two transactions on PostgreSQL cannot wait for each other.
 * Anonymous requests draw on windows of their own: strangers cannot use up what the owner of the password has, nor what known
 * networks and devices have. Throws `TOO_MANY_CODES`.
 */
async function takeFromLimits(
  { now, waits }: AccountsContext,
  transaction: Kysely<Database>,
  { order: { email, isProved }, caller: { networks }, place }: LimitedRequest,
): Promise<Grant> {
  const take = async (key: string, window: Window) => {
    const waitMs = await takeFromWindow(transaction, key, window, now());
    if (waitMs > 0) throw apiErrorFor('TOO_MANY_CODES', waitMs);
  };
  let grant: Grant = { isMailed: true, closedForMs: 0 };
  if (isProved) await take(toProvedKey(email), CODES_PER_EMAIL);
  else if (place.device !== null) await take(toPairKey(email, `device-${place.device}`), CODES_PER_DEVICE);
  else {
    const { narrow, wide, windowMs } = CODES_PER_EMAIL_AND_NETWORK;
    for (const { key, scale } of networks) {
      await take(toPairKey(email, key), { limit: scale === 1 ? narrow : wide, windowMs });
    }
    grant = await takeAsked(transaction, email, place, now());
  }
  // A code with proof is bounded for its address and by the queue of mails: many people share a network.
  if (isProved) return grant;
  for (const { key, scale } of networks) {
    const { limit, windowMs } = CODES_PER_NETWORK;
    const window = { limit: limit * scale, windowMs };
    const waitMs = await takeFromWindow(transaction, toNetworkKey(key), window, now());
    if (waitMs === 0) continue;
    waits.note(toNetworkKey(key), waitMs);
    throw apiErrorFor('TOO_MANY_CODES', waitMs);
  }
  return grant;
}

/** Takes an anonymous code for an address. Strangers leave some for known networks. */
async function takeAsked(
  transaction: Kysely<Database>,
  email: string,
  { isKnownNetwork }: KnownPlace,
  now: number,
): Promise<Grant> {
  const { limit, windowMs } = CODES_PER_EMAIL;
  const forStrangers = { limit: limit - CODES_KEPT_FOR_KNOWN_NETWORKS, windowMs };
  const closedForMs = await takeFromWindow(transaction, toRequestedKey(email), forStrangers, now);
  if (closedForMs === 0) return { isMailed: true, closedForMs };
  const window = isKnownNetwork ? CODES_PER_EMAIL : forStrangers;
  return { isMailed: (await takeFromWindow(transaction, toRequestedKey(email), window, now)) === 0, closedForMs };
}

/** Key of the count of codes that a password or a session stood behind. */
export function toProvedKey(email: string): string {
  return `codes-proved:${toMailbox(email)}`;
}

/** Key of the count of anonymous requests for codes. */
export function toRequestedKey(email: string): string {
  return `codes-asked:${toMailbox(email)}`;
}

function toNetworkKey(network: string): string {
  return `codes-asked-from:${network}`;
}

function toPairKey(email: string, network: string): string {
  return `codes-asked:${toMailbox(email)}@${network}`;
}

/** The same for every address, whatever is mailed to it. */
function toMailClass({ isProved, purpose }: CodeOrder): MailClass {
  if (isProved) return 'proved';
  return MEMBER_PURPOSES.includes(purpose) ? 'member' : 'newcomer';
}

/** How the mails of an address are sent. The address alone decides, so that the answer reveals nothing about accounts. */
export function toMailMode({ mode }: Pick<Mailer, 'mode'>, email: string): MailMode {
  return isLocalAddress(email) ? 'local' : mode;
}

/** The account that a code is for: with codes for the administration, only that of an administrator. */
async function findRecipient(db: Kysely<Database>, { email, purpose }: CodeSlot): Promise<Member | null> {
  // An account in any form of the address has the mailbox.
  if (purpose === 'register') return findMemberByMailbox(db, email);
  const member = await findMemberByEmail(db, email);
  if (purpose !== 'adminLogin') return member;
  // Read for an unknown address, too, so that both take the same time.
  const roles = await listRoles(db, member?.id ?? '');
  return hasRank(roles, 'ADMIN') ? member : null;
}

/** A mail that takes as long to store and to remove as the given one, and is not sent. */
function toUnsent({ to, expiresAt }: Mail): Mail {
  return { to, expiresAt, purpose: 'nothing' };
}

/** An address that receives nothing gets a mail of purpose `nothing`, which takes as long to store and to remove. */
function writeMail(
  { email, purpose, isProved }: CodeSlot & Pick<CodeOrder, 'isProved'>,
  member: Member | null,
  code: string,
  expiresAt: number,
): Mail {
  const recipient = { to: email, expiresAt, ...(member && { username: member.username }) };
  if (!MEMBER_PURPOSES.includes(purpose)) {
    return member === null
      ? { ...recipient, purpose, code }
      : { ...recipient, purpose: 'registerTaken', accountEmail: member.email };
  }
  if (member?.status !== 'active') return { ...recipient, purpose: 'nothing' };
  // Only a login proves itself by the password alone; a session proves the others.
  const isLogin = purpose === 'login' || purpose === 'adminLogin';
  return { ...recipient, purpose, code, ...(isLogin && isProved && { isPasswordKnown: true }) };
}
