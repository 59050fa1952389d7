import { expect, test } from '@playwright/test';
import { CONTACT_MAILBOX } from '../../../src/features/contributors/constants.ts';
import { CONTRIBUTORS } from '../../../src/features/contributors/content.ts';
import { toMailAddress } from '../../../src/features/contributors/model/contact.ts';
import { listViolations } from '../axe.ts';
import { waitForStart } from '../started.ts';

const PAGE = '/mythinkn/portal/contributors';
const ADDRESS = toMailAddress(CONTACT_MAILBOX);

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('a permalink leads to its plaque, and the mail address appears on request only', async ({ page }) => {
  const last = CONTRIBUTORS.at(-1);
  const response = await page.goto(`${PAGE}#${last?.id}`);
  expect(await response?.text()).not.toContain(ADDRESS);
  await waitForStart(page);
  await expect(page.locator(`#${last?.id}`)).toBeInViewport();
  await page.getByRole('button', { name: '显示邮箱地址' }).tap();
  await expect(page.getByText(ADDRESS)).toBeVisible();
  await expect(page.getByRole('link', { name: '写一封信' })).toHaveAttribute('href', new RegExp(`^mailto:${ADDRESS}`));
  expect(await listViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});
