import { expect, type Page, test } from '@playwright/test';
import { listViolations } from '../axe.ts';
import { waitForStart } from '../started.ts';
import {
  button,
  card,
  DESK,
  dialog,
  expectPictures,
  frontPictures,
  openDesk,
  readSettings,
  storeSettings,
  toolbar,
} from './desk-page.ts';

test.use({ actionTimeout: 15_000 });

const WORDS = { title: '写完第三章', description: '先写再改' };

/** The server's settings for this page: two pictures for each surface. */
async function serveConfig(page: Page): Promise<void> {
  const path = (name: string) => `/mythinkn/backgrounds/${name}.svg`;
  const data = {
    panelImages: ['aurora', 'dunes'].map(path),
    backgroundImages: ['dawn', 'dusk'].map(path),
    panelInterval: 600,
    backgroundInterval: 800,
  };
  await page.route('**/public/portal-config', (route) => route.fulfill({ json: { code: '200', data } }));
}

test('a newcomer lands on the desktop, writes a goal, and finds it again after a reload', async ({ page }) => {
  // The message shows for four seconds, which may pass before every file is loaded.
  await page.goto('/mythinkn/portal/no-such-page', { waitUntil: 'commit' });
  await expect(page.getByText('这个页面不存在')).toBeVisible();
  await expect(page).toHaveURL(DESK);
  await waitForStart(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('可全屏、编辑文字、多张背景图、展示时钟');
  await expect(page.getByText('点这里换上你的目标、字色和壁纸')).toBeVisible();
  await button(page, '暂停动画与换图').click();
  await button(page, '翻到另一面').click();
  await expect(card(page).getByRole('link', { name: '目标规划' })).toBeVisible();

  await page.getByRole('main').click({ position: { x: 20, y: 300 } });
  await page.keyboard.press('e');
  await dialog(page).getByLabel('大标题').fill(WORDS.title);
  await dialog(page).getByLabel('描述').fill(WORDS.description);
  await dialog(page).getByRole('button', { name: '自选颜色' }).click();
  await dialog(page).getByRole('radio', { name: '金' }).check();
  await dialog(page).getByRole('group', { name: '卡片背景' }).getByRole('button', { name: '纯色' }).click();
  await button(page, '保存').click();
  await expect(page.getByText('已保存')).toBeVisible();
  // Closing the dialog goes back in the history, which must not meet the next navigation.
  await expect(dialog(page)).toHaveCount(0);

  await page.goto('/mythinkn/');
  await expect(page).toHaveURL(DESK);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(WORDS.title);
  await expect(card(page)).toContainText(WORDS.description);
  await expect(page.getByText('点这里换上你的目标、字色和壁纸')).toHaveCount(0);
  await expect(card(page)).toHaveCSS('color', 'rgb(255, 215, 0)');
  expect(await readSettings(page)).toMatchObject({ ...WORDS, themeColor: '#ffd700', panelMode: 'blank' });
});

test('the card and the page rotate in their own time, with solid color between their pictures', async ({ page }) => {
  await page.clock.install();
  await serveConfig(page);
  await storeSettings(page, WORDS);
  await openDesk(page);
  // The first three seconds are solid; the card is without pictures for five.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('mythinkn_portal_config') !== null)).toBe(true);
  await expectPictures(page, { card: null, page: null });
  // Real time passes as well, so each state is looked for in steps.
  const tick = async () => {
    await page.clock.runFor(100);
    return frontPictures(page);
  };
  const shows = (pictures: object) => expect.poll(tick, { intervals: [20] }).toEqual(pictures);
  await shows({ card: null, page: 'dawn.svg' });
  await page.clock.runFor(2000);
  await shows({ card: 'aurora.svg', page: 'dawn.svg' });
  // Minutes between the changes. The solid color takes half the time of a picture.
  await page.clock.runFor(620_000);
  await shows({ card: null, page: 'dawn.svg' });
  await page.clock.runFor(200_000);
  await shows({ card: null, page: null });
  await page.clock.runFor(110_000);
  await shows({ card: 'dunes.svg', page: null });
  await page.clock.runFor(290_000);
  await shows({ card: 'dunes.svg', page: 'dusk.svg' });
  // A pause stops both; the arrow keys still step.
  await button(page, '暂停动画与换图').click();
  await page.clock.runFor(3_600_000);
  await shows({ card: 'dunes.svg', page: 'dusk.svg' });
  await page.keyboard.press('ArrowRight');
  await shows({ card: 'aurora.svg', page: 'dawn.svg' });
  await page.keyboard.press('ArrowLeft');
  await shows({ card: 'dunes.svg', page: 'dusk.svg' });
});

const LINK = 'https://pictures.example/';
const item = (name: string, order: number) => ({
  id: name,
  type: 'url',
  data: `${LINK}${name}`,
  order,
  name,
});

/** What a page with these settings shows once its start is over. */
const MODES: readonly [
  name: string,
  settings: object,
  expected: { surface: string; card: string | null; page: string | null },
][] = [
  [
    'transparent card on a solid page',
    { panelMode: 'transparent', backgroundMode: 'blank' },
    { surface: 'none', card: null, page: null },
  ],
  [
    "solid card, and one picture on the page, which signed-out visitors don't see",
    { panelMode: 'blank', backgroundMode: 'custom', backgroundImage: `${LINK}one.svg` },
    { surface: 'solid', card: null, page: 'dawn.svg' },
  ],
  [
    'one picture on the card, and several on the page',
    {
      panelMode: 'custom',
      panelImage: `${LINK}one.svg`,
      backgroundMode: 'customMultiple',
      backgroundImages: [item('c.svg', 0)],
    },
    { surface: 'images', card: 'one.svg', page: 'c.svg' },
  ],
  [
    'several pictures on the card',
    { panelMode: 'customMultiple', panelImages: [item('b.svg', 1), item('a.svg', 0)] },
    { surface: 'images', card: 'a.svg', page: 'dawn.svg' },
  ],
];

test('every mode shows its own card and page once the start is over', async ({ context }) => {
  test.slow();
  await context.route(`${LINK}*`, (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><path fill="teal" d="M0 0h8v8H0z"/></svg>',
    }),
  );
  for (const [name, settings, expected] of MODES) {
    const page = await context.newPage();
    await page.clock.install();
    await serveConfig(page);
    await storeSettings(page, { ...WORDS, ...settings });
    await openDesk(page);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('mythinkn_portal_config') !== null)).toBe(true);
    await page.clock.runFor(5500);
    await expectPictures(page, { card: expected.card, page: expected.page }, name);
    await expect(card(page), name).toHaveAttribute('data-surface', expected.surface);
    await page.evaluate(() => localStorage.clear());
    await page.close();
  }
});

test('a visitor without pictures chooses a drawn wallpaper, the pond, or what suits the time of day', async ({
  page,
}) => {
  await page.clock.install({ time: new Date(2026, 10, 23, 12) });
  await page.route('**/public/portal-config', () => new Promise(() => {}));
  await storeSettings(page, { ...WORDS, panelMode: 'transparent' });
  await openDesk(page);
  await page.clock.runFor(3000);
  const drawn = page.locator('main [data-front="true"] > img[src^="blob:"]');
  const pixels = () => drawn.evaluate((image: HTMLImageElement) => image.naturalWidth * image.naturalHeight);
  // The server does not answer: the wallpaper of the time of day is there after the first solid seconds.
  await expect(drawn).toBeVisible();
  expect(await pixels()).toBeGreaterThan(500_000);
  const first = await drawn.getAttribute('src');
  const choose = async (name: string) => {
    await button(page, '编辑').click();
    await dialog(page).getByRole('button', { name, exact: true }).click();
    await button(page, '保存').click();
    await expect(dialog(page)).toHaveCount(0);
  };
  await choose('星空');
  await expect(drawn).not.toHaveAttribute('src', first ?? '', { timeout: 15_000 });
  await choose('鱼塘');
  await expect(page.locator('main canvas')).toBeVisible({ timeout: 15_000 });
  await expect(drawn).toHaveCount(0);
  await choose('随时段变化');
  await expect(drawn).toBeVisible({ timeout: 15_000 });
  await expect(page.locator('main canvas')).toHaveCount(0);
});

test('in full screen, buttons wait in the corner and the pointer hides; a phone shows clock and dialog without faults', async ({
  page,
}) => {
  await page.clock.install();
  await storeSettings(page, { ...WORDS, cardType: 'clock', backgroundMode: 'blank', panelMode: 'blank' });
  await openDesk(page);
  await button(page, '全屏').click();
  await expect.poll(() => page.evaluate(() => document.fullscreenElement?.tagName)).toBe('MAIN');
  await page.mouse.move(400, 300);
  await expect(toolbar(page)).toHaveCSS('opacity', '0');
  // The button that was clicked shows nothing with the next key, and Space pauses.
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press(' ');
  await expect(toolbar(page).locator('[aria-label="继续动画与换图"]')).toHaveCount(1);
  await expect(toolbar(page)).toHaveCSS('opacity', '0');
  expect(await page.evaluate(() => document.fullscreenElement?.tagName)).toBe('MAIN');
  await page.keyboard.press(' ');
  await page.clock.runFor(3100);
  await expect(page.getByRole('main')).toHaveCSS('cursor', 'none');
  const { width, height } = await page.evaluate(() => ({ width: innerWidth, height: innerHeight }));
  await page.mouse.move(width - 270, height - 20);
  await expect(page.getByRole('main')).not.toHaveCSS('cursor', 'none');
  await expect(toolbar(page)).toHaveCSS('opacity', '0');
  await page.clock.runFor(2100);
  await expect(toolbar(page)).toHaveCSS('opacity', '1');
  await page.mouse.move(100, 100);
  await page.clock.runFor(100);
  await expect(toolbar(page)).toHaveCSS('opacity', '0');
  // Dialogs and keys work inside the full-screen element.
  await page.keyboard.press('e');
  await expect(dialog(page)).toBeVisible();
  for (const part of ['container', 'paper']) {
    await expect(page.locator(`.MuiDialog-${part}`)).toHaveCSS('outline-style', 'none');
  }
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await page.keyboard.press('f');
  await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBeNull();
  await expect(toolbar(page)).toHaveCSS('opacity', '1');

  await test.step('a phone shows clock, dialog and buttons without faults', async () => {
    await page.setViewportSize({ width: 360, height: 640 });
    await expect(page.getByRole('timer')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    const box = await page.getByRole('timer').boundingBox();
    expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 999) <= 360).toBe(true);
    expect(await listViolations(page)).toEqual([]);
    await button(page, '编辑').click();
    await expect(dialog(page)).toBeVisible();
    expect(await listViolations(page)).toEqual([]);
  });
});
