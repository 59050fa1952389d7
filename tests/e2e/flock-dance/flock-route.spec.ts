import { expect, type Page, test } from '@playwright/test';
import { FLOCK_RULES } from '../../../src/features/flock-dance/constants.ts';
import { distanceBetween, type Path, type Point } from '../../../src/features/flock-dance/model/route-path.ts';
import { readCode, register, signInBorrowed } from '../an-account.ts';
import { FLOCK, ONE_LEADER, openInspectedPond, PHONE, panel, readLeader, water } from './flock-page.ts';

test.use({ serviceWorkers: 'block' });

const routeSwitch = (page: Page) => panel(page).getByRole('switch', { name: '自定义路线' });
const clear = (page: Page) => panel(page).getByRole('button', { name: '清除路线' });
const drawing = (page: Page) => page.locator('svg[data-route-points]');
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** A signed-in page with one leader, and drawing switched on. */
async function openDrawing(page: Page): Promise<void> {
  await signInBorrowed(page, page.request);
  await openInspectedPond(page, ONE_LEADER);
  await routeSwitch(page).check();
  await expect(water(page)).toHaveAttribute('data-drawing', 'true');
}

async function drag(page: Page, path: Path): Promise<void> {
  const [start, ...rest] = path;
  if (start === undefined) return;
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  for (const { x, y } of rest) await page.mouse.move(x, y, { steps: 6 });
  await page.mouse.up();
}

const countPoints = async (page: Page) => Number(await drawing(page).getAttribute('data-route-points'));

/** The route that is in force, as it is drawn. */
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

/** Waits until the leader is on its route, and then sees that it stays within the arrival threshold of it. */
async function expectFollowing(page: Page): Promise<void> {
  const path = await readRoute(page);
  const away = async () => distanceToPath(await readLeader(page), path);
  await expect.poll(away, { timeout: 30_000 }).toBeLessThan(FLOCK_RULES.arrivalRadiusPx / 2);
  let farthest = 0;
  for (let look = 0; look < 40; look++) {
    farthest = Math.max(farthest, await away());
    await page.waitForTimeout(100);
  }
  expect(farthest).toBeLessThan(FLOCK_RULES.arrivalRadiusPx);
}

async function expectToPass(page: Page, place: Point): Promise<void> {
  await expect
    .poll(async () => distanceBetween(await readLeader(page), place), { timeout: 40_000, intervals: [50] })
    .toBeLessThan(FLOCK_RULES.arrivalRadiusPx);
}

const ZIGZAG: Path = [
  { x: 300, y: 200 },
  { x: 520, y: 320 },
  { x: 380, y: 470 },
];
const EXTENSION: Path = [
  { x: 560, y: 520 },
  { x: 760, y: 300 },
];

test('a visitor signs in on the way, and drawing is on', async ({ page }) => {
  test.setTimeout(120_000);
  const { email, password } = register();
  await openInspectedPond(page, ONE_LEADER);
  await routeSwitch(page).click();
  const login = page.getByRole('dialog', { name: '登录' });
  await expect(login).toContainText('画一条路线');
  await login.getByRole('textbox', { name: '邮箱', exact: true }).fill(email);
  await login.getByRole('textbox', { name: '密码', exact: true }).fill(password);
  await press(page, '发送验证码');
  const code = login.getByRole('textbox', { name: '邮箱验证码' });
  await code.fill(await readCode(email, '登录'));
  await code.press('Enter');
  await expect(login).toBeHidden();
  await expect(routeSwitch(page)).toBeChecked();
  await expect(page.getByText('在水面上拖动')).toBeVisible();
});

test('a visitor who gives up the login draws nothing and goes on feeding', async ({ page }) => {
  await openInspectedPond(page, ONE_LEADER);
  await routeSwitch(page).click();
  await expect(page.getByRole('dialog', { name: '登录' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await drag(page, ZIGZAG);
  await expect(drawing(page)).toHaveCount(0);
});

test('a drawn route is followed, extended, scaled with the window, and cleared', async ({ page }) => {
  test.setTimeout(180_000);
  await openDrawing(page);
  await drag(page, ZIGZAG);
  expect(await countPoints(page)).toBeGreaterThan(8);
  await expect(page.getByText('在水面上拖动')).toBeHidden();
  const route = await readRoute(page);
  for (const [index, place] of route.slice(1).entries()) {
    expect(distanceBetween(place, route[index] ?? place)).toBeGreaterThan(10);
  }
  expect(distanceToPath(ZIGZAG[1] as Point, route)).toBeLessThan(10);
  await expectFollowing(page);

  const before = await countPoints(page);
  await drag(page, EXTENSION);
  const extended = await readRoute(page);
  expect(extended.length).toBeGreaterThan(before);
  expect(extended.slice(0, before)).toEqual(route);
  await expectToPass(page, EXTENSION[1] as Point);
  await expectFollowing(page);

  await page.setViewportSize({ width: 900, height: 600 });
  await expect.poll(async () => (await readRoute(page))[0]?.x).toBeCloseTo((ZIGZAG[0] as Point).x * (900 / 1280), 0);
  await expectFollowing(page);

  const last = await readRoute(page);
  // The controls have hidden.
  await page.mouse.move(400, 300);
  await clear(page).click();
  expect(await countPoints(page)).toBe(0);
  await expect(page.getByText('在水面上拖动')).toBeVisible();
  await expect
    .poll(async () => distanceToPath(await readLeader(page), last), { timeout: 40_000 })
    .toBeGreaterThan(2 * FLOCK_RULES.arrivalRadiusPx);
});

test('a stroke that is dropped leaves nothing, and a press alone draws nothing', async ({ page }) => {
  await openDrawing(page);
  await page.mouse.move(300, 300);
  await page.mouse.down();
  await page.mouse.move(420, 360, { steps: 8 });
  await expect(page.locator('svg .stroke')).toHaveAttribute('points', / /);
  await page.keyboard.press('Escape');
  await expect(page.locator('svg .stroke')).toHaveAttribute('points', '');
  await page.mouse.move(500, 400, { steps: 4 });
  await page.mouse.up();
  expect(await countPoints(page)).toBe(0);
  await page.mouse.click(600, 300);
  expect(await countPoints(page)).toBe(0);
  await expect(routeSwitch(page)).toBeChecked();
});

test('the end of a pointer’s capture drops the stroke', async ({ page }) => {
  await openDrawing(page);
  await page.mouse.move(300, 300);
  await page.mouse.down();
  await page.mouse.move(420, 360, { steps: 8 });
  await water(page).dispatchEvent('pointercancel', { pointerId: 1, bubbles: true });
  await page.mouse.up();
  expect(await countPoints(page)).toBe(0);
  await drag(page, ZIGZAG);
  expect(await countPoints(page)).toBeGreaterThan(8);
});

test('a route that leaves the window stays inside the pond', async ({ page }) => {
  await openDrawing(page);
  await drag(page, [
    { x: 600, y: 300 },
    { x: 1400, y: 300 },
    { x: 1400, y: 400 },
  ]);
  for (const { x } of await readRoute(page)) expect(x).toBeLessThanOrEqual(1280);
  expect(Math.max(...(await readRoute(page)).map(({ x }) => x))).toBe(1280);
});

test('keys draw a route that the leader follows', async ({ page }) => {
  test.setTimeout(120_000);
  await openDrawing(page);
  await water(page).focus();
  const step = async (key: string, times: number) => {
    for (let i = 0; i < times; i++) await page.keyboard.press(key);
  };
  await step('ArrowLeft', 6);
  await page.keyboard.press('Enter');
  expect(await countPoints(page)).toBe(1);
  await step('ArrowUp', 5);
  await page.keyboard.press('Shift+ArrowUp');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await step('ArrowRight', 12);
  await page.keyboard.press('Enter');
  await expect(page.getByText('路线共 3 个点')).toBeAttached();
  expect(await readRoute(page)).toEqual([
    { x: 496, y: 360 },
    { x: 496, y: 236 },
    { x: 784, y: 236 },
  ]);
  await page.keyboard.press('Escape');
  await expect(page.locator('svg .cursor')).toHaveCount(0);
  await expectFollowing(page);
  // The page itself never moved.
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('two leaders switch drawing off; the route waits for the single leader', async ({ page }) => {
  await openDrawing(page);
  await drag(page, ZIGZAG);
  const drawn = await countPoints(page);
  const choose = async (leaders: string) => {
    await press(page, '画布设置');
    await page.getByRole('combobox', { name: '领队数量' }).click();
    await page.getByRole('option', { name: leaders, exact: true }).click();
    await press(page, '完成');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  };
  await choose('2 条');
  await expect(routeSwitch(page)).toHaveCount(0);
  await expect(drawing(page)).toHaveCount(0);
  await choose('1 条');
  await expect(routeSwitch(page)).not.toBeChecked();
  await expect(drawing(page)).toHaveCount(0);
  await routeSwitch(page).check();
  expect(await countPoints(page)).toBe(drawn);
});

test('the end of the session switches drawing off', async ({ page }) => {
  await openDrawing(page);
  await drag(page, ZIGZAG);
  await page.getByRole('button', { name: /^账号：/ }).click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  await expect(routeSwitch(page)).not.toBeChecked();
  await expect(drawing(page)).toHaveCount(0);
});

test('a game gets its keys: it switches drawing off and forgets the route', async ({ page }) => {
  await openDrawing(page);
  await drag(page, ZIGZAG);
  await press(page, '画布设置');
  await page.getByRole('switch', { name: '我要捕鱼' }).click();
  await expect(water(page)).toHaveAttribute('data-playing', 'true');
  await expect(drawing(page)).toHaveCount(0);
  await water(page).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(drawing(page)).toHaveCount(0);
});

test('a pond that begins anew has no route', async ({ page }) => {
  await openDrawing(page);
  await drag(page, ZIGZAG);
  await press(page, '画布设置');
  await press(page, '重置鱼群');
  await press(page, '完成');
  await expect(drawing(page)).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('a finger draws on a small screen', async ({ page, context }) => {
    await signInBorrowed(page, page.request);
    await openInspectedPond(page, ONE_LEADER);
    await routeSwitch(page).tap();
    await expect(water(page)).toHaveAttribute('data-drawing', 'true');
    const client = await context.newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Path) =>
      client.send('Input.dispatchTouchEvent', { type, touchPoints: [...touchPoints] });
    await touch('touchStart', [{ x: 80, y: 200 }]);
    for (let x = 80; x <= 320; x += 12) await touch('touchMove', [{ x, y: 200 + x / 2 }]);
    await touch('touchEnd', []);
    expect(await countPoints(page)).toBeGreaterThan(8);
    await expectFollowing(page);
    // Every control lies inside the narrow panel.
    const box = await panel(page).boundingBox();
    const button = await clear(page).boundingBox();
    expect((button?.x ?? 0) + (button?.width ?? 0)).toBeLessThanOrEqual((box?.x ?? 0) + (box?.width ?? 0));
    await clear(page).tap();
    expect(await countPoints(page)).toBe(0);
  });
});

test('more than one leader: no switch', async ({ page }) => {
  await openInspectedPond(page, `${FLOCK}?seed=7&population=60&leaders=3`);
  await expect(panel(page)).toContainText('领队 3');
  await expect(routeSwitch(page)).toHaveCount(0);
});
