// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { writeClipboard } from '../../../../src/platform/clipboard.ts';
import { useToastStore } from '../../../../src/shared/toast-store.ts';
import { click } from '../../../app/render.tsx';
import { until } from '../../../shared/dom.ts';
import { alertText, button, drop, find, openJsonPanel, press, shows, toggle, type } from '../a-panel.tsx';

beforeEach(() => useToastStore.setState({ toasts: [] }));

const rows = () => [...document.querySelectorAll('[role=option]')];
const verdict = () => find('对比结果')?.querySelector('[role=status]')?.textContent ?? '';

async function openComparison(left: string, right: string) {
  const opened = await openJsonPanel(left);
  await press('对比');
  await until(() => find('右侧 JSON') !== null);
  await type('右侧 JSON', right);
  await press('开始对比');
  return opened;
}

test('lists differences by value, and leads to their lines', async () => {
  await openComparison(
    '{"id":12345678901234567890,"v":1.0,"tags":["a","b"],"gone":null}',
    '{"tags":["a","x","b"],"v":1,"id":12345678901234567891}',
  );
  await until(() => verdict() === '共 4 处不同');
  const words = rows().map(({ textContent }) => textContent);
  expect(words).toHaveLength(4);
  expect(words[0]).toMatch(/修改\$\.id.*12345678901234567890.*→.*12345678901234567891.*左 2 · 右 8/);
  expect(words[1]).toMatch(/写法\$\.v.*1\.0.*→.*1.*左 3 · 右 7/);
  expect(words[2]).toMatch(/新增\$\.tags\[1\].*"x".*左 5 · 右 4/);
  expect(words[3]).toMatch(/删除\$\.gone.*null.*左 8 · 右 6/);
  await click(rows()[2]);
  const marked = (side: string) => find(`${side}排版后的 JSON`)?.querySelector('.row.marked');
  await until(() => marked('右侧')?.querySelector('.content')?.textContent === '    "x",');
  await until(() => marked('左侧')?.querySelector<HTMLElement>('.number')?.dataset.number === '5');
  expect(find('左侧排版后的 JSON')?.querySelector('.row.removed .content')?.textContent).toBe('  "gone": null');
});

test('says that texts are equal, and counts the order of keys on request', async () => {
  await openComparison('{"a":1,"b":[{"c":1,"d":2}]}', '{"b":[{"d":2,"c":1}],"a":1}');
  await until(() => verdict() === '两侧内容相同（键的顺序未计入）');
  expect(rows()).toHaveLength(0);
  await toggle('忽略键的顺序');
  await until(() => verdict() === '两侧的值全部相同，另有 2 处顺序或写法不同');
  expect(rows()[0]?.textContent).toMatch(/顺序\$.*"a", "b".*"b", "a"/);
  expect(rows()[1]?.textContent).toMatch(/顺序\$\.b\[0\]/);
});

test('filters by kind, and copies a report', async () => {
  vi.mocked(writeClipboard).mockResolvedValue();
  await openComparison('{"a":1,"b":2,"c":3}', '{"a":2,"b":2,"d":4}');
  await until(() => rows().length === 3);
  expect(rows()[0]?.getAttribute('aria-selected')).toBe('true');
  const panel = find('JSON 输入')?.closest('[role=tabpanel]') ?? find('对比结果');
  const key = new KeyboardEvent('keydown', { key: 'ArrowDown', altKey: true, bubbles: true });
  await act(async () => panel?.dispatchEvent(key));
  expect(rows()[1]?.getAttribute('aria-selected')).toBe('true');
  await act(async () => find('差异列表')?.dispatchEvent(new KeyboardEvent('keydown', { key: 'End', bubbles: true })));
  expect(rows()[2]?.getAttribute('aria-selected')).toBe('true');
  await shows('3 / 3');
  await click([...document.querySelectorAll('button')].find(({ textContent }) => textContent?.endsWith('修改 1')));
  expect(rows()).toHaveLength(2);
  await press('复制报告');
  await shows('已复制到剪贴板！');
  const report = await (await vi.mocked(writeClipboard).mock.lastCall?.[0])?.text();
  expect(report).toContain('[修改] $.a（左第 2 行，右第 2 行）\n  - 1\n  + 2');
});

test('names the side that is not JSON, and goes there', async () => {
  await openComparison('{"a":1}', '{"a":1,}');
  await until(() => alertText().includes('右侧：对比失败：末尾多了一个逗号'));
  await press('定位到出错处');
  expect(document.activeElement).toBe(find('右侧 JSON'));
  expect(find('右侧 JSON')?.dataset.place).toBe('1:8');
});

test('returns to both texts, and to the tool', async () => {
  await openComparison('{"a":1}', '{"b":1}');
  await until(() => verdict() !== '');
  await press('编辑文本');
  expect(find('右侧 JSON')?.textContent).toBe('{"b":1}');
  await press('退出对比');
  expect(find('JSON 输入')?.textContent).toBe('{"a":1}');
  expect(button('格式化').disabled).toBe(false);
});

test('takes a file into the side it is dropped on, and two files into both sides', async () => {
  await openJsonPanel();
  await press('对比');
  await until(() => find('右侧 JSON') !== null);
  const file = (text: string) => new File([text], 'x.json');
  expect(await drop(find('右侧 JSON'), [file('[1]')])).toBe(true);
  await shows('[1]', () => find('右侧 JSON'));
  expect(find('JSON 输入')?.textContent).toBe('');
  expect(await drop(find('对比操作'), [file('[9]')])).toBe(true);
  expect(await drop(find('右侧 JSON'), [file('[2]'), file('[3]')])).toBe(true);
  await shows('[2]', () => find('JSON 输入'));
  await shows('[3]', () => find('右侧 JSON'));
});

test('focuses the input after the comparison was entered or left', async () => {
  await openJsonPanel('[1]');
  await press('对比');
  expect(document.activeElement).toBe(find('JSON 输入'));
  button('退出对比').focus();
  await press('退出对比');
  expect(document.activeElement).toBe(find('JSON 输入'));
});

test('names both broken sides, and compares them after one repair, which it reports for each', async () => {
  await openComparison("{'a': 1}", '{a: 2}');
  await until(() => document.querySelectorAll('[role=alert]').length === 2);
  expect(alertText()).toContain('左侧：');
  await press('修复并对比');
  await until(() => verdict() === '共 1 处不同');
  expect([...document.querySelectorAll('.MuiAlert-root')].map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^左侧：已自动修复/),
    expect.stringMatching(/^右侧：已自动修复/),
  ]);
});

test('ignores the field of a row, and stops ignoring it at its chip', async () => {
  await openComparison('{"traceId":"a","v":1}', '{"traceId":"b","v":2}');
  await until(() => verdict() === '共 2 处不同');
  await click(rows().find(({ textContent }) => textContent?.includes('$.traceId')));
  await press('忽略此字段');
  await until(() => document.querySelector('[role=menuitem]') !== null);
  const items = [...document.querySelectorAll('[role=menuitem]')];
  expect(items.map(({ textContent }) => textContent)).toEqual(['所有名为 traceId 的字段', '只这一处 $.traceId']);
  await click(items[0]);
  await until(() => verdict() === '共 1 处不同（已忽略 1 个字段）');
  await shows('$..traceId', () => find('已忽略的字段'));
  await shows('2 处', () => find('已忽略的字段'));
  await press('不再忽略 $..traceId');
  await until(() => verdict() === '共 2 处不同');
});

test('ignores a typed name, and refuses a text that is no path', async () => {
  await openComparison('{"t":1,"v":1}', '{"t":2,"v":2}');
  await until(() => verdict() === '共 2 处不同');
  await press('忽略字段…');
  await enter('字段名或 JSONPath', '$.[');
  await press('添加');
  await shows('这不是字段名，也不是正确的 JSONPath。');
  await enter('字段名或 JSONPath', 't');
  await press('添加');
  await until(() => verdict() === '共 1 处不同（已忽略 1 个字段）');
});

test('marks the differing part of a string in the list and in both texts', async () => {
  await openComparison('{"a":"order 1023 paid"}', '{"a":"order 1024 paid"}');
  await until(() => verdict() === '共 1 处不同');
  expect([...document.querySelectorAll('[role=option] mark')].map(({ textContent }) => textContent)).toEqual([
    '1023',
    '1024',
  ]);
  const changed = (side: string) => find(`${side}排版后的 JSON`)?.querySelector('.changed-part')?.textContent;
  await until(() => changed('左侧') === '1023' && changed('右侧') === '1024');
});

test('takes over a value, and brings the text back', async () => {
  const { controller } = await openComparison('{"a": 1}', '{"a":2}');
  await until(() => verdict() === '共 1 处不同');
  await press('采用右侧');
  await until(() => verdict().startsWith('两侧内容相同'));
  expect(controller.inputText()).toBe('{"a": 2}');
  const [toast] = useToastStore.getState().toasts;
  await act(async () => toast?.action?.onClick());
  await until(() => verdict() === '共 1 处不同');
  expect(controller.inputText()).toBe('{"a": 1}');
});

test('folds the equal lines, and unfolds them one by one', async () => {
  const members = (value: number) => JSON.stringify({ ...Object.fromEntries(KEYS.map((key) => [key, 1])), z: value });
  await openComparison(members(1), members(2));
  await until(() => verdict() === '共 1 处不同');
  await toggle('只看差异');
  const left = () => find('左侧排版后的 JSON');
  await shows('…37 行无差异', left);
  expect(left()?.textContent).not.toContain('"k9"');
});

test('shows a moved value once', async () => {
  await openComparison('["a","b","c"]', '["b","c","a"]');
  await until(() => verdict() === '共 1 处不同');
  expect(rows()[0]?.querySelectorAll('del, ins')).toHaveLength(0);
  expect(rows()[0]?.textContent).toContain('"a"');
});

const KEYS = Array.from({ length: 40 }, (_, at) => `k${at}`);

/** Types into a field as a visitor does. */
async function enter(label: string, text: string): Promise<void> {
  const field = find(label) as HTMLInputElement;
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  await act(async () => {
    set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
}
