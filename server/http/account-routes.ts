import { ACCOUNT_CALLS, type CodeSent } from '../../src/core/contracts/accounts.ts';
import type { AppDeps } from '../app-deps.ts';
import { copy } from '../copy.ts';
import { type ServedCall, serveCall } from './serve-call.ts';

/** The account calls of the portal (doc 2 §7). */
export function accountRoutes({ accounts }: Pick<AppDeps, 'accounts'>): readonly ServedCall[] {
  const calls = ACCOUNT_CALLS;
  const words = copy.accounts;
  return [
    serveCall(
      calls.sendLoginCode,
      ({ body }, { caller }) => accounts.sendCode('login', body.email, caller),
      toSentMessage,
    ),
    serveCall(
      calls.sendRegisterCode,
      ({ body }, { caller }) => accounts.sendCode('register', body.email, caller),
      toSentMessage,
    ),
    serveCall(
      calls.sendResetCode,
      ({ body }, { caller }) => accounts.sendCode('reset', body.email, caller),
      toSentMessage,
    ),
    serveCall(calls.login, ({ body }, { caller }) => accounts.login(body, caller), words.loggedIn),
    serveCall(calls.register, ({ body }) => accounts.register(body), words.registered),
    serveCall(calls.resetPassword, ({ body }, { caller }) => accounts.resetPassword(body, caller), words.passwordReset),
    serveCall(calls.profile, async (_input, { session }) => ({ user: session.user })),
    serveCall(calls.logout, (_input, { session }) => accounts.endSession(session), words.loggedOut),
    serveCall(
      calls.sendChangeCode,
      (_input, { session, caller }) => accounts.sendChangeCode(session, caller),
      toSentMessage,
    ),
    serveCall(
      calls.changePassword,
      ({ body }, { session, caller }) => accounts.changePassword(session, body, caller),
      words.passwordChanged,
    ),
    serveCall(calls.checkCode, ({ body }) => accounts.checkCode(body)),
    serveCall(calls.checkChangeCode, ({ body }, { session }) => accounts.checkChangeCode(session, body.code)),
    serveCall(calls.checkPassword, ({ body }, { session, caller }) =>
      accounts.checkPassword(session, body.currentPassword, caller),
    ),
  ];
}

function toSentMessage({ mailMode }: CodeSent): string {
  return mailMode === 'local' ? copy.accounts.codePrinted : copy.accounts.codeSent;
}
