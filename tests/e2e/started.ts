import { expect, type Page } from '@playwright/test';

/** Waits until the program has taken the prerendered page over, and so listens to what happens in it. */
export async function waitForStart(page: Page): Promise<void> {
  await expect(page.locator('#root:not([data-view])')).toBeAttached();
}
