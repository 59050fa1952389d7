import { expect, it } from 'vitest';
import { createMemberApp, EMAIL, PASSWORD } from './create-accounts-app.ts';

const NEW_PASSWORDS = { newPassword: 'Marble-Canoe-19', confirmPassword: 'Marble-Canoe-19' };

it('the mail of a login says whether the right password was entered', async () => {
  const test = await createMemberApp();
  await test.call('sendLoginCode', { email: EMAIL });
  await test.call('login', { username: EMAIL, password: PASSWORD }, { from: '198.51.100.7' });
  const mails = (await test.mails()).slice(-2);
  expect(mails.map((mail) => 'isPasswordKnown' in mail && mail.isPasswordKnown)).toEqual([false, true]);
});

it('a mail follows a new password, and only when it took effect', async () => {
  const test = await createMemberApp();
  await test.call('sendResetCode', { email: EMAIL });
  const verifyCode = await test.latestCode(EMAIL);
  const before = (await test.mails()).length;
  await test.call('resetPassword', { email: EMAIL, verifyCode: '000000', ...NEW_PASSWORDS });
  expect((await test.mails()).length).toBe(before);
  const reply = await test.call('resetPassword', { email: EMAIL, verifyCode, ...NEW_PASSWORDS });
  expect(reply.statusCode).toBe(200);
  expect((await test.mails()).at(-1)).toMatchObject({ purpose: 'passwordChanged', to: EMAIL });
});
