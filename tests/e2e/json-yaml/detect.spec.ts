import { expect, type Page, test } from '@playwright/test';
import {
  JSON_YAML,
  jsonInput,
  jsonOutput,
  openJsonYaml,
  pasteYaml,
  press,
  readClipboard,
  yamlInput,
  yamlOutput,
} from './json-page.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const toBase64Url = (text: string) => Buffer.from(text).toString('base64url');
const TOKEN = `${toBase64Url('{"alg":"HS256"}')}.${toBase64Url('{"id":9007199254740993,"name":"张三"}')}.c2ln`;

async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((words) => navigator.clipboard.writeText(words), text);
  await jsonInput(page).focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+v');
}

/** Goes back with Shift+Tab from the text to a button of the notice above it. */
async function tabBackTo(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name, exact: true });
  await expect(button).toBeVisible();
  for (let tabs = 0; tabs < 4; tabs++) {
    await page.keyboard.press('Shift+Tab');
    if (await button.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(button).toBeFocused();
}

test('keeps the text of both tools, decodes a pasted token by keyboard, and opens pasted YAML in the YAML tool', async ({
  page,
}) => {
  const warnings: string[] = [];
  page.on('console', (message) => warnings.push(message.text()));
  const tab = (name: string) => page.getByRole('tab', { name });
  await openJsonYaml(page, `${JSON_YAML}?tab=unknown`);
  await expect(tab('JSON 工具')).toHaveAttribute('aria-selected', 'true');
  await jsonInput(page).fill('[1]');
  await tab('JSON 工具').focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab('YAML 工具')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?tab=yaml$/);
  await pasteYaml(page, 'a: 1');
  await press(page, '格式化');
  await expect(yamlOutput(page)).toContainText('a: 1');
  await tab('JSON 工具').click();
  await expect(page).toHaveURL(/\/json-yaml$/);
  await expect(jsonInput(page)).toHaveText('[1]');
  await expect(yamlInput(page)).toBeHidden();
  await tab('YAML 工具').click();
  await expect(yamlInput(page)).toHaveText('a: 1');
  await expect(page.getByText('载入后网络请求 0 次')).toBeVisible();
  await expect(yamlOutput(page)).toContainText('a: 1');
  await tab('JSON 工具').click();

  await paste(page, TOKEN);
  await tabBackTo(page, '解码为 JSON');
  await page.keyboard.press('Enter');
  await expect(jsonOutput(page)).toContainText('"id": 9007199254740993');
  await expect(page.getByRole('region', { name: '输出' })).toContainText('没有校验签名');
  await expect(jsonInput(page)).toContainText('c2ln');
  await expect(page.getByText('载入后网络请求 0 次')).toBeVisible();

  await page.getByRole('tab', { name: 'YAML 工具' }).click();
  await yamlInput(page).fill('before: 1');
  await page.getByRole('tab', { name: 'JSON 工具' }).click();
  await paste(page, 'server:\n  port: 8080\n');
  await page.getByRole('button', { name: '格式化', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('这像 YAML，不是 JSON');
  await page.getByRole('button', { name: '用 YAML 工具打开' }).click();
  await expect(yamlInput(page)).toContainText('port: 8080');
  await page.getByRole('button', { name: '撤销' }).click();
  await expect(yamlInput(page)).toHaveText('before: 1');

  await test.step('shows a long pasted line at once, finds the end of a long value, and copies the lines selected beyond the view', async () => {
    await page.getByRole('tab', { name: 'JSON 工具' }).click();
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
});
