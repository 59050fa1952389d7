import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { openDatabase } from '../../../server/db/open-database.ts';
import { ANALYTICS_SETTING } from '../../../server/services/settings/analytics-setting.ts';
import { withBase } from '../../../src/core/paths.ts';
import { ROOT } from '../../runner/command.ts';
import { type RunningServer, startServer } from '../../server/built-server.ts';
import { waitForStart } from '../started.ts';

const COUNTING = { endpoint: 'https://count.example/api/send', siteId: 'site-1' };
/** Longer than the wait before a view is reported. */
const QUIET_MS = 700;

let server: RunningServer;
let data: string;

/** A server on which an administrator has set a counting service. */
test.beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'mythinkn-page-views-'));
  const quiet = { info: () => {}, error: () => {} };
  const { db, close } = await openDatabase({ dataDirectory: data, databaseUrl: null }, quiet);
  const row = { key: ANALYTICS_SETTING.key, value: JSON.stringify(COUNTING), updated_at: Date.now(), updated_by: null };
  await db.insertInto('system_config').values(row).execute();
  await close();
  server = await startServer(join(ROOT, 'dist', 'server', 'main.js'), {
    PORT: '0',
    HOST: 'localhost',
    MYTHINKN_DATA: data,
  });
});

test.afterAll(async () => {
  server.process.kill();
  await server.ended;
  await rm(data, { recursive: true, force: true });
});

interface Sent {
  readonly url: string;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;
}

/** Collects the requests that leave for other hosts. They are answered here, so the test needs no network. */
async function watch(page: Page): Promise<Sent[]> {
  const sent: Sent[] = [];
  const own = `http://localhost:${server.port}`;
  await page.route(
    (url) => url.protocol.startsWith('http') && url.origin !== own,
    async (route) => {
      const request = route.request();
      sent.push({ url: request.url(), body: request.postDataJSON(), headers: await request.allHeaders() });
      await route.fulfill({ status: 204 });
    },
  );
  return sent;
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(`http://localhost:${server.port}${withBase(path)}`);
  await waitForStart(page);
}

/** Goes to another page of the portal by a link, without loading the document again. */
async function goTo(page: Page, path: string): Promise<void> {
  await page
    .locator(`a[href="${withBase(path)}"]`)
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(`${withBase(path)}$`));
}

const view = (path: string) => ({ siteId: 'site-1', kind: 'page', path: withBase(path) });

test('a visit sends the paths of its pages to the one address, and nothing about the visitor', async ({ page }) => {
  const sent = await watch(page);
  await page.context().addCookies([{ name: 'id', value: '1', url: 'https://count.example' }]);
  await open(page, '/portal?room=secret#part');
  await expect.poll(() => sent.map(({ body }) => body)).toEqual([view('/portal')]);
  await goTo(page, '/portal/inspiration');
  await expect.poll(() => sent.map(({ body }) => body)).toEqual([view('/portal'), view('/portal/inspiration')]);
  for (const { url, headers } of sent) {
    expect(url).toBe(COUNTING.endpoint);
    expect(headers.cookie).toBeUndefined();
    expect(headers.referer).toBe(`http://localhost:${server.port}/`);
    expect(headers['content-type']).toBe('text/plain;charset=UTF-8');
  }
});

const isForCounting = (path: string) => /\/page-views-[^/]+\.js$/.test(path);

test('the JSON page sends nothing and loads nothing for it, and the next page is counted', async ({ page }) => {
  const sent = await watch(page);
  const requests: string[] = [];
  page.on('request', (request) => {
    const { protocol, pathname } = new URL(request.url());
    if (protocol.startsWith('http')) requests.push(pathname);
  });
  await page.clock.install();
  await open(page, '/portal/json-yaml');
  await page.waitForLoadState('networkidle');
  const opening = requests.length;
  await page.clock.runFor(QUIET_MS);
  // The page loads its own parts when the browser is idle.
  expect(requests.slice(opening).filter((path) => !path.startsWith(withBase('/assets/')))).toEqual([]);
  expect(requests.filter(isForCounting)).toEqual([]);
  expect(sent).toEqual([]);
  await goTo(page, '/portal');
  await expect.poll(() => sent.map(({ body }) => body)).toEqual([view('/portal')]);
  expect(requests.filter(isForCounting)).toHaveLength(1);
});

test('the policy lets a page reach the counting service and no other host, and the page about privacy names it', async ({
  page,
}) => {
  const sent = await watch(page);
  await open(page, '/portal/about');
  await expect(page.getByText('count.example')).toBeVisible();
  await expect.poll(() => sent.length).toBe(1);
  const reach = (address: string) =>
    page.evaluate(
      (url) =>
        fetch(url, { method: 'POST', mode: 'no-cors' }).then(
          () => true,
          () => false,
        ),
      address,
    );
  expect(await reach('https://count.example/other')).toBe(true);
  expect(await reach('https://other.example/api/send')).toBe(false);
  expect(await reach('http://count.example/api/send')).toBe(false);
  expect(sent.map(({ url }) => url)).toEqual([COUNTING.endpoint, 'https://count.example/other']);
});
