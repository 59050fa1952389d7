// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { useToastStore } from '../../../../src/shared/toast-store.ts';
import { click } from '../../../app/render.tsx';
import { until } from '../../../shared/dom.ts';
import {
  alertText,
  choose,
  find,
  openFile,
  openYamlPanel,
  press,
  pressToast,
  shows,
  showsLines,
  toasts,
  type,
} from '../a-panel.tsx';

beforeEach(() => useToastStore.setState({ toasts: [] }));

const heading = () => find('输出')?.querySelector('h2')?.textContent;

test('applies all suggestions at once, and takes them back at once', async () => {
  const text = Array.from({ length: 30 }, (_, i) => `键${i}：值${i}`).join('\n');
  await openYamlPanel(text);
  await press('格式化');
  await press('全部应用（30）');
  expect(find('YAML 输入')?.textContent).toBe(text.replaceAll('：', ': '));
  expect(toasts()).toContain('已应用 30 处建议');
  await pressToast();
  expect(find('YAML 输入')?.textContent).toBe(text);
});

test('shows a long suggested line, whole on request', async () => {
  await openYamlPanel(`键：${'长'.repeat(300)}尾`);
  await press('格式化');
  await shows('长…', () => find('修改建议'));
  await press('显示整行');
  await shows('长尾', () => find('修改建议'));
});

test('keeps the language of the input after a conversion', async () => {
  await openYamlPanel('a:   1');
  await press('智能转换');
  await until(() => heading() === '输出 · JSON');
  await type('YAML 输入', 'b:   2');
  await press('格式化');
  await showsLines('输出结果', ['b: 2']);
  expect(heading()).toBe('输出 · YAML');
  await type('YAML 输入', '{"c":3}');
  await press('格式化');
  await showsLines('输出结果', ['{', '  "c": 3', '}']);
});

test('offers to convert a properties file, and does not join its lines', async () => {
  const text = '# 端口\nserver.port=8080\nserver.host=localhost';
  await openYamlPanel(text);
  await shows('这像是 .properties，不是 YAML');
  await press('格式化');
  await showsLines('输出结果', text.split('\n'));
  await shows('排版会把各行并成一行，所以没有改动');
  expect(document.body.textContent).not.toContain('YAML 格式化成功！');
  await press('转为 YAML');
  await showsLines('输出结果', ['server:', '  # 端口', '  port: 8080', '  host: localhost']);
  await until(() => !document.body.textContent?.includes('这像是'));
  await choose('缩进', '4 空格');
  await showsLines('输出结果', ['server:', '    # 端口', '    port: 8080', '    host: localhost']);
});

test('closes the offer to convert, and turns YAML into a properties file by the menu', async () => {
  const { controller } = await openYamlPanel('<a>\n  <b>1</b>\n</a>');
  await shows('这像是 XML');
  await press('不用转换');
  expect(document.body.textContent).not.toContain('这像是');
  await openFile(controller, new File(['a: {b: [1, ~]} # c'], '应用.yaml'));
  await press('更多转换');
  await click(
    [...document.querySelectorAll('[role=menuitem]')].find(({ textContent }) => textContent === 'YAML → .properties'),
  );
  await showsLines('输出结果', ['a.b[0]=1', '# c', 'a.b[1]=']);
  expect(heading()).toBe('输出 · .properties');
  await shows('.properties 没有 null');
  await press('下载');
  await shows('文件 应用-convert.properties 已下载！');
});

test('takes broken JSON to the JSON tool', async () => {
  const taken: string[] = [];
  await openYamlPanel("{'a': None, 'b' 1}", (text) => taken.push(text));
  await press('格式化');
  await until(() => alertText().includes('按 JSON 读'));
  await press('用 JSON 工具修复');
  expect(taken).toEqual(["{'a': None, 'b' 1}"]);
});
