import { describe, expect, it } from 'vitest';
import { createAccountsApp, createMemberApp, EMAIL, signIn } from '../accounts/create-accounts-app.ts';
import { CALLS, CHANGING_CALLS, toBody, toUrl } from './product-calls.ts';
import { exchange, listenOnLoopback } from './raw-connection.ts';

type Headers = Readonly<Record<string, string>>;

const HOST = 'localhost:8080';
const OWN = { host: HOST, origin: `http://${HOST}` };

/** Headers of requests that pages elsewhere can make a browser send to this host. */
const FOREIGN_PAGES: readonly Headers[] = [
  ...[
    'https://evil.example',
    'http://evil.example:8080',
    'http://localhost.evil.example:8080',
    'http://evil-localhost:8080',
    'http://localhost:8080.evil.example',
    'http://localhost:8080@evil.example',
    'http://localhost',
    'http://localhost:80801',
    'http://localhost:8081',
    'http://127.0.0.1:8080',
    'http://[::1]:8080',
    'http://localhost.:8080',
    'http://localhost:8080, http://evil.example',
    'http://evil.example http://localhost:8080',
    'null',
    'file://',
    'file:///',
    'data:',
    'about:blank',
    'chrome-extension://aapbdbdomjkkjkaonfhkkikfgjllcleb',
    'nonsense',
    '*',
  ].map((origin) => ({ origin })),
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': 'same-origin, cross-site' },
  { 'sec-fetch-site': 'Cross-Site' },
  { 'sec-fetch-site': '' },
  { origin: '', 'sec-fetch-site': 'cross-site' },
  { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
  { origin: 'https://evil.example', referer: `http://${HOST}/mythinkn/portal` },
  { origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' },
  { origin: 'https://evil.example', forwarded: 'host=evil.example' },
  { origin: 'https://evil.example', 'x-original-host': 'evil.example', 'x-http-method-override': 'GET' },
];

/** Hosts that are not ours: answered with 421 where the server knows its hosts, and with 403 for the origin. */
const FOREIGN_HOSTS: readonly Headers[] = [
  { host: 'evil.example', origin: `http://${HOST}` },
  { host: 'localhost.evil.example:8080', origin: `http://${HOST}` },
  { host: 'evil.example', 'sec-fetch-site': 'cross-site' },
];

const OTHER_MEDIA_TYPES = [
  'text/plain',
  'text/plain; charset=utf-8',
  'text/json',
  'text/html',
  'text/xml',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/octet-stream',
  'application/xml',
  'application/jsonp',
  'application/csp-report',
  'application/x-json',
  'image/svg+xml',
];

describe('a foreign page', () => {
  it('changes nothing by any call, even with a token, and may read no answer', async () => {
    const test = await createMemberApp();
    const token = await signIn(test, EMAIL);
    const before = await readAll(test.db);
    const accepted: unknown[] = [];
    for (const call of CHANGING_CALLS) {
      for (const headers of FOREIGN_PAGES) {
        const sent = { host: HOST, authorization: `Bearer ${token}`, ...headers };
        const reply = await test.app.inject({
          method: call.method,
          url: toUrl(call),
          headers: sent,
          payload: toBody(call, 'lin'),
        });
        if (reply.statusCode !== 403 || hasCors(reply.headers)) accepted.push([call.id, headers, reply.statusCode]);
      }
    }
    expect(accepted).toEqual([]);
    expect(await readAll(test.db)).toEqual(before);
    expect((await test.call('profile', null, { token })).statusCode).toBe(200);
  });

  it('changes nothing under a foreign host name', async () => {
    const test = await createAccountsApp();
    const statuses = new Set<number>();
    for (const call of CHANGING_CALLS) {
      for (const headers of FOREIGN_HOSTS) {
        const payload = toBody(call, 'lin');
        statuses.add((await test.app.inject({ method: call.method, url: toUrl(call), headers, payload })).statusCode);
      }
    }
    expect([...statuses].filter((status) => status !== 403 && status !== 421)).toEqual([]);
  });

  it.each([
    ['the own origin first', 'http://127.0.0.1:PORT', 'https://evil.example'],
    ['the own origin last', 'https://evil.example', 'http://127.0.0.1:PORT'],
  ])('is refused when the header Origin comes twice, %s', async (_case, ...origins) => {
    const test = await createAccountsApp({}, { isAlone: true });
    const { port } = await listenOnLoopback(test.app);
    const lines = [
      ...['POST /mythinkn/api/portal/send-register-code HTTP/1.1', `Host: 127.0.0.1:${port}`],
      ...origins.map((origin) => `Origin: ${origin.replace('PORT', String(port))}`),
      ...['Content-Type: application/json', 'Content-Length: 27', 'Connection: close'],
    ];
    const { text } = await exchange(port, `${lines.join('\r\n')}\r\n\r\n{"email":"lin@example.com"}`);
    expect(text).toMatch(/^HTTP\/1.1 403 /);
    expect(await test.mails()).toEqual([]);
  });

  it('sends nothing that a call accepts as long as a browser sends it without a preflight', async () => {
    const test = await createAccountsApp();
    const accepted: unknown[] = [];
    for (const type of OTHER_MEDIA_TYPES) {
      for (const call of CHANGING_CALLS.filter(({ access }) => access === 'public')) {
        const headers = { ...OWN, 'content-type': type };
        const payload = JSON.stringify(toBody(call, 'lin'));
        const reply = await test.app.inject({ method: call.method, url: toUrl(call), headers, payload });
        if (reply.statusCode !== 415) accepted.push([type, call.id, reply.statusCode]);
      }
    }
    expect(accepted).toEqual([]);
    expect(await test.mails()).toEqual([]);
  });

  it('gets no permission from a preflight or a read', async () => {
    const test = await createAccountsApp();
    const paths = [...CALLS.map(toUrl), '/mythinkn/portal', '/mythinkn/sw.js', '/mythinkn/healthz', '/mythinkn/api/x'];
    for (const url of paths) {
      for (const method of ['OPTIONS', 'GET', 'HEAD'] as const) {
        const reply = await test.app.inject({ method, url, headers: PREFLIGHT });
        expect([method, url, hasCors(reply.headers)]).toEqual([method, url, false]);
      }
    }
    expect(test.lines).toEqual([]);
  });
});

it('refuses nothing of the same calls from an own page', async () => {
  const test = await createAccountsApp();
  for (const call of CHANGING_CALLS) {
    const reply = await test.app.inject({ method: call.method, url: toUrl(call), headers: OWN, payload: {} });
    expect([call.id, reply.statusCode]).toEqual([call.id, call.access === 'public' ? 400 : 401]);
  }
});

const PREFLIGHT = {
  host: HOST,
  origin: 'https://evil.example',
  'access-control-request-method': 'POST',
  'access-control-request-headers': 'authorization, content-type',
  'access-control-request-private-network': 'true',
};

function hasCors(headers: object): boolean {
  return Object.keys(headers).some((name) => name.startsWith('access-control-'));
}

async function readAll(db: Awaited<ReturnType<typeof createAccountsApp>>['db']): Promise<unknown[]> {
  return [
    await db.selectFrom('users').selectAll().orderBy('id').execute(),
    await db.selectFrom('email_codes').selectAll().orderBy('purpose').execute(),
    await db.selectFrom('mail_queue').selectAll().orderBy('id').execute(),
  ];
}
