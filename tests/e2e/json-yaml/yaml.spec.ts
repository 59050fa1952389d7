import { writeFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { waitForStart } from '../started.ts';
import {
  loadTemplate,
  openFile,
  openJsonYaml,
  pasteYaml,
  press,
  readClipboard,
  tabTo,
  YAML_TOOL,
  yamlInput,
  yamlOutput,
} from './json-page.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('formats, converts, joins no lines, and applies and undoes suggestions, without a request', async ({
  page,
  context,
}) => {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  await openJsonYaml(page, YAML_TOOL);
  const requests: string[] = [];
  context.on('request', (request) => requests.push(request.url()));
  await loadTemplate(page, 'Docker Compose');
  await press(page, '格式化');
  await expect(yamlOutput(page)).toContainText('x-common: &common');
  await press(page, '智能转换');
  await expect(yamlOutput(page)).toContainText('"restart": "unless-stopped"');
  await press(page, '查看清单');
  await page.getByRole('list', { name: '差异清单' }).getByRole('button', { name: '第 32 行' }).click();
  await expect(yamlInput(page)).toBeFocused();

  // Formatting keeps the language of the input, whatever the last conversion was.
  await pasteYaml(page, 'b:   2\n');
  await press(page, '格式化');
  await expect(yamlOutput(page)).toContainText('b: 2');
  await expect(page.getByText('YAML 格式化成功！')).toBeVisible();

  await pasteYaml(page, 'server.port=8080\nserver.host=localhost\n');
  await press(page, '格式化');
  await expect(page.getByText('所以没有改动')).toBeVisible();
  await expect(yamlOutput(page)).toHaveAttribute('data-lines', '2');
  await press(page, '转为 YAML');
  await expect(yamlOutput(page)).toContainText('port: 8080');

  await pasteYaml(page, Array.from({ length: 50 }, (_, i) => `键${i}：值${i}`).join('\n'));
  await press(page, '校验');
  await press(page, '应用第 1 行的建议');
  await expect(yamlInput(page)).toContainText('键0: 值0');
  await press(page, '全部应用（49）');
  await expect(yamlInput(page)).toContainText('键1: 值1');
  await yamlInput(page).click();
  await page.keyboard.press('Control+z');
  await expect(yamlInput(page)).toContainText('键0: 值0');
  await expect(yamlInput(page)).toContainText('键1：值1');

  // Typing over several lines must not insert inline styles, which the style policy refuses.
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText('d: 1\ne: 2');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('f');
  await expect(yamlInput(page)).toHaveText('f');
  await page.keyboard.press('Control+z');
  await expect(yamlInput(page).locator('.cm-line')).toHaveText(['d: 1', 'e: 2']);
  await press(page, '清空');
  // The suggestions can still be undone, too.
  await page.getByRole('button', { name: '撤销', exact: true }).last().click();
  await expect(yamlInput(page)).toBeFocused();
  expect(requests.filter((url) => !url.startsWith('blob:'))).toEqual([]);
  await expect(page.getByText('载入后网络请求 0 次')).toBeVisible();
  expect(problems).toEqual([]);

  await test.step('works by keyboard alone', async () => {
    await press(page, '清空');
    await page.reload();
    await waitForStart(page);
    await page.locator('body').press('Tab');
    await tabTo(page, '模板');
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(yamlInput(page)).toContainText('kind: ConfigMap');
    await tabTo(page, 'YAML 输入');
    await page.keyboard.press('Control+Home');
    await page.keyboard.type('{{');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByRole('alert')).toContainText('格式化失败');
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText('YAML 格式化成功！')).toBeVisible();
    await tabTo(page, '输出结果');
    await page.keyboard.press('Control+End');
    await expect(yamlOutput(page)).toContainText('memory: 256Mi');
    await page.keyboard.press('Control+f');
    await page.keyboard.type('replicas');
    await expect(page.getByRole('search')).toContainText('第 23 行');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Control+c');
    await expect(page.getByText('已复制 43 行')).toBeVisible();
    expect(await readClipboard(page)).toContain('replicas: 2 # 副本数');
  });
});

test('opens, formats and scrolls two megabytes, and stops work on a longer text', async ({ page }, testInfo) => {
  await openJsonYaml(page, YAML_TOOL);
  const item = (id: number) => `- id: ${10n ** 18n + BigInt(id)} # 序号\n  name: "名称 ${id}"\n  tags: [a, b]\n`;
  const writeItems = async (name: string, count: number) => {
    const path = testInfo.outputPath(name);
    await writeFile(path, Array.from({ length: count }, (_, id) => item(id)).join(''));
    return path;
  };
  const [long, longer] = [await writeItems('long.yaml', 30_000), await writeItems('longer.yaml', 100_000)];

  await openFile(page, long);
  await expect(page.getByText('已打开 long.yaml')).toBeVisible();
  await press(page, '格式化');
  await expect(yamlOutput(page)).toHaveAttribute('data-lines', '90000', { timeout: 30_000 });
  await yamlOutput(page).focus();
  await page.keyboard.press('Control+End');
  await expect(yamlOutput(page)).toContainText('名称 29999');

  await openFile(page, longer);
  await expect(page.getByText(/内容较长/)).toBeVisible();
  await press(page, '格式化');
  await press(page, '停止');
  await expect(page.getByRole('button', { name: '停止' })).toBeHidden();
  await expect(yamlOutput(page)).toBeHidden();
  // The stopped worker starts again from the browser's cache.
  await press(page, '清空');
  await pasteYaml(page, 'a:   1');
  await press(page, '格式化');
  await expect(yamlOutput(page)).toContainText('a: 1');
  await expect(page.getByText('载入后网络请求 0 次')).toBeVisible();
});
