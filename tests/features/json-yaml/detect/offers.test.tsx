// @vitest-environment happy-dom
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import * as yamlBridge from '../../../../src/bridges/yaml-bridge.ts';
import * as tabFile from '../../../../src/features/json-yaml/open-tab.ts';
import { yamlController } from '../../../../src/features/json-yaml/yaml/use-yaml-controller.ts';
import { useToastStore } from '../../../../src/shared/toast-store.ts';
import { click } from '../../../app/render.tsx';
import { until } from '../../../shared/dom.ts';
import { alertText, find, hasButton, lines, openJsonPanel, press, shows, showsLines, type } from '../a-panel.tsx';
import { yamlTool } from '../a-yaml-tool.ts';

beforeEach(() => {
  vi.spyOn(tabFile, 'openTab').mockReturnValue();
  vi.spyOn(yamlBridge, 'yamlTool', 'get').mockReturnValue(yamlTool);
  useToastStore.setState({ toasts: [] });
});

const toBase64Url = (text: string) => Buffer.from(text).toString('base64url');
const TOKEN = `${toBase64Url('{"alg":"HS256"}')}.${toBase64Url('{"id":9007199254740993,"exp":1714550400}')}.c2ln`;
const input = () => find('输入')?.textContent ?? '';

test('decodes a token into the output, and says that its signature is not checked', async () => {
  await openJsonPanel(TOKEN);
  await shows('这像 JWT');
  await press('解码为 JSON');
  await until(() => lines('JSON 输出').includes('    "id": 9007199254740993,'));
  await shows('没有校验签名', () => find('输出'));
  expect(input()).toContain(TOKEN);
  expect(input()).not.toContain('这像 JWT');
});

test('closes an offer until the text changes', async () => {
  await openJsonPanel(TOKEN);
  await shows('这像 JWT');
  await press('不用处理');
  expect(input()).not.toContain('这像');
  await type('JSON 输入', 'a=1&b=2');
  await shows('这像表单或查询串');
  await type('JSON 输入', '{"a":1}');
  await until(() => !input().includes('这像'));
});

test('offers the YAML tool in place of the words of the parser', async () => {
  await openJsonPanel('server:\n  port: 8080\n');
  await shows('这像 YAML');
  await press('校验');
  await until(() => alertText().includes('不是 JSON'));
  expect(alertText()).not.toContain('解析器信息');
  await press('用 YAML 工具打开');
  expect(tabFile.openTab).toHaveBeenCalledWith('yaml');
  onTestFinished(() => yamlController().leave());
  await until(() => yamlController().inputText() === 'server:\n  port: 8080\n');
});

test('names a page of HTML after an action failed, and offers nothing', async () => {
  await openJsonPanel('<!DOCTYPE html><html><body>502 Bad Gateway</body></html>');
  await press('校验');
  await until(() => alertText().includes('HTML 网页'));
  expect(hasButton('转为 JSON')).toBe(false);
});

test('offers formatting for a dump, until it is formatted', async () => {
  await openJsonPanel('User(id=1, name=张三)');
  await shows('这像 Java / Kotlin 对象的输出');
  await press('格式化');
  await showsLines('JSON 输出', ['{', '  "id": 1,', '  "name": "张三"', '}']);
  expect(input()).not.toContain('这像');
});

test('expands JSON that is packed in a string, and then withdraws the offer', async () => {
  await openJsonPanel('"{\\"a\\":1}"');
  await press('格式化');
  await shows('这像装在字符串里的 JSON');
  await press('反转义并展开');
  await showsLines('JSON 输出', ['{', '  "a": 1', '}']);
  expect(input()).not.toContain('这像');
});

test('reads a table whose first row is data', async () => {
  await openJsonPanel('1,0.10\n2,0.20\n');
  await shows('这像 CSV 表格');
  await press('转为 JSON');
  await showsLines('JSON 输出', [
    '[',
    '  {',
    '    "1": 1,',
    '    "2": 0.10',
    '  },',
    '  {',
    '    "1": 2,',
    '    "2": 0.20',
    '  }',
    ']',
  ]);
});

test('lists the losses when YAML becomes JSON', async () => {
  await openJsonPanel('# note\nname: x\nport: 0x10\n');
  await shows('这像 YAML');
  await press('转为 JSON');
  await shows('注释丢失', () => find('输出'));
  await showsLines('JSON 输出', ['{', '  "name": "x",', '  "port": 16', '}']);
});

test('shows where a text of another format is damaged, and keeps the input', async () => {
  await openJsonPanel('<a><b>1</a>');
  await shows('这像 XML');
  await press('转为 JSON');
  await until(() => alertText().includes('XML 写法不正确'));
  expect(alertText()).toContain('第 1 行');
  expect(input()).toContain('<a><b>1</a>');
});

test('shows the time of a number', async () => {
  await openJsonPanel('1714550400');
  await shows('若是时间戳：2024-05-01');
});

async function openConversions(text: string) {
  await openJsonPanel(text);
  await press('更多');
  await click(
    [...document.querySelectorAll('[role=menuitem]')].find(({ textContent }) => textContent === '解码与转换'),
  );
  await until(() => find('编码为') !== null);
}

const pressIn = (group: string, name: string) =>
  click([...(find(group)?.querySelectorAll('button') ?? [])].find(({ textContent }) => textContent === name));

test('encodes and decodes from the panel of the menu', async () => {
  await openConversions('{"a":"中"}');
  await pressIn('编码为', 'Base64');
  await showsLines('JSON 输出', [Buffer.from('{"a":"中"}').toString('base64')]);
  await press('用结果作输入');
  await shows('这像 Base64');
  await pressIn('解码', 'Base64 / gzip / data:');
  await showsLines('JSON 输出', ['{', '  "a": "中"', '}']);
  await type('JSON 输入', '{"a":{"b":1.10}}');
  await pressIn('编码为', '.properties');
  await showsLines('JSON 输出', ['a.b=1.10', '']);
});

test('says when the input is not of the chosen notation', async () => {
  await openConversions('some words');
  await pressIn('解码', 'JWT');
  await shows('转换失败：输入不是所选的格式');
});
