import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, type BrowserContextOptions, chromium, type Page, request } from '@playwright/test';
import { NAME_SHIM } from '../../../bench/browser/name-shim.ts';
import { startProductServer } from '../../../bench/browser/product-server.ts';
import { FLOCK_SHAPES } from '../../../src/core/flock/flock-shape.ts';
import { PORTAL_PATH, portalPath, withBase } from '../../../src/core/paths.ts';
import type { FlockChoices } from '../../../src/features/flock-dance/model/flock-settings.ts';
import { copy } from '../../../src/features/flock-dance/words.ts';
import { STORAGE_KEYS } from '../../../src/platform/storage/keys.ts';
import { CHROMIUM_ARGUMENTS, ensureChromium } from '../../chromium.ts';
import { openSession, storeSession } from '../an-account.ts';
import { createArrows, hunt, startGame } from '../flock-dance/flock-game.ts';
import { openInspectedPond } from '../flock-dance/flock-page.ts';
import { seedAccounts } from '../seeded-accounts.ts';

/** `npx tsx tests/e2e/screenshots/take.ts [name …]`: takes the pictures of README from the production build. */

const FOLDER = fileURLToPath(new URL('.', import.meta.url));
/** Time in which a flock forms. */
const SETTLE_MS = 9000;
/** Time in which the controls and the header reappear. */
const FADE_MS = 800;
const CHOICES: FlockChoices = {
  population: 420,
  speed: 1,
  shape: 'fish',
  leaders: 3,
  hidesLeaders: false,
  hasPredator: true,
};
/** Scores on the way to the one at which both shadows swim. Each hunt has its own time limit. */
const HUNTED = [35, 70, 105, 140, 175, 212] as const;
/** Tasks of the planning board's picture. */
const MARATHON = `- 准备
  - 买一双合脚的跑鞋
  - 体检，问问医生
- 打基础
  - 每周三次，每次五公里
  - 周末长跑
    - 八公里
    - 十二公里
    - 十六公里
- 比赛
  - 报名
  - 赛前一周减量`;
/** Hides everything that floats over the water. */
const WATER_ALONE = 'header, section[data-visible] { display: none !important }';

/** Every picture by its name, or the names of several. */
const PICTURES: readonly (readonly [name: string, take: (browser: Browser) => Promise<void>])[] = [
  ['home-light', (browser) => takeHome(browser, 'light')],
  ['home-dark', (browser) => takeHome(browser, 'dark')],
  ['desk', takeDesk],
  ['board', takeBoard],
  ['json', takeJson],
  ['yaml-dark', takeYaml],
  ['flock', (browser) => takeFlock(browser, 'flock', { viewport: { width: 1280, height: 720 } }, CHOICES)],
  [
    'flock-small',
    (browser) =>
      takeFlock(
        browser,
        'flock-small',
        { viewport: { width: 390, height: 720 }, hasTouch: true },
        { ...CHOICES, population: 180 },
      ),
  ],
  ['shapes', takeShapes],
  ['flock-game', takeGame],
];

const chosen = process.argv.slice(2);
const server = await startProductServer(seedAccounts);
const browser = await chromium.launch({ executablePath: await ensureChromium(), args: CHROMIUM_ARGUMENTS });
try {
  for (const [name, take] of PICTURES) if (chosen.length === 0 || chosen.includes(name)) await take(browser);
} finally {
  await browser.close();
  await server.stop();
}

async function takeHome(browser: Browser, colorScheme: 'light' | 'dark'): Promise<void> {
  const page = await openPage(browser, { viewport: { width: 1280, height: 860 }, colorScheme }, PORTAL_PATH);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await save(page, `home-${colorScheme}`, false);
}

/** The focus desktop with the running timer and the next step of a goal. */
async function takeDesk(browser: Browser): Promise<void> {
  const page = await openPage(browser, { viewport: { width: 1280, height: 760 } }, portalPath('inspiration'));
  await page.getByRole('button', { name: '立即创建第一个目标' }).click();
  await page.getByLabel('目标标题').fill('毕业论文');
  await page.getByRole('button', { name: '保存' }).click();
  await page.getByRole('button', { name: '批量添加' }).click();
  await page.getByRole('textbox', { name: '清单或 AI 的回答' }).fill('- 列提纲\n- 写第三章\n- 交给导师');
  await page.getByRole('dialog').getByRole('button', { name: '添加', exact: true }).click();
  await page.getByRole('checkbox', { name: '列提纲' }).click();
  const goalId = new URL(page.url()).pathname.split('/').at(-1);
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
    STORAGE_KEYS.goalSettings,
    JSON.stringify({
      title: '把第三章写完',
      description: '今天只做这一件事',
      panelMode: 'transparent',
      colorMode: 'custom',
      themeColor: '#ffffff',
      wallpaper: 'waves',
      goalId,
    }),
  ] as const);
  await page.goto(new URL(withBase(portalPath('goal-focus')), page.url()).href);
  await page.getByRole('button', { name: '专注计时' }).click();
  await page.getByRole('button', { name: '开始专注' }).click();
  await page.mouse.move(640, 380);
  await page.waitForTimeout(SETTLE_MS);
  await save(page, 'desk', false);
}

/** A goal with three levels of tasks, one of which is completed. */
async function takeBoard(browser: Browser): Promise<void> {
  const page = await openPage(browser, { viewport: { width: 1280, height: 1080 } }, portalPath('inspiration'));
  await page.getByRole('button', { name: '立即创建第一个目标' }).click();
  await page.getByLabel('目标标题').fill('三个月后跑完半程马拉松');
  await page.getByLabel('描述（选填）').fill('2027 年 2 月 21 日，两小时十分以内，跑得舒服。');
  await page.getByRole('button', { name: '保存' }).click();
  await page.getByRole('button', { name: '批量添加' }).click();
  await page.getByRole('textbox', { name: '清单或 AI 的回答' }).fill(MARATHON);
  await page.getByRole('dialog').getByRole('button', { name: '添加', exact: true }).click();
  await page.getByRole('checkbox', { name: '买一双合脚的跑鞋' }).click();
  await page.getByRole('button', { name: '层级图' }).click();
  // The undo notice would hide the list.
  await page.getByRole('button', { name: '关闭通知' }).click();
  await page.mouse.move(0, 0);
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.waitForTimeout(FADE_MS);
  await save(page, 'board', false);
}

/** A damaged text and the list of its repairs. */
async function takeJson(browser: Browser): Promise<void> {
  const page = await openPage(browser, { viewport: { width: 1280, height: 900 } }, portalPath('json-yaml'));
  await page
    .getByRole('textbox', { name: 'JSON 输入' })
    .fill(
      "// 订单\n{编号：12345678901234567890，'已付款': True,\n  “收件人”： “小鱼”,\n  明细: [{数量: 2, 单价: 19.90}, ]",
    );
  await page.getByRole('button', { name: '格式化', exact: true }).click();
  await page.getByRole('button', { name: '查看修复清单' }).click();
  await page.waitForTimeout(FADE_MS);
  await save(page, 'json', false);
}

async function takeYaml(browser: Browser): Promise<void> {
  const page = await openPage(
    browser,
    { viewport: { width: 1280, height: 900 }, colorScheme: 'dark' },
    `${portalPath('json-yaml')}?tab=yaml`,
  );
  await page
    .getByRole('textbox', { name: 'YAML 输入' })
    .fill('# 部署\nservice: &base\n  image: fish:1.10\n  debug: no\nweb:\n  <<: *base\n  port: 0o17\n');
  await page.getByRole('button', { name: '智能转换' }).click();
  await page.waitForTimeout(FADE_MS);
  await save(page, 'yaml-dark', false);
}

async function takeFlock(
  browser: Browser,
  name: string,
  options: BrowserContextOptions,
  choices: FlockChoices,
): Promise<void> {
  const page = await openFlock(browser, { colorScheme: 'dark', ...options }, choices);
  await page.mouse.move(200, 300);
  await page.waitForTimeout(FADE_MS);
  await save(page, name, true);
}

/** A game with both shadows: signs in and hunts with the arrow keys. */
async function takeGame(browser: Browser): Promise<void> {
  process.env.E2E_DATA = server.data;
  const caller = await request.newContext({ baseURL: server.origin });
  const session = await openSession(caller);
  await caller.dispose();
  const page = await openPage(
    browser,
    { baseURL: server.origin, viewport: { width: 1280, height: 720 }, colorScheme: 'dark' },
    PORTAL_PATH,
  );
  await storeSession(page, session);
  await openInspectedPond(
    page,
    `${withBase(portalPath('flock-dance'))}?seed=20261122&population=600&leaders=2&speed=1.5&shape=fish`,
  );
  await startGame(page, '自由捕鱼');
  const arrows = createArrows(page);
  for (const goal of HUNTED) await hunt(page, goal, arrows.steer);
  await page.keyboard.press('p');
  await page.getByRole('group', { name: '已暂停' }).getByRole('button', { name: '继续' }).click();
  await page.waitForTimeout(FADE_MS);
  await save(page, 'flock-game', true);
}

/** The four shapes side by side, each in a pond of its own. */
async function takeShapes(browser: Browser): Promise<void> {
  const cells: string[] = [];
  for (const shape of FLOCK_SHAPES) {
    const viewport = { width: 310, height: 240 };
    const page = await openFlock(
      browser,
      { viewport },
      { ...CHOICES, shape, population: 34, leaders: 2, hasPredator: false },
    );
    const picture = await page.screenshot({ style: WATER_ALONE });
    await page.context().close();
    const address = `data:image/png;base64,${picture.toString('base64')}`;
    cells.push(`<figure><img src="${address}"><figcaption>${copy.shapes[shape]}</figcaption></figure>`);
  }
  const context = await browser.newContext({ viewport: { width: 1280, height: 240 } });
  const page = await context.newPage();
  await page.setContent(
    `<style>
      body { margin: 0; display: flex; justify-content: space-between; background: #fff; font: 15px sans-serif }
      figure { margin: 0; position: relative }
      img { display: block; border-radius: 10px }
      figcaption { position: absolute; left: 14px; top: 10px; color: #e7f6fa }
    </style>${cells.join('')}`,
  );
  await save(page, 'shapes', true);
}

async function openFlock(browser: Browser, options: BrowserContextOptions, choices: FlockChoices): Promise<Page> {
  const page = await openPage(browser, options, portalPath('flock-dance'), {
    [STORAGE_KEYS.flockSettings]: JSON.stringify(choices),
    [STORAGE_KEYS.flockFeedingHint]: 'dismissed',
  });
  await page.locator('[data-step="swimming"]').waitFor();
  await page.waitForTimeout(SETTLE_MS);
  return page;
}

async function openPage(
  browser: Browser,
  options: BrowserContextOptions,
  pagePath: string,
  stored: Readonly<Record<string, string>> = {},
): Promise<Page> {
  const context = await browser.newContext({ locale: 'zh-CN', serviceWorkers: 'block', bypassCSP: true, ...options });
  await context.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) window.localStorage.setItem(key, value);
  }, stored);
  const page = await context.newPage();
  await page.addInitScript(NAME_SHIM);
  await page.goto(`${server.origin}${withBase(pagePath)}`);
  return page;
}

async function save(page: Page, name: string, isWater: boolean): Promise<void> {
  const file = join(FOLDER, `${name}.png`);
  await page.screenshot({ path: file });
  await page.context().close();
  quantize(file, isWater);
  console.log(`${name}.png ${Math.round(statSync(file).size / 1024)} kB`);
}

/** Reduces the colors, which shrinks the file. Without ImageMagick the file is unchanged. Only water needs dithering. */
function quantize(file: string, isWater: boolean): void {
  const colors = isWater ? ['-dither', 'FloydSteinberg', '-colors', '160'] : ['-dither', 'None', '-colors', '256'];
  spawnSync('convert', [file, '-strip', ...colors, `PNG8:${file}`]);
}
