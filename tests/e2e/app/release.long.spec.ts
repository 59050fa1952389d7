import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import type { RunningServer } from '../../server/built-server.ts';
import { copyProject, type ReleaseCopy } from '../release-copy.ts';
import { INSTALLABLE, installNext, MOVING } from '../whole-browser.ts';

const BASE = '/mythinkn';
const HOME = `${BASE}/portal`;
const FLOCK = `${HOME}/flock-dance`;
const NEW_TITLE = '下一版的标题';

/** The test builds the project, and another one may share the processor. */
test.describe.configure({ timeout: 300_000 });
test.use({ ...INSTALLABLE, ...MOVING });

let project: ReleaseCopy;
let server: RunningServer;

test.beforeEach(async () => {
  project = await copyProject();
  server = await project.start(0);
});

test.afterEach(async () => {
  await stop();
  await project.remove();
});

async function stop(): Promise<void> {
  server.process.kill('SIGTERM');
  await server.ended;
}

/** The next release: other words in the lazy screens, and another worker. */
async function buildNext(): Promise<void> {
  await project.edit('src/features/home/words.ts', "title: '一盒打开就用的小工具'", `title: '${NEW_TITLE}'`);
  await project.edit('src/features/flock-dance/words.ts', "heading: '群游画布'", `heading: '${NEW_TITLE}'`);
  await project.edit('workers/flock/flock.worker.ts', 'exposeService(', "console.debug('next');\nexposeService(");
  const { code, output } = await project.build();
  expect(code, output).toBe(0);
}

async function expectAllServed(request: APIRequestContext, files: readonly string[]): Promise<void> {
  for (const file of files) {
    const reply = await request.get(`http://localhost:${server.port}/mythinkn/assets/${file}`);
    expect(`${file} ${reply.status()}`).toBe(`${file} 200`);
  }
}

/** Navigates inside the portal, without a request for the page. */
async function navigateWithin(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    history.pushState(null, '', address);
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
}

test('a page of the previous release keeps working, with its lazy files, workers and cores', async ({
  context,
  request,
}) => {
  const origin = `http://localhost:${server.port}`;
  const [first, second] = [await context.newPage(), await context.newPage()];
  await first.goto(`${origin}${HOME}`);
  await first.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  for (const page of [first, second]) {
    await page.goto(`${origin}${HOME}`);
    await page.evaluate(() => document.body.setAttribute('data-kept', ''));
  }
  const before = project.readRelease();

  await buildNext();
  const after = project.readRelease();
  const gone = before.files.filter((file) => !after.files.includes(file));
  expect(gone.join()).toMatch(/FlockDanceScreen-.*flock\.worker-/);
  expect(after.kept).toEqual(gone);
  // The server of the previous release now serves the new files.
  await expectAllServed(request, before.files);
  await stop();
  server = await project.start(server.port);
  await expectAllServed(request, [...before.files, ...after.files]);

  await installNext(first);
  const noticeOf = (page: Page) => page.getByRole('button', { name: '更新', exact: true });
  await expect(noticeOf(second)).toBeVisible();
  // A request while the old version ends starts it again.
  await second.evaluate((file) => void setInterval(() => void fetch(file), 100), `${BASE}/favicon.svg`);
  await Promise.all([first.waitForEvent('load'), noticeOf(first).click()]);
  await expect(first.getByRole('heading', { level: 1 })).toHaveText(NEW_TITLE);

  // The browser's own cache must not hide a file that the server has lost.
  await (await context.newCDPSession(second)).send('Network.clearBrowserCache');
  const replies = new Map<string, number>();
  context.on('response', (response) => replies.set(response.url().replace(/.*\/assets\//, ''), response.status()));
  await navigateWithin(second, FLOCK);
  await expect(second.locator('[data-step=swimming]')).toBeVisible({ timeout: 20_000 });
  await expect(second.locator('body')).toHaveAttribute('data-kept');
  await expect(second.getByRole('alert')).toHaveCount(0);
  const screen = before.files.find((file) => file.startsWith('FlockDanceScreen-')) ?? '';
  expect(replies.get(screen)).toBe(200);
  expect([...replies].filter(([, status]) => status >= 400)).toEqual([]);

  await second.reload();
  await expect(second.locator('[data-step=swimming]')).toBeVisible({ timeout: 20_000 });
  await expect(second.getByRole('heading', { level: 1 })).toHaveText(NEW_TITLE);
});
