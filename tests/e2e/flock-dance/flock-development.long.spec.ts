import { expect, test } from '@playwright/test';
import { startDevServer } from '../dev-server.ts';
import { MOVING } from '../whole-browser.ts';
import { expectMoving, water } from './flock-page.ts';
import { watchWorkers } from './flock-worker.ts';

test.use(MOVING);

test('under StrictMode in development one canvas swims, without errors', async ({ page }) => {
  test.setTimeout(120_000);
  const server = await startDevServer();
  try {
    const problems: string[] = [];
    let loads = 0;
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('load', () => {
      loads += 1;
    });
    await watchWorkers(page);
    await page.goto(`${server.url}portal/flock-dance`);
    await expect(water(page)).toHaveAttribute('data-step', 'swimming', { timeout: 60_000 });
    await expectMoving(page);
    await expect(page.locator('[data-step] canvas')).toHaveCount(1);
    expect(problems).toEqual([]);
    expect(loads).toBe(1);
  } finally {
    await server.close();
  }
});
