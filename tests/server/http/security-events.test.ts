import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, it, vi } from 'vitest';
import { formatEntry } from '../../../server/log/log-lines.ts';
import type { SecurityEvent } from '../../../server/log/security-log.ts';
import { MAIL_SETTING } from '../../../server/services/settings/mail-setting.ts';
import { recordChanges } from '../../../server/services/settings/record-changes.ts';
import { ACCOUNT_CALLS, ACCOUNT_PATHS } from '../../../src/core/contracts/accounts.ts';
import {
  type AccountsApp,
  createAccountsApp,
  createMemberApp,
  EMAIL,
  PASSWORD,
  signIn,
} from '../accounts/create-accounts-app.ts';
import { createTestApp } from '../create-test-app.ts';

const SHORT = 'l***@example.com';
const FROM = '203.0.113.1';

const latest = ({ events }: { readonly events: SecurityEvent[] }) => events.at(-1);

async function idOf({ db }: AccountsApp): Promise<string> {
  return (await db.selectFrom('users').select('id').executeTakeFirstOrThrow()).id;
}

it('names the typed address of a refused login, and the user of a successful one', async () => {
  const test = await createMemberApp();
  await test.call('login', { username: ` ${EMAIL.toUpperCase()}`, password: 'wrong' });
  const event = { event: 'account.login', address: FROM };
  expect(latest(test)).toEqual({ ...event, outcome: 'WRONG_CREDENTIALS', who: SHORT });
  await test.call('login', { username: EMAIL, password: PASSWORD });
  expect(latest(test)).toEqual({ ...event, outcome: 'NEED_EMAIL_VERIFICATION', who: SHORT });
  test.advance(60_000);
  await signIn(test, EMAIL);
  expect(latest(test)).toEqual({ ...event, outcome: 'ok', who: await idOf(test) });
});

it('records a lock, a requested code, a registration and the end of a session', async () => {
  const test = await createMemberApp();
  const who = await idOf(test);
  expect(test.events.map(({ event, outcome, who }) => [event, outcome, who])).toEqual([
    ['account.sendRegisterCode', 'ok', SHORT],
    ['account.register', 'ok', who],
    ['account.logout', 'ok', who],
  ]);
  const token = await signIn(test, EMAIL);
  await test.call('logout', null, { token });
  expect(latest(test)).toEqual({ event: 'account.logout', outcome: 'ok', who, address: FROM });
  await test.call('profile', null, { token });
  expect(latest(test)).toEqual({ event: 'account.profile', outcome: 'UNAUTHENTICATED', who: '-', address: FROM });
  for (let i = 0; i < 8; i++) await test.call('login', { username: EMAIL, password: 'wrong' });
  expect(latest(test)).toMatchObject({ event: 'account.login', outcome: 'TOO_MANY_ATTEMPTS', who: SHORT });
});

it('does not record plain reads', async () => {
  const test = await createMemberApp();
  const token = await signIn(test, EMAIL);
  const count = test.events.length;
  await test.call('profile', null, { token });
  await test.app.inject('/mythinkn/healthz');
  expect(test.events).toHaveLength(count);
});

it('records a call from a foreign page', async () => {
  const test = await createTestApp();
  const headers = { origin: 'https://evil.example', 'content-type': 'application/json' };
  await test.app.inject({ method: 'POST', url: ACCOUNT_PATHS.login, headers, payload: '{}', remoteAddress: FROM });
  expect(test.events).toEqual([{ event: 'account.login', outcome: 'FOREIGN_ORIGIN', who: '-', address: FROM }]);
  await test.close();
});

it('leaves out a typed text that is no mail address, such as a password in the wrong field', async () => {
  const test = await createMemberApp();
  await test.call('login', { username: PASSWORD, password: PASSWORD });
  expect(latest(test)).toMatchObject({ event: 'account.login', who: '-' });
});

it('records a call whose client hangs up before the answer', async () => {
  const test = await createMemberApp({}, { isAlone: true });
  const address = new URL(await test.app.listen({ host: '127.0.0.1', port: 0 }));
  const count = test.events.length;
  const body = JSON.stringify({ username: EMAIL, password: 'wrong' });
  const head = `POST ${ACCOUNT_PATHS.login} HTTP/1.1\r\nhost: ${address.host}\r\ncontent-type: application/json\r\n`;
  const socket = connect(Number(address.port), '127.0.0.1');
  await once(socket, 'connect');
  const received = new Promise((resolve) => test.app.server.once('request', resolve));
  socket.write(`${head}content-length: ${body.length}\r\n\r\n${body}`);
  await received;
  await vi.waitFor(() => expect(test.checked).toHaveLength(1));
  socket.destroy();
  await vi.waitFor(() => expect(test.events).toHaveLength(count + 1));
  expect(latest(test)).toMatchObject({ event: 'account.login', who: SHORT, address: '127.0.0.1' });
});

it('writes no secret that any call receives', async () => {
  const test = await createMemberApp();
  const token = await signIn(test, EMAIL);
  const secrets = ['S3cret-Password-1', 'S3cret-Password-2', '918273', token, 'query-secret', 'S3cretCode'];
  const [password, newPassword, code] = secrets;
  const body = {
    ...{ email: EMAIL, username: 'Lin', password, verifyCode: code, emailCode: code, code: 'S3cretCode' },
    ...{ newPassword, confirmPassword: newPassword, currentPassword: password, purpose: 'reset' },
  };
  for (const { method, path } of Object.values(ACCOUNT_CALLS)) {
    for (const username of [EMAIL, password]) {
      const payload = method === 'GET' ? {} : { payload: { ...body, username } };
      const headers = { authorization: `Bearer ${token}` };
      await test.app.inject({ method, url: `${path}?token=query-secret`, headers, ...payload });
      const bad = { authorization: 'Bearer S3cretCode.a.b' };
      await test.app.inject({ method, url: `${path}?token=query-secret`, headers: bad, ...payload });
    }
  }
  const written = test.events.map(({ event, ...fields }) =>
    formatEntry('text', { time: 0, level: 'security', message: event, fields }),
  );
  const output = [...written, ...test.lines].join('');
  expect(test.events.length).toBeGreaterThan(30);
  expect(secrets.filter((secret) => secret === undefined || output.includes(secret))).toEqual([]);
  expect(output).not.toContain(EMAIL);
});

it('records a change of settings without its values', async () => {
  const test = await createAccountsApp();
  const log = { record: (event: SecurityEvent) => test.events.push(event), flush: () => {} };
  const settings = recordChanges(test.settings, log);
  const actor = { id: 'user-1', address: FROM };
  await settings.save(MAIL_SETTING, { ...MAIL_SETTING.initial, password: 'S3cret' }, actor);
  const event = `settings.change.${MAIL_SETTING.key}`;
  expect(test.events).toEqual([{ event, outcome: 'ok', who: 'user-1', address: FROM }]);
});
