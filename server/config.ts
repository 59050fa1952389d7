import { isIP } from 'node:net';
import { AppError } from '../src/core/errors.ts';
import { z } from '../src/core/schema.ts';
import { copy } from './copy.ts';

export interface ServerConfig {
  /** 0 lets the system choose a free port. */
  readonly port: number;
  readonly host: string;
  /** Public address without a trailing slash, or null: then every request's own address is used. */
  readonly publicOrigin: string | null;
  /** Proxies whose forwarded headers are believed. */
  readonly trustProxy: readonly string[];
}

/** Reads the environment. Throws an `AppError` that names every bad value at once. */
export function parseConfig(environment: Readonly<Record<string, string | undefined>>): ServerConfig {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
  const parsed = environmentSchema.safeParse(given);
  if (!parsed.success) {
    const problems = parsed.error.issues.map(({ path, message }) => copy.start.badValue(path.join('.'), message));
    throw new AppError('BAD_CONFIG', [copy.start.badConfig, ...problems].join('\n'));
  }
  const { PORT, HOST, PUBLIC_ORIGIN, TRUST_PROXY } = parsed.data;
  return { port: PORT, host: HOST, publicOrigin: PUBLIC_ORIGIN ?? null, trustProxy: TRUST_PROXY };
}

const PORT_MAX = 65_535;
const HOST_PATTERN = /^[A-Za-z0-9.:_%-]+$/;
const PROXY_NAMES: readonly string[] = ['loopback', 'linklocal', 'uniquelocal'];
const PREFIX_MAX: Readonly<Record<number, number>> = { 4: 32, 6: 128 };

const environmentSchema = z.object({
  PORT: z
    .string()
    .trim()
    .regex(/^\d{1,5}$/, copy.start.port)
    .transform(Number)
    .refine((port) => port <= PORT_MAX, copy.start.port)
    .default(8080),
  HOST: z.string().trim().regex(HOST_PATTERN, copy.start.host).default('localhost'),
  PUBLIC_ORIGIN: z
    .string()
    .trim()
    .transform((text) => text.replace(/\/$/, ''))
    .refine(isWebOrigin, copy.start.publicOrigin)
    .optional(),
  TRUST_PROXY: z
    .string()
    .transform((text) => text.split(',').map((proxy) => proxy.trim()))
    .refine((proxies) => proxies.every(isProxy), copy.start.trustProxy)
    .default([]),
});

function isWebOrigin(text: string): boolean {
  if (!/^https?:\/\//.test(text) || !URL.canParse(text)) return false;
  return new URL(text).origin === text;
}

/** An address, a range such as `10.0.0.0/8`, or a named range. */
function isProxy(text: string): boolean {
  if (PROXY_NAMES.includes(text)) return true;
  const [address = '', prefix, ...rest] = text.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (PREFIX_MAX[family] ?? 0));
}
