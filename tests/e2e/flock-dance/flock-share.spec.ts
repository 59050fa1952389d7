import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { distanceBetween, type Point } from '../../../src/features/flock-dance/model/route-path.ts';
import { listViolations, WCAG_RULES } from '../axe.ts';
import { FLOCK, openInspectedPond, openPond, panel, readFish, water } from './flock-page.ts';

test.use({ serviceWorkers: 'block' });

const STORED = 'mythinkn_flock_settings';
const dialog = (page: Page) => page.getByRole('dialog', { name: '分享鱼塘' });
const linkField = (page: Page) => dialog(page).getByRole('textbox', { name: '链接' });
const openShare = (page: Page) => panel(page).getByRole('button', { name: '分享鱼塘' }).click();
const readStored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), STORED);

/** A page that is never seen: its pond stands still soon after the first frame, so that beginnings can be compared. */
async function openStillPond(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  });
  await openInspectedPond(page, path);
  return page;
}

/** How far a fish of one pond is from the same fish of the other, in the middle of all. */
function medianDistance(some: readonly Point[], others: readonly Point[]): number {
  const distances = some.map((place, index) => distanceBetween(place, others[index] ?? { x: -1e6, y: -1e6 }));
  return distances.sort((a, b) => a - b)[distances.length >> 1] ?? Number.POSITIVE_INFINITY;
}

test('a link opens the same pond with the same settings, and keeps to itself what it changes', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  const own = { population: 300, speed: 0.6, shape: 'bird', leaders: 2, hidesLeaders: false, hasPredator: true };
  await page.goto('/mythinkn/portal');
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [STORED, JSON.stringify(own)] as const);
  const first = await openStillPond(context, FLOCK);
  await openShare(first);
  const link = await linkField(first).inputValue();
  expect(link).toMatch(
    /\/mythinkn\/portal\/flock-dance\?seed=\d+&population=300&leaders=2&speed=0\.6&shape=bird&predator=1$/,
  );
  await expect(dialog(first).getByRole('img', { name: '这个鱼塘的二维码' })).toBeVisible();

  await page.evaluate((key) => localStorage.setItem(key, JSON.stringify({ population: 40, shape: 'plane' })), STORED);
  const remembered = await readStored(page);
  const second = await openStillPond(context, link);
  await expect(second.getByText('好友分享的鱼塘')).toBeVisible();
  await expect(panel(second)).toContainText('300 条');
  await expect(panel(second)).toContainText('0.6 倍');
  await expect(panel(second)).toContainText('领队 2');
  expect(second.url()).toBe(link);
  expect(medianDistance(await readFish(first), await readFish(second))).toBeLessThan(30);
  expect(await readStored(second)).toBe(remembered);

  // Only what is changed here is remembered.
  await panel(second).getByRole('slider', { name: '速度' }).focus();
  await second.keyboard.press('ArrowRight');
  await expect(panel(second)).toContainText('0.7 倍');
  expect(JSON.parse((await readStored(second)) ?? '')).toMatchObject({ population: 40, shape: 'plane', speed: 0.7 });
  await second.getByRole('button', { name: '画布设置' }).click();
  await expect(second.getByRole('combobox', { name: '形状' })).toContainText('鸟');
  await expect(second.getByRole('switch', { name: '追逐者' })).toBeChecked();

  // A new pond is nobody's, and its link another.
  await second.getByRole('button', { name: '重置鱼群' }).click();
  await second.getByRole('button', { name: '完成' }).click();
  await expect(second.getByText('好友分享的鱼塘')).toBeHidden();
  expect(medianDistance(await readFish(first), await readFish(second))).toBeGreaterThan(60);
  await openShare(second);
  expect(await linkField(second).inputValue()).not.toContain(new URL(link).searchParams.get('seed') ?? '');
});

test('a score to beat is named, until the note is closed', async ({ page }) => {
  await openPond(page, `${FLOCK}?seed=11&score=88`);
  const note = page.getByText('好友分享的鱼塘，目标 88 分');
  await expect(note).toBeVisible();
  await page.getByRole('status').filter({ has: note }).getByRole('button', { name: '知道了' }).click();
  await expect(note).toBeHidden();
});

test('bad fields of a link fall back, and what is no link changes nothing', async ({ page }) => {
  await openPond(page, `${FLOCK}?seed=11&population=99999&speed=fast&shape=%3Cimg%3E&leaders=1&predator=x&score=-1`);
  await expect(panel(page)).toContainText('180 条');
  await expect(panel(page)).toContainText('1.0 倍');
  await expect(panel(page)).toContainText('领队 1');
  await expect(page.getByText('好友分享的鱼塘')).toHaveText('好友分享的鱼塘');

  await openPond(page, `${FLOCK}?seed=koi&population=500`);
  await expect(panel(page)).toContainText('180 条');
  await expect(page.getByText('好友分享的鱼塘')).toHaveCount(0);
});

test('the link is copied, and a refusal is said', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPond(page);
  await openShare(page);
  const link = await linkField(page).inputValue();
  await dialog(page).getByRole('button', { name: '复制链接' }).click();
  await expect(dialog(page).getByRole('button', { name: '已复制' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);

  await page.evaluate(() => {
    navigator.clipboard.write = () => Promise.reject(new DOMException('No', 'NotAllowedError'));
  });
  await dialog(page).getByRole('button', { name: '已复制' }).click();
  await expect(dialog(page).getByText('复制失败，请手动复制')).toBeVisible();
  await linkField(page).focus();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(link);
});

test('the system’s share sheet gets the link where there is one', async ({ page }) => {
  await page.addInitScript(() => {
    const shared: unknown[] = [];
    Object.assign(window, { shared });
    navigator.share = (data) => {
      shared.push(data);
      return shared.length === 1
        ? Promise.resolve()
        : Promise.reject(new DOMException('No', shared.length === 2 ? 'AbortError' : 'DataError'));
    };
  });
  await openPond(page);
  await openShare(page);
  const share = dialog(page).getByRole('button', { name: '更多方式' });
  const failure = dialog(page).getByText('系统分享没能打开');
  await share.click();
  await share.click();
  const calls = await page.evaluate(() => (window as unknown as { shared: { url: string }[] }).shared);
  expect(calls.map(({ url }) => url)).toEqual(Array(2).fill(await linkField(page).inputValue()));
  // A sheet that is closed again is no failure.
  await expect(failure).toHaveCount(0);
  await share.click();
  await expect(failure).toBeVisible();
});

test('without a share sheet the button is not there; a dialog that cannot be loaded is said so', async ({ page }) => {
  let isBroken = true;
  await page.route(/assets\/ShareDialog-.*\.js/, (route) => (isBroken ? route.abort() : route.continue()));
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  await openPond(page);
  await openShare(page);
  await expect(page.getByText('分享没能打开')).toBeVisible();
  isBroken = false;
  await page.reload();
  await expect(water(page)).toHaveAttribute('data-step', 'swimming');
  await openShare(page);
  await expect(dialog(page).getByRole('button', { name: '复制链接' })).toBeVisible();
  await expect(dialog(page).getByRole('button', { name: '更多方式' })).toHaveCount(0);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the share dialog has no accessibility violation in ${colorScheme}, wide and narrow`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await openPond(page, `${FLOCK}?seed=11&leaders=1&score=88`);
    expect(await listViolations(page)).toEqual([]);
    await openShare(page);
    await expect(dialog(page)).toBeVisible();
    expect(await listViolations(page, WCAG_RULES)).toEqual([]);
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await listViolations(page, WCAG_RULES)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(panel(page).getByRole('button', { name: '分享鱼塘' })).toBeFocused();
  });
}
