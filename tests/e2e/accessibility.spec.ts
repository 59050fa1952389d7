import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page, test } from '@playwright/test';
import { readManifest } from './built-manifest.ts';

test.use({ serviceWorkers: 'block' });

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** A whole page also follows the practice of landmarks and headings; an open menu stands outside of them by nature. */
const PAGE_RULES = [...WCAG, 'best-practice'];

/** The pages come from the build itself, so that a new tool is checked the day it is registered. */
const { pages } = readManifest();

/** Violations in words. The policy forbids a script element, so axe is evaluated in the page. */
async function listViolations(page: Page, rules: readonly string[] = PAGE_RULES): Promise<string[]> {
  await page.evaluate(axeSource);
  return page.evaluate(async (tags) => {
    interface AxeResult {
      readonly violations: readonly { id: string; nodes: readonly { html: string; failureSummary?: string }[] }[];
    }
    const { axe } = window as unknown as { axe: { run(options: object): Promise<AxeResult> } };
    const { violations } = await axe.run({ runOnly: { type: 'tag', values: tags } });
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map((node) => node.failureSummary ?? node.html).join(' | ')}`,
    );
  }, rules);
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const { path } of pages.filter((each) => !each.path.includes(':'))) {
    test(`${path} has no accessibility violation in ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto(`/mythinkn${path}`);
      await expect(page.locator('main:not([aria-busy])')).toBeAttached();
      expect(await listViolations(page)).toEqual([]);
    });
  }

  test(`the open menu has no accessibility violation in ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto('/mythinkn/portal');
    await page.getByRole('button', { name: /^外观/ }).click();
    await expect(page.getByRole('menu')).toBeVisible();
    expect(await listViolations(page, WCAG)).toEqual([]);
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the swarm's moving page and its settings have no accessibility violation in ${colorScheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto('/mythinkn/portal/flock-dance');
    await expect(page.locator('[data-step="swimming"]')).toBeAttached();
    expect(await listViolations(page)).toEqual([]);
    await page.getByRole('button', { name: '画布设置' }).click();
    await expect(page.getByRole('dialog', { name: '画布设置' })).toBeVisible();
    expect(await listViolations(page, WCAG)).toEqual([]);
  });
}

test('narrow tabs and targets are accessible', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/mythinkn/portal');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await listViolations(page)).toEqual([]);
});
