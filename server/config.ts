import { resolve } from 'node:path';
import { isEmail, normalizeEmail } from '../src/core/auth/email.ts';
import { checkPassword } from '../src/core/auth/password-policy.ts';
import { ACCOUNT_LENGTH_MAX } from '../src/core/contracts/accounts.ts';
import { type IceServer, iceServerSchema } from '../src/core/contracts/lan.ts';
import { AppError } from '../src/core/errors.ts';
import { z } from '../src/core/schema.ts';
import { copy } from './copy.ts';
import type { LogFormat } from './log/log-lines.ts';
import { isLoopback } from './loopback.ts';
import { isProxy } from './trusted-proxies.ts';
import { isClientOrigin, isWebOrigin } from './web-origin.ts';

export interface ServerConfig {
  /** 0 lets the system choose a free port. */
  readonly port: number;
  readonly host: string;
  /** Public address without a trailing slash, or null: then the address of each request is used. */
  readonly publicOrigin: string | null;
  /** Strict transport security covers all names below the public one. */
  readonly hstsSubdomains: boolean;
  /** Proxies whose forwarded headers are trusted. */
  readonly trustProxy: readonly string[];
  /** Further host names, in small letters, under which the server may be reached. */
  readonly allowedHosts: readonly string[];
  /** Origins of pages that other servers deliver and that may call this service. */
  readonly clientOrigins: readonly string[];
  /** NODE_ENV is `production`. */
  readonly isProduction: boolean;
  /** Absolute path of the folder with the embedded database, the server's secret and the outbox of local mail. */
  readonly dataDirectory: string;
  /** Address of a PostgreSQL server, or null for the embedded database. Contains a password, so it is never logged. */
  readonly databaseUrl: string | null;
  /** The secret that all keys are derived from, or null: then the data directory contains one. */
  readonly tokenSecret: string | null;
  /** The secret before the last rotation, or null. Its keys still verify sessions and decrypt stored texts. */
  readonly previousTokenSecret: string | null;
  readonly logFormat: LogFormat;
  /** Callers of the metrics must send it; null closes the metrics. */
  readonly metricsToken: string | null;
  /** Service calls a second of one network. */
  readonly callsPerSecond: number;
  /** Days that entries of the audit log keep the network address of their actor. */
  readonly auditAddressDays: number;
  readonly mail: MailConfig;
  /** Mails an hour of all processes together, or null for any number. */
  readonly mailPerHourMax: number | null;
  /** The environment says how to mail; saved mail settings are then ignored. */
  readonly isMailInEnvironment: boolean;
  /** Address of the first super administrator, normalized; null for a local address, which receives no mail. */
  readonly adminEmail: string | null;
  /** Initial password of the first super administrator, or null: then one is generated. */
  readonly adminPassword: string | null;
  /** STUN and TURN servers of the LAN station; none are needed within one network. */
  readonly lanIceServers: readonly IceServer[];
}

/** `local`: nothing is mailed; messages go to the terminal and to the outbox in the data directory. */
export type MailConfig = { readonly mode: 'local' } | SmtpConfig;

export interface SmtpConfig {
  readonly mode: 'smtp';
  readonly host: string;
  /** Port 465 uses TLS from the start, 587 after STARTTLS. */
  readonly port: number;
  readonly credentials: { readonly username: string; readonly password: string } | null;
  readonly from: string;
  readonly fromName: string;
  /** Port 465 and port 587 use TLS anyway. */
  readonly startTls?: boolean | undefined;
}

/** Reads the environment. Throws an `AppError` that names all invalid values. */
export function parseConfig(environment: Readonly<Record<string, string | undefined>>): ServerConfig {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
  const parsed = environmentSchema.safeParse(given);
  if (!parsed.success) {
    const problems = parsed.error.issues.map(({ path, message }) => copy.start.badValue(path.join('.'), message));
    throw new AppError('BAD_CONFIG', [copy.start.badConfig, ...problems].join('\n'));
  }
  const values = parsed.data;
  return {
    port: values.PORT,
    host: values.HOST,
    publicOrigin: values.PUBLIC_ORIGIN ?? null,
    hstsSubdomains: values.HSTS_SUBDOMAINS === 'true',
    trustProxy: values.TRUST_PROXY,
    allowedHosts: values.ALLOWED_HOSTS,
    clientOrigins: values.CLIENT_ORIGINS,
    isProduction: values.NODE_ENV === 'production',
    dataDirectory: resolve(values.MYTHINKN_DATA),
    databaseUrl: values.DATABASE_URL ?? null,
    tokenSecret: values.TOKEN_SECRET ?? null,
    previousTokenSecret: values.TOKEN_SECRET_PREVIOUS ?? null,
    logFormat: values.LOG_FORMAT,
    metricsToken: values.METRICS_TOKEN ?? null,
    callsPerSecond: values.CALLS_PER_SECOND,
    auditAddressDays: values.AUDIT_ADDRESS_DAYS,
    mail: toMailConfig(values),
    mailPerHourMax: values.MAIL_PER_HOUR_MAX ?? null,
    adminEmail: values.ADMIN_EMAIL ?? null,
    adminPassword: values.ADMIN_PASSWORD ?? null,
    lanIceServers: values.LAN_ICE_SERVERS,
    isMailInEnvironment: values.SMTP_HOST !== undefined || values.MAIL_MODE !== undefined,
  };
}

/** Where the data is. Ignores all other settings, because commands run without them. Throws like `parseConfig`. */
export function parseDataConfig(
  environment: Readonly<Record<string, string | undefined>>,
): Pick<ServerConfig, 'dataDirectory' | 'databaseUrl'> {
  const { MYTHINKN_DATA, DATABASE_URL } = environment;
  const { dataDirectory, databaseUrl } = parseConfig({ MYTHINKN_DATA, DATABASE_URL });
  return { dataDirectory, databaseUrl };
}

const PORT_MAX = 65_535;
const ICE_SERVERS_MAX = 8;
const TOKEN_SECRET_LENGTH_MIN = 32;
/** Different characters; fewer make a secret that can be guessed. A random one of 64 hexadecimal digits often lacks one digit. */
const TOKEN_SECRET_DIFFERENT_MIN = { any: 16, hexadecimal: 12 } as const;
const METRICS_TOKEN_LENGTH_MIN = 16;
const SMTP_FROM_NAME_LENGTH_MAX = 100;
const HOST_PATTERN = /^[A-Za-z0-9.:_%-]+$/;
const HOST_NAME_PATTERN = /^[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?$/;

const portSchema = (message: string) =>
  z
    .string()
    .trim()
    .regex(/^\d{1,5}$/, message)
    .transform(Number)
    .refine((port) => port <= PORT_MAX, message);

/** A number from 1 to 9999999. */
const countSchema = (message: string) =>
  z
    .string()
    .trim()
    .regex(/^[1-9]\d{0,6}$/, message)
    .transform(Number);

const tokenSecretSchema = z
  .string()
  .trim()
  .min(TOKEN_SECRET_LENGTH_MIN, copy.start.tokenSecret(TOKEN_SECRET_LENGTH_MIN))
  .refine(
    (text) => new Set(text).size >= TOKEN_SECRET_DIFFERENT_MIN[/^[\da-f]+$/i.test(text) ? 'hexadecimal' : 'any'],
    copy.start.tokenSecretMonotonous(TOKEN_SECRET_DIFFERENT_MIN.any),
  );

const valuesSchema = z.object({
  PORT: portSchema(copy.start.port).default(8080),
  HOST: z.string().trim().regex(HOST_PATTERN, copy.start.host).default('localhost'),
  PUBLIC_ORIGIN: z
    .string()
    .trim()
    .transform((text) => text.replace(/\/$/, ''))
    .refine(isWebOrigin, copy.start.publicOrigin)
    .optional(),
  HSTS_SUBDOMAINS: z.enum(['true', 'false'], copy.start.hstsSubdomains).default('false'),
  TRUST_PROXY: z
    .string()
    .transform((text) => text.split(',').map((proxy) => proxy.trim()))
    .refine((proxies) => proxies.every(isProxy), copy.start.trustProxy)
    .default([]),
  ALLOWED_HOSTS: z
    .string()
    .transform((text) => text.split(',').map((host) => host.trim().toLowerCase()))
    .refine((hosts) => hosts.every((host) => HOST_NAME_PATTERN.test(host)), copy.start.allowedHosts)
    .default([]),
  CLIENT_ORIGINS: z
    .string()
    .transform((text) => text.split(',').map((origin) => origin.trim().replace(/\/$/, '')))
    .refine((origins) => origins.every(isClientOrigin), copy.start.clientOrigins)
    .default([]),
  NODE_ENV: z.string().trim().optional(),
  MYTHINKN_DATA: z
    .string()
    .refine((path) => !path.includes('\0'), copy.start.dataDirectory)
    .default('data'),
  DATABASE_URL: z.string().trim().refine(isPostgresUrl, copy.start.databaseUrl).optional(),
  TOKEN_SECRET: tokenSecretSchema.optional(),
  // A secret from before this rule must stay replaceable, so it is only measured by its length.
  TOKEN_SECRET_PREVIOUS: z
    .string()
    .trim()
    .min(TOKEN_SECRET_LENGTH_MIN, copy.start.tokenSecret(TOKEN_SECRET_LENGTH_MIN))
    .optional(),
  LOG_FORMAT: z
    .string()
    .trim()
    .pipe(z.enum(['text', 'json'], copy.start.logFormat))
    .default('text'),
  METRICS_TOKEN: z
    .string()
    .trim()
    .min(METRICS_TOKEN_LENGTH_MIN, copy.start.metricsToken(METRICS_TOKEN_LENGTH_MIN))
    .regex(/^[\w.~+/=-]+$/, copy.start.metricsToken(METRICS_TOKEN_LENGTH_MIN))
    .optional(),
  MAIL_MODE: z.enum(['smtp', 'local'], copy.start.mailMode).optional(),
  CALLS_PER_SECOND: countSchema(copy.start.callsPerSecond).default(50),
  AUDIT_ADDRESS_DAYS: countSchema(copy.start.auditAddressDays).default(180),
  MAIL_PER_HOUR_MAX: countSchema(copy.start.mailPerHourMax).optional(),
  ADMIN_EMAIL: z.string().refine(isEmail, copy.start.adminEmail).transform(normalizeEmail).optional(),
  ADMIN_PASSWORD: z
    .string()
    .max(ACCOUNT_LENGTH_MAX.password, copy.start.adminPassword)
    .refine((text) => checkPassword('forcedChange', text).every(({ isMet }) => isMet), copy.start.adminPassword)
    .optional(),
  LAN_ICE_SERVERS: z
    .string()
    .transform(parseIceServers)
    .refine((servers) => servers !== null, copy.start.lanIceServers)
    .transform((servers) => servers ?? [])
    .default([]),
  SMTP_HOST: z.string().trim().regex(HOST_PATTERN, copy.start.smtpHost).optional(),
  SMTP_PORT: portSchema(copy.start.smtpPort)
    .refine((port) => port > 0, copy.start.smtpPort)
    .default(465),
  SMTP_USERNAME: z.string().trim().optional(),
  SMTP_PASSWORD: z.string().optional(),
  SMTP_FROM: z.string().trim().refine(isEmail, copy.start.smtpFrom).optional(),
  SMTP_FROM_NAME: z
    .string()
    .trim()
    .max(SMTP_FROM_NAME_LENGTH_MAX, copy.start.smtpFromName)
    .regex(/^[^\r\n]*$/, copy.start.smtpFromName)
    .default('mythinkn'),
});
type Values = z.infer<typeof valuesSchema>;

/** Every variable of the environment that the server reads; `docs/operations.md` explains each. */
export const SETTING_NAMES = Object.keys(valuesSchema.shape);

/** Rules about several values. Zod checks them only when every single value is valid. */
const environmentSchema = valuesSchema.superRefine((values, context) => {
  const addProblem = (name: keyof Values, message: string) =>
    context.addIssue({ code: 'custom', path: [name], message });
  const isProduction = values.NODE_ENV === 'production';
  if (isProduction && values.DATABASE_URL !== undefined && values.TOKEN_SECRET === undefined) {
    addProblem('TOKEN_SECRET', copy.start.tokenSecretNeeded);
  }
  if (toMailMode(values) === 'local') {
    const isChosen = values.MAIL_MODE === 'local';
    if (isProduction && !isChosen && !isLoopback(values.HOST)) addProblem('MAIL_MODE', copy.start.localMailExposed);
    return;
  }
  if (values.SMTP_HOST === undefined) addProblem('SMTP_HOST', copy.start.smtpHostNeeded);
  if (values.SMTP_USERNAME !== undefined && values.SMTP_PASSWORD === undefined) {
    addProblem('SMTP_PASSWORD', copy.start.smtpPasswordNeeded);
  }
  if (values.SMTP_PASSWORD !== undefined && values.SMTP_USERNAME === undefined) {
    addProblem('SMTP_USERNAME', copy.start.smtpUsernameNeeded);
  }
  if (toSender(values) === null) addProblem('SMTP_FROM', copy.start.smtpFromNeeded);
});

function toMailConfig(values: Values): MailConfig {
  if (toMailMode(values) === 'local') return { mode: 'local' };
  const { SMTP_HOST = '', SMTP_PORT, SMTP_USERNAME, SMTP_PASSWORD = '', SMTP_FROM_NAME } = values;
  return {
    mode: 'smtp',
    host: SMTP_HOST,
    port: SMTP_PORT,
    credentials: SMTP_USERNAME === undefined ? null : { username: SMTP_USERNAME, password: SMTP_PASSWORD },
    from: toSender(values) ?? '',
    fromName: SMTP_FROM_NAME,
  };
}

function toMailMode({ MAIL_MODE, SMTP_HOST }: Pick<Values, 'MAIL_MODE' | 'SMTP_HOST'>): MailConfig['mode'] {
  return MAIL_MODE ?? (SMTP_HOST === undefined ? 'local' : 'smtp');
}

/** At most providers the account name is an address, which is then also the sender. */
function toSender({ SMTP_FROM, SMTP_USERNAME }: Pick<Values, 'SMTP_FROM' | 'SMTP_USERNAME'>): string | null {
  if (SMTP_FROM !== undefined) return SMTP_FROM;
  return SMTP_USERNAME !== undefined && isEmail(SMTP_USERNAME) ? SMTP_USERNAME : null;
}

function isPostgresUrl(text: string): boolean {
  return /^postgres(?:ql)?:\/\//.test(text) && URL.canParse(text);
}

/** Null for a text that is no list of servers. Browsers refuse a relay without credentials. */
function parseIceServers(text: string): IceServer[] | null {
  try {
    const servers = z.array(iceServerSchema).max(ICE_SERVERS_MAX).parse(JSON.parse(text));
    const isUsable = ({ urls, username, credential }: IceServer) =>
      !urls.some((url) => /^turns?:/.test(url)) || (username !== undefined && credential !== undefined);
    return servers.every(isUsable) ? servers : null;
  } catch {
    return null;
  }
}
