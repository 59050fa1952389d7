import { beforeEach, expect, it } from 'vitest';
import {
  type AccountsApp,
  createAccountsApp,
  EMAIL,
  OTHER,
  PASSWORD,
  register,
  signIn,
} from './create-accounts-app.ts';

const DAY_S = 24 * 60 * 60;

let test: AccountsApp;
beforeEach(async () => {
  test = await createAccountsApp();
});

async function registerNew(more: object = {}, token?: string) {
  await test.call('sendRegisterCode', { email: EMAIL });
  const verifyCode = await test.latestCode(EMAIL);
  const body = { email: EMAIL, username: 'Lin', password: PASSWORD, verifyCode, ...more };
  return test.call('register', body, token === undefined ? {} : { token });
}

const statusOf = async (token: string) => (await test.call('profile', null, { token })).statusCode;

it('signs the new user in, with a row of the session and the time of the login', async () => {
  const { data } = (await registerNew()).json();
  expect(data).toMatchObject({ expiresIn: DAY_S, user: { username: 'Lin', email: EMAIL, roles: ['USER'] } });
  expect((await test.call('profile', null, { token: data.token })).json().data.user).toEqual(data.user);
  const rows = await test.db.selectFrom('sessions').select(['user_id', 'expires_at', 'is_own_device']).execute();
  expect(rows).toEqual([{ user_id: data.user.id, expires_at: test.now() + DAY_S * 1000, is_own_device: 0 }]);
  const user = await test.db.selectFrom('users').select('last_login_at').executeTakeFirstOrThrow();
  expect(user.last_login_at).toBe(test.now());
});

it('starts a session of 30 days on an own device', async () => {
  const { data } = (await registerNew({ isOwnDevice: true })).json();
  expect(data.expiresIn).toBe(30 * DAY_S);
});

it('replaces the session whose token was sent along, as a login does', async () => {
  await register(test, OTHER, 'Mei');
  const old = await signIn(test, OTHER);
  const { token } = (await registerNew({}, old)).json().data;
  expect([await statusOf(old), await statusOf(token)]).toEqual([401, 200]);
});

it('starts no session and ends none when it is refused', async () => {
  await register(test, OTHER, 'Mei');
  const old = await signIn(test, OTHER);
  const refused = await registerNew({ username: 'Mei' }, old);
  expect([refused.json().code, await statusOf(old)]).toEqual(['USERNAME_TAKEN', 200]);
  expect(await test.db.selectFrom('sessions').select('id').execute()).toHaveLength(1);
});
