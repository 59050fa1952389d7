import { describe, expect, it, onTestFinished } from 'vitest';
import { parseConfig } from '../../../server/config.ts';
import { createHostTest } from '../../../server/http/host-check.ts';
import { PORTAL_CONFIG_PATH } from '../../../src/core/contracts/portal.ts';
import { createTestApp } from '../create-test-app.ts';

const PUBLIC = { PUBLIC_ORIGIN: 'https://tools.example' };
const EVIL = { host: 'evil.example', origin: 'http://evil.example' };

async function createApp(environment: Record<string, string> = {}) {
  const test = await createTestApp(environment);
  onTestFinished(() => test.close());
  return test.app;
}

describe('a host header', () => {
  it.each([
    [{}, 'localhost:8080'],
    [{}, 'LOCALHOST'],
    [{}, 'localhost.'],
    [{}, '192.168.1.2:8080'],
    [{}, '[::1]:8080'],
    [{}, '[2001:db8::7]'],
    [{ HOST: 'Desk.lan' }, 'desk.lan:8080'],
    [{ ALLOWED_HOSTS: 'mypc.local, tools.lan' }, 'Tools.lan:8080'],
    [{ PUBLIC_ORIGIN: 'https://tools.example' }, 'tools.example'],
    [{ PUBLIC_ORIGIN: 'https://tools.example' }, 'tools.example:443'],
    [{ PUBLIC_ORIGIN: 'https://tools.example', ALLOWED_HOSTS: 'old.example' }, 'old.example'],
    [{ PUBLIC_ORIGIN: 'https://tools.example' }, '127.0.0.1:8080'],
  ])('of settings %o accepts %s', (environment, host) => {
    expect(createHostTest(parseConfig(environment))(host)).toBe(true);
  });

  it.each([
    [{}, 'evil.example'],
    [{}, 'localhost.evil.example'],
    [{}, '127.0.0.1.evil.example'],
    [{}, 'evil.example@localhost'],
    [{}, ''],
    [{}, 'a b'],
    [{ HOST: '0.0.0.0' }, 'evil.example:8080'],
    [{ PUBLIC_ORIGIN: 'https://tools.example' }, 'evil.tools.example'],
    [{ PUBLIC_ORIGIN: 'https://tools.example', HOST: 'desk.lan' }, 'desk.lan'],
  ])('of settings %o rejects %s', (environment, host) => {
    expect(createHostTest(parseConfig(environment))(host)).toBe(false);
  });
});

describe('a request for a foreign name', () => {
  it.each([[{}], [{ PUBLIC_ORIGIN: 'https://tools.example' }]])(
    'is answered 421 with settings %o',
    async (environment) => {
      const app = await createApp(environment);
      const call = await app.inject({ method: 'POST', url: '/mythinkn/auth/login', headers: EVIL, payload: {} });
      expect([call.statusCode, call.json().code]).toEqual([421, '421']);
      const page = await app.inject({ url: '/mythinkn/portal', headers: { ...EVIL, accept: 'text/html' } });
      expect([page.statusCode, page.headers['content-type']]).toEqual([421, 'text/plain; charset=utf-8']);
      expect(page.body).toContain('ALLOWED_HOSTS');
      expect(page.headers['content-security-policy']).toContain("default-src 'self'");
    },
  );

  it('is answered when it is a health check', async () => {
    const app = await createApp(PUBLIC);
    expect((await app.inject({ url: '/mythinkn/healthz', headers: EVIL })).statusCode).toBe(200);
  });

  it('stays refused when a proxy names another host', async () => {
    const app = await createApp({ TRUST_PROXY: 'loopback', ALLOWED_HOSTS: 'tools.example' });
    const forwarded = { 'x-forwarded-host': 'tools.example' };
    const evil = await app.inject({ url: PORTAL_CONFIG_PATH, headers: { ...EVIL, ...forwarded } });
    expect(evil.statusCode).toBe(421);
    const headers = { host: 'tools.example', 'x-forwarded-host': 'evil.example' };
    const page = await app.inject({ url: '/mythinkn/sitemap.xml', headers });
    expect(page.body).toContain('<loc>http://tools.example/');
  });
});
