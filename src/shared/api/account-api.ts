import {
  ACCOUNT_PATHS,
  type AccountUser,
  type ChangePasswordRequest,
  type CodeSent,
  codeSentSchema,
  type LoginRequest,
  profileSchema,
  type RegisterRequest,
  type ResetPasswordRequest,
  type SessionReply,
  sessionReplySchema,
  VERIFY_TYPES,
} from '../../core/contracts/accounts.ts';
import { z } from '../../core/schema.ts';
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
  /** The session that goes on; null where the server gives none. */
  changePassword(token: string, request: ChangePasswordRequest): Promise<SessionReply | null>;
  fetchProfile(token: string): Promise<AccountUser>;
  logout(token: string): Promise<void>;
}

/** For a server that only says yes: the documented wait (doc 2 §9). */
const CODE_SENT: CodeSent = { mailMode: 'smtp', resendWait: 60 };

const codeSent = codeSentSchema.catch(CODE_SENT);
const anything = z.unknown();

export function createAccountApi(fetchIt?: Fetch): AccountApi {
  const post = <Data>(path: string, body: unknown, schema: z.ZodType<Data>, token?: string, signal?: AbortSignal) =>
    callService(
      {
        method: 'POST',
        path,
        body,
        ...(token === undefined ? {} : { token }),
        ...(signal === undefined ? {} : { signal }),
      },
      schema,
      fetchIt,
    );
  return {
    sendLoginCode: (email) => post(ACCOUNT_PATHS.sendLoginCode, { email, verifyType: VERIFY_TYPES.login }, codeSent),
    sendRegisterCode: (email) => post(ACCOUNT_PATHS.sendRegisterCode, { email }, codeSent),
    sendResetCode: (email) => post(ACCOUNT_PATHS.sendResetCode, { email, verifyType: VERIFY_TYPES.reset }, codeSent),
    sendChangeCode: (token) => post(ACCOUNT_PATHS.sendChangeCode, {}, codeSent, token),
    login: (request, signal) => post(ACCOUNT_PATHS.login, request, sessionReplySchema, undefined, signal),
    async register(request) {
      await post(ACCOUNT_PATHS.register, request, anything);
    },
    async resetPassword(request) {
      await post(ACCOUNT_PATHS.resetPassword, request, anything);
    },
    changePassword: (token, request) =>
      post(ACCOUNT_PATHS.changePassword, request, sessionReplySchema.nullable().catch(null), token),
    async fetchProfile(token) {
      const request = { method: 'GET', path: ACCOUNT_PATHS.profile, token } as const;
      return (await callService(request, profileSchema, fetchIt)).user;
    },
    async logout(token) {
      await post(ACCOUNT_PATHS.logout, {}, anything, token);
    },
  };
}

export const accountApi = createAccountApi();
