import type { Kysely } from 'kysely';
import type { ChangePasswordRequest, SessionReply } from '../../../src/core/contracts/accounts.ts';
import type { Database } from '../../db/schema.ts';
import { apiError } from '../api-error.ts';
import type { Caller } from '../caller.ts';
import { assertPassword } from './account-forms.ts';
import type { EmailCodes } from './email-codes.ts';
import type { Guesses } from './guesses.ts';
import type { ReplacePassword } from './password-replacement.ts';
import type { Passwords } from './passwords.ts';
import type { Session, Sessions } from './sessions.ts';
import { findMemberById, type Member } from './users.ts';

export interface PasswordChangeDeps {
  readonly db: Kysely<Database>;
  readonly passwords: Passwords;
  readonly codes: EmailCodes;
  readonly guesses: Guesses;
  readonly sessions: Sessions;
  readonly replacePassword: ReplacePassword;
}

/** A new password for somebody signed in, who knows the current one and reads the mail. The answer is a new session. */
export function createPasswordChange(deps: PasswordChangeDeps) {
  const { db, passwords, codes, guesses, sessions, replacePassword } = deps;

  return {
    async change({ user }: Session, request: ChangePasswordRequest, caller: Caller): Promise<SessionReply> {
      const { currentPassword, newPassword, emailCode } = request;
      assertPassword('change', newPassword);
      const member = await checkCurrent(user.id, currentPassword, caller.network);
      if (newPassword === currentPassword) throw apiError('PASSWORD_UNCHANGED');
      const code = await codes.check({ email: member.email, purpose: 'changePassword' }, emailCode);
      const passwordHash = await passwords.hash(newPassword);
      const { address } = caller;
      return sessions.start(await replacePassword({ member, code, passwordHash, action: 'password.change', address }));
    },
    async checkPassword({ user }: Session, currentPassword: string, { network }: Caller): Promise<void> {
      await checkCurrent(user.id, currentPassword, network);
    },
  };

  /** Counted apart from logins: whoever got hold of a session must not be able to keep its owner from signing in. */
  async function checkCurrent(userId: string, password: string, network: string): Promise<Member> {
    const member = await findMemberById(db, userId);
    if (!member) throw apiError('UNAUTHENTICATED');
    const guess = await guesses.take(`change:${member.id}`, network);
    const isRight = await passwords.verify(member.password_hash, password).catch(async (error) => {
      await guess.giveBack();
      throw error;
    });
    if (!isRight) throw apiError('WRONG_PASSWORD');
    await guess.giveBack();
    return member;
  }
}
