// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { followShortcuts } from '../../../../src/features/json-yaml/panels/ShortcutHost.tsx';
import { takeInput } from '../../../../src/features/json-yaml/parts/input-actions.ts';
import { useToastStore } from '../../../../src/shared/toast-store.ts';
import { until } from '../../../shared/dom.ts';
import { button, find, openJsonPanel, press, pressToast, shows, showsLines, toasts, type } from '../a-panel.tsx';

beforeEach(() => {
  useToastStore.setState({ toasts: [] });
  localStorage.clear();
});

test('offers to undo the last replacement of each kind', async () => {
  const { controller } = await openJsonPanel('{"first":1}');
  await press('清空');
  await act(() => takeInput(controller, '{"second":1}', null));
  expect(toasts()).toEqual(['输入已清空']);
  await act(() => takeInput(controller, '{"third":1}', null));
  await act(() => takeInput(controller, '{"fourth":1}', null));
  expect(toasts()).toEqual(['输入已清空', '原来的内容已被替换']);
  await pressToast();
  expect(controller.inputText()).toBe('{"third":1}');
});

test('keeps the undo of a cleared text when a file cannot be opened', async () => {
  const { controller } = await openJsonPanel('{"first":1}');
  await press('清空');
  await act(() => takeInput(controller, new File([], 'empty.json'), 'empty.json'));
  expect(toasts()).toEqual(['输入已清空']);
});

test('shows messages in the pane that they are about', async () => {
  await openJsonPanel("{a: 'b'");
  await press('压缩');
  await shows('压缩失败', () => find('输入'));
  await press('格式化');
  await shows(/已自动修复 \d+ 处/, () => find('输出'));
});

test('fills the window with one pane until Escape', async () => {
  await openJsonPanel('[1]');
  const full = find('输入')?.querySelector<HTMLElement>('[aria-label="全屏"]');
  await act(async () => full?.click());
  expect(find('输入')?.dataset.full).toBe('true');
  expect(find('输出')?.inert).toBe(true);
  await act(async () => {
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', keyCode: 27, cancelable: true }));
  });
  expect(find('输入')?.dataset.full).toBe('false');
  expect(find('输出')?.inert).toBe(false);
});

test('folds the input beside a result, until a problem in it must be seen', async () => {
  await openJsonPanel('[1]');
  await press('格式化');
  await until(() => document.querySelector('[aria-label="收起输入"]') !== null);
  await press('收起输入');
  expect(document.querySelector('[data-folded=true]')).not.toBeNull();
  expect(document.activeElement).toBe(button('展开输入'));
  await type('JSON 输入', '[1');
  await press('校验');
  await until(() => document.querySelector('[data-folded=true]') === null);
});

test('moves the separator by keys, and remembers it', async () => {
  await openJsonPanel();
  const separator = document.querySelector<HTMLElement>('[role=separator]');
  await act(async () => {
    separator?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true }));
  });
  expect(separator?.getAttribute('aria-valuenow')).toBe('52');
  expect(JSON.stringify(localStorage)).toContain('52');
  await act(async () => separator?.dispatchEvent(new MouseEvent('dblclick', { bubbles: true })));
  expect(separator?.getAttribute('aria-valuenow')).toBe('50');
  expect(localStorage.length).toBe(0);
});

test('follows shortcuts outside of the texts, but not the keys of an input method', async () => {
  await openJsonPanel('[1,2]');
  const group = document.querySelector('[role=group]');
  group?.parentElement?.setAttribute('role', 'tabpanel');
  const openSheet = vi.fn();
  const stop = followShortcuts(openSheet);
  const send = (init: KeyboardEventInit) =>
    act(async () => {
      group?.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }));
    });
  await send({ key: '?', shiftKey: true });
  expect(openSheet).toHaveBeenCalledOnce();
  await send({ key: 'Enter', ctrlKey: true, keyCode: 229 });
  expect(button('复制').disabled).toBe(true);
  await send({ key: 'Enter', ctrlKey: true, shiftKey: true, keyCode: 13 });
  await showsLines('JSON 输出', ['[1,2]']);
  await send({ key: 'F8' });
  expect(document.activeElement).toBe(find('JSON 输出'));
  await send({ key: 'F9' });
  await until(() => find('JSON 树') !== null);
  await send({ key: 'F2', shiftKey: true });
  await until(() => toasts().includes('结果已成为输入'));
  await send({ key: 'Backspace', ctrlKey: true, shiftKey: true });
  expect(toasts()).toContain('输入已清空');
  stop();
});
