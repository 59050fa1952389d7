import { expect, test } from '@playwright/test';
import { MOVING } from '../whole-browser.ts';
import { easeTheHunt, expectHuntersAndFood } from './flock-hunters.ts';
import {
  expectHonestPicture,
  expectMoving,
  FLOCK,
  ONE_POND,
  openQuickPond,
  readLitShare,
  watchProblems,
  water,
} from './flock-page.ts';
import { callFlock } from './flock-worker.ts';
import { CARD_DISGUISE } from './inspection/serve-inspected-worker.ts';

test.describe.configure(ONE_POND);
// A small pond is cheap to draw.
test.use({ ...MOVING, viewport: { width: 780, height: 600 } });

test('processor and graphics card draw fish, hunters and food where they are', async ({ context }) => {
  test.slow();
  for (const isCard of [false, true]) {
    const page = await context.newPage();
    const problems = watchProblems(page);
    await easeTheHunt(page);
    await openQuickPond(page, FLOCK, isCard ? CARD_DISGUISE : '');
    await expectMoving(page);
    expect(await callFlock(page, 'status')).toMatchObject({ isSoftware: !isCard, renderer: 'webgl2', canDraw: true });
    await expectHonestPicture(page);
    await expectHuntersAndFood(page);
    // The water is the page's backdrop: without it the canvas is transparent, with a graphics card too.
    await page.evaluate(() => {
      const main = document.querySelector('main');
      if (main === null) return;
      main.style.background = 'white';
      main.querySelector('[data-scenery]')?.remove();
    });
    expect(await readLitShare(page)).toBeGreaterThan(0.7);
    expect(problems).toEqual([]);
    await page.close();
  }
});

test('without a canvas to transfer the pond swims on the page, and a lost graphics context comes back', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLCanvasElement.prototype, 'transferControlToOffscreen');
    const getContext = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, ...rest: unknown[]) {
      const context = (getContext as (...args: unknown[]) => unknown).call(this, kind, ...rest);
      if (kind === 'webgl2' && this.isConnected) Object.assign(window, { flockContext: context });
      return context;
    } as never;
  });
  await page.goto(FLOCK);
  await expect(water(page)).toHaveAttribute('data-step', 'swimming');
  await expect.poll(() => readLitShare(page)).toBeGreaterThan(0.01);
  const first = await water(page).screenshot();
  await expect.poll(async () => Buffer.compare(first, await water(page).screenshot())).not.toBe(0);

  await page.evaluate(() => {
    const context = (window as unknown as { flockContext: WebGL2RenderingContext }).flockContext;
    const extension = context.getExtension('WEBGL_lose_context');
    extension?.loseContext();
    Object.assign(window, { restoreFlock: () => extension?.restoreContext() });
  });
  await expect(page.getByText('画面中断了')).toBeVisible();
  await page.evaluate(() => (window as unknown as { restoreFlock: () => void }).restoreFlock());
  await expect(page.getByText('画面中断了')).toBeHidden();
  await expect.poll(() => readLitShare(page)).toBeGreaterThan(0.01);
});
