import {
  ACCOUNT_CALLS,
  type AccountUser,
  type ChangePasswordRequest,
  type CheckChangeCodeRequest,
  type CheckCodeRequest,
  type CheckPasswordRequest,
  type CodeSent,
  type LoginRequest,
  type RegisterRequest,
  type ResetPasswordRequest,
  type SessionReply,
  VERIFY_TYPES,
} from '../../core/contracts/accounts.ts';
import { type OwnSession, SESSION_CALLS } from '../../core/contracts/sessions.ts';
import type { Fetch } from '../../platform/http.ts';
import { callService } from './call-service.ts';
import { readDeviceToken } from './known-device.ts';

/** The account calls (doc 2 §7). All throw `AppError` as `callService` does. */
export interface AccountApi {
  /** Requests with the ticket of an earlier one replace its code. */
  sendLoginCode(email: string, ticket?: string): Promise<CodeSent>;
  sendRegisterCode(email: string, ticket?: string): Promise<CodeSent>;
  sendResetCode(email: string, ticket?: string): Promise<CodeSent>;
  sendChangeCode(token: string, ticket?: string): Promise<CodeSent>;
  /** `replacedToken` is of the session that the new one replaces on this device; the server ends it. */
  login(request: LoginRequest, signal?: AbortSignal, replacedToken?: string): Promise<SessionReply>;
  /** The session of the new user; null where the server returns none, and the user logs in. */
  register(request: RegisterRequest, replacedToken?: string): Promise<SessionReply | null>;
  resetPassword(request: ResetPasswordRequest): Promise<void>;
  /** The session that continues; null where the server returns none. */
  changePassword(token: string, request: ChangePasswordRequest): Promise<SessionReply | null>;
  /** Resolves for a right code, which stays usable. Throws like the use of the code, and a wrong one counts like it. */
  checkCode(request: CheckCodeRequest, signal?: AbortSignal): Promise<void>;
  /** The same for the code of a password change. */
  checkChangeCode(token: string, request: CheckChangeCodeRequest, signal?: AbortSignal): Promise<void>;
  /** Resolves for the right current password. Throws `WRONG_PASSWORD` and `TOO_MANY_ATTEMPTS` as `changePassword` does. */
  checkPassword(token: string, request: CheckPasswordRequest, signal?: AbortSignal): Promise<void>;
  fetchProfile(token: string): Promise<AccountUser>;
  logout(token: string): Promise<void>;
  /** The signed-in devices of the user, the current one first. */
  fetchSessions(token: string): Promise<readonly OwnSession[]>;
  endSession(token: string, id: string): Promise<void>;
  endOtherSessions(token: string, currentPassword: string, signal?: AbortSignal): Promise<void>;
}

/** For a server that only reports success: the documented wait (doc 2 §9). */
const CODE_SENT: CodeSent = { mailMode: 'smtp', resendWait: 60, ticket: '' };

export function createAccountApi(fetchIt?: Fetch): AccountApi {
  const base = fetchIt === undefined ? {} : { fetchIt };
  const codeSent = { ...base, fallback: CODE_SENT };
  const nothing = { ...base, fallback: null };
  return {
    sendLoginCode: (email, ticket) =>
      callService(
        ACCOUNT_CALLS.sendLoginCode,
        { body: { email, verifyType: VERIFY_TYPES.login, ...toTicket(ticket) } },
        { ...codeSent, ...readDeviceToken() },
      ),
    sendRegisterCode: (email, ticket) =>
      callService(ACCOUNT_CALLS.sendRegisterCode, { body: { email, ...toTicket(ticket) } }, codeSent),
    sendResetCode: (email, ticket) =>
      callService(
        ACCOUNT_CALLS.sendResetCode,
        { body: { email, verifyType: VERIFY_TYPES.reset, ...toTicket(ticket) } },
        { ...codeSent, ...readDeviceToken() },
      ),
    sendChangeCode: (token, ticket) =>
      callService(ACCOUNT_CALLS.sendChangeCode, { body: toTicket(ticket) }, { ...codeSent, token }),
    login: (body, signal, token) =>
      callService(
        ACCOUNT_CALLS.login,
        { body },
        { ...base, ...readDeviceToken(), ...toOptions(signal), ...(token === undefined ? {} : { token }) },
      ),
    register: (body, token) =>
      callService(ACCOUNT_CALLS.register, { body }, { ...nothing, ...(token === undefined ? {} : { token }) }),
    async resetPassword(body) {
      await callService(ACCOUNT_CALLS.resetPassword, { body }, nothing);
    },
    changePassword: (token, body) => callService(ACCOUNT_CALLS.changePassword, { body }, { ...nothing, token }),
    async checkCode(body, signal) {
      await callService(ACCOUNT_CALLS.checkCode, { body }, { ...nothing, ...toOptions(signal) });
    },
    async checkChangeCode(token, body, signal) {
      await callService(ACCOUNT_CALLS.checkChangeCode, { body }, { ...nothing, token, ...toOptions(signal) });
    },
    async checkPassword(token, body, signal) {
      await callService(ACCOUNT_CALLS.checkPassword, { body }, { ...nothing, token, ...toOptions(signal) });
    },
    async fetchProfile(token) {
      return (await callService(ACCOUNT_CALLS.profile, {}, { ...base, token })).user;
    },
    async logout(token) {
      await callService(ACCOUNT_CALLS.logout, {}, { ...nothing, token });
    },
    async fetchSessions(token) {
      return (await callService(SESSION_CALLS.list, {}, { ...base, token })).sessions;
    },
    async endSession(token, id) {
      await callService(SESSION_CALLS.end, { params: { id } }, { ...nothing, token });
    },
    async endOtherSessions(token, currentPassword, signal) {
      const body = { currentPassword };
      await callService(SESSION_CALLS.endOthers, { body }, { ...nothing, token, ...toOptions(signal) });
    },
  };
}

/** The documented bodies have no ticket, and the first request has none yet. */
function toTicket(ticket = ''): { readonly ticket?: string } {
  return ticket === '' ? {} : { ticket };
}

function toOptions(signal: AbortSignal | undefined): { readonly signal?: AbortSignal } {
  return signal === undefined ? {} : { signal };
}

export const accountApi = createAccountApi();
