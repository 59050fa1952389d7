import type { Browser } from '@playwright/test';
import { NAME_SHIM } from './name-shim.ts';

/** A phone of the middle class beside the machine that measures: what Lighthouse takes for one. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const SLOWDOWN = 4;
/** The page may still do something for so long after its last request. */
const SETTLE_MS = 2500;

/** A longer task blocks input for what it takes beyond this. */
const TASK_MS = 50;

export interface PageLoad {
  /** What tasks of the page's thread took beyond 50 ms each, from the navigation until the page is quiet. */
  readonly blockingMs: number;
  /** From the navigation to the first text. */
  readonly firstTextMs: number;
  /** From the navigation to the program's start; null for a page that does not announce it. */
  readonly startMs: number | null;
  /** Sum of the layout shifts. */
  readonly shift: number;
  readonly requests: number;
}

interface Recorded {
  readonly tasks: number[];
  readonly shifts: number[];
  start: number | null;
}

/** Loads a page in an empty browser on a slowed-down processor. */
export async function loadPage(browser: Browser, url: string): Promise<PageLoad> {
  const context = await browser.newContext({ ...PHONE, locale: 'zh-CN', serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await page.addInitScript({ content: NAME_SHIM });
    await page.addInitScript(record);
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.waitForTimeout(SETTLE_MS);
    const { tasks, shifts, start, firstText, requests } = await page.evaluate(() => ({
      ...(window as unknown as { readonly recorded: Recorded }).recorded,
      firstText: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      requests: performance.getEntriesByType('resource').length + 1,
    }));
    const blockingMs = tasks.reduce((sum, duration) => sum + Math.max(0, duration - TASK_MS), 0);
    const shift = shifts.reduce((sum, value) => sum + value, 0);
    return { blockingMs, firstTextMs: firstText, startMs: start, shift, requests };
  } finally {
    await context.close();
  }
}

/** Runs in the page, before anything of its own. */
function record(): void {
  const recorded: Recorded = { tasks: [], shifts: [], start: null };
  Object.assign(window, { recorded });
  const observe = (type: string, onEntry: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(onEntry)).observe({ type, buffered: true });
  observe('longtask', ({ duration }) => recorded.tasks.push(duration));
  observe('layout-shift', (entry) => recorded.shifts.push((entry as PerformanceEntry & { value: number }).value));
  window.addEventListener('mythinkn:started', () => {
    recorded.start = performance.now();
  });
}
