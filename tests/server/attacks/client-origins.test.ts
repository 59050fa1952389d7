import { describe, expect, it } from 'vitest';
import { createAccountsApp, createMemberApp, EMAIL, signIn } from '../accounts/create-accounts-app.ts';
import { CALLS, CHANGING_CALLS, toBody, toUrl } from './product-calls.ts';

const HOST = 'localhost:8080';
const CLIENTS = ['https://client.example', 'http://localhost:8081'];
const SETTING = { CLIENT_ORIGINS: CLIENTS.join(',') };

/** Origins that resemble a configured one. */
const LOOKALIKES = [
  'https://client.example.evil.example',
  'https://evil-client.example',
  'https://evil.client.example',
  'https://client.exampl',
  'https://client.example.',
  'https://client.example/',
  'https://client.example:443',
  'https://client.example:8443',
  'https://CLIENT.example',
  'https://user@client.example',
  'http://client.example',
  'wss://client.example',
  'client.example',
  'http://localhost:8082',
  'http://localhost',
  'https://localhost:8081',
  'http://127.0.0.1:8081',
  'https://client.example,http://localhost:8081',
  'https://client.example, https://evil.example',
  'https://client.example https://evil.example',
  'null',
  '*',
  'file://',
  'https://evil.example',
];

const PREFLIGHT = {
  host: HOST,
  'access-control-request-method': 'POST',
  'access-control-request-headers': 'authorization,content-type',
};

const listCors = (headers: object) => Object.keys(headers).filter((name) => name.startsWith('access-control-'));

describe('with configured clients', () => {
  it('a page of any other origin changes nothing by any call and may read no answer', async () => {
    const test = await createMemberApp(SETTING);
    const token = await signIn(test, EMAIL);
    const accepted: unknown[] = [];
    for (const origin of LOOKALIKES) {
      for (const call of CHANGING_CALLS) {
        const reply = await test.app.inject({
          method: call.method,
          url: toUrl(call),
          headers: { host: HOST, authorization: `Bearer ${token}`, origin, 'sec-fetch-site': 'cross-site' },
          payload: toBody(call, 'lin'),
        });
        if (reply.statusCode !== 403 || listCors(reply.headers).length > 0) accepted.push([call.id, origin]);
      }
    }
    expect(accepted).toEqual([]);
    expect((await test.call('profile', null, { token })).statusCode).toBe(200);
  });

  it('a page of any other origin gets no permission from a preflight or a read', async () => {
    const test = await createAccountsApp(SETTING);
    const paths = [...CALLS.map(toUrl), '/mythinkn/api/x', '/mythinkn/portal', '/mythinkn/healthz'];
    const permitted: unknown[] = [];
    for (const origin of LOOKALIKES) {
      for (const url of paths) {
        for (const method of ['OPTIONS', 'GET'] as const) {
          const reply = await test.app.inject({ method, url, headers: { ...PREFLIGHT, origin } });
          if (listCors(reply.headers).length > 0) permitted.push([method, url, origin]);
        }
      }
    }
    expect(permitted).toEqual([]);
  });

  it('not even a configured client gets a permission outside of the service paths', async () => {
    const test = await createAccountsApp(SETTING);
    for (const url of [
      '/',
      '/mythinkn/portal',
      '/mythinkn/sw.js',
      '/mythinkn/healthz',
      '/mythinkn/metrics',
      '/mythinkn/apix',
    ]) {
      for (const method of ['OPTIONS', 'GET'] as const) {
        const reply = await test.app.inject({ method, url, headers: { ...PREFLIGHT, origin: CLIENTS[0] } });
        expect([url, method, listCors(reply.headers)]).toEqual([url, method, []]);
      }
    }
  });

  it('no permission is given under a foreign host name or at an ambiguous address', async () => {
    const test = await createAccountsApp(SETTING);
    for (const [url, host] of [
      ['/mythinkn/api/portal/login', 'evil.example'],
      ['/mythinkn/api/%2e%2e/x', HOST],
    ]) {
      const headers = { ...PREFLIGHT, host, origin: CLIENTS[0] };
      const reply = await test.app.inject({ method: 'OPTIONS', url: url ?? '', headers });
      expect([reply.statusCode >= 400, listCors(reply.headers)]).toEqual([true, []]);
    }
  });
});

describe.each(CLIENTS)('a page of the configured client %s', (origin) => {
  it('gets the permission for every call, for exactly its origin and without credentials', async () => {
    const test = await createAccountsApp(SETTING);
    for (const call of CALLS) {
      const headers = { ...PREFLIGHT, origin, 'access-control-request-method': call.method };
      const reply = await test.app.inject({ method: 'OPTIONS', url: toUrl(call), headers });
      expect([call.id, reply.statusCode, reply.body]).toEqual([call.id, 204, '']);
      expect(reply.headers).toMatchObject({
        'access-control-allow-origin': origin,
        'access-control-allow-headers': 'authorization, content-type, x-device',
        'access-control-expose-headers': 'content-disposition, retry-after',
        'access-control-max-age': '7200',
        vary: expect.stringMatching(/\borigin\b/i),
      });
      expect(String(reply.headers['access-control-allow-methods']).split(', ')).toContain(call.method);
      expect(reply.headers['access-control-allow-credentials']).toBeUndefined();
    }
  });

  it('passes the same checks as an own page, and reads the answers, refusals included', async () => {
    const test = await createAccountsApp(SETTING);
    for (const call of CHANGING_CALLS) {
      const headers = { host: HOST, origin, 'sec-fetch-site': 'cross-site' };
      const reply = await test.app.inject({ method: call.method, url: toUrl(call), headers, payload: {} });
      expect([call.id, reply.statusCode]).toEqual([call.id, call.access === 'public' ? 400 : 401]);
      expect(reply.headers['access-control-allow-origin']).toBe(origin);
    }
    const unknown = await test.app.inject({ url: '/mythinkn/api/x', headers: { host: HOST, origin } });
    expect([unknown.statusCode, unknown.headers['access-control-allow-origin']]).toEqual([404, origin]);
  });

  it('gets no preflight answer from a server without the setting', async () => {
    const test = await createAccountsApp();
    const headers = { ...PREFLIGHT, origin };
    const reply = await test.app.inject({ method: 'OPTIONS', url: '/mythinkn/api/portal/login', headers });
    expect([reply.statusCode, listCors(reply.headers), reply.headers.vary]).toEqual([404, [], undefined]);
  });
});

it('an own page is answered as before beside configured clients', async () => {
  const test = await createAccountsApp(SETTING);
  const headers = { host: HOST, origin: `http://${HOST}` };
  const reply = await test.app.inject({ method: 'POST', url: '/mythinkn/api/portal/logout', headers, payload: {} });
  expect([reply.statusCode, listCors(reply.headers)]).toEqual([401, []]);
});
