import { expect, test } from '@playwright/test';
import { listViolations } from '../axe.ts';
import { addTask, button, createGoal, expectConsistent, taskRow } from './board-page.ts';

test.use({ actionTimeout: 10_000 });

test('tasks are added, moved, completed and found with the keyboard alone, and dragged by the mouse', async ({
  page,
}) => {
  await createGoal(page, '学会游泳');
  await page.locator('h1').click();
  for (const title of ['换气', '蹬腿']) {
    await page.keyboard.press('n');
    await page.getByLabel('任务标题').fill(title);
    await page.keyboard.press('Enter');
    await expect(taskRow(page, title)).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await page.locator('h1').click();
  await page.keyboard.press('j');
  await expect(button(page, '换气')).toBeFocused();
  await page.keyboard.press('j');
  await expect(button(page, '蹬腿')).toBeFocused();
  await page.keyboard.press('Alt+ArrowRight');
  await expect(taskRow(page, '换气')).toContainText('0/1');
  await expect(button(page, '蹬腿')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByText('已完成 1 / 2 个任务')).toBeVisible();
  await page.keyboard.press('Enter');
  await page.getByLabel('任务标题').fill('蛙泳蹬腿');
  await page.keyboard.press('Enter');
  await expect(button(page, '蛙泳蹬腿')).toBeFocused();
  await page.keyboard.press('a');
  await expect(page.getByRole('textbox', { name: '快速添加任务' })).toBeFocused();
  await button(page, '蛙泳蹬腿').focus();
  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: '键盘快捷键' });
  await expect(sheet).toContainText('写一件事（快速添加）');
  expect(await listViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expect(button(page, '蛙泳蹬腿')).toBeFocused();
  await page.keyboard.press('/');
  await expect(page.getByRole('textbox', { name: '搜索任务' })).toBeFocused();
  await page.keyboard.type('没有这个');
  await expect(page.getByText('未找到包含「没有这个」的任务')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(taskRow(page, '换气')).toBeVisible();

  await test.step('a task is dragged below another one by the mouse, and not below its own sub-task', async () => {
    for (const title of ['划手', '漂浮']) await addTask(page, title);
    const drag = async (title: string, over: string) => {
      const handle = taskRow(page, title).locator('.handle');
      // At its end, the page does not scroll by itself while something is dragged near the edge of the window.
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      const from = await handle.boundingBox();
      const to = await taskRow(page, over).boundingBox();
      if (from === null || to === null) throw new Error('Not in view');
      await page.mouse.move(from.x + 8, from.y + 8);
      await page.mouse.down();
      await page.mouse.move(from.x + 20, from.y + 16, { steps: 3 });
      await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 8 });
    };
    const marks = page.locator('[data-zone=inside]');
    await drag('漂浮', '划手');
    await expect(marks).toHaveCount(1);
    await page.mouse.up();
    await expect(taskRow(page, '划手')).toContainText('0/1');
    await drag('划手', '漂浮');
    await expect(page.getByText('划手', { exact: true })).toHaveCount(2);
    await expect(marks).toHaveCount(0);
    await page.mouse.up();
    const { tasks } = await expectConsistent(page);
    const children = tasks.filter(({ parent_task_id }) => parent_task_id !== null).map(({ title }) => title);
    expect(children.toSorted()).toEqual(['漂浮', '蛙泳蹬腿']);
  });
});
