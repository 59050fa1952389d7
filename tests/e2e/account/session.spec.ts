import { expect, type Route, test } from '@playwright/test';
import { ACCOUNT_PATHS } from '../../../src/core/contracts/accounts.ts';
import { HEALTH_PATH } from '../../../src/core/paths.ts';
import { openSession, storeSession } from '../an-account.ts';
import {
  answer,
  avatar,
  dialog,
  field,
  HOME,
  openDialog,
  openMenu,
  openWith,
  press,
  signInButton,
} from './account-page.ts';

test('the tabs of a browser follow each other', async ({ page, context, request }) => {
  const session = await openSession(request);
  await page.goto(HOME);
  const other = await context.newPage();
  await other.goto(HOME);
  await openDialog(other);
  await storeSession(page, session);
  await expect(avatar(other)).toHaveAccessibleName(`账号：${session.user.username}`);
  await expect(other.getByRole('dialog')).toHaveCount(0);
  await page.reload();
  await openMenu(other, '退出登录');
  await expect(signInButton(page)).toBeVisible();
  // The server no longer accepts the token either.
  const profile = await request.get(ACCOUNT_PATHS.profile, { headers: { authorization: `Bearer ${session.token}` } });
  expect(profile.status()).toBe(401);
});

test('a stored session is kept while the server cannot check it, announced before its end, and ends when refused', async ({
  page,
  request,
}) => {
  const session = await openSession(request);
  await test.step('it is kept, marked as offline, while the server cannot check it', async () => {
    await page.goto(HEALTH_PATH);
    await storeSession(page, session);
    const failures = [
      (route: Route) => route.abort(),
      answer(500, '500', ''),
      (route: Route) => route.fulfill({ status: 200, body: '<html>' }),
    ];
    for (const fail of failures) {
      await page.route(`**${ACCOUNT_PATHS.profile}`, fail);
      await page.goto(HOME);
      await expect(avatar(page)).toHaveAccessibleName(`账号：${session.user.username}（离线）`);
      await page.unroute(`**${ACCOUNT_PATHS.profile}`);
    }
    await avatar(page).click();
    await expect(page.getByRole('menu')).toContainText('离线：暂时连不上服务器，登录状态已保留');
    await page.reload();
    await expect(avatar(page)).toHaveAccessibleName(`账号：${session.user.username}`);
  });

  await test.step('its end is announced, and the announcement does not cover the menu of a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openWith(page, { ...session, expiresIn: 250 });
    await expect(page.getByText('登录将在 5 分钟内过期')).toBeVisible();
    await avatar(page).click();
    await page.getByRole('menuitem', { name: '修改密码' }).click({ timeout: 15_000 });
    await expect(dialog(page, '修改密码')).toBeVisible();
    await press(page, '取消');
    await press(page, '重新登录');
    await expect(field(page, '邮箱')).toHaveValue(session.user.email);
  });

  await test.step('it ends when the server refuses it, with a way back by one click, and is reported once when it ran out', async () => {
    await openWith(page, { ...session, token: `${session.token}x` });
    await expect(page.getByText('登录已失效，请重新登录')).toBeVisible();
    await expect(signInButton(page)).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('auth_user'))).toBeNull();
    await page.getByText('登录已失效，请重新登录').locator('..').getByRole('button', { name: '登录' }).click();
    await expect(dialog(page, '登录')).toBeVisible();

    // While the page was closed.
    await openWith(page, { ...session, expiresIn: -60 });
    await expect(page.getByText('登录已过期，请重新登录')).toBeVisible();
    await expect(signInButton(page)).toBeVisible();
    await page.reload();
    await expect(signInButton(page)).toBeVisible();
    await expect(page.getByText('登录已过期，请重新登录')).toHaveCount(0);
  });
});
