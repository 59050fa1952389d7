import { connect } from 'node:net';
import { expect, it, onTestFinished, vi } from 'vitest';
import { readServiceMetrics } from '../../../server/service-metrics.ts';
import { METRICS_PATH } from '../../../src/core/paths.ts';
import { createAccountsApp, EMAIL } from '../accounts/create-accounts-app.ts';
import { createTestApp, type TestApp } from '../create-test-app.ts';
import { openTestDatabase } from '../open-test-database.ts';

const METRICS_TOKEN = '0123456789abcdef';

async function createMeasuredApp(): Promise<TestApp> {
  const test = await createTestApp({ METRICS_TOKEN });
  onTestFinished(() => test.close());
  return test;
}

const read = ({ app }: TestApp, token = METRICS_TOKEN) =>
  app.inject({ url: METRICS_PATH, headers: { authorization: `Bearer ${token}` } });

/** Value of the line that starts with this name and these labels. */
function readValue(text: string, series: string): number {
  return Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${series} `))
      ?.split(' ')
      .at(-1),
  );
}

it('is an unknown path without a token in the configuration', async () => {
  const test = await createTestApp();
  onTestFinished(() => test.close());
  expect((await read(test)).statusCode).toBe(404);
  expect(test.app.hasRoute({ method: 'GET', url: METRICS_PATH })).toBe(false);
});

it.each([
  ['no token', {}],
  ['another token', { authorization: 'Bearer 0123456789abcdeF' }],
  ['the beginning of the token', { authorization: 'Bearer 0123456789' }],
  ['the token in the wrong place', { 'x-token': METRICS_TOKEN }],
])('answers like an unknown path to %s', async (_case, headers: Record<string, string>) => {
  const { app } = await createMeasuredApp();
  const [answer, unknown] = [await app.inject({ url: METRICS_PATH, headers }), await app.inject('/mythinkn/nothing')];
  expect([answer.statusCode, answer.body]).toEqual([404, unknown.body]);
  const names = (reply: typeof answer) => Object.keys(reply.headers).sort();
  expect(names(answer)).toEqual(names(unknown));
});

it('counts requests by route and never by path', async () => {
  const test = await createMeasuredApp();
  for (const url of ['/mythinkn/secret-a', '/mythinkn/secret-b', '/mythinkn/healthz', '/mythinkn/healthz?q=secret-c'])
    await test.app.inject(url);
  await test.app.inject({ method: 'PROPFIND' as 'GET', url: '/mythinkn/secret-d' });
  const { body, headers } = await read(test);
  expect(headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
  const requests = 'mythinkn_http_requests_total';
  expect(readValue(body, `${requests}{method="GET",route="/mythinkn/healthz",status="2xx"}`)).toBe(2);
  expect(readValue(body, `${requests}{method="GET",route="unknown",status="4xx"}`)).toBe(2);
  expect(body).not.toContain('secret');
});

it('has the same series after thousands of different paths', async () => {
  const test = await createMeasuredApp();
  await test.app.inject('/mythinkn/first');
  await read(test);
  const before = (await read(test)).body.split('\n').length;
  for (let i = 0; i < 2000; i++) await test.app.inject(`/mythinkn/assets/${i}.js`);
  expect((await read(test)).body.split('\n')).toHaveLength(before);
});

it('counts the open connections', async () => {
  const test = await createMeasuredApp();
  const address = new URL(await test.app.listen({ host: '127.0.0.1', port: 0 }));
  const sockets = Array.from({ length: 3 }, () => connect(Number(address.port), '127.0.0.1'));
  const count = async () => readValue((await read(test)).body, 'mythinkn_open_connections');
  await vi.waitFor(async () => expect(await count()).toBe(3));
  for (const socket of sockets) socket.destroy();
  await vi.waitFor(async () => expect(await count()).toBe(0));
});

it('reports memory, the event loop and uptime', async () => {
  const { body } = await read(await createMeasuredApp());
  expect(readValue(body, 'mythinkn_process_resident_memory_bytes')).toBeGreaterThan(10_000_000);
  expect(readValue(body, 'mythinkn_process_heap_used_bytes')).toBeGreaterThan(1_000_000);
  expect(readValue(body, 'mythinkn_event_loop_delay_p99_seconds')).toBeGreaterThanOrEqual(0);
  expect(readValue(body, 'mythinkn_uptime_seconds')).toBeGreaterThan(0);
});

it('reports waiting mails by purpose, delivery, the database and waiting hashes', async () => {
  const test = await createAccountsApp();
  await test.call('sendRegisterCode', { email: EMAIL });
  await test.call('sendResetCode', { email: EMAIL });
  test.setMailDown(true);
  const pool = { total: 3, idle: 1, waiting: 2 };
  const metrics = await readServiceMetrics({ dialect: 'postgres', readPool: () => pool }, test.accounts);
  const samples = metrics.flatMap(({ name, samples }) =>
    samples.map(({ labels = {}, value }) => [name, ...Object.values(labels), value]),
  );
  expect(samples).toEqual([
    ['mythinkn_database_info', 'postgres', 1],
    ['mythinkn_database_pool', 'total', 3],
    ['mythinkn_database_pool', 'idle', 1],
    ['mythinkn_database_pool', 'waiting', 2],
    ['mythinkn_mail_queue', 'nothing', 1],
    ['mythinkn_mail_queue', 'register', 1],
    ['mythinkn_mail_delivery_up', 0],
    ['mythinkn_password_hashes_waiting', 0],
  ]);
});

it('reports the rest while the database does not answer', async () => {
  const test = await createAccountsApp();
  const { db, close } = await openTestDatabase();
  await close();
  const metrics = await readServiceMetrics({ dialect: 'embedded', readPool: () => null }, { ...test.accounts, db });
  expect(metrics.map(({ name }) => name)).toEqual([
    'mythinkn_database_info',
    'mythinkn_mail_delivery_up',
    'mythinkn_password_hashes_waiting',
  ]);
});

it('reads the pool of an open database', async () => {
  const { dialect, readPool } = await openTestDatabase();
  expect(readPool()).toEqual(
    dialect === 'embedded' ? null : { total: expect.any(Number), idle: expect.any(Number), waiting: 0 },
  );
});
