import { expect, test } from '@playwright/test';
import { expectAccessible, listViolations } from '../axe.ts';
import { button, createGoal, expectConsistent, taskRow } from './board-page.ts';

test.use({ actionTimeout: 10_000 });

test('a repeating task comes again when it is completed, once, and its rule is set in the form', async ({ page }) => {
  await createGoal(page, '好好生活');
  const field = page.getByRole('textbox', { name: '快速添加任务' });
  await field.fill('每天 浇花');
  await expect(page.getByText('重复：每天', { exact: true })).toBeVisible();
  await field.press('Enter');
  await expect(taskRow(page, '浇花').getByLabel('重复：每天')).toBeVisible();

  await button(page, '标记完成：浇花').click();
  await expect(page.getByText('已完成「浇花」，下一次')).toBeVisible();
  await expect(taskRow(page, '浇花')).toHaveCount(1);
  await expect(button(page, '浇花')).toBeFocused();
  await button(page, '已完成 1 次：浇花').click();
  await expect(taskRow(page, '浇花')).toHaveCount(2);
  await expectAccessible(page);
  await button(page, '已完成 1 次：浇花').click();
  await expect(taskRow(page, '浇花')).toHaveCount(1);
  await expect(page.getByText('已完成 1 / 2 个任务')).toBeVisible();
  await expectConsistent(page);
  // The message with its button may be gone by now.
  await page.keyboard.press('ControlOrMeta+z');
  await expect(page.getByText('已完成 0 / 1 个任务')).toBeVisible();
  await expect(taskRow(page, '浇花')).toHaveCount(1);

  await button(page, '浇花').focus();
  await page.keyboard.press('e');
  const dialog = page.getByRole('complementary', { name: '编辑任务' });
  const rule = dialog.getByRole('combobox', { name: '重复' });
  await rule.fill('偶尔');
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(dialog.getByText('没读懂')).toBeVisible();
  expect(await listViolations(page)).toEqual([]);
  await rule.fill('');
  await rule.press('ArrowDown');
  await page.getByRole('option', { name: '工作日' }).click();
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(taskRow(page, '浇花').getByLabel('重复：工作日')).toBeVisible();
  await page.reload();
  await expect(taskRow(page, '浇花').getByLabel('重复：工作日')).toBeVisible();
});
