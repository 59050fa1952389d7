import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, WCAG_RULES } from '../axe.ts';
import { DESK } from '../goal-focus/desk-page.ts';
import { addTask, createGoal } from '../inspiration/board-page.ts';
import { pressBackOverDialog } from '../press-back.ts';
import { expectMoving, FLOCK, ONE_POND, openPond, PHONE, panel, wakeControls, water } from './flock-page.ts';

test.describe.configure(ONE_POND);
const clock = (page: Page) => page.getByRole('group', { name: '专注计时' });
const timer = (page: Page) => clock(page).getByRole('timer');
const sheet = (page: Page) => page.getByRole('dialog', { name: '专注一会儿' });
const veil = (page: Page) => page.getByRole('group', { name: /^静静看/ });

test('a focus period for a step of today survives reload and page change, and ends in a break', async ({ page }) => {
  test.slow();
  await page.clock.install();
  await createGoal(page, '毕业论文');
  await addTask(page, '列提纲');
  await openPond(page);
  await water(page).focus();
  await page.keyboard.press('t');
  await expect(sheet(page)).toContainText('列提纲');
  await expectAccessible(page, WCAG_RULES);
  await page.keyboard.press('Enter');
  await expect(clock(page)).toContainText('列提纲');
  await expect(timer(page)).toHaveText(/^2[45]:\d\d$/);
  await expectAccessible(page);

  await page.clock.fastForward('10:00');
  await expect(timer(page)).toHaveText(/^14:\d\d$/);
  await expect(page).toHaveTitle(/^14:\d\d · /);
  await page.reload();
  await expect(timer(page)).toHaveText(/^14:\d\d$/);
  await page.goto(DESK);
  await expect(page.getByRole('timer')).toHaveText(/^14:\d\d$/);
  await page.getByRole('button', { name: '暂停', exact: true }).click();
  await expect(page.getByRole('button', { name: '继续', exact: true })).toBeVisible();
  await page.goto(FLOCK);
  await expect(clock(page)).toContainText('已暂停');
  await clock(page).getByRole('button', { name: '继续' }).click();

  await page.clock.fastForward('15:00');
  await expect(clock(page)).toContainText('休息');
  await expect(timer(page)).toHaveText(/^0[45]:\d\d$/);
  await clock(page).getByRole('button', { name: '到此为止' }).click();
  await expect(clock(page)).toHaveCount(0);
  await expectMoving(page);
});

test('Back and Escape leave the pond that is only watched, and a sleeping page is right at once when it wakes up', async ({
  page,
}) => {
  await page.clock.install();
  await openPond(page);
  await test.step('Back and Escape leave the pond that is only watched, and the keyboard is where it was', async () => {
    await water(page).focus();
    await page.keyboard.press('v');
    await expect(veil(page)).toBeFocused();
    await pressBackOverDialog(page);
    await expect(veil(page)).toHaveCount(0);
    await expect(water(page)).toBeFocused();
    await expect(page).toHaveURL(new RegExp(`${FLOCK}$`));
    await page.keyboard.press('v');
    await expect(veil(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(veil(page)).toHaveCount(0);
    await expect(water(page)).toBeFocused();
  });

  await wakeControls(page);
  await panel(page).getByRole('button', { name: '专注' }).click();
  await sheet(page).getByRole('button', { name: '开始' }).click();
  await expect(timer(page)).toHaveText(/^2[45]:\d\d$/);
  const end = await page.evaluate(() => {
    const key = 'mythinkn_focus_timer';
    const stored = JSON.parse(localStorage.getItem(key) ?? '{}');
    localStorage.setItem(key, JSON.stringify({ ...stored, endsAt: Date.now() - 600_000 }));
    return stored.step;
  });
  expect(end).toBe('running');
  await page.reload();
  await expect(clock(page)).toContainText('专注完成');
  await clock(page).getByRole('button', { name: '再来一轮' }).click();
  await expect(timer(page)).toHaveText(/^2[45]:\d\d$/);
});

test.describe('on a phone without wake lock', () => {
  test.use(PHONE);

  test('nothing but the pond is left, and one tap shows the way out', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'wakeLock', {
        value: { request: () => Promise.reject(new Error('low battery')) },
      });
    });
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(error.message));
    await openPond(page);
    await panel(page).getByRole('button', { name: '静静看' }).tap();
    await expect(veil(page)).toBeVisible();
    await expect(panel(page)).toBeHidden();
    await expect(page.getByRole('banner')).not.toBeInViewport();
    await expect(veil(page)).toHaveAttribute('data-shown', 'false');
    await expectMoving(page);
    await page.touchscreen.tap(200, 400);
    await veil(page).getByRole('button', { name: '退出静静看' }).tap();
    await expect(veil(page)).toHaveCount(0);
    await expect(panel(page)).toBeVisible();
    expect(problems).toEqual([]);
  });
});
