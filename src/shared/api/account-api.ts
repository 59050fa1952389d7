import {
  ACCOUNT_CALLS,
  type AccountUser,
  type ChangePasswordRequest,
  type CodeSent,
  type LoginRequest,
  type RegisterRequest,
  type ResetPasswordRequest,
  type SessionReply,
  VERIFY_TYPES,
} from '../../core/contracts/accounts.ts';
import type { Fetch } from '../../platform/http.ts';
import { callService } from './call-service.ts';

/** The account calls (doc 2 §7). All throw `AppError` as `callService` does. */
export interface AccountApi {
  sendLoginCode(email: string): Promise<CodeSent>;
  sendRegisterCode(email: string): Promise<CodeSent>;
  sendResetCode(email: string): Promise<CodeSent>;
  sendChangeCode(token: string): Promise<CodeSent>;
  login(request: LoginRequest, signal?: AbortSignal): Promise<SessionReply>;
  register(request: RegisterRequest): Promise<void>;
  resetPassword(request: ResetPasswordRequest): Promise<void>;
  /** The session that continues; null where the server returns none. */
  changePassword(token: string, request: ChangePasswordRequest): Promise<SessionReply | null>;
  fetchProfile(token: string): Promise<AccountUser>;
  logout(token: string): Promise<void>;
}

/** For a server that only reports success: the documented wait (doc 2 §9). */
const CODE_SENT: CodeSent = { mailMode: 'smtp', resendWait: 60 };

export function createAccountApi(fetchIt?: Fetch): AccountApi {
  const base = fetchIt === undefined ? {} : { fetchIt };
  const codeSent = { ...base, fallback: CODE_SENT };
  const nothing = { ...base, fallback: null };
  return {
    sendLoginCode: (email) =>
      callService(ACCOUNT_CALLS.sendLoginCode, { body: { email, verifyType: VERIFY_TYPES.login } }, codeSent),
    sendRegisterCode: (email) => callService(ACCOUNT_CALLS.sendRegisterCode, { body: { email } }, codeSent),
    sendResetCode: (email) =>
      callService(ACCOUNT_CALLS.sendResetCode, { body: { email, verifyType: VERIFY_TYPES.reset } }, codeSent),
    sendChangeCode: (token) => callService(ACCOUNT_CALLS.sendChangeCode, {}, { ...codeSent, token }),
    login: (body, signal) =>
      callService(ACCOUNT_CALLS.login, { body }, { ...base, ...(signal === undefined ? {} : { signal }) }),
    async register(body) {
      await callService(ACCOUNT_CALLS.register, { body }, nothing);
    },
    async resetPassword(body) {
      await callService(ACCOUNT_CALLS.resetPassword, { body }, nothing);
    },
    changePassword: (token, body) => callService(ACCOUNT_CALLS.changePassword, { body }, { ...nothing, token }),
    async fetchProfile(token) {
      return (await callService(ACCOUNT_CALLS.profile, {}, { ...base, token })).user;
    },
    async logout(token) {
      await callService(ACCOUNT_CALLS.logout, {}, { ...nothing, token });
    },
  };
}

export const accountApi = createAccountApi();
