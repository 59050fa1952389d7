import { createHmac, timingSafeEqual } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { EMAIL_CODE_LENGTH, normalizeEmailCode } from '../../../src/core/auth/email-code.ts';
import type { CodePurpose } from '../../../src/core/contracts/accounts.ts';
import type { Database } from '../../db/schema.ts';
import { type ApiError, apiError } from '../api-error.ts';
import type { AccountsContext } from './accounts-context.ts';
import { CODE_ATTEMPTS_MAX, CODE_LIFETIME_MS, RESEND_WAIT_MS } from './constants.ts';

type Context = Pick<AccountsContext, 'db' | 'codeKey' | 'now' | 'createId'>;

/** What a code is bound to. There is at most one open code per slot. */
export interface CodeSlot {
  /** Normalized. */
  readonly email: string;
  readonly purpose: CodePurpose;
}

/** A code that was right. Consume it in the transaction of the action that it permits. */
export interface VerifiedCode {
  readonly slot: CodeSlot;
  readonly hash: string;
}

/**
 * Opens a code and replaces the previous one of the slot. Returns the milliseconds to wait when the previous one is too young,
 * else 0. Without a code the slot is opened all the same, but no code is right.
 */
export async function openCode(
  context: Context,
  transaction: Kysely<Database>,
  slot: CodeSlot,
  code: string | null,
): Promise<number> {
  const now = context.now();
  const opened = {
    code_hash: toHash(context, slot, code ?? context.createId()),
    attempts: 0,
    created_at: now,
    expires_at: now + CODE_LIFETIME_MS,
    used_at: null,
  };
  const row = await transaction
    .insertInto('email_codes')
    .values({ email: slot.email, purpose: slot.purpose, ...opened })
    .onConflict((conflict) =>
      conflict
        .columns(['email', 'purpose'])
        .doUpdateSet(opened)
        .where('email_codes.created_at', '<=', now - RESEND_WAIT_MS),
    )
    .returning('created_at')
    .executeTakeFirst();
  if (row) return 0;
  const latest = await selectSlot(transaction, slot).select('created_at').executeTakeFirst();
  return Math.max((latest?.created_at ?? 0) + RESEND_WAIT_MS - now, 1);
}

/** Counts an attempt unless the code is right. Throws `WRONG_CODE` and `CODE_ATTEMPTS_EXCEEDED`. */
export async function verifyCode(context: Context, slot: CodeSlot, typed: string): Promise<VerifiedCode> {
  const code = normalizeEmailCode(typed);
  if (!CODE_PATTERN.test(code)) throw apiError('WRONG_CODE');
  const hash = toHash(context, slot, code);
  const open = await updateOpen(context, context.db, slot)
    .set({ attempts: sql`attempts + 1` })
    .where('attempts', '<', CODE_ATTEMPTS_MAX)
    .returning('code_hash')
    .executeTakeFirst();
  if (!open) throw await toClosedError(context, slot);
  if (!isEqual(open.code_hash, hash)) throw apiError('WRONG_CODE');
  // The action may still fail for another reason, which must not use up attempts at a right code.
  await updateOpen(context, context.db, slot)
    .set({ attempts: sql`attempts - 1` })
    .where('code_hash', '=', hash)
    .where('attempts', '>', 0)
    .execute();
  return { slot, hash };
}

/** Throws `WRONG_CODE` when the code was consumed or replaced since it was verified. */
export async function consumeCode(
  context: Context,
  transaction: Kysely<Database>,
  { slot, hash }: VerifiedCode,
): Promise<void> {
  const used = await updateOpen(context, transaction, slot)
    .set({ used_at: context.now() })
    .where('code_hash', '=', hash)
    .returning('email')
    .executeTakeFirst();
  if (!used) throw apiError('WRONG_CODE');
}

/** Removes expired codes, which permit nothing and delay no new code. */
export async function pruneCodes({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> {
  await db.deleteFrom('email_codes').where('expires_at', '<=', now()).execute();
}

const CODE_PATTERN = new RegExp(`^\\d{${EMAIL_CODE_LENGTH}}$`);

function toHash({ codeKey }: Context, { email, purpose }: CodeSlot, code: string): string {
  return createHmac('sha256', codeKey).update(`${purpose}|${email}|${code}`).digest('hex');
}

function updateOpen({ now }: Context, executor: Kysely<Database>, { email, purpose }: CodeSlot) {
  return executor
    .updateTable('email_codes')
    .where('email', '=', email)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now());
}

async function toClosedError({ db, now }: Context, slot: CodeSlot): Promise<ApiError> {
  const row = await selectSlot(db, slot).select(['used_at', 'expires_at']).executeTakeFirst();
  const isOpen = row !== undefined && row.used_at === null && row.expires_at > now();
  return apiError(isOpen ? 'CODE_ATTEMPTS_EXCEEDED' : 'WRONG_CODE');
}

function selectSlot(executor: Kysely<Database>, { email, purpose }: CodeSlot) {
  return executor.selectFrom('email_codes').where('email', '=', email).where('purpose', '=', purpose);
}

function isEqual(expected: string, tried: string): boolean {
  const [a, b] = [Buffer.from(expected), Buffer.from(tried)];
  return a.length === b.length && timingSafeEqual(a, b);
}
