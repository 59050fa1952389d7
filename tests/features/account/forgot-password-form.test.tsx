// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { requireLogin, switchAccountDialog } from '../../../src/shared/session/account-dialogs.ts';
import { useToastStore } from '../../../src/shared/toast-store.ts';
import { until } from '../../shared/dom.ts';
import {
  alertText,
  apiError,
  dialog,
  dialogName,
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

const EMAIL = 'lin@example.com';
const PASSWORD = 'Cloudy-day-44';
const WRONG_CODE = '验证码错误或已过期，请检查或重新获取';
let api: ReturnType<typeof fakeAccountApi>;

beforeEach(() => {
  api = fakeAccountApi();
  api.checkCode.mockResolvedValue();
});

async function toPasswordStep(): Promise<void> {
  await fill('邮箱', EMAIL);
  await fill('邮箱验证码', '123456');
  await press('下一步');
  await until(() => hasField('新密码'));
}

async function resetPassword(): Promise<void> {
  await fill('新密码', PASSWORD);
  await fill('确认新密码', PASSWORD);
  await press('重置密码');
}

describe('step 1, 验证邮箱', () => {
  it('joins several problems with a comma', async () => {
    await openDialog('forgot-password');
    await press('下一步');
    await until(() => alertText() === '请输入有效的邮箱地址，请输入6位数字验证码');
    await expectFocusOn('邮箱');
  });

  it('reports a wrong code where it was typed', async () => {
    await openDialog('forgot-password');
    await fill('邮箱', EMAIL);
    await fill('邮箱验证码', '000000');
    api.checkCode.mockRejectedValue(apiError('WRONG_CODE', WRONG_CODE));
    await press('下一步');
    await until(() => problemOf('邮箱验证码') === WRONG_CODE);
    await expectFocusOn('邮箱验证码');
    expect(hasField('新密码')).toBe(false);
    expect(api.checkCode.mock.calls[0]?.[0]).toEqual({ email: EMAIL, purpose: 'reset', code: '000000', ticket: '' });
  });

  it('reports a check that could not be made', async () => {
    await openDialog('forgot-password');
    await fill('邮箱', EMAIL);
    await fill('邮箱验证码', '123456');
    api.checkCode.mockRejectedValue(unanswered());
    await press('下一步');
    await until(() => alertText() === '网络错误或服务器不可用，请检查网络后重试');
    expect(hasField('新密码')).toBe(false);
  });

  it('has its own words for a code that could not be sent', async () => {
    await openDialog('forgot-password');
    await fill('邮箱', EMAIL);
    api.sendResetCode.mockRejectedValue(apiError('MAIL_UNAVAILABLE', ''));
    await press('发送验证码');
    await until(() => alertText() === '发送验证码失败');
  });
});

describe('step 2, 设置新密码', () => {
  it('checks length and confirmation', async () => {
    await openDialog('forgot-password');
    await toPasswordStep();
    await press('重置密码');
    await until(() => problemOf('新密码') === '密码长度至少8位');
    await fill('新密码', PASSWORD);
    await fill('确认新密码', 'Cloudy-day-45');
    await press('重置密码');
    await until(() => problemOf('确认新密码') === '两次密码输入不一致');
    expect(api.resetPassword).not.toHaveBeenCalled();
  });

  it('closes the dialog on success, with the message of the documents and a way to the login', async () => {
    await openDialog('forgot-password');
    await toPasswordStep();
    api.resetPassword.mockResolvedValue();
    await resetPassword();
    await until(() => dialog() === null);
    expect(api.resetPassword).toHaveBeenCalledExactlyOnceWith({
      email: EMAIL,
      verifyCode: '123456',
      ticket: '',
      newPassword: PASSWORD,
      confirmPassword: PASSWORD,
    });
    expect(toasts()).toEqual(['密码重置成功，请使用新密码登录']);
    await act(async () => useToastStore.getState().toasts[0]?.action?.onClick());
    await until(() => dialogTitle() === '登录');
    expect(field('邮箱').value).toBe(EMAIL);
  });

  it('continues with the login where one was required, so that the interrupted action is not lost', async () => {
    await openDialog('login');
    await act(async () => requireLogin('按分类查看需要登录', () => undefined));
    await act(async () => switchAccountDialog('forgot-password'));
    await toPasswordStep();
    api.resetPassword.mockResolvedValue();
    await resetPassword();
    await until(() => dialogTitle() === '登录');
    expect(dialog()?.textContent).toContain('密码重置成功，请使用新密码登录');
    expect(dialog()?.textContent).toContain('按分类查看需要登录');
  });

  it('leads back to a code that expired meanwhile, and keeps the password', async () => {
    await openDialog('forgot-password');
    await toPasswordStep();
    api.resetPassword.mockRejectedValue(apiError('WRONG_CODE', WRONG_CODE));
    await resetPassword();
    await until(() => hasField('邮箱验证码') && problemOf('邮箱验证码') === WRONG_CODE);
    await expectFocusOn('邮箱验证码');
    await fill('邮箱验证码', '654321');
    await press('下一步');
    await until(() => hasField('新密码'));
    expect(field('新密码').value).toBe(PASSWORD);
    expect(dialogName()).toBe('forgot-password');
  });

  it('has words for an error without any', async () => {
    await openDialog('forgot-password');
    await toPasswordStep();
    api.resetPassword.mockRejectedValue(apiError('500', ''));
    await resetPassword();
    await until(() => alertText() === '密码重置失败');
  });
});
