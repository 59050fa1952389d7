import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { unzipSync } from 'fflate';
import { signInBorrowed } from '../an-account.ts';
import { listViolations } from '../axe.ts';
import { toPng } from '../image-crop/picture-files.ts';
import { CARDS, card, cardText, enterText, expectSaved, heading, openCards, PARAGRAPHS, rawText } from './card-page.ts';

test.use({ actionTimeout: 15_000 });

const TEXT = PARAGRAPHS.join('\n\n');
const PICTURE = { name: '海边.png', mimeType: 'image/png', buffer: toPng(90, 120, (x, y) => [x * 2, y * 2, 160, 255]) };

/** Width and height of a PNG file. */
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

async function upload(page: Page, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
  const button = page.getByRole('button', { name: '第 2 张：上传背景' });
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), button.click()]);
  await chooser.setFiles(file);
}

test('a text becomes cards, an edited card keeps its words, a picture is downloaded, and bad files are refused', async ({
  page,
}) => {
  await openCards(page);
  await expect(page.getByText('在左边贴一段文字')).toBeVisible();
  await enterText(page, TEXT, 3);
  await expect(heading(page)).toHaveText(/3 张卡片，约 \d+ 字/);

  await cardText(page, 2).fill('我自己写的第二张');
  await enterText(page, `${TEXT}\n\n${PARAGRAPHS[0]?.replace('一', '四')}`, 4);
  await expect(cardText(page, 2)).toHaveValue('我自己写的第二张');
  await expect(card(page, 2).getByText('已手动修改')).toBeVisible();
  await page.getByRole('button', { name: '第 2 张：恢复自动内容' }).click();
  await expect(cardText(page, 2)).toHaveValue(/^第二段/);

  const download = page.getByRole('button', { name: '第 1 张：下载图片' });
  const [started] = await Promise.all([page.waitForEvent('download', { timeout: 30_000 }), download.click()]);
  expect(started.suggestedFilename()).toMatch(/^xhs-card-\d{14}-01\.png$/);
  expect(sizeOf(readFileSync(await started.path()))).toEqual([860, 1160]);

  await test.step('bad files are refused in words, and nothing is lost', async () => {
    await enterText(page, TEXT, 3);
    await upload(page, { name: '坏.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
    await expect(page.getByText('「坏.png」不是图片')).toBeVisible();
    await upload(page, { ...PICTURE, name: '半张.png', buffer: PICTURE.buffer.subarray(0, 60) });
    await expect(page.getByText('读取图片失败，请重试')).toBeVisible();
    await expect(card(page, 2).getByText('纯色背景')).toBeVisible();
    await expect(rawText(page)).toHaveValue(TEXT);
  });
});

test('a reload and another tab keep draft and picture, and one tab at a time edits them', async ({ page, context }) => {
  await openCards(page);
  await enterText(page, TEXT, 3);
  await upload(page, PICTURE);
  await expect(card(page, 2).getByText('图片背景')).toBeVisible();
  await cardText(page, 3).fill('改过的第三张');
  await expectSaved(page);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('data:image');

  await page.reload();
  await expect(cardText(page, 3)).toHaveValue('改过的第三张');
  await expect(card(page, 2).getByText('图片背景')).toBeVisible();

  const other = await context.newPage();
  await openCards(other);
  await expect(cardText(other, 3)).toHaveValue('改过的第三张');
  await expect(page.getByText('正在另一个标签页里编辑')).toBeVisible();
  await cardText(other, 3).fill('在另一页改的');
  await page.getByRole('button', { name: '在这里继续' }).click();
  await expect(cardText(page, 3)).toHaveValue('在另一页改的');
});

test('the keyboard alone changes rules, looks and cards, and undoes', async ({ page }) => {
  await openCards(page);
  await rawText(page).focus();
  await page.keyboard.insertText('早安。\n午安。\n晚安。');
  await expect(page.locator('[data-card]')).toHaveCount(1);
  await page.getByRole('button', { name: /分段规则/ }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: '按换行' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-card]')).toHaveCount(3);
  await page.keyboard.press('Control+z');
  await expect(page.locator('[data-card]')).toHaveCount(1);
  await page.keyboard.press('Control+Shift+z');
  await expect(page.locator('[data-card]')).toHaveCount(3);

  await page.getByRole('radio', { name: '第 1 张：背景色 1', exact: true }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: '第 1 张：背景色 2', exact: true })).toBeChecked();
  await expect(card(page, 1).getByText('已手动修改')).toBeVisible();
  expect(await listViolations(page)).toEqual([]);

  await test.step('a field has the history of the page, and the last keys before leaving are kept', async () => {
    await rawText(page).fill('');
    await rawText(page).focus();
    await page.keyboard.type('第一行');
    await page.keyboard.press('Enter');
    await page.keyboard.type('第二行');
    await page.getByRole('button', { name: '清空' }).click();
    await rawText(page).focus();
    await page.keyboard.press('Control+z');
    await expect(rawText(page)).toHaveValue('第一行\n第二行');
    await page.keyboard.press('Control+z');
    await expect(rawText(page)).toHaveValue('第一行\n');
    await page.keyboard.press('Control+Shift+z');
    await expect(rawText(page)).toHaveValue('第一行\n第二行');
    await page.keyboard.press('End');
    await page.keyboard.type('最后一键');
    await page.reload();
    await expect(rawText(page)).toHaveValue('第一行\n第二行最后一键');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the steps stand above the cards, and the download stays in reach', async ({ page }) => {
    await openCards(page);
    await page.getByRole('button', { name: '试试示例文字' }).tap();
    await expect(card(page, 1)).toBeAttached();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBe(390);
    const steps = await rawText(page).boundingBox();
    expect((await heading(page).boundingBox())?.y ?? 0).toBeGreaterThan((steps?.y ?? 0) + (steps?.height ?? 0));
    await expect(page.getByRole('button', { name: '下载全部' })).toBeInViewport();
    await card(page, 4).scrollIntoViewIfNeeded();
    await page.getByRole('radio', { name: '第 4 张：背景色 1', exact: true }).tap();
    await expect(card(page, 4).getByText('已手动修改')).toBeVisible();

    await test.step('the first card stays in sight while a look is chosen', async () => {
      await page.getByRole('button', { name: /整体样式/ }).tap();
      const sample = page.getByText('第一张的样子').locator('xpath=..').locator('[data-card-face]');
      const look = () => sample.evaluate((face) => getComputedStyle(face).backgroundColor);
      const before = await look();
      await page.getByRole('radio', { name: '终端' }).check({ force: true });
      await expect(sample).toBeInViewport({ ratio: 0.9 });
      await expect.poll(look).not.toBe(before);
      await page.getByRole('slider', { name: '边距' }).scrollIntoViewIfNeeded();
      await expect(sample).toBeInViewport({ ratio: 0.9 });
    });

    await page.getByRole('button', { name: '下载全部' }).tap();
    await expect(page.getByRole('dialog')).toContainText('请先登录后使用批量下载');
  });
});

test('a signed-in user downloads all pictures and the kit, and forwards cards to the station', async ({
  page,
  context,
  request,
}) => {
  await signInBorrowed(page, request);
  await openCards(page);
  await enterText(page, TEXT, 3);
  const names: string[] = [];
  page.on('download', (started) => names.push(started.suggestedFilename()));
  await page.getByRole('button', { name: '下载全部' }).click();
  await expect(page.getByText('已下载 3 张图片')).toBeVisible({ timeout: 30_000 });
  expect(names.map((name) => name.slice(-7))).toEqual(['-01.png', '-02.png', '-03.png']);

  await page.getByRole('button', { name: '发布套装' }).click();
  await page.getByRole('textbox', { name: '标题' }).fill('三件小事');
  await page.getByRole('textbox', { name: '话题', exact: true }).fill('早起 习惯');
  const button = page.getByRole('button', { name: '下载图片和文案' });
  const [started] = await Promise.all([page.waitForEvent('download', { timeout: 30_000 }), button.click()]);
  const files = unzipSync(readFileSync(await started.path()));
  expect(Object.keys(files).filter((name) => name.endsWith('.png'))).toHaveLength(3);
  const words = new TextDecoder().decode(files['文案.txt']);
  expect(words).toMatch(/^三件小事\n\n第一段/);
  expect(words).toContain('#早起 #习惯');

  await page.keyboard.press('Escape');
  await enterText(page, '早安，今天也要好好吃饭。', 1);
  const forward = page.getByRole('button', { name: '转发到小驿站' });
  const [station] = await Promise.all([context.waitForEvent('page'), forward.click()]);
  await expect(station.getByText('已带入小红书助手的文案')).toBeVisible();
  await station.getByRole('button', { name: '加入小驿站' }).click();
  await expect(station.getByRole('textbox', { name: '消息' })).toHaveValue('【图一】\n早安，今天也要好好吃饭。');
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /^xhs-helper\d/.test(key)))).toEqual([]);
});

test('a browser that refuses storage gets a message, and cards can still be made', async ({ page }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('refused', 'SecurityError');
    };
  });
  await page.goto(CARDS);
  await expect(page.getByText('没有读到上次的草稿')).toBeVisible();
  await enterText(page, TEXT, 3);
  await expect(page.getByRole('status').filter({ hasText: '没有保存' })).toBeVisible();
  await expect(cardText(page, 1)).toHaveValue(/^第一段/);
});
