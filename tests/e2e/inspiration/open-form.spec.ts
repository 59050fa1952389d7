import { expect, test } from '@playwright/test';
import { addTask, BOARD, button, createGoal, expectConsistent, taskRow } from './board-page.ts';

test.use({ actionTimeout: 10_000 });

test('an open form keeps what another tab has completed, and its own text when the goal is deleted there', async ({
  page,
  context,
}) => {
  await createGoal(page, '学会游泳');
  await addTask(page, '换气');
  await page.getByRole('button', { name: '换气', exact: true }).focus();
  await page.keyboard.press('e');
  const dialog = page.getByRole('complementary', { name: '编辑任务' });
  await dialog.getByLabel('任务标题').fill('侧身换气');
  const other = await context.newPage();
  await other.goto(page.url());
  await taskRow(other, '换气').getByRole('checkbox').click();
  await expect(other.getByText('已完成 1 / 1 个任务')).toBeVisible();
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(taskRow(page, '侧身换气')).toHaveAttribute('data-done', 'true');
  await expectConsistent(page);

  await page.getByRole('button', { name: '侧身换气', exact: true }).focus();
  await page.keyboard.press('e');
  await dialog.getByLabel('描述（选填）').fill('先练左侧，再练右侧');
  await button(other, '更多操作').click();
  await other.getByRole('menuitem', { name: /^删除/ }).click();
  await button(other, '删除').click();
  await expect(other).toHaveURL(BOARD);
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('保存任务失败：目标不存在')).toBeVisible();
  await expect(dialog.getByLabel('描述（选填）')).toHaveValue('先练左侧，再练右侧');
  await page.keyboard.press('Escape');
  await button(page, '放弃').click();
  await expect(page.getByRole('heading', { level: 1, name: '目标不存在' })).toBeVisible();
});
