import { expect, type Page, test } from '@playwright/test';
import { listViolationsInBoth } from '../axe.ts';
import { ADMIN, heading, openScreen, signInAs } from './admin-page.ts';

/** Tabs of the page of rights, by the value that they have in the address. */
const TABS = ['admins', 'users', 'roles', 'permissions', 'system'];

async function checkScreen(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  if (name === 'users') {
    // Words in rows that are selected or pointed at, too.
    await page.getByRole('checkbox').nth(1).check();
    await page.getByRole('row').nth(2).hover();
  }
  expect.soft(await listViolationsInBoth(page), name).toEqual([]);
  await page.setViewportSize({ width: 360, height: 740 });
  expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), name).toBeLessThanOrEqual(360);
  await page.setViewportSize({ width: 1280, height: 720 });
}

test('no screen has an accessibility violation, in light and dark, or is wider than a phone of 360 px', async ({
  page,
  request,
}) => {
  test.slow();
  await signInAs(page, request, 'SUPER_ADMIN');
  await openScreen(page, '', '总览');
  await checkScreen(page, 'home');
  const link = (name: string) => page.getByRole('navigation', { name: '管理后台的页面' }).getByRole('link', { name });
  await link('权限管理').click();
  for (const [index, tab] of TABS.entries()) {
    await page.getByRole('tab').nth(index).click();
    await expect(page).toHaveURL(new RegExp(`/permissions${index === 0 ? '' : `\\?tab=${tab}$`}`));
    await checkScreen(page, tab);
  }
  await link('审计日志').click();
  await expect(heading(page, '审计日志')).toBeVisible();
  await checkScreen(page, 'audit');
  await openScreen(page, '/audit?log=sign-ins', '审计日志');
  await checkScreen(page, 'sign-ins');
  await link('系统健康').click();
  await expect(heading(page, '系统健康')).toBeVisible();
  await checkScreen(page, 'health');
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
