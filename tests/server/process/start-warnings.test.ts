import { expect, it } from 'vitest';
import { parseConfig } from '../../../server/config.ts';
import { listStartWarnings } from '../../../server/process/start-warnings.ts';

const PRODUCTION = { NODE_ENV: 'production', MAIL_MODE: 'local' };
const SECURE = { ...PRODUCTION, PUBLIC_ORIGIN: 'https://tools.example' };
const SECRET = { TOKEN_SECRET: '0123456789abcdefghijklmnopqrstuv' };
const SMTP = { SMTP_HOST: 'mail.example', SMTP_FROM: 'a@example.cn' };

const warningsOf = (environment: Record<string, string>) => listStartWarnings(parseConfig(environment)).join('\n');

it.each([
  ['production without a public origin', PRODUCTION, 'PUBLIC_ORIGIN'],
  [
    'plain http beyond loopback',
    { ...PRODUCTION, HOST: '0.0.0.0', PUBLIC_ORIGIN: 'http://tools.example' },
    '明文 http',
  ],
  ['PostgreSQL on another host', { DATABASE_URL: 'postgres://a:hunter2@db.example/c' }, 'db.example'],
  ['PostgreSQL on another host, in a parameter', { DATABASE_URL: 'postgres:///c?host=db.example' }, 'db.example'],
  ['SMTP on port 25', { ...SMTP, SMTP_PORT: '25' }, 'mail.example'],
])('warns of %s', (_case, environment, word) => {
  expect(warningsOf(environment).split('\n')).toEqual([expect.stringContaining(word)]);
  expect(warningsOf(environment)).not.toContain('hunter2');
});

it.each([
  [{}],
  [{ HOST: '0.0.0.0' }],
  [SECURE],
  [{ ...SECURE, HOST: '0.0.0.0' }],
  [{ DATABASE_URL: 'postgres://a@127.0.0.1/c' }],
  [{ DATABASE_URL: 'postgres://a@[::1]/c' }],
  [{ DATABASE_URL: 'postgres:///c?host=/run/postgresql' }],
  [{ ...SECURE, ...SECRET, DATABASE_URL: 'postgres://a@db.example/c?sslmode=verify-full' }],
  [{ DATABASE_URL: 'postgres://a@db.example/c?sslmode=disable' }],
  [{ ...SMTP, SMTP_PORT: '587' }],
  [{ ...SMTP, SMTP_HOST: 'localhost', SMTP_PORT: '25' }],
])('does not warn of %o', (environment) => {
  expect(warningsOf(environment)).toBe('');
});
