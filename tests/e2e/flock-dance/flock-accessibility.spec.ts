import { expect, test } from '@playwright/test';
import { listViolations, WCAG_RULES } from '../axe.ts';
import { wakeControls } from './flock-page.ts';

test.use({ serviceWorkers: 'block' });

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the swarm's moving page and its settings have no accessibility violation in ${colorScheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto('/mythinkn/portal/flock-dance');
    await expect(page.locator('[data-step="swimming"]')).toBeAttached();
    expect(await listViolations(page)).toEqual([]);
    await wakeControls(page);
    await page.getByRole('button', { name: '画布设置' }).click();
    await expect(page.getByRole('dialog', { name: '画布设置' })).toBeVisible();
    expect(await listViolations(page, WCAG_RULES)).toEqual([]);
  });
}
