import { ACCOUNT_CALLS } from '../../src/core/contracts/accounts.ts';
import { copy } from '../copy.ts';
import { checkChangeCode, checkCode } from '../services/accounts/code-checks.ts';
import { login } from '../services/accounts/login.ts';
import { changePassword, checkPassword } from '../services/accounts/password-change.ts';
import { resetPassword } from '../services/accounts/password-reset.ts';
import { register } from '../services/accounts/registration.ts';
import { sendChangeCode, sendCode } from '../services/accounts/send-code.ts';
import { endSession } from '../services/accounts/sessions.ts';
import type { AppDeps } from './app-deps.ts';
import { toSentMessage } from './sent-message.ts';
import { type ServedCall, serveCall } from './serve-call.ts';

const calls = ACCOUNT_CALLS;
const words = copy.accounts;

/** The account calls of the portal (doc 2 §7). */
export function accountRoutes({ accounts }: Pick<AppDeps, 'accounts'>): readonly ServedCall[] {
  return [
    serveCall(calls.sendLoginCode, ({ body }, { caller }) => sendCode(accounts, 'login', body, caller), toSentMessage),
    serveCall(
      calls.sendRegisterCode,
      ({ body }, { caller }) => sendCode(accounts, 'register', body, caller),
      toSentMessage,
    ),
    serveCall(calls.sendResetCode, ({ body }, { caller }) => sendCode(accounts, 'reset', body, caller), toSentMessage),
    serveCall(calls.login, ({ body }, { caller }) => login(accounts, body, caller), words.loggedIn),
    serveCall(calls.register, ({ body }, { caller }) => register(accounts, body, caller), words.registered),
    serveCall(
      calls.resetPassword,
      ({ body }, { caller }) => resetPassword(accounts, body, caller),
      words.passwordReset,
    ),
    ...sessionRoutes(accounts),
    serveCall(calls.checkCode, ({ body }, { caller }) => checkCode(accounts, body, caller)),
  ];
}

/** The calls of a signed-in user. */
function sessionRoutes(accounts: AppDeps['accounts']): readonly ServedCall[] {
  return [
    serveCall(calls.profile, async (_input, { session }) => ({ user: session.user })),
    serveCall(calls.logout, (_input, { session }) => endSession(accounts, session), words.loggedOut),
    serveCall(
      calls.sendChangeCode,
      ({ body }, { session, caller }) => sendChangeCode(accounts, session, body?.ticket ?? '', caller),
      toSentMessage,
    ),
    serveCall(
      calls.changePassword,
      ({ body }, { session, caller }) => changePassword(accounts, session, body, caller),
      words.passwordChanged,
    ),
    serveCall(calls.checkChangeCode, ({ body }, { session }) => checkChangeCode(accounts, session, body)),
    serveCall(calls.checkPassword, ({ body }, { session, caller }) =>
      checkPassword(accounts, session, body.currentPassword, caller),
    ),
  ];
}
