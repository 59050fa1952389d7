import { type CodeSent, codeSentSchema, VERIFY_TYPES } from '../../../core/contracts/accounts.ts';
import {
  type AccessStatus,
  ADMIN_ACCESS_CALLS,
  type AdminLoginRequest,
  type AdminSession,
  adminSessionSchema,
  type ForceChangeRequest,
} from '../../../core/contracts/admin-access.ts';
import { AppError } from '../../../core/errors.ts';
import { callService } from '../../../shared/api/call-service.ts';
import { toFailure } from '../../../shared/api/failure.ts';
import { readDeviceToken } from '../../../shared/session/known-device.ts';

/** Calls of the way into the administration (doc 1 §7). All throw `AppError` as `callService` does. */
export const gateApi = {
  /** Requests a code for the login; with the ticket of an earlier request it replaces that code. */
  sendLoginCode(email: string, ticket: string): Promise<CodeSent> {
    const body = { email, verifyType: VERIFY_TYPES.adminLogin, ...(ticket === '' ? {} : { ticket }) };
    return callService(ADMIN_ACCESS_CALLS.sendCode, { body }, readDeviceToken());
  },
  /** `replacedToken` is of the session that the new one replaces in this browser; the server ends it. */
  logIn(body: AdminLoginRequest, signal?: AbortSignal, replacedToken?: string): Promise<AdminSession> {
    const options = {
      ...readDeviceToken(),
      ...toOptions(signal),
      ...(replacedToken === undefined ? {} : { token: replacedToken }),
    };
    return acceptDuties(() => callService(ADMIN_ACCESS_CALLS.login, { body }, options));
  },
  fetchStatus(token: string): Promise<AccessStatus> {
    return callService(ADMIN_ACCESS_CALLS.status, {}, { token });
  },
  /** The session that replaces that of the first password. */
  forceChangePassword(token: string, body: ForceChangeRequest): Promise<AdminSession> {
    return acceptDuties(() => callService(ADMIN_ACCESS_CALLS.forceChangePassword, { body }, { token }));
  },
  async confirmPassword(token: string, currentPassword: string, signal?: AbortSignal): Promise<void> {
    const options = { token, ...toOptions(signal) };
    await callService(ADMIN_ACCESS_CALLS.confirmPassword, { body: { currentPassword } }, options);
  },
};

/** The code that was mailed for right credentials; null for any other failure. */
export function toMailedCode(error: unknown): CodeSent | null {
  const { code, data } = toFailure(error);
  const sent = codeSentSchema.safeParse(data);
  return code === 'NEED_EMAIL_VERIFICATION' && sent.success ? sent.data : null;
}

/** Codes of a session that was started, and has a duty before anything else. */
const DUTIES: readonly string[] = ['NEED_PASSWORD_CHANGE', 'NEED_EMAIL_CONFIG'];

async function acceptDuties(call: () => Promise<AdminSession>): Promise<AdminSession> {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof AppError) || !DUTIES.includes(error.code)) throw error;
    const session = adminSessionSchema.safeParse(toFailure(error).data);
    if (!session.success) throw error;
    return session.data;
  }
}

function toOptions(signal: AbortSignal | undefined): { readonly signal?: AbortSignal } {
  return signal === undefined ? {} : { signal };
}
