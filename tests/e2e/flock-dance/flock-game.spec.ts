import { expect, type Page, test } from '@playwright/test';
import { HEALTH_PATH } from '../../../src/core/paths.ts';
import { field, press } from '../account/account-page.ts';
import { readCode, storeSession } from '../an-account.ts';
import { claimAccount } from '../seeded-accounts.ts';
import { MOVING } from '../whole-browser.ts';
import { expectApart, middleOf, sideOf } from './boxes.ts';
import {
  board,
  CROWDED,
  createArrows,
  crowdedWith,
  endGame,
  hunt,
  openPondSignedIn,
  pauseCard,
  readPredator,
  readRun,
  result,
  score,
  sheet,
  startGame,
} from './flock-game.ts';
import { ONE_POND, openPond, openQuickPond, PHONE, panel, wakeControls } from './flock-page.ts';
import { callFlock } from './flock-worker.ts';

test.describe.configure(ONE_POND);
// A small pond is cheap to draw.
test.use({ ...MOVING, viewport: { width: 780, height: 560 } });
test.slow();

const game = (page: Page) => page.getByRole('application', { name: /^群游画布：正在捕鱼/ });
const scrolled = (page: Page) => page.evaluate(() => [window.scrollX, window.scrollY, document.body.scrollTop]);

test('a game by keyboard: from a taste over the login to the record, which follows the account and a link proves', async ({
  browser,
  page,
}) => {
  const account = claimAccount();
  await openQuickPond(page, CROWDED);
  const chip = panel(page).getByRole('button', { name: '试试捕鱼' });
  await chip.focus();
  await page.keyboard.press('Enter');
  await sheet(page).getByRole('button', { name: '先试玩 30 秒' }).click();
  await expect.poll(() => readRun(page)).toMatchObject({ score: 0, limitMs: 30_000 });
  await endGame(page);
  await result(page).getByRole('button', { name: '登录，接着玩' }).click();
  await field(page, '邮箱').fill(account.email);
  await field(page, '密码').fill(account.password);
  await press(page, '继续');
  await field(page, '邮箱验证码').fill(await readCode(account.email, '登录'));
  await expect(sheet(page)).toContainText('还没有成绩');
  await expect(sheet(page)).toContainText('每条 1 分');
  // The greeting stays as long as the pointer rests on it.
  await wakeControls(page);
  await sheet(page)
    .getByRole('button', { name: /自由捕鱼/ })
    .focus();
  await page.keyboard.press('Enter');
  await expect(game(page)).toBeFocused();
  await expect(page.getByTestId('countdown')).toBeVisible();
  await expect.poll(() => readRun(page)).toMatchObject({ score: 0, limitMs: 180_000, phase: 'counting' });

  const arrows = createArrows(page);
  await hunt(page, 5, arrows.steer);
  await arrows.release();
  await expect(score(page)).toHaveText(/^([5-9]|\d\d)$/);
  expect(await scrolled(page)).toEqual([0, 0, 0]);

  await page.keyboard.press('p');
  await expect(pauseCard(page).getByRole('button', { name: '继续' })).toBeFocused();
  const paused = await callFlock(page, 'status');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  expect((await callFlock(page, 'status')).hash).toBe(paused.hash);
  await page.keyboard.press('p');
  await expect(game(page)).toBeFocused();
  await expect.poll(async () => (await callFlock(page, 'status')).hash).not.toBe(paused.hash);
  await page.keyboard.press('p');
  await page.keyboard.press('Tab');
  const eaten = (await readRun(page))?.score ?? 0;
  await page.keyboard.press('Enter');

  await expect(result(page)).toContainText('新纪录');
  await expect(result(page)).toContainText(`最佳${eaten} 条`);
  await expect(result(page).getByRole('button', { name: '再来一局' })).toBeFocused();
  await result(page).getByRole('button', { name: '分享', exact: true }).click();
  const link = await page.getByRole('textbox', { name: '链接' }).inputValue();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(result(page)).toBeHidden();
  expect((await callFlock(page, 'status')).run).toBeNull();

  // The link differs from this address only in its fragment, which alone does not load the page again.
  await page.goto(link);
  await page.reload();
  await expect(page.getByText(`捕了 ${eaten} 条，来超过 TA`)).toBeVisible({ timeout: 20_000 });
  // The challenge has a button of its own, instead of the usual one.
  await expect(chip).toBeHidden();
  await page.getByRole('button', { name: '接受挑战' }).click();
  await expect(sheet(page)).toContainText(`最佳 ${eaten} 条`);

  const elsewhere = await browser.newContext();
  const there = await elsewhere.newPage();
  await there.goto(HEALTH_PATH);
  await storeSession(there, account.session);
  await openPond(there, CROWDED);
  await panel(there).getByRole('button', { name: '试试捕鱼' }).click();
  await expect(sheet(there)).toContainText(`最佳 ${eaten} 条`);
  await elsewhere.close();
});

test('a game by pointer asks before it is left, and leaving keeps its score', async ({ page, request }) => {
  await openPondSignedIn(page, request, crowdedWith(399));
  await startGame(page, '自由捕鱼');
  await page.mouse.move(640, 400);
  await page.mouse.down();
  await page.keyboard.down('Space');
  await hunt(page, 1, async ({ x, y }) => {
    const predator = await readPredator(page);
    await page.mouse.move(predator.x + x, predator.y + y);
  });
  await page.keyboard.up('Space');
  await page.mouse.up();

  const question = page.getByRole('alertdialog');
  const stay = async () => {
    await expect(question).toContainText('正在进行的一局捕鱼');
    const asked = await callFlock(page, 'status');
    await question.getByRole('button', { name: '留在这里' }).click();
    await expect(pauseCard(page)).toBeVisible();
    expect((await callFlock(page, 'status')).hash).toBe(asked.hash);
    await pauseCard(page).getByRole('button', { name: '继续' }).click();
    await expect(game(page)).toBeFocused();
  };
  await wakeControls(page);
  await page.getByRole('navigation').getByRole('link', { name: '首页' }).click();
  await stay();
  // The page before this one is another document, so the browser itself asks.
  for (const leave of [() => location.reload(), () => history.back()]) {
    const asking = page.waitForEvent('dialog');
    const leaving = page.evaluate(leave);
    const native = await asking;
    expect(native.type()).toBe('beforeunload');
    await native.dismiss();
    await leaving;
    await expect(pauseCard(page)).toBeVisible();
  }

  await wakeControls(page);
  const eaten = (await readRun(page))?.score ?? 0;
  await page.getByRole('navigation').getByRole('link', { name: '首页' }).click();
  await question.getByRole('button', { name: '仍然离开' }).click();
  await expect(page).toHaveURL(/\/portal$/);
  await openPondSignedIn(page, request, crowdedWith(399));
  await panel(page).getByRole('button', { name: '试试捕鱼' }).click();
  await expect(sheet(page)).toContainText(`最佳 ${eaten} 条`);
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('a game by touch has the fish and the pace of the sliders, and moves, selects and zooms nothing else', async ({
    page,
  }) => {
    await page.goto(HEALTH_PATH);
    await storeSession(page, claimAccount().session);
    await openQuickPond(page, CROWDED);
    const fingers = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: object[]) =>
      fingers.send('Input.dispatchTouchEvent', { type, touchPoints: touchPoints as never });
    /** Drags the thumb of a slider this far to the right. Returns the slider's value. */
    const drag = async (name: string, way: number) => {
      const slider = panel(page).getByRole('slider', { name });
      const { x, y } = await middleOf(slider);
      await touch('touchStart', [{ x, y }]);
      for (const share of [0.5, 1]) await touch('touchMove', [{ x: x + way * share, y }]);
      await touch('touchEnd', []);
      return Number(await slider.inputValue());
    };
    const population = await drag('数量', 40);
    const speed = await drag('速度', -20);
    expect(population).toBeGreaterThan(450);
    expect(speed).toBeLessThan(1);
    const setting = `${population} 条 · ${speed.toFixed(1)} 倍`;
    await expect.poll(async () => (await callFlock(page, 'status')).population).toBe(population);

    await panel(page).getByRole('button', { name: '试试捕鱼' }).tap();
    await expect(sheet(page)).toContainText(`${setting}：还没有成绩`);
    await sheet(page)
      .getByRole('button', { name: /自由捕鱼/ })
      .tap();
    await expect(board(page)).toBeVisible();
    await expect(panel(page).getByRole('slider')).toHaveCount(0);
    expect((await callFlock(page, 'status')).population).toBe(population);
    const pad = page.getByRole('group', { name: '方向盘' });
    const boost = page.getByRole('button', { name: '加速', exact: true });
    for (const name of ['向上', '向下', '向左', '向右'])
      expect(await sideOf(pad.getByRole('button', { name }))).toBe(56);
    expect(await sideOf(boost)).toBeGreaterThanOrEqual(56);

    const middle = await middleOf(pad);
    const thumb = { ...(await middleOf(boost)), id: 2 };
    await touch('touchStart', [{ ...middle, id: 1 }]);
    await touch('touchStart', [{ ...middle, id: 1 }, thumb]);
    await hunt(page, 5, async ({ x, y }) => {
      const scale = 50 / Math.max(Math.hypot(x, y), 1);
      await touch('touchMove', [{ x: middle.x + x * scale, y: middle.y + y * scale, id: 1 }, thumb]);
    });
    await touch('touchEnd', []);
    expect(await scrolled(page)).toEqual([0, 0, 0]);
    expect(await page.evaluate(() => [getSelection()?.toString(), window.visualViewport?.scale])).toEqual(['', 1]);

    const left = (await pad.boundingBox())?.x ?? 0;
    await page.getByRole('button', { name: '左右互换' }).click();
    await expect.poll(async () => (await pad.boundingBox())?.x ?? 0).toBeGreaterThan(left + 100);
    await page.touchscreen.tap(195, 300);
    await endGame(page);
    await expect(result(page)).toContainText('新纪录');
    await expect(result(page)).toContainText(setting);
    await result(page).getByRole('button', { name: '再来一局' }).tap();
    await expect.poll(async () => (await pad.boundingBox())?.x ?? 0).toBeGreaterThan(left + 100);

    await test.step('nothing of a game lies over anything else, at any size of a small screen', async () => {
      const banner = page.getByRole('banner');
      const sizes = [
        [390, 844],
        [844, 390],
        [360, 640],
        [820, 1180],
      ] as const;
      for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height });
        await page.touchscreen.tap(width / 2, height / 2);
        await expect(panel(page)).toBeVisible();
        await expectApart([board(page), panel(page), pad, boost, banner]);
        await page.getByRole('button', { name: '暂停' }).tap();
        await expectApart([board(page), panel(page), pauseCard(page), boost, banner]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
        const buttons = await panel(page).getByRole('button').all();
        expect(Math.min(...(await Promise.all(buttons.map(sideOf))))).toBeGreaterThanOrEqual(40);
        await pauseCard(page).getByRole('button', { name: '继续' }).tap();
      }
    });
  });
});
