import { expect, type Page } from '@playwright/test';
import { distanceBetween, type Point } from '../../../src/features/flock-dance/model/route-path.ts';
import { callFlock, drawSeldom, QUICK_POND, watchWorkers } from './flock-worker.ts';
import { serveInspectedWorker } from './inspection/serve-inspected-worker.ts';

/** What Playwright writes where tests go without the copy for offline use, see `whole-browser.ts`. */
const BLOCKED_BY_TESTS = 'Service Worker registration blocked by Playwright';

export const FLOCK = '/mythinkn/portal/flock-dance';
/** One quick leader and few fish, the same in every run. */
export const ONE_LEADER = `${FLOCK}?seed=7&population=60&leaders=1&speed=2&shape=fish`;

/** A small screen that is touched. */
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

export const water = (page: Page) => page.locator('[data-step]');
export const panel = (page: Page) => page.getByRole('region', { name: '画布控制' });
export const settings = (page: Page) => page.getByRole('dialog', { name: '画布设置' });

/** One test with a pond runs at a time, beside tests of other pages: two pages that draw would slow each other down. */
export const ONE_POND = { lock: 'pond' } as const;

/** Opens a pond that draws few frames. */
export async function openPond(page: Page, path = FLOCK): Promise<void> {
  await drawSeldom(page, false);
  await enterPond(page, path);
}

/** Opens a pond in whose worker a test can call `places` and `inspect`. */
export async function openInspectedPond(page: Page, path = FLOCK): Promise<void> {
  await serveInspectedWorker(page);
  await openPond(page, path);
}

/** The same, and the time of the pond runs four times as fast. */
export async function openQuickPond(page: Page, path = FLOCK, script = ''): Promise<void> {
  await serveInspectedWorker(page, `${script}${QUICK_POND}`);
  await drawSeldom(page, true);
  await enterPond(page, path);
}

/** Opens a pond that shows every frame of the display. */
export async function enterPond(page: Page, path = FLOCK): Promise<void> {
  await watchWorkers(page);
  await page.goto(path);
  await expect(water(page)).toHaveAttribute('data-step', 'swimming', { timeout: 20_000 });
}

/** Shows the controls, which hide while nothing but the fish moves. */
export async function wakeControls(page: Page): Promise<void> {
  await page.mouse.move(410, 310);
  await page.mouse.move(400, 300);
}

/** Collects the page's console warnings and errors, and its uncaught errors. */
export function watchProblems(page: Page): readonly string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.text() === BLOCKED_BY_TESTS) return;
    if (['warning', 'error'].includes(message.type())) problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(error.message));
  return problems;
}

/** The pond draws frames, and its fish move. */
export async function expectMoving(page: Page): Promise<void> {
  const before = await callFlock(page, 'status');
  await expect
    .poll(async () => {
      const now = await callFlock(page, 'status');
      return now.frames > before.frames + 5 && now.hash !== before.hash;
    })
    .toBe(true);
}

/** The picture shows fish where the core has them, and little elsewhere. The page needs an inspected pond. */
export async function expectHonestPicture(page: Page): Promise<void> {
  // Fish grow in during the first seconds.
  await expect.poll(async () => (await callFlock(page, 'inspect')).litFish).toBeGreaterThanOrEqual(0.95);
  expect((await callFlock(page, 'inspect')).litRandom).toBeLessThan(0.3);
}

/** Share of a screenshot's strip across the water whose pixels are as bright as fish are. */
export async function readLitShare(page: Page): Promise<number> {
  const { width = 1280 } = page.viewportSize() ?? {};
  const picture = await page.screenshot({ clip: { x: 0, y: 80, width, height: 500 } });
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

/** The places of all fish, leaders first. The page needs an inspected pond. */
export async function readFish(page: Page): Promise<Point[]> {
  const { fish } = await callFlock(page, 'places');
  // A typed array arrives as an object of its numbers.
  const numbers = Object.values(fish) as number[];
  return Array.from({ length: numbers.length / 2 }, (_, index) => ({
    x: numbers[index * 2] ?? 0,
    y: numbers[index * 2 + 1] ?? 0,
  }));
}

export async function readLeader(page: Page): Promise<Point> {
  const [leader] = await readFish(page);
  if (leader === undefined) throw new Error('There is no fish');
  return leader;
}

/** A place beside the shoal: near enough for fish to smell food, and with no fish on it. */
export async function findQuietPlace(page: Page): Promise<Point> {
  const fish = await readFish(page);
  const places: Point[] = [];
  for (let x = 160; x <= 1120; x += 40) for (let y = 180; y <= 560; y += 40) places.push({ x, y });
  const near = (place: Point, radius: number) => fish.filter((each) => distanceBetween(each, place) < radius).length;
  const quiet = places.filter((place) => near(place, 60) === 0);
  const [best] = quiet.sort((a, b) => near(b, 200) - near(a, 200));
  if (best === undefined) throw new Error('There is fish everywhere');
  return best;
}

/** Followers around a place that their leader is far away from: only food keeps them there. */
export async function countStayers(page: Page, place: Point): Promise<number> {
  const [leader, ...followers] = await readFish(page);
  if (leader === undefined || distanceBetween(leader, place) < 250) return 0;
  return followers.filter((fish) => distanceBetween(fish, place) < 60).length;
}
