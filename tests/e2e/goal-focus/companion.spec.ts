import { expect, test } from '@playwright/test';
import { addTask, button as boardButton, createGoal, taskRow } from '../inspiration/board-page.ts';
import { waitForStart } from '../started.ts';
import { button, dialog, openDesk } from './desk-page.ts';

test.use({ actionTimeout: 15_000 });

/** Five minutes after the start, when real time passes as well. */
const LEFT = /^专注剩余 (20:00|19:\d\d)$/;

test('the timer keeps the screen on, survives a reload, counts to the goal, and a step is completed and undone', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const locks = { held: 0 };
    const request = async () => {
      locks.held += 1;
      return { release: async () => void Object.assign(locks, { held: locks.held - 1 }) };
    };
    Object.defineProperty(navigator, 'wakeLock', { value: { request } });
    Object.assign(window, { locks });
  });
  const held = () => page.evaluate(() => (window as unknown as { locks: { held: number } }).locks.held);
  await createGoal(page, '毕业论文');
  for (const title of ['列提纲', '写引言', '写结论']) await addTask(page, title);
  await page.clock.install();
  await openDesk(page);
  const goal = page.getByRole('group', { name: '目标「毕业论文」' });

  await test.step('it brings what today asks for, and keeps the screen on', async () => {
    await expect(button(page, '完成：列提纲')).toHaveCount(0);
    await button(page, '专注计时').click();
    await expect(goal).toContainText('今天 · 毕业论文列提纲');
    expect(await held()).toBe(0);
    await button(page, '开始专注').click();
    await expect.poll(held).toBe(1);
    await button(page, '完成：列提纲').click();
    await expect(goal).toContainText('写引言');
    await expect(goal).toContainText('33%');
    await button(page, '结束').click();
    await expect.poll(held).toBe(0);
  });

  await button(page, '编辑').click();
  await dialog(page).getByRole('combobox', { name: '跟随目标规划' }).click();
  await page.getByRole('option', { name: '毕业论文（33%）' }).click();
  await button(page, '保存').click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(goal).toContainText('写引言');

  await button(page, '开始专注').click();
  await page.clock.fastForward('05:00');
  await expect(page.getByRole('timer', { name: LEFT })).toBeVisible();
  await page.reload();
  await waitForStart(page);
  await expect(page.getByRole('timer', { name: LEFT })).toBeVisible();
  await page.clock.fastForward('20:01');
  await expect(page.getByText('专注完成，起来走走')).toBeVisible();
  await expect(button(page, '开始休息')).toBeVisible();

  await button(page, '完成：写引言').click();
  await expect(goal).toContainText('写结论');
  await expect(goal).toContainText('67%');
  await page.getByRole('button', { name: '撤销' }).click();
  await expect(goal).toContainText('写引言');
  await button(page, '完成：写引言').click();
  await expect(goal).toContainText('写结论');

  await goal.getByRole('link', { name: '毕业论文' }).click();
  await expect(taskRow(page, '写引言')).toContainText('已专注 25 分');
  await expect(boardButton(page, '写引言')).toBeVisible();
});
