// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { readClipboard, writeClipboard } from '../../../../src/platform/clipboard.ts';
import { downloadBlob } from '../../../../src/platform/download.ts';
import { useToastStore } from '../../../../src/shared/toast-store.ts';
import { click } from '../../../app/render.tsx';
import { until } from '../../../shared/dom.ts';
import {
  alertText,
  button,
  choose,
  drop,
  find,
  openFile,
  openYamlPanel,
  press,
  pressToast,
  shows,
  showsLines,
  statusText,
  toasts,
  toggle,
  type,
} from '../a-panel.tsx';

beforeEach(() => useToastStore.setState({ toasts: [] }));

const heading = () => find('输出')?.querySelector('h2')?.textContent;

async function loadTemplate(name: string): Promise<void> {
  await press('模板');
  await click([...document.querySelectorAll('[role=menuitem]')].find(({ textContent }) => textContent === name));
  await shows('模板已加载！');
}

test('formats documents with comments, anchors and tags without losing any of them', async () => {
  await openYamlPanel();
  for (const name of ['格式化', '压缩', '校验', '智能转换']) expect(button(name).disabled).toBe(true);
  await type('YAML 输入', '# 顶\na: &x   # 锚\n    id: 12345678901234567890\n    v: 1.10\nb: *x\n---\nc: !Ref   D\n');
  await choose('缩进', '4 空格');
  await press('格式化');
  await shows('YAML 格式化成功！');
  await showsLines('输出结果', [
    '# 顶',
    'a: &x   # 锚',
    '    id: 12345678901234567890',
    '    v: 1.10',
    'b: *x',
    '---',
    'c: !Ref D',
  ]);
  expect(statusText()).toContain('2 个文档');
});

test('loads a template, and restores the own text before it', async () => {
  await openYamlPanel('mine: 1');
  await loadTemplate('Docker Compose');
  await shows('x-common: &common', () => find('YAML 输入'));
  expect(toasts()).toContain('原来的内容已被替换');
  await pressToast();
  expect(find('YAML 输入')?.textContent).toBe('mine: 1');
});

test('converts a template to JSON, and lists what JSON cannot hold', async () => {
  await openYamlPanel();
  await loadTemplate('Docker Compose');
  await press('智能转换');
  await shows('已转换为 JSON！');
  await shows('"restart": "unless-stopped"', () => find('输出结果'));
  await shows('结果有 8 处与原文不同');
  await shows('JSON 没有别名');
  await press('查看清单');
  const list = find('差异清单');
  expect(list?.querySelectorAll('li')).toHaveLength(8);
  expect(list?.textContent).toContain('$.services.db.logging');
  await press('第 32 行');
  expect(find('YAML 输入')?.dataset.place).toBe('32:1');
  await press('下载');
  await shows('文件 yaml-convert.json 已下载！');
  const [blob, name] = vi.mocked(downloadBlob).mock.lastCall ?? [];
  expect(name).toBe('yaml-convert.json');
  expect(Object.keys(JSON.parse((await blob?.text()) ?? ''))).toEqual(['x-common', 'services', 'volumes']);
});

test('converts JSON to YAML, copies it, and compresses to the chosen language', async () => {
  vi.mocked(writeClipboard).mockResolvedValue();
  const { controller } = await openYamlPanel();
  await openFile(controller, new File(['{"on":"no","count":1e3}'], '设置.json'));
  await shows('已打开 设置.json');
  await press('智能转换');
  await shows('已转换为 YAML！');
  await showsLines('输出结果', ['"on": "no"', 'count: 1e3']);
  await press('复制');
  await shows('已复制到剪贴板！');
  const copied = await vi.mocked(writeClipboard).mock.lastCall?.[0];
  expect(await copied?.text()).toBe('"on": "no"\ncount: 1e3\n');
  await choose('输出', 'JSON');
  await press('压缩');
  await shows('JSON 压缩成功！');
  await showsLines('输出结果', ['{"on":"no","count":1e3}']);
});

test('says where and why a text cannot be read, and goes there', async () => {
  await openYamlPanel('a: 1\nb: @x\n');
  await toggle('智能修复');
  await press('格式化');
  await until(() => alertText() !== '');
  expect(alertText()).toContain('格式化失败：值不能以 @、` 或 % 开头，请加引号');
  expect(alertText()).toContain('第 2 行第 4 列');
  expect(document.querySelector('[role=alert] mark')?.textContent).toBe('@');
  expect(alertText()).toContain('解析器信息');
  await press('校验');
  await until(() => alertText().includes('❌ 格式错误'));
  await press('定位到出错处');
  expect(find('YAML 输入')?.dataset.place).toBe('2:4');
  await type('YAML 输入', 'a: 1\nb: x\n');
  await press('校验');
  await shows('✅ YAML 格式正确！');
  expect(alertText()).toBe('');
});

test('shows both readings of a text in brackets that is neither JSON nor YAML', async () => {
  await openYamlPanel('{"a": 1,\n "b": [1, 2\n');
  await press('智能转换');
  await until(() => alertText() !== '');
  expect(alertText()).toContain('转换失败：内容以括号开头，按 JSON 和按 YAML 都读不懂');
  expect(alertText()).toContain('按 JSON 读：内容提前结束');
  expect(alertText()).toContain('按 YAML 读：括号没有闭合');
});

test('lists the changes of the smart fix, and shows the original on request', async () => {
  await openYamlPanel('run: |\n  a\nname: x\n\tb: 1\nc: @d\n');
  await toggle('智能修复');
  await press('格式化');
  await until(() => alertText() !== '');
  await press('智能修复后重试');
  await shows(/智能修复改动了 \d 行/);
  expect(document.querySelector<HTMLInputElement>('input[role=switch], .MuiSwitch-input')?.checked).toBe(true);
  await press('查看修复清单');
  expect(find('修复清单')?.textContent).toContain('给值加引号');
  expect(find('修复清单')?.textContent).toContain('c: "@d"');
  await press('查看原文');
  await shows('c: @d', () => find('原文'));
  await press('查看修复结果');
  await shows('c: "@d"', () => find('输出结果'));
  expect(find('YAML 输入')?.textContent).toContain('c: @d');
});

test('applies a suggestion, and warns of duplicate keys', async () => {
  await openYamlPanel('名称：x\n---\nx: 1\nx: 2\n');
  await press('格式化');
  await shows('有 1 个重复的键');
  await press('应用第 1 行的建议');
  expect(find('YAML 输入')?.textContent).toContain('名称: x');
  await shows('输入已改动，输出是改动前的结果');
});

test('does not touch a Helm template, and makes YAML of it by its suggestions', async () => {
  await openYamlPanel('x: {{ .Values.a }}\ny: {{ .Values.b }} # b\n');
  for (const [action, failed] of [
    ['格式化', '格式化失败'],
    ['压缩', '压缩失败'],
    ['智能转换', '转换失败'],
    ['校验', '❌ 格式错误'],
  ] as const) {
    await press(action);
    await until(() => alertText().includes(`${failed}：这是 Helm / Jinja 模板`));
    expect(find('输出结果')).toBeNull();
  }
  await press('应用第 1 行的建议');
  await press('应用第 2 行的建议');
  expect(find('YAML 输入')?.textContent).toContain('y: "{{ .Values.b }}" # b');
  await press('格式化');
  await shows('YAML 格式化成功！');
  await showsLines('输出结果', ['x: "{{ .Values.a }}"', 'y: "{{ .Values.b }}" # b']);
});

test('reports lines without a space after their colons, and does not join them', async () => {
  await openYamlPanel('a:1\n名称：测试\nurl:http://x');
  await press('校验');
  await shows('第 1 行起有 3 行像“键:值”');
  await press('格式化');
  await showsLines('输出结果', ['a:1', '名称：测试', 'url:http://x']);
  await shows('第 1 行起有 3 行像“键:值”');
  expect(document.body.textContent).not.toContain('YAML 格式化成功！');
  for (const line of [1, 2, 3]) await press(`应用第 ${line} 行的建议`);
  await press('格式化');
  await showsLines('输出结果', ['a: 1', '名称: 测试', 'url: http://x']);
});

test('applies choices to the shown result', async () => {
  await openYamlPanel('a:\n  b: 1');
  await press('智能转换');
  await until(() => heading() === '输出 · JSON');
  await choose('缩进', '4 空格');
  await showsLines('输出结果', ['{', '    "a": {', '        "b": 1', '    }', '}']);
  await choose('输出', 'YAML');
  await until(() => heading() === '输出 · YAML');
  await showsLines('输出结果', ['a:', '    b: 1']);
});

test('shows the verdict until the text changes, apart from an older result', async () => {
  await openYamlPanel('a: 1');
  await press('格式化');
  await until(() => heading() === '输出 · YAML');
  await press('校验');
  await until(() => statusText().includes('校验：YAML 格式正确'));
  await shows('校验之前格式化的结果');
  await type('YAML 输入', 'a: 1b');
  expect(statusText()).not.toContain('校验');
  expect(find('输出')?.textContent).not.toContain('校验之前格式化的结果');
});

test('keeps the text when a picture, an empty file or a blank clipboard is refused', async () => {
  const { controller } = await openYamlPanel('mine: 1');
  const picture = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]);
  await openFile(controller, new File([picture], 'x.yaml'));
  await until(() => alertText().includes('这是二进制文件，不是文本'));
  await openFile(controller, new File([], 'y.yaml'));
  await until(() => alertText().includes('这个文件是空的'));
  vi.mocked(readClipboard).mockResolvedValue(' \n ');
  await press('粘贴');
  await until(() => toasts().includes('剪贴板里没有文字。'));
  expect(find('YAML 输入')?.textContent).toBe('mine: 1');
});

test('opens a dropped file of another encoding, and downloads under its name', async () => {
  await openYamlPanel('mine: 1');
  const bytes = new Uint8Array([0x61, 0x3a, 0x20, 0xd6, 0xd0, 0xce, 0xc4, 0x0a]);
  expect(await drop(find('YAML 输入'), [new File([bytes], 'values.yml')])).toBe(true);
  await shows('已按 GB18030（含 GBK） 打开 values.yml');
  expect(find('YAML 输入')?.textContent).toBe('a: 中文\n');
  await press('格式化');
  await until(() => !button('下载').disabled);
  await press('下载');
  await until(() => vi.mocked(downloadBlob).mock.lastCall?.[1] === 'values-format.yaml');
  await pressToast();
  expect(find('YAML 输入')?.textContent).toBe('mine: 1');
  expect(document.activeElement).toBe(find('YAML 输入'));
});

test('opens a file that is dropped beside the input', async () => {
  await openYamlPanel();
  expect(await drop(find('输出'), [new File(['a: 1'], 'values.yml')])).toBe(true);
  await shows('已打开 values.yml');
  expect(find('YAML 输入')?.textContent).toBe('a: 1');
});

test('explains the limits', async () => {
  const { controller } = await openYamlPanel();
  const levels = Array.from({ length: 30 }, (_, i) => `l${i + 1}: &l${i + 1} [${`*l${i}, `.repeat(9)}*l${i}]`);
  await type('YAML 输入', `l0: &l0 lol\n${levels.join('\n')}\n`);
  await press('智能转换');
  await until(() => alertText().includes('转换失败：别名层层展开后会大到无法处理'));
  expect(alertText()).toContain('第 7 行');
  await openFile(controller, new File(['a: 1\n'.repeat(5_000_000)], 'huge.yaml'));
  await until(() => alertText().includes('内容超过 800 万字符'));
  expect(find('YAML 输入')?.textContent).toContain('l0: &l0 lol');
  await type('YAML 输入', '# 只有注释\n');
  await press('校验');
  await until(() => alertText().includes('这里只有注释或空行'));
});

test('submits with Ctrl and Enter', async () => {
  await openYamlPanel('a:   1');
  const key = new KeyboardEvent('keydown', { key: 'Enter', ctrlKey: true, bubbles: true });
  await act(async () => find('YAML 输入')?.dispatchEvent(key));
  await showsLines('输出结果', ['a: 1']);
});
