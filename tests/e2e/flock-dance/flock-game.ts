import { type APIRequestContext, expect, type Page } from '@playwright/test';
import type { Direction } from '../../../src/features/flock-dance/model/steering.ts';
import type { RunStatus } from '../../../workers/flock/flock.api.ts';
import { signInBorrowed } from '../an-account.ts';
import { FLOCK, openQuickPond, panel, readFish, wakeControls } from './flock-page.ts';
import { callFlock } from './flock-worker.ts';

/** Few fish, which are cheap to draw, and the same ones in every run. */
const SPARSE = `${FLOCK}?seed=20261121&population=60&leaders=2&speed=1&shape=fish`;
/** Many fish, for tests that hunt. Records belong to the account and the setting, so tests of records have their own number. */
export const crowdedWith = (population: number) =>
  `${FLOCK}?seed=20261121&population=${population}&leaders=2&speed=1&shape=fish`;
export const CROWDED = crowdedWith(400);

export const board = (page: Page) => page.getByRole('region', { name: '本局' });
export const score = (page: Page) => board(page).getByTestId('score');
export const pauseCard = (page: Page) => page.getByRole('group', { name: '已暂停' });
export const result = (page: Page) => page.getByRole('dialog', { name: /本局成绩$/ });
export const sheet = (page: Page) => page.getByRole('dialog', { name: '开始捕鱼' });

/** Opens a pond as a signed-in user. */
export async function openPondSignedIn(page: Page, request: APIRequestContext, path = SPARSE): Promise<void> {
  await signInBorrowed(page, request);
  await openQuickPond(page, path);
}

export async function startGame(page: Page, kind: '自由捕鱼' | '今日鱼塘'): Promise<void> {
  await wakeControls(page);
  await panel(page).getByRole('button', { name: '试试捕鱼' }).click();
  await sheet(page).getByRole('button', { name: kind }).click();
  await expect(board(page)).toBeVisible();
  await expect.poll(() => readRun(page)).not.toBeNull();
}

export async function endGame(page: Page): Promise<void> {
  await wakeControls(page);
  await page.getByRole('button', { name: '结束本局', exact: true }).click();
}

export async function readRun(page: Page): Promise<RunStatus | null> {
  return (await callFlock(page, 'status')).run;
}

export async function readPredator(page: Page): Promise<Direction> {
  const [x, y] = (await callFlock(page, 'places')).predator;
  return { x, y };
}

/**
 * Hunts the nearest fish until so many are eaten. Many times a second, `steer` receives the way from the predator to
 * the fish, in pixels.
 */
export async function hunt(page: Page, fish: number, steer: (way: Direction) => Promise<void>): Promise<void> {
  await expect
    .poll(
      async () => {
        const predator = await readPredator(page);
        const ways = (await readFish(page)).map(({ x, y }) => ({ x: x - predator.x, y: y - predator.y }));
        const nearest = ways.reduce((best, way) => (length(way) < length(best) ? way : best));
        await steer(nearest);
        return (await readRun(page))?.score ?? 0;
      },
      { timeout: 45_000, intervals: [60] },
    )
    .toBeGreaterThanOrEqual(fish);
}

function length({ x, y }: Direction): number {
  return Math.hypot(x, y);
}

/** Steers by holding arrow keys down. */
export function createArrows(page: Page) {
  const held = new Set<string>();
  const hold = async (key: string, isHeld: boolean) => {
    if (isHeld === held.has(key)) return;
    if (isHeld) held.add(key);
    else held.delete(key);
    await (isHeld ? page.keyboard.down(key) : page.keyboard.up(key));
  };
  return {
    async steer({ x, y }: Direction) {
      const isLevel = Math.abs(x) > 2 * Math.abs(y);
      const isUpright = Math.abs(y) > 2 * Math.abs(x);
      await hold('ArrowLeft', x < 0 && !isUpright);
      await hold('ArrowRight', x > 0 && !isUpright);
      await hold('ArrowUp', y < 0 && !isLevel);
      await hold('ArrowDown', y > 0 && !isLevel);
      await hold('Space', true);
    },
    async release() {
      for (const key of [...held]) await hold(key, false);
    },
  };
}
