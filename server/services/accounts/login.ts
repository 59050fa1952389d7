import type { Kysely } from 'kysely';
import type { LoginRequest, SessionReply } from '../../../src/core/contracts/accounts.ts';
import type { Database } from '../../db/schema.ts';
import type { MailMode } from '../../mail/mail.ts';
import { type ApiError, apiError } from '../api-error.ts';
import { readEmail } from './account-forms.ts';
import type { EmailCodes } from './email-codes.ts';
import type { Guesses } from './guesses.ts';
import type { Passwords } from './passwords.ts';
import type { SendCode } from './send-code.ts';
import type { Sessions } from './sessions.ts';
import { findMemberByEmail, type Member } from './users.ts';

export interface LoginDeps {
  readonly db: Kysely<Database>;
  readonly passwords: Passwords;
  readonly codes: EmailCodes;
  readonly guesses: Guesses;
  readonly sessions: Sessions;
  readonly sendCode: SendCode;
  readonly mailMode: MailMode;
  readonly now: () => number;
}

/**
 * Password first, code only then: nobody learns from an answer whether an account exists. Right credentials without a code
 * have one sent and throw `NEED_EMAIL_VERIFICATION`.
 */
export function createLogin(deps: LoginDeps) {
  const { db, codes, guesses, sessions, sendCode, now } = deps;

  return async (request: LoginRequest, network: string): Promise<SessionReply> => {
    const email = readEmail(request.username);
    const member = await checkCredentials(email, request.password, network);
    if (member.status === 'disabled') throw apiError('ACCOUNT_DISABLED');
    const typed = request.emailCode?.trim() ?? '';
    if (typed === '') throw await askForCode(email, network);
    const code = await codes.check({ email, purpose: 'login' }, typed);
    await db.transaction().execute(async (transaction) => {
      await code.use(transaction);
      await recordLogin(transaction, member);
    });
    await guesses.forgive(email);
    return sessions.start(member);
  };

  async function checkCredentials(email: string, password: string, network: string): Promise<Member> {
    const guess = await guesses.take(email, network);
    const member = await findMember(email, password).catch(async (error) => {
      // What could not be looked at was no guess.
      await guess.giveBack();
      throw error;
    });
    if (member === null) throw apiError('WRONG_CREDENTIALS');
    await guess.giveBack();
    return member;
  }

  /** Null for an unknown address as for a wrong password, after the same work. */
  async function findMember(email: string, password: string): Promise<Member | null> {
    const member = await findMemberByEmail(db, email);
    const isRight = await deps.passwords.verify(member?.password_hash ?? null, password);
    return isRight ? member : null;
  }

  /** A code that was sent a moment ago will do; how long until the next one is part of the answer. */
  async function askForCode(email: string, network: string): Promise<ApiError> {
    const sent = await sendCode({ email, purpose: 'login' }, network).catch((error) => {
      if (error?.code !== 'RESEND_TOO_EARLY') throw error;
      return { resendWait: error.details.retryAfter };
    });
    return apiError('NEED_EMAIL_VERIFICATION', { data: { mailMode: deps.mailMode, ...sent } });
  }

  /** The account may have changed while the password was being checked. */
  async function recordLogin(transaction: Kysely<Database>, member: Member): Promise<void> {
    const row = await transaction
      .updateTable('users')
      .set({ last_login_at: now() })
      .where('id', '=', member.id)
      .where('token_version', '=', member.token_version)
      .where('status', '=', 'active')
      .returning('id')
      .executeTakeFirst();
    if (!row) throw apiError('WRONG_CREDENTIALS');
  }
}
