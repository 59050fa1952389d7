import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page, test } from '@playwright/test';
import { readAsset, readRelease } from '../built-manifest.ts';
import { INSTALLABLE, installNext } from '../whole-browser.ts';

const HOME = '/mythinkn/portal';

async function waitForInstallation(page: Page) {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
}

test.use(INSTALLABLE);

test('opens any page offline once it is installed, and never answers service calls from a cache', async ({ page }) => {
  await page.goto(HOME);
  await waitForInstallation(page);
  await page.reload();
  await page.context().setOffline(true);
  await page.goto('/mythinkn/');
  await expect(page.getByRole('region', { name: '目标卡片' })).toBeVisible();
  await page.goto(HOME);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('一盒打开就用的小工具');
  await page.goto('/mythinkn/portal/flock-dance');
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.locator('[data-step=swimming]')).toBeVisible({ timeout: 20_000 });
  const call = await page.evaluate(() => fetch('/mythinkn/api/anything').then(String, () => 'failed'));
  expect(call).toBe('failed');
  await page.context().setOffline(false);
});

test('is installable, and keeps all hashed files for offline use but those of page fallback and administration', async ({
  request,
}) => {
  const html = await (await request.get(HOME)).text();
  const [, href = ''] = /<link rel="manifest" href="([^"]+)"/.exec(html) ?? [];
  const manifest = await (await request.get(href)).json();
  expect(manifest).toMatchObject({
    lang: 'zh-CN',
    scope: '/mythinkn/',
    start_url: '/mythinkn/',
    display: 'standalone',
  });
  for (const { src } of manifest.icons) {
    expect((await request.get(`/mythinkn/${src}`)).headers()['content-type']).toBe('image/png');
  }

  const worker = await (await request.get('/mythinkn/sw.js')).text();
  const precached = [...worker.matchAll(/url:"assets\/([^"]+)"/g)].map(([, file = '']) => file);
  const { files } = readRelease();
  const online = files.filter((file) => file.startsWith('online/'));
  expect(precached.sort()).toEqual(files.filter((file) => !online.includes(file)));
  expect(online.join()).toContain('flock.local-');
  expect(online.join()).toContain('AdminPage-');
  expect(precached.filter((file) => file.includes('three-stage-'))).toHaveLength(1);
  // Only the bridges of the pond and of the station's files name a fallback, each its own; the rest is the administration's.
  const scripts = precached.filter((name) => name.endsWith('.js'));
  const texts = scripts.map(readAsset);
  const naming = texts.filter((text) => /online\/[\w-]+\.local-/.test(text));
  const workers = naming.map((text) => ['flock', 'lan-transfer'].filter((name) => text.includes(`${name}.worker-`)));
  expect(workers.sort()).toEqual([['flock'], ['lan-transfer']]);
});

test.describe('a new version', () => {
  let proxy: ReleaseProxy;

  test.beforeEach(async ({ baseURL }) => {
    proxy = await startReleaseProxy(baseURL ?? '');
  });

  test.afterEach(async () => {
    await proxy.close();
  });

  test('waits for the visitor and updates only the tab of the request', async ({ context }) => {
    test.slow();
    const [first, second] = [await context.newPage(), await context.newPage()];
    await first.goto(`${proxy.origin}${HOME}`);
    await waitForInstallation(first);
    for (const page of [first, second]) {
      await page.goto(`${proxy.origin}${HOME}`);
      await page.evaluate(() => document.body.setAttribute('data-kept', ''));
    }

    proxy.release();
    await installNext(first);
    const notice = first.getByRole('button', { name: '更新', exact: true });
    await expect(notice).toBeVisible();
    await expect(first.locator('body')).toHaveAttribute('data-kept');

    await Promise.all([first.waitForEvent('load'), notice.click()]);
    await expect(first.locator('body')).not.toHaveAttribute('data-kept');
    await expect(first.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(first.getByRole('button', { name: '更新', exact: true })).toBeHidden();
    await expect(second.locator('body')).toHaveAttribute('data-kept');
  });
});

interface ReleaseProxy {
  readonly origin: string;
  /** Changes the service worker's file, as a release does. */
  release(): void;
  close(): Promise<void>;
}

/** A proxy of the server under test that can pretend a release. */
async function startReleaseProxy(target: string): Promise<ReleaseProxy> {
  let version = 1;
  const server: Server = createServer(async (request, response) => {
    // Uncompressed: this process passes on every file of the offline copy, twice.
    const headers = { 'accept-encoding': 'identity' };
    const answer = await fetch(`${target}${request.url}`, { redirect: 'manual', headers });
    const body = Buffer.from(await answer.arrayBuffer());
    const isWorker = request.url?.startsWith('/mythinkn/sw.js') ?? false;
    response.statusCode = answer.status;
    for (const [name, value] of answer.headers) {
      if (!['content-encoding', 'content-length', 'transfer-encoding', 'connection'].includes(name)) {
        response.setHeader(name, value);
      }
    }
    response.end(isWorker ? `${body}\n// release ${version}` : body);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    release() {
      version += 1;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
