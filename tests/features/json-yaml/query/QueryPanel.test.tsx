// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test } from 'vitest';
import { until } from '../../../shared/dom.ts';
import { find, lines, openJsonPanel, press, shows, showsLines, type } from '../a-panel.tsx';

const USERS = '{"list":[{"name":"a","age":1},{"name":"b","age":20.0},{"name":"c","age":30}]}';

const field = () => find('查询语句') as HTMLInputElement;
const status = () => find('查询')?.querySelector('[role=status]')?.textContent ?? '';

async function openQuery(text: string) {
  const opened = await openJsonPanel(text);
  await press('查询');
  await until(() => field() !== null);
  return opened;
}

async function write(query: string): Promise<void> {
  await act(async () => {
    const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    setter?.call(field(), query);
    field().dispatchEvent(new Event('input', { bubbles: true }));
  });
}

async function key(name: string, init: KeyboardEventInit = {}): Promise<void> {
  await act(async () => {
    field().dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...init }));
  });
}

test('shows the results of a query as the output, with their number', async () => {
  await openQuery(USERS);
  await write('$.list[?@.age >= 20].age');
  await key('Enter');
  await showsLines('JSON 输出', ['[', '  20.0,', '  30', ']']);
  expect(status()).toBe('已取出 2 个结果');
});

test('counts the results while the query is typed, and makes none', async () => {
  await openQuery(USERS);
  await write('$.list[*]');
  await until(() => status() === '3 个结果');
  expect(lines('JSON 输出')).toEqual([]);
});

test('names the place of an error when the query is run, but not while it lacks its end', async () => {
  const { tool } = await openQuery(USERS);
  await write('$.list[');
  await until(() => status() === '语句还没写完');
  expect(field().getAttribute('aria-invalid')).toBe('false');
  await key('Enter');
  await until(() => status().startsWith('第 8 个字符'));
  expect(field().getAttribute('aria-invalid')).toBe('true');
  await write('$.list[?@.age = 1]');
  await until(() => status() === '第 15 个字符：比较相等请写 ==');
  expect(tool.query).not.toHaveBeenCalled();
});

test('queries the result in place of the input', async () => {
  await openQuery(USERS);
  await write('$.list[*].name');
  await key('Enter');
  await until(() => lines('JSON 输出').length === 5);
  await press('在结果上查');
  await write('$[-1]');
  await key('Enter');
  await showsLines('JSON 输出', ['[', '  "c"', ']']);
});

test('leaves the Enter of an input method alone, and walks through the history', async () => {
  const { tool } = await openQuery(USERS);
  await write('$.list');
  await key('Enter', { isComposing: true });
  expect(tool.query).not.toHaveBeenCalled();
  await key('Enter');
  await until(() => status() === '已取出 1 个结果');
  await write('length');
  await key('Enter');
  await until(() => lines('JSON 输出')[0] === '1');
  await write('$.unfinished');
  await key('ArrowUp');
  await key('ArrowUp');
  expect(field().value).toBe('$.list');
  await key('ArrowDown');
  await key('ArrowDown');
  expect(field().value).toBe('$.unfinished');
});

test('completes the name of a member', async () => {
  await openQuery(USERS);
  await write('$.list[*].a');
  await until(() => document.querySelector('ul[aria-labelledby] button') !== null);
  await press('age');
  expect(field().value).toBe('$.list[*].age');
});

test('says why there is no result', async () => {
  await openQuery('{"a":');
  await write('$.a');
  await until(() => status().startsWith('内容不是正确的 JSON'));
  await key('Enter');
  await shows('查询失败');
  await type('JSON 输入', '[1,{"a":2}]');
  await write('.[].a');
  await until(() => status() === '1 个结果，跳过 1 个对不上的值（如对数字取键）');
});
