import { BASE_PATH } from '../paths.ts';
import { z } from '../schema.ts';

/** The account calls of the portal (doc 2 §7). All but `profile` are POST. */
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
} as const;

/** What a mailed code is for; numbers as documented (doc 1 §7, doc 2 §7). */
export const VERIFY_TYPES = { login: 1, adminLogin: 2, reset: 3, register: 4, changePassword: 6 } as const;
export type CodePurpose = keyof typeof VERIFY_TYPES;

/** Longest texts that are taken in; whatever is longer is no address, name or password of anybody. */
export const ACCOUNT_LENGTH_MAX = { email: 254, username: 50, password: 1024, code: 64 } as const;

const email = z.string().max(ACCOUNT_LENGTH_MAX.email);
const password = z.string().max(ACCOUNT_LENGTH_MAX.password);
const code = z.string().max(ACCOUNT_LENGTH_MAX.code);

export const sendLoginCodeSchema = z.object({ email, verifyType: z.literal(VERIFY_TYPES.login).optional() });
export const sendRegisterCodeSchema = z.object({ email });
export const sendResetCodeSchema = z.object({ email, verifyType: z.literal(VERIFY_TYPES.reset).optional() });
/** `username` is the e-mail address. Without a code the answer to right credentials is `NEED_EMAIL_VERIFICATION`. */
export const loginSchema = z.object({ username: email, password, emailCode: code.optional() });
export const registerSchema = z.object({
  email,
  username: z.string().max(ACCOUNT_LENGTH_MAX.username),
  password,
  verifyCode: code,
});
export const resetPasswordSchema = z.object({
  email,
  verifyCode: code,
  newPassword: password,
  confirmPassword: password,
});
export const changePasswordSchema = z.object({ currentPassword: password, newPassword: password, emailCode: code });

export type LoginRequest = z.infer<typeof loginSchema>;
export type RegisterRequest = z.infer<typeof registerSchema>;
export type ResetPasswordRequest = z.infer<typeof resetPasswordSchema>;
export type ChangePasswordRequest = z.infer<typeof changePasswordSchema>;

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

/** Answer to a login, and to a changed password, which ends every other session. */
export const sessionReplySchema = z.object({
  token: z.string().min(1),
  /** Seconds. */
  expiresIn: z.number().positive(),
  user: accountUserSchema,
});
export type SessionReply = z.infer<typeof sessionReplySchema>;

/** Answer to every call that sends a code, whether or not the address is known. */
export const codeSentSchema = z.object({
  /** In local mode the code is printed in the server's terminal and lies in its outbox; nothing is mailed. */
  mailMode: z.enum(['smtp', 'local']),
  /** Seconds until another code may be asked for. */
  resendWait: z.number().nonnegative(),
});
export type CodeSent = z.infer<typeof codeSentSchema>;

export const profileSchema = z.object({ user: accountUserSchema });

/** Business codes of refusals. Plain statuses (`400`, `401`, `403`, `404`, `413`, `500`) stand beside them. */
export const ACCOUNT_REFUSALS = [
  /** Credentials are right, a code is on its way. */
  'NEED_EMAIL_VERIFICATION',
  'WRONG_CREDENTIALS',
  /** Wrong, expired, used or never sent: one answer for all. */
  'WRONG_CODE',
  /** Five wrong tries: another code must be asked for. */
  'CODE_ATTEMPTS_EXCEEDED',
  /** Details: `retryAfter`, seconds. */
  'RESEND_TOO_EARLY',
  'TOO_MANY_ATTEMPTS',
  'TOO_MANY_CODES',
  'USERNAME_TAKEN',
  'EMAIL_TAKEN',
  'INVALID_EMAIL',
  'INVALID_USERNAME',
  'PASSWORD_TOO_SHORT',
  'PASSWORD_WEAK',
  'PASSWORD_COMMON',
  'PASSWORD_UNCHANGED',
  'PASSWORDS_DIFFER',
  'WRONG_PASSWORD',
  'ACCOUNT_DISABLED',
  'MAIL_UNAVAILABLE',
] as const;
export type AccountRefusal = (typeof ACCOUNT_REFUSALS)[number];

/** `data` of a refusal that ends by itself. */
export const retrySchema = z.object({ retryAfter: z.number().nonnegative() });
