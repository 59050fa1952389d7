import { expect, test } from '@playwright/test';
import { jsonInput, openFile, openJsonYaml, press, readClipboard, rightInput, verdict } from './json-page.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const HINT = '这里只能查看。全选（Ctrl / ⌘ + A）后粘贴，可以替换全部内容。';
const ITEM_COUNT = 150_000;

test('replaces a long input by keyboard with undo, and says how to change a part of it', async ({ page }) => {
  await openJsonYaml(page);
  const ids = Array.from({ length: ITEM_COUNT }, (_, id) => ({ id, name: `名称${id}` }));
  await openFile(page, { name: 'long.json', buffer: Buffer.from(JSON.stringify(ids, null, 1)) });
  const long = page.locator(`[role=textbox][aria-readonly=true][aria-label="JSON 输入"]`);
  await expect(long).toHaveAttribute('data-lines', String(ITEM_COUNT * 4 + 2));
  await page.evaluate(() => navigator.clipboard.writeText('{"short":1}'));

  await long.click();
  await page.keyboard.press('Control+v');
  const hint = page.getByText(HINT);
  await expect(hint).toBeVisible();
  for (const key of ['x', 'Delete', 'Enter']) {
    await press(page, '关闭通知');
    await expect(hint).toHaveCount(0);
    await long.focus();
    await page.keyboard.press(key);
    await expect(hint).toBeVisible();
  }
  await press(page, '关闭通知');
  await expect(long).toHaveAttribute('data-lines', String(ITEM_COUNT * 4 + 2));

  await long.focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+v');
  await expect(page.locator('.cm-content')).toHaveText('{"short":1}');
  await press(page, '撤销');
  await expect(long).toHaveAttribute('data-lines', String(ITEM_COUNT * 4 + 2));

  await long.focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  await expect(page.locator('.cm-content')).toBeVisible();
  await press(page, '撤销');
  await expect(long).toHaveAttribute('data-lines', String(ITEM_COUNT * 4 + 2));

  await long.focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+x');
  await expect(page.locator('.cm-content')).toBeVisible();
  expect(JSON.parse(await readClipboard(page))).toHaveLength(ITEM_COUNT);
});

test('replaces one side of a comparison by keyboard, and leads back to the texts', async ({ page }) => {
  await openJsonYaml(page);
  await press(page, '对比');
  await page.evaluate(() => navigator.clipboard.writeText('{"a":1}'));
  await press(page, '粘贴到左侧');
  // A clipboard that changes while the page reads it gives nothing.
  await expect(jsonInput(page)).toHaveText('{"a":1}');
  await page.evaluate(() => navigator.clipboard.writeText('{"a":2}'));
  await press(page, '粘贴到右侧');
  await press(page, '开始对比');
  await expect(verdict(page)).toContainText('1');

  const shown = page.getByRole('textbox', { name: '右侧排版后的 JSON' });
  await shown.click();
  await page.keyboard.type('x');
  await expect(page.getByText(HINT)).toBeVisible();
  await page.evaluate(() => navigator.clipboard.writeText('{"a":3}'));
  await shown.focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+v');
  await expect(rightInput(page)).toHaveText('{"a":3}');
  await expect(jsonInput(page)).toHaveText('{"a":1}');
});
