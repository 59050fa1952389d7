import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import {
  differences,
  jsonInput,
  jsonOutput,
  openFile,
  openJsonYaml,
  press,
  readClipboard,
  readRows,
  rightInput,
  storedKeys,
  tabTo,
  verdict,
} from './json-page.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('repairs, formats, copies and downloads without a request', async ({ page, context }) => {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  await page.setViewportSize({ width: 1280, height: 800 });
  await openJsonYaml(page);
  const requests: string[] = [];
  context.on('request', (request) => requests.push(request.url()));
  await jsonInput(page).fill('{"id":12345678901234567890, "v":1.0, list:[1,2}');
  await press(page, '格式化');
  await expect(page.getByText(/已自动修复 \d 处/)).toBeVisible();
  await expect(page.locator('footer[aria-label="状态"]')).toBeInViewport({ ratio: 1 });
  const formatted = ['{', '  "id": 12345678901234567890,', '  "v": 1.0,', '  "list": [', '    1,', '    2', '  ]', '}'];
  await expect.poll(() => readRows(page)).toEqual(formatted);
  await press(page, '复制');
  await expect(page.getByText('已复制到剪贴板！')).toBeVisible();
  expect(await readClipboard(page)).toBe(formatted.join('\n'));
  const download = page.waitForEvent('download');
  await press(page, '下载');
  expect(readFileSync(await (await download).path(), 'utf8')).toBe(formatted.join('\n'));
  for (const action of ['压缩', '转义', '校验']) await press(page, action);
  await press(page, '清空');
  expect(requests.filter((url) => !url.startsWith('blob:'))).toEqual([]);
  await expect(page.getByText('载入后网络请求 0 次')).toBeVisible();
  expect(await storedKeys(page)).toEqual([]);
  await page.evaluate(() => new Image().setAttribute('src', '/mythinkn/og.png'));
  await expect(page.getByText('载入后网络请求 1 次')).toBeVisible();
  expect(problems).toEqual([]);
});

test('formats, scrolls, searches and clears a file of many megabytes', async ({ page }, testInfo) => {
  await openJsonYaml(page);
  const path = testInfo.outputPath('records.json');
  const count = 120_000;
  const record = (id: number) =>
    `{"id":${10n ** 18n + BigInt(id)},"name":"名称 ${id}","price":${id}.50,"tags":["a","b"],"note":"\\u4e2d"}`;
  await writeFile(path, `[${Array.from({ length: count }, (_, id) => record(id)).join(',')}]`);

  await openFile(page, path);
  await expect(page.getByText(/内容较大/)).toBeVisible();
  await press(page, '格式化');
  await expect(jsonOutput(page)).toHaveAttribute('data-lines', String(count * 10 + 2), { timeout: 20_000 });
  await jsonOutput(page).focus();
  await page.keyboard.press('Control+End');
  await expect(jsonOutput(page)).toContainText(`"price": ${count - 1}.50`);
  await page.keyboard.press('Control+f');
  await page.keyboard.type('名称 77777"');
  await expect(page.getByRole('search')).toContainText('第 777,774 行');
  await expect(jsonOutput(page).locator('.match')).toHaveText('名称 77777"');

  await press(page, '清空');
  await expect(page.getByText('结果会显示在这里')).toBeVisible();
  await expect(jsonInput(page)).toBeVisible();
});

test('works by keyboard alone, and ignores the Enter of an input method', async ({ page }) => {
  await openJsonYaml(page);
  await page.locator('body').press('Tab');
  await tabTo(page, 'JSON 输入');
  await page.keyboard.type('[3,2');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText(/已自动修复 1 处/)).toBeVisible();
  await page.keyboard.press('Control+z');
  // Tab leaves the editor: the focus is not trapped in it.
  await tabTo(page, 'JSON 输出');
  const output = page.getByRole('region', { name: '输出' });
  const before = await output.evaluate(({ clientWidth, clientHeight }) => ({ clientWidth, clientHeight }));
  await page.keyboard.press('Control+f');
  expect(await output.evaluate(({ clientWidth, clientHeight }) => ({ clientWidth, clientHeight }))).toEqual(before);
  await page.keyboard.type('2');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('search')).toContainText('第 3 行');
  await page.getByLabel('查找', { exact: true }).dispatchEvent('keydown', { key: 'Escape', keyCode: 229 });
  await expect(page.getByRole('search')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('search')).toBeHidden();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+c');
  await expect(page.getByText('已复制 4 行')).toBeVisible();
  expect(await readClipboard(page)).toBe('[\n  3,\n  2\n]');
  await page
    .getByRole('region', { name: '输入' })
    .getByRole('button', { name: /^查找（/ })
    .click();
  await expect(page.getByRole('region', { name: '输入' }).getByPlaceholder('查找')).toBeFocused();
  await jsonInput(page).fill('{\n  "b": 02\n}');
  await press(page, '压缩');
  await press(page, '定位到出错处');
  await page.keyboard.press('Delete');
  await expect(jsonInput(page)).toContainText('"b": 0');
  await press(page, '清空');
  await press(page, '撤销');
  await expect(jsonInput(page)).toBeFocused();
});

test('compares by keyboard, and files of some megabytes while the page stays responsive', async ({ page }) => {
  await openJsonYaml(page);
  await jsonInput(page).fill('{"a":1,"b":2,"c":3}');
  await page.getByRole('button', { name: '对比', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: '退出对比' })).toBeVisible();
  await rightInput(page).focus();
  await page.keyboard.insertText('{"a":2,"b":2,"d":4}');
  await page.keyboard.press('Control+Enter');
  const rows = differences(page).getByRole('option');
  await expect(rows).toHaveCount(3);
  await page.keyboard.press('Alt+ArrowDown');
  await expect(rows.nth(1)).toHaveAttribute('aria-selected', 'true');
  await differences(page).focus();
  await page.keyboard.press('End');
  await expect(page.getByText('3 / 3')).toBeVisible();
  await press(page, '编辑文本');
  await rightInput(page).press('Control+z');
  await expect(rightInput(page)).not.toHaveText('{"a":2,"b":2,"d":4}');

  const items = Array.from({ length: 60_000 }, (_, id) => ({ id, name: `名称${id}`, tags: ['a', 'b'], price: id / 7 }));
  const other = items.map((item) => (item.id === 54_321 ? { ...item, price: -1 } : item));
  for (const [side, value] of [
    ['左侧', items],
    ['右侧', other],
  ] as const) {
    const buffer = Buffer.from(JSON.stringify(value));
    await openFile(page, { name: `${side}.json`, buffer }, `打开文件到${side}`);
    await expect(page.getByText(`已打开 ${side}.json`)).toBeVisible({ timeout: 20_000 });
  }
  await press(page, '开始对比');
  await expect(verdict(page)).toHaveText('共 1 处不同', { timeout: 30_000 });
  await expect(rows).toHaveText([/\$\[54321\]\.price/]);
  const right = page.getByRole('textbox', { name: '右侧排版后的 JSON' });
  await expect(right.locator('.row.marked')).toHaveText('    "price": -1');
});
