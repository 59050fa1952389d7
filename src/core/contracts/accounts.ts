import { BASE_PATH } from '../paths.ts';
import { z } from '../schema.ts';
import { defineCall } from './define-call.ts';

/** Paths of the account calls (doc 2 §7); the last three are additions for forms with several steps. */
export const ACCOUNT_PATHS = {
  sendLoginCode: `${BASE_PATH}/api/portal/send-login-code`,
  login: `${BASE_PATH}/api/portal/login`,
  sendRegisterCode: `${BASE_PATH}/api/portal/send-register-code`,
  register: `${BASE_PATH}/api/portal/register`,
  sendResetCode: `${BASE_PATH}/auth/send-verify-code`,
  resetPassword: `${BASE_PATH}/auth/forgot-password`,
  profile: `${BASE_PATH}/api/portal/profile`,
  logout: `${BASE_PATH}/api/portal/logout`,
  sendChangeCode: `${BASE_PATH}/api/portal/send-change-password-code`,
  changePassword: `${BASE_PATH}/api/portal/change-password`,
  checkCode: `${BASE_PATH}/api/portal/check-code`,
  checkChangeCode: `${BASE_PATH}/api/portal/check-change-password-code`,
  checkPassword: `${BASE_PATH}/api/portal/check-password`,
} as const;

/** What a mailed code is for; numbers as documented (doc 1 §7, doc 2 §7), but for the last two, which are additions. */
export const VERIFY_TYPES = {
  login: 1,
  adminLogin: 2,
  reset: 3,
  register: 4,
  changePassword: 6,
  removeAccount: 7,
  newAddress: 8,
} as const;
export type CodePurpose = keyof typeof VERIFY_TYPES;

/** Longest accepted texts; no real address, name or password is longer. */
export const ACCOUNT_LENGTH_MAX = { email: 254, username: 50, password: 1024, code: 64, ticket: 64 } as const;

const email = z.string().max(ACCOUNT_LENGTH_MAX.email);
const password = z.string().max(ACCOUNT_LENGTH_MAX.password);
const code = z.string().max(ACCOUNT_LENGTH_MAX.code);

/**
 * Names the request that a code was mailed for. A call that uses a code carries the ticket from the reply to its request, and
 * a request for another code the ticket of the previous one, which it replaces. A code without its ticket is wrong.
 */
export const codeTicketSchema = z
  .string()
  .max(ACCOUNT_LENGTH_MAX.ticket)
  .regex(/^[\w-]*$/)
  .optional();
const ticket = codeTicketSchema;

const sendLoginCodeSchema = z.object({ email, ticket, verifyType: z.literal(VERIFY_TYPES.login).optional() });
const sendRegisterCodeSchema = z.object({ email, ticket });
const sendResetCodeSchema = z.object({ email, ticket, verifyType: z.literal(VERIFY_TYPES.reset).optional() });
/** The documented body is empty. */
const sendChangeCodeSchema = z.object({ ticket }).nullish();
/**
 * The user marks the device as their own, and the session lasts 30 days instead of one. The mark has no effect for
 * administrators, nor in logins of the administration.
 */
const isOwnDevice = z.boolean().optional();

/** `username` is the e-mail address. Without a code the answer to right credentials is `NEED_EMAIL_VERIFICATION`. */
const loginSchema = z.object({ username: email, password, emailCode: code.optional(), ticket, isOwnDevice });
const registerSchema = z.object({
  email,
  username: z.string().max(ACCOUNT_LENGTH_MAX.username),
  password,
  verifyCode: code,
  ticket,
  isOwnDevice,
});
const resetPasswordSchema = z.object({
  email,
  verifyCode: code,
  ticket,
  newPassword: password,
  confirmPassword: password,
});
const changePasswordSchema = z.object({ currentPassword: password, newPassword: password, emailCode: code, ticket });

/**
 * Only codes whose use needs no session and no password can be checked without them: otherwise a stranger could spend the
 * attempts of other codes.
 */
const checkCodeSchema = z.object({ email, purpose: z.enum(['register', 'reset']), code, ticket });
const checkChangeCodeSchema = z.object({ code, ticket });
const checkPasswordSchema = z.object({ currentPassword: password });

export type SendCodeRequest = z.infer<typeof sendRegisterCodeSchema>;
export type LoginRequest = z.infer<typeof loginSchema>;
export type RegisterRequest = z.infer<typeof registerSchema>;
export type ResetPasswordRequest = z.infer<typeof resetPasswordSchema>;
export type ChangePasswordRequest = z.infer<typeof changePasswordSchema>;
export type CheckCodeRequest = z.infer<typeof checkCodeSchema>;
export type CheckChangeCodeRequest = z.infer<typeof checkChangeCodeSchema>;
export type CheckPasswordRequest = z.infer<typeof checkPasswordSchema>;

/** A signed-in person, as shown and stored under `auth_user`. */
export const accountUserSchema = z.object({
  id: z.string().min(1),
  username: z.string().min(1),
  email: z.string().min(1),
  role: z.string(),
  roles: z.array(z.string()),
  permissions: z.array(z.string()),
});
export type AccountUser = z.infer<typeof accountUserSchema>;

/** Reply to a login, to a registration and to a password change, which ends every other session. */
export const sessionReplySchema = z.object({
  token: z.string().min(1),
  /** Seconds. */
  expiresIn: z.number().positive(),
  user: accountUserSchema,
  /** For the header `x-device` of later requests for codes and logins; not from older servers. */
  device: z.string().optional(),
  /** The login took back the user's request to remove the account. */
  hasKeptAccount: z.boolean().optional(),
});
export type SessionReply = z.infer<typeof sessionReplySchema>;

/** Reply to every call that sends a code, whether or not the address has an account. */
export const codeSentSchema = z.object({
  /** In local mode nothing is mailed: the code is in the server's terminal and outbox. */
  mailMode: z.enum(['smtp', 'local']),
  /** Seconds until another code may be requested. */
  resendWait: z.number().nonnegative(),
  /** To be sent with the code. Empty from a server that does not bind codes to requests. */
  ticket: z.string(),
});
export type CodeSent = z.infer<typeof codeSentSchema>;

export const profileSchema = z.object({ user: accountUserSchema });

const nothing = z.null();

/** The account calls of the portal (doc 2 §7). */
export const ACCOUNT_CALLS = {
  sendLoginCode: defineCall({
    id: 'account.sendLoginCode',
    method: 'POST',
    path: ACCOUNT_PATHS.sendLoginCode,
    access: 'public',
    body: sendLoginCodeSchema,
    reply: codeSentSchema,
  }),
  login: defineCall({
    id: 'account.login',
    method: 'POST',
    path: ACCOUNT_PATHS.login,
    access: 'public',
    body: loginSchema,
    reply: sessionReplySchema,
  }),
  sendRegisterCode: defineCall({
    id: 'account.sendRegisterCode',
    method: 'POST',
    path: ACCOUNT_PATHS.sendRegisterCode,
    access: 'public',
    body: sendRegisterCodeSchema,
    reply: codeSentSchema,
  }),
  register: defineCall({
    id: 'account.register',
    method: 'POST',
    path: ACCOUNT_PATHS.register,
    access: 'public',
    body: registerSchema,
    reply: sessionReplySchema,
  }),
  sendResetCode: defineCall({
    id: 'account.sendResetCode',
    method: 'POST',
    path: ACCOUNT_PATHS.sendResetCode,
    access: 'public',
    body: sendResetCodeSchema,
    reply: codeSentSchema,
  }),
  resetPassword: defineCall({
    id: 'account.resetPassword',
    method: 'POST',
    path: ACCOUNT_PATHS.resetPassword,
    access: 'public',
    body: resetPasswordSchema,
    reply: nothing,
  }),
  profile: defineCall({
    id: 'account.profile',
    method: 'GET',
    path: ACCOUNT_PATHS.profile,
    access: 'user',
    isBeforePasswordChange: true,
    reply: profileSchema,
  }),
  logout: defineCall({
    id: 'account.logout',
    method: 'POST',
    path: ACCOUNT_PATHS.logout,
    access: 'user',
    isBeforePasswordChange: true,
    reply: nothing,
  }),
  sendChangeCode: defineCall({
    id: 'account.sendChangeCode',
    method: 'POST',
    path: ACCOUNT_PATHS.sendChangeCode,
    access: 'user',
    body: sendChangeCodeSchema,
    reply: codeSentSchema,
  }),
  changePassword: defineCall({
    id: 'account.changePassword',
    method: 'POST',
    path: ACCOUNT_PATHS.changePassword,
    access: 'user',
    body: changePasswordSchema,
    reply: sessionReplySchema,
  }),
  /** Whether a code is right, without using it up. A wrong one counts as an attempt, as its use does. */
  checkCode: defineCall({
    id: 'account.checkCode',
    method: 'POST',
    path: ACCOUNT_PATHS.checkCode,
    access: 'public',
    body: checkCodeSchema,
    reply: nothing,
  }),
  /** The same for the code of a password change. */
  checkChangeCode: defineCall({
    id: 'account.checkChangeCode',
    method: 'POST',
    path: ACCOUNT_PATHS.checkChangeCode,
    access: 'user',
    body: checkChangeCodeSchema,
    reply: nothing,
  }),
  /** Whether the current password is right. A wrong one counts as an attempt, as in `changePassword`. */
  checkPassword: defineCall({
    id: 'account.checkPassword',
    method: 'POST',
    path: ACCOUNT_PATHS.checkPassword,
    access: 'user',
    body: checkPasswordSchema,
    reply: nothing,
  }),
} as const;
