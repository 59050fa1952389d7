import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { listServedCalls } from '../../../server/http/service-calls.ts';
import { CHANGES, prepareChanges, readEverything, send, toPayload } from './change-requests.ts';
import { type AdminApp, createAdminApp } from './create-admin-app.ts';

const NO_SERVICES = new Proxy({}, { get: () => () => {} }) as Parameters<typeof listServedCalls>[0];
const PRODUCT = listServedCalls(NO_SERVICES).map(({ call }) => call);
/** Calls of the administration that change nothing of others, or that tests of their own cover. */
const OTHERS = [
  ...['admin.login', 'admin.sendCode', 'admin.forceChangePassword', 'admin.changePassword', 'admin.confirmPassword'],
  ...['users.sendAddressCode', 'admins.sendAddressCode'],
  ...['adminMail.testConfig', 'adminMail.test', 'roles.preview', 'health.backup', 'health.storeBackup'],
];
const CHANGING = PRODUCT.filter(({ id }) => CHANGES[id] !== undefined);
const WITH_BODY = CHANGING.filter(({ id }) => CHANGES[id]?.body !== undefined || id === 'adminUploads.create');

let test: AdminApp;
beforeEach(async () => {
  test = await createAdminApp();
  await prepareChanges(test);
});

it('has a request of every call of the administration that changes something', () => {
  const ids = PRODUCT.filter(
    ({ method, path }) => path.startsWith('/mythinkn/api/admin/') && (method !== 'GET' || path.endsWith('.csv')),
  ).map(({ id }) => id);
  expect([...Object.keys(CHANGES), ...OTHERS].toSorted()).toEqual(ids.toSorted());
});

describe.each(CHANGING.map((call) => [call.id, call] as const))('%s', (id, call) => {
  const request = CHANGES[id] ?? {};

  it('is recorded with the caller, without secrets', async () => {
    const token = await test.signInAs('root');
    const reply = await send(test, call, request, token, await toPayload(test, call, request));
    expect([reply.statusCode, reply.body]).toEqual([200, expect.anything()]);
    const rows = await test.db.selectFrom('audit_log').selectAll().execute();
    expect(rows.length).toBeGreaterThan(0);
    expect(new Set(rows.map(({ actor_id, address }) => `${actor_id} ${address}`))).toEqual(new Set(['root 127.0.0.1']));
    const hashes = await test.db.selectFrom('users').select('password_hash').execute();
    const secrets = [token, 'app-password', '$argon2', ...hashes.map(({ password_hash }) => password_hash)];
    const log = JSON.stringify(rows);
    expect(secrets.filter((secret) => secret !== 'none' && log.includes(secret))).toEqual([]);
    expect(log).not.toMatch(/password_hash|token_version|smtpPassword|\\"password\\"/);
  });

  it('changes nothing when it cannot be recorded', async () => {
    const token = await test.signInAs('root');
    const payload = await toPayload(test, call, request);
    const before = await readEverything(test);
    await sql`alter table audit_log rename to audit_elsewhere`.execute(test.db);
    onTestFinished(async () => void (await sql`alter table audit_elsewhere rename to audit_log`.execute(test.db)));
    expect((await send(test, call, request, token, payload)).statusCode).toBe(500);
    expect(await readEverything(test)).toEqual(before);
  });
});

it.each(WITH_BODY.map((call) => [call.id, call] as const))(
  '%s changes nothing for a caller who lost the rights while the request arrived',
  async (id, call) => {
    const request = CHANGES[id] ?? {};
    const token = await test.signInAs('root');
    const payload = await toPayload(test, call, request);
    let before: unknown;
    const arriving = Readable.from(
      (async function* () {
        await test.db.deleteFrom('user_roles').where('user_id', '=', 'root').execute();
        before = await readEverything(test);
        yield payload;
      })(),
    );
    const reply = await send(test, call, request, token, arriving);
    expect([reply.statusCode, reply.json().code]).toEqual([403, '403']);
    expect(await readEverything(test)).toEqual(before);
    expect(await test.audited()).toEqual([]);
  },
);
