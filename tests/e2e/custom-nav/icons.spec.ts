import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { toPng } from '../image-crop/picture-files.ts';
import { waitForStart } from '../started.ts';

const NAV = '/mythinkn/portal/custom-nav';
const RED = toPng(32, 32, () => [220, 30, 30, 255]);
const RED_URL = `data:image/png;base64,${RED.toString('base64')}`;
const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><image href="https://other.example.com/x.png"/></svg>';
const BOOKMARKS = `<!DOCTYPE NETSCAPE-Bookmark-file-1>
<DL><p>
<DT><A HREF="https://red.example.com/" ICON_URI="https://red.example.com/favicon.ico" ICON="${RED_URL}">红</A>
<DT><A HREF="https://plain.example.com/" ICON_URI="https://plain.example.com/favicon.ico">白</A>
<DT><A HREF="https://drawn.example.com/" ICON="data:image/svg+xml;base64,${Buffer.from(SVG).toString('base64')}">画</A>
</DL><p>`;

const card = (page: Page, name: string) => page.locator('[data-nav]').filter({ hasText: name });
const picture = (page: Page, name: string) => card(page, name).locator('.tile img');

/** Color in the middle of a tile's picture. */
const colorOf = (page: Page, name: string) =>
  picture(page, name).evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    const canvas = document.createElement('canvas');
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0);
    return [...(context?.getImageData(40, 40, 1, 1).data ?? [])];
  });

test('tiles take the pictures of a bookmark file, pasted, dropped and chosen ones, and no host is asked', async ({
  page,
}) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (/^https?:/.test(request.url()) && new URL(request.url()).hostname !== 'localhost') foreign.push(request.url());
  });
  await page.goto(NAV);
  await waitForStart(page);
  await page.getByRole('button', { name: '导入', exact: true }).click();
  const chooseFile = page.getByRole('dialog').getByRole('button', { name: '选择文件' });
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), chooseFile.click()]);
  await chooser.setFiles({ name: '书签.html', mimeType: 'text/html', buffer: Buffer.from(BOOKMARKS) });
  await page.getByRole('button', { name: '导入 3 个' }).click();
  await expect(picture(page, '红')).toBeVisible();
  expect(await colorOf(page, '红')).toEqual([220, 30, 30, 255]);
  await expect(card(page, '白').locator('.tile')).toHaveText('白');

  await card(page, '白').hover();
  await page.getByRole('button', { name: '「白」的更多操作' }).click();
  await page.getByRole('menuitem', { name: '编辑' }).click();
  const area = page.getByRole('group', { name: '图标' });
  await area.evaluate(
    (element, bytes) => {
      const file = new File([new Uint8Array(bytes)], 'x.png', { type: 'image/png' });
      const transfer = new DataTransfer();
      transfer.items.add(file);
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: transfer, bubbles: true, cancelable: true }));
    },
    [...RED],
  );
  await expect(area.locator('img')).toBeVisible();
  await area.getByRole('button', { name: '用回首字' }).click();
  await expect(area.locator('img')).toHaveCount(0);
  await area.evaluate((element) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File(['no picture'], 'x.png', { type: 'image/png' }));
    element.dispatchEvent(new DragEvent('drop', { dataTransfer: transfer, bubbles: true, cancelable: true }));
  });
  await expect(area.getByRole('status')).toHaveText('读不出这张图片，换一张试试');
  const [picker] = await Promise.all([
    page.waitForEvent('filechooser'),
    area.getByRole('button', { name: '选择图片' }).click(),
  ]);
  await picker.setFiles({ name: 'x.png', mimeType: 'image/png', buffer: RED });
  await expect(area.locator('img')).toBeVisible();
  await page.getByRole('button', { name: '保存' }).click();
  await expect(picture(page, '白')).toBeVisible();

  await page.reload();
  await waitForStart(page);
  await expect(picture(page, '白')).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('data:image');
  await page.getByRole('button', { name: '导出', exact: true }).click();
  const item = page.getByRole('menuitem', { name: '导出为浏览器书签（HTML）' });
  const [download] = await Promise.all([page.waitForEvent('download'), item.click()]);
  expect(readFileSync(await download.path(), 'utf8').match(/ICON="data:image\/png;base64,/g)).toHaveLength(
    await page.locator('.tile img').count(),
  );
  expect(foreign).toEqual([]);
});
