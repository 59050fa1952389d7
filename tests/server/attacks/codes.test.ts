import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createMailer } from '../../../server/mail/create-mailer.ts';
import {
  createAccountsApp,
  createMemberApp,
  EMAIL,
  type MailerDeps,
  MINUTE_MS,
  OTHER,
  PASSWORD,
  toFacts,
  toSameBody,
} from '../accounts/create-accounts-app.ts';
import { smtpAt } from '../mail/open-mail-queue.ts';

const PASSWORDS = { newPassword: 'Marble-Canoe-19', confirmPassword: 'Marble-Canoe-19' };
const OWNER = { from: '192.0.2.1' };

describe('a stranger who knows an address', () => {
  it('causes at most six anonymous codes a day from one line, and none that a password earns', async () => {
    const test = await createMemberApp();
    test.advance(25 * 60 * MINUTE_MS);
    const sends = ['sendLoginCode', 'sendRegisterCode', 'sendResetCode'] as const;
    const statuses: number[] = [];
    for (let ask = 0; ask < 24; ask++) {
      const from = `2001:db8:1:${ask % 8}::1`;
      statuses.push((await test.call(sends[ask % 3] ?? 'sendLoginCode', { email: EMAIL }, { from })).statusCode);
      test.advance(MINUTE_MS);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(6);
    expect((await test.call('sendResetCode', { email: EMAIL }, OWNER)).statusCode).toBe(200);
    const login = await test.call('login', { username: EMAIL, password: PASSWORD }, OWNER);
    expect(login.json().code).toBe('NEED_EMAIL_VERIFICATION');
  });

  it('cannot keep the owner of the password from a code with any number of networks', async () => {
    const test = await createMemberApp();
    for (let network = 0; network < 14; network++) {
      await test.call('sendResetCode', { email: EMAIL }, { from: `10.${network}.0.1` });
    }
    expect((await test.call('sendLoginCode', { email: EMAIL }, OWNER)).json().code).toBe('TOO_MANY_CODES');
    await test.call('login', { username: EMAIL, password: PASSWORD }, OWNER);
    const emailCode = await test.latestCode(EMAIL);
    const login = await test.call('login', { username: EMAIL, password: PASSWORD, emailCode }, OWNER);
    expect(login.json().code).toBe('200');
  });

  it('neither burns nor replaces the code of the owner', async () => {
    const test = await createMemberApp();
    await test.call('sendResetCode', { email: EMAIL }, OWNER);
    const verifyCode = await test.latestCode(EMAIL);
    for (const from of ['10.0.0.1', '10.1.0.1', '10.2.0.1']) {
      await test.call('sendResetCode', { email: EMAIL }, { from });
      for (let tries = 0; tries < 8; tries++) {
        await test.call('resetPassword', { email: EMAIL, verifyCode: '999999', ...PASSWORDS }, { from });
      }
    }
    // Without the ticket even the right code is wrong.
    const stolen = { email: EMAIL, verifyCode, ticket: '', ...PASSWORDS };
    expect((await test.call('resetPassword', stolen, { from: '10.0.0.1' })).json().code).toBe('WRONG_CODE');
    expect((await test.call('resetPassword', { email: EMAIL, verifyCode, ...PASSWORDS }, OWNER)).statusCode).toBe(200);
  });
});

describe('a stranger who guesses passwords', () => {
  it('blocks the own network, while the owner signs in from another', async () => {
    const test = await createMemberApp();
    for (let guess = 0; guess < 20; guess++) await test.call('login', { username: EMAIL, password: `${guess}` });
    expect((await test.call('login', { username: EMAIL, password: PASSWORD })).statusCode).toBe(429);
    const asked = await test.call('login', { username: EMAIL, password: PASSWORD }, OWNER);
    expect(asked.json().code).toBe('NEED_EMAIL_VERIFICATION');
  });

  it('cannot keep the owner out from any number of networks: a mailed code opens the login', async () => {
    const test = await createMemberApp();
    // As after a hundred guesses from as many networks.
    const guesses = { key: `guess:${EMAIL}`, count: 100, window_started_at: test.now(), blocked_until: 0 };
    await test.db.insertInto('throttles').values(guesses).execute();
    const blocked = [429, 'TOO_MANY_ATTEMPTS', expect.any(String)];
    const login = (more: object) => test.call('login', { username: EMAIL, password: PASSWORD, ...more }, OWNER);
    expect(toFacts(await login({}))).toEqual(blocked);
    await test.call('sendLoginCode', { email: EMAIL }, OWNER);
    const emailCode = await test.latestCode(EMAIL);
    const verified = test.checked.length;
    expect((await login({ emailCode: '999999' })).json().code).toBe('WRONG_CODE');
    expect((await login({ emailCode, ticket: '' })).json().code).toBe('WRONG_CODE');
    expect(test.checked).toHaveLength(verified);
    expect((await login({ emailCode, password: 'wrong' })).json().code).toBe('WRONG_CREDENTIALS');
    expect((await login({ emailCode })).json().code).toBe('200');
    // The block itself stays, and the used code opens nothing.
    expect(toFacts(await login({}))).toEqual(blocked);
    expect((await login({ emailCode })).json().code).toBe('WRONG_CODE');
  });

  it('finds no difference between a known and an unknown address at a block', async () => {
    const test = await createMemberApp();
    for (const username of [EMAIL, OTHER]) {
      for (let guess = 0; guess < 5; guess++) await test.call('login', { username, password: 'x' });
    }
    for (const call of ['login', 'sendLoginCode', 'login', 'login'] as const) {
      const body = (email: string) =>
        call === 'login' ? { username: email, password: 'x', emailCode: '999999' } : { email };
      const [known, unknown] = [await test.call(call, body(EMAIL)), await test.call(call, body(OTHER))];
      expect(toSameBody(unknown)).toEqual(toSameBody(known));
    }
  });

  it('tries five passwords behind one right code', async () => {
    const test = await createMemberApp();
    for (let guess = 0; guess < 5; guess++) await test.call('login', { username: EMAIL, password: 'x' });
    await test.call('sendLoginCode', { email: EMAIL });
    const emailCode = await test.latestCode(EMAIL);
    const login = (password: string) => test.call('login', { username: EMAIL, password, emailCode });
    for (let guess = 0; guess < 5; guess++) expect((await login('x')).json().code).toBe('WRONG_CREDENTIALS');
    expect((await login(PASSWORD)).json().code).toBe('CODE_ATTEMPTS_EXCEEDED');
  });
});

it('one code buys no hashes for taken names, and a network asks for few names', async () => {
  const test = await createMemberApp();
  await test.call('sendRegisterCode', { email: OTHER }, OWNER);
  const body = { email: OTHER, password: PASSWORD, verifyCode: await test.latestCode(OTHER) };
  const { passwords } = test.accounts;
  const hashed: string[] = [];
  const hash = passwords.hash;
  passwords.hash = (password, networks) => {
    hashed.push(password);
    return hash(password, networks);
  };
  const replies = await Promise.all(
    Array.from({ length: 120 }, () => test.call('register', { ...body, username: 'LIN' }, OWNER)),
  );
  const codes = replies.map((reply) => reply.json().code);
  expect(codes).toContain('USERNAME_TAKEN');
  // Attempts in progress count at the code and at the network, so on PostgreSQL fewer names are looked up.
  expect(codes.filter((code) => code === 'USERNAME_TAKEN').length).toBeLessThanOrEqual(50);
  expect(codes.filter((code) => code === 'TOO_MANY_ATTEMPTS').length).toBeGreaterThan(0);
  expect(hashed).toEqual([]);
});

it('mails of one provider line delay no honest login', async () => {
  const sent: { readonly to: string; readonly at: number }[] = [];
  const runs: (() => Promise<void> | void)[] = [];
  const toMailer = ({ db, now }: MailerDeps) =>
    createMailer({
      db,
      config: smtpAt(1),
      dataDirectory: '/nowhere',
      keys: { current: Buffer.alloc(32, 7), previous: [] },
      log: { info: () => {}, error: () => {} },
      now,
      schedule: (_delayMs, run) => {
        runs.push(run);
        return () => {};
      },
      createId: randomUUID,
      // Four lanes of 0.9 seconds a mail.
      createTransport: () => ({
        mode: 'smtp',
        async send({ to }) {
          test.advance(225);
          sent.push({ to, at: test.now() });
        },
      }),
    });
  const test = await createAccountsApp({}, { toMailer });
  await test.call('sendRegisterCode', { email: EMAIL }, OWNER);
  const account = { email: EMAIL, username: 'Lin', password: PASSWORD, verifyCode: '100001' };
  expect((await test.call('register', account, OWNER)).statusCode).toBe(200);
  await Promise.all(runs.splice(0).map((run) => run()));
  const statuses: number[] = [];
  // Some at a time: a busy database refuses calls that wait for a connection too long.
  for (let first = 0; first < 140; first += 10) {
    const asks = Array.from({ length: 10 }, async (_, index) => {
      const ask = first + index;
      const from = `2001:db8:1:${ask.toString(16)}::1`;
      return (await test.call('sendRegisterCode', { email: `${ask}@example.com` }, { from })).statusCode;
    });
    statuses.push(...(await Promise.all(asks)));
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(120);
  const login = await test.call('login', { username: EMAIL, password: PASSWORD }, OWNER);
  expect(login.json().code).toBe('NEED_EMAIL_VERIFICATION');
  const askedAt = test.now();
  sent.length = 0;
  await Promise.all(runs.splice(0).map((run) => run()));
  const own = sent.find(({ to }) => to === EMAIL);
  expect(sent).toHaveLength(121);
  expect((own?.at ?? 0) - askedAt).toBeLessThanOrEqual(2000);
}, 60_000);
