// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { AppError } from '../../../src/core/errors.ts';
import { closeAccountDialog, requireLogin, switchAccountDialog } from '../../../src/shared/session/account-dialogs.ts';
import { sessionController } from '../../../src/shared/session/session.ts';
import { until } from '../../shared/dom.ts';
import { aReply } from '../../shared/session/a-session.ts';
import {
  alertText,
  apiError,
  button,
  dialog,
  dialogTitle,
  expectFocusOn,
  fakeAccountApi,
  field,
  fill,
  hasField,
  openDialog,
  press,
  problemOf,
  toasts,
  unanswered,
} from './open-account-dialog.tsx';

let api: ReturnType<typeof fakeAccountApi>;

beforeEach(async () => {
  api = fakeAccountApi();
  api.sendLoginCode.mockResolvedValue({ mailMode: 'local', resendWait: 60, ticket: 'ticket-1' });
});

/** Opens the login and requests a code. */
async function openWithCode(email = 'lin@example.com'): Promise<void> {
  await openDialog('login');
  await fill('邮箱', email);
  await fill('密码', 'Sunny-day-42');
  await press('继续');
  await expectFocusOn('邮箱验证码');
}

/** Sends a login with this code, which fails with `error`. */
async function rejectedLogin(error: AppError, code = '123456'): Promise<void> {
  await openWithCode();
  api.login.mockRejectedValue(error);
  // The last digit submits the form.
  await fill('邮箱验证码', code);
}

describe('plain mode', () => {
  it('sends a code only with address and password, and names the missing fields', async () => {
    await openDialog('login');
    await press('继续');
    expect(alertText()).toBe('请填写邮箱和密码后再发送验证码');
    expect([problemOf('邮箱'), problemOf('密码')]).toEqual(['请输入邮箱地址', '请输入密码']);
    await expectFocusOn('邮箱');
    await fill('邮箱', 'lin@nowhere');
    await fill('密码', 'x');
    await press('继续');
    expect(problemOf('邮箱')).toBe('请输入有效的邮箱地址');
    expect(api.sendLoginCode).not.toHaveBeenCalled();
  });

  it('has one button, which sends the code and then signs in', async () => {
    await openDialog('login');
    expect(button('登录')).toBeUndefined();
    await fill('邮箱', 'lin@example.com');
    await fill('密码', 'Sunny-day-42');
    await press('继续');
    await expectFocusOn('邮箱验证码');
    expect(button('继续')).toBeUndefined();
    expect(button('登录')).toBeDefined();
    expect(dialog()?.textContent).toContain('本机模式：验证码已打印在服务器终端');
  });

  it('reports a code that could not be sent, by network or server', async () => {
    await openDialog('login');
    await fill('邮箱', 'lin@example.com');
    await fill('密码', 'x');
    api.sendLoginCode.mockRejectedValue(unanswered());
    await press('继续');
    await until(() => alertText() === '网络错误，发送验证码失败，请稍后重试');
    api.sendLoginCode.mockRejectedValue(apiError('MAIL_UNAVAILABLE', ''));
    api.login.mockRejectedValue(apiError('MAIL_UNAVAILABLE', ''));
    await press('继续');
    await until(() => alertText() === '发送验证码失败，请稍后重试');
  });
});

it('requests a code with the password where anonymous requests are used up', async () => {
  api.sendLoginCode.mockRejectedValue(apiError('TOO_MANY_CODES', '验证码发送次数过多，请 24 小时后再试', 86_400));
  const data = { mailMode: 'smtp', resendWait: 60, ticket: 'ticket-2' };
  api.login.mockRejectedValueOnce(new AppError('NEED_EMAIL_VERIFICATION', '', { status: 200, data }));
  await openWithCode();
  expect(api.login.mock.calls[0]?.[0]).toEqual({ username: 'lin@example.com', password: 'Sunny-day-42', ticket: '' });
  api.login.mockResolvedValue(aReply('a'));
  await fill('邮箱验证码', '123456');
  await until(() => sessionController.store.getState().session !== null);
  expect(api.login.mock.calls[1]?.[0].ticket).toBe('ticket-2');
});

it('continues with the ticket of a code that may have been mailed to a known network', async () => {
  const data = { mailMode: 'smtp', resendWait: 60, ticket: 'ticket-4' };
  api.sendLoginCode.mockRejectedValue(new AppError('TOO_MANY_CODES', '验证码请求过多', { status: 429, data }));
  api.login.mockRejectedValueOnce(new AppError('NEED_EMAIL_VERIFICATION', '', { status: 200, data }));
  await openWithCode();
  expect(api.login.mock.calls[0]?.[0].ticket).toBe('ticket-4');
});

it('says that a code may have been sent where the server does not tell it, and signs in with that code', async () => {
  const words = '这个账号的密码错误次数过多。密码正确的话，验证码已经发出';
  const data = { mailMode: 'smtp', resendWait: 60, ticket: 'ticket-3' };
  api.sendLoginCode.mockRejectedValue(apiError('TOO_MANY_CODES', '验证码发送次数过多', 86_400));
  api.login.mockRejectedValueOnce(new AppError('TOO_MANY_ATTEMPTS', words, { status: 429, retryAfter: 86_400, data }));
  await openWithCode();
  await until(() => alertText() === words);
  expect(dialog()?.textContent).toContain('验证码可能已经发出，收到后填写即可');
  expect(dialog()?.textContent).not.toContain('验证码已发送');
  api.login.mockResolvedValue(aReply('a'));
  await fill('邮箱验证码', '123456');
  await until(() => sessionController.store.getState().session !== null);
  expect(api.login.mock.calls[1]?.[0].ticket).toBe('ticket-3');
});

it('replaces the code of its ticket', async () => {
  api.sendLoginCode.mockResolvedValueOnce({ mailMode: 'local', resendWait: 0, ticket: 'ticket-1' });
  await openWithCode();
  await press('重新发送');
  await until(() => api.sendLoginCode.mock.calls.length === 2);
  expect(api.sendLoginCode.mock.calls.map(([, ticket]) => ticket)).toEqual(['', 'ticket-1']);
});

it('requests a code with the password within a minute of the code of another request', async () => {
  api.sendLoginCode.mockRejectedValue(apiError('RESEND_TOO_EARLY', '请等待 40 秒后再次发送', 40));
  const data = { mailMode: 'smtp', resendWait: 60, ticket: 'ticket-5' };
  api.login.mockRejectedValueOnce(new AppError('NEED_EMAIL_VERIFICATION', '', { status: 200, data }));
  await openWithCode();
  expect(hasField('邮箱验证码')).toBe(true);
});

describe('with a code', () => {
  it('signs in and welcomes the user', async () => {
    await openWithCode();
    api.login.mockResolvedValue(aReply('a'));
    await fill('邮箱验证码', '123 456');
    await until(() => sessionController.store.getState().session !== null);
    expect(api.login.mock.calls[0]?.[0]).toEqual({
      username: 'lin@example.com',
      password: 'Sunny-day-42',
      emailCode: '123456',
      ticket: 'ticket-1',
      isOwnDevice: false,
    });
    expect(toasts()).toEqual(['欢迎，小林']);
  });

  it('shows the address in the form in which it is sent', async () => {
    await openWithCode(' ＬＩＮ＠Example.com ');
    await act(async () => field('邮箱').focus());
    await act(async () => field('邮箱').blur());
    expect(field('邮箱').value).toBe('lin@example.com');
    await fill('邮箱', 'Lin@Example.com');
    api.login.mockRejectedValue(apiError('WRONG_CREDENTIALS', '邮箱或密码错误'));
    await fill('邮箱验证码', '123456');
    await until(() => alertText() === '邮箱或密码错误');
    expect(api.login.mock.calls[0]?.[0].username).toBe(field('邮箱').value);
  });

  it('names the missing fields', async () => {
    await openWithCode();
    await press('登录');
    await until(() => alertText() === '请填写所有必填字段');
    expect(problemOf('邮箱验证码')).toBe('请输入邮箱验证码');
    await fill('邮箱验证码', '12345');
    await press('登录');
    await until(() => problemOf('邮箱验证码') === '请输入6位数字验证码');
    expect(api.login).not.toHaveBeenCalled();
  });

  it('keeps the values of a rejected login and focuses the field to correct', async () => {
    await rejectedLogin(apiError('WRONG_CREDENTIALS', '邮箱或密码错误'), '000000');
    await until(() => alertText() === '邮箱或密码错误');
    await expectFocusOn('密码');
    api.login.mockRejectedValue(apiError('WRONG_CODE', '验证码错误或已过期，请检查或重新获取'));
    await press('登录');
    await until(() => problemOf('邮箱验证码') === '验证码错误或已过期，请检查或重新获取');
    await expectFocusOn('邮箱验证码');
    expect(field('邮箱验证码').value).toBe('000000');
    expect(alertText()).toBeNull();
  });

  it('returns to plain mode when no attempt is left', async () => {
    await rejectedLogin(apiError('CODE_ATTEMPTS_EXCEEDED', '验证码错误次数过多，请重新获取'), '000000');
    await until(() => !hasField('邮箱验证码'));
    expect(alertText()).toBe('验证码错误次数过多，请重新获取');
  });

  it.each([
    ['no answer', unanswered(), '登录失败，请重试。网络错误或服务器不可用，请检查网络后重试'],
    ['a reply that is no session', apiErrorOf200(), '登录响应格式错误'],
    ['an error without words', apiError('ACCOUNT_DISABLED', ''), '登录失败'],
  ])('has words for %s', async (_case, error, words) => {
    await rejectedLogin(error);
    await until(() => alertText() === words);
  });

  it.each([
    ['尝试次数过多', '尝试次数过多（还需等待 1 分 30 秒）'],
    ['错误次数过多，请 2 分钟后再试', '错误次数过多，请 1 分 30 秒后再试'],
  ])('counts down the wait of "%s", in one place', async (message, shown) => {
    await rejectedLogin(apiError('TOO_MANY_ATTEMPTS', message, 90));
    await until(() => alertText()?.includes(shown) === true);
  });

  it('asks for a code that the server sent without a request for it', async () => {
    await rejectedLogin(apiError('NEED_EMAIL_VERIFICATION', ''));
    await until(() => dialog()?.textContent?.includes('需要邮箱验证码，请检查您的邮箱') === true);
    await expectFocusOn('邮箱验证码');
  });

  it('does not sign in after the dialog was closed', async () => {
    await openWithCode();
    let answer = (_: ReturnType<typeof aReply>) => {};
    api.login.mockImplementation(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    await fill('邮箱验证码', '123456');
    await press('关闭');
    await until(() => dialog() === null);
    expect(api.login.mock.calls[0]?.[1]?.aborted).toBe(true);
    await act(async () => answer(aReply('a')));
    expect(sessionController.store.getState().session).toBeNull();
  });
});

it('submits each complete code once, and a corrected one again', async () => {
  await rejectedLogin(apiError('WRONG_CODE', '验证码错误或已过期，请检查或重新获取'), '000000');
  await until(() => problemOf('邮箱验证码') !== '');
  await fill('邮箱验证码', '00000');
  await fill('邮箱验证码', '000000');
  expect(api.login).toHaveBeenCalledOnce();
  await fill('邮箱验证码', '123456');
  await until(() => api.login.mock.calls.length === 2);
});

it('asks for a long session only on a device that the visitor marks as their own', async () => {
  await openWithCode();
  const own = document.querySelector<HTMLInputElement>('input[type="checkbox"]');
  expect(own?.checked).toBe(false);
  await act(async () => own?.click());
  api.login.mockResolvedValue(aReply('a'));
  await fill('邮箱验证码', '123456');
  await until(() => api.login.mock.calls.length === 1);
  expect(api.login.mock.calls[0]?.[0]).toMatchObject({ isOwnDevice: true });
});

describe('typed values', () => {
  it('survive switching between the dialogs, and passwords do not survive closing them', async () => {
    await openDialog('login');
    await fill('邮箱', 'lin@example.com');
    await fill('密码', 'Sunny-day-42');
    await press('注册账号');
    expect(dialogTitle()).toBe('注册账号');
    expect(field('邮箱').value).toBe('lin@example.com');
    await fill('邮箱', 'lin2@example.com');
    await press('去登录');
    expect([field('邮箱').value, field('密码').value]).toEqual(['lin2@example.com', 'Sunny-day-42']);
    await press('关闭');
    await until(() => dialog() === null);
    await act(async () => requireLogin('', () => undefined));
    await until(() => dialog() !== null);
    expect([field('邮箱').value, field('密码').value]).toEqual(['lin2@example.com', '']);
    await expectFocusOn('密码');
  });

  it('are marked for password managers', async () => {
    await openDialog('login');
    expect([field('邮箱').autocomplete, field('密码').autocomplete]).toEqual(['username', 'current-password']);
  });
});

it('drops the news of the dialog before with the next message', async () => {
  await openDialog('register');
  await act(async () => switchAccountDialog('login', '注册成功！请登录使用'));
  expect(dialog()?.textContent).toContain('注册成功！请登录使用');
  await press('继续');
  expect(dialog()?.textContent).not.toContain('注册成功！请登录使用');
  expect(alertText()).toBe('请填写邮箱和密码后再发送验证码');
  await act(async () => closeAccountDialog());
});

function apiErrorOf200() {
  return Object.assign(apiError('INVALID_REPLY', ''), { details: { status: 200 } });
}
