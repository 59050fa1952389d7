// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
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

const EMAIL = 'lin@example.com';
const PASSWORD = 'Sunny-day-42';
const WRONG_CODE = '验证码错误或已过期，请检查或重新获取';
const SENT = '验证码已发送到您的邮箱，请查收';
const WAIT = '秒后再次发送';
let api: ReturnType<typeof fakeAccountApi>;

beforeEach(() => {
  api = fakeAccountApi();
  api.sendRegisterCode.mockResolvedValue({ mailMode: 'smtp', resendWait: 60, ticket: 'ticket-1' });
  api.checkCode.mockResolvedValue();
});

async function goToAccountStep(): Promise<void> {
  await openDialog('register');
  await fill('邮箱', EMAIL);
  await fill('邮箱验证码', '123456');
  await press('下一步');
  await until(() => hasField('用户名'));
}

async function goToSummary(): Promise<void> {
  await goToAccountStep();
  await fill('用户名', '  小林 ');
  await fill('密码', PASSWORD);
  await fill('确认密码', PASSWORD);
  await press('下一步');
  await until(() => button('完成注册') !== undefined);
}

describe('step 1, 邮箱验证', () => {
  it('reports problems, and removes them as soon as they are corrected', async () => {
    await openDialog('register');
    await press('下一步');
    await until(() => problemOf('邮箱') === '请输入有效的邮箱地址');
    expect(problemOf('邮箱验证码')).toBe('请输入6位数字验证码');
    await expectFocusOn('邮箱');
    await fill('邮箱', EMAIL);
    await until(() => problemOf('邮箱') === '');
    await press('发送验证码');
    await expectFocusOn('邮箱验证码');
    expect(problemOf('邮箱验证码')).toBe('');
  });

  it('checks the code with the server before the step is left', async () => {
    await openDialog('register');
    await fill('邮箱', EMAIL);
    await fill('邮箱验证码', '000000');
    api.checkCode.mockRejectedValue(apiError('WRONG_CODE', WRONG_CODE));
    await press('下一步');
    await until(() => problemOf('邮箱验证码') === WRONG_CODE);
    await expectFocusOn('邮箱验证码');
    expect(hasField('用户名')).toBe(false);
    api.checkCode.mockResolvedValue();
    await fill('邮箱验证码', '123456');
    await until(() => problemOf('邮箱验证码') === '');
    await press('下一步');
    await expectFocusOn('用户名');
    expect(api.checkCode.mock.calls.at(-1)?.[0]).toEqual({
      email: EMAIL,
      purpose: 'register',
      code: '123456',
      ticket: '',
    });
  });

  it('shows one message about the code, the latest', async () => {
    const shown = () => [SENT, WAIT, WRONG_CODE].filter((words) => dialog()?.textContent?.includes(words));
    await openDialog('register');
    await fill('邮箱', EMAIL);
    await press('发送验证码');
    await until(() => shown().length > 0);
    expect(shown()).toEqual([SENT]);
    await press('重新发送（60 秒）');
    await until(() => shown().includes(WAIT));
    expect(shown()).toEqual([WAIT]);
    api.checkCode.mockRejectedValue(apiError('WRONG_CODE', WRONG_CODE));
    await fill('邮箱验证码', '000000');
    await press('下一步');
    await until(() => shown().includes(WRONG_CODE));
    expect(shown()).toEqual([WRONG_CODE]);
    await fill('邮箱验证码', '123456');
    await until(() => !shown().includes(WRONG_CODE));
    expect(shown()).toEqual([SENT]);
  });

  it('links to the mailbox and shows advice for a missing mail', async () => {
    await openDialog('register');
    await fill('邮箱', 'lin@qq.com');
    await press('发送验证码');
    await until(() => dialog()?.textContent?.includes('验证码已发送到您的邮箱，请查收') === true);
    const link = [...document.querySelectorAll('a')].find(({ textContent }) => textContent === '打开 QQ 邮箱');
    expect(link?.href).toBe('https://mail.qq.com/');
    expect([link?.target, link?.rel]).toEqual(['_blank', 'noopener noreferrer']);
    expect(dialog()?.querySelector('details')?.textContent).toContain('看看垃圾邮件或广告邮件文件夹');
  });

  it('shows how long to wait for another code', async () => {
    await openDialog('register');
    await fill('邮箱', EMAIL);
    await press('发送验证码');
    await until(() => button('重新发送（60 秒）') !== undefined);
    await press('重新发送（60 秒）');
    expect(dialog()?.textContent).toContain('请等待 60 秒后再次发送');
    expect(api.sendRegisterCode).toHaveBeenCalledOnce();
  });

  it('sets the autocomplete of both fields for password managers', async () => {
    await openDialog('register');
    expect([field('邮箱').autocomplete, field('邮箱验证码').autocomplete]).toEqual(['email', 'one-time-code']);
  });
});

describe('step 2, 设置密码', () => {
  it('reports the problems of every field, and removes them when two passwords agree again', async () => {
    await goToAccountStep();
    await fill('用户名', '林');
    await fill('密码', '12345');
    await fill('确认密码', '12346');
    await press('下一步');
    await until(() => problemOf('用户名') === '用户名至少2个字符');
    expect([problemOf('密码'), problemOf('确认密码')]).toEqual(['密码长度至少6位', '两次密码输入不一致']);
    await expectFocusOn('用户名');
    await fill('确认密码', PASSWORD);
    await fill('用户名', '小林');
    await fill('密码', PASSWORD);
    await until(() => dialog()?.querySelector('[aria-invalid="true"]') === null);
  });

  it('accepts a password when all rules shown are met, and only then', async () => {
    await goToAccountStep();
    await fill('用户名', '小林');
    const unmet = () => dialog()?.querySelectorAll('[data-met="false"]').length;
    await fill('密码', 'Password1!');
    await fill('确认密码', 'Password1!');
    expect(unmet()).toBe(1);
    await press('下一步');
    await until(() => problemOf('密码') === '这个密码太常见，容易被猜到，请换一个');
    await fill('密码', PASSWORD);
    await fill('确认密码', PASSWORD);
    expect(unmet()).toBe(0);
    await press('下一步');
    await until(() => button('完成注册') !== undefined);
  });

  it('lets a password manager store the address with the new password', async () => {
    await goToAccountStep();
    expect(field('密码').autocomplete).toBe('new-password');
    expect(dialog()?.querySelector<HTMLInputElement>('input[autocomplete="username"]')?.value).toBe(EMAIL);
  });

  it('keeps all inputs when the visitor goes back', async () => {
    await goToAccountStep();
    await fill('用户名', '小林');
    await press('上一步');
    await expectFocusOn('邮箱');
    expect(field('邮箱验证码').value).toBe('123456');
    await press('下一步');
    await until(() => hasField('用户名'));
    expect(field('用户名').value).toBe('小林');
  });
});

describe('step 3, 完成注册', () => {
  it('registers the values of the summary, and says that the visitor is signed in', async () => {
    await goToSummary();
    expect(dialog()?.querySelector('a')?.getAttribute('href')).toBe('/mythinkn/portal/about#privacy');
    api.register.mockResolvedValue(aReply('a'));
    await press('完成注册');
    await until(() => sessionController.store.getState().session !== null);
    expect(toasts()).toEqual(['注册成功，已为你登录']);
  });

  it('ends at the login where the server starts no session', async () => {
    await goToSummary();
    expect([...document.querySelectorAll('dd')].map(({ textContent }) => textContent)).toEqual([EMAIL, '小林']);
    api.register.mockResolvedValue(null);
    await press('完成注册');
    await until(() => dialogTitle() === '登录');
    expect(api.register).toHaveBeenCalledOnce();
    expect(api.register.mock.calls[0]?.[0]).toEqual({
      email: EMAIL,
      username: '小林',
      password: PASSWORD,
      verifyCode: '123456',
      ticket: expect.any(String),
    });
    expect(dialog()?.textContent).toContain('注册成功！请登录使用');
    expect([field('邮箱').value, field('密码').value]).toEqual([EMAIL, '']);
  });

  it.each([
    ['400', '用户名已存在', '用户名已存在。请返回修改用户名', '用户名'],
    ['400', '该邮箱不可用', '该邮箱不可用。请返回检查邮箱地址', '邮箱'],
    ['400', '验证码错误', '验证码错误。请返回重新获取验证码', '邮箱验证码'],
    ['USERNAME_TAKEN', '用户名已存在，请换一个用户名', '用户名已存在，请换一个用户名。返回上一步就能修改', '用户名'],
    ['WRONG_CODE', WRONG_CODE, `${WRONG_CODE}。返回上一步就能修改`, '邮箱验证码'],
  ])(
    'leads back from %s %s to the field that it is about, and says once what to do',
    async (code, message, advice, label) => {
      await goToSummary();
      api.register.mockRejectedValue(apiError(code, message));
      await press('完成注册');
      await until(() => alertText() === advice);
      await press('返回修改');
      await expectFocusOn(label);
      expect(problemOf(label)).toBe(message);
      expect(toasts()).toEqual([]);
    },
  );

  it('shows a network failure in the form only, and any other error in a toast as well', async () => {
    await goToSummary();
    api.register.mockRejectedValue(unanswered());
    await press('完成注册');
    await until(() => alertText() === '网络错误，请检查连接');
    api.register.mockRejectedValue(apiError('500', '系统繁忙'));
    await press('完成注册');
    await until(() => alertText() === '系统繁忙');
    expect(toasts()).toEqual(['系统繁忙']);
  });
});
