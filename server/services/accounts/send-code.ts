import { type Kysely, sql } from 'kysely';
import type { CodePurpose, CodeSent } from '../../../src/core/contracts/accounts.ts';
import type { Database } from '../../db/schema.ts';
import type { Mail, Mailer } from '../../mail/mail.ts';
import { takeFromWindow } from '../throttles.ts';
import { CODE_LIFETIME_MS, CODES_PER_EMAIL, CODES_PER_NETWORK, MEMBER_PURPOSES, RESEND_WAIT_MS } from './constants.ts';
import type { CodeSlot, EmailCodes } from './email-codes.ts';
import { refusalFor } from './refusal.ts';
import { findMemberByEmail, type Member } from './users.ts';

export interface SendCodeDeps {
  readonly db: Kysely<Database>;
  readonly mailer: Mailer;
  readonly codes: EmailCodes;
  readonly now: () => number;
  /** Six random digits. */
  readonly createCode: () => string;
}

/** Sends a code, or to an address that has no use for one nothing, with the same answer after the same steps. */
export type SendCode = (slot: CodeSlot, network: string) => Promise<CodeSent>;

/** Throws `RESEND_TOO_EARLY` and `TOO_MANY_CODES`, for every address alike. */
export function createSendCode({ db, mailer, codes, now, createCode }: SendCodeDeps): SendCode {
  return async (slot, network) => {
    const member = await findMemberByEmail(db, slot.email);
    const code = createCode();
    const mail = chooseMail(slot, member);
    await db.transaction().execute(async (transaction) => {
      const waitMs = await codes.open(transaction, slot, mail === slot.purpose ? code : null);
      if (waitMs > 0) throw refusalFor('RESEND_TOO_EARLY', waitMs);
      for (const [key, window] of [
        [`codes:${slot.email}`, CODES_PER_EMAIL],
        [`codes-from:${network}`, CODES_PER_NETWORK],
      ] as const) {
        const windowMs = await takeFromWindow(transaction, key, window, now());
        if (windowMs > 0) throw refusalFor('TOO_MANY_CODES', windowMs);
      }
      await sql`savepoint mail`.execute(transaction);
      await mailer.enqueue(transaction, writeMail(slot, member, code, now() + CODE_LIFETIME_MS));
      // Written and taken back for an address that gets nothing, so that the answer takes as long for it.
      await (mail === null ? sql`rollback to savepoint mail` : sql`release savepoint mail`).execute(transaction);
    });
    mailer.wake();
    return { mailMode: mailer.mode, resendWait: RESEND_WAIT_MS / 1000 };
  };
}

/** What is mailed; null for nothing. */
function chooseMail({ purpose }: CodeSlot, member: Member | null): CodePurpose | 'registerTaken' | null {
  if (!MEMBER_PURPOSES.includes(purpose)) return member === null ? purpose : 'registerTaken';
  return member?.status === 'active' ? purpose : null;
}

function writeMail({ email, purpose }: CodeSlot, member: Member | null, code: string, expiresAt: number): Mail {
  const isTaken = member !== null && !MEMBER_PURPOSES.includes(purpose);
  const recipient = { to: email, expiresAt, ...(member && { username: member.username }) };
  return isTaken ? { ...recipient, purpose: 'registerTaken' } : { ...recipient, purpose, code };
}
