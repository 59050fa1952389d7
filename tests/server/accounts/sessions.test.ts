import { beforeEach, describe, expect, it } from 'vitest';
import { pruneAccounts } from '../../../server/services/accounts/prune.ts';
import { findSession, startSession } from '../../../server/services/accounts/sessions.ts';
import { findMemberByEmail, type Member } from '../../../server/services/accounts/users.ts';
import {
  type AccountsApp,
  createMemberApp,
  EMAIL,
  MINUTE_MS,
  OTHER,
  PASSWORD,
  register,
  signIn,
} from './create-accounts-app.ts';

const HOUR_MS = 60 * MINUTE_MS;
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const CALLER = { address: '203.0.113.1', network: 'lan-203-0-113-1', networks: [] };

let test: AccountsApp;
let member: Member;
beforeEach(async () => {
  test = await createMemberApp();
  member = (await findMemberByEmail(test.db, EMAIL)) as Member;
});

const start = async (caller: Partial<typeof CALLER> & { token?: string } = {}) =>
  (await startSession(test.accounts, member, { ...CALLER, ...caller })).token;
const statusOf = async (token: string) => (await test.call('profile', null, { token })).statusCode;
const rows = () => test.db.selectFrom('sessions').selectAll().orderBy('created_at').execute();

it('records device, address and times of a login', async () => {
  const from = '198.51.100.7';
  await test.call('sendLoginCode', { email: EMAIL }, { from });
  const body = { username: EMAIL, password: PASSWORD, emailCode: await test.latestCode(EMAIL) };
  await test.call('login', body, { from, headers: { 'user-agent': FIREFOX } });
  expect(await rows()).toMatchObject([
    {
      user_id: member.id,
      token_version: 0,
      device: 'Firefox · Windows',
      address: '198.51.100.7',
      created_at: test.now(),
      last_seen_at: test.now(),
      expires_at: test.now() + 24 * HOUR_MS,
    },
  ]);
});

describe('a session ends', () => {
  it('when its row is gone', async () => {
    const token = await start();
    await test.db.deleteFrom('sessions').execute();
    expect(await statusOf(token)).toBe(401);
  });

  it('after 12 hours without a call', async () => {
    const token = await start();
    test.advance(12 * HOUR_MS - 1);
    expect(await statusOf(token)).toBe(200);
    test.advance(1);
    expect(await statusOf(token)).toBe(401);
  });

  it('12 hours after the last call whose time was written', async () => {
    const token = await start();
    test.advance(11 * HOUR_MS);
    expect(await statusOf(token)).toBe(200);
    await test.accounts.activity.flush();
    test.advance(12 * HOUR_MS - 1);
    expect(await statusOf(token)).toBe(200);
    test.advance(1);
    expect(await statusOf(token)).toBe(401);
  });

  it('when its user changes or resets the password, with its row', async () => {
    const token = await start();
    await test.call('sendResetCode', { email: EMAIL });
    const verifyCode = await test.latestCode(EMAIL);
    const passwords = { newPassword: 'Marble-Canoe-19', confirmPassword: 'Marble-Canoe-19' };
    await test.call('resetPassword', { email: EMAIL, verifyCode, ...passwords });
    expect([await statusOf(token), await rows()]).toEqual([401, []]);
  });

  it('when its user is deleted', async () => {
    const token = await start();
    await test.db.deleteFrom('users').execute();
    expect([await statusOf(token), await rows()]).toEqual([401, []]);
  });

  it('when its user signs in again with its token sent along', async () => {
    const [old, other] = [await signIn(test, EMAIL), await start()];
    test.advance(MINUTE_MS);
    await test.call('sendLoginCode', { email: EMAIL });
    const body = { username: EMAIL, password: PASSWORD, emailCode: await test.latestCode(EMAIL) };
    const { token } = (await test.call('login', body, { token: old })).json().data;
    expect([await statusOf(old), await statusOf(other), await statusOf(token)]).toEqual([401, 200, 200]);
  });

  it('when another user signs in on its device', async () => {
    await register(test, OTHER, 'Mei');
    const old = await signIn(test, OTHER);
    const token = await start({ token: old });
    expect([await statusOf(old), await statusOf(token)]).toEqual([401, 200]);
  });
});

it('stays after a failed login with its token sent along', async () => {
  const token = await start();
  await test.call('login', { username: EMAIL, password: 'wrong' }, { token });
  expect(await statusOf(token)).toBe(200);
});

it.each([
  ['damaged', 'abc.def.ghi'],
  ['empty', ''],
])('starts with a %s token sent along', async (_case, token) => {
  expect(await statusOf(await start({ token }))).toBe(200);
});

it('ends the oldest of more than 20 sessions of a user, and none of another user', async () => {
  await register(test, OTHER, 'Mei');
  const others = await signIn(test, OTHER);
  const tokens: string[] = [];
  for (let count = 0; count < 22; count += 1) {
    test.advance(1000);
    tokens.push(await start());
  }
  const statuses = await Promise.all(tokens.map(statusOf));
  expect(statuses).toEqual([401, 401, ...Array.from({ length: 20 }, () => 200)]);
  expect(await statusOf(others)).toBe(200);
});

describe('the time of the latest call', () => {
  it('is not written within 5 minutes of the stored one', async () => {
    const token = await start();
    test.advance(5 * MINUTE_MS - 1);
    await statusOf(token);
    await test.accounts.activity.flush();
    expect(await rows()).toMatchObject([{ last_seen_at: test.now() - 5 * MINUTE_MS + 1 }]);
  });

  it('is written by the next flush afterwards, as the time of the call', async () => {
    const token = await start();
    test.advance(5 * MINUTE_MS);
    await statusOf(token);
    const seenAt = test.now();
    expect(await rows()).toMatchObject([{ last_seen_at: seenAt - 5 * MINUTE_MS }]);
    test.advance(1000);
    await test.accounts.activity.flush();
    expect(await rows()).toMatchObject([{ last_seen_at: seenAt }]);
  });

  it('is written for more sessions than fit into one transaction', async () => {
    const template = { user_id: member.id, token_version: 0, device: '', address: '', expires_at: 9e15 };
    const ids = Array.from({ length: 250 }, (_, index) => `session ${index}`);
    const times = { created_at: 0, last_seen_at: 0 };
    await test.db
      .insertInto('sessions')
      .values(ids.map((id) => ({ id, ...template, ...times })))
      .execute();
    for (const id of ids) test.accounts.activity.note(id, 0);
    await test.accounts.activity.flush();
    expect(new Set((await rows()).map((row) => row.last_seen_at))).toEqual(new Set([test.now()]));
  });
});

it('prunes sessions that expired, were not used, or started by a clock that was ahead', async () => {
  const template = { user_id: member.id, token_version: 0, device: '', address: '' };
  const now = test.now();
  const kept = { created_at: now, last_seen_at: now, expires_at: now + 1 };
  await test.db
    .insertInto('sessions')
    .values([
      { id: 'kept', ...template, ...kept },
      { id: 'expired', ...template, ...kept, expires_at: now },
      { id: 'unused', ...template, ...kept, last_seen_at: now - 12 * HOUR_MS },
      { id: 'ahead', ...template, ...kept, created_at: now + MINUTE_MS + 1 },
    ])
    .execute();
  await pruneAccounts(test.accounts);
  expect((await rows()).map(({ id }) => id)).toEqual(['kept']);
});

it('finds a session with its user', async () => {
  const session = await findSession(test.accounts, await start());
  expect(session).toEqual({
    id: (await rows())[0]?.id,
    user: expect.objectContaining({ email: EMAIL }),
    needsPasswordChange: false,
    confirmedAt: test.now(),
    isOwnDevice: false,
  });
});
