import { expect, test } from '@playwright/test';
import { CHROMIUM_ARGUMENTS } from '../../chromium.ts';
import { easeTheHunt, expectHuntersAndFood } from './flock-hunters.ts';
import { callFlock, watchWorkers } from './flock-worker.ts';
import { serveInspectedWorker } from './inspection/serve-inspected-worker.ts';

// The software rasteriser is the only WebGL of a machine without a graphics card: without it there is none.
test.use({
  serviceWorkers: 'block',
  launchOptions: {
    executablePath: process.env.CHROME_PATH ?? '',
    args: [...CHROMIUM_ARGUMENTS, '--disable-software-rasterizer'],
  },
});

const FLOCK = '/mythinkn/portal/flock-dance';

for (const canHandOver of [true, false]) {
  const where = canHandOver ? 'in the worker' : 'on the page';
  test(`without WebGL 2 a plain picture swims ${where} and says so`, async ({ page }) => {
    await watchWorkers(page);
    await serveInspectedWorker(page);
    if (!canHandOver) {
      await page.addInitScript(() => {
        Reflect.deleteProperty(HTMLCanvasElement.prototype, 'transferControlToOffscreen');
      });
    }
    await page.goto(FLOCK);
    const water = page.getByRole('img', { name: /^群游画布/ });
    await expect(water).toHaveAttribute('data-step', 'swimming');
    await expect(page.getByText('已改用简化画面')).toBeVisible();
    if (canHandOver) {
      expect(await callFlock(page, 'status')).toMatchObject({ renderer: 'canvas2d' });
      expect((await callFlock(page, 'inspect')).litFish).toBeGreaterThanOrEqual(0.95);
    }
    const first = await water.screenshot();
    await page.waitForTimeout(500);
    expect(Buffer.compare(first, await water.screenshot())).not.toBe(0);
    await page.getByRole('alert').getByRole('button', { name: '知道了' }).click();
    await expect(page.getByText('已改用简化画面')).toBeHidden();
  });
}

test('the plain picture shows predator, shadows, ghost and food where they are', async ({ page }) => {
  await easeTheHunt(page);
  await watchWorkers(page);
  await serveInspectedWorker(page);
  await page.goto(FLOCK);
  await expect(page.getByRole('img', { name: /^群游画布/ })).toHaveAttribute('data-step', 'swimming');
  expect(await callFlock(page, 'status')).toMatchObject({ renderer: 'canvas2d' });
  await expectHuntersAndFood(page);
});
