import type { CodePurpose, CodeSent } from '../../../src/core/contracts/accounts.ts';
import type { Mail } from '../../mail/mail.ts';
import { apiError, apiErrorFor } from '../api-error.ts';
import type { Caller } from '../caller.ts';
import { takeFromWindow } from '../throttles.ts';
import { readEmail } from './account-forms.ts';
import type { AccountsContext } from './accounts-context.ts';
import { CODE_LIFETIME_MS, CODES_PER_EMAIL, CODES_PER_NETWORK, MEMBER_PURPOSES, RESEND_WAIT_MS } from './constants.ts';
import { type CodeSlot, openCode } from './email-codes.ts';
import type { Session } from './sessions.ts';
import { findMemberByEmail, type Member } from './users.ts';

/** Mails a code to an address that a caller without a session typed. */
export async function sendCode(
  context: AccountsContext,
  purpose: Extract<CodePurpose, 'login' | 'register' | 'reset'>,
  email: string,
  { network }: Caller,
): Promise<CodeSent> {
  return sendCodeTo(context, { email: readEmail(email), purpose }, network);
}

/** Mails the code of a password change to the signed-in user. */
export function sendChangeCode(context: AccountsContext, { user }: Session, { network }: Caller): Promise<CodeSent> {
  return sendCodeTo(context, { email: user.email, purpose: 'changePassword' }, network);
}

/**
 * Mails a code, or nothing to an address that has no use for one, with the same answer after the same steps. Throws
 * `MAIL_UNAVAILABLE`, `RESEND_TOO_EARLY` and `TOO_MANY_CODES`, for every address alike.
 */
export async function sendCodeTo(context: AccountsContext, slot: CodeSlot, network: string): Promise<CodeSent> {
  const { db, mailer, now } = context;
  // Before any lookup or count: the answer reveals nothing about the address, and the next attempt is free.
  if (mailer.isDown()) throw apiError('MAIL_UNAVAILABLE');
  const member = await findMemberByEmail(db, slot.email);
  const mail = writeMail(slot, member, context.createCode(), now() + CODE_LIFETIME_MS);
  await db.transaction().execute(async (transaction) => {
    const waitMs = await openCode(context, transaction, slot, 'code' in mail ? mail.code : null);
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
}

/** An address that receives nothing gets a mail of purpose `nothing`, which takes as long to store and to remove. */
function writeMail({ email, purpose }: CodeSlot, member: Member | null, code: string, expiresAt: number): Mail {
  const recipient = { to: email, expiresAt, ...(member && { username: member.username }) };
  if (!MEMBER_PURPOSES.includes(purpose)) {
    return member === null ? { ...recipient, purpose, code } : { ...recipient, purpose: 'registerTaken' };
  }
  return member?.status === 'active' ? { ...recipient, purpose, code } : { ...recipient, purpose: 'nothing' };
}
