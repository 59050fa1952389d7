// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { writeClipboard } from '../../../../src/platform/clipboard.ts';
import { useToastStore } from '../../../../src/shared/toast-store.ts';
import { until } from '../../../shared/dom.ts';
import { find, lines, openJsonPanel, press, shows, toasts } from '../a-panel.tsx';

vi.mock('../../../../src/features/json-yaml/editor/editor.ts', () => import('../a-text-editor.ts'));
vi.mock('../../../../src/platform/clipboard.ts');

// A document without layout has no width to wrap at.
Object.defineProperty(HTMLElement.prototype, 'clientWidth', { configurable: true, get: () => 400 });

beforeEach(() => useToastStore.setState({ toasts: [] }));

const VALUE = { a: [1, 2, 3], b: '名称' };
const TEXT = JSON.stringify(VALUE, null, 2);

async function openOutput(): Promise<void> {
  await openJsonPanel(JSON.stringify(VALUE));
  await press('格式化');
  await shows('JSON 格式化成功！');
  await until(() => lines('JSON 输出').length === TEXT.split('\n').length);
  find('JSON 输出')?.focus();
}

const key = (name: string, init: KeyboardEventInit = {}) =>
  act(async () => {
    const event = new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...init });
    find('JSON 输出')?.dispatchEvent(event);
    await new Promise((resolve) => setTimeout(resolve, 20));
  });
const copied = async () => (await vi.mocked(writeClipboard).mock.lastCall?.[0])?.text();

test('copies the whole text, and says how many lines', async () => {
  await openOutput();
  await key('a', { ctrlKey: true });
  await shows('已选 8 行');
  await key('c', { ctrlKey: true });
  expect(await copied()).toBe(TEXT);
  await until(() => toasts().includes('已复制 8 行'));
});

test('extends the selection by keys, and copies exactly that', async () => {
  await openOutput();
  await key('Home', { ctrlKey: true });
  await key('ArrowDown');
  await key('End');
  await key('ArrowDown', { shiftKey: true });
  await key('ArrowRight', { shiftKey: true, ctrlKey: true });
  await key('c', { ctrlKey: true });
  expect(await copied()).toBe('\n    1,\n');
});

test('folds an array at the cursor, and copies the folded lines with the selection', async () => {
  await openOutput();
  await key('Home', { ctrlKey: true });
  await key('ArrowDown');
  await key('[', { ctrlKey: true, shiftKey: true, code: 'BracketLeft' });
  await until(() => lines('JSON 输出').length === 5);
  await shows('已折叠 3 行');
  await key('ArrowDown', { shiftKey: true });
  await key('c', { ctrlKey: true });
  expect(await copied()).toBe('  "a": [\n    1,\n    2,\n    3\n');
  await key('Home', { ctrlKey: true });
  await key('ArrowDown');
  await key(']', { ctrlKey: true, shiftKey: true, code: 'BracketRight' });
  await until(() => lines('JSON 输出').length === 8);
});

test('wraps the output on request', async () => {
  await openOutput();
  const region = find('输出');
  const wrap = [...(region?.querySelectorAll('button') ?? [])].find(
    (each) => each.getAttribute('aria-label') === '自动换行',
  );
  await act(async () => wrap?.click());
  await until(() => wrap?.getAttribute('aria-pressed') === 'true');
  await until(() => lines('JSON 输出').join('') === TEXT.replaceAll('\n', ''));
  await act(async () => wrap?.click());
  await until(() => wrap?.getAttribute('aria-pressed') === 'false');
});
