import { expect, type Page, test } from '@playwright/test';
import { signInBorrowed } from '../an-account.ts';
import { toGrayPng, toPng } from '../image-crop/picture-files.ts';
import {
  button,
  card,
  dialog,
  expectPictures,
  frontPictures,
  openDesk,
  readSettings,
  storedImages,
  storedPixels,
  storeSettings,
  upload,
} from './desk-page.ts';

test.use({ actionTimeout: 15_000 });

const WORDS = { title: '写完第三章', description: '先写再改', backgroundMode: 'blank' };

const aPicture = (index: number) => ({
  name: `图${index}.png`,
  mimeType: 'image/png',
  buffer: toPng(64, 40, (x, y) => [index * 15, x * 4, y * 6, 255]),
});

const chooseMode = (page: Page, section: string, name: string) =>
  dialog(page).getByRole('group', { name: section }).getByRole('button', { name, exact: true }).click();

test('uploads are limited in size and number, and only used pictures stay stored', async ({ page }) => {
  await storeSettings(page, WORDS);
  await openDesk(page);
  await button(page, '编辑').click();
  await chooseMode(page, '卡片背景', '多张图片');
  await upload(page, [{ name: '大图.png', mimeType: 'image/png', buffer: Buffer.alloc(3 * 1024 * 1024 + 1) }]);
  const oversize = page.getByRole('dialog', { name: '图片文件过大' });
  await expect(oversize).toContainText('上传的图片大小不能超过 3MB');
  await page.keyboard.press('Escape');
  await expect(oversize).toHaveCount(0);

  await upload(page, [{ name: '笔记.png', mimeType: 'image/png', buffer: Buffer.from('no picture') }]);
  await expect(dialog(page).getByRole('alert')).toContainText('「笔记.png」不是可用的图片');
  await upload(
    page,
    Array.from({ length: 15 }, (_, index) => aPicture(index)),
  );
  await expect(dialog(page).getByText('已添加 15 / 15 张')).toBeVisible();
  await upload(page, [aPicture(15)]);
  await expect(dialog(page).getByRole('alert')).toContainText('最多 15 张');
  await expect(dialog(page).getByText('已添加 15 / 15 张')).toBeVisible();
  await button(page, '「图1.png」往前移').click();
  await button(page, '保存').click();
  await expect(page.getByText('已保存')).toBeVisible();
  expect(await storedImages(page)).toHaveLength(15);

  await page.reload();
  await expect.poll(async () => (await frontPictures(page)).card).not.toBeNull();
  await button(page, '编辑').click();
  const names = () =>
    dialog(page)
      .getByRole('listitem')
      .getByRole('img')
      .evaluateAll((images) => images.map((image) => image.getAttribute('alt')));
  await expect.poll(async () => (await names()).slice(0, 3)).toEqual(['图1.png', '图0.png', '图2.png']);
  await button(page, '移除「图0.png」').click();
  await button(page, '保存').click();
  await expect.poll(() => storedImages(page)).toHaveLength(14);
});

/** More than 24 million pixels, which are scaled by the decoder. */
const LARGE = [
  { width: 9500, height: 6333, window: { width: 390, height: 844 } },
  { width: 12_000, height: 8500, window: { width: 1280, height: 720 } },
];

test('large pictures are stored with their pixels, whatever the window', async ({ page }) => {
  await storeSettings(page, WORDS);
  await openDesk(page);
  for (const { width, height, window } of LARGE) {
    await page.setViewportSize(window);
    await button(page, '编辑').click();
    await chooseMode(page, '卡片背景', '单张图片');
    const previews = () =>
      dialog(page)
        .getByRole('img', { name: '图片预览' })
        .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).src).join());
    const before = await previews();
    await upload(page, [{ name: '夜景.png', mimeType: 'image/png', buffer: toGrayPng(width, height) }]);
    await expect.poll(async () => ['', before].includes(await previews()), { timeout: 60_000 }).toBe(false);
    await button(page, '保存').click();
    await expect(dialog(page)).toHaveCount(0);

    const stored = await storedPixels(page, 'panelImage');
    expect(stored.width).toBeLessThan(width);
    expect(stored.height / stored.width).toBeCloseTo(height / width, 2);
    const row = Math.floor(stored.height / 2) * stored.width;
    const differences = Array.from({ length: stored.width }, (_, x) => {
      const [value = 0, , , opacity = 0] = stored.pixels.slice((row + x) * 4);
      return Math.abs(((Math.floor(((x + 0.5) / stored.width) * width) >> 4) & 255) - value) + (255 - opacity);
    });
    expect(differences.reduce((sum, each) => sum + each) / stored.width, `${width} px`).toBeLessThan(3);
  }
});

test('several pictures on the page ask for a login; a single one waits for it', async ({ page, request }) => {
  await storeSettings(page, { ...WORDS, backgroundMode: 'default', wallpaper: 'gradient' });
  await openDesk(page);
  await button(page, '编辑').click();
  await chooseMode(page, '页面背景', '多张图片');
  await expect(page.getByRole('dialog', { name: /登录/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await chooseMode(page, '页面背景', '单张图片');
  await expect(dialog(page).getByText('自定义的单张页面背景登录后才会显示')).toBeVisible();
  await upload(page, [aPicture(3)]);
  await expect(dialog(page).getByRole('img', { name: '图片预览' })).toBeVisible();
  await button(page, '保存').click();
  await expect(page.getByText('已保存')).toBeVisible();
  const signedOut = await frontPictures(page);

  await signInBorrowed(page, request);
  await openDesk(page);
  await expect.poll(async () => (await frontPictures(page)).page, { timeout: 15_000 }).not.toBeNull();
  expect((await frontPictures(page)).page).not.toBe(signedOut.page);
  const colors = await page
    .locator('main > div [data-front="true"] > img')
    .first()
    .evaluate(async (image: HTMLImageElement) => image.naturalWidth);
  expect(colors).toBe(64);
});

test('a full storage loses neither old nor new settings, and an address becomes a picture only when it is one', async ({
  page,
}) => {
  await page.route('https://pictures.example/*', (route) =>
    route.request().url().endsWith('good.png')
      ? route.fulfill({ contentType: 'image/png', body: aPicture(2).buffer })
      : route.abort(),
  );
  await storeSettings(page, WORDS);
  await openDesk(page);
  await page.evaluate(() => {
    const { put } = IDBObjectStore.prototype;
    Object.assign(window, { restore: () => Object.assign(IDBObjectStore.prototype, { put }) });
    IDBObjectStore.prototype.put = function (...values) {
      if (this.transaction.db.name !== 'mythinkn_goal_images') return put.apply(this, values);
      throw new DOMException('No room', 'QuotaExceededError');
    };
  });
  await button(page, '编辑').click();
  await dialog(page).getByLabel('大标题').fill('新的标题');
  await chooseMode(page, '卡片背景', '单张图片');
  await upload(page, [aPicture(1)]);
  await expect(dialog(page).getByRole('img', { name: '图片预览' })).toBeVisible();
  await button(page, '保存').click();
  await expect(page.getByText('没有保存成功，原来的设置还在，这里的修改也没有丢。')).toBeVisible();
  await expect(dialog(page).getByLabel('大标题')).toHaveValue('新的标题');
  expect(await readSettings(page)).toMatchObject({ title: WORDS.title });
  await button(page, '取消').click();
  await page.getByRole('button', { name: '继续编辑' }).click();
  await expect(dialog(page)).toBeVisible();

  await test.step('an address becomes a picture only when it is one', async () => {
    const field = dialog(page).getByLabel('图片地址');
    await field.fill('ftp://pictures.example/good.png');
    await field.press('Enter');
    await expect(dialog(page).getByRole('alert')).toContainText('请填写以 https:// 开头的图片地址');
    await expect(field).toHaveValue('ftp://pictures.example/good.png');
    await field.fill('https://pictures.example/missing.png');
    await field.press('Enter');
    await expect(dialog(page).getByText('预览加载失败')).toBeVisible();
    await field.fill('https://pictures.example/good.png');
    await field.press('Enter');
    await expect(dialog(page).getByRole('img', { name: '图片预览' })).toBeVisible();
    await button(page, '保存').click();
    await expectPictures(page, { card: 'good.png', page: null });
    await expect(card(page)).toBeVisible();
  });
});
