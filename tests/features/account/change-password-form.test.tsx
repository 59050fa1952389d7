// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CHANGE_CLOSE_DELAY_MS } from '../../../src/features/account/constants.ts';
import { sessionController } from '../../../src/shared/session/session.ts';
import { holdClock, until } from '../../shared/dom.ts';
import { aReply, aUser } from '../../shared/session/a-session.ts';
import {
  alertText,
  apiError,
  button,
  dialog,
  dialogName,
  expectFocusOn,
  fakeAccountApi,
  field,
  fill,
  hasField,
  openDialog,
  press,
  problemOf,
} from './open-account-dialog.tsx';

const CURRENT = 'Sunny-day-42';
const PASSWORD = 'Rainy-day-43';
let api: ReturnType<typeof fakeAccountApi>;

beforeEach(async () => {
  api = fakeAccountApi();
  api.checkPassword.mockResolvedValue();
  api.checkChangeCode.mockResolvedValue();
  api.sendChangeCode.mockResolvedValue({ mailMode: 'smtp', resendWait: 60, ticket: 'ticket-1' });
  await act(async () => sessionController.begin(aReply('a')));
});

async function toCodeStep(): Promise<void> {
  await openDialog('change-password');
  await fill('当前密码', CURRENT);
  await press('下一步');
  await expectFocusOn('邮箱验证码');
}

async function toPasswordStep(): Promise<void> {
  await toCodeStep();
  await fill('邮箱验证码', '123456');
  await press('下一步');
  await expectFocusOn('新密码');
}

async function fillPassword(password = PASSWORD): Promise<void> {
  await fill('新密码', password);
  await fill('确认新密码', password);
}

async function change(password = PASSWORD): Promise<void> {
  await fillPassword(password);
  await press('确认修改');
}

describe('step 1, 当前密码', () => {
  it('reports a wrong password where it was typed', async () => {
    await openDialog('change-password');
    await press('下一步');
    await until(() => problemOf('当前密码') === '请输入当前密码');
    await fill('当前密码', 'not-the-one');
    api.checkPassword.mockRejectedValue(apiError('WRONG_PASSWORD', '当前密码错误'));
    await press('下一步');
    await until(() => problemOf('当前密码') === '当前密码错误');
    await expectFocusOn('当前密码');
    expect(hasField('邮箱验证码')).toBe(false);
    await fill('当前密码', CURRENT);
    await until(() => problemOf('当前密码') === '');
    expect(api.checkPassword.mock.calls[0]?.[1]).toEqual({ currentPassword: 'not-the-one' });
  });

  it('shows the wait after too many attempts', async () => {
    await openDialog('change-password');
    await fill('当前密码', 'x');
    api.checkPassword.mockRejectedValue(apiError('TOO_MANY_ATTEMPTS', '尝试次数过多', 30));
    await press('下一步');
    await until(() => alertText()?.includes('尝试次数过多（还需等待 30 秒）') === true);
  });

  it('can be cancelled', async () => {
    await openDialog('change-password');
    await press('取消');
    expect(dialogName()).toBeNull();
  });
});

describe('step 2, 邮箱验证码', () => {
  it('does not let an untouched code field pass', async () => {
    await toCodeStep();
    await press('下一步');
    await until(() => problemOf('邮箱验证码') === '请输入邮箱验证码');
    expect(api.checkChangeCode).not.toHaveBeenCalled();
    expect(hasField('新密码')).toBe(false);
  });

  it('checks the length, then the code itself, where it was typed', async () => {
    await toCodeStep();
    await fill('邮箱验证码', '12345');
    await press('下一步');
    await until(() => problemOf('邮箱验证码') === '验证码应为6位数字');
    await fill('邮箱验证码', '000000');
    api.checkChangeCode.mockRejectedValue(apiError('WRONG_CODE', '验证码错误'));
    await press('下一步');
    await until(() => problemOf('邮箱验证码') === '验证码错误');
    expect(hasField('新密码')).toBe(false);
    expect(api.checkChangeCode.mock.calls[0]?.[1]).toEqual({ code: '000000', ticket: '' });
  });

  it('sends the code to the address of the account', async () => {
    await toCodeStep();
    expect(dialog()?.textContent).toContain('验证码会发送到 lin@example.com');
    await press('发送验证码');
    await until(() => button('重新发送（60 秒）') !== undefined);
    expect(api.sendChangeCode).toHaveBeenCalledOnce();
  });

  it('shows nothing of the wait of the user before', async () => {
    await toCodeStep();
    await press('发送验证码');
    await until(() => button('重新发送（60 秒）') !== undefined);
    expect(localStorage.getItem('mythinkn_code_waits')).not.toBeNull();
    await act(async () => sessionController.end());
    expect(localStorage.getItem('mythinkn_code_waits')).toBeNull();
    await act(async () => sessionController.begin(aReply('b', { user: aUser({ id: '2', email: 'wu@example.com' }) })));
    await until(() => button('发送验证码') !== undefined);
  });
});

describe('step 3, 设置新密码', () => {
  it('rejects the current password as the new one', async () => {
    await toPasswordStep();
    await change(CURRENT);
    await until(() => problemOf('新密码') === '新密码不能与当前密码相同');
    expect(api.changePassword).not.toHaveBeenCalled();
  });

  it('checks strength and confirmation', async () => {
    await toPasswordStep();
    await press('确认修改');
    await until(() => problemOf('新密码') === '请输入新密码');
    await fill('新密码', 'cloudy-day');
    await fill('确认新密码', 'x');
    await press('确认修改');
    await until(() => problemOf('新密码') === '密码强度不足，请满足下面的要求');
    expect(problemOf('确认新密码')).toBe('两次密码输入不一致');
  });

  it('keeps the user signed in with the new session, confirms, and closes after two seconds', async () => {
    await toPasswordStep();
    const reply = aReply('new');
    api.changePassword.mockResolvedValue(reply);
    await fillPassword();
    const pass = holdClock();
    await press('确认修改');
    await pass(0);
    expect(dialog()?.textContent).toContain('密码修改成功');
    expect(api.changePassword.mock.calls[0]?.[1]).toEqual({
      currentPassword: CURRENT,
      newPassword: PASSWORD,
      emailCode: '123456',
      ticket: expect.any(String),
    });
    expect(sessionController.store.getState().session?.token).toBe(reply.token);
    await pass(CHANGE_CLOSE_DELAY_MS - 1);
    expect(dialogName()).toBe('change-password');
    await pass(1);
    expect(dialogName()).toBeNull();
  });

  it('leads back to a field that the server rejects after all', async () => {
    await toPasswordStep();
    api.changePassword.mockRejectedValue(apiError('WRONG_PASSWORD', '当前密码错误'));
    await change();
    await until(() => hasField('当前密码') && problemOf('当前密码') === '当前密码错误');
    expect(field('当前密码').value).toBe(CURRENT);
  });
});

it('uses the calls of the administration for an administrator', async () => {
  const { adminPasswordApi } = await import('../../../src/shared/api/admin-password-api.ts');
  const sendCode = vi
    .spyOn(adminPasswordApi, 'sendChangeCode')
    .mockResolvedValue({ mailMode: 'smtp', resendWait: 60, ticket: 'admin-ticket' });
  const changeIt = vi.spyOn(adminPasswordApi, 'changePassword').mockResolvedValue(aReply('b'));
  await act(async () => sessionController.begin(aReply('a', { user: aUser({ role: 'ADMIN', roles: ['ADMIN'] }) })));
  await toCodeStep();
  await press('发送验证码');
  await until(() => sendCode.mock.calls.length === 1);
  await fill('邮箱验证码', '123456');
  await press('下一步');
  await expectFocusOn('新密码');
  await change();
  await until(() => changeIt.mock.calls.length === 1);
  expect(changeIt.mock.calls[0]?.[1]).toMatchObject({ ticket: 'admin-ticket', emailCode: '123456' });
  expect(api.sendChangeCode).not.toHaveBeenCalled();
  expect(api.changePassword).not.toHaveBeenCalled();
});
