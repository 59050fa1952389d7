// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { AdminLoginForm } from '../../../../src/features/admin/gate/AdminLoginForm.tsx';
import { copy } from '../../../../src/features/admin/gate/copy.ts';
import { dispatchSessionEvent } from '../../../../src/shared/events.ts';
import { sessionController } from '../../../../src/shared/session/session.ts';
import { render } from '../../../app/render.tsx';
import { buttonOf, type, until } from '../../../shared/dom.ts';
import { aReply, aUser } from '../../../shared/session/a-session.ts';
import { field, hasField, problemOf } from '../../account/open-account-dialog.tsx';
import { fakeServer } from '../fake-server.ts';

const LOGIN = 'api/admin/login';
const SEND_CODE = 'api/admin/send-verification-code';
const SENT = { data: { mailMode: 'smtp', resendWait: 60, ticket: 't-1' } };
const user = aUser({ role: 'ADMIN', roles: ['ADMIN'] });
const SESSION = { ...aReply('admin', { user }), needsPasswordChange: false, needsEmailConfig: false };

beforeEach(() => {
  localStorage.clear();
  sessionController.end();
  dispatchSessionEvent('logout');
  return () => vi.unstubAllGlobals();
});

const onForgot = vi.fn();
const open = () => render(<AdminLoginForm onForgot={onForgot} />);
const press = (label: string) => act(async () => buttonOf(label)?.click());
const text = () => document.body.textContent ?? '';
const session = () => sessionController.store.getState().session;

async function toCode(): Promise<void> {
  await open();
  await type(field('管理员邮箱'), 'root@example.com');
  await type(field('密码'), 'Sunny-day-42x');
  await press('发送验证码');
  await until(() => hasField('邮箱验证码'));
}

it('keeps the login closed until a code was requested and typed', async () => {
  fakeServer({ [SEND_CODE]: SENT });
  await open();
  expect(buttonOf('登录')?.disabled).toBe(true);
  expect(text()).toContain('首次登录需要修改密码');
  expect(text()).toContain(copy.login.submitHint);
  await type(field('管理员邮箱'), 'root@example.com');
  await type(field('密码'), 'Sunny-day-42x');
  await press('发送验证码');
  await until(() => hasField('邮箱验证码'));
  expect(buttonOf('登录')?.disabled).toBe(true);
  await type(field('邮箱验证码'), '123456');
  expect(buttonOf('登录')?.disabled).toBe(false);
  expect(text()).not.toContain(copy.login.submitHint);
});

it('names the missing fields before a code is sent', async () => {
  const sent = fakeServer({});
  await open();
  await press('发送验证码');
  await until(() => text().includes('请填写邮箱和密码后再发送验证码'));
  expect(problemOf('管理员邮箱')).toBe('请输入邮箱地址');
  expect(problemOf('密码')).toBe('请输入密码');
  expect(sent).toEqual([]);
});

it('logs in with the mailed code and its ticket, for the administration', async () => {
  const sent = fakeServer({ [SEND_CODE]: SENT, [LOGIN]: { data: SESSION } });
  await toCode();
  await type(field('邮箱验证码'), '123 456');
  await press('登录');
  await until(() => session() !== null);
  expect(sent.map(({ body }) => body)).toEqual([
    { email: 'root@example.com', verifyType: 2 },
    { username: 'root@example.com', password: 'Sunny-day-42x', emailCode: '123456', ticket: 't-1' },
  ]);
  expect(field('密码').value).toBe('');
});

it.each(['NEED_PASSWORD_CHANGE', 'NEED_EMAIL_CONFIG'])('begins a session whose duty is %s', async (code) => {
  fakeServer({ [SEND_CODE]: SENT, [LOGIN]: { code, data: SESSION } });
  await toCode();
  await type(field('邮箱验证码'), '123456');
  await press('登录');
  await until(() => session() !== null);
  expect(session()?.token).toBe(SESSION.token);
});

it('asks for the code that the server has mailed by itself', async () => {
  const refusal = { status: 429, code: 'TOO_MANY_CODES' };
  fakeServer({ [SEND_CODE]: refusal, [LOGIN]: { status: 401, code: 'NEED_EMAIL_VERIFICATION', data: SENT.data } });
  await toCode();
  expect(hasField('邮箱验证码')).toBe(true);
});

it('begins the session of an initial password although no code can be mailed', async () => {
  const refusal = { status: 503, code: 'MAIL_UNAVAILABLE', message: '邮件暂时发不出去' };
  const reply = { ...SESSION, needsPasswordChange: true };
  fakeServer({ [SEND_CODE]: refusal, [LOGIN]: { code: 'NEED_PASSWORD_CHANGE', data: reply } });
  await open();
  await type(field('管理员邮箱'), 'root@example.com');
  await type(field('密码'), 'Sunny-day-42x');
  await press('发送验证码');
  await until(() => session() !== null);
  expect(session()?.token).toBe(reply.token);
  expect(hasField('邮箱验证码')).toBe(false);
});

it('shows a wrong code at its field, and keeps everything typed', async () => {
  const wrong = { status: 400, code: 'WRONG_CODE', message: '验证码错误，还可以试 4 次' };
  fakeServer({ [SEND_CODE]: SENT, [LOGIN]: wrong });
  await toCode();
  await type(field('邮箱验证码'), '000000');
  await press('登录');
  await until(() => problemOf('邮箱验证码') !== '');
  expect(problemOf('邮箱验证码')).toBe('验证码错误，还可以试 4 次');
  expect(field('密码').value).toBe('Sunny-day-42x');
  expect(session()).toBeNull();
});

it('says that an answer with other data is no login', async () => {
  fakeServer({ [SEND_CODE]: SENT, [LOGIN]: { data: { token: 3 } } });
  await toCode();
  await type(field('邮箱验证码'), '123456');
  await press('登录');
  await until(() => text().includes('登录响应格式错误'));
  expect(session()).toBeNull();
});

it('leads to the forgotten password', async () => {
  await open();
  await press('忘记密码？');
  expect(onForgot).toHaveBeenCalledOnce();
});
