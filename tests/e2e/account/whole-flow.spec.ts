import { expect, type Page, test } from '@playwright/test';
import { type Account, aNewAccount, findCode, readCode } from '../an-account.ts';
import {
  avatar,
  dialog,
  enterLoginCode,
  field,
  HOME,
  openDialog,
  openMenu,
  press,
  reloadProfile,
  signInButton,
  storedSession,
} from './account-page.ts';

const WRONG_CODE = '验证码错误或已过期，请检查或重新获取';
const CHANGED = 'Rainy-day-43';
const RESET = 'Cloudy-day-44';

test('registration, profile, change of the password, logout, a forgotten password, login', async ({
  page,
  context,
}) => {
  test.setTimeout(180_000);
  const account = aNewAccount();
  const { email, username, password } = account;
  const otherTab = await context.newPage();
  await otherTab.goto(HOME);
  await page.bringToFront();
  await page.goto(HOME);

  await openDialog(page, '注册账号');
  await registerInDialog(page, account);
  await expect(avatar(page)).toHaveText('小');
  await expect(avatar(otherTab)).toHaveAccessibleName(`账号：${username}`);
  expect(await storedSession(page)).toEqual(['auth_expires', 'auth_token', 'auth_user']);
  expect(await reloadProfile(page)).toMatchObject({ email, username });

  await avatar(page).click();
  await expect(page.getByRole('menu')).toContainText(email);
  await page.getByRole('menuitem', { name: '修改密码' }).click();
  await changePassword(page, email, password);
  // The session continues with its new token.
  expect(await reloadProfile(page)).toMatchObject({ email, username });
  await expect(avatar(page)).toHaveAccessibleName(`账号：${username}`);
  await openMenu(page, '退出登录');
  await expect(signInButton(page)).toBeVisible();
  await expect(signInButton(otherTab)).toBeVisible();
  expect(await storedSession(page)).toEqual([]);

  await openDialog(page, '忘记密码？');
  await resetPassword(page, email);
  await signInAgain(page, { ...account, password: RESET });
  expect(await reloadProfile(page)).toMatchObject({ email, username });
});

/** Registers with the dialog that is open; ends signed in. */
async function registerInDialog(page: Page, { email, username, password }: Account): Promise<void> {
  await field(page, '邮箱').fill(email);
  await press(page, '发送验证码');
  await expect(page.getByText('本机模式：验证码已打印在服务器终端')).toBeVisible();
  await expect(field(page, '邮箱验证码')).toBeFocused();
  await field(page, '邮箱验证码').fill('000000');
  await press(page, '下一步');
  await expect(page.getByText(WRONG_CODE)).toBeVisible();
  await field(page, '邮箱验证码').fill(await readCode(email, '注册'));
  await press(page, '下一步');
  await field(page, '用户名').fill(`  ${username} `);
  await field(page, '密码').fill(password);
  await field(page, '确认密码').fill(password);
  await press(page, '下一步');
  await expect(page.getByRole('definition').filter({ hasText: username })).toHaveText(username);
  await press(page, '完成注册');
  await expect(page.getByText('注册成功，已为你登录')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** Every wrong input is reported on the step where it was typed. */
async function changePassword(page: Page, email: string, password: string): Promise<void> {
  await field(page, '当前密码').fill('not-the-one');
  await press(page, '下一步');
  await expect(page.getByText('当前密码错误')).toBeVisible();
  await expect(field(page, '当前密码')).toBeFocused();
  await field(page, '当前密码').fill(password);
  await expect(page.getByText('当前密码错误')).toHaveCount(0);
  await press(page, '下一步');
  await press(page, '发送验证码');
  await expect(page.getByText('本机模式：验证码已打印在服务器终端')).toBeVisible();
  await press(page, '下一步');
  await expect(page.getByText('请输入邮箱验证码')).toBeVisible();
  await field(page, '邮箱验证码').fill('000000');
  await press(page, '下一步');
  await expect(page.getByText(WRONG_CODE)).toBeVisible();
  await field(page, '邮箱验证码').fill(await readCode(email, '修改密码'));
  await press(page, '下一步');
  await field(page, '新密码').fill(password);
  await field(page, '确认新密码').fill(password);
  await press(page, '确认修改');
  await expect(page.getByText('新密码不能与当前密码相同')).toBeVisible();
  await field(page, '新密码').fill(CHANGED);
  await field(page, '确认新密码').fill(CHANGED);
  await press(page, '确认修改');
  await expect(page.getByText('密码修改成功')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** Ends without a dialog, as the documents say. */
async function resetPassword(page: Page, email: string): Promise<void> {
  await expect(dialog(page, '找回密码')).toBeVisible();
  await field(page, '邮箱').fill(email);
  await press(page, '发送验证码');
  await expect(page.getByText('本机模式：验证码已打印在服务器终端')).toBeVisible();
  await field(page, '邮箱验证码').fill('000000');
  await press(page, '下一步');
  await expect(page.getByText(WRONG_CODE)).toBeVisible();
  await expect(field(page, '邮箱验证码')).toBeFocused();
  await field(page, '邮箱验证码').fill(await readCode(email, '重置密码'));
  await press(page, '下一步');
  await press(page, '重置密码');
  await expect(page.getByText('密码长度至少8位', { exact: true })).toBeVisible();
  await field(page, '新密码').fill(RESET);
  await field(page, '确认新密码').fill('Cloudy-day-45');
  await press(page, '重置密码');
  await expect(page.getByText('两次密码输入不一致')).toBeVisible();
  await field(page, '确认新密码').fill(RESET);
  await press(page, '重置密码');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText('密码重置成功，请使用新密码登录')).toBeVisible();
}

/**
 * A minute after the first login code, the next one may be requested. This browser forgot wait and ticket at the logout, so it
 * asks for no code before.
 */
async function signInAgain(page: Page, account: Account): Promise<void> {
  const before = findCode(account.email, '登录');
  await openDialog(page);
  await expect(field(page, '邮箱')).toHaveValue(account.email);
  await field(page, '密码').fill(account.password);
  await press(page, '继续');
  await expect(page.getByText(/再次发送/).or(field(page, '邮箱验证码'))).toBeVisible();
  if (!(await field(page, '邮箱验证码').isVisible())) {
    await expect(page.getByText(/再次发送/)).toHaveCount(0, { timeout: 60_000 });
    await press(page, '继续');
  }
  await enterLoginCode(page, account, before);
}
