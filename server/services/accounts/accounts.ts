import type { Kysely } from 'kysely';
import type {
  ChangePasswordRequest,
  CheckCodeRequest,
  CodePurpose,
  CodeSent,
  LoginRequest,
  RegisterRequest,
  ResetPasswordRequest,
  SessionReply,
} from '../../../src/core/contracts/accounts.ts';
import type { Database } from '../../db/schema.ts';
import type { Mailer } from '../../mail/mail.ts';
import type { Caller } from '../caller.ts';
import { pruneThrottles } from '../throttles.ts';
import { readEmail } from './account-forms.ts';
import { DAY_MS } from './constants.ts';
import { createEmailCodes, pruneCodes } from './email-codes.ts';
import { createGuesses } from './guesses.ts';
import { createLogin } from './login.ts';
import { createPasswordChange } from './password-change.ts';
import { createReplacePassword } from './password-replacement.ts';
import { createPasswordReset } from './password-reset.ts';
import type { Passwords } from './passwords.ts';
import { createRegistration } from './registration.ts';
import { createSendCode } from './send-code.ts';
import { createSessions, pruneRevokedTokens, type Session } from './sessions.ts';
import { createTokens } from './tokens.ts';

/**
 * Accounts of the portal. Every call throws a refusal (an `AppError` with a `RefusalCode`) where it is refused; an answer never
 * tells whether an address has an account, unless the caller reads its mail or knows its password.
 */
export interface Accounts {
  sendCode(purpose: 'login' | 'register' | 'reset', email: string, caller: Caller): Promise<CodeSent>;
  login(request: LoginRequest, caller: Caller): Promise<SessionReply>;
  register(request: RegisterRequest): Promise<void>;
  resetPassword(request: ResetPasswordRequest, caller: Caller): Promise<void>;
  /** Who a token belongs to. */
  findSession(token: string): Promise<Session>;
  endSession(session: Session): Promise<void>;
  sendChangeCode(session: Session, caller: Caller): Promise<CodeSent>;
  changePassword(session: Session, request: ChangePasswordRequest, caller: Caller): Promise<SessionReply>;
  /** Throws like the use of the code, which stays unused. A wrong one counts as an attempt. */
  checkCode(request: CheckCodeRequest): Promise<void>;
  checkChangeCode(session: Session, code: string): Promise<void>;
  /** Throws `WRONG_PASSWORD` and `TOO_MANY_ATTEMPTS`. Counts together with the attempts of `changePassword`. */
  checkPassword(session: Session, currentPassword: string, caller: Caller): Promise<void>;
  /** Removes what time has settled: old codes, counts and ended tokens. To be called now and then. */
  prune(): Promise<void>;
}

export interface AccountsDeps {
  readonly db: Kysely<Database>;
  readonly mailer: Mailer;
  readonly passwords: Passwords;
  readonly keys: { readonly tokens: Uint8Array; readonly codes: Uint8Array };
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** An unguessable text, never the same twice. */
  readonly createId: () => string;
  /** Six random digits. */
  readonly createCode: () => string;
}

export function createAccounts({ db, mailer, passwords, keys, now, createId, createCode }: AccountsDeps): Accounts {
  const codes = createEmailCodes({ db, key: keys.codes, now, createId });
  const guesses = createGuesses(db, now);
  const sessions = createSessions(db, createTokens({ key: keys.tokens, now, createId }));
  const sendCode = createSendCode({ db, mailer, codes, now, createCode });
  const replacePassword = createReplacePassword({ db, now, createId });
  const common = { db, passwords, codes, guesses, sessions, replacePassword, now, createId };
  const passwordChange = createPasswordChange(common);
  const login = createLogin({ ...common, sendCode, mailMode: mailer.mode });
  const sendTo = (purpose: CodePurpose, email: string, { network }: Caller) =>
    sendCode({ email: readEmail(email), purpose }, network);

  return {
    sendCode: sendTo,
    login: (request, { network }) => login(request, network),
    register: createRegistration(common),
    resetPassword: createPasswordReset(common),
    findSession: sessions.find,
    endSession: sessions.end,
    sendChangeCode: ({ user }, caller) => sendTo('changePassword', user.email, caller),
    changePassword: passwordChange.change,
    async checkCode({ email, purpose, code }) {
      await codes.check({ email: readEmail(email), purpose }, code);
    },
    async checkChangeCode({ user }, code) {
      await codes.check({ email: user.email, purpose: 'changePassword' }, code);
    },
    checkPassword: passwordChange.checkPassword,
    async prune() {
      await pruneCodes(db, now());
      await pruneThrottles(db, DAY_MS, now());
      await pruneRevokedTokens(db, now());
    },
  };
}
