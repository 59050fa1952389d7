import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  type AccountsApp,
  createMemberApp,
  EMAIL,
  MINUTE_MS,
  OTHER,
  PASSWORD,
  signIn,
  toFacts,
} from './create-accounts-app.ts';

/** The address that everybody in an office shares; `createMemberApp` makes its account there. */
const OFFICE = '203.0.113.1';
const ELSEWHERE = '198.18.77.1';
const PEOPLE = 300;
/** So many of them, one every eleven seconds, sign in while the network waits for its guesses. */
const PEOPLE_PER_BLOCK = 75;
const HOUR_MS = 60 * MINUTE_MS;
const BLOCKED = [429, 'TOO_MANY_ATTEMPTS', expect.stringContaining('15 分钟')];

const emailOf = (index: number) => `person-${index}@example.com`;

/** Accounts with the password of `EMAIL`. */
async function insertPeople({ db }: AccountsApp): Promise<void> {
  const { id: _id, ...same } = await db.selectFrom('users').selectAll().executeTakeFirstOrThrow();
  const people = Array.from({ length: PEOPLE }, (_, index) => {
    const [name, email] = [`person ${index}`, emailOf(index)];
    return { ...same, id: randomUUID(), email, mailbox: email, username: name, username_key: name };
  });
  await db.insertInto('users').values(people).execute();
}

/** Guesses until the network of the office must wait. Every address is tried once. */
async function guess(test: AccountsApp, label = ''): Promise<void> {
  for (let index = 0; index < 60; index += 1) {
    await test.call('login', { username: `guess-${label}${index}@example.com`, password: 'wrong' }, { from: OFFICE });
  }
}

/** Password, then the mailed code, all from the office. Returns the codes of the two answers. */
async function signInAtWork(test: AccountsApp, email: string): Promise<string[]> {
  const asked = await test.call('login', { username: email, password: PASSWORD, ticket: '' }, { from: OFFICE });
  if (asked.json().code !== 'NEED_EMAIL_VERIFICATION') return [asked.json().code];
  const { ticket } = asked.json().data;
  const emailCode = await test.latestCode(email);
  await test.db.deleteFrom('mail_queue').execute();
  const body = { username: email, password: PASSWORD, emailCode, ticket };
  return [asked.json().code, (await test.call('login', body, { from: OFFICE })).json().code];
}

describe('behind one address', () => {
  it('300 people sign in within an hour, also while one of them guesses', async () => {
    const test = await createMemberApp();
    await insertPeople(test);
    for (const [people, hasGuesser] of [
      [PEOPLE, false],
      [PEOPLE_PER_BLOCK, true],
    ] as const) {
      const startedAt = test.now();
      if (hasGuesser) await guess(test);
      for (let index = 0; index < people; index += 1) {
        expect(await signInAtWork(test, emailOf(index)), `${hasGuesser} ${index}`).toEqual([
          'NEED_EMAIL_VERIFICATION',
          '200',
        ]);
        test.advance(11_000);
      }
      expect(test.now() - startedAt).toBeLessThan(HOUR_MS);
      test.advance(24 * HOUR_MS);
    }
    // 750 calls with some twenty queries each.
  }, 60_000);

  it('a wrong password of an address that signed in there is answered like that of an unknown one', async () => {
    const test = await createMemberApp();
    await guess(test);
    const answer = async (username: string) => {
      const reply = await test.call('login', { username, password: 'wrong', ticket: '' }, { from: OFFICE });
      const { date: _date, ...headers } = reply.headers;
      return [reply.statusCode, headers, reply.body];
    };
    const known = await answer(EMAIL);
    expect(await answer(OTHER)).toEqual(known);
    expect(toFacts(await test.call('login', { username: EMAIL, password: 'wrong' }, { from: OFFICE }))).toEqual(
      BLOCKED,
    );
  });

  it('such an address still waits after wrong passwords of its own', async () => {
    const test = await createMemberApp();
    await guess(test);
    const tried = async () => {
      const before = test.checked.length;
      await test.call('login', { username: EMAIL, password: 'wrong' }, { from: OFFICE });
      return test.checked.length - before;
    };
    const checks = [];
    for (let index = 0; index < 7; index += 1) checks.push(await tried());
    expect(checks).toEqual([1, 1, 1, 1, 1, 0, 0]);
  });

  it('an address that signed in elsewhere waits with the network', async () => {
    const test = await createMemberApp();
    await test.db.updateTable('known_networks').set({ network: 'another' }).execute();
    await guess(test);
    expect(await signInAtWork(test, EMAIL)).toEqual(['TOO_MANY_ATTEMPTS']);
    expect((await test.call('login', { username: EMAIL, password: PASSWORD }, { from: ELSEWHERE })).json().code).toBe(
      'NEED_EMAIL_VERIFICATION',
    );
  });

  it('a stranger who signed in there with a mailed code is spared from then on', async () => {
    const test = await createMemberApp();
    await test.db.deleteFrom('known_networks').execute();
    const { ticket } = (await test.call('login', { username: EMAIL, password: PASSWORD }, { from: OFFICE })).json()
      .data;
    await guess(test);
    const credentials = { username: EMAIL, password: PASSWORD };
    expect(toFacts(await test.call('login', credentials, { from: OFFICE }))).toEqual(BLOCKED);
    const typed = { ...credentials, ticket, emailCode: await test.latestCode(EMAIL) };
    expect((await test.call('login', typed, { from: OFFICE })).json().code).toBe('200');
    // The password was looked at: the code that it earns was mailed a moment ago.
    expect((await test.call('login', credentials, { from: OFFICE })).json().code).toBe('RESEND_TOO_EARLY');
  });

  it('who is signed in changes password and name, and who signed in resets the password', async () => {
    const test = await createMemberApp();
    const token = await signIn(test, EMAIL);
    test.advance(2 * MINUTE_MS);
    await test.call('sendResetCode', { email: EMAIL }, { from: OFFICE });
    const resetCode = await test.latestCode(EMAIL);
    await guess(test);
    const check = await test.call('checkPassword', { currentPassword: PASSWORD }, { token, from: OFFICE });
    expect(check.statusCode).toBe(200);
    const headers = { authorization: `Bearer ${token}` };
    const url = '/mythinkn/api/portal/account/rename';
    const renamed = await test.app.inject({
      method: 'POST',
      url,
      headers,
      remoteAddress: OFFICE,
      payload: { username: '林小满' },
    });
    expect(renamed.statusCode).toBe(200);
    const wrong = await test.call('checkCode', { email: EMAIL, purpose: 'reset', code: '999999' }, { from: OFFICE });
    expect(wrong.json().code).toBe('WRONG_CODE');
    const passwords = { newPassword: 'Marble-Canoe-19', confirmPassword: 'Marble-Canoe-19' };
    const reset = { email: EMAIL, verifyCode: resetCode, ...passwords };
    expect((await test.call('resetPassword', reset, { from: OFFICE })).statusCode).toBe(200);
  });
});
