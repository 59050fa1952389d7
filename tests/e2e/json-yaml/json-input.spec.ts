import { expect, type Locator, type Page, test } from '@playwright/test';
import { listViolations } from '../axe.ts';
import { jsonInput, jsonOutput, openFile, openJsonYaml, press, readRows } from './json-page.ts';

test.use({ serviceWorkers: 'block', permissions: ['clipboard-read', 'clipboard-write'] });

const rightInput = (page: Page) => page.getByRole('textbox', { name: '右侧 JSON', exact: true });
const status = (page: Page) => page.locator('footer[aria-label="状态"]');

/** Drops files on a place, and tells whether the browser was kept from opening them itself. */
async function dropOn(target: Locator, files: Record<string, string>): Promise<boolean> {
  return target.evaluate((element, texts) => {
    const dataTransfer = new DataTransfer();
    for (const [name, text] of Object.entries(texts)) dataTransfer.items.add(new File([text], name));
    const event = (type: string) => new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer });
    element.dispatchEvent(event('dragover'));
    return !element.dispatchEvent(event('drop'));
  }, files);
}

test('what was cleared, pasted over or replaced by a long file comes back, with the focus', async ({ page }) => {
  await openJsonYaml(page);
  await jsonInput(page).fill('{"mine":1}');
  await press(page, '清空');
  await expect(page.getByRole('status').getByText('已清空')).toBeVisible();
  await press(page, '撤销');
  await expect(jsonInput(page)).toHaveText('{"mine":1}');
  await expect(jsonInput(page)).toBeFocused();

  await page.evaluate(() => navigator.clipboard.writeText('[2]'));
  await press(page, '粘贴');
  await expect(jsonInput(page)).toHaveText('[2]');
  await press(page, '撤销');
  await expect(jsonInput(page)).toHaveText('{"mine":1}');

  await page.evaluate(() => navigator.clipboard.writeText(' \n '));
  await press(page, '粘贴');
  await expect(page.getByText('剪贴板里没有文字。')).toBeVisible();
  await expect(jsonInput(page)).toHaveText('{"mine":1}');

  const buffer = Buffer.from(`[${' '.repeat(3 << 20)}1]`);
  await openFile(page, { name: 'long.json', mimeType: 'application/json', buffer });
  await expect(page.getByText(/内容较大/)).toBeVisible();
  await press(page, '撤销');
  await expect(jsonInput(page)).toHaveText('{"mine":1}');
  await expect(jsonInput(page)).toBeFocused();

  await openFile(page, { name: 'long.json', mimeType: 'application/json', buffer });
  await expect(page.getByText(/内容较大/)).toBeVisible();
  await press(page, '清空');
  await page.getByText('输入已清空').locator('..').getByRole('button', { name: '撤销' }).click();
  await expect(page.getByText(/内容较大/)).toBeVisible();
  await press(page, '格式化');
  await expect.poll(() => readRows(page)).toEqual(['[', '  1', ']']);
});

test('a picture and an empty file are refused with the reason, and nothing is lost', async ({ page }) => {
  await openJsonYaml(page);
  await jsonInput(page).fill('{"mine":1}');
  const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]);
  await openFile(page, { name: 'data.json', mimeType: 'application/json', buffer: png });
  await expect(page.getByRole('alert')).toContainText('这是二进制文件（PNG 图片），不是文本');
  await openFile(page, { name: 'empty.json', mimeType: 'application/json', buffer: Buffer.from('') });
  await expect(page.getByRole('alert')).toContainText('这个文件是空的');
  await expect(jsonInput(page)).toHaveText('{"mine":1}');
});

test('a file dropped anywhere on the tool is opened, and beside it the page stays', async ({ page }) => {
  await openJsonYaml(page);
  expect(await dropOn(page.getByRole('region', { name: '输出' }), { 'a.json': '[1]', 'b.json': '[2]' })).toBe(true);
  await expect(jsonInput(page)).toHaveText('[1]');
  await expect(page.getByText('只打开了第一个文件：a.json')).toBeVisible();
  expect(await dropOn(page.getByRole('heading', { level: 1 }), { 'c.json': '[3]' })).toBe(true);
  await expect(jsonInput(page)).toHaveText('[1]');
});

test('while texts are compared, a file goes where it is dropped, and two files to both sides', async ({ page }) => {
  await openJsonYaml(page);
  await press(page, '对比');
  await expect(jsonInput(page)).toBeFocused();
  expect(await dropOn(rightInput(page), { 'r.json': '[1]' })).toBe(true);
  await expect(rightInput(page)).toHaveText('[1]');
  await expect(jsonInput(page)).not.toContainText('[1]');
  expect(await dropOn(page.getByRole('group', { name: '对比操作' }), { 'x.json': '[9]' })).toBe(true);
  expect(await dropOn(rightInput(page), { 'l.json': '[2]', 'r.json': '[3]' })).toBe(true);
  await expect(jsonInput(page)).toHaveText('[2]');
  await expect(rightInput(page)).toHaveText('[3]');
  await press(page, '对比');
  await expect(jsonInput(page)).toBeFocused();
});

test('another indent is applied at once, and the verdict stays in view until the text changes', async ({ page }) => {
  await openJsonYaml(page);
  await jsonInput(page).fill('{"b":1,"a":2}');
  await press(page, '格式化');
  await page.getByLabel('缩进').click();
  await page.getByRole('option', { name: '4 空格' }).click();
  await expect.poll(() => readRows(page)).toEqual(['{', '    "b": 1,', '    "a": 2', '}']);
  await page.getByRole('switch', { name: '按键名排序' }).click();
  await expect.poll(() => readRows(page)).toEqual(['{', '    "a": 2,', '    "b": 1', '}']);
  await press(page, '校验');
  await expect(page.getByText('✅ JSON 格式正确！')).toBeHidden({ timeout: 4000 });
  await expect(status(page)).toContainText('校验：正确');
  await jsonInput(page).fill('{"b":1,');
  await expect(status(page)).not.toContainText('校验');
  await expect(page.getByRole('region', { name: '输出' })).toContainText('输入已改动');
  await press(page, '校验');
  await expect(status(page)).toContainText(/校验：有误 第 1 行第 \d+ 列/);
});

test('a place behind the end is the last line, in digits of any width, and the find bar takes no room', async ({
  page,
}) => {
  await openJsonYaml(page);
  await jsonInput(page).fill('[1,2]');
  await press(page, '格式化');
  const output = page.getByRole('region', { name: '输出' });
  const before = await output.boundingBox();
  await output.getByRole('button', { name: /^查找（/ }).click();
  expect(await output.boundingBox()).toEqual(before);
  await page.keyboard.type('2');
  await expect(page.getByRole('search')).toContainText('第 3 行');
  await page.getByLabel('跳到行').fill('９９');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('search')).toContainText('共 4 行');
  await expect(jsonOutput(page).locator('.row.marked .number')).toHaveAttribute('data-number', '4');
  await page.getByLabel('跳到行').fill('1');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('search').getByRole('status')).toBeEmpty();
});

test('the editor is searched from its title row, wraps on request, and gets the focus from the tree', async ({
  page,
}) => {
  await openJsonYaml(page);
  await jsonInput(page).fill(`["${'长'.repeat(300)}"]`);
  const input = page.getByRole('region', { name: '输入' });
  await input.getByRole('button', { name: '自动换行' }).click();
  await expect(jsonInput(page)).toHaveClass(/cm-lineWrapping/);
  await input.getByRole('button', { name: /^查找（/ }).click();
  await expect(input.getByPlaceholder('查找')).toBeFocused();
  expect(await listViolations(page)).toEqual([]);
  await press(page, '格式化');
  await press(page, '树形');
  await press(page, '在文本中定位');
  await expect(jsonOutput(page)).toBeFocused();
});

test('with one notice the whole tool fits on a small laptop', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openJsonYaml(page);
  await jsonInput(page).fill('[1,2');
  await press(page, '格式化');
  await expect(page.getByText('已自动修复 1 处')).toBeVisible();
  await expect(status(page)).toBeInViewport({ ratio: 1 });
});

test.describe('with fingers', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the result comes into view, and every button is large enough', async ({ page }) => {
    await openJsonYaml(page);
    await jsonInput(page).fill('[1,2');
    await press(page, '格式化');
    await expect(jsonOutput(page)).toBeInViewport({ ratio: 0.9 });
    await expect(page.getByText('Ctrl / ⌘ + Enter 格式化')).toBeHidden();
    await press(page, '树形');
    await press(page, '查看修复清单');
    const buttons = page.getByRole('tabpanel').getByRole('button');
    const sizes = await buttons.evaluateAll((all) =>
      all
        .map((button) => ({ name: button.textContent, box: button.getBoundingClientRect() }))
        .map(({ name, box }) => ({ name, px: Math.min(box.width, box.height) })),
    );
    expect(sizes.filter(({ px }) => px < 40)).toEqual([]);
  });
});
