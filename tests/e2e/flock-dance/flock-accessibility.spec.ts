import { expect, type Page, test } from '@playwright/test';
import { listViolations, WCAG_RULES } from '../axe.ts';
import { board, openPondSignedIn, pauseCard, result, sheet } from './flock-game.ts';
import { FLOCK, panel, settings, wakeControls } from './flock-page.ts';

test.use({ serviceWorkers: 'block' });

const share = (page: Page) => page.getByRole('dialog', { name: '分享鱼塘' });
const press = async (page: Page, name: string) => {
  await wakeControls(page);
  await page.getByRole('button', { name, exact: true }).click();
};

for (const colorScheme of ['light', 'dark'] as const) {
  test(`pond, dialogs and game have no accessibility violation in ${colorScheme}`, async ({ page, request }) => {
    test.slow();
    await page.emulateMedia({ colorScheme });
    await openPondSignedIn(page, request, `${FLOCK}?seed=11&population=60&leaders=1&score=88`);
    expect(await listViolations(page)).toEqual([]);
    await press(page, '画布设置');
    await expect(settings(page)).toBeVisible();
    expect(await listViolations(page, WCAG_RULES)).toEqual([]);
    await page.keyboard.press('Escape');

    await press(page, '分享鱼塘');
    await expect(share(page)).toBeVisible();
    expect(await listViolations(page, WCAG_RULES)).toEqual([]);
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await listViolations(page, WCAG_RULES)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 1280, height: 720 });

    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const chip = panel(page).getByRole('button', { name: '试试捕鱼' });
    expect(await chip.evaluate((element) => getComputedStyle(element, '::before').animationName)).toBe('none');
    await press(page, '试试捕鱼');
    await expect(sheet(page)).toBeVisible();
    expect(await listViolations(page, WCAG_RULES)).toEqual([]);
    await sheet(page)
      .getByRole('button', { name: /今日鱼塘/ })
      .click();
    await expect(board(page)).toBeVisible();
    expect(await listViolations(page)).toEqual([]);
    await press(page, '画布设置');
    await expect(settings(page)).toBeVisible();
    expect(await listViolations(page, WCAG_RULES)).toEqual([]);
    await settings(page).getByRole('button', { name: '完成' }).click();
    await expect(pauseCard(page)).toBeVisible();
    expect(await listViolations(page)).toEqual([]);
    await pauseCard(page).getByRole('button', { name: '结束本局' }).click();
    await expect(result(page)).toBeVisible();
    expect(await listViolations(page, WCAG_RULES)).toEqual([]);
  });
}
