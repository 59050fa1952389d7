import { expect, test } from '@playwright/test';
import { expectAccessible, listViolations, listViolationsInBoth } from '../axe.ts';
import { BOARD, button, createGoal, expectConsistent } from './board-page.ts';

test.use({ actionTimeout: 10_000 });

test('today and the calendar list due tasks of all goals, complete one and take it back, and open another', async ({
  page,
}) => {
  await createGoal(page, '学会游泳');
  const field = page.getByRole('textbox', { name: '快速添加任务' });
  for (const line of [
    '今天 23:59 报名',
    '今天 换气',
    '明天 9:00 买一副不会进水的泳镜和一顶戴得住的泳帽，再问教练要一份训练计划',
    '蹬腿',
  ]) {
    await field.fill(line);
    await field.press('Enter');
    await expect(field).toHaveValue('');
  }
  await expect(page.locator('[data-task]')).toHaveCount(4);
  await page.goto(BOARD);
  await page.getByRole('tab', { name: '今天', exact: true }).click();
  const due = page.getByRole('region', { name: /^今天到期/ });
  await expect(due.getByRole('link')).toHaveText(['报名', '换气']);
  await expect(page.getByRole('region', { name: '接下来六天' }).getByRole('link')).toHaveText(/^09:00买一副/);
  await button(page, '完成「报名」').click();
  await expect(due.getByRole('link')).toHaveText(['换气']);
  await button(page, '撤销').click();
  await expect(due.getByRole('link')).toHaveText(['报名', '换气']);
  await expectConsistent(page);
  // By the keyboard alone: the next task gets the focus, and the last change is taken back.
  await button(page, '完成「报名」').press('Enter');
  await expect(button(page, '完成「换气」')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(due).toHaveCount(0);
  await expect(button(page, /^完成「买一副/)).toBeFocused();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(due.getByRole('link')).toHaveText(['换气']);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(due.getByRole('link')).toHaveText(['报名', '换气']);
  await page.reload();
  await expect(due.getByRole('link')).toHaveText(['报名', '换气']);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    // The shell has taken the layout of this width.
    await expect(page.getByRole('complementary', { name: '快捷入口' })).toBeVisible({ visible: width > 390 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(await listViolations(page)).toEqual([]);
  }
  await due.getByRole('link', { name: '换气' }).click();
  await expect(button(page, '换气')).toBeFocused();

  await test.step('the calendar shows the week and the month', async () => {
    await button(page, '标记完成：换气').click();
    await expect(page.getByText('已完成 1 / 4 个任务')).toBeVisible();
    await page.getByRole('link', { name: '返回列表' }).click();
    await page.getByRole('tab', { name: '日历', exact: true }).click();
    const today = page.locator('main li[aria-current="date"]');
    await expect(today.getByRole('button')).toHaveText([/换气学会游泳$/, /^23:59报名学会游泳/]);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      // The shell has taken the layout of this width.
      await expect(page.getByRole('complementary', { name: '快捷入口' })).toBeVisible({ visible: width > 390 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      expect(await (width === 390 ? listViolations(page) : listViolationsInBoth(page))).toEqual([]);
    }
    await button(page, '下一周').click();
    await expect(today).toHaveCount(0);
    await button(page, '回到本周').click();
    await button(page, '月').click();
    await expect(page.getByRole('grid').locator('[aria-current="date"]')).toContainText('2 个事件');
    await expectAccessible(page);
    await page.reload();
    await page.getByRole('grid').locator('[aria-current="date"]').click();
    await button(page, '查看任务：报名').click();
    await expect(button(page, '报名')).toBeFocused();
  });
});
