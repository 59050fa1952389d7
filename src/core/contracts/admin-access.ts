import { BASE_PATH } from '../paths.ts';
import { z } from '../schema.ts';
import {
  ACCOUNT_CALLS,
  ACCOUNT_LENGTH_MAX,
  accountUserSchema,
  codeSentSchema,
  sessionReplySchema,
  VERIFY_TYPES,
} from './accounts.ts';
import { defineCall } from './define-call.ts';

/** Paths with which administrators get in (doc 1 §7); `setup` and `confirmPassword` are additions. */
export const ADMIN_ACCESS_PATHS = {
  login: `${BASE_PATH}/api/admin/login`,
  genericLogin: `${BASE_PATH}/api/auth/login`,
  userLogin: `${BASE_PATH}/api/user/login`,
  sendCode: `${BASE_PATH}/api/admin/send-verification-code`,
  status: `${BASE_PATH}/api/admin/status`,
  userStatus: `${BASE_PATH}/api/user/status`,
  vipStatus: `${BASE_PATH}/api/vip/status`,
  permissions: `${BASE_PATH}/api/user/permissions`,
  forceChangePassword: `${BASE_PATH}/api/admin/force-change-password`,
  changePassword: `${BASE_PATH}/api/admin/change-password`,
  confirmPassword: `${BASE_PATH}/api/admin/confirm-password`,
  setup: `${BASE_PATH}/api/admin/setup`,
} as const;

const USER_TYPE_LENGTH_MAX = 20;

const password = z.string().max(ACCOUNT_LENGTH_MAX.password);

/** The login of the portal, with the documented type of user; `ADMIN`, in any case, asks for the administration. */
const loginSchema = ACCOUNT_CALLS.login.body.extend({ userType: z.string().max(USER_TYPE_LENGTH_MAX).optional() });

/** 2: for the login, to the typed address. 6: for a change of the password, always to the address of the session. */
const sendCodeSchema = ACCOUNT_CALLS.sendRegisterCode.body.extend({
  verifyType: z.literal([VERIFY_TYPES.adminLogin, VERIFY_TYPES.changePassword]),
});
const forceChangeSchema = z.object({ currentPassword: password, newPassword: password });
const confirmPasswordSchema = z.object({ currentPassword: password });

export type AdminLoginRequest = z.infer<typeof loginSchema>;
export type AdminSendCodeRequest = z.infer<typeof sendCodeSchema>;
export type ForceChangeRequest = z.infer<typeof forceChangeSchema>;

/** What a session must do before anything else. */
const dutiesShape = {
  /** Only the calls that lead to a new password are open. */
  needsPasswordChange: z.boolean(),
  /** Mailing is neither set up nor postponed, and this user can set it up. */
  needsEmailConfig: z.boolean(),
};
const dutiesSchema = z.object(dutiesShape);
export type Duties = z.infer<typeof dutiesSchema>;

/**
 * Reply to a login. Its code is `NEED_PASSWORD_CHANGE` or `NEED_EMAIL_CONFIG` instead of `200` where the session has such a
 * duty; status and data are the same.
 */
export const adminSessionSchema = sessionReplySchema.extend(dutiesShape);
export type AdminSession = z.infer<typeof adminSessionSchema>;

const rightsShape = { permissions: z.array(z.string()), roles: z.array(z.string()) };
export const statusSchema = z.object({ ...dutiesShape, ...rightsShape, user: accountUserSchema });
export type AccessStatus = z.infer<typeof statusSchema>;

/** A step of the first run. */
export const SETUP_STEPS = ['password', 'address', 'mail', 'mail-test', 'public-origin', 'backup'] as const;
export type SetupStep = (typeof SETUP_STEPS)[number];

const setupSchema = z.object({
  steps: z.array(
    z.object({
      step: z.enum(SETUP_STEPS),
      /** `unknown`: the server cannot see it, such as the backup of a PostgreSQL server. */
      state: z.enum(['done', 'open', 'postponed', 'failed', 'unknown']),
      /** Code of the error at which the step failed, such as `MAIL_AUTH_FAILED`. */
      failure: z.string().nullable(),
      /** Milliseconds since 1970 at which it was done or failed; null where that is not recorded. */
      at: z.number().nullable(),
    }),
  ),
});
export type Setup = z.infer<typeof setupSchema>;

/** The calls with which administrators get in and set up a new installation. */
export const ADMIN_ACCESS_CALLS = {
  /** Starts a session for administrators alone; others are answered like wrong credentials. */
  login: defineCall({
    id: 'admin.login',
    method: 'POST',
    path: ADMIN_ACCESS_PATHS.login,
    access: 'public',
    body: loginSchema,
    reply: adminSessionSchema,
  }),
  /** The login of administrators or of the portal, by `userType`. */
  genericLogin: defineCall({
    id: 'auth.login',
    method: 'POST',
    path: ADMIN_ACCESS_PATHS.genericLogin,
    access: 'public',
    body: loginSchema,
    reply: adminSessionSchema,
  }),
  /** The login of the portal. */
  userLogin: defineCall({
    id: 'user.login',
    method: 'POST',
    path: ADMIN_ACCESS_PATHS.userLogin,
    access: 'public',
    body: loginSchema,
    reply: adminSessionSchema,
  }),
  /** Public for the login screen; type 6 needs the session of an administrator. */
  sendCode: defineCall({
    id: 'admin.sendCode',
    method: 'POST',
    path: ADMIN_ACCESS_PATHS.sendCode,
    access: 'public',
    body: sendCodeSchema,
    reply: codeSentSchema,
  }),
  status: defineCall({
    id: 'admin.status',
    method: 'GET',
    path: ADMIN_ACCESS_PATHS.status,
    access: { rank: 'ADMIN' },
    isBeforePasswordChange: true,
    reply: statusSchema,
  }),
  userStatus: defineCall({
    id: 'user.status',
    method: 'GET',
    path: ADMIN_ACCESS_PATHS.userStatus,
    access: 'user',
    isBeforePasswordChange: true,
    reply: statusSchema,
  }),
  vipStatus: defineCall({
    id: 'vip.status',
    method: 'GET',
    path: ADMIN_ACCESS_PATHS.vipStatus,
    access: { rank: 'VIP' },
    isBeforePasswordChange: true,
    reply: statusSchema,
  }),
  permissions: defineCall({
    id: 'user.permissions',
    method: 'GET',
    path: ADMIN_ACCESS_PATHS.permissions,
    access: 'user',
    isBeforePasswordChange: true,
    reply: z.object(rightsShape),
  }),
  /** For every user who must set a new password; `FORBIDDEN` for all others. */
  forceChangePassword: defineCall({
    id: 'admin.forceChangePassword',
    method: 'POST',
    path: ADMIN_ACCESS_PATHS.forceChangePassword,
    access: 'user',
    isBeforePasswordChange: true,
    body: forceChangeSchema,
    reply: adminSessionSchema,
  }),
  changePassword: defineCall({
    id: 'admin.changePassword',
    method: 'POST',
    path: ADMIN_ACCESS_PATHS.changePassword,
    access: { rank: 'ADMIN' },
    body: ACCOUNT_CALLS.changePassword.body,
    reply: sessionReplySchema,
  }),
  /** Opens the calls that need a fresh password for ten minutes, in this session alone. */
  confirmPassword: defineCall({
    id: 'admin.confirmPassword',
    method: 'POST',
    path: ADMIN_ACCESS_PATHS.confirmPassword,
    access: { rank: 'ADMIN' },
    body: confirmPasswordSchema,
    reply: z.null(),
  }),
  setup: defineCall({
    id: 'admin.setup',
    method: 'GET',
    path: ADMIN_ACCESS_PATHS.setup,
    access: { rank: 'SUPER_ADMIN' },
    reply: setupSchema,
  }),
} as const;
