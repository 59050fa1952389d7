// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { writeClipboard } from '../../../../src/platform/clipboard.ts';
import { useToastStore } from '../../../../src/shared/toast-store.ts';
import { click } from '../../../app/render.tsx';
import { until } from '../../../shared/dom.ts';
import { alertText, button, drop, find, openJsonPanel, press, shows, toggle, type } from '../a-panel.tsx';

vi.mock('../../../../src/features/json-yaml/editor/editor.ts', () => import('../a-text-editor.ts'));
vi.mock('../../../../src/platform/clipboard.ts');

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
