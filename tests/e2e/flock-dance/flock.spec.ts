import { expect, type Page, test } from '@playwright/test';
import { startDevServer } from '../dev-server.ts';
import { FLOCK, openInspectedPond, openPond, PHONE, panel } from './flock-page.ts';
import { callFlock, watchWorkers } from './flock-worker.ts';
import { serveInspectedWorker } from './inspection/serve-inspected-worker.ts';

test.use({ serviceWorkers: 'block' });

const water = (page: Page) => page.getByRole('img', { name: /^群游画布/ });
const slider = (page: Page, name: string) => panel(page).getByRole('slider', { name });

async function expectMoving(page: Page) {
  const before = await callFlock(page, 'status');
  await expect
    .poll(async () => {
      const now = await callFlock(page, 'status');
      return now.frames > before.frames + 5 && now.hash !== before.hash;
    })
    .toBe(true);
}

test('the flock swims, and the picture shows the fish where they are', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '', serviceWorkers: 'allow' });
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('console', (message) => {
    if (['warning', 'error'].includes(message.type())) problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(error.message));
  await openInspectedPond(page);
  await expectMoving(page);
  await page.waitForTimeout(1500);
  const { litFish, litRandom } = await callFlock(page, 'inspect');
  expect(litFish).toBeGreaterThanOrEqual(0.95);
  expect(litRandom).toBeLessThan(0.3);
  expect(await callFlock(page, 'status')).toMatchObject({ population: 180, renderer: 'webgl2', canDraw: true });
  expect(problems).toEqual([]);
  await context.close();
});

test('it swims on while the page itself is busy for two seconds', async ({ page }) => {
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
  // How many is for the bench to judge.
  expect(after.frames - before.frames).toBeGreaterThanOrEqual(3);
  expect(after.hash).not.toBe(before.hash);
  expect(pictures.size).toBeGreaterThanOrEqual(3);
});

test('population, speed and settings reach the pond and are remembered', async ({ page }) => {
  await openPond(page);
  await slider(page, '数量').focus();
  await page.keyboard.press('End');
  await expect.poll(async () => (await callFlock(page, 'status')).population).toBe(1000);
  await page.keyboard.press('Home');
  await expect.poll(async () => (await callFlock(page, 'status')).population).toBe(1);
  await expectMoving(page);
  for (let i = 0; i < 4; i++) await page.keyboard.press('PageUp');
  await slider(page, '速度').focus();
  await page.keyboard.press('ArrowRight');
  await expect(panel(page)).toContainText('1.1 倍');

  await panel(page).getByRole('button', { name: '画布设置' }).click();
  const dialog = page.getByRole('dialog', { name: '画布设置' });
  await dialog.getByRole('combobox', { name: '领队数量' }).click();
  await page.getByRole('option', { name: '3 条' }).click();
  await dialog.getByRole('combobox', { name: '形状' }).click();
  await page.getByRole('option', { name: '鸟' }).click();
  await dialog.getByRole('switch', { name: '追逐者' }).check();
  await dialog.getByRole('button', { name: '完成' }).click();
  await expect(dialog).toBeHidden();
  await expect(panel(page)).toContainText('领队 3');

  await page.reload();
  await expect(water(page)).toHaveAttribute('data-step', 'swimming');
  await expect(panel(page)).toContainText('领队 3');
  await expect(panel(page)).toContainText('1.1 倍');
  await panel(page).getByRole('button', { name: '画布设置' }).click();
  await expect(dialog.getByRole('combobox', { name: '形状' })).toContainText('鸟');
  await expect(dialog.getByRole('switch', { name: '追逐者' })).toBeChecked();
  await dialog.getByRole('button', { name: '重置鱼群' }).click();
  await expect(dialog.getByRole('combobox', { name: '领队数量' })).toContainText('随机');
  await page.keyboard.press('Escape');
  await expect(panel(page)).toContainText(/领队 [12]/);
});

test('controls and header hide after five seconds and return at any sign of life', async ({ page }) => {
  await page.clock.install();
  await openPond(page);
  await page.mouse.move(400, 300);
  await expect(panel(page)).toBeVisible();
  await page.clock.fastForward(5100);
  await expect(panel(page)).toBeHidden();
  await expect(page.getByRole('banner')).not.toBeInViewport();
  await page.mouse.move(420, 320);
  await expect(panel(page)).toBeVisible();
  await expect(page.getByRole('banner')).toBeInViewport();
  await page.clock.fastForward(5100);
  await expect(panel(page)).toBeHidden();
  await page.keyboard.press('Tab');
  await expect(panel(page)).toBeVisible();
});

test('every control works from the keyboard', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('mythinkn_flock_settings', JSON.stringify({ leaders: 2 }));
    localStorage.setItem('mythinkn_flock_feeding_hint', 'dismissed');
  });
  await openPond(page);
  await water(page).focus();
  await page.keyboard.press('p');
  await expect(panel(page).getByRole('button', { name: '继续' })).toBeVisible();
  const paused = await callFlock(page, 'status');
  await page.waitForTimeout(400);
  expect((await callFlock(page, 'status')).hash).toBe(paused.hash);
  await page.keyboard.press('p');
  await expectMoving(page);
  await page.keyboard.press('r');
  await page.keyboard.press('f');
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
  await page.keyboard.press('f');
  await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBeNull();

  const reached: (string | null)[] = [];
  for (let i = 0; i < 8; i++) {
    await page.keyboard.press('Tab');
    reached.push(
      await page.evaluate(() => {
        const element = document.activeElement;
        const label = element?.getAttribute('aria-labelledby');
        const labelling = document.getElementById(label ?? '') ?? element;
        return element?.getAttribute('aria-label') ?? labelling?.textContent ?? null;
      }),
    );
  }
  const buttons = ['暂停', '刷新路线', '进入全屏', '分享鱼塘', '画布设置', '试试捕鱼'];
  expect(reached).toEqual(['数量', '速度', ...buttons]);
});

test('a hidden page stands still and swims on when it is seen again', async ({ page }) => {
  await openPond(page);
  const setVisibility = (state: 'hidden' | 'visible') =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'visibilityState', { value, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  await setVisibility('hidden');
  await page.waitForTimeout(200);
  const hidden = await callFlock(page, 'status');
  await page.waitForTimeout(500);
  expect((await callFlock(page, 'status')).hash).toBe(hidden.hash);
  await setVisibility('visible');
  await expectMoving(page);
});

test('the pond follows the window', async ({ page }) => {
  await openInspectedPond(page);
  await page.setViewportSize({ width: 700, height: 900 });
  await expectMoving(page);
  await page.waitForTimeout(800);
  expect((await callFlock(page, 'inspect')).litFish).toBeGreaterThanOrEqual(0.95);
});

test('with a graphics card the water is drawn as well, smoothed, with the finest ribbons', async ({ page }) => {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (['warning', 'error'].includes(message.type())) problems.push(message.text());
  });
  // A processor draws here: in the worker it reports the name of a graphics card.
  const disguise = `const ask = WebGL2RenderingContext.prototype.getParameter;
    WebGL2RenderingContext.prototype.getParameter = function (name) {
      const value = ask.call(this, name);
      return /SwiftShader/.test(value) ? 'A graphics card' : value;
    };`;
  await serveInspectedWorker(page, disguise);
  await openPond(page);
  await expectMoving(page);
  expect(await callFlock(page, 'status')).toMatchObject({ isSoftware: false, renderer: 'webgl2', canDraw: true });
  const { litFish, litRandom } = await callFlock(page, 'inspect');
  expect(litFish).toBeGreaterThanOrEqual(0.95);
  expect(litRandom).toBeLessThan(0.3);
  // The page behind is hidden: take its water away, and the picture keeps the canvas's own.
  await page.evaluate(() => {
    const main = document.querySelector('main');
    if (main !== null) main.style.background = 'white';
  });
  expect(await litShare(page)).toBeLessThan(0.3);
  expect(problems.filter((problem) => !problem.includes('Service Worker'))).toEqual([]);
});

test('a lost graphics context comes back by itself', async ({ page }) => {
  await watchWorkers(page);
  await page.addInitScript(() => {
    // The context lives in the worker: a test reaches it only on the page, where the same stage draws.
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
  await page.evaluate(() => {
    const context = (window as unknown as { flockContext: WebGL2RenderingContext }).flockContext;
    const extension = context.getExtension('WEBGL_lose_context');
    extension?.loseContext();
    Object.assign(window, { restoreFlock: () => extension?.restoreContext() });
  });
  await expect(page.getByText('画面中断了')).toBeVisible();
  await page.evaluate(() => (window as unknown as { restoreFlock: () => void }).restoreFlock());
  await expect(page.getByText('画面中断了')).toBeHidden();
  await expect.poll(() => litShare(page)).toBeGreaterThan(0.01);
});

/** Share of a screenshot's strip across the water whose pixels are as bright as fish are. */
async function litShare(page: Page): Promise<number> {
  const picture = await page.screenshot({ clip: { x: 0, y: 80, width: 1280, height: 500 } });
  return page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    if (context === null) return 0;
    context.drawImage(bitmap, 0, 0);
    const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
    let lit = 0;
    for (let at = 0; at < data.length; at += 4) {
      if ((data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0) > 400) lit += 1;
    }
    return lit / (data.length / 4);
  }, picture.toString('base64'));
}

test('a worker that cannot be loaded is said so, and trying again helps', async ({ page }) => {
  let isBroken = true;
  await page.route(/assets\/flock\.worker-.*\.js/, (route) => (isBroken ? route.abort() : route.continue()));
  await page.goto(FLOCK);
  await expect(page.getByRole('alert')).toContainText('后台线程无法加载');
  isBroken = false;
  await page.getByRole('button', { name: '重新开始' }).click();
  await expect(water(page)).toHaveAttribute('data-step', 'swimming');
});

test('a computing module that cannot be loaded is said so', async ({ page }) => {
  await page.route(/assets\/flock.*\.wasm/, (route) => route.abort());
  await page.goto(FLOCK);
  await expect(page.getByRole('alert')).toContainText('计算模块无法加载');
});

test('settings that cannot be loaded are said so, the flock swims on, and trying again helps', async ({ page }) => {
  let isBroken = true;
  await page.route(/assets\/SettingsDialog-.*\.js/, (route) => (isBroken ? route.abort() : route.continue()));
  await openPond(page);
  const open = panel(page).getByRole('button', { name: '画布设置' });
  await open.click();
  await expect(page.getByText('设置没能打开')).toBeVisible();
  await expectMoving(page);
  isBroken = false;
  await open.click();
  await expect(
    page
      .getByText('设置没能打开')
      .or(page.getByRole('dialog', { name: '画布设置' }))
      .first(),
  ).toBeVisible();
});

test('reduced motion swims slowly and says so', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPond(page);
  await expect(page.getByText('减少动态效果')).toBeVisible();
  expect((await callFlock(page, 'status')).trailSegments).toBe(0);
  await expectMoving(page);
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('it swims in a small window by touch', async ({ page }) => {
    await openPond(page);
    const box = await slider(page, '数量').evaluate((input) => {
      const { x, y, width, height } = (input.closest('.MuiSlider-root') ?? input).getBoundingClientRect();
      return { x, y, width, height };
    });
    await page.touchscreen.tap(box.x + box.width * 0.5, box.y + box.height / 2);
    await expect.poll(async () => (await callFlock(page, 'status')).population).toBeGreaterThan(400);
    await panel(page).getByRole('button', { name: '画布设置' }).tap();
    await expect(page.getByRole('dialog', { name: '画布设置' })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    const sizes = await panel(page)
      .getByRole('button')
      .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().height));
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(40);
  });
});

test.describe('fallbacks', () => {
  test('without a canvas to hand over, the same pond swims on the page', async ({ page }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(HTMLCanvasElement.prototype, 'transferControlToOffscreen');
    });
    await page.goto(FLOCK);
    await expect(water(page)).toHaveAttribute('data-step', 'swimming');
    await expect.poll(() => litShare(page)).toBeGreaterThan(0.01);
    const first = await water(page).screenshot();
    await page.waitForTimeout(500);
    expect(Buffer.compare(first, await water(page).screenshot())).not.toBe(0);
  });
});

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
    await expect(page.locator('canvas')).toHaveCount(1);
    expect(problems).toEqual([]);
    expect(loads).toBe(1);
  } finally {
    await server.close();
  }
});
