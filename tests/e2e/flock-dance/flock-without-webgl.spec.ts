import { expect, type Page, test } from '@playwright/test';
import { CHROMIUM_ARGUMENTS } from '../../chromium.ts';
import { MOVING } from '../whole-browser.ts';
import { easeTheHunt, expectHuntersAndFood } from './flock-hunters.ts';
import { FLOCK, ONE_POND, openQuickPond, water } from './flock-page.ts';
import { callFlock } from './flock-worker.ts';

test.describe.configure(ONE_POND);
// A small pond is cheap to draw.
test.use({ ...MOVING, viewport: { width: 780, height: 560 } });
// On a machine without a graphics card, the software rasterizer is the only WebGL: without it there is none.
test.use({
  launchOptions: {
    executablePath: process.env.HEADLESS_SHELL_PATH || process.env.CHROME_PATH || '',
    args: [...CHROMIUM_ARGUMENTS, '--disable-software-rasterizer'],
  },
});

async function expectPlainPicture(page: Page): Promise<void> {
  await expect(page.getByText('已改用简化画面')).toBeVisible();
  const first = await water(page).screenshot();
  await expect.poll(async () => Buffer.compare(first, await water(page).screenshot())).not.toBe(0);
}

test('without WebGL 2 a plain picture swims in the worker and on the page, and says so', async ({ page, context }) => {
  await easeTheHunt(page);
  await openQuickPond(page);
  await expectPlainPicture(page);
  expect(await callFlock(page, 'status')).toMatchObject({ renderer: 'canvas2d' });
  await expect.poll(async () => (await callFlock(page, 'inspect')).litFish).toBeGreaterThanOrEqual(0.95);
  const note = page.getByRole('status').filter({ hasText: '已改用简化画面' });
  await note.getByRole('button', { name: '知道了' }).click();
  await expect(page.getByText('已改用简化画面')).toBeHidden();
  await expectHuntersAndFood(page);
  await page.close();

  const other = await context.newPage();
  await other.addInitScript(() => {
    Reflect.deleteProperty(HTMLCanvasElement.prototype, 'transferControlToOffscreen');
  });
  await other.goto(FLOCK);
  await expect(water(other)).toHaveAttribute('data-step', 'swimming');
  await expectPlainPicture(other);
});
