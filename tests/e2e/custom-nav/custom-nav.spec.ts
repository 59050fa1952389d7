import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { copy } from '../../../src/features/custom-nav/words.ts';
import { STORAGE_KEYS } from '../../../src/platform/storage/keys.ts';
import { manyBookmarks } from '../../features/custom-nav/bookmarks/samples.ts';
import { signInBorrowed } from '../an-account.ts';
import { expectAccessible } from '../axe.ts';
import { waitForStart } from '../started.ts';

const NAV = '/mythinkn/portal/custom-nav';
const NAMES = ['网易云音乐', '知乎', 'GitHub', '语雀', '高德地图', '少数派'];

/** Opens the page with items of these names, one example address each. */
async function openNav(page: Page, names: readonly string[] = NAMES): Promise<void> {
  const items = names.map((name, index) => ({
    id: `i${index}`,
    name,
    link: `https://nav${index}.example.com/`,
    color: '#1976d2',
    type: index % 2 === 0 ? 'work' : 'study',
  }));
  await page.addInitScript(
    ([key, text]) => {
      if (localStorage.getItem(key) === null) localStorage.setItem(key, text);
    },
    [STORAGE_KEYS.customNav, JSON.stringify({ items, layout: '5', viewMode: 'grid' })] as const,
  );
  await page.goto(NAV);
  await waitForStart(page);
  await expect(cards(page)).toHaveCount(names.length);
}

const cards = (page: Page): Locator => page.locator('[data-nav]');
const card = (page: Page, name: string): Locator => cards(page).filter({ hasText: name });
const shownNames = (page: Page) => page.locator('[data-nav] .name').allTextContents();

async function centerOf(locator: Locator): Promise<{ x: number; y: number; width: number }> {
  const box = await locator.boundingBox();
  if (box === null) throw new Error('not on the page');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, width: box.width };
}

async function chooseImport(page: Page, name: string, mimeType: string, text: string): Promise<void> {
  await page.getByRole('button', { name: '导入', exact: true }).click();
  const button = page.getByRole('dialog').getByRole('button', { name: '选择文件' });
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), button.click()]);
  await chooser.setFiles({ name, mimeType, buffer: Buffer.from(text) });
}

test('a link is added, opened by a middle click, edited, deleted and kept, without any foreign request', async ({
  page,
  context,
}) => {
  const foreign: string[] = [];
  const own = new Set<string>();
  page.on('request', (request) => {
    if (own.size === 0) own.add(new URL(request.url()).origin);
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && !own.has(origin)) foreign.push(request.url());
  });
  await openNav(page, []);
  await expect(page.getByText('还没有添加任何导航')).toBeVisible();
  await page.getByRole('button', { name: '添加第一个导航' }).click();
  await page.getByLabel('名称', { exact: true }).fill('健康检查');
  await page.getByLabel('链接', { exact: true }).fill('javascript:alert(1)');
  await page.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('不支持 javascript: 链接，只能用 http 或 https').first()).toBeVisible();
  const address = new URL('/mythinkn/healthz', page.url()).href;
  await page.getByLabel('链接', { exact: true }).fill(address);
  await page.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('导航已添加')).toBeVisible();
  const [opened] = await Promise.all([
    context.waitForEvent('page'),
    card(page, '健康检查').getByRole('link').click({ button: 'middle' }),
  ]);
  // Its navigation may be over before the test knows the page.
  await expect(opened.getByText('"status":"ok"')).toBeVisible();
  expect(opened.url()).toBe(address);
  expect(await opened.evaluate(() => window.opener)).toBeNull();
  await opened.close();

  await page.reload();
  await waitForStart(page);
  await card(page, '健康检查').hover();
  await page.getByRole('button', { name: '「健康检查」的更多操作' }).click();
  await page.getByRole('menuitem', { name: '编辑' }).click();
  await page.getByLabel('名称', { exact: true }).fill('体检');
  await page.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('导航已更新')).toBeVisible();
  await card(page, '体检').hover();
  await page.getByRole('button', { name: '「体检」的更多操作' }).click();
  await page.getByRole('menuitem', { name: '删除' }).click();
  await expect(page.getByText(copy.delete.body)).toBeVisible();
  await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click();
  await expect(page.getByText('导航已删除')).toBeVisible();
  await expect(cards(page)).toHaveCount(0);
  expect(foreign).toEqual([]);
});

test('cards are found, opened and moved by the keyboard, and dragged by mouse without opening a link', async ({
  page,
  context,
}) => {
  await openNav(page);

  await test.step('a keyboard alone searches by initials, opens a hit and reorders', async () => {
    await page.keyboard.press('/');
    await page.keyboard.type('wyy');
    await expect.poll(() => shownNames(page)).toEqual(['网易云音乐']);
    await expect(page.locator('mark')).toHaveText('网易云');
    await context.route('https://nav0.example.com/', (route) => route.fulfill({ body: 'opened' }));
    const [opened] = await Promise.all([context.waitForEvent('page'), page.keyboard.press('Enter')]);
    await expect(opened.getByText('opened')).toBeVisible();
    await opened.close();
    await page.keyboard.press('Escape');
    await expect(cards(page)).toHaveCount(NAMES.length);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowRight');
    await expect(card(page, '知乎').getByRole('link')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(card(page, '少数派').getByRole('link')).toBeFocused();
    await page.keyboard.press('Alt+ArrowLeft');
    await expect.poll(async () => (await shownNames(page)).slice(4)).toEqual(['少数派', '高德地图']);
    await expect(card(page, '少数派').getByRole('link')).toBeFocused();
    await page.keyboard.press('Alt+ArrowRight');
    await expect.poll(() => shownNames(page)).toEqual(NAMES);
  });

  let pages = 0;
  context.on('page', () => {
    pages += 1;
  });
  const drag = async (from: string, to: string, isMarked = false) => {
    const start = await centerOf(card(page, from));
    const end = await centerOf(card(page, to));
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    await page.mouse.move(start.x + 20, start.y, { steps: 4 });
    await page.mouse.move(end.x - end.width / 3, end.y, { steps: 10 });
    // The mark follows the pointer with the next frame, and the card is dropped where it shows.
    if (isMarked) await expect(card(page, to)).toHaveAttribute('data-drop', 'before');
    await page.mouse.up();
    await expect(page.locator('[data-dragging="true"]')).toHaveCount(0);
  };
  await drag('语雀', '网易云音乐', true);
  await expect.poll(() => shownNames(page)).toEqual(['语雀', '网易云音乐', '知乎', 'GitHub', '高德地图', '少数派']);
  // The drag library would speak English.
  await expect(page.getByText(/draggable/i)).toHaveCount(0);
  // Back to where it started: the release is over the dragged card itself.
  await drag('知乎', '知乎');
  await page.getByLabel('按链接查找').fill('nav');
  await expect(page.getByText('查找结果不能拖动排序。')).toBeVisible();
  await drag('少数派', '语雀');
  await expect.poll(() => shownNames(page)).toEqual(['语雀', '网易云音乐', '知乎', 'GitHub', '高德地图', '少数派']);
  await page.reload();
  await waitForStart(page);
  await expect.poll(() => shownNames(page)).toEqual(['语雀', '网易云音乐', '知乎', 'GitHub', '高德地图', '少数派']);
  expect(pages).toBe(0);
});

test('by touch on 390 px, a long press moves a card and a swipe scrolls', async ({ browser }) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: 'zh-CN',
  });
  const page = await context.newPage();
  await openNav(page, [...NAMES, ...Array.from({ length: 30 }, (_, index) => `站点${index}`)]);
  const session = await context.newCDPSession(page);
  expect((await cards(page).first().boundingBox())?.y).toBeLessThan(844 / 2);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(({ x, y }) => ({ x, y })) });
  const start = await centerOf(card(page, 'GitHub'));
  const end = await centerOf(card(page, '网易云音乐'));
  await touch('touchStart', start);
  // The drag begins by itself while the finger rests.
  await expect(card(page, 'GitHub').first()).toHaveAttribute('data-dragging', 'true');
  await touch('touchMove', { x: start.x, y: start.y - 20 });
  await touch('touchMove', { x: end.x - end.width / 3, y: end.y });
  await expect(card(page, '网易云音乐')).toHaveAttribute('data-drop', 'before');
  await touch('touchEnd');
  await expect.poll(async () => (await shownNames(page)).slice(0, 3)).toEqual(['GitHub', '网易云音乐', '知乎']);

  await touch('touchStart', { x: 195, y: 780 });
  for (let y = 760; y > 300; y -= 40) await touch('touchMove', { x: 195, y });
  await touch('touchEnd');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
  expect((await shownNames(page)).slice(0, 3)).toEqual(['GitHub', '网易云音乐', '知乎']);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await context.close();
});

test('850 bookmarks are previewed, chosen up to the limit and undone, and an export is imported again', async ({
  page,
}) => {
  await openNav(page);
  await chooseImport(page, 'bookmarks.html', 'text/html', manyBookmarks(850));
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('选中了 850 个，只放得下 94 个')).toBeVisible();
  await dialog.getByLabel('导入文件夹「文件夹0」').uncheck();
  await dialog.getByLabel('「文件夹1」放进分类').selectOption('study');
  await expect(dialog.getByRole('button', { name: '导入 94 个' })).toBeDisabled();
  await dialog.getByRole('button', { name: '按顺序只留前 94 个' }).click();
  await dialog.getByRole('button', { name: '导入 94 个' }).click();
  await expect(page.getByText('导入成功！')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('100/100');
  await expect(card(page, '站点50')).toBeVisible();
  await page.getByRole('button', { name: '撤销' }).click();
  await expect.poll(() => shownNames(page)).toEqual(NAMES);

  await page.getByRole('button', { name: '导出', exact: true }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: '导出备份（JSON）' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^穿云箭导航_\d{4}-\d\d-\d\d\.json$/);
  const text = readFileSync(await download.path(), 'utf8');
  await page.getByRole('button', { name: '批量管理' }).click();
  await page.getByRole('button', { name: '全选' }).click();
  await page.getByRole('toolbar').getByRole('button', { name: '删除' }).click();
  await expect(cards(page)).toHaveCount(0);
  await chooseImport(page, download.suggestedFilename(), 'application/json', text);
  await dialog.getByRole('button', { name: '导入 6 个' }).click();
  await expect.poll(() => shownNames(page)).toEqual(NAMES);
});

test('categories open after a login, another tab follows, and both are accessible in light and dark', async ({
  page,
  context,
  request,
}) => {
  await openNav(page);
  await page.getByRole('button', { name: '分类视图' }).click();
  await expect(page.getByRole('dialog').getByText('登录后可以按分类查看导航。')).toBeVisible();
  await signInBorrowed(page, request);
  await page.goto(NAV);
  await waitForStart(page);
  await page.getByRole('button', { name: '分类视图' }).click();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['学习 3', '工作 3']);

  const other = await context.newPage();
  await other.goto(NAV);
  await waitForStart(other);
  await expect(other.getByRole('heading', { level: 2 })).toHaveCount(2);
  await card(other, '知乎').hover();
  await other.getByRole('button', { name: '「知乎」的更多操作' }).click();
  await other.getByRole('menuitem', { name: '删除' }).click();
  await other.getByRole('alertdialog').getByRole('button', { name: '删除' }).click();
  await expect(cards(page)).toHaveCount(NAMES.length - 1);
  await other.close();
  await expectAccessible(page);
});
