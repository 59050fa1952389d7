import type { LightMyRequestResponse } from 'fastify';
import { expect, it } from 'vitest';
import { createAccountsApp, createMemberApp, EMAIL, OTHER, PASSWORD, signIn } from './create-accounts-app.ts';

/** Hundreds of transactions that wait for one row take long on a busy machine. */
const SLOW_MS = 60_000;

it('verifies only the free attempts of 200 simultaneous logins to one account from one network', async () => {
  const test = await createMemberApp();
  const replies = await Promise.all(
    Array.from({ length: 200 }, (_, index) => test.call('login', { username: EMAIL, password: `wrong${index}` })),
  );
  expect([test.checked.length, ...count(replies, 400, 429)]).toEqual([5, 5, 195]);
});

it(
  'tells the result of at most 100 of 120 simultaneous logins to one account from as many networks, and verifies all',
  async () => {
    const test = await createMemberApp();
    const replies = await Promise.all(
      Array.from({ length: 120 }, (_, index) =>
        test.call(
          'login',
          { username: EMAIL, password: `wrong${index}` },
          { from: `10.${index >> 8}.${index & 255}.1` },
        ),
      ),
    );
    expect([test.checked.length, ...count(replies, 400, 429)]).toEqual([120, 100, 20]);
  },
  SLOW_MS,
);

it('verifies at most 50 of 150 simultaneous logins from one network', async () => {
  const test = await createAccountsApp();
  const replies = await Promise.all(
    Array.from({ length: 150 }, (_, index) => test.call('login', { username: `${index}@example.com`, password: 'x' })),
  );
  // The line for hashes may be full in between.
  const [wrong = 0, blocked = 0, busy = 0] = count(replies, 400, 429, 503);
  expect(wrong).toBeLessThanOrEqual(50);
  expect(wrong + blocked + busy).toBe(150);
});

function count(replies: readonly LightMyRequestResponse[], ...statuses: number[]): number[] {
  return statuses.map((status) => replies.filter(({ statusCode }) => statusCode === status).length);
}

it('accepts one of 60 simultaneous registrations with one code', async () => {
  const test = await createAccountsApp();
  await test.call('sendRegisterCode', { email: EMAIL });
  const verifyCode = await test.latestCode(EMAIL);
  const replies = await Promise.all(
    Array.from({ length: 60 }, (_, index) =>
      test.call('register', { email: EMAIL, username: `Lin ${index}`, password: PASSWORD, verifyCode }),
    ),
  );
  const codes = replies.map((reply) => reply.json().code);
  expect(count(replies, 200)).toEqual([1]);
  const rejections = ['WRONG_CODE', 'CODE_ATTEMPTS_EXCEEDED', 'TOO_BUSY', 'TOO_MANY_ATTEMPTS'];
  expect(codes.filter((code) => !['200', ...rejections].includes(code))).toEqual([]);
  expect(await test.db.selectFrom('users').select('email').execute()).toEqual([{ email: EMAIL }]);
});

it('accepts one of two simultaneous registrations of one name, and keeps the other code valid', async () => {
  const test = await createAccountsApp();
  const emails = [EMAIL, OTHER];
  for (const email of emails) await test.call('sendRegisterCode', { email });
  const codes = await Promise.all(emails.map(test.latestCode));
  const registerAs = (index: number, username: string) =>
    test.call('register', { email: emails[index], username, password: PASSWORD, verifyCode: codes[index] });
  const replies = await Promise.all([registerAs(0, 'Lin'), registerAs(1, 'lin')]);
  expect(replies.map((reply) => reply.json().code).sort()).toEqual(['200', 'USERNAME_TAKEN']);
  const second = replies.findIndex(({ statusCode }) => statusCode !== 200);
  expect((await registerAs(second, 'Mei')).statusCode).toBe(200);
});

it('sends one of many simultaneously requested codes', async () => {
  const test = await createAccountsApp();
  const replies = await Promise.all(Array.from({ length: 20 }, () => test.call('sendRegisterCode', { email: EMAIL })));
  expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  expect(await test.mails()).toHaveLength(1);
});

it(
  'verifies five of many simultaneous attempts at a code',
  async () => {
    const test = await createAccountsApp();
    await test.call('sendRegisterCode', { email: EMAIL });
    const body = { email: EMAIL, username: 'Lin', password: PASSWORD };
    const replies = await Promise.all(
      Array.from({ length: 200 }, (_, index) => test.call('register', { ...body, verifyCode: `900${100 + index}` })),
    );
    const codes = replies.map((reply) => reply.json().code);
    expect(codes.filter((code) => code === 'WRONG_CODE')).toHaveLength(5);
    const rejections = ['WRONG_CODE', 'CODE_ATTEMPTS_EXCEEDED', 'TOO_MANY_ATTEMPTS', 'TOO_BUSY'];
    expect(codes.filter((code) => !rejections.includes(code))).toEqual([]);
  },
  SLOW_MS,
);

it('accepts one of two simultaneous logins with one code', async () => {
  const test = await createMemberApp();
  await test.call('sendLoginCode', { email: EMAIL });
  const body = { username: EMAIL, password: PASSWORD, emailCode: await test.latestCode(EMAIL) };
  const replies = await Promise.all([test.call('login', body), test.call('login', body)]);
  expect(replies.map((reply) => reply.json().code).sort()).toEqual(['200', 'WRONG_CODE']);
});

it('accepts one of two simultaneous password changes with one code', async () => {
  const test = await createMemberApp();
  const token = await signIn(test, EMAIL);
  await test.call('sendChangeCode', null, { token });
  const emailCode = await test.latestCode(EMAIL);
  const replies = await Promise.all(
    ['Violin-Basket-42', 'Marble-Canoe-19'].map((newPassword) =>
      test.call('changePassword', { currentPassword: PASSWORD, newPassword, emailCode }, { token }),
    ),
  );
  expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
});

it('accepts one of a simultaneous change and reset, and rejects the other', async () => {
  const test = await createMemberApp();
  const token = await signIn(test, EMAIL);
  await test.call('sendChangeCode', null, { token });
  const emailCode = await test.latestCode(EMAIL);
  await test.call('sendResetCode', { email: EMAIL });
  const verifyCode = await test.latestCode(EMAIL);
  const passwords = { newPassword: 'Marble-Canoe-19', confirmPassword: 'Marble-Canoe-19' };
  const replies = await Promise.all([
    test.call('changePassword', { currentPassword: PASSWORD, newPassword: 'Violin-Basket-42', emailCode }, { token }),
    test.call('resetPassword', { email: EMAIL, verifyCode, ...passwords }),
  ]);
  const [accepted, rejected] = replies.map(({ statusCode }) => statusCode).sort();
  expect(accepted).toBe(200);
  // The other one is too late, or its session has been ended by the reset that came first.
  expect([400, 401]).toContain(rejected);
  const rows = await test.db.selectFrom('users').select('token_version').execute();
  expect(rows).toEqual([{ token_version: 1 }]);
});
