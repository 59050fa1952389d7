import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { toPageTitle } from '../../../src/core/page-head.ts';
import { PORTAL_PATH, withBase } from '../../../src/core/paths.ts';
import { listViolations, listViolationsInBoth } from '../axe.ts';
import { readManifest, readViews } from '../built-manifest.ts';
import { watchFaults, watchShifts } from '../faults.ts';
import { expectNothingCovered } from '../floating.ts';
import { drawSeldom } from '../flock-dance/flock-worker.ts';
import { listOpenablePaths } from '../openable-paths.ts';
import { waitForStart } from '../started.ts';

/** Largest sum of layout shifts that a start may have. */
const SHIFT_MAX = 0.02;
const HOME = '/mythinkn/portal';

/** Time that one page may take on a busy machine. */
const PAGE_TIMEOUT_MS = 60_000;

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, colorScheme: 'light' } as const;
test.use({
  viewport: { width: 1280, height: 800 },
  colorScheme: 'dark',
});

/** All pages of the build, so that a new page is checked as soon as it is registered. */
const manifest = readManifest();
const titles = new Map(manifest.pages.map(({ path, title }) => [withBase(path), toPageTitle(title)]));
const views = readViews().map(({ address }) => withBase(address));
const accessible = listOpenablePaths(manifest).map((path) => withBase(path));
const pages = [...titles.keys()].filter((address) => !address.includes(':'));

/** Opens an address as the first page of a visitor, who has nothing stored yet, and checks its start. */
async function visit(context: BrowserContext, origin: string, address: string): Promise<Page> {
  const page = await context.newPage();
  const faults = await watchFaults(page, origin);
  const shift = await watchShifts(page);
  await drawSeldom(page, false);
  const reply = await page.goto(address);
  expect.soft(reply?.status(), address).toBe(200);
  await waitForStart(page);
  // A dialog of the first visit hides the page from assistive technology.
  await expect(page.locator('main:not([aria-busy])'), address).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect.soft(faults, address).toEqual([]);
  if (views.includes(address)) expect.soft(await shift(), address).toBeLessThan(SHIFT_MAX);
  return page;
}

/** Closes the page and forgets what it has stored, as `visit` needs it. */
async function leave(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.clear());
  await page.close();
}

test('every page starts on a phone without a fault or a move, and is not wider than it', async ({
  browser,
  baseURL: origin = '',
}) => {
  const addresses = [...views, `${HOME}?from=mail`];
  test.setTimeout(addresses.length * PAGE_TIMEOUT_MS);
  for (const address of addresses) {
    // Nothing is cached either.
    const context = await browser.newContext(PHONE);
    const page = await visit(context, origin, address);
    for (const width of [390, 360]) {
      await page.setViewportSize({ width, height: 844 });
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), address).toBe(width);
    }
    if (address === HOME) expect.soft(await listViolations(page), address).toEqual([]);
    await context.close();
  }
});

test('every page starts on a desktop without a fault or a move, is accessible in dark and light, and nothing floats over its controls', async ({
  context,
  baseURL: origin = '',
}) => {
  const addresses = [...new Set([...views, ...pages])];
  test.setTimeout(addresses.length * PAGE_TIMEOUT_MS);
  for (const address of addresses) {
    const page = await visit(context, origin, address);
    const title = titles.get(address);
    if (title !== undefined) expect.soft(await page.title(), address).toBe(title);
    if (accessible.includes(address)) expect.soft(await listViolationsInBoth(page), address).toEqual([]);
    if (accessible.includes(address) && address.startsWith(withBase(PORTAL_PATH))) {
      // The board welcomes newcomers by a dialog, and nothing floats beside a dialog.
      if (address.endsWith('/inspiration')) await closeDialog(page);
      await expectNothingCovered(page, address);
    }
    await leave(page);
  }
});

async function closeDialog(page: Page): Promise<void> {
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
}
