import { expect, type Page, test } from '@playwright/test';
import { NONCE_PLACEHOLDER } from '../../../src/core/contracts/page-views.ts';
import { readViews } from '../built-manifest.ts';
import { watchShifts } from '../faults.ts';
import { waitForStart } from '../started.ts';
import { INSTALLABLE } from '../whole-browser.ts';

const addresses = readViews().map(({ address }) => `/mythinkn${address}`);
const HOME = '/mythinkn/portal';
const JSON_PAGE = '/mythinkn/portal/json-yaml';
const FLOCK_PAGE = '/mythinkn/portal/flock-dance';

/** Largest sum of layout shifts that a start may have. */
const SHIFT_MAX = 0.02;

test.describe('without a program', () => {
  test.use({ javaScriptEnabled: false, colorScheme: 'light' });

  test('every page shows its text, the policy lets its styles pass, and the swarm has its water and dark header', async ({
    page,
  }) => {
    const complaints = listComplaints(page);
    for (const address of addresses) {
      const response = await page.goto(address);
      expect.soft(await response?.text(), address).not.toContain(`nonce="${NONCE_PLACEHOLDER}"`);
      await expect.soft(page.getByRole('heading', { level: 1 }), address).toBeVisible();
      await expect.soft(page.getByRole('banner'), address).toHaveCSS('display', 'flex');
      await expect.soft(page.getByRole('navigation', { name: '工具' }).getByRole('link'), address).not.toHaveCount(0);
      expect.soft((await page.getByRole('main').textContent())?.length, address).toBeGreaterThan(20);
      expect.soft(complaints, address).toEqual([]);
      if (address !== FLOCK_PAGE) continue;
      // By day, too.
      await expect(page.getByRole('main')).toHaveCSS('background-image', /linear-gradient\(rgb\(18, 104, 138\)/);
      await expect(page.getByRole('banner')).toHaveAttribute('data-color-scheme', 'dark');
    }
  });
});

test.describe('with the program', () => {
  test('the first paint shows the pond before anything of the program is fetched, and the start leaves it in its place', async ({
    page,
  }) => {
    const program = await holdProgram(page);
    await page.goto(HOME, { waitUntil: 'commit' });
    const picture = page.getByRole('figure').locator('img');
    const isDrawn = (image: HTMLImageElement) => image.complete && image.naturalWidth > 0;
    await expect.poll(() => picture.evaluate(isDrawn)).toBe(true);
    const place = await picture.boundingBox();
    expect(place?.height).toBeGreaterThan(100);
    // Where motion is not wanted, the tab has two words side by side, from the first paint on.
    const tab = page.getByRole('banner').getByRole('link', { name: /JSON/ });
    const tabPlace = await tab.boundingBox();
    program.release();
    await waitForStart(page);
    expect(await picture.boundingBox()).toEqual(place);
    expect(await tab.boundingBox()).toEqual(tabPlace);
    await expect(tab.getByText('YAML')).toBeVisible();
    const { paint, fetched } = await page.evaluate(() => ({
      paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      fetched: performance
        .getEntriesByType('resource')
        .filter(({ name }) => /\/assets\/(?!index-)[^/]+\.js$/.test(name))
        .map(({ startTime }) => startTime),
    }));
    expect(fetched.length).toBeGreaterThan(10);
    expect(Math.min(...fetched)).toBeGreaterThan(paint);
  });

  test('what the browser remembers has its room in the first paint and appears after the start, without a complaint', async ({
    page,
    context,
  }) => {
    const early = await context.newPage();
    await early.addInitScript(() => {
      localStorage.setItem('auth_token', 'x');
      localStorage.setItem('mythinkn_has_goals', '1');
    });
    await early.route('**/assets/*.js', (route) => route.abort());
    await early.goto(HOME);
    await expect(early.getByRole('button', { name: '登录' })).toHaveCSS('width', '36px');
    expect(await early.locator('main > div').evaluate((element) => element.clientHeight)).toBeGreaterThan(100);
    await early.close();

    const complaints = listComplaints(page);
    await page.addInitScript(() => {
      const user = { id: '1', username: '林', email: 'lin@example.com', role: 'user', roles: [], permissions: [] };
      const entries = {
        mythinkn_color_mode: 'dark',
        mythinkn_remembered_json: '{"kept": true}',
        auth_token: `${btoa('{}')}.${btoa('{}')}.signature`,
        auth_user: JSON.stringify(user),
        auth_expires: String(Date.now() + 3_600_000),
      };
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
    });
    const shift = await watchShifts(page);
    await page.goto(JSON_PAGE);
    await waitForStart(page);
    await expect(page.getByRole('banner').getByRole('button', { name: '林' })).toBeVisible();
    await expect(page.getByRole('button', { name: '外观：深色' })).toBeVisible();
    await expect(page.locator('.cm-content')).toContainText('{"kept": true}');
    await expect(page.locator('.Mui-checked').getByLabel(/^记住输入/)).toBeChecked();
    await page.getByRole('button', { name: '格式化', exact: true }).click();
    await expect(page.getByText('"kept": true')).toHaveCount(2);
    expect(complaints).toEqual([]);
    expect(await shift()).toBeLessThan(SHIFT_MAX);
  });

  test('a button that is clicked before the program runs does its work once it does', async ({ page, context }) => {
    const program = await holdProgram(page);
    await page.goto(HOME, { waitUntil: 'commit' });
    await page.getByRole('banner').getByRole('button', { name: '登录' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    program.release();
    await expect(page.getByRole('dialog')).toBeVisible();

    // A button of the page itself, too.
    const other = await context.newPage();
    const otherProgram = await holdProgram(other);
    await other.goto(`${HOME}/lan-chat`, { waitUntil: 'commit' });
    await other.getByRole('button', { name: '加入小驿站' }).click();
    otherProgram.release();
    await expect(other.getByRole('dialog', { name: '登录' })).toBeVisible();
  });

  test('text typed before the program runs moves into the editor with cursor and focus', async ({ page }) => {
    const program = await holdProgram(page);
    await page.goto(JSON_PAGE, { waitUntil: 'commit' });
    const input = page.getByRole('textbox', { name: 'JSON 输入' });
    await input.click();
    await page.keyboard.type('{"a":}');
    await page.keyboard.press('ArrowLeft');
    program.release();
    const editor = page.locator('.cm-content').first();
    await expect(editor).toHaveText('{"a":}');
    await expect(editor).toBeFocused();
    await page.keyboard.type('1');
    await expect(editor).toHaveText('{"a":1}');
    await page.getByRole('button', { name: '格式化', exact: true }).click();
    await expect(page.getByText('"a": 1')).toBeVisible();
    await editor.focus();
    await page.keyboard.press('Control+z');
    await expect(editor).toHaveText('{"a":}');
    await page.keyboard.press('Control+z');
    await expect(editor).toHaveText('在这里粘贴 JSON，或把文件拖进来');
  });
});

test.describe('installed', () => {
  test.use(INSTALLABLE);

  test('pages open offline with their text in the first answer, and obey the same style policy', async ({ page }) => {
    test.slow();
    const complaints = listComplaints(page);
    await page.goto(HOME);
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await page.context().setOffline(true);
    for (const address of [...addresses, `${FLOCK_PAGE}?seed=7`]) {
      const response = await page.goto(address);
      expect(response?.fromServiceWorker()).toBe(true);
      const text = (await response?.text()) ?? '';
      expect(text).toContain(`data-view="${address.replace('?seed=7', '').slice('/mythinkn'.length)}"`);
      expect(text).not.toContain(`nonce="${NONCE_PLACEHOLDER}"`);
    }
    await page.goto(HOME);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-weight', '600');
    expect(complaints).toEqual([]);
    await page.context().setOffline(false);
  });
});

/** Errors and warnings of the console, and errors that nothing caught, among them those of a page taken over badly. */
function listComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    const isOfTest = message.text().startsWith('Service Worker registration blocked by Playwright');
    // The browser reports every call that fails offline, also where the page handles it.
    const isCallOffline =
      message.text().endsWith('ERR_INTERNET_DISCONNECTED') && message.location().url.includes('/mythinkn/api/');
    if (['error', 'warning'].includes(message.type()) && !isOfTest && !isCallOffline) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  return complaints;
}

/** Keeps the program's entry back until it is released. */
async function holdProgram(page: Page): Promise<{ readonly release: () => void }> {
  let release: () => void = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/assets\/program-.*\.js/, async (route) => {
    await released;
    await route.continue();
  });
  return { release };
}
