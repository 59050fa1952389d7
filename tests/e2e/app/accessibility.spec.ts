import { expect, test } from '@playwright/test';
import { listViolations, WCAG_RULES } from '../axe.ts';
import { readManifest } from '../built-manifest.ts';
import { listOpenablePaths } from '../openable-paths.ts';

test.use({ serviceWorkers: 'block' });

/** All pages of the build, so that a new page is checked as soon as it is registered. */
const paths = listOpenablePaths(readManifest());

const COLOR_SCHEMES = ['light', 'dark'] as const;

for (const path of paths) {
  test(`${path} has no accessibility violation in light and dark`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`/mythinkn${path}`);
    await expect(page.locator('main:not([aria-busy])')).toBeAttached();
    for (const colorScheme of COLOR_SCHEMES) {
      await page.emulateMedia({ colorScheme });
      await expect(page.locator('html')).toHaveAttribute('data-color-scheme', colorScheme);
      expect(await listViolations(page), colorScheme).toEqual([]);
    }
  });
}

test('the open menu has no accessibility violation in light and dark', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/mythinkn/portal');
  await page.getByRole('button', { name: /^外观/ }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  for (const colorScheme of COLOR_SCHEMES) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-color-scheme', colorScheme);
    expect(await listViolations(page, WCAG_RULES), colorScheme).toEqual([]);
  }
});

test('narrow tabs and targets are accessible', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/mythinkn/portal');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await listViolations(page)).toEqual([]);
});
