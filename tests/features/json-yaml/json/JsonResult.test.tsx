// @vitest-environment happy-dom
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { pasteFormats } from '../../../../src/features/json-yaml/json/paste-formats.ts';
import { provideTabs } from '../../../../src/features/json-yaml/open-tab.ts';
import { takePaste } from '../../../../src/features/json-yaml/parts/input-actions.ts';
import { yamlController } from '../../../../src/features/json-yaml/yaml/use-yaml-controller.ts';
import { readClipboard, writeClipboard } from '../../../../src/platform/clipboard.ts';
import { downloadBlob } from '../../../../src/platform/download.ts';
import { useToastStore } from '../../../../src/shared/toast-store.ts';
import { click } from '../../../app/render.tsx';
import { until } from '../../../shared/dom.ts';
import { button, hasButton, openJsonPanel, press, pressToast, shows, showsLines, toasts } from '../a-panel.tsx';

const BROKEN = "{'a': 1}";
const menuItem = (words: string) =>
  [...document.querySelectorAll('[role^=menuitem]')].find(({ textContent }) => textContent === words);

beforeEach(() => {
  useToastStore.setState({ toasts: [] });
});

test('a failed action offers the repair beside the way to the problem', async () => {
  await openJsonPanel(BROKEN);
  await press('压缩');
  await until(() => hasButton('修复并压缩'));
  expect(hasButton('定位到出错处')).toBe(true);
  await press('修复并压缩');
  await showsLines('JSON 输出', ['{"a":1}']);
  await shows('已自动修复');
});

test('copies and downloads the text that is shown, and leads back to the result', async () => {
  const { tool } = await openJsonPanel(BROKEN);
  await press('格式化');
  await until(() => hasButton('查看原文'));
  await press('查看原文');
  await showsLines('原文', [BROKEN]);
  await press('复制');
  await until(() => vi.mocked(writeClipboard).mock.calls.length === 1);
  const [copied] = vi.mocked(writeClipboard).mock.lastCall ?? [];
  expect(await (await (copied as Promise<Blob>)).text()).toBe(BROKEN);
  await press('下载');
  await until(() => vi.mocked(downloadBlob).mock.calls.length === 1);
  const [blob, name] = vi.mocked(downloadBlob).mock.lastCall ?? [];
  expect([await blob?.text(), name]).toEqual([BROKEN, 'json-original.json']);
  await shows('已自动修复');
  await press('返回结果');
  await showsLines('JSON 输出', ['{', '  "a": 1', '}']);
  expect(document.activeElement).toBe(button('用结果作输入'));
  expect(tool.format).toHaveBeenCalledTimes(1);
});

test('makes the result the input, and undoes that', async () => {
  const { controller } = await openJsonPanel('{ "a": 1 }');
  await press('压缩');
  await showsLines('JSON 输出', ['{"a":1}']);
  await press('用结果作输入');
  await until(() => controller.inputText() === '{"a":1}');
  expect(toasts()).toEqual(['结果已成为输入']);
  await pressToast();
  expect(controller.inputText()).toBe('{ "a": 1 }');
});

test('opens the result in the YAML tool', async () => {
  const open = vi.fn();
  provideTabs(open);
  await openJsonPanel('{"a":1}');
  await press('更多');
  expect(menuItem('在 YAML 工具中打开')).toBeUndefined();
  await click(document.querySelector('.MuiBackdrop-root'));
  await press('格式化');
  await shows('"a": 1');
  await press('更多');
  await click(menuItem('在 YAML 工具中打开'));
  onTestFinished(() => yamlController().leave());
  await until(() => yamlController().inputText() === '{\n  "a": 1\n}');
  expect(open).toHaveBeenCalledWith('yaml');
});

test('formats a paste at once only for a visitor who wants it', async () => {
  pasteFormats.set(false);
  const { controller } = await openJsonPanel();
  await press('更多');
  expect(menuItem('粘贴后自动格式化')?.getAttribute('aria-checked')).toBe('false');
  await click(menuItem('粘贴后自动格式化'));
  expect(pasteFormats.readStored()).toBe(true);
  const paste = vi.fn();
  controller.notePaste = paste;
  vi.mocked(readClipboard).mockResolvedValue('{"b":2}');
  await press('粘贴');
  await until(() => paste.mock.calls.length === 1);
  const short = { files: [], items: [], getData: () => '{"c":3}' } as unknown as DataTransfer;
  expect(takePaste(controller, short, { replacesAll: true, keptLength: 0, join: (text) => text })).toBe(false);
  await until(() => paste.mock.calls.length === 2);
});
