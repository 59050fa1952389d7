// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { writeClipboard } from '../../../../src/platform/clipboard.ts';
import { click } from '../../../app/render.tsx';
import { until } from '../../../shared/dom.ts';
import { find, openJsonPanel, press, shows } from '../a-panel.tsx';

vi.mock('../../../../src/features/json-yaml/editor/editor.ts', () => import('../a-text-editor.ts'));
vi.mock('../../../../src/platform/clipboard.ts');

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
  vi.mocked(writeClipboard).mockResolvedValue();
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
