import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseConfig } from '../../server/config.ts';

const SECRET = '0123456789ABCDEFGHIJKLMNOPQRSTUV';
/** Random, and without the digits 6 and d. */
const HEXADECIMAL_SECRET = '9f1c3a0be874250af3b19ce8475b02a19f1c3a0be874250af3b19ce8475b02a1';

describe('values', () => {
  it('an empty environment gives the defaults', () => {
    const defaults = {
      port: 8080,
      host: 'localhost',
      publicOrigin: null,
      hstsSubdomains: false,
      trustProxy: [],
      allowedHosts: [],
      clientOrigins: [],
      isProduction: false,
      dataDirectory: resolve('data'),
      databaseUrl: null,
      tokenSecret: null,
      previousTokenSecret: null,
      logFormat: 'text',
      metricsToken: null,
      callsPerSecond: 50,
      auditAddressDays: 180,
      mail: { mode: 'local' },
      mailPerHourMax: null,
      isMailInEnvironment: false,
      adminEmail: null,
      adminPassword: null,
      lanIceServers: [],
    };
    expect(parseConfig({})).toEqual(defaults);
    expect(parseConfig({ PORT: '', HOST: ' ', PUBLIC_ORIGIN: '', TRUST_PROXY: '' })).toEqual(defaults);
  });

  it.each([
    [{ PORT: '0' }, { port: 0 }],
    [{ PORT: ' 65535 ' }, { port: 65_535 }],
    [{ HOST: '0.0.0.0' }, { host: '0.0.0.0' }],
    [{ HOST: '::' }, { host: '::' }],
    [{ PUBLIC_ORIGIN: 'https://example.cn/' }, { publicOrigin: 'https://example.cn' }],
    [{ PUBLIC_ORIGIN: 'http://192.168.1.2:8080' }, { publicOrigin: 'http://192.168.1.2:8080' }],
    [
      { TRUST_PROXY: '127.0.0.1, 10.0.0.0/8,fd00::/8,loopback' },
      { trustProxy: ['127.0.0.1', '10.0.0.0/8', 'fd00::/8', 'loopback'] },
    ],
    [{ ADMIN_EMAIL: ' Boss@Example.cn ' }, { adminEmail: 'boss@example.cn' }],
    [{ ADMIN_PASSWORD: 'Violin-Basket-42' }, { adminPassword: 'Violin-Basket-42' }],
    [{ ALLOWED_HOSTS: ' Tools.example.cn,mypc.local' }, { allowedHosts: ['tools.example.cn', 'mypc.local'] }],
    [
      { CLIENT_ORIGINS: ' https://tools.example.cn/,http://localhost:8081' },
      { clientOrigins: ['https://tools.example.cn', 'http://localhost:8081'] },
    ],
    [{ HSTS_SUBDOMAINS: 'true' }, { hstsSubdomains: true }],
    [{ NODE_ENV: 'production' }, { isProduction: true }],
    [{ MYTHINKN_DATA: '/var/lib/mythinkn' }, { dataDirectory: '/var/lib/mythinkn' }],
    [{ MYTHINKN_DATA: 'else/where' }, { dataDirectory: resolve('else/where') }],
    [{ DATABASE_URL: 'postgres://a:b@db:5432/c' }, { databaseUrl: 'postgres://a:b@db:5432/c' }],
    [{ TOKEN_SECRET: SECRET }, { tokenSecret: SECRET }],
    [{ TOKEN_SECRET: HEXADECIMAL_SECRET }, { tokenSecret: HEXADECIMAL_SECRET }],
    [{ TOKEN_SECRET_PREVIOUS: 'x'.repeat(32) }, { previousTokenSecret: 'x'.repeat(32) }],
    [
      { SMTP_HOST: 'smtp.example.cn', SMTP_USERNAME: 'a@example.cn', SMTP_PASSWORD: ' p w ' },
      {
        mail: {
          mode: 'smtp',
          host: 'smtp.example.cn',
          port: 465,
          credentials: { username: 'a@example.cn', password: ' p w ' },
          from: 'a@example.cn',
          fromName: 'mythinkn',
        },
      },
    ],
    [
      { SMTP_HOST: '::1', SMTP_PORT: '587', SMTP_FROM: 'b@example.cn', SMTP_FROM_NAME: '专注' },
      { mail: { mode: 'smtp', host: '::1', port: 587, credentials: null, from: 'b@example.cn', fromName: '专注' } },
    ],
    [
      { SMTP_HOST: 'smtp.example.cn', MAIL_MODE: 'local' },
      { mail: { mode: 'local' }, isMailInEnvironment: true },
    ],
    [{ CALLS_PER_SECOND: ' 200 ' }, { callsPerSecond: 200 }],
    [{ AUDIT_ADDRESS_DAYS: '30' }, { auditAddressDays: 30 }],
    [{ MAIL_PER_HOUR_MAX: ' 500 ' }, { mailPerHourMax: 500 }],
    [
      { LAN_ICE_SERVERS: '[{"urls":["turn:a.example:3478"],"username":"u","credential":"c"}]' },
      { lanIceServers: [{ urls: ['turn:a.example:3478'], username: 'u', credential: 'c' }] },
    ],
    [{ MAIL_MODE: 'local' }, { mail: { mode: 'local' }, isMailInEnvironment: true }],
  ])('%o is read as %o', (environment, expected) => {
    expect(parseConfig(environment)).toMatchObject(expected);
  });
});

describe('a bad value is rejected by name', () => {
  it.each([
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '80a'],
    ['PORT', '8080.5'],
    ['HOST', 'a b'],
    ['HOST', 'http://localhost'],
    ['PUBLIC_ORIGIN', 'example.cn'],
    ['PUBLIC_ORIGIN', 'ftp://example.cn'],
    ['PUBLIC_ORIGIN', 'https://example.cn/path'],
    ['PUBLIC_ORIGIN', 'https://user:secret@example.cn'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '*'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '10.0.0.0/8/8'],
    ['TRUST_PROXY', '127.0.0.1,'],
    ['TRUST_PROXY', '0.0.0.0/0'],
    ['TRUST_PROXY', '::/0'],
    ['ADMIN_EMAIL', 'boss'],
    ['ADMIN_PASSWORD', 'Password1'],
    ['ADMIN_PASSWORD', 'violin-basket'],
    ['ALLOWED_HOSTS', 'http://example.cn'],
    ['ALLOWED_HOSTS', 'example.cn:8080'],
    ['ALLOWED_HOSTS', 'example.cn,'],
    ['CLIENT_ORIGINS', '*'],
    ['CLIENT_ORIGINS', 'null'],
    ['CLIENT_ORIGINS', 'example.cn'],
    ['CLIENT_ORIGINS', 'https://*.example.cn'],
    ['CLIENT_ORIGINS', 'https://example.cn/path'],
    ['CLIENT_ORIGINS', 'https://Example.cn'],
    ['CLIENT_ORIGINS', 'https://user@example.cn'],
    ['CLIENT_ORIGINS', 'file://'],
    ['CLIENT_ORIGINS', 'https://example.cn,'],
    ['DATABASE_URL', 'mysql://a@b/c'],
    ['DATABASE_URL', 'db:5432'],
    ['HSTS_SUBDOMAINS', 'yes'],
    ['TOKEN_SECRET', SECRET.slice(1)],
    ['TOKEN_SECRET', '0'.repeat(32)],
    ['TOKEN_SECRET', '0123456789vwxyz'.repeat(3)],
    ['TOKEN_SECRET', '0123456789a'.repeat(3)],
    ['TOKEN_SECRET_PREVIOUS', 'x'.repeat(31)],
    ['MYTHINKN_DATA', 'a\0b'],
    ['MAIL_MODE', 'sendmail'],
    ['LAN_ICE_SERVERS', 'stun:a.example'],
    ['LAN_ICE_SERVERS', '{"urls":["stun:a.example"]}'],
    ['LAN_ICE_SERVERS', '[{"urls":["http://a.example"]}]'],
    ['LAN_ICE_SERVERS', '[{"urls":["turn:a.example"]}]'],
    ['CALLS_PER_SECOND', '0'],
    ['AUDIT_ADDRESS_DAYS', '0'],
    ['MAIL_PER_HOUR_MAX', '0'],
    ['MAIL_PER_HOUR_MAX', '1.5'],
    ['SMTP_HOST', 'smtp://example.cn'],
    ['SMTP_PORT', '0'],
    ['SMTP_PORT', '70000'],
    ['SMTP_FROM', 'sender'],
    ['SMTP_FROM_NAME', 'a\r\nBcc: b@example.cn'],
  ])('%s=%s', (name, value) => {
    expect(() => parseConfig({ [name]: value })).toThrow(name);
  });

  it('names all bad values at once', () => {
    expect(() => parseConfig({ PORT: 'x', HOST: 'a b' })).toThrow(/PORT[\s\S]*HOST/);
  });

  it('names a bad secret or address without showing it', () => {
    const values = {
      DATABASE_URL: 'mysql://root:hunter2@db/c',
      TOKEN_SECRET: 'short-secret',
      SMTP_PASSWORD: 'hunter2',
    };
    expect(() => parseConfig(values)).toThrow(
      /^(?![\s\S]*(hunter2|short-secret))[\s\S]*DATABASE_URL[\s\S]*TOKEN_SECRET/,
    );
  });
});

describe('values that depend on each other', () => {
  const postgres = { DATABASE_URL: 'postgres://db/c' };
  const production = { NODE_ENV: 'production', HOST: '0.0.0.0' };
  const smtp = { SMTP_HOST: 'smtp.example.cn', SMTP_FROM: 'a@example.cn' };
  const secret = { TOKEN_SECRET: SECRET };

  it.each([
    ['MAIL_MODE', { ...production }],
    ['MAIL_MODE', { NODE_ENV: 'production', HOST: '127.evil.example' }],
    ['TOKEN_SECRET', { ...production, ...smtp, ...postgres }],
    ['SMTP_HOST', { MAIL_MODE: 'smtp' }],
    ['SMTP_PASSWORD', { ...smtp, SMTP_USERNAME: 'a' }],
    ['SMTP_USERNAME', { ...smtp, SMTP_PASSWORD: 'b' }],
    ['SMTP_FROM', { SMTP_HOST: 'smtp.example.cn', SMTP_USERNAME: 'a', SMTP_PASSWORD: 'b' }],
    ['SMTP_FROM', { SMTP_HOST: 'smtp.example.cn' }],
  ])('reports %s as wrong or missing in %o', (name, values) => {
    expect(() => parseConfig(values)).toThrow(name);
  });

  it.each([
    [{ ...production, MAIL_MODE: 'local' }],
    [{ NODE_ENV: 'production', HOST: '127.0.0.2' }],
    [{ NODE_ENV: 'production', HOST: '::1' }],
    [{ ...production, ...smtp }],
    [{ ...production, ...smtp, ...postgres, ...secret }],
    [{ ...postgres }],
    [{ HOST: '0.0.0.0' }],
  ])('accepts %o', (values) => {
    expect(() => parseConfig(values)).not.toThrow();
  });
});
