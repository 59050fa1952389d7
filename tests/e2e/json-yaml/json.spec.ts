import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { listViolations } from '../axe.ts';
import { JSON_YAML, jsonInput, jsonOutput, openFile, openJsonYaml, press, readRows } from './json-page.ts';

test.use({ serviceWorkers: 'block', permissions: ['clipboard-read', 'clipboard-write'] });

test('a text is formatted without one changed digit', async ({ page }) => {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  await openJsonYaml(page);
  await expect(page.getByRole('button', { name: '格式化', exact: true })).toBeDisabled();
  await jsonInput(page).fill('{"id":12345678901234567890,"a":1.0,"2":1e400,"1":"\\u9c7c","a":-0}');
  await press(page, '格式化');
  await expect(page.getByText('JSON 格式化成功！')).toBeVisible();
  await expect
    .poll(() => readRows(page))
    .toEqual([
      '{',
      '  "id": 12345678901234567890,',
      '  "a": 1.0,',
      '  "2": 1e400,',
      '  "1": "\\u9c7c",',
      '  "a": -0',
      '}',
    ]);
  await expect(page.getByText('有 1 个重复的键')).toBeVisible();
  await expect(page.getByText('JSON 格式化成功！')).toBeHidden({ timeout: 4000 });
  expect(problems).toEqual([]);
});

test('broken text is mended, every change is listed, and the original is one click away', async ({ page }) => {
  await openJsonYaml(page);
  await jsonInput(page).fill("{name：‘鱼’，\n 'ok': True, list: [1, 2}");
  await press(page, '格式化');
  await expect(page.getByText(/已自动修复 \d+ 处/)).toBeVisible();
  await expect(async () => {
    expect(JSON.parse((await readRows(page)).join('\n'))).toEqual({ name: '鱼', ok: true, list: [1, 2] });
  }).toPass();
  await press(page, '查看修复清单');
  await expect(page.getByText('弯引号改为直引号').first()).toBeVisible();
  await press(page, '查看原文');
  await expect(page.getByRole('textbox', { name: '原文' })).toContainText('name：‘鱼’');
  await press(page, '查看修复结果');
  await expect(jsonOutput(page)).toContainText('"name": "鱼"');
});

test('what cannot be read says where and why, and nothing that was typed is lost', async ({ page }) => {
  await openJsonYaml(page);
  await jsonInput(page).fill('{\n  "a": 1,\n  "b": 02\n}');
  await press(page, '压缩');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('压缩失败：数字写法不正确');
  await expect(alert).toContainText('第 3 行第 9 列');
  await expect(alert).toContainText('解析器信息');
  await press(page, '定位到出错处');
  await page.keyboard.press('Delete');
  await expect(jsonInput(page)).toContainText('"b": 0');
  await press(page, '校验');
  await expect(page.getByText('✅ JSON 格式正确！')).toBeVisible();
  await press(page, '压缩');
  await expect(jsonOutput(page)).toContainText('{"a":1,"b":0}');
});

test('text becomes the inside of a string and comes back', async ({ page }) => {
  await openJsonYaml(page);
  await jsonInput(page).fill('{"a": "行\\n"}');
  await press(page, '转义');
  await expect(jsonOutput(page)).toContainText('{\\"a\\": \\"行\\\\n\\"}');
  await press(page, '复制');
  await expect(page.getByText('已复制到剪贴板！')).toBeVisible();
  await press(page, '清空');
  await jsonInput(page).click();
  await page.keyboard.press('Control+v');
  await press(page, '反转义');
  await expect.poll(() => readRows(page)).toEqual(['{', '  "a": "行\\n"', '}']);
});

test('the result is downloaded under the name of its file', async ({ page }) => {
  await openJsonYaml(page);
  await openFile(page, { name: '订单.json', mimeType: 'application/json', buffer: Buffer.from('[1,2]') });
  await page.getByLabel('缩进').click();
  await page.getByRole('option', { name: '4 空格' }).click();
  await press(page, '格式化');
  await expect(page.getByText('JSON 格式化成功！')).toBeVisible();
  const download = page.waitForEvent('download');
  await press(page, '下载');
  const file = await download;
  expect(file.suggestedFilename()).toBe('订单-format.json');
  expect(readFileSync(await file.path(), 'utf8')).toBe('[\n    1,\n    2\n]');
  await expect(page.getByText('文件 订单-format.json 已下载！')).toBeVisible();
});

test('bytes of another encoding are read as what they are likely to be, and can be read again', async ({ page }) => {
  await openJsonYaml(page);
  const gbk = Buffer.concat([
    Buffer.from('{"name":"'),
    Buffer.from([0xd6, 0xd0, 0xce, 0xc4, 0xc4, 0xda, 0xc8, 0xdd]),
    Buffer.from('"}'),
  ]);
  await openFile(page, { name: 'gbk.json', mimeType: 'application/json', buffer: gbk });
  await expect(page.getByText(/已按 GB18030（含 GBK）读取/)).toBeVisible();
  await expect(jsonInput(page)).toHaveText('{"name":"中文内容"}');
  await press(page, '改用 UTF-8');
  await expect(jsonInput(page)).toContainText('\ufffd');
  await press(page, '改用 GB18030（含 GBK）');
  await expect(jsonInput(page)).toHaveText('{"name":"中文内容"}');
  await press(page, '格式化');
  await expect(jsonOutput(page)).toContainText('"name": "中文内容"');
});

test('nothing is requested once the page is there, and the page says so', async ({ page, context }) => {
  await openJsonYaml(page);
  const requests: string[] = [];
  context.on('request', (request) => requests.push(request.url()));
  await jsonInput(page).fill('{"a":[1,{"b":2}]}');
  for (const action of ['格式化', '压缩', '转义', '校验']) await press(page, action);
  await press(page, '格式化');
  await jsonOutput(page).focus();
  await page.keyboard.press('Control+f');
  await page.keyboard.type('b');
  await expect(page.getByText('第 5 行')).toBeVisible();
  await press(page, '复制');
  const download = page.waitForEvent('download');
  await press(page, '下载');
  await download;
  await press(page, '清空');
  expect(requests.filter((url) => !url.startsWith('blob:'))).toEqual([]);
  await expect(page.getByText('载入后网络请求 0 次')).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify(window.localStorage))).toBe('{}');
});

test('a request of the page would be counted', async ({ page }) => {
  await openJsonYaml(page);
  await page.evaluate(() => fetch('/mythinkn/healthz').then((response) => response.text()));
  await expect(page.getByText('载入后网络请求 1 次')).toBeVisible();
});

test('the input outlives the page only when that is asked for', async ({ page }) => {
  await openJsonYaml(page);
  await jsonInput(page).fill('{"kept":1}');
  await page.reload();
  await expect(jsonInput(page)).not.toContainText('kept');

  await jsonInput(page).fill('{"kept":2}');
  await page.getByLabel(/^记住输入/).check();
  await page.reload();
  await expect(jsonInput(page)).toContainText('{"kept":2}');
  await page.getByLabel(/^记住输入/).uncheck();
  expect(await page.evaluate(() => window.localStorage.length)).toBe(0);

  // Another page of the product and back: nothing was reloaded, nothing is lost.
  await page.getByRole('link', { name: '首页' }).first().click();
  await expect(page).toHaveURL(/\/portal$/);
  await page.goBack();
  await expect(jsonInput(page)).toContainText('{"kept":2}');
  await press(page, '格式化');
  await expect(jsonOutput(page)).toContainText('"kept": 2');
});

test('a file of many megabytes is formatted, scrolled, searched and cleared', async ({ page }, testInfo) => {
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
  await page.keyboard.press('End');
  await expect(jsonOutput(page)).toContainText(`"price": ${count - 1}.50`);
  await page.keyboard.press('Control+f');
  await page.keyboard.type('名称 77777"');
  await expect(page.getByRole('search')).toContainText('第 777,774 行');
  await expect(jsonOutput(page).locator('.match')).toHaveText('名称 77777"');

  await press(page, '清空');
  await expect(page.getByText('结果会显示在这里')).toBeVisible();
  await expect(jsonInput(page)).toBeVisible();
});

test('damage in a long file is told by line and column of the file', async ({ page }) => {
  await openJsonYaml(page);
  const lines = Array.from({ length: 90_000 }, (_, id) => `  {"id": ${id}, "text": "……"}`);
  lines[70_000] = '  {"id": 70000 "text": "……"}';
  await openFile(page, { name: 'x.json', mimeType: 'text/plain', buffer: Buffer.from(`[\n${lines.join(',\n')}\n]`) });
  await expect(page.getByText(/内容较大/)).toBeVisible();
  await press(page, '校验');
  await expect(page.getByRole('alert')).toContainText('❌ JSON 格式错误');
  await expect(page.getByRole('alert')).toContainText('第 70002 行');
  await press(page, '定位到出错处');
  await expect(jsonInput(page).locator('.marked')).toContainText('"id": 70000 "text"');
});

test('everything is done by keyboard, and an Enter of an input method sends nothing', async ({ page }) => {
  await openJsonYaml(page);
  await page.locator('body').press('Tab');
  const isIn = (name: string) => page.evaluate((label) => document.activeElement?.ariaLabel === label, name);
  for (let tabs = 0; tabs < 30 && !(await isIn('JSON 输入')); tabs++) await page.keyboard.press('Tab');
  await page.keyboard.type('[3,2');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText(/已自动修复 1 处/)).toBeVisible();
  await page.keyboard.press('Control+z');
  // Tab belongs to the page, not to the editor: nobody is caught in it.
  for (let tabs = 0; tabs < 30 && !(await isIn('JSON 输出')); tabs++) await page.keyboard.press('Tab');
  await page.keyboard.press('Control+f');
  await page.keyboard.type('2');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('search')).toContainText('第 3 行');
  await page.getByLabel('查找', { exact: true }).dispatchEvent('keydown', { key: 'Escape', keyCode: 229 });
  await expect(page.getByRole('search')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('search')).toBeHidden();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+c');
  await expect(page.getByText('已复制到剪贴板！')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('[\n  3,\n  2\n]');
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the page with a result, a problem and a search is accessible in ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await openJsonYaml(page);
    await jsonInput(page).fill("{a: 'b', a: 2");
    await press(page, '格式化');
    await press(page, '查看修复清单');
    await jsonOutput(page).focus();
    await page.keyboard.press('Control+f');
    await page.keyboard.type('b');
    await expect(jsonOutput(page).locator('.match')).toBeVisible();
    expect(await listViolations(page)).toEqual([]);
    await jsonInput(page).fill(`["${'长'.repeat(500)}",]`);
    await press(page, '校验');
    await expect(page.getByRole('alert')).toBeVisible();
    expect(await listViolations(page)).toEqual([]);
  });
}

test('a small screen shows everything without scrolling sideways', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await openJsonYaml(page, `${JSON_YAML}?tab=json`);
  await jsonInput(page).fill('{"a":1}');
  await press(page, '格式化');
  await expect(jsonOutput(page)).toContainText('"a": 1');
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(360);
});
