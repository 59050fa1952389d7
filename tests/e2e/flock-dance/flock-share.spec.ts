import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { distanceBetween, type Point } from '../../../src/features/flock-dance/model/route-path.ts';
import { MOVING } from '../whole-browser.ts';
import { FLOCK, openInspectedPond, panel, readFish } from './flock-page.ts';

// A page that draws all the time keeps more than one core busy.
test.describe.configure({ lock: '-exclusive-' });
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

test('a copied link opens the same pond, and another pond is another one', async ({ context }) => {
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
  await expect(panel(second)).toContainText('300 条');
  await expect(panel(second)).toContainText('0.6 倍');
  await expect(panel(second)).toContainText('领队 2');
  expect(second.url()).toBe(link);
  expect(medianDistance(await readFish(first), await readFish(second))).toBeLessThan(30);
  const other = await openStillPond(context, link.replace('seed=11', 'seed=12'));
  expect(medianDistance(await readFish(first), await readFish(other))).toBeGreaterThan(60);
});
