import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { findCode, openSession, readCode } from '../an-account.ts';
import { listViolations, WCAG_RULES } from '../axe.ts';
import {
  avatar,
  dialog,
  field,
  HOME,
  openDialog,
  openMenu,
  openWith,
  press,
  signInButton,
  signInInDialog,
} from './account-page.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('a user changes the name, saves the data, asks for the removal of the account and keeps it by a login', async ({
  page,
  request,
}) => {
  const session = await openSession(request);
  const { email, username, password } = session.account;
  await openWith(page, session);
  await openMenu(page, '我的账号');
  const own = dialog(page, '我的账号');
  expect(await listViolations(page, WCAG_RULES)).toEqual([]);

  await expect(field(page, '用户名')).toHaveValue(username);
  await field(page, '用户名').fill('x');
  await press(page, '保存用户名');
  await expect(own.getByText('用户名至少2个字符')).toBeVisible();
  await field(page, '用户名').fill(`${username}二`);
  await field(page, '用户名').press('Enter');
  await expect(own.getByText('用户名已修改')).toBeVisible();
  await expect(page.locator('button[data-signed-in]')).toHaveAttribute('aria-label', `账号：${username}二`);

  const saving = page.waitForEvent('download');
  await press(page, '导出');
  const saved = await saving;
  expect(saved.suggestedFilename()).toMatch(/^mythinkn-account-\d{4}-\d\d-\d\d\.json$/);
  const data = JSON.parse(readFileSync(await saved.path(), 'utf8'));
  expect(data.account).toMatchObject({ email, username: `${username}二` });
  await expect(own.getByText(`已导出 ${saved.suggestedFilename()}`)).toBeVisible();

  await press(page, '注销账号');
  await expect(own.getByText(`账号 ${username}二（${email}）`)).toBeVisible();
  await field(page, '当前密码').fill('wrong');
  await press(page, '下一步');
  await expect(own.getByText('当前密码错误')).toBeVisible();
  await field(page, '当前密码').fill(password);
  await press(page, '下一步');
  const before = findCode(email, '注销账号');
  await press(page, '发送验证码');
  await expect(field(page, '邮箱验证码')).toBeFocused();
  await field(page, '邮箱验证码').fill(await readCode(email, '注销账号', before));
  await press(page, '申请注销');
  await expect(page.getByText('账号将在 7 天后注销，在此之前登录就会取消。')).toBeVisible();
  await expect(signInButton(page)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goto(HOME);
  await expect(signInButton(page)).toBeVisible();

  await openDialog(page);
  await field(page, '邮箱').fill(email);
  await field(page, '密码').focus();
  await signInInDialog(page, { email, username: `${username}二`, password });
  await expect(page.getByText('注销已经取消，账号保留下来了')).toBeVisible();
  await expect(avatar(page)).toHaveAccessibleName(`账号：${username}二`);
});
