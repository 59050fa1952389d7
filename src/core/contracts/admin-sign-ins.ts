import { BASE_PATH } from '../paths.ts';
import { z } from '../schema.ts';
import { storableText } from '../text/storable-text.ts';
import { timeFilter } from './admin-people.ts';
import { defineCall } from './define-call.ts';
import { pageQuery, pageReply } from './page.ts';

const SIGN_INS_PATH = `${BASE_PATH}/api/admin/sign-ins`;
const SUPER_ADMIN = { rank: 'SUPER_ADMIN' } as const;
const filter = storableText(254).default('');

/** What an attempt to sign in led to: a session, or the code of the error. */
export const SIGN_IN_OUTCOMES = [
  'ok',
  'NEED_EMAIL_VERIFICATION',
  'WRONG_CREDENTIALS',
  'WRONG_CODE',
  'CODE_ATTEMPTS_EXCEEDED',
  'TOO_MANY_ATTEMPTS',
  'ACCOUNT_DISABLED',
  'TOO_MANY_CODES',
  'RESEND_TOO_EARLY',
  'MAIL_UNAVAILABLE',
] as const;
export type SignInOutcome = (typeof SIGN_IN_OUTCOMES)[number];

/** Where somebody signs in. A registration starts a session as well. */
const SIGN_IN_AREAS = ['portal', 'backOffice', 'register'] as const;
export type SignInArea = (typeof SIGN_IN_AREAS)[number];

/** Empty filters do not filter. */
export const signInQuerySchema = pageQuery(['at'], 'desc').extend({
  /** Id, mail address or name of the account. */
  account: filter,
  /** Sessions that have started, or attempts that have failed. */
  result: z.enum(['ok', 'failed']).optional(),
  /** Whole network address. */
  address: filter,
  /** Milliseconds since 1970; both ends are included. */
  from: timeFilter,
  to: timeFilter,
});
export type SignInQuery = z.output<typeof signInQuerySchema>;

export const signInSchema = z.object({
  id: z.string(),
  /** Milliseconds since 1970. */
  at: z.number(),
  /** Null where the typed address has no account. */
  userId: z.string().nullable(),
  username: z.string().nullable(),
  email: z.string().nullable(),
  /** Shortened address that was typed, such as `l***@example.com`; empty where it has an account. */
  typed: z.string(),
  area: z.enum(SIGN_IN_AREAS),
  outcome: z.enum(SIGN_IN_OUTCOMES),
  address: z.string(),
  /** Such as `Chrome · Windows`; empty when unknown. */
  device: z.string(),
});
export type SignIn = z.infer<typeof signInSchema>;

/** The log of sign-ins, for super administrators alone. */
export const SIGN_IN_CALLS = {
  list: defineCall({
    id: 'signIns.list',
    method: 'GET',
    path: SIGN_INS_PATH,
    access: SUPER_ADMIN,
    query: signInQuerySchema,
    reply: pageReply(signInSchema),
  }),
  /** All entries that the filters select, as a file of comma-separated values instead of an envelope. */
  export: defineCall({
    id: 'signIns.export',
    method: 'GET',
    path: `${SIGN_INS_PATH}/export.csv`,
    access: SUPER_ADMIN,
    needsFreshPassword: true,
    query: signInQuerySchema,
    reply: z.string(),
  }),
} as const;
