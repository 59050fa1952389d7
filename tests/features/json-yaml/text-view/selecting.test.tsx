// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { SearchableText, useTextWrapping } from '../../../../src/features/json-yaml/text-view/SearchableText.tsx';
import { createWorkerText } from '../../../../src/features/json-yaml/text-view/text-source.ts';
import * as clipboardFile from '../../../../src/platform/clipboard.ts';
import { useToastStore } from '../../../../src/shared/toast-store.ts';
import { render } from '../../../app/render.tsx';
import { until } from '../../../shared/dom.ts';
import { createJsonTool } from '../json/a-json-tool.ts';

beforeEach(() => {
  // A document without layout has no size to draw or to wrap in.
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(400);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(400);
  vi.spyOn(clipboardFile, 'writeClipboard').mockResolvedValue();
  useToastStore.setState({ toasts: [] });
  useTextWrapping.setState({ choice: false });
});

const VALUE = { a: [1, 2, 3], b: '名称' };
const TEXT = JSON.stringify(VALUE, null, 2);

const box = () => document.querySelector<HTMLElement>('[role=textbox]');
const lines = () => [...(box()?.querySelectorAll('.content') ?? [])].map(({ textContent }) => textContent);
const pageText = () => document.body.textContent ?? '';

async function openText(): Promise<void> {
  const { tool } = createJsonTool();
  const text = createWorkerText(tool, await tool.open(TEXT), true);
  const onError = (error: unknown) => {
    throw error;
  };
  await render(<SearchableText label="JSON" text={text} onError={onError} />);
  await until(() => lines().length === TEXT.split('\n').length);
  box()?.focus();
}

const key = (name: string, init: KeyboardEventInit = {}) =>
  act(async () => {
    const event = new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...init });
    box()?.dispatchEvent(event);
    // The text that a key needs is read before the next task.
    await new Promise((resolve) => setTimeout(resolve));
  });
const copied = async () => (await vi.mocked(clipboardFile.writeClipboard).mock.lastCall?.[0])?.text();

test('copies the whole text, and says how many lines', async () => {
  await openText();
  await key('a', { ctrlKey: true });
  await until(() => pageText().includes('已选 8 行'));
  await key('c', { ctrlKey: true });
  expect(await copied()).toBe(TEXT);
  await until(() => useToastStore.getState().toasts.some(({ message }) => message === '已复制 8 行'));
});

test('extends the selection by keys, and copies exactly that', async () => {
  await openText();
  await key('Home', { ctrlKey: true });
  await key('ArrowDown');
  await key('End');
  await key('ArrowDown', { shiftKey: true });
  await key('ArrowRight', { shiftKey: true, ctrlKey: true });
  await key('c', { ctrlKey: true });
  expect(await copied()).toBe('\n    1,\n');
});

test('folds an array at the cursor, and copies the folded lines with the selection', async () => {
  await openText();
  await key('Home', { ctrlKey: true });
  await key('ArrowDown');
  await key('[', { ctrlKey: true, shiftKey: true, code: 'BracketLeft' });
  await until(() => lines().length === 5);
  await until(() => pageText().includes('已折叠 3 行'));
  await key('ArrowDown', { shiftKey: true });
  await key('c', { ctrlKey: true });
  expect(await copied()).toBe('  "a": [\n    1,\n    2,\n    3\n');
  await key('Home', { ctrlKey: true });
  await key('ArrowDown');
  await key(']', { ctrlKey: true, shiftKey: true, code: 'BracketRight' });
  await until(() => lines().length === 8);
});

test('cuts wrapped lines into rows that add up to the text', async () => {
  await openText();
  await act(async () => useTextWrapping.setState({ choice: true }));
  await until(() => lines().join('') === TEXT.replaceAll('\n', ''));
  await key('End', { ctrlKey: true });
  await key('a', { ctrlKey: true });
  await key('c', { ctrlKey: true });
  expect(await copied()).toBe(TEXT);
});
