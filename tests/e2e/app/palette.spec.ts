import { expect, type Page, test } from '@playwright/test';
import { listViolations } from '../axe.ts';
import { watchShifts } from '../faults.ts';
import { waitForStart } from '../started.ts';

const HOME = '/mythinkn/portal';
const field = (page: Page) => page.getByRole('combobox', { name: '搜索' });
const options = (page: Page) => page.getByRole('option');
const bar = (page: Page) => page.getByRole('navigation', { name: '主要导航' });

test('the search finds a tool in four scripts and runs a command of another page, by keyboard, also from the editor', async ({
  page,
}) => {
  await page.goto(HOME);
  await waitForStart(page);
  await page.getByRole('button', { name: '搜索', exact: true }).focus();
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  for (const query of ['qyhb', 'qunyou', '群游', 'swarm']) {
    await field(page).fill(query);
    await expect(options(page).first()).toContainText('群游画布');
  }
  expect(await listViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: '搜索', exact: true })).toBeFocused();
  await page.keyboard.press('Control+k');
  await field(page).fill('穿云');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('穿云箭');
  await page.goBack();
  await expect(page).toHaveURL(/portal$/);

  await page.goto(`${HOME}/json-yaml`);
  await waitForStart(page);
  await page.locator('.cm-content, textarea').first().click();
  await page.keyboard.press('Control+k');
  await field(page).fill('tjdh');
  await expect(options(page).first()).toContainText('添加导航');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page).toHaveURL(/custom-nav$/);
});

test('the active tab is visible at every width, nothing moves, and the rest is in the menu', async ({ page }) => {
  const totalShift = await watchShifts(page);
  for (const width of [1280, 1024, 768]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`${HOME}/image-crop`);
    await waitForStart(page);
    const tab = page.getByRole('navigation', { name: '工具' }).locator('[aria-current="page"]');
    await expect(tab, `${width} px`).toBeInViewport({ ratio: 0.95 });
    expect(await totalShift(), `${width} px`).toBeLessThan(0.01);
    await page.getByRole('button', { name: '全部工具' }).click();
    const menu = page.getByRole('dialog', { name: '全部工具' });
    await expect(menu.getByRole('link', { name: /群游画布/ }), `${width} px`).toBeVisible();
    await expect(menu.getByRole('link', { name: '图片裁剪' })).not.toHaveAttribute('target', '_blank');
    expect(await listViolations(page), `${width} px`).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: '全部工具' })).toBeFocused();
    // The closed dialog leaves the history before another page is opened.
    await expect.poll(() => page.evaluate(() => history.state?.dialogDepth ?? 0), `${width} px`).toBe(0);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the bar at the bottom leads to the tools, hides while typing, and covers nothing', async ({ page }) => {
    const totalShift = await watchShifts(page);
    await page.goto(`${HOME}/custom-nav`);
    await waitForStart(page);
    await expect(page.getByRole('navigation', { name: '工具' })).toBeHidden();
    expect(await totalShift()).toBeLessThan(0.01);
    await page.getByRole('textbox').first().tap();
    await expect(bar(page)).toBeHidden();
    await page.locator('h1').tap();
    await expect(bar(page)).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const mainEnd = await page.locator('main').evaluate((main) => main.getBoundingClientRect().bottom);
    expect(mainEnd).toBeLessThanOrEqual((await bar(page).boundingBox())?.y ?? 0);
    await bar(page).getByRole('button', { name: '工具' }).tap();
    const sheet = page.getByRole('dialog', { name: '全部工具' });
    await expect(sheet.getByRole('link', { name: '目标规划' })).toBeVisible();
    expect(await listViolations(page)).toEqual([]);
    await sheet.getByRole('link', { name: '目标规划' }).tap();
    await expect(page).toHaveURL(/inspiration$/);
    await page.goBack();
    await expect(page).toHaveURL(/custom-nav$/);
  });
});
