import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, WCAG_RULES } from '../axe.ts';
import { waitForStart } from '../started.ts';

const HOME = '/mythinkn/portal';
const tabs = (page: Page) => page.getByRole('navigation', { name: '工具' }).getByRole('link');
const header = (page: Page) => page.getByRole('banner');

/** Replaces the home screen's file. */
async function replaceHomeScreen(page: Page, answer: 'nothing' | 'a crash') {
  let requests = 0;
  await page.route(/assets\/HomeScreen-.*\.js/, async (route) => {
    requests += 1;
    if (answer === 'nothing') await route.abort();
    else
      await route.fulfill({
        contentType: 'text/javascript',
        body: 'export default function Broken() { throw new Error("boom"); }',
      });
  });
  return { count: () => requests };
}

test('at every width tabs are words or icons with a hint, and no text ends with a line of one or two characters', async ({
  page,
}) => {
  await page.setViewportSize({ width: 769, height: 800 });
  await page.goto(HOME);
  await waitForStart(page);
  const label = tabs(page).first().locator('.label');
  await expect(label).toBeVisible();
  await page.setViewportSize({ width: 768, height: 800 });
  await expect(label).toBeHidden();
  await expect(tabs(page).first()).toHaveAccessibleName('首页');
  await tabs(page).first().hover();
  await expect(page.locator('body > [aria-hidden="true"]', { hasText: '首页' })).toBeVisible();

  await page.mouse.move(0, 0);
  for (const width of [360, 390, 768, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.locator('main').evaluate(listShortLastLines), `${width} px`).toEqual([]);
  }
});

/** Texts of several lines whose last line holds at most three characters, the full stop included. */
function listShortLastLines(main: Element): string[] {
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = node.textContent ?? '';
    const tops = [...text].map((_character, index) => {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + 1);
      return range.getBoundingClientRect().top;
    });
    const last = tops.filter((top) => Math.abs(top - (tops.at(-1) ?? 0)) < 2).length;
    if (last < tops.length && last <= 3) found.push(text);
  }
  return found;
}

test('the color mode is chosen in an accessible menu, remembered, and set before the program runs', async ({
  page,
}) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    const isOfTest = message.text().startsWith('Service Worker registration blocked by Playwright');
    if (['error', 'warning'].includes(message.type()) && !isOfTest) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(HOME);
  const button = page.getByRole('button', { name: '外观：跟随系统' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitemradio', { name: '跟随系统' })).toBeFocused();
  // The page follows the system.
  await expectAccessible(page, WCAG_RULES);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await button.click();
  await page.getByRole('menuitemradio', { name: '深色' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark');
  await expect(page.getByRole('button', { name: '外观：深色' })).toBeVisible();
  expect(complaints).toEqual([]);

  await page.route(/assets\/.*\.js/, (route) => route.abort());
  await page.reload();
  expect(await page.locator('html').getAttribute('data-color-scheme')).toBe('dark');
  const background = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  expect(background).toBe('rgb(15, 20, 27)');
});

test('the overlay header hides and reappears by scroll and by event', async ({ page }) => {
  await page.goto(HOME);
  await waitForStart(page);
  await page.evaluate(() => window.scrollTo({ top: 99, behavior: 'instant' }));
  await expect(header(page)).toBeInViewport({ ratio: 1 });
  await page.evaluate(() => window.scrollTo({ top: 160, behavior: 'instant' }));
  await expect(header(page)).not.toBeInViewport();
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expect(header(page)).toBeInViewport({ ratio: 1 });
  await page.evaluate(() => window.dispatchEvent(new Event('hideHeader')));
  await expect(header(page)).not.toBeInViewport();
  await page.evaluate(() => window.dispatchEvent(new Event('showHeader')));
  await expect(header(page)).toBeInViewport({ ratio: 1 });
});

test('the keyboard reaches everything, first the skip link, and shows a hidden header', async ({ page }) => {
  await page.goto(HOME);
  await waitForStart(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: '跳到主要内容' })).toBeFocused();
  await page.evaluate(() => window.dispatchEvent(new Event('hideHeader')));
  await expect(header(page)).not.toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'mythinkn 首页' })).toBeFocused();
  await expect(header(page)).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Tab');
  await expect(tabs(page).first()).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('#content')).toBeFocused();
});

test('a screen that fails to load is requested once more, then the page says what to do, as after a crash', async ({
  page,
}) => {
  // A link of the page may share its request with the program, or not. Without them the program alone asks.
  await page.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      for (const links of document.querySelectorAll('body > template')) links.remove();
    });
  });
  const file = await replaceHomeScreen(page, 'nothing');
  await page.goto(HOME);
  await expect(page.getByRole('alert')).toContainText('这个页面没有加载成功');
  expect(file.count()).toBe(2);
  await expect(tabs(page).first()).toBeVisible();
  await page.unroute(/assets\/HomeScreen-.*\.js/);
  await page.getByRole('button', { name: '重试' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('一盒打开就用的小工具');

  await replaceHomeScreen(page, 'a crash');
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('「首页」出了点问题');
  await expect(page.getByRole('alert')).toContainText('已保存在本机的内容都还在');
  await expect(tabs(page).first()).toBeVisible();
});

test('the shell loads no 3D library and less than 170 KB of script', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const scripts = new Map<string, string>();
  let bytes = 0;
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (type !== 'Script') return;
    scripts.set(requestId, response.url);
    // The headers have arrived by then. They are no script.
    bytes -= response.encodedDataLength;
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  await page.goto(HOME, { waitUntil: 'networkidle' });
  expect(scripts.size).toBeGreaterThan(0);
  expect([...scripts.values()].filter((url) => /three|fiber|flock/i.test(url))).toEqual([]);
  expect(bytes).toBeLessThan(170_000);
});
