import { expect, type Page, test } from '@playwright/test';
import { addDays, isDayOpen, toDay } from '../../../src/core/flock/streak.ts';
import { HEALTH_PATH } from '../../../src/core/paths.ts';
import { storeSession } from '../an-account.ts';
import { claimAccount } from '../seeded-accounts.ts';
import { MOVING } from '../whole-browser.ts';
import { createArrows, endGame, hunt, readRun, result, sheet, startGame } from './flock-game.ts';
import { FLOCK, ONE_POND, openQuickPond, panel, wakeControls } from './flock-page.ts';

test.describe.configure(ONE_POND);
test.use({ ...MOVING, viewport: { width: 780, height: 560 }, timezoneId: 'UTC' });
test.slow();

const counted = '计入今天';
const practice = '练习，不计入今天';

async function openSignedIn(page: Page): Promise<void> {
  await page.goto(HEALTH_PATH);
  await storeSession(page, claimAccount().session);
  await openQuickPond(page, FLOCK);
}

async function openSheet(page: Page): Promise<void> {
  await wakeControls(page);
  await panel(page).getByRole('button', { name: '试试捕鱼' }).click();
  await expect(sheet(page)).toBeVisible();
}

/** Ends the running game after its countdown. Returns its score. */
async function finishGame(page: Page): Promise<number> {
  await expect.poll(async () => (await readRun(page))?.elapsedMs ?? 0, { timeout: 20_000 }).toBeGreaterThan(500);
  await endGame(page);
  await expect(result(page)).toBeVisible();
  return Number(await result(page).locator('strong').first().textContent());
}

const stripOf = (page: Page) => sheet(page).getByRole('list', { name: '最近七天的成绩' });

test("the day's first game counts, the game of another tab is practice, and a streak grows over midnight", async ({
  context,
  page,
}) => {
  // At every moment two days in a row are today somewhere.
  const now = Date.now();
  const today = toDay(now);
  const [first, second] = [addDays(today, -1), today, addDays(today, 1)].filter((day) => isDayOpen(day, now));
  const setClock = (day: string | undefined, time: string) => page.clock.setFixedTime(`${day}T${time}Z`);

  await setClock(first, '23:30:00');
  await openSignedIn(page);
  const other = await context.newPage();
  await openQuickPond(other, FLOCK);
  await openSheet(other);
  await expect(sheet(other)).toContainText('今天第一局计入成绩');

  await page.bringToFront();
  await startGame(page, '今日鱼塘');
  const arrows = createArrows(page);
  await hunt(page, 1, arrows.steer);
  await arrows.release();

  await other.bringToFront();
  await sheet(other).getByRole('button', { name: '今日鱼塘' }).click();
  await finishGame(other);
  await expect(result(other)).toContainText(practice);
  await other.close();

  await page.bringToFront();
  const score = await finishGame(page);
  await expect(result(page)).toContainText(counted);
  await expect(result(page)).toContainText('连续 1 天');

  await page.reload();
  await openSheet(page);
  await expect(sheet(page)).toContainText(`今天的成绩 ${score} 条`);
  await expect(stripOf(page)).toContainText('连续 1 天');
  await page.keyboard.press('Escape');

  await setClock(second, '00:30:00');
  await openSheet(page);
  await expect(sheet(page)).toContainText('今天第一局计入成绩');
  await expect(stripOf(page)).toContainText('连续 1 天');
  await sheet(page).getByRole('button', { name: '今日鱼塘' }).click();
  await finishGame(page);
  await expect(result(page)).toContainText(counted);
  await result(page).getByRole('button', { name: '关闭' }).click();
  await expect(result(page)).toBeHidden();
  await openSheet(page);
  await expect(stripOf(page)).toContainText('连续 2 天');
  await expect(stripOf(page).locator('[data-counted="true"]')).toHaveCount(2);
});
