// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { readClipboard, writeClipboard } from '../../../../src/platform/clipboard.ts';
import { downloadBlob } from '../../../../src/platform/download.ts';
import { useToastStore } from '../../../../src/shared/toast-store.ts';
import { until } from '../../../shared/dom.ts';
import {
  alertText,
  button,
  choose,
  drop,
  find,
  hasButton,
  lines,
  openFile,
  openJsonPanel,
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

const file = (name: string, ...content: BlobPart[]) => new File(content, name);

test('disables the actions while the input is blank', async () => {
  await openJsonPanel();
  for (const name of ['格式化', '压缩', '转义', '反转义', '校验']) expect(button(name).disabled).toBe(true);
  await type('JSON 输入', '1');
  expect(button('格式化').disabled).toBe(false);
});

test('formats without changing a digit, and warns of duplicate keys', async () => {
  await openJsonPanel('{"id":12345678901234567890,"a":1.0,"2":1e400,"1":"\\u9c7c","a":-0}');
  await press('格式化');
  await shows('JSON 格式化成功！');
  await showsLines('JSON 输出', [
    '{',
    '  "id": 12345678901234567890,',
    '  "a": 1.0,',
    '  "2": 1e400,',
    '  "1": "\\u9c7c",',
    '  "a": -0',
    '}',
  ]);
  await shows('有 1 个重复的键');
});

test('lists the changes of a repair, and shows the original on request', async () => {
  await openJsonPanel("{name：‘鱼’，\n 'ok': True, list: [1, 2}");
  await press('格式化');
  await shows(/已自动修复 \d+ 处/);
  await until(() => lines('JSON 输出').at(-1) === '}');
  expect(JSON.parse(lines('JSON 输出').join('\n'))).toEqual({ name: '鱼', ok: true, list: [1, 2] });
  await press('查看修复清单');
  expect(find('修复清单')?.textContent).toContain('弯引号改为直引号');
  await press('查看原文');
  await shows('name：‘鱼’', () => find('原文'));
  await press('查看修复结果');
  await shows('"name": "鱼"', () => find('JSON 输出'));
});

test('warns of risky repairs first, and opens their places by kind', async () => {
  await openJsonPanel('{"a": NaN, b: 1, c: 2}');
  await press('格式化');
  await shows('请核对：1 处修复可能改变了数据');
  expect(document.querySelector('.MuiAlert-root')?.className).toContain('Warning');
  await shows('NaN 或无穷大无法表示，改为 null × 1');
  expect(document.body.textContent).not.toContain('JSON 格式化成功！');
  await press('查看修复清单');
  const kinds = [...(find('修复清单')?.querySelectorAll('[aria-expanded]') ?? [])].map((kind) => kind.textContent);
  expect(kinds).toEqual(['NaN 或无穷大无法表示，改为 null × 1请核对', '补上引号 × 2']);
  expect(hasButton('第 1 行第 12 列')).toBe(false);
  await press('补上引号 × 2');
  await press('第 1 行第 12 列');
  expect(find('JSON 输入')?.dataset.place).toBe('1:12');
});

test('formats correct NDJSON without any warning, and counts its records', async () => {
  await openJsonPanel(Array.from({ length: 1200 }, (_, id) => `{"id":${id}}`).join('\n'));
  await press('格式化');
  await shows('NDJSON，1,200 条');
  expect(document.querySelector('.MuiAlert-root')).toBeNull();
  expect(document.body.textContent).not.toContain('已自动修复');
  expect(statusText()).toContain('NDJSON，1,200 条');
  expect(hasButton('查看修复清单')).toBe(false);
});

test('never reports a file with lost bytes as a plain success', async () => {
  const { controller } = await openJsonPanel();
  await openFile(controller, file('a.json', '{"a":"', new Uint8Array([0xff]), '"}'));
  await press('格式化');
  await shows('请核对：1 处修复可能改变了数据');
  await shows('无法识别的字节');
  expect(document.body.textContent).not.toContain('已自动修复 0 处');
});

test('refuses risky repairs in strict mode, and makes them on request', async () => {
  await openJsonPanel('{"a": Infinity, f: () => 1,}');
  await toggle('严格');
  await press('格式化');
  await until(() => alertText() !== '');
  expect(alertText()).toContain('NaN 或无穷大无法表示，改为 null × 1；函数无法表示，改为 null × 1');
  expect(find('JSON 输出')).toBeNull();
  await press('仍然修复');
  await shows('请核对：2 处修复可能改变了数据');
  await until(() => lines('JSON 输出').at(-1) === '}');
});

test('says where and why a text cannot be read, and goes there', async () => {
  await openJsonPanel('{\n  "a": 1,\n  "b": 02\n}');
  await press('压缩');
  await until(() => alertText() !== '');
  expect(alertText()).toContain('压缩失败：数字写法不正确');
  expect(alertText()).toContain('第 3 行第 9 列');
  expect(alertText()).toContain('解析器信息');
  await press('定位到出错处');
  expect(find('JSON 输入')?.dataset.place).toBe('3:9');
  expect(document.activeElement).toBe(find('JSON 输入'));
  await type('JSON 输入', '{\n  "a": 1,\n  "b": 0\n}');
  await press('校验');
  await shows('✅ JSON 格式正确！');
  await press('压缩');
  await showsLines('JSON 输出', ['{"a":1,"b":0}']);
});

test('marks the line of a problem in a text that is too long for the editor', async () => {
  const { controller } = await openJsonPanel();
  const items = Array.from({ length: 90_000 }, (_, id) => `  {"id": ${id}, "text": "……"}`);
  items[70_000] = '  {"id": 70000 "text": "……"}';
  await openFile(controller, file('x.json', `[\n${items.join(',\n')}\n]`));
  await shows('内容较大');
  await press('校验');
  await until(() => alertText() !== '');
  expect(alertText()).toContain('❌ JSON 格式错误');
  expect(alertText()).toContain('第 70002 行');
  await press('定位到出错处');
  await until(() => find('JSON 输入')?.querySelector('.marked')?.textContent?.includes('"id": 70000 "text"') === true);
});

test('copies the result', async () => {
  vi.mocked(writeClipboard).mockResolvedValue();
  await openJsonPanel('[1]');
  await press('转义');
  await until(() => !button('复制').disabled);
  await press('复制');
  await shows('已复制到剪贴板！');
  expect(await (await vi.mocked(writeClipboard).mock.lastCall?.[0])?.text()).toBe('[1]');
});

test('asks the visitor to copy by hand when the clipboard is refused', async () => {
  vi.mocked(writeClipboard).mockRejectedValue(new Error('refused'));
  await openJsonPanel('[1]');
  await press('格式化');
  await until(() => !button('复制').disabled);
  await press('复制');
  await until(() => toasts().includes('复制失败，请手动复制'));
});

test('downloads the result under the name of its file, with the chosen indent', async () => {
  const { controller } = await openJsonPanel();
  await openFile(controller, file('订单.json', '[1,2]'));
  await choose('缩进', '4 空格');
  await press('格式化');
  await shows('JSON 格式化成功！');
  await press('下载');
  await shows('文件 订单-format.json 已下载！');
  const [blob, name] = vi.mocked(downloadBlob).mock.lastCall ?? [];
  expect(name).toBe('订单-format.json');
  expect(await blob?.text()).toBe('[\n    1,\n    2\n]');
});

test('reads a file again in another encoding', async () => {
  const { controller } = await openJsonPanel();
  const bytes = new Uint8Array([0xd6, 0xd0, 0xce, 0xc4, 0xc4, 0xda, 0xc8, 0xdd]);
  await openFile(controller, file('gbk.json', '{"name":"', bytes, '"}'));
  await shows('已按 GB18030（含 GBK）读取');
  await shows('{"name":"中文内容"}', () => find('JSON 输入'));
  await press('改用 UTF-8');
  await shows('\ufffd', () => find('JSON 输入'));
  await press('改用 GB18030（含 GBK）');
  await shows('{"name":"中文内容"}', () => find('JSON 输入'));
  await press('格式化');
  await shows('"name": "中文内容"', () => find('JSON 输出'));
});

test('restores a cleared or replaced text with the focus, and refuses a blank clipboard', async () => {
  await openJsonPanel('{"mine":1}');
  await press('清空');
  await shows('已清空');
  expect(toasts()).toContain('输入已清空');
  await pressToast();
  expect(find('JSON 输入')?.textContent).toBe('{"mine":1}');
  expect(document.activeElement).toBe(find('JSON 输入'));

  vi.mocked(readClipboard).mockResolvedValue('[2]');
  await press('粘贴');
  await shows('[2]', () => find('JSON 输入'));
  await pressToast();
  expect(find('JSON 输入')?.textContent).toBe('{"mine":1}');

  vi.mocked(readClipboard).mockResolvedValue(' \n ');
  await press('粘贴');
  await until(() => toasts().includes('剪贴板里没有文字。'));
  vi.mocked(readClipboard).mockRejectedValue(new Error('refused'));
  await press('粘贴');
  await until(() => toasts().some((words) => words.startsWith('浏览器没有允许读取剪贴板')));
  expect(find('JSON 输入')?.textContent).toBe('{"mine":1}');
});

test('restores a long file that was cleared, and formats it', async () => {
  const { controller } = await openJsonPanel('{"mine":1}');
  const long = file('long.json', `[${' '.repeat(3 << 20)}1]`);
  expect(await drop(find('输出'), [long])).toBe(true);
  await shows('内容较大');
  await pressToast();
  await shows('{"mine":1}', () => find('JSON 输入'));
  await openFile(controller, long);
  await shows('内容较大');
  await press('清空');
  await pressToast();
  await shows('内容较大');
  await press('格式化');
  await showsLines('JSON 输出', ['[', '  1', ']']);
});

test('refuses a picture and an empty file with the reason', async () => {
  const { controller } = await openJsonPanel('{"mine":1}');
  const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]);
  await openFile(controller, file('data.json', png));
  await until(() => alertText().includes('这是二进制文件（PNG 图片），不是文本'));
  await openFile(controller, file('empty.json'));
  await until(() => alertText().includes('这个文件是空的'));
  expect(find('JSON 输入')?.textContent).toBe('{"mine":1}');
});

test('opens the first of several files dropped anywhere on the tool', async () => {
  await openJsonPanel();
  expect(await drop(find('输出'), [file('a.json', '[1]'), file('b.json', '[2]')])).toBe(true);
  await shows('[1]', () => find('JSON 输入'));
  expect(toasts()).toContain('只打开了第一个文件：a.json');
  expect(await drop(find('输入'), [file('c.json', '[3]')])).toBe(true);
  await shows('[3]', () => find('JSON 输入'));
});

test('applies another indent at once, and shows the verdict until the text changes', async () => {
  await openJsonPanel('{"b":1,"a":2}');
  await press('格式化');
  await choose('缩进', '4 空格');
  await showsLines('JSON 输出', ['{', '    "b": 1,', '    "a": 2', '}']);
  await toggle('按键名排序');
  await showsLines('JSON 输出', ['{', '    "a": 2,', '    "b": 1', '}']);
  await press('校验');
  await until(() => statusText().includes('校验：正确'));
  await type('JSON 输入', '{"b":1,');
  expect(statusText()).not.toContain('校验');
  expect(find('输出')?.textContent).toContain('输入已改动');
  await press('校验');
  await until(() => /校验：有误 第 1 行第 \d+ 列/.test(statusText()));
});

test('wraps long lines in the editor on request', async () => {
  await openJsonPanel('[1]');
  await press('自动换行');
  expect(find('JSON 输入')?.className).toContain('wraps');
  await press('自动换行');
  expect(find('JSON 输入')?.className).not.toContain('wraps');
});

test('keeps the tree for the next result, and offers none for text that is not JSON', async () => {
  await openJsonPanel('[1]');
  await press('格式化');
  await press('树形');
  await until(() => document.querySelectorAll('[role=treeitem]').length === 2);
  await type('JSON 输入', '["x"]');
  await press('压缩');
  const rows = () => [...document.querySelectorAll('[role=treeitem]')].map(({ textContent }) => textContent);
  await until(() => rows().join() === '[1 项],0: "x"');
  await press('转义');
  await until(() => button('树形').disabled);
  await shows('[\\"x\\"]', () => find('JSON 输出'));
  expect(hasButton('全部收起')).toBe(false);
});
