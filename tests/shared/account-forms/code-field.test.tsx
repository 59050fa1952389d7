// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { fakeAccountApi, field, fill, openDialog, problemOf } from '../../features/account/open-account-dialog.tsx';

beforeEach(() => {
  fakeAccountApi();
});

async function paste(text: string): Promise<void> {
  const event = new Event('paste', { bubbles: true, cancelable: true });
  Object.assign(event, { clipboardData: { getData: () => text } });
  await act(async () => field('邮箱验证码').dispatchEvent(event));
}

it.each(['123 456', '１２３４５６', ' 123-456\n', '您好：\n\n注册验证码：123456\n\n10 分钟内有效'])(
  'reads the code out of pasted %j',
  async (text) => {
    await openDialog('register');
    await fill('邮箱验证码', '9');
    await paste(text);
    expect(field('邮箱验证码').value).toBe('123456');
  },
);

it('narrows typed characters, and points out a code with letters', async () => {
  await openDialog('register');
  await fill('邮箱验证码', '１２3 ４56');
  expect(field('邮箱验证码').value).toBe('123456');
  expect(problemOf('邮箱验证码')).toBe('');
  await fill('邮箱验证码', '12345x');
  expect(problemOf('邮箱验证码')).toBe('验证码通常是 6 位数字，请核对');
});
