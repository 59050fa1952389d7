import { type CodeSent, codeSentSchema, VERIFY_TYPES } from '../../../core/contracts/accounts.ts';
import {
  type AccessStatus,
  ADMIN_ACCESS_CALLS,
  type AdminLoginRequest,
  type AdminSession,
  adminSessionSchema,
  type ForceChangeRequest,
} from '../../../core/contracts/admin-access.ts';
import { callService } from '../../../shared/api/call-service.ts';
import { toFailure } from '../../../shared/api/failure.ts';
import { readDeviceToken } from '../../../shared/api/known-device.ts';

/** What right credentials lead to. Everything else is thrown as `AppError`. */
type LoginResult =
  /** A session has started. Its duties say what comes next: a new password, the set-up of mailing, or the screens. */
  | { readonly kind: 'session'; readonly session: AdminSession }
  /** The login is complete with a code, which was mailed now. */
  | { readonly kind: 'codeMailed'; readonly sent: CodeSent };

/** Calls of the way into the administration (doc 1 §7). All throw `AppError` as `callService` does. */
export const gateApi = {
  /** Requests a code for the login; with the ticket of an earlier request it replaces that code. */
  sendLoginCode(email: string, ticket: string): Promise<CodeSent> {
    const body = { email, verifyType: VERIFY_TYPES.adminLogin, ...(ticket === '' ? {} : { ticket }) };
    return callService(ADMIN_ACCESS_CALLS.sendCode, { body }, readDeviceToken());
  },
  /** `replacedToken` is of the session that the new one replaces in this browser; the server ends it. */
  logIn(body: AdminLoginRequest, signal?: AbortSignal, replacedToken?: string): Promise<LoginResult> {
    const options = {
      ...readDeviceToken(),
      ...toOptions(signal),
      ...(replacedToken === undefined ? {} : { token: replacedToken }),
    };
    return toResult(() => callService(ADMIN_ACCESS_CALLS.login, { body }, options));
  },
  fetchStatus(token: string): Promise<AccessStatus> {
    return callService(ADMIN_ACCESS_CALLS.status, {}, { token });
  },
  /** The session that replaces that of the first password. */
  async forceChangePassword(token: string, body: ForceChangeRequest): Promise<AdminSession> {
    try {
      return await callService(ADMIN_ACCESS_CALLS.forceChangePassword, { body }, { token });
    } catch (error) {
      return requireStarted(error);
    }
  },
  async confirmPassword(token: string, currentPassword: string, signal?: AbortSignal): Promise<void> {
    const options = { token, ...toOptions(signal) };
    await callService(ADMIN_ACCESS_CALLS.confirmPassword, { body: { currentPassword } }, options);
  },
};

/** Codes of a session that was started, and has a duty before anything else. */
const DUTIES: readonly string[] = ['NEED_PASSWORD_CHANGE', 'NEED_EMAIL_CONFIG'];

/** The documented answer says no more than that a code is needed. */
const UNBOUND_CODE: CodeSent = { mailMode: 'smtp', resendWait: 0, ticket: '' };

async function toResult(logIn: () => Promise<AdminSession>): Promise<LoginResult> {
  try {
    return { kind: 'session', session: await logIn() };
  } catch (error) {
    const { code, data } = toFailure(error);
    if (code !== 'NEED_EMAIL_VERIFICATION') return { kind: 'session', session: requireStarted(error) };
    const sent = codeSentSchema.safeParse(data);
    return { kind: 'codeMailed', sent: sent.success ? sent.data : UNBOUND_CODE };
  }
}

/** The session that an answer with a duty starts. Throws every other failure again. */
function requireStarted(error: unknown): AdminSession {
  const { code, data } = toFailure(error);
  const session = adminSessionSchema.safeParse(data);
  if (!DUTIES.includes(code) || !session.success) throw error;
  return session.data;
}

function toOptions(signal: AbortSignal | undefined): { readonly signal?: AbortSignal } {
  return signal === undefined ? {} : { signal };
}
