import type { ServerConfig } from '../config.ts';
import { copy } from '../copy.ts';
import { isLoopback } from '../loopback.ts';

const PLAIN_SMTP_PORT = 25;
const words = copy.warnings;

/** One line for each setting that works but leaves the service exposed. */
export function listStartWarnings(config: ServerConfig): string[] {
  return [
    config.isProduction && config.publicOrigin === null ? words.noPublicOrigin : null,
    isPlainHttp(config) ? words.plainHttp(config.host) : null,
    warnOfPlainPostgres(config.databaseUrl),
    warnOfPlainSmtp(config.mail),
  ].filter((line) => line !== null);
}

function isPlainHttp({ isProduction, host, publicOrigin }: ServerConfig): boolean {
  return isProduction && !isLoopback(host) && publicOrigin?.startsWith('https:') !== true;
}

/** An address that decides about encryption, either way, is the operator's choice. */
function warnOfPlainPostgres(databaseUrl: string | null): string | null {
  if (databaseUrl === null) return null;
  const { hostname, searchParams } = new URL(databaseUrl);
  const host = searchParams.get('host') ?? hostname;
  const isLocal = host === '' || host.startsWith('/') || isLoopback(host.replace(/^\[|\]$/g, ''));
  return isLocal || searchParams.has('sslmode') || searchParams.has('ssl') ? null : words.plainPostgres(host);
}

function warnOfPlainSmtp(mail: ServerConfig['mail']): string | null {
  return mail.mode === 'smtp' && mail.port === PLAIN_SMTP_PORT && !isLoopback(mail.host)
    ? words.plainSmtp(mail.host)
    : null;
}
