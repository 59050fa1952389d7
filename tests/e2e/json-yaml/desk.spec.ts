import { expect, type Page, test } from '@playwright/test';
import { jsonInput, jsonOutput, openJsonYaml, press, readClipboard, readRows } from './json-page.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const pane = (page: Page, name: '输入' | '输出') => page.getByRole('region', { name, exact: true });
const full = (page: Page) => pane(page, '输出').getByRole('button', { name: '全屏', exact: true });

async function boxOf(page: Page, name: '输入' | '输出') {
  const box = await pane(page, name).boundingBox();
  if (box === null) throw new Error(`The pane ${name} is not shown`);
  return box;
}

test('divides the window by keyboard, lets a pane fill it until Escape, and brings results into view when it is narrow', async ({
  page,
}) => {
  await openJsonYaml(page);
  for (const [width, height] of [
    [1366, 768],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    const [input, output] = [await boxOf(page, '输入'), await boxOf(page, '输出')];
    expect(input.width).toBeGreaterThan(width * 0.45);
    expect(Math.abs(input.width - output.width)).toBeLessThan(2);
    expect(output.height).toBeGreaterThan(height * 0.55);
    await expect(page.locator('footer[aria-label="状态"]')).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }

  const splitter = page.getByRole('separator', { name: '输入与输出的宽度' });
  await splitter.press('End');
  await expect(splitter).toHaveAttribute('aria-valuetext', '输入占 80%');
  await splitter.press('ArrowLeft');
  await splitter.press('PageUp');
  await expect(splitter).toHaveAttribute('aria-valuenow', '68');
  const [input, output] = [await boxOf(page, '输入'), await boxOf(page, '输出')];
  expect(input.width / (input.width + output.width)).toBeCloseTo(0.68, 2);
  await page.reload();
  await expect(splitter).toHaveAttribute('aria-valuenow', '68');

  await jsonInput(page).fill('[1]');
  await press(page, '格式化');
  await expect.poll(() => readRows(page)).toEqual(['[', '  1', ']']);
  await full(page).press('Enter');
  expect(await boxOf(page, '输出')).toEqual({ x: 0, y: 0, width: 1920, height: 1080 });
  // Escape belongs to the search first.
  await jsonOutput(page).focus();
  await page.keyboard.press('Control+f');
  await expect(page.getByRole('search')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('search')).toBeHidden();
  await expect(full(page)).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');
  await expect(full(page)).toHaveAttribute('aria-pressed', 'false');
  expect((await boxOf(page, '输出')).width).toBeLessThan(700);

  await test.step('follows shortcuts wherever the focus is, and lists them with ?', async () => {
    await jsonInput(page).fill('{"a":[1,2]}');
    await page.keyboard.press('Control+Enter');
    await expect.poll(() => readRows(page)).toHaveLength(6);
    await page.keyboard.press('F8');
    await expect(jsonOutput(page)).toBeFocused();
    await page.keyboard.press('Control+Shift+Enter');
    await expect.poll(() => readRows(page)).toEqual(['{"a":[1,2]}']);
    await page.keyboard.press("Control+'");
    await expect.poll(() => readClipboard(page)).toBe('{"a":[1,2]}');
    await page.keyboard.press('Control+Enter');
    await expect.poll(() => readRows(page)).toHaveLength(6);
    await page.keyboard.press('F9');
    await expect(page.getByRole('tree', { name: 'JSON 树' })).toBeVisible();
    await page.keyboard.press('F9');
    await expect(jsonOutput(page)).toBeVisible();

    await page.keyboard.press('F8');
    await page.keyboard.press('?');
    const sheet = page.getByRole('dialog', { name: '键盘快捷键' });
    await expect(sheet.getByText('用结果作输入')).toBeVisible();
    await page.keyboard.press('Control+Shift+Backspace');
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(jsonOutput(page)).toBeFocused();
    await page.keyboard.press('F2');
    await expect(jsonInput(page)).toBeFocused();
    await expect(jsonInput(page)).toHaveText('{"a":[1,2]}');
    await page.keyboard.type('?');
    await expect(jsonInput(page)).toContainText('?');
    await expect(sheet).toHaveCount(0);
    await page.keyboard.press('Control+Shift+Backspace');
    await expect(jsonInput(page)).not.toContainText('a');
  });

  // Messages and result of a broken text come into view on narrow and zoomed pages.
  for (const [width, height] of [
    [390, 844],
    [820, 1180],
    [640, 400],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => window.scrollTo(0, 0));
    await jsonInput(page).fill('{"a": NaN, b: "x');
    await press(page, '格式化');
    await expect(pane(page, '输出').getByText(/请核对：\d 处修复可能改变了数据/)).toBeInViewport({ ratio: 1 });
    await expect(pane(page, '输出').getByText(/原文似乎在结尾处被截断/)).toBeInViewport();
    await expect(jsonOutput(page).getByText('"a": null,')).toBeInViewport();
    await press(page, '清空');
  }
});
