import { expect, type Page, test } from '@playwright/test';
import { MOVING } from '../whole-browser.ts';
import { enterPond, panel, settings, wakeControls, watchProblems, water } from './flock-page.ts';
import { callFlock } from './flock-worker.ts';
import { CARD_DISGUISE, serveInspectedWorker } from './inspection/serve-inspected-worker.ts';

// A page that draws all the time keeps more than one core busy.
test.describe.configure({ lock: '-exclusive-' });
test.use(MOVING);
/** With this in front of a worker, frames are as far apart as on a quick display, however long they take. */
const QUICK_DISPLAY = `const nextFrame = requestAnimationFrame;
  let shownAt = performance.now();
  globalThis.requestAnimationFrame = (show) => nextFrame(() => show((shownAt += 20)));`;

const ocean = (page: Page) => settings(page).getByRole('switch', { name: '海洋模式' });
/** Fish in the water; null while it is being changed. */
const population = (page: Page) =>
  callFlock(page, 'status').then(
    (status) => status.population,
    () => null,
  );

async function openSettings(page: Page): Promise<void> {
  await wakeControls(page);
  await panel(page).getByRole('button', { name: '画布设置' }).click();
  await expect(settings(page)).toBeVisible();
}

test('a graphics card is offered an ocean, whose 10,000 fish are drawn where they are', async ({ page }) => {
  test.slow();
  const problems = watchProblems(page);
  // A small window is cheap to draw.
  await page.setViewportSize({ width: 780, height: 560 });
  await serveInspectedWorker(page, `${CARD_DISGUISE}${QUICK_DISPLAY}`);
  await enterPond(page);
  const before = await population(page);
  await openSettings(page);
  await ocean(page).click();
  await expect(water(page)).toHaveAttribute('data-step', 'swimming', { timeout: 30_000 });
  await expect.poll(() => population(page), { timeout: 30_000 }).toBe(10_000);
  await expect
    .poll(async () => (await callFlock(page, 'inspect')).litFish, { timeout: 60_000 })
    .toBeGreaterThanOrEqual(0.95);
  expect((await callFlock(page, 'inspect')).litRandom).toBeLessThan(0.5);
  await page.keyboard.press('Escape');
  await expect(panel(page).getByRole('slider', { name: '数量' })).toBeDisabled();

  await openSettings(page);
  await ocean(page).click();
  await expect.poll(() => population(page), { timeout: 30_000 }).toBe(before);
  expect(problems).toEqual([]);
});
