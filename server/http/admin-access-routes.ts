import { ADMIN_ACCESS_CALLS, type AdminSession } from '../../src/core/contracts/admin-access.ts';
import { ADMIN_MAIL_CALLS } from '../../src/core/contracts/admin-mail.ts';
import { SUCCESS_CODE } from '../../src/core/contracts/envelope.ts';
import type { ErrorCode } from '../../src/core/contracts/error-codes.ts';
import { copy } from '../copy.ts';
import { changePassword, confirmPassword } from '../services/accounts/password-change.ts';
import type { AdminAccessContext } from '../services/admin-access/admin-access-context.ts';
import {
  adminLogin,
  genericLogin,
  replaceInitialPassword,
  sendAdminCode,
  userLogin,
} from '../services/admin-access/admin-login.ts';
import { readStatus } from '../services/admin-access/duties.ts';
import {
  postponeEmailConfig,
  readEmailConfig,
  saveEmailConfig,
  testEmail,
  testEmailConfig,
  useLocalMail,
} from '../services/admin-access/mail-config.ts';
import { readSetup } from '../services/admin-access/setup.ts';
import { toAdminCaller } from './admin-caller.ts';
import type { AppDeps } from './app-deps.ts';
import { toSentMessage } from './sent-message.ts';
import { type ServedCall, serveCall } from './serve-call.ts';

const calls = ADMIN_ACCESS_CALLS;
const words = copy.admin;

/** The calls with which administrators get in, and those of the mail settings. */
export function adminAccessRoutes({ adminAccess: context }: Pick<AppDeps, 'adminAccess'>): readonly ServedCall[] {
  return [...loginRoutes(context), ...passwordRoutes(context), ...statusRoutes(context), ...mailRoutes(context)];
}

function loginRoutes(context: AdminAccessContext): readonly ServedCall[] {
  return [
    serveCall(calls.login, ({ body }, { caller }) => adminLogin(context, body, caller), toLoginMessage, toLoginCode),
    serveCall(
      calls.genericLogin,
      ({ body }, { caller }) => genericLogin(context, body, caller),
      toLoginMessage,
      toLoginCode,
    ),
    serveCall(calls.userLogin, ({ body }, { caller }) => userLogin(context, body, caller), toLoginMessage, toLoginCode),
    serveCall(calls.sendCode, ({ body }, { caller }) => sendAdminCode(context, body, caller), toSentMessage),
  ];
}

function passwordRoutes(context: AdminAccessContext): readonly ServedCall[] {
  return [
    serveCall(
      calls.forceChangePassword,
      ({ body }, { session, caller }) => replaceInitialPassword(context, session, body, caller),
      copy.accounts.passwordChanged,
    ),
    serveCall(
      calls.changePassword,
      ({ body }, { session, caller }) => changePassword(context.accounts, session, body, caller),
      copy.accounts.passwordChanged,
    ),
    serveCall(
      calls.confirmPassword,
      ({ body }, { session, caller }) => confirmPassword(context.accounts, session, body.currentPassword, caller),
      words.passwordConfirmed,
    ),
  ];
}

function statusRoutes(context: AdminAccessContext): readonly ServedCall[] {
  return [
    serveCall(calls.status, (_input, { session }) => readStatus(context, session)),
    serveCall(calls.userStatus, (_input, { session }) => readStatus(context, session)),
    serveCall(calls.vipStatus, (_input, { session }) => readStatus(context, session)),
    serveCall(calls.permissions, async (_input, { session }) => session.user),
    serveCall(calls.setup, (_input, { session }) => readSetup(context, session)),
  ];
}

function mailRoutes(context: AdminAccessContext): readonly ServedCall[] {
  const mail = ADMIN_MAIL_CALLS;
  return [
    serveCall(mail.read, () => readEmailConfig(context)),
    serveCall(
      mail.save,
      ({ body }, caller) => saveEmailConfig(context, body, toAdminCaller(mail.save, caller)),
      words.mailSaved,
    ),
    serveCall(
      mail.testConfig,
      ({ body }, caller) => testEmailConfig(context, body, toAdminCaller(mail.testConfig, caller)),
      words.mailTested,
    ),
    serveCall(
      mail.test,
      ({ body }, caller) => testEmail(context, body.testEmail, toAdminCaller(mail.test, caller)),
      ({ mailMode }) => (mailMode === 'local' ? words.mailPrinted : words.mailTested),
    ),
    serveCall(
      mail.useLocal,
      (_input, caller) => useLocalMail(context, toAdminCaller(mail.useLocal, caller)),
      words.mailLocal,
    ),
    serveCall(
      mail.postpone,
      (_input, caller) => postponeEmailConfig(context, toAdminCaller(mail.postpone, caller)),
      words.mailPostponed,
    ),
  ];
}

/** The duty that comes first, as the documented code (doc 1 §4). */
function toLoginCode({ needsPasswordChange, needsEmailConfig }: AdminSession): ErrorCode | typeof SUCCESS_CODE {
  if (needsPasswordChange) return 'NEED_PASSWORD_CHANGE';
  return needsEmailConfig ? 'NEED_EMAIL_CONFIG' : SUCCESS_CODE;
}

function toLoginMessage({ needsPasswordChange, needsEmailConfig }: AdminSession): string {
  if (needsPasswordChange) return words.needPasswordChange;
  return needsEmailConfig ? words.needEmailConfig : copy.accounts.loggedIn;
}
