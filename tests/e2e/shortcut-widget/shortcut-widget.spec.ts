import { expect, type Locator, type Page, test } from '@playwright/test';
import { listViolations } from '../axe.ts';
import { waitForStart } from '../started.ts';

const HOME = '/mythinkn/portal';
const READING = `${HOME}/brain-hole`;
const JSON_PAGE = '/mythinkn/portal/json-yaml';
const FLOCK = '/mythinkn/portal/flock-dance';
const ENTRIES = ['自定义壁纸 (在新标签页打开)', '拆解目标', '文案转图', '云上赏鱼 (在新标签页打开)'];

const rail = (page: Page) => page.getByRole('complementary', { name: '快捷入口' });
const button = (page: Page, name: string) => rail(page).getByRole('button', { name, exact: true });
const toggle = (page: Page) => button(page, '快捷入口');

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (box === null) throw new Error('nothing to measure');
  return box;
}

/** Waits until the widget stands still. */
async function restingBoxOf(page: Page) {
  let last = '';
  await expect
    .poll(async () => {
      const previous = last;
      last = JSON.stringify(await boxOf(rail(page)));
      return last === previous;
    })
    .toBe(true);
  return boxOf(rail(page));
}

async function expectInside(page: Page): Promise<void> {
  const { x, y, width, height } = await restingBoxOf(page);
  const view = page.viewportSize() ?? { width: 0, height: 0 };
  expect(x).toBeGreaterThanOrEqual(8);
  expect(y).toBeGreaterThanOrEqual(64);
  expect(x + width).toBeLessThanOrEqual(view.width - 8);
  expect(y + height).toBeLessThanOrEqual(view.height - 8);
}

async function dragTo(page: Page, from: Locator, x: number, y: number): Promise<void> {
  const box = await boxOf(from);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(x, y, { steps: 6 });
  await page.mouse.up();
}

test('it collapses, opens, and stays closed for 24 hours in all tabs', async ({ page, context }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.goto(HOME);
  await waitForStart(page);
  await page.clock.runFor(5000);
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
  await toggle(page).click();
  expect(await boxOf(rail(page))).toMatchObject({ width: 40, height: 40 });
  await toggle(page).click();
  await expect(rail(page).getByRole('link')).toHaveCount(ENTRIES.length);
  for (const name of ENTRIES) await expect(rail(page).getByRole('link', { name, exact: true })).toBeVisible();
  await expectInside(page);
  expect(await listViolations(page)).toEqual([]);

  const other = await context.newPage();
  await other.goto(HOME);
  await expect(toggle(other)).toHaveAttribute('aria-expanded', 'true');
  await button(page, '隐藏快捷入口 24 小时').click();
  await expect(rail(page)).toBeHidden();
  await expect(rail(other)).toBeHidden();
  await page.getByRole('button', { name: '撤销' }).click();
  await expect(rail(page)).toBeVisible();
  await expect(rail(other)).toBeVisible();
  await other.close();

  await button(page, '隐藏快捷入口 24 小时').click();
  await expect(rail(page)).toBeHidden();
  await page.clock.fastForward(86_000_000);
  await page.reload();
  await waitForStart(page);
  await page.clock.runFor(5000);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(rail(page)).toBeHidden();
  await page.clock.fastForward(400_000);
  await expect(rail(page)).toBeVisible();
});

test('is dragged to a side and remembered, works by keyboard behind the content, and is absent in print, dialogs and ponds', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(READING);
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
  await expectInside(page);
  await dragTo(page, rail(page).getByRole('link', { name: '拆解目标' }), 1500, 1000);
  await expectInside(page);
  const dropped = await boxOf(rail(page));
  expect(dropped.x + dropped.width).toBe(1272);
  await expect(page).toHaveURL(new RegExp(`${READING}$`));
  await page.reload();
  await expect(toggle(page)).toBeVisible();
  expect(await restingBoxOf(page)).toEqual(dropped);
  await page.setViewportSize({ width: 1280, height: 360 });
  await expectInside(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  expect(await restingBoxOf(page)).toEqual(dropped);

  await test.step('works by keyboard behind the content, and is absent in print, behind dialogs and on the swarm canvas', async () => {
    await dragTo(page, rail(page).getByRole('link', { name: '拆解目标' }), 40, 300);
    expect((await restingBoxOf(page)).x).toBe(8);
    await toggle(page).click();
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
    await toggle(page).focus();
    await page.keyboard.press('Shift+Tab');
    await expect(page.locator(':is(main, footer, nav) :focus')).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(toggle(page)).toBeFocused();
    const start = await boxOf(rail(page));
    await page.keyboard.press('ArrowUp');
    await expect.poll(async () => (await boxOf(rail(page))).y).toBe(start.y - 10);
    await page.keyboard.press('Shift+ArrowRight');
    await expect.poll(async () => (await boxOf(rail(page))).x).toBe(start.x + 50);
    await page.keyboard.press('Enter');
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Tab');
    await expect(button(page, '移动快捷入口')).toBeFocused();
    const open = await boxOf(rail(page));
    await page.keyboard.press('ArrowLeft');
    await expect.poll(async () => (await boxOf(rail(page))).x).toBe(open.x - 10);
    await page.keyboard.press('Tab');
    await expect(rail(page).getByRole('link', { name: '自定义壁纸' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(toggle(page)).toBeFocused();

    await expect(toggle(page)).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(toggle(page)).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await page.evaluate(() => scrollTo(0, 0));
    await page.getByRole('banner').getByRole('button', { name: '登录' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page.locator('aside')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(toggle(page)).toBeVisible();
    await page.goto(FLOCK);
    await waitForStart(page);
    await page.waitForLoadState('networkidle');
    await expect(rail(page)).toHaveCount(0);
  });
});

test('peeks out of the edge of a page that fills the window, unfolds for as long as it is used, and is in the bar of a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(JSON_PAGE);
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
  await expect.poll(async () => (await boxOf(rail(page))).x + 40).toBe(16);
  await toggle(page).hover({ position: { x: 36, y: 20 } });
  await expect.poll(async () => (await boxOf(rail(page))).x).toBe(8);
  await toggle(page).click();
  await expect(rail(page).getByRole('link')).toHaveCount(ENTRIES.length);
  await expectInside(page);
  await page.getByRole('textbox', { name: 'JSON 输入' }).click();
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
  await expect.poll(async () => (await boxOf(rail(page))).x + 40).toBe(16);

  await test.step('stands in the bottom bar of a phone, where nothing floats', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const bar = page.getByRole('navigation', { name: '主要导航' });
    await bar.getByRole('button', { name: '快捷' }).click();
    const sheet = page.getByRole('dialog', { name: '快捷入口' });
    for (const name of ENTRIES) await expect(sheet.getByRole('link', { name, exact: true })).toBeVisible();
    await expect(rail(page)).toHaveCount(0);
    expect(await listViolations(page)).toEqual([]);
    await sheet.getByRole('button', { name: '隐藏快捷入口 24 小时' }).click();
    await expect(bar.getByRole('button', { name: '快捷' })).toBeHidden();
    await page.getByRole('button', { name: '撤销' }).click();
    await bar.getByRole('button', { name: '快捷' }).click();
    await sheet.getByRole('link', { name: '拆解目标' }).click();
    await expect(page).toHaveURL(/\/inspiration$/);
    await expect(sheet).toBeHidden();
  });
});
