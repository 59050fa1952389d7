import { expect, test } from '@playwright/test';
import { listViolations } from '../axe.ts';
import { jsonInput, jsonOutput, openJsonYaml, readClipboard, tabTo } from './json-page.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const LIST = JSON.stringify({
  list: [
    { name: '张三', age: 17 },
    { name: '李四', age: 20.5 },
    { name: '王五', age: 31 },
  ],
});

test('filters a list, marks an error at its place and copies the result by keyboard alone', async ({ page }) => {
  await openJsonYaml(page);
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
