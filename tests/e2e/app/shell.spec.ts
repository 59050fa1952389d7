import { expect, type Page, test } from '@playwright/test';
import { waitForStart } from '../started.ts';

// These tests replace answers of the server, which a service worker would answer itself.
test.use({ serviceWorkers: 'block' });

const HOME = '/mythinkn/portal';
const tabs = (page: Page) => page.getByRole('navigation', { name: '工具' }).getByRole('link');
const header = (page: Page) => page.getByRole('banner');
const scheme = (page: Page) => page.locator('html').getAttribute('data-color-scheme');

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

test('tabs stand in order, mark the current page and open where the document says', async ({ page }) => {
  await page.goto(HOME);
  await expect(tabs(page).first()).toHaveAccessibleName('首页');
  await expect(tabs(page).first()).toHaveAttribute('aria-current', 'page');
  const flock = page.getByRole('navigation').getByRole('link', { name: /群游画布/ });
  await expect(flock).toHaveAttribute('href', '/mythinkn/portal/flock-dance');
  await expect(flock).toHaveAttribute('target', '_blank');
  await expect(flock).toHaveAttribute('rel', /noopener/);
});

test('the root and unknown addresses lead to a page', async ({ page }) => {
  for (const path of ['/mythinkn/', '/mythinkn/portal/no-such-tool', '/mythinkn/elsewhere']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/mythinkn\/portal(\/goal-focus)?$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('tabs are icons with a hint at 768 px and below, and words above', async ({ page }) => {
  await page.setViewportSize({ width: 769, height: 800 });
  await page.goto(HOME);
  const label = tabs(page).first().locator('.label');
  await expect(label).toBeVisible();
  await page.setViewportSize({ width: 768, height: 800 });
  await expect(label).toBeHidden();
  await expect(tabs(page).first()).toHaveAccessibleName('首页');
  await tabs(page).first().hover();
  await expect(page.locator('body > [aria-hidden="true"]', { hasText: '首页' })).toBeVisible();
});

for (const width of [360, 390, 768, 1280]) {
  test(`no text of the home page ends with a line of one or two characters at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(HOME);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.locator('main').evaluate(listShortLastLines)).toEqual([]);
  });
}

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

test.describe('on a small tablet', () => {
  test.use({ viewport: { width: 600, height: 960 }, hasTouch: true, isMobile: true });

  test('no hint of a tab stays over the page after a tap', async ({ page }) => {
    await page.goto(HOME);
    await page.getByRole('navigation').getByRole('link', { name: 'JSON / YAML 工具' }).tap();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('JSON 与 YAML 工具');
    await expect(page.getByRole('navigation').getByRole('link', { name: 'JSON / YAML 工具' })).toBeFocused();
    await expect(page.locator('body > [aria-hidden="true"]', { hasText: 'JSON / YAML 工具' })).toHaveCount(0);
  });
});

test('nothing is wider than a small screen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(HOME);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test('the color mode is chosen in a menu, remembered and set before the program runs', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(HOME);
  expect(await scheme(page)).toBe('light');
  await page.getByRole('button', { name: '外观：跟随系统' }).click();
  await page.getByRole('menuitemradio', { name: '深色' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark');
  await expect(page.getByRole('button', { name: '外观：深色' })).toBeVisible();

  await page.route(/assets\/.*\.js/, (route) => route.abort());
  await page.reload();
  expect(await scheme(page)).toBe('dark');
  const background = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  expect(background).toBe('rgb(15, 20, 27)');
});

test('the page follows the system when its scheme changes', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(HOME);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark');
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

test('the menu opens and closes by keyboard and returns the focus', async ({ page }) => {
  await page.goto(HOME);
  const button = page.getByRole('button', { name: /^外观/ });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitemradio', { name: '跟随系统' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
});

test('a screen that fails to load is requested once more, then the page says what to do', async ({ page }) => {
  const file = await replaceHomeScreen(page, 'nothing');
  await page.goto(HOME);
  await expect(page.getByRole('alert')).toContainText('这个页面没有加载成功');
  // The page's own link, the program, and the program once more.
  expect(file.count()).toBe(3);
  await expect(tabs(page).first()).toBeVisible();
  await page.unroute(/assets\/HomeScreen-.*\.js/);
  await page.getByRole('button', { name: '重试' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('一盒打开就用的小工具');
});

test('a tool that crashes leaves the shell usable', async ({ page }) => {
  await replaceHomeScreen(page, 'a crash');
  await page.goto(HOME);
  await expect(page.getByRole('alert')).toContainText('「首页」出了点问题');
  await expect(page.getByRole('alert')).toContainText('已保存在本机的内容都还在');
  await expect(tabs(page).first()).toBeVisible();
});

test('the head names the page', async ({ page, baseURL }) => {
  await page.goto(HOME);
  await expect(page).toHaveTitle('个人效率工具箱 · mythinkn');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${baseURL}/mythinkn/portal`);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'index, follow');
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

test.describe('with its service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('no page logs an error or a warning', async ({ page }) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    await page.goto(HOME);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('一盒打开就用的小工具');
    await page.getByRole('button', { name: /^外观/ }).click();
    await page.getByRole('menuitemradio', { name: '深色' }).click();
    expect(complaints).toEqual([]);
  });
});
