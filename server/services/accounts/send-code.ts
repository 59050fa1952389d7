import type { Kysely } from 'kysely';
import type { CodeSent } from '../../../src/core/contracts/accounts.ts';
import type { Database } from '../../db/schema.ts';
import type { Mail, Mailer } from '../../mail/mail.ts';
import { apiError, apiErrorFor } from '../api-error.ts';
import { takeFromWindow } from '../throttles.ts';
import { CODE_LIFETIME_MS, CODES_PER_EMAIL, CODES_PER_NETWORK, MEMBER_PURPOSES, RESEND_WAIT_MS } from './constants.ts';
import type { CodeSlot, EmailCodes } from './email-codes.ts';
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

/** Throws `MAIL_UNAVAILABLE`, `RESEND_TOO_EARLY` and `TOO_MANY_CODES`, for every address alike. */
export function createSendCode({ db, mailer, codes, now, createCode }: SendCodeDeps): SendCode {
  return async (slot, network) => {
    // Before anything is looked up or counted: nobody learns more of an address by it, and the next try is free.
    if (mailer.isDown()) throw apiError('MAIL_UNAVAILABLE');
    const member = await findMemberByEmail(db, slot.email);
    const mail = writeMail(slot, member, createCode(), now() + CODE_LIFETIME_MS);
    await db.transaction().execute(async (transaction) => {
      const waitMs = await codes.open(transaction, slot, 'code' in mail ? mail.code : null);
      if (waitMs > 0) throw apiErrorFor('RESEND_TOO_EARLY', waitMs);
      for (const [key, window] of [
        [`codes:${slot.email}`, CODES_PER_EMAIL],
        [`codes-from:${network}`, CODES_PER_NETWORK],
      ] as const) {
        const windowMs = await takeFromWindow(transaction, key, window, now());
        if (windowMs > 0) throw apiErrorFor('TOO_MANY_CODES', windowMs);
      }
      await mailer.enqueue(transaction, mail);
    });
    mailer.wake();
    return { mailMode: mailer.mode, resendWait: RESEND_WAIT_MS / 1000 };
  };
}

/** An address that gets nothing has a mail of no purpose, which takes as long to write down and to be rid of. */
function writeMail({ email, purpose }: CodeSlot, member: Member | null, code: string, expiresAt: number): Mail {
  const recipient = { to: email, expiresAt, ...(member && { username: member.username }) };
  if (!MEMBER_PURPOSES.includes(purpose)) {
    return member === null ? { ...recipient, purpose, code } : { ...recipient, purpose: 'registerTaken' };
  }
  return member?.status === 'active' ? { ...recipient, purpose, code } : { ...recipient, purpose: 'nothing' };
}
