import { expect, type Page, test } from '@playwright/test';
import { SECTIONS } from '../../../src/features/evolution/content.ts';
import { listViolations } from '../axe.ts';
import { waitForStart } from '../started.ts';

const PAGE = '/mythinkn/portal/evolution';
const [INTRO, FOCUS, GROWTH] = SECTIONS.map(({ id }) => id);
const navigator = (page: Page) => page.getByRole('navigation', { name: '里程碑' });
const backToTop = (page: Page) => page.getByRole('link', { name: '回到顶部' });
const current = (page: Page) => page.locator('nav [aria-current="location"]');
const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
const topOf = (page: Page, id: string | undefined) =>
  page.locator(`#${id}`).evaluate((section) => Math.round(section.getBoundingClientRect().top) + 0);

async function open(page: Page, hash = ''): Promise<void> {
  await page.goto(`${PAGE}${hash}`);
  await waitForStart(page);
}

test('scrolling and arrow keys lead through the sections, with navigator, button, header and address in step', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page);
  const entries = await page.evaluate(() => window.history.length);
  for (const [top, hasHeader, hasNavigator, hasButton] of [
    [99, true, false, false],
    [120, false, false, false],
    [121, false, true, false],
    [200, false, true, false],
    [201, false, true, true],
  ] as const) {
    await scrollTo(page, top);
    if (hasHeader) await expect(page.getByRole('banner')).toBeInViewport({ ratio: 1 });
    else await expect(page.getByRole('banner')).not.toBeInViewport();
    await expect(navigator(page)).toBeVisible({ visible: hasNavigator });
    await expect(backToTop(page)).toBeVisible({ visible: hasButton });
  }
  // The top of the second section reaches 30 % of the window.
  await scrollTo(page, 800 - 240);
  await expect(current(page)).toHaveAttribute('href', `#${INTRO}`);
  await scrollTo(page, 800 - 239);
  await expect(current(page)).toHaveAttribute('href', `#${FOCUS}`);
  await expect(page).toHaveURL(new RegExp(`#${FOCUS}$`));
  await scrollTo(page, 1600);
  await expect(page).toHaveURL(new RegExp(`#${GROWTH}$`));
  await backToTop(page).click();
  await expect.poll(() => scrollY(page)).toBe(0);
  await expect(page).toHaveURL(/\/portal\/evolution$/);
  expect(await page.evaluate(() => window.history.length)).toBe(entries);

  // Not with a modifier, in a dialog or in a narrow window.
  // The page may be hydrated later than the shell. Until then the browser scrolls by some lines.
  await expect(async () => {
    await page.keyboard.press('ArrowDown');
    expect(await topOf(page, FOCUS)).toBe(0);
  }).toPass();
  await page.keyboard.press('ArrowDown');
  expect(await topOf(page, GROWTH)).toBe(0);
  await page.keyboard.press('ArrowUp');
  expect(await topOf(page, FOCUS)).toBe(0);
  await page.keyboard.press('Shift+ArrowDown');
  expect(Math.abs(await topOf(page, FOCUS))).toBeLessThan(200);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => scrollY(page)).toBe(0);

  await page.getByRole('banner').getByRole('button', { name: '登录' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  expect(await scrollY(page)).toBe(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();

  await page.setViewportSize({ width: 768, height: 800 });
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => scrollY(page)).toBeGreaterThan(0);
  expect(await topOf(page, FOCUS)).toBeGreaterThan(400);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('an anchor opens its section, nothing moves under reduced motion, and nothing is wider than the screen', async ({
    page,
  }) => {
    await open(page, `#${FOCUS}`);
    await expect.poll(() => topOf(page, FOCUS)).toBe(0);
    await expect(current(page)).toHaveAttribute('href', `#${FOCUS}`);
    const names = await page.evaluate(() => document.getAnimations().map((animation) => animation.constructor.name));
    expect(names.filter((name) => name === 'CSSAnimation')).toEqual([]);
    await navigator(page).getByRole('link').last().tap();
    await expect(current(page)).toHaveAttribute('href', `#${GROWTH}`);
    expect(await listViolations(page)).toEqual([]);
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
});
