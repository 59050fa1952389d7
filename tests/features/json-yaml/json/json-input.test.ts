import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AppError } from '../../../../src/core/errors.ts';
import { createJsonController } from '../../../../src/features/json-yaml/json/json-controller.ts';
import { LONG, openController } from './a-json-controller.ts';
import { createJsonTool } from './a-json-tool.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

const GBK = new Blob([new Uint8Array([0x5b, 0x22, 0xd6, 0xd0, 0xce, 0xc4, 0xc4, 0xda, 0xc8, 0xdd, 0x22, 0x5d])]);

test('passes input on, except for a text that only the worker has', async () => {
  const { tool } = createJsonTool();
  const onInput = vi.fn();
  const controller = createJsonController(tool, { initialText: '[1]', onInput });
  expect(controller.store.getState().isBlank).toBe(false);
  expect(controller.inputText()).toBe('[1]');
  await controller.take('[2]', null);
  expect(onInput).toHaveBeenCalledTimes(1);
  expect(controller.inputText()).toBe('[2]');
  await controller.take(LONG, 'long.json');
  expect(onInput).toHaveBeenCalledTimes(2);
  expect(controller.inputText()).toBeNull();
});

test('edits a short file, and keeps a long file in the worker', async () => {
  const { controller, tool, state } = await openController('');
  const short = new Blob(['{"b":2}']);
  await controller.take(short, 'b.json');
  expect(tool.open).toHaveBeenCalledWith(short, expect.anything());
  expect(state().input).toEqual({ at: 'editor', name: 'b.json', document: null });
  expect(controller.editorText()).toBe('{"b":2}');
  await controller.take(LONG, 'long.json');
  expect(state().input).toMatchObject({ at: 'outside', name: 'long.json' });
  await controller.editAnyway();
  expect(state().input).toEqual({ at: 'editor', name: 'long.json', document: null });
});

test('does not take the content of a file for an edit', async () => {
  const { controller, state, read } = await openController('');
  let content = '';
  controller.attachEditor({
    text: () => content,
    setText(text) {
      content = text;
      controller.noteEdit(text === '');
    },
    showPlace: () => undefined,
    replaceLine: () => false,
    replaceLines: () => [],
    focus: () => undefined,
    destroy: () => undefined,
  });
  await controller.take(new Blob(['[1]']), 'one.json');
  await controller.run('format');
  expect(state().notice).toMatchObject({ kind: 'success' });
  expect(await read(state().output?.document)).toBe('[\n  1\n]');
});

test('restores a replaced or cleared text, even when only the worker has it', async () => {
  const { controller, openIds, state } = await openController('{"typed":1}');
  const opened = await controller.take(LONG, 'long.json');
  opened?.undo();
  expect(controller.inputText()).toBe('{"typed":1}');
  expect(openIds.size).toBe(0);

  await controller.take(LONG, 'long.json');
  const cleared = controller.clear();
  expect([controller.inputText(), openIds.size]).toEqual(['', 1]);
  cleared?.undo();
  expect(state().input).toMatchObject({ at: 'outside', name: 'long.json' });
  cleared?.release();
  expect(openIds.size).toBe(1);
});

test.each(['release', 'replacement'] as const)('closes a replaced text in the worker after its %s', async (end) => {
  const { controller, openIds } = await openController('');
  await controller.take(LONG, 'long.json');
  const cleared = controller.clear();
  expect(openIds.size).toBe(1);
  if (end === 'release') cleared?.release();
  else {
    for (const text of ['[1]', '[2]', '[3]', '[4]']) await controller.take(text, null);
  }
  expect(openIds.size).toBe(0);
});

test('undoes each of several replacements, whatever came after them', async () => {
  const { controller } = await openController('[1]');
  const cleared = controller.clear();
  expect(await controller.take('[2]', null)).toBeNull();
  const pasted = await controller.take('[3]', null);
  const replacedByUndo = cleared?.undo();
  expect(controller.inputText()).toBe('[1]');
  pasted?.undo();
  expect(controller.inputText()).toBe('[2]');
  replacedByUndo?.undo();
  expect(controller.inputText()).toBe('[3]');
});

test('undoing keeps an edited text, and drops an unedited text', async () => {
  const { controller } = await openController('[1]');
  expect((await controller.take('[2]', null))?.undo()).toBeNull();
  const replaced = await controller.take('[3]', null);
  controller.noteEdit(false);
  replaced?.undo()?.undo();
  expect(controller.inputText()).toBe('[3]');
});

test('keeps the last three replaced texts, and withdraws the undo of older ones', async () => {
  const { controller } = await openController('[0]');
  const replaced = [];
  const lost: number[] = [];
  for (const number of [1, 2, 3, 4]) replaced.push(await controller.take(`[${number}]`, null));
  replaced.forEach((each, index) => {
    each?.onLost(() => lost.push(index));
  });
  expect(lost).toEqual([0]);
  await controller.take('[5]', null);
  expect(lost).toEqual([0, 1]);
});

test('offers no undo for a blank text, and reports a text that was lost with the worker', async () => {
  const { controller, state } = await openController(' \n');
  expect(await controller.take(LONG, 'long.json')).toBeNull();
  const cleared = controller.clear();
  const onLost = vi.fn();
  cleared?.onLost(onLost);
  controller.leave();
  expect(onLost).toHaveBeenCalledTimes(1);
  cleared?.undo();
  expect(state().notice).toMatchObject({ kind: 'failed', code: 'document-closed' });
});

test.each([
  ['is no text', new Blob([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13])]), 'png'],
  ['is empty', new Blob([]), 'file-empty'],
])('keeps input and result when a file %s', async (_case, file, reason) => {
  const { controller, state } = await openController('{"a":1}');
  await controller.run('format');
  expect(await controller.take(file, 'x.json')).toBeNull();
  expect(controller.inputText()).toBe('{"a":1}');
  expect(state()).toMatchObject({ output: { action: 'format' }, isOutputStale: false });
  expect(state().notice).toEqual(
    reason === 'png' ? { kind: 'binary', fileKind: 'png' } : { kind: 'failed', action: null, code: reason },
  );
});

test('keeps input and result when a file cannot be read', async () => {
  const { controller, tool, state } = await openController('{"a":1}');
  await controller.run('format');
  tool.open.mockRejectedValue(new AppError('file-unreadable', 'gone'));
  expect(await controller.take(new Blob(['x']), 'x.json')).toBeNull();
  expect(controller.inputText()).toBe('{"a":1}');
  expect(state().notice).toMatchObject({ kind: 'failed', code: 'file-unreadable' });
  expect(state()).toMatchObject({ output: { action: 'format' }, isOutputStale: false });
});

test('reads a short file again in another encoding, until its text is edited', async () => {
  const { controller, state } = await openController('');
  await controller.take(GBK, 'gbk.json');
  expect(controller.inputText()).toBe('["中文内容"]');
  expect(state().input).toMatchObject({ at: 'editor', document: { encoding: 'gb18030' } });
  await controller.decodeAs('utf-8');
  expect(controller.inputText()).toContain('\ufffd');
  expect(state().input).toMatchObject({ at: 'editor', name: 'gbk.json', document: { encoding: 'utf-8' } });
  await controller.decodeAs('gb18030');
  expect(controller.inputText()).toBe('["中文内容"]');
  controller.noteEdit(false);
  expect(state().input).toEqual({ at: 'editor', name: 'gbk.json', document: null });
});

test('works on what the visitor typed while the text before was opened', async () => {
  const { controller, state, read } = await openController('[1]');
  const early = controller.run('format');
  controller.noteEdit(false);
  controller.context.input.editor.setText('[2]');
  await early;
  expect(state()).toMatchObject({ output: { action: 'format' }, isOutputStale: true });
  await controller.run('minify');
  expect(await read(state().output?.document)).toBe('[2]');
  expect(state().isOutputStale).toBe(false);
});

test('confirms pasting and clearing', async () => {
  const { controller, state } = await openController('[1]');
  expect(state().notice).toMatchObject({ kind: 'success', text: '已粘贴' });
  controller.clear();
  expect(state().notice).toMatchObject({ kind: 'success', text: '已清空' });
});

test('counts a text as unsaved unless it is the unchanged content of a file', async () => {
  const { controller, state } = await openController('[1]');
  expect(state().isUnsaved).toBe(true);
  const opened = await controller.take(new Blob(['[2]']), 'two.json');
  expect(state().isUnsaved).toBe(false);
  opened?.undo();
  expect(state().isUnsaved).toBe(true);
  await controller.take(LONG, 'long.json');
  expect(state().isUnsaved).toBe(false);
  await controller.editAnyway();
  expect(state().isUnsaved).toBe(false);
  controller.noteEdit(false);
  expect(state().isUnsaved).toBe(true);
  await controller.take(LONG, null);
  expect(state().isUnsaved).toBe(true);
  controller.clear();
  expect(state().isUnsaved).toBe(false);
});

test('keeps a long input and every result while the visitor is on another page', async () => {
  const { controller, tool, openIds, read, state } = await openController('[1]');
  await controller.take(LONG, null);
  await controller.run('format');
  controller.leave();
  expect(tool.stop).not.toHaveBeenCalled();
  expect(openIds.size).toBe(2);
  expect(state()).toMatchObject({ input: { at: 'outside' }, output: { action: 'format' }, isUnsaved: true });
  expect(await read(state().output?.document)).toBe('[]');
  controller.clear()?.release();
  controller.leave();
  expect(tool.stop).toHaveBeenCalledTimes(1);
});
