import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { jsonInput, jsonOutput, openJsonYaml, press, readClipboard, readRows, storedKeys, tabTo } from './json-page.ts';

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

  await test.step('unescapes, repairs before it minifies, works on with the result, and refuses a risky repair in strict mode', async () => {
    await jsonInput(page).fill(
      String.raw`{"p":"C:\\new","data":"{\"id\":12345678901234567890,\"inner\":\"{\\\"x\\\":2}\"}"}`,
    );
    await press(page, '反转义');
    await expect
      .poll(() => readRows(page))
      .toEqual([
        '{',
        String.raw`  "p": "C:\\new",`,
        '  "data": {',
        '    "id": 12345678901234567890,',
        '    "inner": {',
        '      "x": 2',
        '    }',
        '  }',
        '}',
      ]);
    await expect(page.getByRole('region', { name: '输出', exact: true })).toContainText('展开嵌套 JSON');
    await jsonInput(page).fill(String.raw`他说\"你好\"`);
    await press(page, '反转义');
    await expect.poll(() => readRows(page)).toEqual(['他说"你好"']);
    await expect(page.getByText('反转义成功！')).toHaveCount(0);

    await jsonInput(page).fill("{'a':1, b:[1,2}");
    await press(page, '压缩');
    await press(page, '修复并压缩');
    await expect(page.getByText('已自动修复 3 处')).toBeVisible();
    await expect.poll(() => readRows(page)).toEqual(['{"a":1,"b":[1,2]}']);
    await press(page, '查看原文');
    await press(page, '返回结果');
    await expect.poll(() => readRows(page)).toEqual(['{"a":1,"b":[1,2]}']);
    await press(page, '格式化');
    await expect.poll(async () => (await readRows(page)).length).toBe(7);
    await page.keyboard.press('Shift+F2');
    await expect(jsonInput(page)).toContainText('"a": 1');
    await press(page, '压缩');
    await expect.poll(() => readRows(page)).toEqual(['{"a":1,"b":[1,2]}']);
    await press(page, '用结果作输入');
    await press(page, '转义');
    await expect.poll(() => readRows(page)).toEqual(['{\\"a\\":1,\\"b\\":[1,2]}']);
    await page.getByRole('button', { name: '撤销', exact: true }).last().click();
    await expect(jsonInput(page)).toContainText('"a": 1');

    await jsonInput(page).fill('[12:00:00] [INFO] [trace-1] resp={"a": NaN, b: 1, c: 2}');
    await press(page, '格式化');
    const notice = page.getByRole('status').filter({ hasText: '请核对：2 处修复可能改变了数据' });
    await expect(notice).toBeVisible();
    await expect(page.getByText('JSON 格式化成功！')).toHaveCount(0);
    expect((await notice.boundingBox())?.height).toBeLessThan(80);
    await expect.poll(() => readRows(page)).toEqual(['{', '  "a": null,', '  "b": 1,', '  "c": 2', '}']);

    await press(page, '查看修复清单');
    const group = page.getByRole('button', { name: /^补上引号 × 2/ });
    await expect(group).toHaveAttribute('aria-expanded', 'false');
    await group.press('Enter');
    await press(page, '第 1 行第 45 列');
    await expect(jsonInput(page)).toBeFocused();

    await page.getByRole('switch', { name: '严格' }).click();
    await press(page, '格式化');
    await expect(page.getByRole('alert')).toContainText('去掉前后的其他文字 × 1；NaN 或无穷大无法表示，改为 null × 1');
    await expect(jsonOutput(page)).toHaveCount(0);
    await press(page, '仍然修复');
    await expect(notice).toBeVisible();
    await expect(jsonOutput(page)).toBeVisible();
  });
  expect(problems).toEqual([]);
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
