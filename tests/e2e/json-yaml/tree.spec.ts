import { expect, test } from '@playwright/test';
import { listViolations } from '../axe.ts';
import { jsonInput, jsonOutput, openFile, openJsonYaml, press, readClipboard, treeRows } from './json-page.ts';

const ITEMS_COUNT = 20_000;
const ARTICLE_LINES = 4000;

/** More than a megabyte; the last lines of the article are far out of view. */
function makeFile() {
  const article = Array.from({ length: ARTICLE_LINES }, (_, at) => `第 ${at + 1} 行 "引号"`).join('\n');
  const items = Array.from({ length: ITEMS_COUNT }, (_, at) => ({
    id: at,
    buyer: { name: `用户${at}`, city: '北京' },
  }));
  const text = JSON.stringify({ article, items });
  return { name: 'large.json', buffer: Buffer.from(text) };
}

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('finds, copies, reads and keeps values in the tree of a large file, by keyboard', async ({ page }) => {
  await openJsonYaml(page);
  await openFile(page, makeFile());
  await press(page, '格式化');
  await expect(jsonOutput(page)).toHaveAttribute('data-lines', /\d+/);
  await press(page, '树形');
  const tree = page.getByRole('tree', { name: 'JSON 树' });
  await expect(tree).toHaveAttribute('aria-busy', 'false');
  const selected = page.locator('[role=treeitem][aria-selected=true]');
  const path = page.locator('output[aria-label="选中的位置"]');

  await tree.focus();
  await page.keyboard.press('Control+f');
  await page.keyboard.type('用户17321"');
  await expect(path).toHaveText('$.items[17321].buyer.name');
  await expect(selected.locator('.match')).toHaveText('用户17321"');
  await expect(selected).toBeInViewport();

  await page.keyboard.press('Escape');
  await expect(tree).toBeFocused();
  await page.keyboard.press('Control+c');
  await expect.poll(() => readClipboard(page)).toBe('用户17321');

  const rowsBefore = await treeRows(page).allTextContents();
  const topBefore = (await selected.boundingBox())?.y;
  const status = page.locator('footer[aria-label="状态"]');
  const statusBefore = (await status.textContent()) ?? '';
  await page.getByRole('combobox', { name: '缩进' }).click();
  await page.getByRole('option', { name: '4 空格' }).click();
  await expect(page.getByRole('listbox')).toHaveCount(0);
  // The tree of the new text takes the place of the one before it.
  await expect(status).not.toHaveText(statusBefore);
  await expect(tree).toHaveAttribute('aria-busy', 'false');
  await expect(path).toHaveText('$.items[17321].buyer.name');
  await expect.poll(() => treeRows(page).allTextContents()).toEqual(rowsBefore);
  expect(Math.abs(((await selected.boundingBox())?.y ?? 0) - (topBefore ?? 0))).toBeLessThan(2);

  await tree.focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowDown');
  await expect(path).toHaveText('$.article');
  await page.keyboard.press('Alt+v');
  const text = page.getByRole('textbox', { name: '值的内容' });
  await expect(text).toBeFocused();
  await expect(text).toContainText('第 1 行 "引号"\n第 2 行 "引号"');
  const readOn = async () => {
    await page.keyboard.press('End');
    return text.textContent();
  };
  await expect.poll(readOn, { intervals: [50] }).toContain(`第 ${ARTICLE_LINES} 行 "引号"`);
  await page.keyboard.press('Escape');
  await expect(text).toHaveCount(0);
  await expect(tree).toBeFocused();

  await test.step('edits one value of both texts by keyboard, takes it back, and keeps it over a reload', async () => {
    await press(page, '清空');
    const lines = page.locator('[aria-label="JSON 输入"] .cm-line');
    await jsonInput(page).fill('{"id":12345678901234567890, "tags":["a","b"]}');
    await press(page, '格式化');
    await treeRows(page).nth(1).click();
    await page.keyboard.press('F2');
    const form = page.getByRole('dialog', { name: '修改这一项' });
    await expect(form.getByLabel('值', { exact: true })).toHaveValue('12345678901234567890');
    expect(await listViolations(page)).toEqual([]);
    await page.keyboard.type('1e');
    await page.keyboard.press('Control+Enter');
    await expect(form).toContainText('这不是一个完整的 JSON 值');
    await page.keyboard.type('400');
    await page.keyboard.press('Control+Enter');
    await expect(treeRows(page).nth(1)).toHaveText('id: 1e400');
    await expect(form).toBeHidden();
    await expect(lines).toHaveText('{"id":1e400, "tags":["a","b"]}');

    await treeRows(page).nth(4).click();
    await page.keyboard.press('Alt+ArrowUp');
    await expect(lines).toHaveText('{"id":1e400, "tags":["b","a"]}');
    await expect(page.locator('[role=treeitem][aria-selected=true]')).toHaveText('0: "b"');
    await page.keyboard.press('Delete');
    await expect(lines).toHaveText('{"id":1e400, "tags":["a"]}');
    for (const text of ['["b","a"]', '["a","b"]']) {
      await page.keyboard.press('Control+z');
      await expect(lines).toContainText(text);
    }
    await press(page, '重做修改');
    await expect(lines).toContainText('["b","a"]');
    await page.reload();
    await expect(lines).toHaveText('{"id":1e400, "tags":["b","a"]}');
  });
});
