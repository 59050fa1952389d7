import type { LightMyRequestResponse } from 'fastify';
import { describe, expect, it } from 'vitest';
import { toAccountKey } from '../../../server/services/accounts/login-attempts.ts';
import {
  type AccountsApp,
  createMemberApp,
  EMAIL,
  MINUTE_MS,
  OTHER,
  PASSWORD,
  register,
  toFacts,
} from './create-accounts-app.ts';

/** Where the account was made. */
const HOME = '203.0.113.1';
const ELSEWHERE = '198.18.77.1';
const NEW_PASSWORDS = { newPassword: 'Marble-Canoe-19', confirmPassword: 'Marble-Canoe-19' };
const CLOSED = '这个账号的密码错误次数过多。密码正确的话，验证码已经发出，填写它就能登录；否则请 24 小时后再试';

/** Guesses that close an account. Most tests make a few, and add to the count of the product. */
const GUESSES = 100;

/** Guesses a password as often as it is possible, and then uses up the codes that anyone may request. */
async function attack(test: AccountsApp, email = EMAIL): Promise<void> {
  await guess(test, GUESSES / 20, email);
  await test.db
    .updateTable('throttles')
    .set({ count: GUESSES })
    .where('key', '=', toAccountKey(email))
    .where('count', '=', GUESSES / 20)
    .returning('key')
    .executeTakeFirstOrThrow();
  await spendCodes(test, email);
}

async function guess(test: AccountsApp, count: number, email = EMAIL): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    await test.call('login', { username: email, password: `Guess-${index}` }, { from: `100.64.${index % 20}.1` });
  }
}

async function spendCodes(test: AccountsApp, email = EMAIL): Promise<void> {
  for (let index = 0; index < 12; index += 1) {
    const name = index % 2 === 0 ? 'sendLoginCode' : 'sendResetCode';
    await test.call(name, { email, ticket: '' }, { from: `100.65.${index}.1` });
  }
}

/** The device token of a login. */
function deviceOf(reply: LightMyRequestResponse): string {
  return reply.json().data.device;
}

/** Signs in with a code; returns the answer. */
async function signInFrom(test: AccountsApp, from: string, email = EMAIL): Promise<LightMyRequestResponse> {
  await test.call('login', { username: email, password: PASSWORD }, { from });
  const emailCode = await test.latestCode(email);
  const reply = await test.call('login', { username: email, password: PASSWORD, emailCode }, { from });
  expect(reply.statusCode).toBe(200);
  return reply;
}

describe('while strangers guess passwords and use up codes', () => {
  it('the owner signs in from a new network with password and mailed code', async () => {
    const test = await createMemberApp();
    await guess(test, GUESSES);
    await spendCodes(test);
    const logIn = (body: object) =>
      test.call('login', { username: EMAIL, password: PASSWORD, ...body }, { from: ELSEWHERE });
    const reply = await logIn({});
    expect(toFacts(reply)).toEqual([429, 'TOO_MANY_ATTEMPTS', CLOSED]);
    expect(reply.json().data).toEqual({ mailMode: 'local', resendWait: 60, ticket: expect.any(String) });
    expect((await logIn({ emailCode: await test.latestCode(EMAIL) })).statusCode).toBe(200);
  });

  it('a wrong password, an unknown address and a disabled account are answered like a right password, and mail nothing', async () => {
    const test = await createMemberApp();
    const disabled = 'disabled@example.com';
    await register(test, disabled, 'Mei');
    await test.db.updateTable('users').set({ status: 'disabled' }).where('email', '=', disabled).execute();
    test.advance(25 * 60 * MINUTE_MS);
    for (const email of [EMAIL, OTHER, disabled]) await attack(test, email);
    const answer = async (username: string, password: string, ticket?: string) => {
      const body = { username, password, ...(ticket === undefined ? {} : { ticket }) };
      const { statusCode, headers, body: text } = await test.call('login', body, { from: ELSEWHERE });
      const { date: _date, ...others } = headers;
      return [statusCode, others, text.replace(/"ticket":"[\w-]{36}"/, '"ticket":"…"')];
    };
    const right = await answer(EMAIL, PASSWORD);
    const before = await test.mails();
    for (const [email, password] of [
      [EMAIL, 'wrong'],
      [OTHER, PASSWORD],
      [disabled, PASSWORD],
    ] as const) {
      expect(await answer(email, password)).toEqual(right);
      expect(await answer(email, password, '')).toEqual(right);
    }
    expect(await test.mails()).toEqual(before);
  });

  it('a wrong password first does not spend the code of the right one', async () => {
    const test = await createMemberApp();
    await attack(test);
    const logIn = (body: object) =>
      test.call('login', { username: EMAIL, password: PASSWORD, ...body }, { from: ELSEWHERE });
    const wrong = await logIn({ password: 'Kettle-Lamp-17' });
    const right = await logIn({});
    expect(right.json().data.ticket).toBe(wrong.json().data.ticket);
    const emailCode = await test.latestCode(EMAIL);
    expect((await logIn({ password: 'Kettle-Lamp-17' })).json().data.ticket).toBe(right.json().data.ticket);
    expect((await logIn({ emailCode })).statusCode).toBe(200);
  });

  it('the ticket of a wrong password opens nothing', async () => {
    const test = await createMemberApp();
    await attack(test);
    await test.call('login', { username: EMAIL, password: PASSWORD }, { from: ELSEWHERE });
    const emailCode = await test.latestCode(EMAIL);
    const from = '198.18.78.1';
    await test.call('login', { username: EMAIL, password: 'wrong' }, { from });
    const reply = await test.call('login', { username: EMAIL, password: PASSWORD, emailCode }, { from });
    expect(reply.json().code).toBe('WRONG_CODE');
  });

  it('a device that signed in before is not concerned', async () => {
    const test = await createMemberApp();
    const headers = { 'x-device': deviceOf(await signInFrom(test, '198.51.100.7')) };
    await attack(test);
    const from = ELSEWHERE;
    const reply = await test.call('login', { username: EMAIL, password: PASSWORD }, { from, headers });
    expect(reply.json().code).toBe('NEED_EMAIL_VERIFICATION');
    expect((await test.call('sendResetCode', { email: EMAIL }, { from, headers })).statusCode).toBe(200);
    const reset = { email: EMAIL, verifyCode: await test.latestCode(EMAIL), ...NEW_PASSWORDS };
    expect((await test.call('resetPassword', reset, { from, headers })).statusCode).toBe(200);
  });

  it('a network where the account signed in before still gets codes, with the answer that strangers get', async () => {
    const test = await createMemberApp();
    await signInFrom(test, HOME);
    await attack(test);
    const before = (await test.mails()).length;
    const answers = [];
    for (const from of [ELSEWHERE, HOME]) {
      const { statusCode, body } = await test.call('sendResetCode', { email: EMAIL, ticket: '' }, { from });
      answers.push([statusCode, body.replace(/"ticket":"[\w-]{36}"/, '"ticket":"…"')]);
    }
    expect(answers[0]).toEqual([429, expect.stringContaining('"ticket":"…"')]);
    expect(answers[1]).toEqual(answers[0]);
    expect((await test.mails()).length).toBe(before + 1);
    const reset = { email: EMAIL, verifyCode: await test.latestCode(EMAIL), ...NEW_PASSWORDS };
    expect((await test.call('resetPassword', reset, { from: HOME })).statusCode).toBe(200);
  });

  it.each([
    ['the account is closed', attack, 'TOO_MANY_ATTEMPTS'],
    ['its codes are used up', spendCodes, 'NEED_EMAIL_VERIFICATION'],
  ] as const)(
    'the code that a known network gets while %s opens the login, and the password mails no other',
    async (_case, strike, code) => {
      const test = await createMemberApp();
      await signInFrom(test, HOME);
      await strike(test);
      const before = (await test.mails()).length;
      const sent = await test.call('sendLoginCode', { email: EMAIL, ticket: '' }, { from: HOME });
      const { ticket } = sent.json().data;
      const credentials = { username: EMAIL, password: PASSWORD, ticket };
      const reply = await test.call('login', credentials, { from: HOME });
      expect([reply.json().code, reply.json().data.ticket]).toEqual([code, ticket]);
      expect((await test.mails()).length).toBe(before + 1);
      const emailCode = await test.latestCode(EMAIL);
      expect((await test.call('login', { ...credentials, emailCode }, { from: HOME })).statusCode).toBe(200);
    },
  );

  it('no later answer for a ticket tells whether a password was right', async () => {
    const answers = [];
    for (const password of [PASSWORD, 'Kettle-Lamp-17']) {
      const test = await createMemberApp();
      await attack(test);
      const facts: unknown[] = [];
      let ticket = '';
      let network = 0;
      const ask = async (name: 'login' | 'sendLoginCode', body: object) => {
        network += 1;
        const reply = await test.call(name, { ...body, ticket }, { from: `198.18.${network}.1` });
        const sent = reply.json().data;
        facts.push([reply.statusCode, reply.json().code, sent?.ticket === ticket, { ...sent, ticket: '' }]);
        ticket = sent?.ticket ?? ticket;
      };
      const guess = { username: EMAIL, password };
      await ask('login', { ...guess, password: 'wrong' });
      for (const pauseMs of [40_000, 21_000, 0, 9 * MINUTE_MS, 4 * MINUTE_MS]) {
        test.advance(pauseMs);
        await ask('login', guess);
        await ask('sendLoginCode', { email: EMAIL });
      }
      for (let index = 0; index < 6; index += 1) await ask('login', { ...guess, emailCode: '000000' });
      await ask('login', guess);
      await ask('login', { ...guess, emailCode: '000000' });
      answers.push(facts);
    }
    expect(answers[1]).toEqual(answers[0]);
  });

  it('the password mails a code again after a minute', async () => {
    const test = await createMemberApp();
    await attack(test);
    const logIn = (body: object) =>
      test.call('login', { username: EMAIL, password: PASSWORD, ...body }, { from: ELSEWHERE });
    const before = (await test.mails()).length;
    const { ticket } = (await logIn({})).json().data;
    await logIn({ ticket });
    expect((await test.mails()).length).toBe(before + 1);
    test.advance(MINUTE_MS);
    await logIn({ ticket });
    expect((await test.mails()).length).toBe(before + 2);
    expect((await logIn({ ticket, emailCode: await test.latestCode(EMAIL) })).statusCode).toBe(200);
  });

  it('the mails that a known network causes have an end, too', async () => {
    const test = await createMemberApp();
    await signInFrom(test, HOME);
    await attack(test);
    const before = (await test.mails()).length;
    for (let index = 0; index < 8; index += 1) {
      await test.call('sendResetCode', { email: EMAIL, ticket: '' }, { from: HOME });
      test.advance(MINUTE_MS);
    }
    expect((await test.mails()).length - before).toBeLessThanOrEqual(3);
  });
});

describe('a device token', () => {
  it.each([
    ['of another account', (own: string, other: string) => [own, other][1] ?? ''],
    ['that is damaged', (own: string) => own.slice(0, -2)],
    ['that is missing', () => ''],
  ])('%s has no effect', async (_case, pick) => {
    const test = await createMemberApp();
    await register(test, OTHER, 'Mei');
    const own = deviceOf(await signInFrom(test, HOME));
    const other = deviceOf(await signInFrom(test, HOME, OTHER));
    await attack(test);
    const headers = { 'x-device': pick(own, other) };
    const reply = await test.call('login', { username: EMAIL, password: PASSWORD }, { from: ELSEWHERE, headers });
    expect(reply.json().code).toBe('TOO_MANY_ATTEMPTS');
  });

  it('ends with the password that it was earned with', async () => {
    const test = await createMemberApp();
    const headers = { 'x-device': deviceOf(await signInFrom(test, HOME)) };
    await test.db.updateTable('users').set({ token_version: 9 }).execute();
    await attack(test);
    const reply = await test.call('login', { username: EMAIL, password: PASSWORD }, { from: ELSEWHERE, headers });
    expect(reply.json().code).toBe('TOO_MANY_ATTEMPTS');
  });

  it('does not let its device guess without an end', async () => {
    const test = await createMemberApp();
    const headers = { 'x-device': deviceOf(await signInFrom(test, HOME)) };
    const codes = [];
    for (let index = 0; index < 7; index += 1) {
      const from = `198.18.${index}.1`;
      const reply = await test.call('login', { username: EMAIL, password: 'wrong' }, { from, headers });
      codes.push(reply.json().code);
    }
    expect(codes).toEqual([...Array(5).fill('WRONG_CREDENTIALS'), 'TOO_MANY_ATTEMPTS', 'TOO_MANY_ATTEMPTS']);
  });

  it('is not read as a session, nor a session as a device', async () => {
    const test = await createMemberApp();
    const reply = await signInFrom(test, HOME);
    const { token, device } = reply.json().data;
    expect((await test.call('profile', null, { token: device })).statusCode).toBe(401);
    await attack(test);
    const headers = { 'x-device': token };
    const login = await test.call('login', { username: EMAIL, password: PASSWORD }, { from: ELSEWHERE, headers });
    expect(login.json().code).toBe('TOO_MANY_ATTEMPTS');
  });
});
