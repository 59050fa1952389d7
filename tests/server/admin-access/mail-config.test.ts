import { describe, expect, it } from 'vitest';
import { apiError } from '../../../server/api-error.ts';
import { connectToAddress } from '../../../server/mail/mail-connect.ts';
import { createMailTest } from '../../../server/mail/mail-test.ts';
import { MAIL_SETTING } from '../../../server/services/settings/mail-setting.ts';
import { ADMIN_ACCESS_CALLS } from '../../../src/core/contracts/admin-access.ts';
import { ADMIN_MAIL_CALLS } from '../../../src/core/contracts/admin-mail.ts';
import { createManualClock } from '../mail/manual-clock.ts';
import { answer, startSmtpReceiver } from '../mail/smtp-receiver.ts';
import { type AdminApp, createAccount, NEW_PASSWORD } from './create-admin-app.ts';
import { createSignedIn, FORM } from './create-mail-app.ts';

const calls = ADMIN_MAIL_CALLS;
const { smtpPassword: _password, ...FORM_WITHOUT_PASSWORD } = FORM;
const MINUTE_MS = 60_000;

async function readAudit(test: AdminApp): Promise<string> {
  return JSON.stringify(await test.db.selectFrom('audit_log').selectAll().execute());
}

describe('saved mail settings', () => {
  it('are read without the password, and take effect', async () => {
    const { test, save, read } = await createSignedIn();
    expect(await read()).toMatchObject({ host: '', port: 465, password: '', source: 'none', test: null });
    const reply = await save();
    expect([reply.statusCode, reply.json().message]).toEqual([200, '邮件服务配置已保存']);
    expect(await read()).toEqual({
      host: 'smtp.example.com',
      port: 587,
      username: 'lin@example.com',
      password: 'configured',
      protocol: 'smtp',
      startTls: true,
      fromEmail: 'lin@example.com',
      fromName: '工具箱',
      source: 'saved',
      mailMode: 'local',
      isPostponed: false,
      test: null,
    });
    expect((await test.settings.read(MAIL_SETTING)).password).toBe('app-password');
  });

  it('run the listeners that reload the mailer', async () => {
    const { test, save } = await createSignedIn();
    const hosts: string[] = [];
    test.settings.onChange(MAIL_SETTING, async () => {
      hosts.push((await test.settings.read(MAIL_SETTING)).host);
    });
    await save();
    expect(hosts).toEqual(['smtp.example.com']);
  });

  it('keep the password out of database, audit log, answers and log', async () => {
    const { test, save, testConfig, read } = await createSignedIn();
    const answers = [await save(), await testConfig(), await save({ smtpPassword: '' })].map(({ body }) => body);
    const stored = await test.db.selectFrom('system_config').selectAll().execute();
    const everything =
      JSON.stringify([answers, stored, await read(), test.lines, test.events]) + (await readAudit(test));
    expect(everything).not.toContain('app-password');
    expect(await readAudit(test)).toContain('smtp.example.com');
  });

  it('end the need to set up mailing', async () => {
    const { test, as, save } = await createSignedIn();
    const need = async () => (await test.send(ADMIN_ACCESS_CALLS.status, null, as)).json().data.needsEmailConfig;
    expect(await need()).toBe(true);
    await save();
    expect(await need()).toBe(false);
  });

  it('are refused where the environment sets up mailing', async () => {
    const { save, read } = await createSignedIn({ SMTP_HOST: 'mail.example.com', SMTP_FROM: 'a@example.com' });
    const reply = await save();
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'MAIL_IN_ENVIRONMENT']);
    expect(await read()).toMatchObject({ host: 'mail.example.com', source: 'environment', fromEmail: 'a@example.com' });
  });

  it.each([
    ['another port', { smtpPort: 8080 }],
    ['a port as text', { smtpPort: '587' }],
    ['no host', { smtpHost: '' }],
    ['a host with a port', { smtpHost: 'smtp.example.com/x' }],
    ['a host with a zone', { smtpHost: 'fe80::1%eth0' }],
    ['a long host', { smtpHost: 'a'.repeat(254) }],
    ['a login without a name', { smtpUsername: '' }],
    ['a sender with a line break', { fromName: 'a\r\nBcc: b@example.com' }],
    ['a name with a null character', { smtpUsername: 'a\u0000' }],
    ['a password with half a character', { smtpPassword: 'a\ud800' }],
    ['a sender that is no address', { fromEmail: 'lin' }],
    ['a long password', { smtpPassword: 'x'.repeat(1025) }],
  ])('are refused with %s', async (_case, changes) => {
    const { test, save } = await createSignedIn();
    expect((await save(changes)).statusCode).toBe(400);
    expect(await test.settings.read(MAIL_SETTING)).toEqual(MAIL_SETTING.initial);
  });

  it.each([
    'metadata.google.internal',
    '169.254.169.254',
    'fe80::1',
    '::ffff:169.254.169.254',
    '::ffff:a9fe:a9fe',
    '::',
    '0.0.0.0',
    // Programs read these as addresses, too.
    '0',
    '2852039166',
    '0xa9fea9fe',
    '0251.0376.0251.0376',
    '169.254.43518',
    '169.254.169.0xfe',
    '2852039166.',
  ])('are refused for %s, and tested neither', async (smtpHost) => {
    const { test, save, testConfig } = await createSignedIn();
    for (const reply of [await save({ smtpHost }), await testConfig({ smtpHost })])
      expect(reply.json().code).toBe('MAIL_HOST_FORBIDDEN');
    expect(test.mailTests.sent).toEqual([]);
  });
});

describe('the saved password', () => {
  it('stays when the form has none and the place is the same', async () => {
    const { test, save } = await createSignedIn();
    await save();
    expect((await save({ smtpPassword: '', fromName: '新名字' })).statusCode).toBe(200);
    expect(await test.settings.read(MAIL_SETTING)).toMatchObject({ password: 'app-password', fromName: '新名字' });
  });

  it.each([
    ['host', { smtpHost: 'evil.example.com' }],
    ['port', { smtpPort: 25 }],
    ['username', { smtpUsername: 'mei@example.com' }],
  ])('is not sent to another %s', async (_case, changes) => {
    const { test, as, save } = await createSignedIn();
    await save();
    for (const call of [calls.save, calls.testConfig]) {
      const body = { ...FORM_WITHOUT_PASSWORD, ...changes, testEmail: 'mei@example.com' };
      expect((await test.send(call, body, as)).json().code).toBe('MAIL_PASSWORD_NEEDED');
    }
    expect(test.mailTests.sent).toEqual([]);
    expect((await test.settings.read(MAIL_SETTING)).host).toBe('smtp.example.com');
  });

  it('is needed when none is saved, and removed with the login', async () => {
    const { test, save } = await createSignedIn();
    expect((await save({ smtpPassword: '' })).json().code).toBe('MAIL_PASSWORD_NEEDED');
    await save();
    expect((await save({ smtpAuth: false, fromEmail: 'lin@example.com' })).statusCode).toBe(200);
    expect(await test.settings.read(MAIL_SETTING)).toMatchObject({ username: '', password: '' });
  });
});

describe('a test of mailing', () => {
  it('sends a mail with settings that are not saved', async () => {
    const { test, testConfig, read } = await createSignedIn();
    expect((await testConfig({ smtpPort: 465 })).json()).toMatchObject({
      code: '200',
      message: '测试邮件已发送，请查收',
    });
    const [{ config, message } = {}] = test.mailTests.sent;
    expect(config).toMatchObject({ host: 'smtp.example.com', port: 465, credentials: { password: 'app-password' } });
    expect(message).toMatchObject({ to: 'mei@example.com', subject: '【mythinkn】测试邮件' });
    expect(await read()).toMatchObject({ source: 'none', test: null });
  });

  it('sends a mail with the settings in effect and remembers that it was delivered', async () => {
    const { test, save, testMail, read } = await createSignedIn();
    await save();
    expect((await testMail()).json()).toMatchObject({ code: '200', message: '测试邮件已发送，请查收' });
    expect(await read()).toMatchObject({ test: { at: test.now(), failure: null } });
    await save({ fromEmail: 'other@example.com' });
    expect(await read()).toMatchObject({ test: null });
  });

  it('prints the mail in local mode', async () => {
    const { testMail } = await createSignedIn();
    expect((await testMail()).json()).toMatchObject({ code: '200', message: '本机模式：测试邮件已打印在服务器终端' });
  });

  it('answers with the hop that failed and remembers it', async () => {
    const { test, save, testMail, read } = await createSignedIn();
    await save();
    test.mailTests.run = () => Promise.reject(apiError('MAIL_AUTH_FAILED'));
    const reply = await testMail();
    expect([reply.statusCode, reply.json().code]).toEqual([400, 'MAIL_AUTH_FAILED']);
    expect(await read()).toMatchObject({ test: { at: test.now(), failure: 'MAIL_AUTH_FAILED' } });
  });

  it.each([
    ['link-local', ['169.254.169.254']],
    ['link-local, among others', ['203.0.113.7', 'fe80::1']],
    ['link-local in IPv6', ['::ffff:a9fe:a9fe']],
    ['unspecified', ['0.0.0.0']],
  ])('connects to nothing when the name leads to an address that is %s', async (_case, addresses) => {
    const { test, save, testMail, testConfig } = await createSignedIn();
    const connected: string[] = [];
    test.mailTests.run = createMailTest({
      lookup: async () => addresses,
      connect: async (address) => {
        connected.push(address);
        throw new Error('No connection is expected');
      },
      local: { mode: 'local', send: async () => {} },
      schedule: createManualClock().schedule,
    });
    await save();
    for (const reply of [await testMail(), await testConfig()]) expect(reply.json().code).toBe('MAIL_HOST_FORBIDDEN');
    expect(connected).toEqual([]);
  });

  it('answers with the name of the hop and never with the words of the mail server', async () => {
    const banner = '5.7.1 internal host db-7 says no';
    const receiver = await startSmtpReceiver({ onConnect: (_session, done) => done(answer(554, banner)) });
    const { test, save, testMail, read } = await createSignedIn();
    test.mailTests.run = createMailTest({
      lookup: async () => ['127.0.0.1'],
      connect: (address, _port, signal) => connectToAddress(address, receiver.port, signal),
      local: { mode: 'local', send: async () => {} },
      schedule: createManualClock().schedule,
    });
    await save();
    const reply = await testMail();
    expect(reply.json().code).toBe('MAIL_MESSAGE_REFUSED');
    const everything = JSON.stringify([reply.body, reply.headers, await read(), test.lines]) + (await readAudit(test));
    expect(everything).not.toContain('db-7');
  });

  it('is possible five times a minute, both calls together', async () => {
    const { test, testMail, testConfig } = await createSignedIn();
    const replies = [];
    for (let count = 0; count < 6; count++) replies.push(await (count % 2 ? testMail() : testConfig()));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200, 429]);
    expect(replies.at(-1)?.json()).toMatchObject({ code: 'MAIL_TESTED_TOO_OFTEN', data: { retryAfter: 60 } });
    expect(test.mailTests.sent).toHaveLength(5);
    test.advance(MINUTE_MS);
    expect((await testMail()).statusCode).toBe(200);
  });

  it.each(['', 'mei', 'a@example.com,b@example.com', 'a@example.com\r\nDATA'])(
    'refuses the recipient %j',
    async (to) => {
      const { test, testMail } = await createSignedIn();
      expect((await testMail(to)).statusCode).toBe(400);
      expect(test.mailTests.sent).toEqual([]);
    },
  );
});

it('needs a password that was shown lately to save and to test, but not to read or postpone', async () => {
  const { test, as, save, testConfig, testMail } = await createSignedIn();
  test.advance(10 * MINUTE_MS);
  for (const reply of [await save(), await testConfig(), await testMail()])
    expect(reply.json().code).toBe('NEED_PASSWORD_CONFIRMATION');
  expect((await test.send(calls.read, null, as)).statusCode).toBe(200);
  expect((await test.send(calls.postpone, null, as)).statusCode).toBe(200);
  await test.send(ADMIN_ACCESS_CALLS.confirmPassword, { currentPassword: NEW_PASSWORD }, as);
  expect((await save()).statusCode).toBe(200);
});

it('is for super administrators alone', async () => {
  const { test } = await createSignedIn();
  const token = await createAccount(test, 'lin@example.com', 'ADMIN');
  for (const call of Object.values(calls)) expect((await test.send(call, FORM, { token })).statusCode).toBe(403);
});
