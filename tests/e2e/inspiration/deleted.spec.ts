import { expect, type Page, test } from '@playwright/test';
import { listViolations } from '../axe.ts';
import { addTask, BOARD, button, createGoal, expectConsistent, readStored, taskRow } from './board-page.ts';

test.use({ actionTimeout: 10_000 });

async function deleteTask(page: Page, title: string): Promise<void> {
  await button(page, `「${title}」的更多操作`).click();
  await page.getByRole('menuitem', { name: /^删除/ }).click();
  await expect(taskRow(page, title)).toHaveCount(0);
}

async function openDeleted(page: Page) {
  await button(page, '更多操作').click();
  await page.getByRole('menuitem', { name: '最近删除' }).click();
  return page.getByRole('dialog', { name: '最近删除' });
}

/** The stored rows without the times of the last change of the goals. */
async function readBoard(page: Page): Promise<unknown> {
  const { inspirations, ...others } = await readStored(page);
  return { inspirations: inspirations.map((goal) => ({ ...goal, updated_at: 0 })), ...others };
}

test('deletions and completions are undone in their order, and a deleted goal comes back exactly as it was', async ({
  page,
  context,
}) => {
  await createGoal(page, '学会游泳');

  await test.step('three deletions and two completions are undone by five presses of Ctrl+Z', async () => {
    for (const title of ['换气', '蹬腿', '漂浮', '划手', '转身']) await addTask(page, title);
    await addTask(page, '水下吐气', '换气');
    const before = await readBoard(page);
    await deleteTask(page, '换气');
    await taskRow(page, '划手').getByRole('checkbox').click();
    await expect(taskRow(page, '划手')).toHaveAttribute('data-done', 'true');
    await deleteTask(page, '蹬腿');
    await deleteTask(page, '漂浮');
    await taskRow(page, '转身').getByRole('checkbox').click();
    await expect(page.getByText('已完成 2 / 2 个任务')).toBeVisible();
    for (let press = 0; press < 5; press += 1) await page.keyboard.press('Control+z');
    await expect(page.getByText('已完成 0 / 6 个任务')).toBeVisible();
    await expect.poll(() => readBoard(page)).toEqual(before);
    const dialog = await openDeleted(page);
    await expect(dialog.getByText('这个目标没有最近删除的任务。')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });

  await test.step('a deleted goal comes back from the deleted items after a reload, and another tab follows', async () => {
    await taskRow(page, '水下吐气').getByRole('checkbox').click();
    await expect(page.getByText('已完成 1 / 6 个任务')).toBeVisible();
    const before = await readStored(page);
    await button(page, '更多操作').click();
    await page.getByRole('menuitem', { name: /^删除/ }).click();
    await button(page, '删除').click();
    await expect(page).toHaveURL(BOARD);
    expect((await readStored(page)).tasks).toEqual([]);
    // The greeting has its entry of the history: Chrome may reload the entry before it with the state of this one.
    await expect.poll(() => page.evaluate(() => window.history.state?.dialogDepth)).toBe(1);
    await page.reload();
    await button(page, '稍后再说').click();
    const dialog = await openDeleted(page);
    await expect(dialog).toContainText('含 6 个任务');
    await expect(dialog).toContainText('还可恢复 30 天');
    expect(await listViolations(page)).toEqual([]);
    const other = await context.newPage();
    await other.goto(BOARD);
    await button(other, '稍后再说').click();
    const otherDialog = await openDeleted(other);
    await expect(otherDialog).toContainText('学会游泳');
    await button(page, '恢复「学会游泳」').click();
    await expect(dialog).toContainText('没有最近删除的目标和任务。');
    await expect(otherDialog).toContainText('没有最近删除的目标和任务。');
    expect(await expectConsistent(page)).toEqual(before);
  });
});
