import { expect, test } from '@playwright/test';
import { addTask, createGoal } from '../inspiration/board-page.ts';
import { button, openDesk, storeSettings } from './desk-page.ts';

test.use({ actionTimeout: 15_000 });

test('the timer brings what today asks for, keeps the screen on, and completes a step on the board', async ({
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
  await addTask(page, '列提纲');
  await addTask(page, '写第三章');
  await storeSettings(page, { title: '写完第三章', wallpaper: 'stars' });
  await openDesk(page);
  await expect(button(page, '完成：列提纲')).toHaveCount(0);
  await button(page, '专注计时').click();
  const goal = page.getByRole('group', { name: '目标「毕业论文」' });
  await expect(goal).toContainText('今天 · 毕业论文列提纲');
  expect(await held()).toBe(0);
  await button(page, '开始专注').click();
  await expect.poll(held).toBe(1);
  await button(page, '完成：列提纲').click();
  await expect(goal).toContainText('写第三章');
  await expect(goal).toContainText('50%');
  await button(page, '结束').click();
  await expect.poll(held).toBe(0);
});
