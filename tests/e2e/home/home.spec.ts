import { expect, type Page, test, type Worker } from '@playwright/test';
import { watchShifts } from '../faults.ts';
import { addTask, createGoal } from '../inspiration/board-page.ts';
import { waitForStart } from '../started.ts';
import { MOVING } from '../whole-browser.ts';

const HOME = '/mythinkn/portal';
const pond = (page: Page) => page.getByRole('figure', { name: '一池小鱼' });
const still = (page: Page) => pond(page).locator('img');

/** Frames of the page in which a living pond asks for some of its own. */
const PAGE_FRAMES = 30;

/** Counts the frames that the pond's worker asks for while the page draws its own. */
async function countFrames(page: Page, worker: Worker): Promise<number> {
  const read = () =>
    worker.evaluate(() => {
      const own = self as unknown as Pick<typeof globalThis, 'requestAnimationFrame'> & { frames?: number };
      if (own.frames === undefined) {
        const request = own.requestAnimationFrame;
        own.frames = 0;
        own.requestAnimationFrame = (callback) => {
          own.frames = (own.frames ?? 0) + 1;
          return request.call(self, callback);
        };
      }
      return own.frames;
    });
  const before = await read();
  await page.evaluate(async (count) => {
    for (let frame = 0; frame < count; frame += 1) await new Promise((drawn) => requestAnimationFrame(drawn));
  }, PAGE_FRAMES);
  return (await read()) - before;
}

test.use(MOVING);

test('the pond comes alive, takes food, and stands still while it is out of sight', async ({ page }) => {
  const opened = page.waitForEvent('worker');
  await page.goto(HOME);
  await waitForStart(page);
  await expect(still(page)).toHaveCSS('opacity', '1');
  // The page may be hydrated later than the shell, and the mouse of a visitor keeps moving.
  let x = 300;
  const countWorkers = async () => {
    await page.mouse.move(++x, 300);
    return page.workers().length;
  };
  await expect.poll(countWorkers, { timeout: 20_000 }).toBe(1);
  const worker = await opened;
  const feed = page.getByRole('button', { name: '撒一把鱼食' });
  await expect(feed).toBeVisible({ timeout: 20_000 });
  await expect(still(page)).toHaveCSS('opacity', '0');
  expect(await countFrames(page, worker)).toBeGreaterThan(2);

  await expect(pond(page).getByText('点一下，撒把鱼食')).toHaveCSS('opacity', '1');
  await feed.click();
  await expect(pond(page).getByText('点一下，撒把鱼食')).toHaveCSS('opacity', '0');

  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await expect(pond(page)).not.toBeInViewport();
  await expect.poll(() => countFrames(page, worker)).toBe(0);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expect.poll(() => countFrames(page, worker)).toBeGreaterThan(0);
});

test('under reduced motion the still stays and leads to the pond, and a visitor who came before continues and pins a tool', async ({
  page,
}) => {
  await page.addInitScript(() => {
    if (localStorage.getItem('mythinkn_page_visits') !== null) return;
    localStorage.setItem('mythinkn_page_visits', JSON.stringify({ recent: ['home', 'json-yaml'], pinned: [] }));
  });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const shifts = await watchShifts(page);
  await page.goto(HOME);
  await waitForStart(page);
  const row = page.getByRole('region', { name: '最近使用' });
  await expect(row.getByRole('link')).toHaveText(['JSON / YAML 工具']);
  await expect(page.getByText('上次打开：JSON / YAML 工具')).toBeVisible();
  expect(await shifts()).toBeLessThan(0.02);

  await page.getByRole('button', { name: '固定图片裁剪' }).press('Enter');
  await expect(row.getByRole('link')).toHaveText([/^图片裁剪/, 'JSON / YAML 工具']);
  await page.reload();
  await expect(row.getByRole('link')).toHaveText([/^图片裁剪/, 'JSON / YAML 工具']);
  const next = page.getByRole('main').getByRole('link', { name: /^继续用/ });
  await next.click();
  await expect(page).toHaveURL(/\/portal\/json-yaml$/);
  // Without the workers of the other tool.
  await page.goto(HOME);
  await waitForStart(page);

  await test.step('reduced motion keeps the still, and the whole card leads to the pond', async () => {
    await page.mouse.move(300, 300);
    await page.mouse.wheel(0, 1);
    await page.waitForLoadState('networkidle');
    expect(page.workers()).toEqual([]);
    await expect(still(page)).toHaveCSS('opacity', '1');
    const opened = page.waitForEvent('popup');
    await pond(page).click({ position: { x: 40, y: 40 } });
    await expect(await opened).toHaveURL(/\/portal\/flock-dance$/);
  });

  // The page follows what the visitor opens in another tab.
  await expect(next).toHaveAttribute('href', /\/portal\/flock-dance$/);
});

test('a visitor with goals is led to the first step, which has its room before the program runs, and nothing moves', async ({
  page,
  context,
}) => {
  await createGoal(page, '学会游泳');
  await addTask(page, '换气');
  const shifts = await watchShifts(page);
  await page.goto(HOME);
  const first = page.getByRole('main').getByRole('link', { name: '先做：换气' });
  await expect(first).toBeVisible();
  await expect(page.getByText('下一步做这件')).toBeVisible();
  expect(await shifts()).toBeLessThan(0.02);

  const early = await context.newPage();
  await early.route('**/assets/*.js', (route) => route.abort());
  await early.goto(HOME);
  const panelHeight = async (shown: Page) => (await shown.locator('main > div').boundingBox())?.height ?? 0;
  for (const width of [390, 1280]) {
    for (const shown of [page, early]) await shown.setViewportSize({ width, height: 844 });
    const [room, height] = [await panelHeight(early), await panelHeight(page)];
    expect([Math.abs(room - height) < 2, room, height], `${width} px`).toEqual([true, room, height]);
  }
  await early.close();
  await first.click();
  await expect(page.getByRole('button', { name: '换气', exact: true })).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('nothing is wider than the screen, the tools are near, and the footer leads to the text about privacy', async ({
    page,
  }) => {
    await page.goto(HOME);
    await waitForStart(page);
    for (const width of [390, 360]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
    await expect(page.locator('#tools').getByRole('link').first()).toBeInViewport();
    await page.getByRole('contentinfo').getByRole('link', { name: '隐私' }).tap();
    await expect(page.getByRole('heading', { name: '隐私', exact: true })).toBeInViewport();
    await page.goto(`${HOME}/about#roadmap`);
    await waitForStart(page);
    await expect(page.getByRole('heading', { name: '路线图', exact: true })).toBeInViewport();
  });
});
