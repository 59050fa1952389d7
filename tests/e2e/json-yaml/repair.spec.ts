import { expect, test } from '@playwright/test';
import { jsonInput, jsonOutput, openJsonYaml, press, readRows } from './json-page.ts';

test('unescapes, repairs before it minifies, works on with the result, and refuses a risky repair in strict mode', async ({
  page,
}) => {
  await openJsonYaml(page);
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
  await press(page, '撤销');
  await expect(jsonInput(page)).toContainText('"a": 1');

  await page.setViewportSize({ width: 1280, height: 800 });
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
