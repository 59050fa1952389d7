// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { EmailConfigReply } from '../../src/core/contracts/admin-mail.ts';
import { AdminForgotDialog } from '../../src/features/admin/gate/AdminForgotDialog.tsx';
import { AdminLoginForm } from '../../src/features/admin/gate/AdminLoginForm.tsx';
import { ForcedChangeForm } from '../../src/features/admin/gate/ForcedChangeForm.tsx';
import { EmailConfigView } from '../../src/features/admin/mail/EmailConfigView.tsx';
import { EmailTestForm } from '../../src/features/admin/mail/EmailTestForm.tsx';
import { dispatchSessionEvent } from '../../src/shared/events.ts';
import { sessionController } from '../../src/shared/session/session.ts';
import { render } from '../app/render.tsx';
import { field, hasField, problemOf } from '../features/account/open-account-dialog.tsx';
import { fakeServer } from '../features/admin/fake-server.ts';
import { SUPER_ADMIN } from '../features/admin/people.ts';
import { renderPanel } from '../features/admin/render-panel.tsx';
import { buttonOf, type, until } from '../shared/dom.ts';
import { aReply } from '../shared/session/a-session.ts';

const LOGIN = 'api/admin/login';
const SEND_LOGIN_CODE = 'api/admin/send-verification-code';
const SEND_RESET_CODE = 'auth/send-verify-code';
const CHECK_CODE = 'api/portal/check-code';
const RESET = 'auth/forgot-password';
const FORCED = 'api/admin/force-change-password';
const SENT = { data: { mailMode: 'smtp', resendWait: 60, ticket: 't' } };
/** A server that fails and has no words for it. */
const SILENT = { status: 500, code: '500', message: '' };

beforeEach(() => {
  localStorage.clear();
  sessionController.end();
  dispatchSessionEvent('logout');
  return () => vi.unstubAllGlobals();
});

const press = (label: string) => act(async () => buttonOf(label)?.click());
const shows = (text: string) => until(() => document.body.textContent?.includes(text) === true);
/** What Enter does in a field. */
const enter = () =>
  act(async () => {
    const forms = [...document.querySelectorAll('form')];
    forms.at(-1)?.querySelector<HTMLButtonElement>('[type="submit"]')?.click();
  });

async function openLogin(email: string, password: string): Promise<void> {
  await render(<AdminLoginForm onForgot={() => {}} />);
  if (email !== '') await type(field('管理员邮箱'), email);
  if (password !== '') await type(field('密码'), password);
  await press('发送验证码');
}

async function openVerifying(): Promise<void> {
  await openLogin('root@example.com', 'Sunny-day-42x');
  await until(() => hasField('邮箱验证码'));
}

it.each([
  ['', 'x', '管理员邮箱', '请输入邮箱地址'],
  ['root', 'x', '管理员邮箱', '请输入有效的邮箱地址'],
  ['root@example.com', '', '密码', '请输入密码'],
])(
  'the login shows for the address %j and the password %j at %s: %s (doc 1 §5)',
  async (email, password, label, words) => {
    fakeServer({});
    await openLogin(email, password);
    await until(() => problemOf(label) !== '');
    expect(problemOf(label)).toBe(words);
  },
);

it('the login asks for address and password before it sends a code (doc 1 §5)', async () => {
  fakeServer({});
  await openLogin('', '');
  await shows('请填写邮箱和密码后再发送验证码');
});

it('the login requires the mailed code, and names that something is missing (doc 1 §5)', async () => {
  fakeServer({ [SEND_LOGIN_CODE]: SENT });
  await openVerifying();
  expect(buttonOf('登录')?.disabled).toBe(true);
  await enter();
  await until(() => problemOf('邮箱验证码') !== '');
  expect(problemOf('邮箱验证码')).toBe('请输入邮箱验证码');
  await shows('请填写所有必填字段');
});

it.each([
  ['登录失败', SILENT],
  ['登录响应格式错误', { data: { token: 3 } }],
  ['账号有问题', { status: 400, code: 'WRONG_CREDENTIALS', message: '账号有问题' }],
  ['需要邮箱验证码，请检查您的邮箱', { code: 'NEED_EMAIL_VERIFICATION', data: SENT.data }],
  ['权限不足，请联系管理员', { status: 403, code: '403', message: '权限不足，请联系管理员' }],
])('the login shows “%s” for %o (doc 1 §8)', async (words, answer) => {
  fakeServer({ [SEND_LOGIN_CODE]: SENT, [LOGIN]: answer });
  await openVerifying();
  await type(field('邮箱验证码'), '123456');
  await press('登录');
  await shows(words);
});

it('the login shows that no code was sent (doc 1 §8)', async () => {
  fakeServer({ [SEND_LOGIN_CODE]: SILENT });
  await openLogin('root@example.com', 'Sunny-day-42x');
  await shows('发送验证码失败');
});

async function openReset(answers: Parameters<typeof fakeServer>[0] = {}): Promise<void> {
  fakeServer({ [SEND_RESET_CODE]: SENT, [CHECK_CODE]: {}, ...answers });
  await render(<AdminForgotDialog isOpen onClose={() => {}} />);
  await type(field('管理员邮箱'), 'root@example.com');
  await enter();
  await until(() => hasField('邮箱验证码'));
}

async function openNewPassword(answers: Parameters<typeof fakeServer>[0] = {}): Promise<void> {
  await openReset(answers);
  await type(field('邮箱验证码'), '123456');
  await enter();
  await until(() => hasField('新密码'));
}

it('the forgotten password asks for a valid address (doc 1 §5)', async () => {
  fakeServer({});
  await render(<AdminForgotDialog isOpen onClose={() => {}} />);
  await type(field('管理员邮箱'), 'root');
  await enter();
  await until(() => problemOf('管理员邮箱') !== '');
  expect(problemOf('管理员邮箱')).toBe('请输入有效的邮箱地址');
});

it.each(['', '12345', '1234567'])(
  'the forgotten password asks for a code of six characters after %j (doc 1 §5)',
  async (code) => {
    await openReset();
    if (code !== '') await type(field('邮箱验证码'), code);
    await enter();
    await until(() => problemOf('邮箱验证码') !== '');
    expect(problemOf('邮箱验证码')).toBe('请输入6位验证码');
  },
);

it.each([
  ['新密码', 'Aa1@aaa', 'Aa1@aaa', '密码长度至少8位'],
  ['新密码', 'Aa1#aaaa', 'Aa1#aaaa', '密码必须包含大小写字母、数字和特殊字符，且长度至少8位'],
  ['确认新密码', 'Marble@Canoe19', 'Marble@Canoe18', '两次输入的密码不一致'],
])('the forgotten password shows at %s for %j and %j: %s (doc 1 §5)', async (label, password, confirmation, words) => {
  await openNewPassword();
  await type(field('新密码'), password);
  await type(field('确认新密码'), confirmation);
  await enter();
  await until(() => problemOf(label) !== '');
  expect(problemOf(label)).toContain(words);
});

it('the forgotten password shows that the reset failed (doc 1 §8)', async () => {
  await openNewPassword({ [RESET]: SILENT });
  await type(field('新密码'), 'Marble@Canoe19');
  await type(field('确认新密码'), 'Marble@Canoe19');
  await enter();
  await shows('密码重置失败');
});

async function openForced(password: string): Promise<void> {
  sessionController.begin(aReply('first'));
  await render(<ForcedChangeForm />);
  await type(field('当前密码'), 'First-pass-1');
  await type(field('新密码'), password);
  await type(field('确认新密码'), password);
}

it.each([
  ['aaaaaaaa', '强度：弱'],
  ['aaaaaa1A', '强度：强'],
  ['aaaaaaa1', '强度：中'],
  ['aaaaa1A!', '强度：很强'],
])('the forced change shows the strength of %s: %s (doc 1 §5)', async (password, words) => {
  fakeServer({});
  await openForced(password);
  await shows(words);
});

it('the forced change asks for all fields, and shows that the change failed (doc 1 §5 and §8)', async () => {
  fakeServer({ [FORCED]: SILENT });
  await openForced('Rainy-day-43');
  await type(field('当前密码'), '');
  await press('修改密码并继续');
  await shows('请填写所有字段');
  await type(field('当前密码'), 'First-pass-1');
  await press('修改密码并继续');
  await shows('密码修改失败');
});

const CONFIG: EmailConfigReply = {
  ...{
    host: 'smtp.example.com',
    port: 587,
    username: 'a@b.c',
    password: 'configured',
    protocol: 'smtp',
    startTls: true,
  },
  ...{ fromEmail: 'a@b.c', fromName: 'n', source: 'saved', mailMode: 'smtp', isPostponed: false, test: null },
};

it('the test of mailing asks for an address, and shows that it failed (doc 1 §5 and §8)', async () => {
  fakeServer({ 'api/admin/test-email': SILENT });
  await renderPanel(<EmailTestForm config={CONFIG} onBack={() => {}} />, SUPER_ADMIN);
  await type(field('测试邮箱地址'), '');
  await enter();
  await until(() => problemOf('测试邮箱地址') !== '');
  expect(problemOf('测试邮箱地址')).toBe('请输入测试邮箱地址');
  await type(field('测试邮箱地址'), 'a@b.cn');
  await enter();
  await shows('邮件测试失败');
});

it.each<[missing: string, config: EmailConfigReply]>([
  ['host', { ...CONFIG, host: '' }],
  ['user name', { ...CONFIG, username: '' }],
  ['password', { ...CONFIG, password: '' }],
])('the mail settings lead to no test without a %s, and say why (doc 1 §2.6 and §5)', async (_missing, config) => {
  const onNext = vi.fn();
  await renderPanel(<EmailConfigView config={config} onNext={onNext} onLeave={() => {}} />, SUPER_ADMIN);
  await press('下一步');
  await shows('请先配置SMTP服务器信息');
  expect(onNext).not.toHaveBeenCalled();
});
