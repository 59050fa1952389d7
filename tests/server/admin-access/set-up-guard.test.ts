import Fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { parseConfig } from '../../../server/config.ts';
import { serveCall } from '../../../server/http/serve-call.ts';
import { listServedCalls, serviceCalls } from '../../../server/http/service-calls.ts';
import { ADMIN_ACCESS_CALLS } from '../../../src/core/contracts/admin-access.ts';
import { type Call, defineCall } from '../../../src/core/contracts/define-call.ts';
import { z } from '../../../src/core/schema.ts';
import { ADMIN, type AdminApp, createAdminApp, finishFirstLogin, INITIAL, NEW_PASSWORD } from './create-admin-app.ts';

const NO_SERVICES = new Proxy({}, { get: () => () => {} }) as Parameters<typeof listServedCalls>[0];
const GUARDED = listServedCalls(NO_SERVICES)
  .map(({ call }) => call)
  .filter(({ access }) => access !== 'public');
/** What a user may do before setting a new password: see who they are, set it, or leave. */
const SET_UP = [
  'account.logout',
  'account.profile',
  'admin.forceChangePassword',
  'admin.status',
  'user.permissions',
  'user.status',
  'vip.status',
];
const MINUTE_MS = 60_000;

/** The guard in front of calls that answer at once, over the accounts of a real application. */
async function createGuardedApp(test: AdminApp, calls: readonly Call[]) {
  const app = Fastify();
  onTestFinished(() => app.close());
  const log = { info: () => {}, error: (message: string) => test.lines.push(message) };
  const served = calls.map((call) => serveCall({ ...call, body: undefined, reply: z.string() }, async () => 'reached'));
  await app.register(serviceCalls({ accounts: test.accounts, config: parseConfig({}), log }, served));
  return async (call: Call, token: string) => {
    const url = call.path.replace(/:\w+/g, 'x');
    const headers = { authorization: `Bearer ${token}` };
    return (await app.inject({ method: call.method, url, headers })).json().code;
  };
}

it('opens the set-up calls alone, of all calls, to a user who must set a new password', async () => {
  const test = await createAdminApp();
  const token = (await test.send(ADMIN_ACCESS_CALLS.login, { username: ADMIN, password: INITIAL })).json().data.token;
  const ask = await createGuardedApp(test, GUARDED);
  const answers: Record<string, string> = {};
  for (const call of GUARDED) answers[call.id] = await ask(call, token);
  const expected = GUARDED.map(({ id }) => [id, SET_UP.includes(id) ? '200' : 'NEED_PASSWORD_CHANGE']);
  expect(answers).toEqual(Object.fromEntries(expected));
});

it('names the set-up calls, so that opening another one is a decision', () => {
  const open = GUARDED.filter(({ isBeforePasswordChange }) => isBeforePasswordChange).map(({ id }) => id);
  expect(open.toSorted()).toEqual(SET_UP);
});

it('refuses a flagged user of any role, also when the flag is set during the session', async () => {
  const test = await createAdminApp();
  const token = await finishFirstLogin(test);
  const ask = await createGuardedApp(test, GUARDED);
  const probe = GUARDED.find(({ id }) => id === 'sessions.list') as Call;
  expect(await ask(probe, token)).toBe('200');
  await test.db.updateTable('users').set({ needs_password_change: 1 }).execute();
  expect(await ask(probe, token)).toBe('NEED_PASSWORD_CHANGE');
});

it('asks for the password again ten minutes after it was shown, where a call needs it fresh', async () => {
  const test = await createAdminApp();
  const token = await finishFirstLogin(test);
  const probe = defineCall({
    id: 'probe.fresh',
    method: 'POST',
    path: '/mythinkn/api/probe/fresh',
    access: { rank: 'ADMIN' },
    needsFreshPassword: true,
    reply: z.string(),
  });
  const ask = await createGuardedApp(test, [probe]);
  test.advance(10 * MINUTE_MS - 1);
  expect(await ask(probe, token)).toBe('200');
  test.advance(1);
  expect(await ask(probe, token)).toBe('NEED_PASSWORD_CONFIRMATION');

  const { confirmPassword } = ADMIN_ACCESS_CALLS;
  const wrong = await test.send(confirmPassword, { currentPassword: 'wrong' }, { token });
  expect([wrong.statusCode, wrong.json().code]).toEqual([400, 'WRONG_PASSWORD']);
  expect(await ask(probe, token)).toBe('NEED_PASSWORD_CONFIRMATION');
  expect((await test.send(confirmPassword, { currentPassword: NEW_PASSWORD }, { token })).statusCode).toBe(200);
  expect(await ask(probe, token)).toBe('200');
});

it('asks for the password in a session from before confirmations were recorded', async () => {
  const test = await createAdminApp();
  const token = await finishFirstLogin(test);
  await test.db.updateTable('sessions').set({ confirmed_at: null }).execute();
  const save = GUARDED.find(({ id }) => id === 'adminMail.save') as Call;
  expect(await (await createGuardedApp(test, [save]))(save, token)).toBe('NEED_PASSWORD_CONFIRMATION');
});
