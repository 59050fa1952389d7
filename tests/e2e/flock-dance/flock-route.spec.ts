import { expect, type Page, test } from '@playwright/test';
import { FLOCK_RULES } from '../../../src/core/flock/flock-rules.ts';
import { distanceBetween, type Path, type Point } from '../../../src/features/flock-dance/model/route-path.ts';
import { signInBorrowed } from '../an-account.ts';
import { MOVING } from '../whole-browser.ts';
import { ONE_LEADER, ONE_POND, openQuickPond, PHONE, panel, readLeader, water } from './flock-page.ts';
import { callFlock, QUICK_STEP_S } from './flock-worker.ts';

test.describe.configure(ONE_POND);
test.use({ ...MOVING, ...PHONE });

const drawing = (page: Page) => page.locator('svg[data-route-points]');
const countPoints = async (page: Page) => Number(await drawing(page).getAttribute('data-route-points'));

/** Draws with a finger. */
async function drag(page: Page, [start, ...rest]: readonly [Point, ...Point[]]): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Path) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: [...touchPoints] });
  await touch('touchStart', [start]);
  let from = start;
  for (const to of rest) {
    for (let step = 1; step <= 8; step++) {
      await touch('touchMove', [
        { x: from.x + ((to.x - from.x) * step) / 8, y: from.y + ((to.y - from.y) * step) / 8 },
      ]);
    }
    from = to;
  }
  await touch('touchEnd', []);
}

/** The route in force, as it is drawn. */
async function readRoute(page: Page): Promise<Path> {
  const points = (await page.locator('svg .in-force').getAttribute('points')) ?? '';
  return points.split(' ').map((pair) => {
    const [x = 0, y = 0] = pair.split(',').map(Number);
    return { x, y };
  });
}

function distanceToPath(place: Point, path: Path): number {
  const distances = path.slice(1).map((end, index) => {
    const start = path[index] ?? end;
    const length = distanceBetween(start, end) || 1;
    const along = ((place.x - start.x) * (end.x - start.x) + (place.y - start.y) * (end.y - start.y)) / length ** 2;
    const share = Math.min(Math.max(along, 0), 1);
    return distanceBetween(place, { x: start.x + share * (end.x - start.x), y: start.y + share * (end.y - start.y) });
  });
  return Math.min(...distances);
}

/**
 * Waits until the leader has stayed within the arrival threshold of its route for six seconds of the pond. On its way to the
 * first point it may cross the route, which is not following.
 */
async function expectFollowing(page: Page): Promise<void> {
  const path = await readRoute(page);
  const away = async () => distanceToPath(await readLeader(page), path);
  await expect(async () => {
    const { frames } = await callFlock(page, 'status');
    while ((await callFlock(page, 'status')).frames < frames + 6 / QUICK_STEP_S) {
      expect(await away()).toBeLessThan(FLOCK_RULES.arrivalRadiusPx);
    }
  }).toPass({ timeout: 60_000 });
}

async function expectToPass(page: Page, place: Point): Promise<void> {
  await expect
    .poll(async () => distanceBetween(await readLeader(page), place), { timeout: 40_000, intervals: [20] })
    .toBeLessThan(FLOCK_RULES.arrivalRadiusPx);
}

const ZIGZAG = [
  { x: 80, y: 160 },
  { x: 300, y: 240 },
  { x: 120, y: 360 },
] as const;
const EXTENSION = [
  { x: 180, y: 420 },
  { x: 330, y: 380 },
] as const;

test('a leader follows a route drawn with a finger, extended, scaled with the window, and cleared', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await signInBorrowed(page, page.request);
  await openQuickPond(page, ONE_LEADER);
  await panel(page).getByRole('switch', { name: '自定义路线' }).tap();
  await expect(water(page)).toHaveAttribute('data-drawing', 'true');
  await drag(page, ZIGZAG);
  const route = await readRoute(page);
  expect(route.length).toBeGreaterThan(8);
  for (const [index, place] of route.slice(1).entries()) {
    expect(distanceBetween(place, route[index] ?? place)).toBeGreaterThan(10);
  }
  expect(distanceToPath(ZIGZAG[1], route)).toBeLessThan(10);
  await expectFollowing(page);

  await drag(page, EXTENSION);
  const extended = await readRoute(page);
  expect(extended.length).toBeGreaterThan(route.length);
  expect(extended.slice(0, route.length)).toEqual(route);
  await expectToPass(page, EXTENSION[1]);

  await page.setViewportSize({ width: 360, height: 700 });
  await expect.poll(async () => (await readRoute(page))[0]?.x).toBeCloseTo(ZIGZAG[0].x * (360 / 390), 0);
  await expectFollowing(page);

  const last = await readRoute(page);
  const clear = panel(page).getByRole('button', { name: '清除路线' });
  const [box, button] = [await panel(page).boundingBox(), await clear.boundingBox()];
  expect((button?.x ?? 0) + (button?.width ?? 0)).toBeLessThanOrEqual((box?.x ?? 0) + (box?.width ?? 0));
  await clear.tap();
  expect(await countPoints(page)).toBe(0);
  await expect(page.getByText('在水面上拖动')).toBeVisible();
  await expect
    .poll(async () => distanceToPath(await readLeader(page), last), { timeout: 40_000 })
    .toBeGreaterThan(2 * FLOCK_RULES.arrivalRadiusPx);
});
