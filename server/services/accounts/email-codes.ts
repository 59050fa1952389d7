import { createHmac, timingSafeEqual } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { EMAIL_CODE_LENGTH, normalizeEmailCode } from '../../../src/core/auth/email-code.ts';
import type { CodePurpose } from '../../../src/core/contracts/accounts.ts';
import type { Database } from '../../db/schema.ts';
import { apiError } from '../api-error.ts';
import { CODE_ATTEMPTS_MAX, CODE_LIFETIME_MS, RESEND_WAIT_MS } from './constants.ts';

/** What a code is bound to. */
export interface CodeSlot {
  /** Normalized. */
  readonly email: string;
  readonly purpose: CodePurpose;
}

/** A code that was right; `use` it in the transaction of the act that it permits. */
export interface CheckedCode {
  use(transaction: Kysely<Database>): Promise<void>;
}

export interface EmailCodes {
  /**
   * Opens a code in place of the one before. Milliseconds to wait when that is too young, else 0. Without a code the slot is
   * taken all the same, and no code is right.
   */
  open(transaction: Kysely<Database>, slot: CodeSlot, code: string | null): Promise<number>;
  /** Counts the attempt unless the code is right. Throws `WRONG_CODE` and `CODE_ATTEMPTS_EXCEEDED`. */
  check(slot: CodeSlot, typed: string): Promise<CheckedCode>;
}

export interface EmailCodesDeps {
  readonly db: Kysely<Database>;
  readonly key: Uint8Array;
  readonly now: () => number;
  /** An unguessable text. */
  readonly createId: () => string;
}

export function createEmailCodes({ db, key, now, createId }: EmailCodesDeps): EmailCodes {
  const toHash = ({ email, purpose }: CodeSlot, code: string) =>
    createHmac('sha256', key).update(`${purpose}|${email}|${code}`).digest('hex');

  return {
    async open(transaction, slot, code) {
      const fresh = {
        code_hash: toHash(slot, code ?? createId()),
        attempts: 0,
        created_at: now(),
        expires_at: now() + CODE_LIFETIME_MS,
        used_at: null,
      };
      const opened = await transaction
        .insertInto('email_codes')
        .values({ email: slot.email, purpose: slot.purpose, ...fresh })
        .onConflict((conflict) =>
          conflict
            .columns(['email', 'purpose'])
            .doUpdateSet(fresh)
            .where('email_codes.created_at', '<=', now() - RESEND_WAIT_MS),
        )
        .returning('created_at')
        .executeTakeFirst();
      if (opened) return 0;
      const latest = await selectSlot(transaction, slot).select('created_at').executeTakeFirst();
      return Math.max((latest?.created_at ?? 0) + RESEND_WAIT_MS - now(), 1);
    },

    async check(slot, typed) {
      const code = normalizeEmailCode(typed);
      if (!CODE_PATTERN.test(code)) throw apiError('WRONG_CODE');
      const tried = toHash(slot, code);
      const open = await updateOpen(db, slot)
        .set({ attempts: sql`attempts + 1` })
        .where('attempts', '<', CODE_ATTEMPTS_MAX)
        .returning('code_hash')
        .executeTakeFirst();
      if (!open) throw await refusalOfClosed(slot);
      if (!isSame(open.code_hash, tried)) throw apiError('WRONG_CODE');
      // What follows may refuse for another reason; that must not eat up the attempts at a right code.
      await updateOpen(db, slot)
        .set({ attempts: sql`attempts - 1` })
        .where('code_hash', '=', tried)
        .where('attempts', '>', 0)
        .execute();
      return {
        async use(transaction) {
          const used = await updateOpen(transaction, slot)
            .set({ used_at: now() })
            .where('code_hash', '=', tried)
            .returning('email')
            .executeTakeFirst();
          if (!used) throw apiError('WRONG_CODE');
        },
      };
    },
  };

  function updateOpen(executor: Kysely<Database>, { email, purpose }: CodeSlot) {
    return executor
      .updateTable('email_codes')
      .where('email', '=', email)
      .where('purpose', '=', purpose)
      .where('used_at', 'is', null)
      .where('expires_at', '>', now());
  }

  async function refusalOfClosed(slot: CodeSlot) {
    const row = await selectSlot(db, slot).select(['used_at', 'expires_at']).executeTakeFirst();
    const isOpen = row !== undefined && row.used_at === null && row.expires_at > now();
    return apiError(isOpen ? 'CODE_ATTEMPTS_EXCEEDED' : 'WRONG_CODE');
  }
}

/** Removes codes that nobody can use any more and that hold back no other one. */
export async function pruneCodes(db: Kysely<Database>, now: number): Promise<void> {
  await db.deleteFrom('email_codes').where('expires_at', '<=', now).execute();
}

const CODE_PATTERN = new RegExp(`^\\d{${EMAIL_CODE_LENGTH}}$`);

function selectSlot(executor: Kysely<Database>, { email, purpose }: CodeSlot) {
  return executor.selectFrom('email_codes').where('email', '=', email).where('purpose', '=', purpose);
}

function isSame(expected: string, tried: string): boolean {
  const [a, b] = [Buffer.from(expected), Buffer.from(tried)];
  return a.length === b.length && timingSafeEqual(a, b);
}
