import type { Browser, Page } from '@playwright/test';
import { portalPath, withBase } from '../../src/core/paths.ts';
import { STORAGE_KEYS } from '../../src/platform/storage/keys.ts';
import { watchWorkers } from '../../tests/e2e/flock-dance/flock-worker.ts';
import { serveInspectedWorker } from '../../tests/e2e/flock-dance/inspection/serve-inspected-worker.ts';
import { VIEW_720P } from '../inputs.ts';
import { NAME_SHIM } from './name-shim.ts';

interface FlockPageOptions {
  /** Undefined: as on a first visit. */
  readonly population?: number;
  readonly view?: { readonly width: number; readonly height: number };
  /** The worker also answers `places` and `inspect`, which the product's does not. */
  readonly isInspected?: boolean;
}

interface WatchedWindow {
  benchLongTasks: LongTask[];
}

/** A stretch of over 50 ms in which the page could not answer; milliseconds since the navigation. */
interface LongTask {
  readonly start: number;
  readonly duration: number;
}

/** Opens the swarm canvas without cache or storage, and waits until it swims. */
export async function openFlockPage(
  browser: Browser,
  origin: string,
  { population, view = VIEW_720P, isInspected = false }: FlockPageOptions = {},
): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: view.width, height: view.height }, locale: 'zh-CN' });
  const page = await context.newPage();
  await page.addInitScript({ content: NAME_SHIM });
  await watchWorkers(page);
  if (isInspected) await serveInspectedWorker(page);
  await watchLongTasks(page);
  if (population !== undefined) await remember(page, origin, { population });
  await page.goto(`${origin}${withBase(portalPath('flock-dance'))}`);
  await page.locator('[data-step=swimming]').waitFor();
  return page;
}

/** Milliseconds from the navigation to the worker's first frame. */
export function readFirstFrameMs(page: Page): Promise<number> {
  return page.evaluate(() => performance.getEntriesByName('flock-first-frame')[0]?.startTime ?? Number.NaN);
}

export function readLongTasks(page: Page): Promise<LongTask[]> {
  return page.evaluate(() => (window as unknown as WatchedWindow).benchLongTasks);
}

function watchLongTasks(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const tasks: LongTask[] = [];
    (window as unknown as WatchedWindow).benchLongTasks = tasks;
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) tasks.push({ start: startTime, duration });
    }).observe({ type: 'longtask', buffered: true });
  });
}

/** Stores choices as the product does. The empty page before the navigation has no storage. */
function remember(page: Page, origin: string, choices: object): Promise<unknown> {
  return page.addInitScript(
    ([site, key, value]) => {
      if (location.origin === site) localStorage.setItem(key, value);
    },
    [origin, STORAGE_KEYS.flockSettings, JSON.stringify(choices)] as const,
  );
}
