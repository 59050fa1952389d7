// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { viewerStore } from '../../../../src/features/json-yaml/value/viewer-store.ts';
import { writeClipboard } from '../../../../src/platform/clipboard.ts';
import { click } from '../../../app/render.tsx';
import { type as typeInto, until } from '../../../shared/dom.ts';
import { choose, find, openJsonPanel, press, shows } from '../a-panel.tsx';

const SAMPLE =
  '{"name":"鱼","id":12345678901234567890,"price":1.0,"twice":1,"twice":2,"a b":{"c":[true,null,{"d":"\\u00e9"}]}}';

const rows = () => [...document.querySelectorAll<HTMLElement>('[role=treeitem]')];
const texts = () => rows().map(({ textContent }) => textContent);
const path = () => document.querySelector('output')?.textContent;
const key = (name: string, more: KeyboardEventInit = {}) =>
  act(async () =>
    find('JSON 树')?.dispatchEvent(
      new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...more }),
    ),
  );

async function showTree(): Promise<void> {
  await openJsonPanel(SAMPLE);
  await press('格式化');
  await shows('JSON 格式化成功！');
  await press('树形');
  await until(() => rows().length === 8);
}

test('shows values as they were written, duplicates and levels', async () => {
  await showTree();
  expect(texts()).toEqual([
    '{6 个键}',
    'name: "鱼"',
    'id: 12345678901234567890',
    'price: 1.0',
    'twice: 1',
    'twice: 2',
    'a b: {1 个键}',
    'c: [true, null, {…}]3 项',
  ]);
  await press('展开到第 4 层');
  await until(() => rows().length === 12);
  expect(rows().at(-1)?.textContent).toBe('d: "\\u00e9"');
  expect(rows().at(-1)?.getAttribute('aria-level')).toBe('5');
  await press('全部收起');
  await until(() => rows().length === 1);
});

test('selects by a click, and folds by the triangle or a double click', async () => {
  await showTree();
  await click(rows()[6]);
  await until(() => path() === "$['a b']");
  expect(rows()).toHaveLength(8);
  await click(rows()[6]?.querySelector('.twisty'));
  await until(() => rows().length === 7);
  await act(async () => rows()[6]?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 2 })));
  await until(() => rows().length === 8);
});

const copied = async () => (await vi.mocked(writeClipboard).mock.lastCall?.[0])?.text();
const menuItem = (words: string) =>
  [...document.querySelectorAll('[role=menuitem]')].find(({ textContent }) => textContent?.startsWith(words));
const row = (words: string) => rows().find(({ textContent }) => textContent?.startsWith(words));
const touch = (name: string, target: Element | undefined) =>
  act(async () =>
    target?.dispatchEvent(
      new PointerEvent(name, { bubbles: true, pointerType: 'touch', isPrimary: true, clientX: 5, clientY: 5 }),
    ),
  );

test('copies the content of a string, and its JSON from the menu', async () => {
  await showTree();
  await press('展开到第 4 层');
  await until(() => rows().length === 12);
  await key('End');
  await key('c', { code: 'KeyC', ctrlKey: true });
  await until(() => vi.mocked(writeClipboard).mock.calls.length === 1);
  expect(await copied()).toBe('é');
  await key('F10', { shiftKey: true });
  await until(() => menuItem('复制为 JSON') !== undefined);
  await click(menuItem('复制为 JSON'));
  await until(() => vi.mocked(writeClipboard).mock.calls.length === 2);
  expect(await copied()).toBe('"\\u00e9"');
});

test('opens the menu of a row by a right click, with the entries that apply', async () => {
  await showTree();
  await act(async () => row('a b')?.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true })));
  await until(() => menuItem('展开全部') !== undefined);
  expect(menuItem('复制为 JSON')).toBeUndefined();
  await click(menuItem('复制路径（.a.b[0]）'));
  await until(() => vi.mocked(writeClipboard).mock.calls.length === 1);
  expect(await copied()).toBe('.["a b"]');
});

test('makes an object, or the JSON in a string, the result', async () => {
  const openMenu = async (words: string) => {
    await until(() => row(words) !== undefined);
    await act(async () =>
      row(words)?.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true })),
    );
  };
  await openJsonPanel('{"a":{"s":"{\\"id\\":12345678901234567890}","bad":"{x","t":"text"}}');
  await press('格式化');
  await shows('JSON 格式化成功！');
  await press('树形');
  await openMenu('a:');
  await click(menuItem('取出为新结果'));
  await shows('输出现在是选中的值！');
  await until(() => texts()[0] === '{3 个键}');
  await openMenu('t:');
  await until(() => menuItem('查看值') !== undefined);
  expect(menuItem('展开这段嵌套 JSON')).toBeUndefined();
  await key('Escape');
  await openMenu('bad:');
  await click(menuItem('展开这段嵌套 JSON'));
  await shows('这个字符串里不是一段完整的 JSON');
  expect(texts()[0]).toBe('{3 个键}');
  await openMenu('s:');
  await click(menuItem('展开这段嵌套 JSON'));
  await until(() => texts()[1] === 'id: 12345678901234567890');
});

test('unfolds by a tap and opens the menu by a long press', async () => {
  await showTree();
  await touch('pointerdown', row('c:'));
  await touch('pointerup', row('c:'));
  await click(row('c:'));
  await until(() => rows().length === 11);
  await touch('pointerdown', row('price'));
  await until(() => menuItem('查看值') !== undefined);
  await touch('pointerup', row('price'));
  await click(row('c:'));
  expect(rows()).toHaveLength(11);
});

test('finds words in keys and values and shows the match', async () => {
  await showTree();
  await press('全部收起');
  await until(() => rows().length === 1);
  await key('f', { ctrlKey: true });
  await until(() => document.querySelector('[role=search] input') !== null);
  await typeInto(document.querySelector<HTMLInputElement>('[role=search] input'), '00e9');
  await until(() => path() === "$['a b'].c[2].d");
  expect([...document.querySelectorAll('[role=treeitem] .match')].map(({ textContent }) => textContent)).toEqual([
    '00e9',
  ]);
  // The same values in another form: the row that was chosen since stays selected.
  await click(row('price'));
  await until(() => path() === '$.price');
  await choose('缩进', '8 空格');
  await until(() => find('JSON 树')?.getAttribute('aria-busy') === 'false' && path() === '$.price');
  await act(() => new Promise((resolve) => setTimeout(resolve, 400)));
  expect(path()).toBe('$.price');
  await act(async () =>
    document
      .querySelector('[role=search] input')
      ?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })),
  );
  expect(document.activeElement).toBe(find('JSON 树'));
  expect(document.querySelector('[role=treeitem] .match')).toBeNull();
});

test('keeps the tree when the indent changes', async () => {
  await showTree();
  await press('展开到第 4 层');
  await until(() => rows().length === 12);
  await click(rows()[10]);
  await until(() => path() === "$['a b'].c[2]");
  const before = texts();
  await choose('缩进', '4 空格');
  await until(() => find('JSON 树')?.getAttribute('aria-busy') === 'false' && rows().length === 12);
  expect(texts()).toEqual(before);
  expect(path()).toBe("$['a b'].c[2]");
});

test('copies path and value, and leads to the line in the text', async () => {
  await showTree();
  await key('End');
  await until(() => path() === "$['a b'].c");
  expect(find('JSON 树')?.getAttribute('aria-activedescendant')).toBeTruthy();
  await key('c', { code: 'KeyC', altKey: true });
  await until(() => vi.mocked(writeClipboard).mock.calls.length === 1);
  expect(await (await vi.mocked(writeClipboard).mock.lastCall?.[0])?.text()).toBe("$['a b'].c");
  await key('c', { code: 'KeyC', ctrlKey: true });
  await until(() => vi.mocked(writeClipboard).mock.calls.length === 2);
  const value = await vi.mocked(writeClipboard).mock.lastCall?.[0];
  expect(await value?.text()).toBe('[\n  true,\n  null,\n  {\n    "d": "\\u00e9"\n  }\n]');
  await press('在文本中定位');
  await until(() => find('JSON 输出')?.querySelector('.marked .content')?.textContent?.includes('"c": [') === true);
  expect(document.activeElement).toBe(find('JSON 输出'));
});

test('shows the value at the cursor of the text, and opens it', async () => {
  viewerStore.getState().close();
  await openJsonPanel(SAMPLE);
  await press('格式化');
  await shows('JSON 格式化成功！');
  const openTextMenu = () =>
    act(async () =>
      find('JSON 输出')?.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true })),
    );
  const text = find('JSON 输出');
  await act(async () => text?.focus());
  const type = (name: string) =>
    act(async () => text?.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true })));
  for (let line = 0; line < 3; line++) await type('ArrowDown');
  await openTextMenu();
  await until(() => menuItem('在树中显示') !== undefined);
  await click(menuItem('在树中显示'));
  await until(() => path() === '$.price');
  expect(viewerStore.getState().isOpen).toBe(false);
  await press('文本');
  await until(() => find('JSON 输出') !== null);
  await act(async () => find('JSON 输出')?.focus());
  await openTextMenu();
  await until(() => menuItem('查看值') !== undefined);
  await click(menuItem('查看值'));
  await until(() => viewerStore.getState().isOpen);
});

test('edits by keys and in the form, and takes it back', async () => {
  await showTree();
  await click(rows()[1]);
  await key('F2');
  await until(() => document.querySelector('[role=dialog]') !== null);
  await typeInto(document.querySelector('[role=dialog] input'), 'twice');
  await press('保存');
  await until(() => document.querySelector('[role=dialog]')?.textContent?.includes('已经有同名的键') === true);
  await typeInto(document.querySelector('[role=dialog] input'), '名');
  await press('保存');
  await until(() => texts()[1] === '名: "鱼"');
  await until(() => document.querySelector('[role=dialog]') === null);
  await click(rows()[3]);
  await key('Delete');
  await until(() => texts()[3] === 'twice: 1');
  await key('z', { ctrlKey: true });
  await until(() => texts()[3] === 'price: 1.0');
  await key('z', { ctrlKey: true });
  await until(() => texts()[1] === 'name: "鱼"');
});
