import { expect, type Page, test } from '@playwright/test';
import { pressBackOverDialog } from '../press-back.ts';
import { MOVING } from '../whole-browser.ts';
import {
  countStayers,
  expectHonestPicture,
  expectMoving,
  FLOCK,
  findQuietPlace,
  ONE_POND,
  openInspectedPond,
  openPond,
  openQuickPond,
  panel,
  readLitShare,
  settings,
  wakeControls,
  watchProblems,
  water,
} from './flock-page.ts';
import { callFlock } from './flock-worker.ts';

test.describe.configure(ONE_POND);
test.use(MOVING);
const slider = (page: Page, name: string) => panel(page).getByRole('slider', { name });

test('the flock swims where the picture shows it, follows sliders and window, and stands still when paused', async ({
  page,
}) => {
  const problems = watchProblems(page);
  await openInspectedPond(page);
  await expectMoving(page);
  await expectHonestPicture(page);
  expect(await callFlock(page, 'status')).toMatchObject({ population: 180, renderer: 'webgl2', canDraw: true });

  await slider(page, '数量').focus();
  await page.keyboard.press('End');
  await expect.poll(async () => (await callFlock(page, 'status')).population).toBe(1000);
  await page.keyboard.press('Home');
  await expect.poll(async () => (await callFlock(page, 'status')).population).toBe(1);
  for (let press = 0; press < 3; press++) await page.keyboard.press('PageUp');
  await page.setViewportSize({ width: 700, height: 900 });
  await expectMoving(page);
  await expectHonestPicture(page);

  await water(page).focus();
  await page.keyboard.press('p');
  await expect(panel(page).getByRole('button', { name: '继续' })).toBeVisible();
  const paused = await callFlock(page, 'status');
  // A pond that stands still is drawn again at once when its size changes.
  await page.setViewportSize({ width: 900, height: 700 });
  await expect.poll(async () => (await callFlock(page, 'status')).frames).toBeGreaterThan(paused.frames);
  await expect.poll(() => readLitShare(page)).toBeGreaterThan(0.0005);
  const [before, after] = [await callFlock(page, 'places'), await callFlock(page, 'places')];
  expect(after).toEqual(before);
  expect(problems).toEqual([]);
});

test('fish come to food that a tap has dropped', async ({ page }) => {
  await openQuickPond(page, `${FLOCK}?seed=6&population=120&leaders=1&speed=1&shape=fish`);
  const hint = page.getByText('点一下水面，给鱼喂点食');
  await page.getByRole('button', { name: '知道了' }).click();
  await expect(hint).toBeVisible();
  const place = await findQuietPlace(page);
  await page.mouse.click(place.x, place.y);
  await expect(hint).toBeHidden();
  await expect.poll(() => countStayers(page, place), { timeout: 25_000, intervals: [50] }).toBeGreaterThanOrEqual(5);
});

test('it swims on while the page is busy for two seconds, and dialogs and Back work over full screen', async ({
  page,
}) => {
  await openPond(page);
  const client = await page.context().newCDPSession(page);
  const pictures = new Set<string>();
  client.on('Page.screencastFrame', ({ data, sessionId }) => {
    pictures.add(data);
    void client.send('Page.screencastFrameAck', { sessionId });
  });
  const before = await callFlock(page, 'status');
  await client.send('Page.startScreencast', { format: 'jpeg', quality: 40 });
  await page.evaluate(() => {
    const end = performance.now() + 2000;
    while (performance.now() < end);
  });
  await client.send('Page.stopScreencast');
  const after = await callFlock(page, 'status');
  // The bench judges how many.
  expect(after.frames - before.frames).toBeGreaterThanOrEqual(3);
  expect(after.hash).not.toBe(before.hash);
  expect(pictures.size).toBeGreaterThanOrEqual(3);

  await water(page).focus();
  await page.keyboard.press('f');
  await expect.poll(() => page.evaluate(() => document.fullscreenElement?.tagName)).toBe('MAIN');
  await wakeControls(page);
  const open = panel(page).getByRole('button', { name: '画布设置' });
  await open.click();
  // Where a processor draws, an ocean is not offered.
  expect(after).toMatchObject({ isSoftware: true });
  await expect(settings(page).getByRole('switch', { name: '捕食者' })).toBeVisible();
  await expect(settings(page).getByRole('switch', { name: '海洋模式' })).toHaveCount(0);
  const shape = settings(page).getByRole('group', { name: '形状' });
  await shape.getByRole('button', { name: '鸟' }).click();
  await expect(shape.getByRole('button', { name: '鸟' })).toHaveAttribute('aria-pressed', 'true');
  // Birds fly.
  await expect(page.locator('[data-scenery]')).toHaveAttribute('data-scenery', 'sky');
  await page.keyboard.press('Escape');
  await expect(settings(page)).toBeHidden();

  await wakeControls(page);
  await open.click();
  await expect(settings(page)).toBeVisible();
  await pressBackOverDialog(page);
  await expect(settings(page)).toBeHidden();
  await expect(page).toHaveURL(/\/portal\/flock-dance$/);
  await expectMoving(page);
});

test('a worker or core that cannot be loaded is reported, and trying again helps', async ({ page }) => {
  let broken: 'worker' | 'core' | null = 'worker';
  await page.route(/assets\/flock\.worker-.*\.js/, (route) => (broken === 'worker' ? route.abort() : route.continue()));
  await page.route(/assets\/flock.*\.wasm/, (route) => (broken === 'core' ? route.abort() : route.continue()));
  const retry = page.getByRole('button', { name: '重新开始' });
  await page.goto(FLOCK);
  await expect(page.getByRole('alert')).toContainText('后台线程无法加载');
  broken = 'core';
  await retry.click();
  await expect(page.getByRole('alert')).toContainText('计算模块无法加载');
  broken = null;
  await retry.click();
  await expect(water(page)).toHaveAttribute('data-step', 'swimming');
});
