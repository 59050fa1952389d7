import { expect, type Page, test } from '@playwright/test';
import { easeTheHunt, expectHuntersAndFood } from './flock-hunters.ts';
import { callFlock, watchWorkers } from './flock-worker.ts';
import { serveInspectedWorker } from './inspection/serve-inspected-worker.ts';

test.use({ serviceWorkers: 'block' });

async function openPond(page: Page) {
  await easeTheHunt(page);
  await watchWorkers(page);
  await serveInspectedWorker(page);
  await page.goto('/mythinkn/portal/flock-dance');
  await expect(page.getByRole('img', { name: /^群游画布/ })).toHaveAttribute('data-step', 'swimming', {
    timeout: 20_000,
  });
}

test('predator, shadows, ghost and food are drawn where they are', async ({ page }) => {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (['warning', 'error'].includes(message.type())) problems.push(message.text());
  });
  await openPond(page);
  await expectHuntersAndFood(page);
  expect(problems.filter((text) => /THREE|shader|GL_INVALID/i.test(text))).toEqual([]);
});

test('a pond that stands still is drawn anew at once when its size changes', async ({ page }) => {
  await openPond(page);
  // Fish grow in.
  await page.waitForTimeout(1500);
  await callFlock(page, 'setRunning', false);
  const { frames } = await callFlock(page, 'status');
  await callFlock(page, 'resize', { width: 500, height: 400, pixelRatio: 1 });
  expect((await callFlock(page, 'status')).frames).toBeGreaterThan(frames);
  // What the page shows is read without another frame.
  const share = await page.getByRole('img', { name: /^群游画布/ }).evaluate(async (element) => {
    const canvas = element instanceof HTMLCanvasElement ? element : element.querySelector('canvas');
    if (canvas === null) return 0;
    await new Promise((resolve) => setTimeout(resolve, 300));
    const copy = new OffscreenCanvas(canvas.width, canvas.height);
    const context = copy.getContext('2d');
    if (context === null) return 0;
    context.drawImage(canvas, 0, 0);
    const { data } = context.getImageData(0, 0, copy.width, copy.height);
    let seen = 0;
    for (let at = 3; at < data.length; at += 4) if ((data[at] ?? 0) > 40) seen += 1;
    return seen / (data.length / 4);
  });
  expect(share).toBeGreaterThan(0.005);
});
