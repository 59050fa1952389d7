import { expect, type Page } from '@playwright/test';
import type { Point } from '../../../src/features/flock-dance/model/route-path.ts';
import { callFlock, watchWorkers } from './flock-worker.ts';
import { serveInspectedWorker } from './inspection/serve-inspected-worker.ts';

export const FLOCK = '/mythinkn/portal/flock-dance';
/** One quick leader and few fish, the same in every run. */
export const ONE_LEADER = `${FLOCK}?seed=7&population=60&leaders=1&speed=2&shape=fish`;

/** A small screen that is touched. */
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

export const water = (page: Page) => page.locator('[data-step]');
export const panel = (page: Page) => page.getByRole('region', { name: '画布控制' });

export async function openPond(page: Page, path = FLOCK): Promise<void> {
  await watchWorkers(page);
  await page.goto(path);
  await expect(water(page)).toHaveAttribute('data-step', 'swimming', { timeout: 20_000 });
}

/** Opens a pond in whose worker a test can call `places` and `inspect`. */
export async function openInspectedPond(page: Page, path = FLOCK): Promise<void> {
  await serveInspectedWorker(page);
  await openPond(page, path);
}

/** Brings the controls back, which hide while nothing but the fish moves. */
export async function wakeControls(page: Page): Promise<void> {
  await page.mouse.move(410, 310);
  await page.mouse.move(400, 300);
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
