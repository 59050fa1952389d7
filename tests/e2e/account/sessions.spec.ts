import { expect, test } from '@playwright/test';
import { ACCOUNT_PATHS } from '../../../src/core/contracts/accounts.ts';
import { openSession } from '../an-account.ts';
import {
  avatar,
  dialog,
  HOME,
  openDialog,
  openMenu,
  openWith,
  press,
  signInButton,
  signInInDialog,
} from './account-page.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('one device ends the session of another, which learns it at its next call', async ({ page, browser, request }) => {
  const session = await openSession(request);
  await openWith(page, session);

  const otherContext = await browser.newContext();
  const other = await otherContext.newPage();
  await other.goto(HOME);
  await openDialog(other);
  await dialog(other, '登录').getByRole('textbox', { name: '邮箱', exact: true }).fill(session.account.email);
  await dialog(other, '登录').getByRole('textbox', { name: '密码', exact: true }).focus();
  await signInInDialog(other, session.account);

  await openMenu(page, '登录的设备');
  const list = dialog(page, '登录的设备');
  const rows = list.getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText('本机');
  await expect(rows.last()).toContainText(/^Chrome · .*最近使用：刚刚/);
  await rows.last().getByRole('button').click();
  await expect(rows).toHaveCount(1);
  await expect(list.getByText('没有在其他设备上登录。')).toBeVisible();
  await press(page, '关闭');
  await expect(avatar(page)).toBeFocused();

  await expect(avatar(other)).toBeVisible();
  await other.reload();
  await expect(other.getByText('登录已失效，请重新登录')).toBeVisible();
  await expect(signInButton(other)).toBeVisible();
  // The file with the calls of an account is loaded by then.
  const checked = page.waitForResponse(`**${ACCOUNT_PATHS.profile}`);
  await page.reload();
  await checked;
  await expect(avatar(page)).toHaveAccessibleName(`账号：${session.user.username}`);
  await otherContext.close();

  await test.step('signing out offline ends the session on the server when the network is back', async () => {
    await avatar(page).click();
    await expect(page.getByRole('menuitem', { name: '退出登录' })).toBeVisible();
    await page.context().setOffline(true);
    await page.getByRole('menuitem', { name: '退出登录' }).click();
    await expect(signInButton(page)).toBeVisible();
    const isValid = async () =>
      (await request.get(ACCOUNT_PATHS.profile, { headers: { authorization: `Bearer ${session.token}` } })).ok();
    expect(await isValid()).toBe(true);
    await page.context().setOffline(false);
    await expect.poll(isValid).toBe(false);
  });
});
