import { expect, type Page, test } from '@playwright/test';
import { listViolationsInBoth } from '../axe.ts';
import { ADMIN, heading, openScreen, signInAs } from './admin-page.ts';

const TABS = ['admins', 'users', 'roles', 'permissions', 'system'];
const SCREENS: readonly (readonly [path: string, title: string])[] = [
  ['', '总览'],
  ...TABS.map((tab) => [`/permissions?tab=${tab}`, '权限管理'] as const),
  ['/audit', '审计日志'],
  ['/audit?log=sign-ins', '审计日志'],
  ['/health', '系统健康'],
];

async function openSettled(page: Page, path: string, title: string): Promise<void> {
  await openScreen(page, path, title);
  await page.waitForLoadState('networkidle');
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

test('no screen has an accessibility violation, in light and dark, or is wider than a phone of 360 px', async ({
  page,
  request,
}) => {
  test.slow();
  await signInAs(page, request, 'SUPER_ADMIN');
  for (const [path, title] of SCREENS) {
    await page.setViewportSize({ width: 1280, height: 720 });
    await openSettled(page, path, title);
    if (path.endsWith('tab=users')) {
      // Words in rows that are selected or pointed at, too.
      await page.getByRole('checkbox').nth(1).check();
      await page.getByRole('row').nth(2).hover();
    }
    expect.soft(await listViolationsInBoth(page), path).toEqual([]);
    await page.setViewportSize({ width: 360, height: 740 });
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(360);
  }
});

/** Presses Tab until the element of this name has the focus, and checks that the focus can be seen. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const element = document.activeElement ?? document.body;
      const { outlineStyle } = getComputedStyle(element);
      return { text: element.getAttribute('aria-label') ?? element.textContent, isOutlined: outlineStyle !== 'none' };
    });
    if (focused.text !== name) continue;
    expect(focused.isOutlined, name).toBe(true);
    return;
  }
  throw new Error(`Tab does not reach ${name}`);
}

test('the keyboard alone leads through the screens, tabs and dialogs, and out again', async ({ page, request }) => {
  await signInAs(page, request, 'SUPER_ADMIN');
  await openScreen(page, '', '总览');
  await tabTo(page, '查看邮件配置');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: '邮件配置' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: '查看邮件配置' })).toBeFocused();

  await page.reload();
  await expect(heading(page, '总览')).toBeVisible();
  await tabTo(page, '权限管理');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${ADMIN}/permissions`);
  await tabTo(page, '管理员管理');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: '普通用户管理' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tab', { name: '普通用户管理' })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/tab=system$/);

  await page.reload();
  await expect(heading(page, '权限管理')).toBeVisible();
  await tabTo(page, '切换到深色');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark');
  await tabTo(page, '退出登录');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(ADMIN);
  await expect(heading(page, '管理员登录')).toBeVisible();
});
