import { expect, it } from 'vitest';
import { composeMail } from '../../../server/mail/templates.ts';
import { toMailbox } from '../../../src/core/auth/email.ts';
import {
  createAccountsApp,
  createMemberApp,
  EMAIL,
  MINUTE_MS,
  OTHER,
  PASSWORD,
  toSameBody,
} from './create-accounts-app.ts';

const TAGGED = 'lin+shop@example.com';

it.each([
  ['lin@example.com', 'lin@example.com'],
  [TAGGED, 'lin@example.com'],
  ['lin+a+b@example.com', 'lin@example.com'],
  ['lin+@example.com', 'lin@example.com'],
  ['+lin@example.com', '+lin@example.com'],
  ['lin@ex+ample.com', 'lin@ex+ample.com'],
  ['lin.a@example.com', 'lin.a@example.com'],
  ['no address', 'no address'],
])('the mailbox of %s is %s', (email, mailbox) => {
  expect(toMailbox(email)).toBe(mailbox);
});

it('a registration of another form of an address with an account gets no code, and the mail says how to sign in', async () => {
  const test = await createMemberApp();
  test.advance(MINUTE_MS);
  const taken = await test.call('sendRegisterCode', { email: TAGGED }, { from: '198.51.100.1' });
  const free = await test.call('sendRegisterCode', { email: OTHER }, { from: '198.51.100.2' });
  expect(toSameBody(taken)).toEqual(toSameBody(free));
  const mail = (await test.mails()).find(({ to }) => to === TAGGED);
  expect(mail).toMatchObject({ purpose: 'registerTaken', accountEmail: EMAIL });
  if (mail === undefined) throw new Error('no mail');
  expect(composeMail(mail, test.now()).text).toContain(`账号的邮箱写作 ${EMAIL}，请用它登录。`);
});

it('of two forms that register at the same time, one is refused in words and its code stays usable', async () => {
  const test = await createAccountsApp();
  const forms = ['mei@xn--fsqu00a.cn', 'mei+1@例子.cn'];
  const replies = [];
  const codes = [];
  for (const [index, email] of forms.entries()) {
    await test.call('sendRegisterCode', { email }, { from: `198.51.100.${index}` });
    codes.push(await test.latestCode(['mei@xn--fsqu00a.cn', 'mei+1@xn--fsqu00a.cn'][index] ?? ''));
  }
  for (const [index, email] of forms.entries()) {
    const body = { email, username: `Mei ${index}`, password: PASSWORD, verifyCode: codes[index] };
    replies.push((await test.call('register', body, { from: `198.51.100.${index}` })).json().code);
  }
  expect(replies).toEqual(['200', 'EMAIL_TAKEN']);
});

it('codes and wrong passwords of all forms count together', async () => {
  const test = await createMemberApp();
  test.advance(24 * 60 * MINUTE_MS);
  const before = (await test.mails()).length;
  for (let index = 0; index < 30; index += 1) {
    await test.call(
      'sendRegisterCode',
      { email: `lin+${index}@example.com`, ticket: '' },
      { from: `100.65.${index}.1` },
    );
  }
  expect((await test.mails()).length - before).toBe(7);
  for (let index = 0; index < 100; index += 1) {
    const username = `lin+${index}@example.com`;
    await test.call('login', { username, password: `Guess-${index}` }, { from: `100.64.${index % 20}.1` });
  }
  const closed = await test.call('login', { username: EMAIL, password: PASSWORD }, { from: '100.66.1.1' });
  expect(closed.json().code).toBe('TOO_MANY_ATTEMPTS');
});

it('who registered with a tag signs in with it, and mails go to the typed form', async () => {
  const test = await createAccountsApp();
  await test.call('sendRegisterCode', { email: TAGGED });
  const verifyCode = await test.latestCode(TAGGED);
  const person = { email: TAGGED, username: 'Lin', password: PASSWORD, verifyCode };
  expect((await test.call('register', person)).statusCode).toBe(200);
  expect((await test.call('login', { username: EMAIL, password: PASSWORD })).json().code).toBe('WRONG_CREDENTIALS');
  expect((await test.call('login', { username: TAGGED, password: PASSWORD })).json().code).toBe(
    'NEED_EMAIL_VERIFICATION',
  );
  expect((await test.mails()).at(-1)).toMatchObject({ to: TAGGED, purpose: 'login' });
});
