import { expect, type Page } from '@playwright/test';

/** Presses Back while a dialog is open, as soon as the dialog has its entry in the history: a task later than it is seen. */
export async function pressBackOverDialog(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => history.state?.dialogDepth ?? 0)).toBeGreaterThan(0);
  await page.goBack();
}
