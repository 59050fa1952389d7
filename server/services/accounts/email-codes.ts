import { timingSafeEqual } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { toMailbox } from '../../../src/core/auth/email.ts';
import { EMAIL_CODE_LENGTH, normalizeEmailCode } from '../../../src/core/auth/email-code.ts';
import { type ApiError, apiError, apiErrorFor } from '../../api-error.ts';
import type { Database } from '../../db/schema.ts';
import { takeFromWindow } from '../../db/throttles.ts';
import { CODE_ATTEMPTS_MAX, OPEN_CODES_MAX, RESEND_WAIT_MS } from './constants.ts';
import {
  CLOSED_PREFIX,
  type CodeSlot,
  type CodesContext,
  MAILED_PREFIX,
  selectOpen,
  toHash,
  toOpened,
  updateOpen,
} from './open-codes.ts';

/**
 * A request for a code. Its ticket goes to the caller alone, so no other caller can try, replace or use up the code that is
 * mailed for it.
 */
export interface CodeRequest extends CodeSlot {
  /** The caller has shown the password or a session. Such requests are never delayed by others. */
  readonly isProved: boolean;
  /** Key of the caller's network. */
  readonly network: string;
  /** Of an earlier request, whose code is replaced; empty without one. */
  readonly ticket: string;
}

/** A code as it was typed, with the ticket of its request. */
export interface TypedCode {
  readonly ticket: string;
  readonly code: string;
}

/** A code that was right. Consume it in the transaction of the action that it permits. */
export interface VerifiedCode {
  readonly slot: CodeSlot;
  readonly ticket: string;
  readonly hash: string;
}

/**
 * Opens a code, or replaces the code of an open ticket. Returns the ticket. Without a code a ticket is opened all the same,
 * but no code is right. Throws `RESEND_TOO_EARLY` within a minute of the ticket's code, or of another request from the same
 * network, and `TOO_MANY_CODES` while the network has too many open codes.
 */
export async function openCode(
  context: CodesContext,
  transaction: Kysely<Database>,
  request: CodeRequest,
  code: string | null,
): Promise<string> {
  const { email, purpose, isProved, network } = request;
  const now = context.now();
  const isReplaced = await replaceCode(context, transaction, request, code);
  // A replaced code starts the wait of its network, too.
  const waitKey = `code-wait:${isProved ? 'proved' : 'asked'}:${purpose}:${toMailbox(email)}@${network}`;
  const waitMs = await takeFromWindow(transaction, waitKey, { limit: 1, windowMs: RESEND_WAIT_MS }, now);
  if (isReplaced) return request.ticket;
  if (waitMs > 0) throw apiErrorFor('RESEND_TOO_EARLY', waitMs);
  const open = await selectOpen(context, transaction, request)
    .where('is_proved', '=', isProved ? 1 : 0)
    .where('network', '=', network)
    .select('expires_at')
    .orderBy('expires_at')
    .execute();
  const [oldest] = open;
  if (oldest && open.length >= OPEN_CODES_MAX) throw apiErrorFor('TOO_MANY_CODES', oldest.expires_at - now);
  const id = context.createId();
  await transaction
    .insertInto('email_codes')
    .values({ id, email, purpose, is_proved: isProved ? 1 : 0, network, ...toOpened(context, request, id, code) })
    .execute();
  return id;
}

/** A ticket after a login whose answer must not tell whether the password was right. */
interface ClosedCode {
  readonly ticket: string;
  /** The code of the login is to be mailed: none was mailed for the ticket within a minute. */
  readonly isNew: boolean;
}

/**
 * Opens a code for a login whose answer must not tell whether the password was right: null where it was wrong. The given ticket
 * stays, if a code can still be tried with it. A right and a wrong password differ in the code alone, which no caller sees; a
 * wrong one leaves the code of a right one as it is.
 */
export async function openClosedCode(
  context: CodesContext,
  transaction: Kysely<Database>,
  request: Omit<CodeRequest, 'isProved'>,
  code: string | null,
): Promise<ClosedCode> {
  const { email, purpose, network } = request;
  const mark = code === null ? CLOSED_PREFIX : MAILED_PREFIX;
  const given = await selectOpen(context, transaction, request)
    .where('id', '=', request.ticket)
    .where('attempts', '<', CODE_ATTEMPTS_MAX)
    .select(['network', 'created_at'])
    .executeTakeFirst();
  if (given === undefined) {
    const id = context.createId();
    const opened = toOpened(context, request, id, code);
    await transaction
      .insertInto('email_codes')
      .values({ id, email, purpose, is_proved: 0, network: mark + network, ...opened })
      .execute();
    return { ticket: id, isNew: code !== null };
  }
  const isMailed = given.network.startsWith(MAILED_PREFIX) && given.created_at > context.now() - RESEND_WAIT_MS;
  const isNew = code !== null && !isMailed;
  const { code_hash, created_at, expires_at } = toOpened(context, request, request.ticket, code);
  await updateOpen(context, transaction, request, request.ticket)
    .set({ created_at, expires_at, ...(isNew && { code_hash, network: mark + network }) })
    .execute();
  return { ticket: request.ticket, isNew };
}

/** Whether codes can still be tried with a ticket. Nothing need have been mailed for it. */
export async function isOpenTicket(context: CodesContext, slot: CodeSlot, ticket: string): Promise<boolean> {
  const open = await selectOpen(context, context.db, slot)
    .where('id', '=', ticket)
    .where('attempts', '<', CODE_ATTEMPTS_MAX)
    .select('id')
    .executeTakeFirst();
  return open !== undefined;
}

/**
 * The ticket that a caller may continue with instead of requesting another code: the given one, if it is open, or the latest
 * ticket that a request with proof opened from the same network. Null without one.
 */
export async function findOpenTicket(context: CodesContext, request: CodeRequest): Promise<string | null> {
  const open = await selectOpen(context, context.db, request)
    .where((where) =>
      where.or([where('id', '=', request.ticket), where.and({ is_proved: 1, network: request.network })]),
    )
    .where('attempts', '<', CODE_ATTEMPTS_MAX)
    .select('id')
    .orderBy('created_at', 'desc')
    .execute();
  const ids = open.map(({ id }) => id);
  return ids.includes(request.ticket) ? request.ticket : (ids[0] ?? null);
}

/** Marks a ticket whose answer does not tell whether its code was mailed. */
export async function closeTicket(
  context: CodesContext,
  transaction: Kysely<Database>,
  slot: CodeSlot & Pick<CodeRequest, 'network'>,
  ticket: string,
  isMailed: boolean,
): Promise<void> {
  const network = `${isMailed ? MAILED_PREFIX : CLOSED_PREFIX}${slot.network}`;
  await updateOpen(context, transaction, slot, ticket).set({ network }).execute();
}

/** Counts an attempt unless the code is right. Throws `WRONG_CODE`, also for an unknown ticket, and `CODE_ATTEMPTS_EXCEEDED`. */
export async function verifyCode(context: CodesContext, slot: CodeSlot, typed: TypedCode): Promise<VerifiedCode> {
  const code = await tryCode(context, slot, typed);
  // The action may still fail for another reason, which must not use up attempts at a right code.
  await refundCode(context, code);
  return code;
}

/** The same, except that a right code counts as an attempt, too, until it is refunded. */
export async function tryCode(
  context: CodesContext,
  slot: CodeSlot,
  { ticket, code }: TypedCode,
): Promise<VerifiedCode> {
  const narrow = normalizeEmailCode(code);
  if (!CODE_PATTERN.test(narrow)) throw apiError('WRONG_CODE');
  const hash = toHash(context, slot, ticket, narrow);
  const open = await updateOpen(context, context.db, slot, ticket)
    .set({ attempts: sql`attempts + 1` })
    .where('attempts', '<', CODE_ATTEMPTS_MAX)
    .returning('code_hash')
    .executeTakeFirst();
  if (!open) throw await toClosedError(context, slot, ticket);
  if (!isEqual(open.code_hash, hash)) throw apiError('WRONG_CODE');
  return { slot, ticket, hash };
}

/** Gives an attempt at a right code back. */
export async function refundCode(context: CodesContext, { slot, ticket, hash }: VerifiedCode): Promise<void> {
  await updateOpen(context, context.db, slot, ticket)
    .set({ attempts: sql`attempts - 1` })
    .where('code_hash', '=', hash)
    .where('attempts', '>', 0)
    .execute();
}

/** Throws `WRONG_CODE` when the code was consumed or replaced since it was verified. */
export async function consumeCode(
  context: CodesContext,
  transaction: Kysely<Database>,
  { slot, ticket, hash }: VerifiedCode,
): Promise<void> {
  const used = await updateOpen(context, transaction, slot, ticket)
    .set({ used_at: context.now() })
    .where('code_hash', '=', hash)
    .returning('id')
    .executeTakeFirst();
  if (!used) throw apiError('WRONG_CODE');
}

/** Removes expired codes, which permit nothing and delay no new code. */
export async function pruneCodes({ db, now }: Pick<CodesContext, 'db' | 'now'>): Promise<void> {
  await db.deleteFrom('email_codes').where('expires_at', '<=', now()).execute();
}

const CODE_PATTERN = new RegExp(`^\\d{${EMAIL_CODE_LENGTH}}$`);

/** Returns false for a ticket that is not open. */
async function replaceCode(
  context: CodesContext,
  transaction: Kysely<Database>,
  request: CodeRequest,
  code: string | null,
): Promise<boolean> {
  if (request.ticket === '') return false;
  const latest = context.now() - RESEND_WAIT_MS;
  const replaced = await updateOpen(context, transaction, request, request.ticket)
    .set({
      ...toOpened(context, request, request.ticket, code),
      ...(request.isProved && { network: request.network, is_proved: 1 }),
    })
    .where((row) =>
      // Nothing was mailed for a closed ticket, so the right password need not wait.
      row.or([
        row('created_at', '<=', latest),
        ...(request.isProved ? [row('network', 'like', `${CLOSED_PREFIX}%`)] : []),
      ]),
    )
    .returning('id')
    .executeTakeFirst();
  if (replaced) return true;
  const early = await selectOpen(context, transaction, request)
    .where('id', '=', request.ticket)
    .select('created_at')
    .executeTakeFirst();
  if (!early) return false;
  throw apiErrorFor('RESEND_TOO_EARLY', Math.max(early.created_at - latest, 1));
}

async function toClosedError(context: CodesContext, slot: CodeSlot, ticket: string): Promise<ApiError> {
  const open = await selectOpen(context, context.db, slot).where('id', '=', ticket).select('id').executeTakeFirst();
  return apiError(open === undefined ? 'WRONG_CODE' : 'CODE_ATTEMPTS_EXCEEDED');
}

function isEqual(expected: string, tried: string): boolean {
  const [a, b] = [Buffer.from(expected), Buffer.from(tried)];
  return a.length === b.length && timingSafeEqual(a, b);
}
