import { BASE_PATH } from '../paths.ts';
import { z } from '../schema.ts';
import { ACCOUNT_LENGTH_MAX } from './accounts.ts';
import { defineCall } from './define-call.ts';

/** Paths of the mail settings (doc 1 §7); `postpone` and `useLocal` are additions. */
export const ADMIN_MAIL_PATHS = {
  read: `${BASE_PATH}/api/admin/email-config`,
  save: `${BASE_PATH}/api/admin/save-email-config`,
  testConfig: `${BASE_PATH}/api/admin/test-email-config`,
  test: `${BASE_PATH}/api/admin/test-email`,
  postpone: `${BASE_PATH}/api/admin/postpone-email-config`,
  useLocal: `${BASE_PATH}/api/admin/use-local-mail`,
} as const;

/** Ports of mail servers. Other ports cannot be saved or tested, so the test is no scanner. */
export const SMTP_PORTS = [465, 587, 25, 2525] as const;
/** The port that uses TLS from the start; the others switch to it (trap T26). */
export const IMPLICIT_TLS_PORT = 465;
/** The form's default (doc 1 §9). */
export const SMTP_PORT_INITIAL = 587;

const LENGTH_MAX = { host: 253, fromName: 100 } as const;
/** Control characters and unpaired surrogates, which neither headers nor databases take. */
const UNSAFE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u;

const line = (max: number) =>
  z
    .string()
    .max(max)
    .refine((text) => !UNSAFE.test(text));

const emailConfigSchema = z
  .object({
    /** Name or address, without a port. */
    smtpHost: z
      .string()
      .trim()
      .toLowerCase()
      .max(LENGTH_MAX.host)
      .regex(/^[a-z0-9](?:[a-z0-9.:_-]*[a-z0-9.])?$|^[a-f0-9:.]*:[a-f0-9:.]*$/),
    smtpPort: z.literal(SMTP_PORTS),
    /** Required with `smtpAuth`. */
    smtpUsername: line(ACCOUNT_LENGTH_MAX.email).default(''),
    /** Empty keeps the saved one, which only fits the saved host, port and username. */
    smtpPassword: line(ACCOUNT_LENGTH_MAX.password).default(''),
    smtpAuth: z.boolean().default(true),
    /** Requires TLS on ports that otherwise use it only if the server offers it; no effect on port 465. */
    smtpStartTls: z.boolean().default(true),
    /** Empty: the username. */
    fromEmail: line(ACCOUNT_LENGTH_MAX.email).default(''),
    fromName: line(LENGTH_MAX.fromName).default(''),
  })
  .refine(({ smtpAuth, smtpUsername }) => !smtpAuth || smtpUsername !== '', { path: ['smtpUsername'] });
export type EmailConfigRequest = z.infer<typeof emailConfigSchema>;

const testEmail = line(ACCOUNT_LENGTH_MAX.email);

/** The mail settings in effect. The password never leaves the server. */
export const emailConfigReplySchema = z.object({
  /** Empty without a mail server. */
  host: z.string(),
  port: z.number(),
  username: z.string(),
  password: z.enum(['configured', '']),
  protocol: z.enum(['smtps', 'smtp']),
  startTls: z.boolean(),
  fromEmail: z.string(),
  fromName: z.string(),
  /** `environment`: the operator has set it up, and saving is refused with `MAIL_IN_ENVIRONMENT`. */
  source: z.enum(['environment', 'saved', 'none']),
  mailMode: z.enum(['smtp', 'local']),
  /** The set-up screen was answered with local mode for now. */
  isPostponed: z.boolean(),
  /** The latest test of these settings; null without one. */
  test: z
    .object({
      /** Milliseconds since 1970. */
      at: z.number(),
      /** Code of the hop that failed; null for a delivered mail. */
      failure: z.string().nullable(),
    })
    .nullable(),
});
export type EmailConfigReply = z.infer<typeof emailConfigReplySchema>;

const access = { rank: 'SUPER_ADMIN' } as const;

/** The mail settings of the administration. All calls are for super administrators. */
export const ADMIN_MAIL_CALLS = {
  read: defineCall({
    id: 'adminMail.read',
    method: 'GET',
    path: ADMIN_MAIL_PATHS.read,
    access,
    reply: emailConfigReplySchema,
  }),
  /** Takes effect at once, but only after a test mail was delivered: otherwise fails with the code of the hop. */
  save: defineCall({
    id: 'adminMail.save',
    method: 'POST',
    path: ADMIN_MAIL_PATHS.save,
    access,
    needsFreshPassword: true,
    body: emailConfigSchema.safeExtend({
      /** Receives the test mail; empty: the caller. */
      testEmail: testEmail.default(''),
      /** Saves without a test. */
      isForced: z.boolean().default(false),
    }),
    reply: z.null(),
  }),
  /** Sends a test mail with settings that are not saved. Fails with the code of the hop. */
  testConfig: defineCall({
    id: 'adminMail.testConfig',
    method: 'POST',
    path: ADMIN_MAIL_PATHS.testConfig,
    access,
    needsFreshPassword: true,
    body: emailConfigSchema.safeExtend({ testEmail }),
    reply: z.null(),
  }),
  /** Sends a test mail with the settings in effect. Fails with the code of the hop. */
  test: defineCall({
    id: 'adminMail.test',
    method: 'POST',
    path: ADMIN_MAIL_PATHS.test,
    access,
    needsFreshPassword: true,
    body: z.object({ testEmail }),
    reply: z.object({ mailMode: z.enum(['smtp', 'local']) }),
  }),
  /** Removes the saved mail server: mails stay on this server again. */
  useLocal: defineCall({
    id: 'adminMail.useLocal',
    method: 'POST',
    path: ADMIN_MAIL_PATHS.useLocal,
    access,
    needsFreshPassword: true,
    reply: z.null(),
  }),
  /** Stays in local mode for now. */
  postpone: defineCall({
    id: 'adminMail.postpone',
    method: 'POST',
    path: ADMIN_MAIL_PATHS.postpone,
    access,
    reply: z.null(),
  }),
} as const;
