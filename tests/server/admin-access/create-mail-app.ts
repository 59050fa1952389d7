import { ADMIN_MAIL_CALLS } from '../../../src/core/contracts/admin-mail.ts';
import { createAdminApp, finishFirstLogin } from './create-admin-app.ts';

const calls = ADMIN_MAIL_CALLS;

/** A complete form of the mail settings. */
export const FORM = {
  smtpHost: 'smtp.example.com',
  smtpPort: 587,
  smtpUsername: 'lin@example.com',
  smtpPassword: 'app-password',
  smtpAuth: true,
  smtpStartTls: true,
  fromEmail: '',
  fromName: '工具箱',
};

/** The application with a signed-in super administrator, and the calls of the mail settings. */
export async function createSignedIn(environment: Readonly<Record<string, string>> = {}) {
  const test = await createAdminApp(environment);
  const token = await finishFirstLogin(test);
  const as = { token };
  return {
    test,
    as,
    /** Saves without a test. */
    save: (changes: object = {}) => test.send(calls.save, { ...FORM, isForced: true, ...changes }, as),
    testConfig: (changes: object = {}) =>
      test.send(calls.testConfig, { ...FORM, testEmail: 'mei@example.com', ...changes }, as),
    testMail: (testEmail = 'mei@example.com') => test.send(calls.test, { testEmail }, as),
    read: async () => (await test.send(calls.read, null, as)).json().data,
  };
}
