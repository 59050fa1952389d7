import { readFile } from 'node:fs/promises';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { toRouteCode } from '../../../src/features/flock-dance/model/route-code.ts';
import { distanceBetween, type Point } from '../../../src/features/flock-dance/model/route-path.ts';
import { MOVING } from '../whole-browser.ts';
import {
  FLOCK,
  ONE_POND,
  openInspectedPond,
  openQuickPond,
  panel,
  readFish,
  readLeader,
  wakeControls,
} from './flock-page.ts';
import { callFlock } from './flock-worker.ts';

test.describe.configure(ONE_POND);
test.use(MOVING);
const dialog = (page: Page) => page.getByRole('dialog', { name: '分享鱼塘' });

/** A page that counts as hidden: its pond stands still soon after the first frame, so that beginnings can be compared. */
async function openStillPond(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  });
  await openInspectedPond(page, path);
  return page;
}

/** The median distance between a fish of one pond and the same fish of the other. */
function medianDistance(some: readonly Point[], others: readonly Point[]): number {
  const distances = some.map((place, index) => distanceBetween(place, others[index] ?? { x: -1e6, y: -1e6 }));
  return distances.sort((a, b) => a - b)[distances.length >> 1] ?? Number.POSITIVE_INFINITY;
}

test('a copied link opens the same pond', async ({ context }) => {
  test.setTimeout(120_000);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const first = await openStillPond(context, `${FLOCK}?seed=11&population=300&leaders=2&speed=0.6&shape=bird`);
  await panel(first).getByRole('button', { name: '分享鱼塘' }).click();
  await expect(dialog(first).getByRole('img', { name: '这个鱼塘的二维码' })).toBeVisible();
  await dialog(first).getByRole('button', { name: '复制链接' }).click();
  await expect(dialog(first).getByRole('button', { name: '已复制' })).toBeVisible();
  const link = await first.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(await dialog(first).getByRole('textbox', { name: '链接' }).inputValue());
  await dialog(first).getByRole('textbox', { name: '链接' }).focus();
  expect(await first.evaluate(() => getSelection()?.toString())).toBe(link);

  const second = await openStillPond(context, link);
  await expect(second.getByText('好友分享的鱼塘')).toBeVisible();
  await expect(panel(second)).toContainText('300 只');
  await expect(panel(second)).toContainText('0.6 倍');
  await expect(panel(second)).toContainText('领队 2');
  expect(second.url()).toBe(link);
  const [some, others] = [await readFish(first), await readFish(second)];
  expect(medianDistance(some, others)).toBeLessThan(30);
  // Fish in another order are far apart.
  expect(medianDistance(some, others.toReversed())).toBeGreaterThan(60);
});

/** The colors of a picture at the top, in the middle and at the bottom, and how many different ones it has on a coarse grid. */
async function lookAt(page: Page, png: Buffer) {
  return page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const { width, height } = bitmap;
    const context = new OffscreenCanvas(width, height).getContext('2d');
    if (context === null) throw new Error('No canvas');
    context.drawImage(bitmap, 0, 0);
    const { data } = context.getImageData(0, 0, width, height);
    const lightOf = (row: number) => {
      let sum = 0;
      for (let at = row * width * 4; at < (row + 1) * width * 4; at += 4) {
        sum += (data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0);
      }
      return sum / width;
    };
    let bright = 0;
    for (let at = 0; at < data.length; at += 4) {
      if ((data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0) > 400) bright += 1;
    }
    return { width, height, top: lightOf(4), bottom: lightOf(height - 4), bright };
  }, png.toString('base64'));
}

test('the pond is saved as a picture of water and fish, and a route in a link is followed without an account', async ({
  page,
}) => {
  const route = toRouteCode(
    [
      { x: 200, y: 150 },
      { x: 1000, y: 150 },
      { x: 1000, y: 450 },
      { x: 200, y: 450 },
      { x: 200, y: 160 },
    ],
    { width: 1280, height: 720 },
  );
  await openQuickPond(page, `${FLOCK}?seed=7&population=120&leaders=1&speed=2&route=${route}`);
  await expect(page.getByText('领队沿着 TA 画的路线')).toBeVisible();
  await expect(page.locator('svg[data-route-points]')).toBeVisible();
  // Fish grow in during the first seconds.
  await expect.poll(async () => (await callFlock(page, 'inspect')).litFish).toBeGreaterThanOrEqual(0.95);
  const onWay = ({ x, y }: Point) => {
    const isAcross = x > 168 && x < 1032 && Math.min(Math.abs(y - 150), Math.abs(y - 450)) < 32;
    return isAcross || (y > 118 && y < 482 && Math.min(Math.abs(x - 200), Math.abs(x - 1000)) < 32);
  };
  await expect.poll(async () => onWay(await readLeader(page)), { timeout: 40_000, intervals: [100] }).toBe(true);

  // The controls hide while nothing but the fish moves.
  await wakeControls(page);
  await panel(page).getByRole('button', { name: '分享鱼塘' }).click();
  const download = page.waitForEvent('download');
  await dialog(page).getByRole('button', { name: '保存画面' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^群游画布-\d{8}-\d{4}\.png$/);
  const picture = await lookAt(page, await readFile(await file.path()));
  expect(picture).toMatchObject({ width: 1280, height: 720 });
  expect(picture.top).toBeGreaterThan(picture.bottom + 20);
  // Fish are the bright part of it.
  expect(picture.bright).toBeGreaterThan(1000);
  expect(picture.bright).toBeLessThan(1280 * 720 * 0.2);
});
