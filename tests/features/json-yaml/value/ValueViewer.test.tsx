// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { TreeItem } from '../../../../src/features/json-yaml/model/tree-branch.ts';
import { ValueViewer } from '../../../../src/features/json-yaml/value/ValueViewer.tsx';
import { viewerStore } from '../../../../src/features/json-yaml/value/viewer-store.ts';
import { writeClipboard } from '../../../../src/platform/clipboard.ts';
import { render } from '../../../app/render.tsx';
import { until } from '../../../shared/dom.ts';
import { find, openJsonPanel, press, shows } from '../a-panel.tsx';
import { createJsonTool } from '../json/a-json-tool.ts';

const text = () => find('值的内容')?.textContent;
const facts = () => [...document.querySelectorAll('dl > div')].map(({ textContent }) => textContent ?? '');

beforeEach(() => {
  viewerStore.getState().close();
});

/** The viewer of a document's root. */
async function view(json: string) {
  const { tool, openIds } = createJsonTool();
  const { id } = await tool.open(json);
  const item: TreeItem = await tool.getTreeRoot(id);
  const onClose = vi.fn();
  await render(
    <ValueViewer tool={tool} source={{ documentId: id, item }} onClose={onClose} showSuccess={() => undefined} />,
  );
  await until(() => find('值的内容') !== null);
  return { onClose, openIds, id };
}

test('shows a string with its line breaks and copies its content', async () => {
  await view('"a\\n\\"b\\"\\u00e9"');
  await until(() => text() === 'a\n"b"é');
  await press('复制内容');
  await until(() => vi.mocked(writeClipboard).mock.calls.length === 1);
  expect(await (await vi.mocked(writeClipboard).mock.lastCall?.[0])?.text()).toBe('a\n"b"é');
});

test('shows a number exactly, with the time that it may be', async () => {
  await view('1714550400.0e0');
  await until(() => text() === '1714550400.0e0');
  expect(facts()).toEqual([]);
  document.body.replaceChildren();
  await view('1714550400123');
  await until(() => facts().length === 1);
  expect(facts()[0]).toMatch(/^毫秒级时间戳2024-0[45]-\d\d \d\d:\d0:00\.123/);
});

test('links an address of the web without giving access to the page', async () => {
  await view('"https://example.com/a"');
  await until(() => document.querySelector('dl a') !== null);
  const link = document.querySelector<HTMLAnchorElement>('dl a');
  expect([link?.getAttribute('href'), link?.target]).toEqual(['https://example.com/a', '_blank']);
  expect(link?.rel.split(' ')).toContain('noopener');
});

test('expands JSON in a string and keeps its numbers, and closes what it opened', async () => {
  const { openIds, id } = await view(JSON.stringify('{"id":12345678901234567890,"price":1.10}'));
  await press('JSON');
  await until(() => text() === '{\n  "id": 12345678901234567890,\n  "price": 1.10\n}');
  expect([...openIds]).toEqual([id]);
});

test('shows text that only looks like JSON as it is', async () => {
  await view(JSON.stringify('[INFO] started'));
  await press('JSON');
  await shows('这段文本不是有效的 JSON');
  expect(text()).toBe('[INFO] started');
});

test('decodes a token and says that its signature is not checked', async () => {
  const part = (json: string) => Buffer.from(json).toString('base64url');
  await view(`"${part('{"alg":"HS256"}')}.${part('{"name":"张三","exp":1700000000}')}.c2ln"`);
  await press('JWT');
  await until(() => text()?.includes('"name": "张三"') === true);
  expect(text()).toContain('"alg": "HS256"');
  expect(facts().join()).toMatch(/过期2023-11-1.*只解码，没有校验签名/);
});

test('opens for the selected row by a key, follows the selection and closes by Escape', async () => {
  await openJsonPanel('{"a":"第一\\n第二","b":1}');
  await press('格式化');
  await press('树形');
  await until(() => document.querySelectorAll('[role=treeitem]').length === 3);
  const key = (name: string, more: KeyboardEventInit = {}) =>
    act(async () =>
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...more }),
      ),
    );
  find('JSON 树')?.focus();
  await key('ArrowDown');
  await key('v', { code: 'KeyV', altKey: true });
  await until(() => text() === '第一\n第二');
  await until(() => document.activeElement === find('值的内容'));
  find('JSON 树')?.focus();
  await key('ArrowDown');
  await until(() => text() === '1');
  find('值的内容')?.focus();
  await key('Escape');
  expect(find('值的内容')).toBeNull();
  expect(document.activeElement).toBe(find('JSON 树'));
});
