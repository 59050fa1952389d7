// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { writeClipboard } from '../../../../src/platform/clipboard.ts';
import { downloadBlob } from '../../../../src/platform/download.ts';
import { click } from '../../../app/render.tsx';
import { type as typeInto, until } from '../../../shared/dom.ts';
import { alertText, button, find, openFile, openJsonPanel, press, shows, showsLines, toasts } from '../a-panel.tsx';

beforeEach(() => {
  // Cells are drawn only where there is room for them.
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(900);
});

const SAMPLE = JSON.stringify({
  code: 0,
  data: [
    { id: 3, name: '张三', buyer: { city: '北京' }, note: 'a\tb' },
    { id: 1, name: '李四', buyer: null },
    { id: 2, name: '王五', buyer: { city: '上海' }, note: null },
  ],
});

const rows = () => [...document.querySelectorAll('.in-view [role=row]')];
const cells = () => rows().map((row) => [...row.querySelectorAll('[role=gridcell]')].map((cell) => cell.textContent));
const names = () => cells().map(([, name]) => name);
const key = (name: string, more: KeyboardEventInit = {}) =>
  act(async () =>
    find('JSON 表格')?.dispatchEvent(
      new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...more }),
    ),
  );
const menuItem = (words: string) =>
  [...document.querySelectorAll<HTMLElement>('[role^=menuitem]')].find(({ textContent }) => textContent === words);
const header = (name: string) => button(`按 ${name} 排序`).closest('[role=columnheader]');

async function showTable(text = SAMPLE) {
  const panel = await openJsonPanel(text);
  await press('格式化');
  await shows('JSON 格式化成功！');
  await until(() => !button('表格').disabled);
  await press('表格');
  await until(() => rows().length === 3);
  await until(() => names()[0] !== '');
  return panel;
}

test('shows rows, members of objects as columns, and missing members apart from null', async () => {
  await showTable();
  expect(cells()).toEqual([
    ['3', '张三', '', '北京', 'a\\tb'],
    ['1', '李四', 'null', '', ''],
    ['2', '王五', '', '上海', 'null'],
  ]);
  expect(find('表格操作')?.textContent).toContain('3 行 × 5 列');
  const [, second] = rows();
  expect([...(second?.querySelectorAll('.missing') ?? [])]).toHaveLength(2);
  expect(find('JSON 表格')?.getAttribute('aria-rowcount')).toBe('4');
});

test('offers no table for JSON without an array of objects, and says why', async () => {
  await openJsonPanel('[1,2]');
  await press('格式化');
  await shows('JSON 格式化成功！');
  expect(button('表格').disabled).toBe(true);
  expect(button('表格').title).toContain('没有由对象组成的数组');
});

test('sorts by the header with the mouse and with the keyboard', async () => {
  await showTable();
  await press('按 id 排序');
  await until(() => names().join() === '李四,王五,张三');
  expect(header('id')?.getAttribute('aria-sort')).toBe('ascending');
  await key('Home', { ctrlKey: true });
  await key('ArrowUp');
  await key('Enter');
  await until(() => names().join() === '张三,王五,李四');
  expect(header('id')?.getAttribute('aria-sort')).toBe('descending');
});

test('filters a column and all columns, and makes the rows the result', async () => {
  await showTable();
  await press('筛选');
  await typeInto(document.querySelector('[aria-label="筛选 buyer.city"]'), '京');
  await until(() => names().join() === '张三');
  expect(find('表格操作')?.textContent).toContain('筛出 1 / 3 行');
  await typeInto(document.querySelector('[aria-label="筛选 buyer.city"]'), '');
  await until(() => rows().length === 3);
  await typeInto(document.querySelector('[aria-label="在所有列中筛选"]'), '五');
  await until(() => names().join() === '王五');
  await press('导出');
  await until(() => menuItem('作为新结果（JSON 数组）') !== undefined);
  await click(menuItem('作为新结果（JSON 数组）'));
  await until(() => find('表格操作')?.textContent?.includes('1 行 × 4 列') === true);
  await press('文本');
  await until(() => (find('JSON 输出')?.textContent ?? '').includes('"city": "上海"'));
});

const copied = async () => (await vi.mocked(writeClipboard).mock.lastCall?.[0])?.text();

test('copies one cell as its content, and several as a table', async () => {
  await showTable();
  await key('End');
  await key('c', { ctrlKey: true });
  await until(() => vi.mocked(writeClipboard).mock.calls.length === 1);
  expect(await copied()).toBe('a\tb');
  await key('Home');
  await key('ArrowRight', { shiftKey: true });
  await key('ArrowDown', { shiftKey: true });
  await shows('已选 2 行 × 2 列');
  await key('c', { ctrlKey: true });
  await until(() => vi.mocked(writeClipboard).mock.calls.length === 2);
  expect(await copied()).toBe('3\t张三\r\n1\t李四\r\n');
});

test('hides columns, which are left out of the CSV file as well', async () => {
  await showTable();
  await press('列');
  await until(() => menuItem('buyer') !== undefined);
  await click(menuItem('buyer'));
  await click(menuItem('note'));
  await until(() => cells()[0]?.length === 3);
  await act(async () =>
    document
      .querySelector('[role=menu]')
      ?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })),
  );
  await press('导出');
  await until(() => menuItem('下载 CSV（UTF-8）') !== undefined);
  await click(menuItem('下载 CSV（UTF-8）'));
  await until(() => vi.mocked(downloadBlob).mock.calls.length === 1);
  const [blob, name] = vi.mocked(downloadBlob).mock.lastCall ?? [];
  expect(name).toBe('json-table.csv');
  expect(await blob?.text()).toBe('\ufeffid,name,buyer.city\r\n3,张三,北京\r\n1,李四,\r\n2,王五,上海\r\n');
});

test('opens a CSV file as a table, and says how it was read', async () => {
  const { controller } = await openJsonPanel();
  await openFile(controller, new File(['编号,电话\r\n1.0,013800138000\r\n'], '名单.csv'));
  await shows('1 行 × 2 列，按逗号分隔');
  await showsLines('JSON 输出', ['[', '  {', '    "编号": 1.0,', '    "电话": "013800138000"', '  }', ']']);
  expect(alertText()).toBe('');
  expect(toasts()).toEqual([]);
});

test('says which quote of a CSV file is wrong, and keeps the text', async () => {
  const { controller } = await openJsonPanel();
  await openFile(controller, new File(['a,b\n1,"x\n'], 'bad.csv'));
  await until(() => alertText().includes('双引号没有结尾'));
  expect(controller.inputText()).toBe('a,b\n1,"x\n');
});
