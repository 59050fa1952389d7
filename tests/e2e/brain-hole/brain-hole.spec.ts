import { expect, type Page, test } from '@playwright/test';
import { REFLECTIONS } from '../../../src/features/brain-hole/content.ts';
import { listViolations } from '../axe.ts';
import { waitForStart } from '../started.ts';

const PAGE = '/mythinkn/portal/brain-hole';
const [FIRST, SECOND, THIRD] = REFLECTIONS;
const article = (page: Page, id: string | undefined) => page.locator(`article#${id}`);

test.use({ hasTouch: true });

test('reflections are read by keyboard and anchor, copied, and laid out for a phone, in a size that is remembered', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${PAGE}#${SECOND?.id}`);
  await waitForStart(page);
  await expect(article(page, SECOND?.id)).toBeInViewport();
  await page.keyboard.press('ArrowRight');
  await expect(article(page, THIRD?.id)).toBeFocused();
  await expect(page).toHaveURL(new RegExp(`#${THIRD?.id}$`));
  await page.keyboard.press('k');
  await page.keyboard.press('ArrowLeft');
  await expect(article(page, FIRST?.id)).toBeFocused();
  const pasted = () => page.evaluate(() => navigator.clipboard.readText());
  for (const [name, text] of [
    ['复制金句', FIRST?.quote],
    ['复制链接', `${baseURL}${PAGE}#${FIRST?.id}`],
  ] as const) {
    await article(page, FIRST?.id).getByRole('button', { name }).click();
    await expect.poll(pasted).toBe(text);
  }
  await test.step('lines hold up to 36 characters, the size is remembered, and all of it is accessible', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: '大', exact: true }).tap();
    await page.reload();
    await waitForStart(page);
    await expect(page.getByRole('button', { name: '大', exact: true })).toHaveAttribute('aria-pressed', 'true');
    const sizeOf = (property: string) =>
      article(page, FIRST?.id)
        .locator('p')
        .first()
        .evaluate((element, name) => Number.parseFloat(getComputedStyle(element).getPropertyValue(name)), property);
    expect(await sizeOf('font-size')).toBe(21);
    expect(await listViolations(page)).toEqual([]);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      expect((await sizeOf('width')) / (await sizeOf('font-size'))).toBeLessThanOrEqual(36);
    }
  });
});
