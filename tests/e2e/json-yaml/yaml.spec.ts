import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { listViolations } from '../axe.ts';
import { JSON_YAML, jsonInput, openFile, openJsonYaml, press } from './json-page.ts';

test.use({ serviceWorkers: 'block', permissions: ['clipboard-read', 'clipboard-write'] });

const YAML_TOOL = `${JSON_YAML}?tab=yaml`;

const input = (page: Page) => page.getByRole('textbox', { name: 'YAML 输入' });
const output = (page: Page) => page.getByRole('textbox', { name: '输出结果' });
const rows = (page: Page) => output(page).locator('.content').allTextContents();
const tab = (page: Page, name: string) => page.getByRole('tab', { name });

async function loadTemplate(page: Page, name: string): Promise<void> {
  await press(page, '模板');
  await page.getByRole('menuitem', { name }).click();
  await expect(page.getByText('模板已加载！')).toBeVisible();
}

/** As a visitor types: the editor sees keys, one line after the other, without its own indentation. */
async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((words) => navigator.clipboard.writeText(words), text);
  await input(page).click();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+v');
}

test('a file with comments, anchors and several documents is indented anew, and nothing of it is lost', async ({
  page,
}) => {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  await openJsonYaml(page, YAML_TOOL);
  for (const name of ['格式化', '压缩', '校验', '智能转换']) {
    await expect(page.getByRole('button', { name, exact: true })).toBeDisabled();
  }
  await paste(page, '# 顶\na: &x   # 锚\n    id: 12345678901234567890\n    v: 1.10\nb: *x\n---\nc: !Ref   D\n');
  await page.getByLabel('缩进').click();
  await page.getByRole('option', { name: '4 空格' }).click();
  await press(page, '格式化');
  await expect(page.getByText('YAML 格式化成功！')).toBeVisible();
  await expect
    .poll(() => rows(page))
    .toEqual(['# 顶', 'a: &x # 锚', '    id: 12345678901234567890', '    v: 1.10', 'b: *x', '---', 'c: !Ref D']);
  await expect(page.getByText('2 个文档')).toBeVisible();
  await expect(page.getByText('YAML 格式化成功！')).toBeHidden({ timeout: 4000 });
  expect(problems).toEqual([]);
});

test('a template is loaded and turned into JSON, which says what it cannot hold; own text comes back', async ({
  page,
}) => {
  await openJsonYaml(page, YAML_TOOL);
  await paste(page, 'mine: 1');
  await loadTemplate(page, 'Docker Compose');
  await expect(input(page)).toContainText('x-common: &common');
  await press(page, '撤销');
  await expect(input(page)).toHaveText('mine: 1');

  await loadTemplate(page, 'Docker Compose');
  await press(page, '智能转换');
  await expect(page.getByText('已转换为 JSON！')).toBeVisible();
  await expect(output(page)).toContainText('"restart": "unless-stopped"');
  await expect(page.getByText(/结果有 8 处与原文不同/)).toBeVisible();
  await expect(page.getByText('JSON 没有别名')).toBeVisible();
  await press(page, '查看清单');
  const list = page.getByRole('list', { name: '差异清单' });
  await expect(list.getByRole('listitem')).toHaveCount(8);
  await expect(list).toContainText('$.services.db.logging');
  await list.getByRole('button', { name: '第 32 行' }).click();
  await expect(input(page)).toBeFocused();
  const download = page.waitForEvent('download');
  await press(page, '下载');
  const file = await download;
  expect(file.suggestedFilename()).toBe('yaml-convert.json');
  expect(Object.keys(JSON.parse(readFileSync(await file.path(), 'utf8')))).toEqual(['x-common', 'services', 'volumes']);
  await expect(page.getByText('文件 yaml-convert.json 已下载！')).toBeVisible();
});

test('JSON becomes YAML and is copied', async ({ page }) => {
  await openJsonYaml(page, YAML_TOOL);
  await openFile(page, {
    name: '设置.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"on":"no","count":1e3}'),
  });
  await expect(page.getByText('已打开 设置.json')).toBeVisible();
  await press(page, '智能转换');
  await expect(page.getByText('已转换为 YAML！')).toBeVisible();
  await expect.poll(() => rows(page)).toEqual(['"on": "no"', 'count: 1e3']);
  await press(page, '复制');
  await expect(page.getByText('已复制到剪贴板！')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('"on": "no"\ncount: 1e3\n');
  await page.getByRole('combobox', { name: '输出' }).click();
  await page.getByRole('option', { name: 'JSON' }).click();
  await press(page, '压缩');
  await expect(page.getByText('JSON 压缩成功！')).toBeVisible();
  await expect.poll(() => rows(page)).toEqual(['{"on":"no","count":1e3}']);
});

test('what cannot be read says where and why, and leads there', async ({ page }) => {
  await openJsonYaml(page, YAML_TOOL);
  await page.getByLabel('智能修复').uncheck();
  await paste(page, 'a: 1\nb: @x\n');
  await press(page, '格式化');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('格式化失败：值不能以 @、` 或 % 开头，请加引号');
  await expect(alert).toContainText('第 2 行第 4 列');
  await expect(alert.locator('mark')).toHaveText('@');
  await expect(alert).toContainText('解析器信息');
  await press(page, '校验');
  await expect(alert).toContainText('❌ 格式错误');
  await press(page, '定位到出错处');
  await page.keyboard.press('Delete');
  await press(page, '校验');
  await expect(page.getByText('✅ YAML 格式正确！')).toBeVisible();
  await expect(alert).toBeHidden();
});

test('a text in brackets that is neither JSON nor YAML has both readings', async ({ page }) => {
  await openJsonYaml(page, YAML_TOOL);
  await paste(page, '{"a": 1,\n "b": [1, 2\n');
  await press(page, '智能转换');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('转换失败：内容以括号开头，按 JSON 和按 YAML 都读不懂');
  await expect(alert).toContainText('按 JSON 读：内容提前结束');
  await expect(alert).toContainText('按 YAML 读：括号没有闭合');
});

test('the smart fix mends what cannot be read, lists it, and keeps the original one click away', async ({ page }) => {
  await openJsonYaml(page, YAML_TOOL);
  await page.getByLabel('智能修复').uncheck();
  await paste(page, 'run: |\n  a\nname: x\n\tb: 1\nc: @d\n');
  await press(page, '格式化');
  await press(page, '智能修复后重试');
  await expect(page.getByText(/智能修复改动了 \d 行/)).toBeVisible();
  await expect(page.getByLabel('智能修复')).toBeChecked();
  await press(page, '查看修复清单');
  const list = page.getByRole('list', { name: '修复清单' });
  await expect(list).toContainText('给值加引号');
  await expect(list).toContainText('c: "@d"');
  await press(page, '查看原文');
  await expect(page.getByRole('textbox', { name: '原文' })).toContainText('c: @d');
  await press(page, '查看修复结果');
  await expect(output(page)).toContainText('c: "@d"');
  await expect(input(page)).toContainText('c: @d');
});

test('a suggestion is applied where the visitor wants it, and can be undone', async ({ page }) => {
  await openJsonYaml(page, YAML_TOOL);
  await paste(page, 'cmd: "a &amp;&amp; b"\nx: 1\nx: 2\n');
  await press(page, '格式化');
  await expect(page.getByText('有 1 个重复的键')).toBeVisible();
  await press(page, '应用第 1 行的建议');
  await expect(input(page)).toContainText('cmd: "a && b"');
  await expect(page.getByText('输入已改动，输出是改动前的结果')).toBeVisible();
  await input(page).click();
  await page.keyboard.press('Control+z');
  await expect(input(page)).toContainText('cmd: "a &amp;&amp; b"');
});

test('a dropped file replaces the text and is downloaded under its name', async ({ page }) => {
  await openJsonYaml(page, YAML_TOOL);
  await paste(page, 'mine: 1');
  const transfer = await page.evaluateHandle(() => {
    const data = new DataTransfer();
    data.items.add(new File([new Uint8Array([0x61, 0x3a, 0x20, 0xd6, 0xd0, 0xce, 0xc4, 0x0a])], 'values.yml'));
    return data;
  });
  await input(page).dispatchEvent('drop', { dataTransfer: transfer });
  await expect(page.getByText('已按 GB18030（含 GBK） 打开 values.yml')).toBeVisible();
  await expect(input(page)).toHaveText('a: 中文');
  await press(page, '格式化');
  const download = page.waitForEvent('download');
  await press(page, '下载');
  expect((await download).suggestedFilename()).toBe('values-format.yaml');
  await press(page, '撤销');
  await expect(input(page)).toHaveText('mine: 1');
});

test('a template is told from YAML and left alone; what is suggested makes YAML of it', async ({ page }) => {
  await openJsonYaml(page, YAML_TOOL);
  await paste(page, 'x: {{ .Values.a }}\ny: {{ .Values.b }} # b\n');
  const alert = page.getByRole('alert');
  for (const [action, failed] of [
    ['格式化', '格式化失败'],
    ['压缩', '压缩失败'],
    ['智能转换', '转换失败'],
    ['校验', '❌ 格式错误'],
  ] as const) {
    await press(page, action);
    await expect(alert).toContainText(`${failed}：这是 Helm / Jinja 模板`);
    await expect(output(page)).toBeHidden();
  }
  await press(page, '应用第 1 行的建议');
  await press(page, '应用第 2 行的建议');
  await expect(input(page)).toContainText('y: "{{ .Values.b }}" # b');
  await press(page, '格式化');
  await expect(page.getByText('YAML 格式化成功！')).toBeVisible();
  await expect.poll(() => rows(page)).toEqual(['x: "{{ .Values.a }}"', 'y: "{{ .Values.b }}" # b']);
});

test('lines without a space behind their colons are told and not joined', async ({ page }) => {
  await openJsonYaml(page, YAML_TOOL);
  await paste(page, 'a:1\n名称：测试\nurl:http://x');
  await press(page, '校验');
  await expect(page.getByText('第 1 行起有 3 行像“键:值”')).toBeVisible();
  await press(page, '格式化');
  await expect(page.getByText('第 1 行起有 3 行像“键:值”')).toBeVisible();
  await expect(page.getByText('YAML 格式化成功！')).toBeHidden();
  await expect.poll(() => rows(page)).toEqual(['a:1', '名称：测试', 'url:http://x']);
  for (const line of [1, 2, 3]) await press(page, `应用第 ${line} 行的建议`);
  await press(page, '格式化');
  await expect.poll(() => rows(page)).toEqual(['a: 1', '名称: 测试', 'url: http://x']);
});

test('the choices belong to the result that is shown', async ({ page }) => {
  await openJsonYaml(page, YAML_TOOL);
  const choice = page.getByRole('combobox', { name: '输出' });
  const choose = async (label: string, option: string) => {
    await page.getByRole('combobox', { name: label }).click();
    await page.getByRole('option', { name: option }).click();
  };
  await paste(page, 'a:\n  b: 1');
  await press(page, '智能转换');
  await expect(page.getByRole('heading', { name: '输出 · JSON' })).toBeVisible();
  await expect(choice).toHaveText('JSON');
  await choose('缩进', '4 空格');
  await expect.poll(() => rows(page)).toEqual(['{', '    "a": {', '        "b": 1', '    }', '}']);
  await choose('输出', 'YAML');
  await expect(page.getByRole('heading', { name: '输出 · YAML' })).toBeVisible();
  await expect.poll(() => rows(page)).toEqual(['a:', '    b: 1']);
});

test('what a check said stays until the text changes, apart from an older result', async ({ page }) => {
  await openJsonYaml(page, YAML_TOOL);
  await paste(page, 'a: 1');
  await press(page, '格式化');
  await press(page, '校验');
  const status = page.getByLabel('状态');
  await expect(page.getByText('✅ YAML 格式正确！')).toBeHidden({ timeout: 4000 });
  await expect(status).toContainText('校验：YAML 格式正确');
  await expect(page.getByText('校验之前格式化的结果')).toBeVisible();
  await input(page).click();
  await page.keyboard.type('b');
  await expect(status).not.toContainText('校验');
  await expect(page.getByText('校验之前格式化的结果')).toBeHidden();
});

test('what is no text leaves the former one: pictures, empty files, a blank clipboard', async ({ page }) => {
  await openJsonYaml(page, YAML_TOOL);
  await paste(page, 'mine: 1');
  const picture = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
  await openFile(page, { name: 'x.yaml', mimeType: 'application/yaml', buffer: picture });
  await expect(page.getByRole('alert')).toContainText('这是二进制文件，不是文本');
  await openFile(page, { name: 'y.yaml', mimeType: 'application/yaml', buffer: Buffer.alloc(0) });
  await expect(page.getByRole('alert')).toContainText('这个文件是空的');
  await page.evaluate(() => navigator.clipboard.writeText(' \n '));
  await press(page, '粘贴');
  await expect(page.getByText('剪贴板里没有文字。')).toBeVisible();
  await expect(input(page)).toHaveText('mine: 1');
});

test('the way back leads into the editor, and typing over lines obeys the style policy', async ({ page }) => {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await openJsonYaml(page, YAML_TOOL);
  await paste(page, 'mine: 1\nb: "x" # c\nc: 3');
  await press(page, '清空');
  await press(page, '撤销');
  await expect(input(page)).toBeFocused();
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText('d: 1\ne: 2');
  await expect(input(page).locator('.cm-line')).toHaveText(['d: 1', 'e: 2']);
  await page.keyboard.press('Control+a');
  await page.keyboard.type('f');
  await expect(input(page)).toHaveText('f');
  await page.keyboard.press('Control+z');
  await expect(input(page).locator('.cm-line')).toHaveText(['d: 1', 'e: 2']);
  expect(errors).toEqual([]);
});

test('a file that is dropped beside the input is meant for the input', async ({ page }) => {
  await openJsonYaml(page, YAML_TOOL);
  const transfer = await page.evaluateHandle(() => {
    const data = new DataTransfer();
    data.items.add(new File(['a: 1'], 'values.yml'));
    return data;
  });
  await page.getByRole('region', { name: '输出' }).dispatchEvent('drop', { dataTransfer: transfer });
  await expect(page.getByText('已打开 values.yml')).toBeVisible();
  await expect(input(page)).toHaveText('a: 1');
});

test('limits are refused at once, in words that say what to do', async ({ page }) => {
  await openJsonYaml(page, YAML_TOOL);
  const levels = Array.from({ length: 30 }, (_, i) => `l${i + 1}: &l${i + 1} [${`*l${i}, `.repeat(9)}*l${i}]`);
  await paste(page, `l0: &l0 lol\n${levels.join('\n')}\n`);
  await press(page, '智能转换');
  await expect(page.getByRole('alert')).toContainText('转换失败：别名层层展开后会大到无法处理');
  await expect(page.getByRole('alert')).toContainText('第 7 行');
  await openFile(page, { name: 'huge.yaml', mimeType: 'application/yaml', buffer: Buffer.alloc(25_000_000, 'a: 1\n') });
  await expect(page.getByRole('alert')).toContainText('内容超过 800 万字符');
  await expect(input(page)).toContainText('l0: &l0 lol');
  await paste(page, '# 只有注释\n');
  await press(page, '校验');
  await expect(page.getByRole('alert')).toContainText('这里只有注释或空行');
});

test('the tab is in the address, and both tools keep their text', async ({ page }) => {
  await openJsonYaml(page);
  await expect(tab(page, 'JSON 工具')).toHaveAttribute('aria-selected', 'true');
  await jsonInput(page).fill('[1]');
  await tab(page, 'JSON 工具').focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, 'YAML 工具')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?tab=yaml$/);
  await paste(page, 'a: 1');
  await press(page, '格式化');
  await expect(output(page)).toContainText('a: 1');
  await tab(page, 'JSON 工具').click();
  await expect(page).toHaveURL(/\/json-yaml$/);
  await expect(jsonInput(page)).toHaveText('[1]');
  await expect(input(page)).toBeHidden();
  await tab(page, 'YAML 工具').click();
  await expect(input(page)).toHaveText('a: 1');
  await expect(page.getByText('载入后网络请求 0 次')).toBeVisible();
  await expect(output(page)).toContainText('a: 1');
  await page.goto(`${JSON_YAML}?tab=unknown`);
  await expect(tab(page, 'JSON 工具')).toHaveAttribute('aria-selected', 'true');
});

test('everything is done by keyboard', async ({ page }) => {
  await openJsonYaml(page, YAML_TOOL);
  const tabTo = async (name: string) => {
    const isThere = () =>
      page.evaluate((label) => {
        const { activeElement } = document;
        return activeElement?.ariaLabel === label || activeElement?.textContent?.trim() === label;
      }, name);
    for (let tabs = 0; tabs < 40 && !(await isThere()); tabs++) await page.keyboard.press('Tab');
    expect(await isThere()).toBe(true);
  };
  await page.locator('body').press('Tab');
  await tabTo('模板');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(input(page)).toContainText('kind: ConfigMap');
  await tabTo('YAML 输入');
  await page.keyboard.press('Control+Home');
  await page.keyboard.type('{{');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('alert')).toContainText('格式化失败');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('YAML 格式化成功！')).toBeVisible();
  await tabTo('输出结果');
  await page.keyboard.press('End');
  await expect(output(page)).toContainText('memory: 256Mi');
  await page.keyboard.press('Control+f');
  await page.keyboard.type('replicas');
  await expect(page.getByRole('search')).toContainText('第 23 行');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+c');
  await expect(page.getByText('已复制到剪贴板！')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('replicas: 2 # 副本数');
});

test('nothing is requested once the page is there', async ({ page, context }) => {
  await openJsonYaml(page, YAML_TOOL);
  const requests: string[] = [];
  context.on('request', (request) => requests.push(request.url()));
  await loadTemplate(page, 'Kubernetes ConfigMap');
  for (const action of ['格式化', '压缩', '校验', '智能转换']) await press(page, action);
  await expect(output(page)).toContainText('"apiVersion": "v1"');
  await press(page, '复制');
  const download = page.waitForEvent('download');
  await press(page, '下载');
  await download;
  await press(page, '清空');
  expect(requests.filter((url) => !url.startsWith('blob:'))).toEqual([]);
  await expect(page.getByText('载入后网络请求 0 次')).toBeVisible();
});

test('a text of two megabytes is opened, formatted and scrolled; a longer one can be stopped', async ({
  page,
}, testInfo) => {
  await openJsonYaml(page, YAML_TOOL);
  const item = (id: number) => `- id: ${10n ** 18n + BigInt(id)} # 序号\n  name: "名称 ${id}"\n  tags: [a, b]\n`;
  const writeItems = async (name: string, count: number) => {
    const path = testInfo.outputPath(name);
    await writeFile(path, Array.from({ length: count }, (_, id) => item(id)).join(''));
    return path;
  };
  const [long, longer] = [await writeItems('long.yaml', 30_000), await writeItems('longer.yaml', 100_000)];

  await openFile(page, long);
  await expect(page.getByText('已打开 long.yaml')).toBeVisible();
  await press(page, '格式化');
  await expect(output(page)).toHaveAttribute('data-lines', '90000', { timeout: 30_000 });
  await output(page).focus();
  await page.keyboard.press('End');
  await expect(output(page)).toContainText('名称 29999');

  await openFile(page, longer);
  await expect(page.getByText(/内容较长/)).toBeVisible();
  await press(page, '格式化');
  await press(page, '停止');
  await expect(page.getByRole('button', { name: '停止' })).toBeHidden();
  await expect(output(page)).toBeHidden();
  // The worker that was ended starts anew from what the browser has.
  await press(page, '清空');
  await paste(page, 'a:   1');
  await press(page, '格式化');
  await expect(output(page)).toContainText('a: 1');
  await expect(page.getByText('载入后网络请求 0 次')).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the tab with a result, findings and a problem is accessible in ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await openJsonYaml(page, YAML_TOOL);
    await loadTemplate(page, 'Docker Compose');
    await press(page, '智能转换');
    await press(page, '查看清单');
    expect(await listViolations(page)).toEqual([]);
    await paste(page, 'cmd: "a &amp;&amp; b"\nname：foo\nx: 1\nx: 2 # c\n');
    await page.getByRole('combobox', { name: '输出' }).click();
    await page.getByRole('option', { name: 'YAML' }).click();
    await press(page, '格式化');
    await press(page, '查看修复清单');
    await expect(page.getByText('有 1 个重复的键')).toBeVisible();
    expect(await listViolations(page)).toEqual([]);
    await paste(page, '{"a": [1,\n');
    await press(page, '校验');
    await expect(page.getByRole('alert')).toBeVisible();
    expect(await listViolations(page)).toEqual([]);
  });
}

test('a small screen shows everything without scrolling sideways', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await openJsonYaml(page, YAML_TOOL);
  await loadTemplate(page, 'Docker Compose');
  await press(page, '智能转换');
  await press(page, '查看清单');
  await expect(output(page)).toContainText('"x-common"');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});
