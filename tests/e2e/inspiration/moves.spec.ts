import { expect, type Page, test } from '@playwright/test';
import { addTask, button, createGoal } from './board-page.ts';

test.use({ actionTimeout: 10_000 });

const TITLES = ['一', '二', '三', '四', '五', '六'];
const order = (page: Page) => page.locator('[data-task] .title').allTextContents();

test('keys move, find and delete tasks, and the focus is where the visitor works', async ({ page }) => {
  await createGoal(page, '学会游泳');

  await test.step('a new goal begins with its first task', async () => {
    await expect(page.getByRole('textbox', { name: '快速添加任务' })).toBeFocused();
    await page.keyboard.type('一');
    await page.keyboard.press('Enter');
    await expect(button(page, '一')).toBeVisible();
  });
  for (const title of TITLES.slice(1)) await addTask(page, title);

  await test.step('a held key moves a task by as many rows as it repeats, and the row keeps the focus', async () => {
    await button(page, '六').focus();
    await page.keyboard.down('Alt');
    // The second and later presses of a held key are repeats, without a pause between them.
    for (let press = 0; press < 4; press += 1) await page.keyboard.down('ArrowUp');
    await expect.poll(() => order(page)).toEqual(['一', '六', '二', '三', '四', '五']);
    await expect(button(page, '六')).toBeFocused();
    await page.keyboard.up('ArrowUp');
    for (let press = 0; press < 4; press += 1) await page.keyboard.down('ArrowDown');
    await expect.poll(() => order(page)).toEqual(TITLES);
    await expect(button(page, '六')).toBeFocused();
    await page.keyboard.up('ArrowDown');
    await page.keyboard.up('Alt');
  });

  await test.step('Delete deletes the task with the focus, and the notice that undoes it gives the focus back', async () => {
    await button(page, '三').focus();
    await page.keyboard.press('Delete');
    await expect.poll(() => order(page)).toEqual(['一', '二', '四', '五', '六']);
    await expect(button(page, '四')).toBeFocused();
    await button(page, '撤销').click();
    await expect.poll(() => order(page)).toEqual(TITLES);
    await expect(button(page, '三')).toBeFocused();
    // A Mac's delete key, and the notice by the keyboard.
    await page.keyboard.press('Backspace');
    await expect(button(page, '四')).toBeFocused();
    await button(page, '撤销').focus();
    await page.keyboard.press('Enter');
    await expect(button(page, '三')).toBeFocused();
  });

  await test.step('the focus that went on to another row is not pulled back by a move', async () => {
    await button(page, '六').focus();
    await page.keyboard.press('Alt+ArrowUp');
    await page.keyboard.press('k');
    await page.keyboard.press('/');
    await expect.poll(() => order(page)).toEqual(['一', '二', '三', '四', '六', '五']);
    // A row that asks for the focus gets it with the next frame.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    await expect(page.getByRole('textbox', { name: '搜索任务' })).toBeFocused();
  });

  await test.step('Enter in the search focuses the task that it has found', async () => {
    await page.keyboard.type('五');
    await expect(page.locator('[data-task]')).toHaveCount(1);
    await page.keyboard.press('Enter');
    await expect(button(page, '五')).toBeFocused();
  });
});
