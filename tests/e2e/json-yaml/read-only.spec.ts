import { expect, test } from '@playwright/test';
import {
  jsonInput,
  jsonOutput,
  openFile,
  openJsonYaml,
  press,
  readClipboard,
  rightInput,
  verdict,
} from './json-page.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const HINT = '这里只能查看。全选（Ctrl / ⌘ + A）后粘贴，可以替换全部内容。';
const ITEM_COUNT = 60_000;
/** Lines of the file, and of the formatted text. */
const [FILE_LINES, OUTPUT_LINES] = [ITEM_COUNT * 4 + 2, ITEM_COUNT * 10 + 2];

/** Several megabytes. */
function makeFile() {
  const items = Array.from({ length: ITEM_COUNT }, (_, id) => {
    const lines = [`"id":${10n ** 18n + BigInt(id)},`, `"name":"名称 ${id}","price":${id}.50,`];
    return `{\n${lines.join('\n')}\n"tags":["a","b"],"note":"\\u4e2d"}`;
  });
  return { name: 'records.json', buffer: Buffer.from(`[\n${items.join(',\n')}\n]`) };
}

test('a text of many megabytes is formatted, searched, replaced by keyboard with undo, and says how to change a part', async ({
  page,
}) => {
  await openJsonYaml(page);
  await openFile(page, makeFile());
  const long = page.locator(`[role=textbox][aria-readonly=true][aria-label="JSON 输入"]`);
  await expect(long).toHaveAttribute('data-lines', String(FILE_LINES));

  await test.step('formats, scrolls and searches it', async () => {
    await expect(page.getByText(/内容较大/)).toBeVisible();
    await press(page, '格式化');
    await expect(jsonOutput(page)).toHaveAttribute('data-lines', String(OUTPUT_LINES), { timeout: 20_000 });
    await jsonOutput(page).focus();
    await page.keyboard.press('Control+End');
    await expect(jsonOutput(page)).toContainText(`"price": ${ITEM_COUNT - 1}.50`);
    await page.keyboard.press('Control+f');
    await page.keyboard.type('名称 57777"');
    await expect(page.getByRole('search')).toContainText('第 577,774 行');
    await expect(jsonOutput(page).locator('.match')).toHaveText('名称 57777"');
    await page.keyboard.press('Escape');
  });

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
  await expect(long).toHaveAttribute('data-lines', String(FILE_LINES));

  await long.focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+v');
  await expect(page.locator('.cm-content')).toHaveText('{"short":1}');
  await press(page, '撤销');
  await expect(long).toHaveAttribute('data-lines', String(FILE_LINES));

  await long.focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  await expect(page.locator('.cm-content')).toBeVisible();
  await press(page, '撤销');
  await expect(long).toHaveAttribute('data-lines', String(FILE_LINES));

  await long.focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+x');
  await expect(page.locator('.cm-content')).toBeVisible();
  expect(JSON.parse(await readClipboard(page))).toHaveLength(ITEM_COUNT);

  await test.step('replaces one side of a comparison by keyboard, and leads back to the texts', async () => {
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
});
