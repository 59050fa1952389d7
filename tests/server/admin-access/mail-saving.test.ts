import { describe, expect, it } from 'vitest';
import { apiError } from '../../../server/api-error.ts';
import { MAIL_SETTING } from '../../../server/services/settings/mail-setting.ts';
import { ADMIN_ACCESS_CALLS } from '../../../src/core/contracts/admin-access.ts';
import { ADMIN_MAIL_CALLS } from '../../../src/core/contracts/admin-mail.ts';
import { ADMIN } from './create-admin-app.ts';
import { createSignedIn } from './create-mail-app.ts';

const calls = ADMIN_MAIL_CALLS;

describe('mail settings that are saved without force', () => {
  const isForced = false;

  it('are tested first, with a mail to the caller, and the test is remembered', async () => {
    const { test, save, read } = await createSignedIn();
    expect((await save({ isForced })).statusCode).toBe(200);
    const [{ config, message } = {}] = test.mailTests.sent;
    expect(config).toMatchObject({ host: 'smtp.example.com', credentials: { password: 'app-password' } });
    expect(message?.to).toBe(ADMIN);
    expect(await read()).toMatchObject({ source: 'saved', test: { at: test.now(), failure: null } });
  });

  it('are tested with a mail to the address of the form', async () => {
    const { test, save } = await createSignedIn();
    await save({ isForced, testEmail: 'mei@example.com' });
    expect(test.mailTests.sent.map(({ message }) => message.to)).toEqual(['mei@example.com']);
  });

  it.each(['MAIL_DNS_FAILED', 'MAIL_PORT_FAILED', 'MAIL_TLS_FAILED', 'MAIL_AUTH_FAILED', 'MAIL_TIMED_OUT'] as const)(
    'are not saved when the test fails with %s, which the answer names, and are saved by force',
    async (code) => {
      const { test, save } = await createSignedIn();
      test.mailTests.run = () => Promise.reject(apiError(code));
      expect((await save({ isForced })).json().code).toBe(code);
      expect(await test.settings.read(MAIL_SETTING)).toEqual(MAIL_SETTING.initial);
      const audited = await test.db.selectFrom('audit_log').select('after').execute();
      expect(JSON.stringify(audited)).not.toContain('smtp.example.com');
      expect((await save({ isForced: true })).statusCode).toBe(200);
      expect((await test.settings.read(MAIL_SETTING)).host).toBe('smtp.example.com');
    },
  );
});

describe('the way back to local mode', () => {
  it('removes the saved settings with the password, and asks for no others', async () => {
    const { test, as, save, read } = await createSignedIn();
    await save();
    const reply = await test.send(calls.useLocal, null, as);
    expect([reply.statusCode, reply.json().message]).toEqual([200, '已改回本机邮件模式']);
    expect(await read()).toMatchObject({ host: '', password: '', source: 'none', isPostponed: true });
    const stored = await test.db.selectFrom('system_config').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain('smtp.example.com');
    expect((await test.send(ADMIN_ACCESS_CALLS.status, null, as)).json().data.needsEmailConfig).toBe(false);
  });

  it('is refused where the environment sets up mailing', async () => {
    const { test, as } = await createSignedIn({ SMTP_HOST: 'mail.example.com', SMTP_FROM: 'a@example.com' });
    expect((await test.send(calls.useLocal, null, as)).json().code).toBe('MAIL_IN_ENVIRONMENT');
  });
});
