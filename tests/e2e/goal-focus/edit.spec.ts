import { expect, type Page, test } from '@playwright/test';
import { listViolations } from '../axe.ts';
import { button, dialog, openDesk, readSettings, storeSettings, upload } from './desk-page.ts';

test.use({ actionTimeout: 15_000 });

const WORDS = { title: '写完第三章', description: '先写再改', wallpaper: 'stars' };
const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="50"><path fill="teal" d="M0 0h80v50H0z"/></svg>';
const PICTURE = { name: 'sea.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(SVG) };

const title = (page: Page) => page.locator('main h1');
/** The page behind an open sheet is hidden from roles. */
const card = (page: Page) => page.locator('main section[data-side]');
const cardPicture = (page: Page) => card(page).locator('[data-front="true"] > img[src^="blob:"]');

/** The image store is opened with the first picture that is stored. */
const hasImageStore = (page: Page) =>
  page.evaluate(async () => (await indexedDB.databases()).some(({ name }) => name === 'mythinkn_goal_images'));

/** Whether the card lies beside or above the sheet, in the window. */
async function isCardFree(page: Page): Promise<boolean> {
  const [desk, sheet] = [await card(page).boundingBox(), await page.locator('.MuiDialog-paper').boundingBox()];
  if (desk === null || sheet === null) return false;
  const isInside = desk.x >= 0 && desk.y >= 0 && desk.width > 100 && desk.height > 60;
  return isInside && (desk.x + desk.width <= sheet.x || desk.y + desk.height <= sheet.y);
}

test('the desktop changes beside the sheet, cancelling takes all back, and a draft that cannot be stored stays', async ({
  page,
}) => {
  await storeSettings(page, WORDS);
  await openDesk(page);
  // The first entry of the widget opens the sheet on the desktop itself.
  await page.getByRole('complementary', { name: '快捷入口' }).getByRole('link', { name: '自定义壁纸' }).click();
  await expect(dialog(page)).toBeVisible();
  await expect(page).toHaveURL(/goal-focus$/);
  await expect.poll(() => isCardFree(page)).toBe(true);
  await dialog(page).getByLabel('大标题').fill('早睡');
  await expect(title(page)).toHaveText('早睡');
  const family = () => title(page).evaluate((element) => getComputedStyle(element).fontFamily);
  const before = await family();
  await dialog(page).getByRole('button', { name: '楷体' }).click();
  expect(await family()).not.toBe(before);
  await dialog(page).getByRole('button', { name: '自选颜色' }).click();
  await dialog(page).getByRole('radio', { name: '紫', exact: true }).check();
  await expect(card(page)).toHaveCSS('color', 'rgb(156, 39, 176)');
  await expect(dialog(page).getByText('按你选的颜色显示')).toBeVisible();
  await dialog(page).getByRole('group', { name: '卡片背景' }).getByRole('button', { name: '单张图片' }).click();
  await upload(page, [PICTURE]);
  await expect(cardPicture(page)).toBeVisible();
  expect(await hasImageStore(page)).toBe(false);

  await page.keyboard.press('Escape');
  await button(page, '放弃').click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(title(page)).toHaveText(WORDS.title);
  await expect(cardPicture(page)).toHaveCount(0);
  expect(await readSettings(page)).toMatchObject(WORDS);
  expect(await hasImageStore(page)).toBe(false);

  await test.step('a draft that cannot be stored stays in the sheet and on the desktop, until it is saved', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await button(page, '编辑').click();
    await expect.poll(() => isCardFree(page)).toBe(true);
    expect(await listViolations(page)).toEqual([]);
    await dialog(page).getByLabel('大标题').fill('早睡');
    await page.evaluate(() => {
      const write = Storage.prototype.setItem;
      Object.assign(window, { restore: () => Object.assign(Storage.prototype, { setItem: write }) });
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await button(page, '保存').click();
    await expect(page.getByText('没有保存成功，原来的设置还在')).toBeVisible();
    await expect(title(page)).toHaveText('早睡');
    expect(await readSettings(page)).toMatchObject(WORDS);
    await page.evaluate(() => (window as unknown as { restore: () => void }).restore());
    await button(page, '保存').click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(title(page)).toHaveText('早睡');
    expect(await readSettings(page)).toMatchObject({ ...WORDS, title: '早睡' });
  });
});
