import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, WCAG_RULES } from '../axe.ts';
import { board, openPondSignedIn, pauseCard, result, sheet } from './flock-game.ts';
import { FLOCK, ONE_POND, panel, settings, wakeControls } from './flock-page.ts';

test.describe.configure(ONE_POND);
const share = (page: Page) => page.getByRole('dialog', { name: '分享鱼塘' });
const press = async (page: Page, name: string) => {
  await wakeControls(page);
  await page.getByRole('button', { name, exact: true }).click();
};

test('pond, dialogs and game have no accessibility violation in light and dark', async ({ page, request }) => {
  test.slow();
  await openPondSignedIn(page, request, `${FLOCK}?seed=11&population=60&leaders=1`);
  await expectAccessible(page);
  await press(page, '画布设置');
  await expect(settings(page)).toBeVisible();
  await expectAccessible(page, WCAG_RULES);
  await page.keyboard.press('Escape');

  await press(page, '分享鱼塘');
  await expect(share(page)).toBeVisible();
  await expectAccessible(page, WCAG_RULES);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectAccessible(page, WCAG_RULES);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 1280, height: 720 });

  await page.emulateMedia({ reducedMotion: 'reduce' });
  const chip = panel(page).getByRole('button', { name: '试试捕鱼' });
  expect(await chip.evaluate((element) => getComputedStyle(element, '::before').animationName)).toBe('none');
  await press(page, '试试捕鱼');
  await expect(sheet(page)).toBeVisible();
  await expectAccessible(page, WCAG_RULES);
  await sheet(page)
    .getByRole('button', { name: /今日鱼塘/ })
    .click();
  await expect(board(page)).toBeVisible();
  await expectAccessible(page);
  await press(page, '画布设置');
  await expect(settings(page)).toBeVisible();
  await expectAccessible(page, WCAG_RULES);
  await settings(page).getByRole('button', { name: '完成' }).click();
  await expect(pauseCard(page)).toBeVisible();
  await expectAccessible(page);
  await pauseCard(page).getByRole('button', { name: '结束本局' }).click();
  await expect(result(page)).toBeVisible();
  await expectAccessible(page, WCAG_RULES);
});
