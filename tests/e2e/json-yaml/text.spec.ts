import { expect, test } from '@playwright/test';
import { jsonInput, jsonOutput, openJsonYaml, press, readClipboard } from './json-page.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

/** Pastes over the whole input with the keyboard. */
async function paste(page: Parameters<typeof openJsonYaml>[0], text: string): Promise<void> {
  await page.evaluate((words) => navigator.clipboard.writeText(words), text);
  await jsonInput(page).click();
  await expect(page.locator('.cm-content')).toBeVisible();
  await jsonInput(page).click();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+v');
}

test('shows a long pasted line at once, finds the end of a long value, and copies exactly the lines selected beyond the view', async ({
  page,
}) => {
  const warnings: string[] = [];
  page.on('console', (message) => warnings.push(message.text()));
  await openJsonYaml(page);
  const article = { 标题: '一篇文章的标题', 正文: '这一段正文没有换行。'.repeat(20) };
  const articles = Array.from({ length: 60 }, (_, id) => ({ id, ...article }));
  await paste(page, JSON.stringify([...articles, { content: `${'回答 answer '.repeat(500)}终点` }]));
  const head = page.locator('.cm-line').first();
  await expect(head).toContainText('[{"id":0,"标题":"一篇文章的标题"');
  await expect(head).toBeInViewport();
  expect(warnings.join()).not.toContain('Measure loop');

  await press(page, '格式化');
  const output = jsonOutput(page);
  await expect(output.locator('.content').first()).toHaveText('[');
  await output.click();
  await page.keyboard.press('Control+f');
  await page.keyboard.type('终点');
  const match = output.locator('.match');
  await expect(match).toHaveText('终点');
  await expect(match).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('search')).toContainText('1/1');
  const wrap = page.getByRole('region', { name: '输出' }).getByRole('button', { name: '自动换行' });
  for (const isWrapped of [true, false]) {
    await wrap.click();
    await expect(wrap).toHaveAttribute('aria-pressed', String(isWrapped));
    await expect(match).toHaveText('终点');
    await expect(match).toBeInViewport({ ratio: 1 });
  }
  await page.getByRole('textbox', { name: '查找', exact: true }).press('Escape');
  await expect(match).toHaveCount(0);

  const value = Array.from({ length: 200 }, (_, id) => ({ id, name: `名称 ${id}` }));
  await paste(page, JSON.stringify(value));
  await press(page, '格式化');
  await expect(output.locator('.content').nth(2)).toHaveText('    "id": 0,');
  const lines = JSON.stringify(value, null, 2).split('\n');

  const box = await output.boundingBox();
  if (box === null) throw new Error('The output is not shown');
  await page.mouse.move(box.x + box.width - 60, box.y + 30);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width - 60, box.y + box.height + 300, { steps: 5 });
  // The text scrolls on while the pointer rests below it, up to its end.
  await expect(output.locator(`.number[data-number="${lines.length}"]`)).toBeInViewport({ timeout: 20_000 });
  await page.mouse.up();
  await page.keyboard.press('Control+c');
  await expect(page.getByText(/已复制 \d+ 行/)).toBeVisible();
  const dragged = (await readClipboard(page)).split('\n');
  // From the end of line 2 on.
  expect(dragged.slice(1)).toEqual(lines.slice(2));

  await page.keyboard.press('Control+Home');
  await page.keyboard.press('ArrowDown');
  const target = output.locator('.row', { has: page.locator('.number[data-number="310"]') });
  // A move of the cursor brings its line into view once the worker has answered, also after a scroll that came later.
  await expect(async () => {
    await output.evaluate((scroller) => scroller.scrollTo(0, 300 * 20));
    await expect(target).toBeInViewport({ timeout: 1000 });
  }).toPass();
  await target.locator('.content').click({ modifiers: ['Shift'], position: { x: 1, y: 8 } });
  await page.keyboard.press('Control+c');
  await expect.poll(() => readClipboard(page)).toBe(`${lines.slice(1, 309).join('\n')}\n`);
});
