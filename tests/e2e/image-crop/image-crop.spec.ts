import { writeFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import {
  chooseFile,
  cropBox,
  decode,
  download,
  handle,
  longestTaskMs,
  openCrop,
  pixelAt,
  setBox,
} from './crop-page.ts';
import { MOSAIC, toGrayPng, toPng } from './picture-files.ts';

test.use({ actionTimeout: 15_000 });

test('mouse and keyboard move and resize the box, move the picture, and undo', async ({ page }) => {
  await openCrop(page);
  await chooseFile(page, 'beach.png', toPng(640, 480, MOSAIC));
  await setBox(page, 160, 120, 320, 240);
  const box = await cropBox(page).boundingBox();
  if (box === null) throw new Error('no box');
  const zoom = box.width / 320;
  const drag = async (
    from: readonly [number, number],
    by: readonly [number, number],
    button: 'left' | 'middle' = 'left',
  ) => {
    await page.mouse.move(from[0], from[1]);
    await page.mouse.down({ button });
    await page.mouse.move(from[0] + by[0] / 2, from[1] + by[1] / 2);
    await page.mouse.move(from[0] + by[0], from[1] + by[1]);
    await page.mouse.up({ button });
  };
  const middle = [box.x + box.width / 2, box.y + box.height / 2] as const;
  await drag(middle, [40 * zoom, -20 * zoom]);
  await expect(cropBox(page)).toHaveAccessibleName('选区：左 200，上 100，宽 320，高 240');
  await drag([box.x + box.width + 40 * zoom, box.y + box.height - 20 * zoom], [-9999, -9999]);
  await expect(cropBox(page)).toHaveAccessibleName(/左 200，上 100，宽 50，高 50$/);
  await page.keyboard.press('Control+z');
  await expect(cropBox(page)).toHaveAccessibleName('选区：左 200，上 100，宽 320，高 240');

  // The picture moves by a drag beside the box, and from inside of it by space bar or middle button.
  const result = page.locator('main canvas');
  const place = () => result.evaluate((element) => element.getBoundingClientRect().x);
  const before = await place();
  await drag([box.x - 30, box.y - 30], [30, 0]);
  expect(Math.round((await place()) - before)).toBe(30);
  await cropBox(page).focus();
  await page.keyboard.down('Space');
  await drag(middle, [20, 0]);
  await page.keyboard.up('Space');
  await drag(middle, [10, 0], 'middle');
  expect(Math.round((await place()) - before)).toBe(60);
  await expect(cropBox(page)).toHaveAccessibleName('选区：左 200，上 100，宽 320，高 240');

  await handle(page, 'e').focus();
  await page.keyboard.press('Shift+ArrowLeft');
  await expect(cropBox(page)).toHaveAccessibleName('选区：左 200，上 100，宽 310，高 240');
  await cropBox(page).focus();
  await page.keyboard.press('ArrowDown');
  await expect(cropBox(page)).toHaveAccessibleName('选区：左 200，上 101，宽 310，高 240');
  await page.getByRole('button', { name: '重置' }).click();
  await expect(cropBox(page)).toHaveAccessibleName('选区：左 64，上 48，宽 512，高 384');
});

test('by touch on 390 px, one finger moves the box, and two scale, turn and move the picture', async ({ browser }) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: 'zh-CN',
  });
  const page = await context.newPage();
  await openCrop(page);
  await chooseFile(page, 'beach.png', toPng(640, 480, MOSAIC));
  await setBox(page, 160, 120, 320, 240);
  await cropBox(page).scrollIntoViewIfNeeded();
  const box = await cropBox(page).boundingBox();
  if (box === null) throw new Error('no box');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const session = await context.newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly (readonly [number, number])[]) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map(([px, py], id) => ({ x: px, y: py, id })),
    });
  await touch('touchStart', [[x, y]]);
  await touch('touchMove', [[x + 20, y]]);
  await touch('touchMove', [[x + 40, y]]);
  await touch('touchEnd', []);
  await expect(cropBox(page)).not.toHaveAccessibleName(/左 160/);
  const moved = await cropBox(page).getAttribute('aria-label');

  await touch('touchStart', [[x - 30, y]]);
  await touch('touchStart', [
    [x - 30, y],
    [x + 30, y],
  ]);
  for (const step of [10, 20, 30]) {
    await touch('touchMove', [
      [x - 30 - step, y - step],
      [x + 30 + step, y + step],
    ]);
  }
  await touch('touchEnd', []);
  await expect(page.getByRole('slider', { name: '缩放' })).not.toHaveValue('1');
  await expect(page.getByRole('slider', { name: '旋转' })).not.toHaveValue('0');
  expect((await cropBox(page).getAttribute('aria-label'))?.replace(/左.*，宽/, '宽')).toBe(
    moved?.replace(/左.*，宽/, '宽'),
  );
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await context.close();
});

test(
  'a picture of 100 megapixels is opened and cut without a long task on the page',
  { lock: '-exclusive-' },
  async ({ page, browser }, testInfo) => {
    test.setTimeout(240_000);
    // By its path: Playwright passes the bytes of a buffer through the page.
    const file = testInfo.outputPath('huge.png');
    writeFileSync(file, toGrayPng(10_000, 10_000));
    await openCrop(page);
    await browser.startTracing(page, { categories: ['toplevel', '__metadata'] });
    await chooseFile(page, file);
    await expect(page.getByText('huge.png · 10000 × 10000')).toBeVisible({ timeout: 90_000 });
    await setBox(page, 9000, 9500, 400, 300);
    const { bytes } = await download(page);
    expect(longestTaskMs(await browser.stopTracing())).toBeLessThan(200);
    const cut = await decode(page, bytes);
    expect([cut.width, cut.height, pixelAt(cut, 0, 0)[0], pixelAt(cut, 399, 299)[0]]).toEqual([
      400,
      300,
      (9000 >> 4) & 255,
      (9399 >> 4) & 255,
    ]);
  },
);

test('bad files are refused with words, and pasted and handed over pictures are opened, accessible in both schemes', async ({
  page,
  context,
}) => {
  await openCrop(page);
  const good = toPng(300, 200, MOSAIC);
  const alert = page.getByRole('alert');
  await chooseFile(page, 'broken.png', Buffer.concat([good.subarray(0, 40), Buffer.alloc(400, 7)]));
  await expect(alert).toContainText('图片加载失败');
  await expect(alert).toContainText('已损坏');
  await chooseFile(page, 'text.png', Buffer.from('this is no picture'));
  await expect(alert).toContainText('这不是图片文件');
  await chooseFile(page, 'photo.heic', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), 'image/heic');
  await expect(alert).toContainText('HEIC');
  await chooseFile(page, 'good.png', good);
  await expect(alert).toHaveCount(0);
  await expect(cropBox(page)).toBeVisible();
  await chooseFile(page, 'empty.png', Buffer.alloc(0));
  await expect(alert).toContainText('文件是空的');
  expect((await decode(page, (await download(page)).bytes)).width).toBe(240);

  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const file = toPng(320, 240, MOSAIC).toString('base64');
  await page.evaluate((text) => {
    const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
    const transfer = new DataTransfer();
    transfer.items.add(new File([bytes], 'image.png', { type: 'image/png' }));
    document.body.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: transfer, bubbles: true, cancelable: true }),
    );
  }, file);
  await expect(page.getByText('粘贴的图片 · 320 × 240')).toBeVisible();
  await page.getByRole('button', { name: '复制图片' }).click();
  await expect(page.getByRole('button', { name: '已复制' })).toBeVisible();
  const copied = await page.evaluate(async () => (await navigator.clipboard.read())[0]?.types);
  expect(copied).toContain('image/png');

  await expectAccessible(page);

  const id = 'abcdef0123456789';
  await page.evaluate(
    async ([text, key]) => {
      const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
      const request = indexedDB.open('mythinkn_handoff', 1);
      request.onupgradeneeded = () => request.result.createObjectStore('entries');
      await new Promise((resolve) => {
        request.onsuccess = resolve;
      });
      const payload = { name: 'screenshot.png', blob: new Blob([bytes], { type: 'image/png' }) };
      const tx = request.result.transaction('entries', 'readwrite');
      tx.objectStore('entries').put({ id: key, kind: 'image', at: Date.now(), payload }, key);
      await new Promise((resolve) => {
        tx.oncomplete = resolve;
      });
      request.result.close();
    },
    [file, id] as const,
  );
  const other = await context.newPage();
  await other.goto(`/mythinkn/portal/image-crop?from=${id}`);
  await expect(other.getByText('screenshot.png · 320 × 240')).toBeVisible();
  expect(new URL(other.url()).search).toBe('');
});
