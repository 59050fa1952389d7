import { expect, it } from 'vitest';
import { ADMIN_MAIL_CALLS, type EmailConfigReply } from '../../../../src/core/contracts/admin-mail.ts';
import { copy } from '../../../../src/features/admin/mail/copy.ts';
import {
  checkHost,
  checkMailPassword,
  checkSender,
  checkTestEmail,
  checkUsername,
  EMPTY_MAIL,
  MAIL_PRESETS,
  toMailRequest,
  toMailValues,
} from '../../../../src/features/admin/mail/model/mail-form.ts';
import { MAIL_HOPS, toHopStates } from '../../../../src/features/admin/mail/model/mail-hops.ts';

const CONFIG: EmailConfigReply = {
  host: 'smtp.qq.com',
  port: 465,
  username: 'me@qq.com',
  password: 'configured',
  protocol: 'smtps',
  startTls: true,
  fromEmail: 'me@qq.com',
  fromName: 'mythinkn',
  source: 'saved',
  mailMode: 'smtp',
  isPostponed: false,
  test: null,
};

it.each([
  ['', 'host-missing'],
  ['https://smtp.qq.com', 'host-invalid'],
  ['smtp qq com', 'host-invalid'],
  [' smtp.qq.com ', null],
  ['::1', null],
])('checks the host %j', (host, problem) => {
  expect(checkHost(host)).toBe(problem);
});

it('asks for a user name and a password only where the server wants a login', () => {
  expect(checkUsername(' ', { smtpAuth: true })).toBe('username-missing');
  expect(checkUsername('', { smtpAuth: false })).toBeNull();
  expect(checkMailPassword('', { smtpAuth: true }, false)).toBe('password-missing');
  expect(checkMailPassword('', { smtpAuth: true }, true)).toBeNull();
  expect(checkMailPassword('', { smtpAuth: false }, false)).toBeNull();
});

it('checks the addresses of sender and test', () => {
  const asMe = { smtpAuth: true, smtpUsername: 'me@qq.com' };
  expect(['', 'x', 'x@y.cn'].map((text) => checkSender(text, asMe))).toEqual([null, 'address-invalid', null]);
  for (const values of [
    { smtpAuth: true, smtpUsername: 'mailer' },
    { smtpAuth: false, smtpUsername: 'me@qq.com' },
  ])
    expect([checkSender(' ', values), checkSender('x@y.cn', values)]).toEqual(['sender-missing', null]);
  expect([checkTestEmail(' '), checkTestEmail('x'), checkTestEmail('x@y.cn')]).toEqual([
    'test-missing',
    'test-invalid',
    null,
  ]);
  expect(copy.problems['test-missing']).toBe('请输入测试邮箱地址');
});

it('reads saved settings, and begins with port 587 where there are none', () => {
  expect(toMailValues(CONFIG, 'root@example.com')).toMatchObject({
    smtpHost: 'smtp.qq.com',
    smtpPort: 465,
    smtpUsername: 'me@qq.com',
    smtpPassword: '',
    testEmail: 'root@example.com',
  });
  expect(toMailValues({ ...CONFIG, host: '', port: 465 }, 'a@b.cn')).toEqual({ ...EMPTY_MAIL, testEmail: 'a@b.cn' });
  expect(EMPTY_MAIL.smtpPort).toBe(587);
});

it.each(Object.entries(MAIL_PRESETS))('sends settings of %s that the server takes', (_name, preset) => {
  const values = { ...EMPTY_MAIL, ...preset, smtpUsername: ' me@qq.com ', smtpPassword: 'secret' };
  expect(ADMIN_MAIL_CALLS.save.body.parse(toMailRequest(values))).toMatchObject({
    ...preset,
    smtpUsername: 'me@qq.com',
    smtpPassword: 'secret',
  });
});

it('sends no login where it is switched off', () => {
  const values = { ...EMPTY_MAIL, smtpHost: 'mail.lan', smtpAuth: false, smtpUsername: 'me', smtpPassword: 'secret' };
  expect(toMailRequest(values)).toMatchObject({ smtpUsername: '', smtpPassword: '' });
});

it.each([
  ['MAIL_DNS_FAILED', 'dns'],
  ['MAIL_PORT_FAILED', 'port'],
  ['MAIL_TLS_FAILED', 'tls'],
  ['MAIL_AUTH_FAILED', 'auth'],
  ['MAIL_SENDER_REFUSED', 'sender'],
  ['MAIL_RECIPIENT_REFUSED', 'recipient'],
  ['MAIL_MESSAGE_REFUSED', 'message'],
] as const)('%s fails at the hop %s, after hops that passed', (code, failed) => {
  const states = toHopStates(code) ?? [];
  const at = MAIL_HOPS.indexOf(failed);
  expect(states.map(([, state]) => state)).toEqual(
    MAIL_HOPS.map((_hop, index) => (index < at ? 'passed' : index === at ? 'failed' : 'unknown')),
  );
});

it('names no hop for other failures, and passes all for a delivered mail', () => {
  expect(toHopStates('MAIL_TIMED_OUT')).toBeNull();
  expect(toHopStates(null)?.every(([, state]) => state === 'passed')).toBe(true);
});
