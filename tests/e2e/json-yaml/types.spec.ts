import { expect, test } from '@playwright/test';
import { listViolations, WCAG_RULES } from '../axe.ts';
import { jsonInput, jsonOutput, openJsonYaml, press, readClipboard, tabTo } from './json-page.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const ORDER =
  '{"id": 1234567890123456789, "客户": {"name": "张三"}, "items": [{"price": 9.9}, {"price": 12, "note": null}]}';

const LIST = JSON.stringify({
  list: [
    { name: '张三', age: 17 },
    { name: '李四', age: 20.5 },
    { name: '王五', age: 31 },
  ],
});

test('filters by a query, prints types, makes a schema, and leads to what does not match it, without a request', async ({
  page,
}) => {
  await openJsonYaml(page);
  await test.step('filters a list, marks an error at its place and copies the result by keyboard alone', async () => {
    await jsonInput(page).fill(LIST);
    await tabTo(page, '查询');
    await page.keyboard.press('Enter');
    const field = page.getByRole('textbox', { name: '查询语句' });
    await expect(field).toBeFocused();

    const panel = page.getByRole('region', { name: '查询' });
    await page.keyboard.type('$.list[?@.age = 18].name');
    await page.keyboard.press('Enter');
    await expect(panel.getByRole('status')).toHaveText('第 15 个字符：比较相等请写 ==');
    await expect(panel.locator('mark')).toHaveText('=');
    await expect(field).toBeFocused();
    expect(await listViolations(page)).toEqual([]);

    // The wrong sign is selected, so that typing replaces it.
    await page.keyboard.type('>=');
    await expect(panel.getByRole('status')).toHaveText('2 个结果');
    await page.keyboard.press('Enter');
    await expect(panel.getByRole('status')).toHaveText('已取出 2 个结果');
    await expect(jsonOutput(page)).toContainText('"李四"');

    await tabTo(page, '复制');
    await page.keyboard.press('Enter');
    await expect(page.getByText('已复制到剪贴板！')).toBeVisible();
    expect(await readClipboard(page)).toBe('[\n  "李四",\n  "王五"\n]');
  });

  await jsonInput(page).fill(ORDER);
  await press(page, '更多');
  await expect(page.getByRole('menuitem', { name: '生成类型' })).toBeVisible();
  expect(await listViolations(page, WCAG_RULES)).toEqual([]);
  await page.getByRole('menuitem', { name: '生成类型' }).click();
  await expect(page.getByRole('textbox', { name: '根类型名' })).toBeFocused();
  await press(page, 'Go');
  await page.getByRole('textbox', { name: '根类型名' }).fill('Order');
  await page.keyboard.press('Enter');
  await expect(jsonOutput(page)).toContainText('type Order struct');
  await expect(jsonOutput(page)).toContainText('int64');
  await expect(page.getByText('在 JavaScript 里会丢末位：$.id')).toBeVisible();
  expect(await listViolations(page)).toEqual([]);

  await press(page, '更多');
  await page.getByRole('menuitem', { name: 'JSON Schema' }).click();
  await press(page, '从输入生成');
  await expect(jsonOutput(page)).toContainText('"$schema"');
  await press(page, '复制');
  await expect.poll(() => readClipboard(page)).toContain('"$schema"');

  const schema = page.getByRole('textbox', { name: '粘贴 JSON Schema' });
  await schema.fill(await readClipboard(page));
  await schema.press('Control+Enter');
  const panel = page.getByRole('region', { name: 'JSON Schema' });
  await expect(panel.getByRole('status')).toContainText('符合 Schema');
  await jsonInput(page).fill('{\n  "id": "1",\n  "客户": {"name": "张三"},\n  "items": []\n}');
  await expect(panel.getByRole('status')).toHaveText('输入或 Schema 已改动，请重新校验。');
  await schema.press('Control+Enter');
  await expect(panel.getByRole('status')).toContainText('有 1 处不符合');
  await page.getByRole('list', { name: '不符合 Schema 的位置' }).getByRole('button').click();
  await expect(jsonInput(page)).toBeFocused();
  await expect(page.getByRole('region', { name: '输入', exact: true })).toContainText('第 2 行');
  await expect(page.getByText('载入后网络请求 0 次')).toBeVisible();
});
