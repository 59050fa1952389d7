import { expect, type Page, test } from '@playwright/test';
import { distanceBetween, type Point } from '../../../src/features/flock-dance/model/route-path.ts';
import { borrowSession, storeSession } from '../an-account.ts';
import { FLOCK, openInspectedPond, PHONE, readFish, water } from './flock-page.ts';

test.use({ serviceWorkers: 'block' });

const POND = `${FLOCK}?seed=6&population=120&leaders=1&speed=1&shape=fish`;
const hint = (page: Page) => page.getByText('点一下水面，给鱼喂点食');

/** Followers round a place that their leader is far away from: only food keeps them there. */
async function countStayers(page: Page, place: Point): Promise<number> {
  const [leader, ...followers] = await readFish(page);
  if (leader === undefined || distanceBetween(leader, place) < 250) return 0;
  return followers.filter((fish) => distanceBetween(fish, place) < 60).length;
}

/** A place beside the shoal: near enough to be smelled, and with no fish on it. */
async function findQuietPlace(page: Page): Promise<Point> {
  const fish = await readFish(page);
  const places: Point[] = [];
  for (let x = 160; x <= 1120; x += 40) for (let y = 180; y <= 560; y += 40) places.push({ x, y });
  const near = (place: Point, radius: number) => fish.filter((each) => distanceBetween(each, place) < radius).length;
  const quiet = places.filter((place) => near(place, 60) === 0);
  const [best] = quiet.sort((a, b) => near(b, 200) - near(a, 200));
  if (best === undefined) throw new Error('There is fish everywhere');
  return best;
}

test('a tap drops food that fish come to, and the hint has done its work', async ({ page }) => {
  await openInspectedPond(page, POND);
  await expect(hint(page)).toBeVisible();
  const place = await findQuietPlace(page);
  await page.mouse.click(place.x, place.y);
  await expect(hint(page)).toBeHidden();
  await expect.poll(() => countStayers(page, place), { timeout: 25_000, intervals: [100] }).toBeGreaterThanOrEqual(5);
  await page.reload();
  await expect(water(page)).toHaveAttribute('data-step', 'swimming');
  await expect(hint(page)).toHaveCount(0);
});

test('the hint can be closed for good, and signed-in people never see it', async ({ page }) => {
  await openInspectedPond(page, POND);
  await page
    .getByRole('status')
    .filter({ has: hint(page) })
    .getByRole('button', { name: '知道了' })
    .click();
  await expect(hint(page)).toBeHidden();
  await page.reload();
  await expect(water(page)).toHaveAttribute('data-step', 'swimming');
  await expect(hint(page)).toHaveCount(0);

  const session = await borrowSession(page.request);
  await page.evaluate(() => localStorage.clear());
  await storeSession(page, session);
  await page.reload();
  await expect(water(page)).toHaveAttribute('data-step', 'swimming');
  await expect(hint(page)).toHaveCount(0);
});

/** Where rings are still spreading. */
const readRings = (page: Page): Promise<Point[]> =>
  page.evaluate(() =>
    document.getAnimations().flatMap(({ effect }) => {
      const { style } = (effect as KeyframeEffect).target as HTMLElement;
      return style.left === '' ? [] : [{ x: Number.parseFloat(style.left), y: Number.parseFloat(style.top) }];
    }),
  );

test('a ring shows where, for a moment; a drag feeds nobody', async ({ page }) => {
  await openInspectedPond(page, POND);
  await page.mouse.move(300, 300);
  await page.mouse.down();
  await page.mouse.move(360, 300, { steps: 4 });
  await page.mouse.up();
  await expect(hint(page)).toBeVisible();
  expect(await readRings(page)).toEqual([]);
  await page.mouse.click(500, 300);
  expect(await readRings(page)).toEqual([{ x: 500, y: 300 }]);
  await expect.poll(() => readRings(page)).toEqual([]);
});

test('Enter on the focused water feeds near the middle', async ({ page }) => {
  await openInspectedPond(page, POND);
  await water(page).focus();
  await page.keyboard.press('Enter');
  const [ring] = await readRings(page);
  expect(Math.abs((ring?.x ?? 0) - 640)).toBeLessThan(100);
  expect(Math.abs((ring?.y ?? 0) - 360)).toBeLessThan(100);
  await expect(hint(page)).toBeHidden();
});

test('reduced motion shows no ring, and feeds', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openInspectedPond(page, POND);
  await page.mouse.click(500, 300);
  await expect(hint(page)).toBeHidden();
  expect(await readRings(page)).toEqual([]);
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('a finger feeds on a small screen, above the controls', async ({ page }) => {
    await openInspectedPond(page, POND);
    await expect(hint(page)).toBeVisible();
    await page.touchscreen.tap(200, 330);
    expect(await readRings(page)).toEqual([{ x: 200, y: 330 }]);
    await expect(hint(page)).toBeHidden();
  });
});
