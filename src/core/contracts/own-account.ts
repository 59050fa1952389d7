import { BASE_PATH } from '../paths.ts';
import { z } from '../schema.ts';
import { ACCOUNT_CALLS, codeSentSchema, profileSchema } from './accounts.ts';
import { defineCall } from './define-call.ts';
import { flockRecordsSchema, submittedLogSchema } from './flock-records.ts';
import { ownSessionSchema } from './sessions.ts';

const ACCOUNT_PATH = `${BASE_PATH}/api/portal/account`;

const { changePassword, register, sendChangeCode } = ACCOUNT_CALLS;

/** Days between the request to remove an account and the removal. A login in between takes the request back. */
export const REMOVAL_GRACE_DAYS = 7;

const renameSchema = register.body.pick({ username: true });
export type RenameRequest = z.infer<typeof renameSchema>;

/** The code is mailed by `sendRemovalCode`. */
const removeSchema = changePassword.body.pick({ currentPassword: true, emailCode: true, ticket: true });
export type RemoveAccountRequest = z.infer<typeof removeSchema>;

/** What the removal of the account would delete, for the question before it. */
const removalSchema = z.object({
  email: z.string(),
  username: z.string(),
  /** Signed-in devices, this one included. */
  sessionCount: z.number().int(),
  /** Days of the game with a try that counts, and settings of free games with a best result. */
  gameDayCount: z.number().int(),
  freeBestCount: z.number().int(),
  /** Code of the error that the removal would be answered with; null when it is possible. */
  blockedBy: z.enum(['ADMIN_ACCOUNT', 'LAST_SUPER_ADMIN']).nullable(),
});
export type AccountRemoval = z.infer<typeof removalSchema>;

/**
 * Everything that the server stores about an account, without secrets: no hashes, no codes, no keys. Times are milliseconds
 * since 1970.
 */
const accountExportSchema = z.object({
  format: z.literal('mythinkn-account'),
  version: z.literal(1),
  exportedAt: z.number(),
  account: z.object({
    id: z.string(),
    email: z.string(),
    username: z.string(),
    roles: z.array(z.string()),
    createdAt: z.number(),
    updatedAt: z.number(),
    lastLoginAt: z.number().nullable(),
  }),
  sessions: z.array(ownSessionSchema.extend({ expiresAt: z.number() })),
  game: z.object({
    days: z.array(
      z.object({
        day: z.string(),
        startedAt: z.number(),
        score: z.number().nullable(),
        finishedAt: z.number().nullable(),
      }),
    ),
    ghosts: z.array(z.object({ day: z.string(), score: z.number(), log: submittedLogSchema, createdAt: z.number() })),
    free: flockRecordsSchema.shape.free,
  }),
  /** Mailed codes that have not expired. */
  codes: z.array(z.object({ purpose: z.string(), createdAt: z.number(), expiresAt: z.number() })),
  /** Entries of the audit log about the account, or made by it; the address is that of the user's own calls. */
  auditLog: z.array(
    z.object({
      at: z.number(),
      action: z.string(),
      isOwn: z.boolean(),
      address: z.string().nullable(),
    }),
  ),
});
export type AccountExport = z.infer<typeof accountExportSchema>;

/** The calls with which users rename, export and remove their account. */
export const OWN_ACCOUNT_CALLS = {
  rename: defineCall({
    id: 'ownAccount.rename',
    method: 'POST',
    path: `${ACCOUNT_PATH}/rename`,
    access: 'user',
    body: renameSchema,
    reply: profileSchema,
  }),
  readRemoval: defineCall({
    id: 'ownAccount.readRemoval',
    method: 'GET',
    path: `${ACCOUNT_PATH}/removal`,
    access: 'user',
    reply: removalSchema,
  }),
  /** Refused for accounts that cannot be removed, before anything is mailed. */
  sendRemovalCode: defineCall({
    id: 'ownAccount.sendRemovalCode',
    method: 'POST',
    path: `${ACCOUNT_PATH}/send-removal-code`,
    access: 'user',
    body: sendChangeCode.body,
    reply: codeSentSchema,
  }),
  /**
   * Ends all sessions. The account is removed after `REMOVAL_GRACE_DAYS`, unless its user signs in before. Administrators are
   * refused with `ADMIN_ACCOUNT` or `LAST_SUPER_ADMIN`.
   */
  remove: defineCall({
    id: 'ownAccount.remove',
    method: 'POST',
    path: `${ACCOUNT_PATH}/remove`,
    access: 'user',
    body: removeSchema,
    reply: z.null(),
  }),
  export: defineCall({
    id: 'ownAccount.export',
    method: 'GET',
    path: `${ACCOUNT_PATH}/export`,
    access: 'user',
    reply: accountExportSchema,
  }),
} as const;
