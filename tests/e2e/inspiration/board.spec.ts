import { readFileSync, writeFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { listViolations } from '../axe.ts';
import { addTask, BOARD, button, createGoal, expectConsistent, readStored, taskRow } from './board-page.ts';

test.use({ actionTimeout: 10_000 });

async function exportAll(page: Page): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, '导出').click()]);
  return readFileSync(await download.path(), 'utf8');
}

async function importFile(page: Page, name: string, text: string): Promise<void> {
  // By its path: the browser reads a large file faster than it would receive it.
  const path = test.info().outputPath(name);
  writeFileSync(path, text);
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), button(page, '导入').click()]);
  await chooser.setFiles(path);
}

/** The time of the export is the only part that may differ. */
const withoutTime = (text: string) => text.replace(/"exported_at": \d+/, '"exported_at": 0');

test('a visitor creates the first goal through the welcome dialog, logs in for a second, and keeps it in a file', async ({
  page,
}) => {
  await page.goto(BOARD);
  const welcome = page.getByRole('dialog', { name: '开始拆解你的目标' });
  await welcome.getByRole('button', { name: '立即创建第一个目标' }).click();
  await page.getByLabel('目标标题').fill('   ');
  await button(page, '保存').click();
  await expect(page.getByText('请输入目标标题')).toBeVisible();
  await page.getByLabel('目标标题').fill('学会游泳');
  await page.getByLabel('目标标题').press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: '学会游泳' })).toBeVisible();
  await page.getByRole('link', { name: '返回列表' }).click();
  await button(page, '新建目标').click();
  const login = page.getByRole('dialog', { name: '登录' });
  await expect(login).toContainText('未登录时可以规划一个目标');
  await page.reload();
  await expect(page.getByRole('tab', { name: '全部 1' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await test.step('files that are no backup are refused, and export, clear and import bring everything back', async () => {
    await page.getByRole('link', { name: '学会游泳', exact: true }).click();
    const field = page.getByRole('textbox', { name: '快速添加任务' });
    await field.fill('明天下午三点 买泳镜 !高 #装备');
    await expect(page.getByText('识别为')).toContainText('优先级：高');
    await field.press('Enter');
    await expect(taskRow(page, '买泳镜')).toContainText('#装备');
    await page.getByRole('link', { name: '返回列表' }).click();
    const before = await exportAll(page);
    const dialog = page.getByRole('dialog', { name: '导入目标' });

    const stored = JSON.stringify(await readStored(page));
    const refusals = [
      ['{"schema": ', '文件格式不正确'],
      ['{"schema":"other"}', '无效的数据格式'],
      ['{"schema":"mythinkn.inspiration.v1","version":9}', '来自更新的版本'],
      [' '.repeat(33 << 20), '文件超过 32 MB'],
    ] as const;
    for (const [text, words] of refusals) {
      await importFile(page, 'x.json', text);
      await expect(dialog.getByRole('alert')).toContainText(words);
      await dialog.getByRole('button', { name: '知道了' }).click();
      await expect(dialog).toHaveCount(0);
    }
    expect(JSON.stringify(await readStored(page))).toBe(stored);

    await button(page, '更多操作').click();
    await page.getByRole('menuitem', { name: '清空全部目标' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '清空' }).click();
    await expect(page.getByRole('tab', { name: '全部 0' })).toBeVisible();
    await importFile(page, 'goals.json', before);
    await expect(dialog).toContainText('其中目标 1 个、任务 1 个、时间线事件 2 条');
    await dialog.getByRole('button', { name: '导入', exact: true }).click();
    await expect(dialog).toContainText('导入完成');
    await dialog.getByRole('button', { name: '完成', exact: true }).click();
    expect(withoutTime(await exportAll(page))).toBe(withoutTime(before));
  });
});

test('a tree of three levels has exact counters, an honest timeline and a chart, and a model adds to it', async ({
  page,
}) => {
  await createGoal(page, '学会游泳');
  await addTask(page, '换气');
  await addTask(page, '水下吐气', '换气');
  await addTask(page, '站着练十次', '水下吐气');
  await expect(page.getByText('已完成 0 / 3 个任务')).toBeVisible();

  const leaf = taskRow(page, '站着练十次');
  await leaf.getByRole('button', { name: '标记完成：站着练十次' }).click();
  await expect(page.getByText('已完成 1 / 3 个任务')).toBeVisible();
  await expect(leaf.getByRole('button', { name: /标记完成/ })).toHaveCount(0);
  await leaf.getByRole('checkbox').click();
  await expect(page.getByText('已完成 0 / 3 个任务')).toBeVisible();

  await taskRow(page, '换气').getByRole('button', { name: '标记完成：换气' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '一起完成' }).click();
  await expect(page.getByText('已完成 3 / 3 个任务')).toBeVisible();
  await button(page, '完成目标').click();
  // The message about the tasks, which stands there before, has the same button.
  await expect(page.getByText('已完成「学会游泳」')).toBeVisible();
  await expect(button(page, '完成目标')).toHaveCount(0);
  await button(page, '撤销').click();
  await expect(button(page, '完成目标')).toBeVisible();
  const { timeline_events } = await expectConsistent(page);
  expect(timeline_events.map(({ type }) => type).toSorted()).toEqual([
    'inspiration_created',
    'status_changed',
    ...Array.from({ length: 3 }, () => 'task_added'),
    ...Array.from({ length: 4 }, () => 'task_completed'),
  ]);

  await taskRow(page, '换气').getByRole('button', { name: '「换气」的更多操作' }).click();
  await page.getByRole('menuitem', { name: /^删除/ }).click();
  await expect(page.getByText('已完成 0 / 0 个任务')).toBeVisible();
  await button(page, '撤销').click();
  await expect(page.getByText('已完成 3 / 3 个任务')).toBeVisible();
  await expectConsistent(page);

  await test.step('the chart zooms with Ctrl and the wheel, and downloads the complete tree', async () => {
    // On a usual laptop it starts folded.
    const chart = page.getByRole('region', { name: '层级关系图' });
    await button(page, '层级图').click();
    await chart.scrollIntoViewIfNeeded();
    const zoom = chart.getByText(/^\d+%$/).first();
    await zoom.click();
    await expect(zoom).toHaveText('100%');
    const drawing = chart.getByRole('application');
    await drawing.hover();
    await page.keyboard.down('Control');
    await page.mouse.wheel(0, 100);
    await page.keyboard.up('Control');
    await expect(zoom).toHaveText('90%');
    const [download] = await Promise.all([page.waitForEvent('download'), button(page, '下载图表').click()]);
    expect(download.suggestedFilename()).toBe('学会游泳层级关系图.png');
    const png = readFileSync(await download.path());
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    // Two levels below the goal, at ratio 2.
    expect([png.readUInt32BE(16) > 600, png.readUInt32BE(20) > 600]).toEqual([true, true]);
    await button(page, '层级图').click();
    await expect(chart).toHaveCount(0);
    await page.reload();
    await expect(taskRow(page, '换气')).toBeVisible();
    await expect(chart).toHaveCount(0);
  });

  await test.step('an answer of a model with damaged JSON becomes tasks after a preview, and one undo takes them back', async () => {
    await button(page, '批量添加').click();
    const dialog = page.getByRole('dialog', { name: '批量添加任务' });
    await dialog
      .getByLabel('清单或 AI 的回答')
      .fill(
        '好的：\n```json\n{"tasks":[{"标题":"换气","子任务":[{"标题":"吐气","优先级":"高"},]},{"title":"蹬腿"}\n```',
      );
    await expect(dialog).toContainText('新增 2 个任务，更新 0 个，不变 1 个');
    await expect(dialog).toContainText('已自动修复');
    await dialog.getByRole('button', { name: '添加', exact: true }).click();
    await expect(page.getByText('已完成 3 / 5 个任务')).toBeVisible();
    await expect(taskRow(page, '换气')).toContainText('1/2');
    await button(page, '撤销').click();
    await expect(page.getByText('已完成 3 / 3 个任务')).toBeVisible();
    await expectConsistent(page);
  });
});

test('two tabs that edit the same goal lose nothing and follow each other, an open form too', async ({
  page,
  context,
}) => {
  await createGoal(page, '学会游泳');
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('学会游泳');
  const add = async (tab: Page, from: number) => {
    const field = tab.getByRole('textbox', { name: '快速添加任务' });
    for (let number = from; number < from + 8; number += 1) {
      await field.fill(`任务 ${number}`);
      await field.press('Enter');
      await expect(field).toHaveValue('');
    }
  };
  await Promise.all([add(page, 0), add(other, 8)]);
  for (const tab of [page, other]) await expect(tab.getByText('已完成 0 / 16 个任务')).toBeVisible();
  const { tasks } = await expectConsistent(page);
  expect(new Set(tasks.map(({ title }) => title)).size).toBe(16);
  // A usual laptop shows twelve of them: the chart starts folded there.
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.locator('h1').scrollIntoViewIfNeeded();
  await expect(page.locator('[data-task]').nth(11)).toBeInViewport({ ratio: 1 });

  await test.step('an open form keeps what another tab has completed, and its own text when the goal is deleted there', async () => {
    await button(page, '任务 0').focus();
    await page.keyboard.press('e');
    const dialog = page.getByRole('complementary', { name: '编辑任务' });
    await dialog.getByLabel('任务标题').fill('侧身换气');
    await taskRow(other, '任务 0').getByRole('checkbox').click();
    await expect(other.getByText('已完成 1 / 16 个任务')).toBeVisible();
    await dialog.getByRole('button', { name: '保存' }).click();
    await expect(taskRow(page, '侧身换气')).toHaveAttribute('data-done', 'true');
    await expectConsistent(page);

    await button(page, '侧身换气').focus();
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
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a goal with every tab is accessible and does not scroll sideways', async ({ page }) => {
    await createGoal(page, '学会游泳');
    for (const title of [
      '今天 18:00 换气 *关键 !高 #泳池 #周末 每周日',
      '一个很长很长的任务标题用来看看在窄屏上会不会把页面撑宽以至于需要横向滚动',
    ]) {
      await page.getByRole('textbox', { name: '快速添加任务' }).fill(title);
      await page.getByRole('textbox', { name: '快速添加任务' }).press('Enter');
    }
    await expect(page.locator('[data-task]')).toHaveCount(2);
    // The chart starts folded, so that the tasks begin on the first screen.
    await expect(page.locator('[data-task]').first()).toBeInViewport();
    await expect(button(page, '层级图')).toHaveAttribute('aria-expanded', 'false');
    // Two lines hold the facts of a task, and the last task stands above the notice.
    const facts = page.locator('[data-task] ul').first();
    expect((await facts.boundingBox())?.height).toBeLessThan(48);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await page.getByRole('checkbox').first().click();
    const [notice, last] = [button(page, '撤销'), page.locator('[data-task]').last()];
    await expect(notice).toBeVisible();
    const [over, under] = [await notice.boundingBox(), await last.boundingBox()];
    expect((under?.y ?? 0) + (under?.height ?? 0)).toBeLessThan(over?.y ?? 0);
    await page.evaluate(() => window.scrollTo(0, 0));
    for (const name of ['任务列表', '时间线', '日历视图']) {
      await page.getByRole('tab', { name, exact: true }).click();
      await expect(page.locator('main [aria-busy]')).toHaveCount(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
      expect(await listViolations(page)).toEqual([]);
    }
    await page.goto('/mythinkn/portal');
    await expect(page.getByRole('region', { name: '下一步' })).toContainText('今天到期');
    expect(await listViolations(page)).toEqual([]);
  });
});
