import { expect, type Page, type Route, test } from '@playwright/test';
import { ADMIN_ACCESS_PATHS } from '../../../src/core/contracts/admin-access.ts';
import { HEALTH_PATH } from '../../../src/core/paths.ts';
import { storeSession } from '../an-account.ts';
import { listViolations, listViolationsInBoth } from '../axe.ts';
import { claimOfRole } from '../seeded-accounts.ts';
import { ADMIN, field, heading, signInAs } from './admin-page.ts';

/**
 * How the check of the rights fails, with the words of the gate, and whether the session can be checked again. The unit tests
 * of the gate have the other reasons.
 */
const FAILURES: readonly [reason: string, answer: (route: Route) => Promise<void>, words: RegExp, canRetry: boolean][] =
  [
    [
      'invalid_response',
      (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><p>router</p>' }),
      /服务器的回答无法识别/,
      true,
    ],
    ['network_error', (route) => route.abort('connectionrefused'), /网络连接失败，没有确认到管理权限/, true],
    // The last one, because it ends the session.
    [
      'not_authenticated',
      (route) => route.fulfill({ status: 401, json: { code: '401', message: '' } }),
      /登录已失效，请重新登录|登录已过期/,
      false,
    ],
  ];

async function intercept(page: Page, answer: (route: Route) => Promise<void>): Promise<void> {
  await page.unroute(`**${ADMIN_ACCESS_PATHS.status}`);
  await page.route(`**${ADMIN_ACCESS_PATHS.status}`, answer);
}

test('a failed check leads to the login with its words, and a lost answer never ends the session', async ({
  page,
  request,
}) => {
  await signInAs(page, request, 'ADMIN');
  for (const [reason, answer, words, canRetry] of FAILURES) {
    await intercept(page, answer);
    await page.goto(ADMIN);
    await expect(heading(page, '管理员登录'), reason).toBeVisible();
    await expect(page.getByText(words).first(), reason).toBeVisible();
    const isKept = await page.evaluate(() => localStorage.getItem('auth_token') !== null);
    expect(isKept, reason).toBe(canRetry);
    if (!canRetry) continue;
    await page.unroute(`**${ADMIN_ACCESS_PATHS.status}`);
    await page.getByRole('button', { name: '重新验证' }).click();
    await expect(heading(page, '总览'), reason).toBeVisible();
  }
});

test('the gate is no wider than a phone, has no accessibility violation in light and dark, and works by keyboard', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(ADMIN);
  await expect(field(page, '管理员邮箱')).toBeFocused();
  expect.soft(await listViolationsInBoth(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.keyboard.press('Enter');
  await expect(page.getByText('请填写邮箱和密码后再发送验证码')).toBeVisible();
  await expect(field(page, '管理员邮箱')).toBeFocused();
  await page.keyboard.type('nobody@example.com');
  await page.keyboard.press('Tab');
  await page.keyboard.type('wrong-password');
  await page.keyboard.press('Enter');
  await expect(field(page, '邮箱验证码')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('请输入邮箱验证码')).toBeVisible();
  await page.keyboard.type('123456');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(field(page, '邮箱验证码')).toHaveValue('123456');
  expect.soft(await listViolations(page)).toEqual([]);

  await test.step('a VIP is refused in words, sees nothing of the administration, and stays signed in at the portal', async () => {
    const { session } = claimOfRole('VIP');
    await page.goto(HEALTH_PATH);
    await storeSession(page, session);
    await page.goto(`${ADMIN}/permissions?tab=users`);
    await expect(heading(page, '管理员登录')).toBeVisible();
    await expect(page.getByText('当前账号没有管理权限，请用管理员账号登录。')).toBeVisible();
    await expect(page.getByRole('tab')).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBe(session.token);
  });
});
