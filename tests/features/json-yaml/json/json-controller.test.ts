import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { JsonProblem } from '../../../../src/bridges/json-bridge.ts';
import { AppError } from '../../../../src/core/errors.ts';
import { createJsonController } from '../../../../src/features/json-yaml/json/json-controller.ts';
import { createFakeJsonTool } from './fake-json-tool.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const PROBLEM: JsonProblem = {
  kind: 'trailing-comma',
  expected: 'key',
  offset: 8,
  line: 1,
  column: 9,
  excerpt: '{"a": 1,}',
  caret: 8,
  parserMessage: 'Expected double-quoted property name',
};

async function openController(text: string) {
  const { tool, texts } = createFakeJsonTool();
  const controller = createJsonController(tool);
  await controller.take(text, null);
  return { controller, tool, texts, state: () => controller.store.getState() };
}

test('a result is told for two seconds and stays', async () => {
  const { controller, state, texts } = await openController('{"a":1}');
  await controller.run('format');
  expect(state().notice).toEqual({ kind: 'success', text: 'JSON 格式化成功！' });
  vi.advanceTimersByTime(1999);
  expect(state().notice).not.toBeNull();
  vi.advanceTimersByTime(1);
  expect(state().notice).toBeNull();
  expect(texts.get(state().output?.document.id ?? 0)).toBe('{\n  "a": 1\n}');
});

test('a blank input starts nothing', async () => {
  const { controller, tool, state } = await openController(' \n\t ');
  expect(state().isBlank).toBe(true);
  await controller.run('format');
  expect(tool.open).not.toHaveBeenCalled();
});

test('an unchanged text is handed to the worker once, a changed one again', async () => {
  const { controller, tool } = await openController('{"a":1}');
  await controller.run('format');
  await controller.run('minify');
  expect(tool.open).toHaveBeenCalledTimes(1);
  controller.noteEdit(false);
  await controller.run('minify');
  expect(tool.open).toHaveBeenCalledTimes(2);
});

test('a result of a text that was changed since says so, until there is a new one', async () => {
  const { controller, state } = await openController('{"a":1}');
  await controller.run('format');
  expect(state().isOutputStale).toBe(false);
  controller.noteEdit(false);
  expect(state()).toMatchObject({ isOutputStale: true, output: { action: 'format' } });
  await controller.run('format');
  expect(state().isOutputStale).toBe(false);
});

test('what is put in is passed on, and text that only the worker has is none', async () => {
  const { tool } = createFakeJsonTool();
  const onInput = vi.fn();
  const controller = createJsonController(tool, { initialText: '[1]', onInput });
  expect(controller.store.getState().isBlank).toBe(false);
  expect(controller.inputText()).toBe('[1]');
  await controller.take('[2]', null);
  expect(onInput).toHaveBeenCalledTimes(1);
  expect(controller.inputText()).toBe('[2]');
  await controller.take(new Blob(['[', ' '.repeat(2 << 20), ']']), 'long.json');
  expect(onInput).toHaveBeenCalledTimes(2);
  expect(controller.inputText()).toBeNull();
});

test('texts that nothing shows any more are closed', async () => {
  const { controller, texts } = await openController('{"a":1}');
  for (let times = 0; times < 5; times++) await controller.run('format');
  expect(texts.size).toBe(2);
  controller.clear();
  expect(texts.size).toBe(0);
});

test('a repaired text keeps its original until the result goes', async () => {
  const { controller, tool, texts, state } = await openController('{"a":1}');
  const repair = { count: 1, repairs: [], isTruncated: false };
  const format = tool.format.getMockImplementation();
  tool.format.mockImplementation(async (id, options) => {
    const result = await format?.(id, options);
    if (result === undefined) throw new Error('no result');
    return { ...result, repair };
  });
  await controller.run('format');
  expect(state().notice).toEqual({ kind: 'repaired', repair });
  controller.noteEdit(false);
  expect(texts.get(state().output?.original?.id ?? 0)).toBe('{"a":1}');
  vi.advanceTimersByTime(10_000);
  expect(state().notice?.kind).toBe('repaired');
});

test('a problem is told with the action that met it, and stays', async () => {
  const { controller, tool, state } = await openController('{"a": 1,}');
  tool.minify.mockRejectedValue(new AppError('json-invalid', 'trailing-comma', { ...PROBLEM }));
  await controller.run('minify');
  expect(state().notice).toEqual({ kind: 'invalid', action: 'minify', problem: PROBLEM });
  vi.advanceTimersByTime(10_000);
  expect(state().notice).not.toBeNull();
  expect(state().output).toBeNull();
});

test('work shows itself after half a second and can be stopped', async () => {
  const { controller, tool, state } = await openController('[1]');
  let signal: AbortSignal | undefined;
  tool.format.mockImplementation(
    (_id, _options, given) =>
      new Promise((_, reject) => {
        signal = given;
        given?.addEventListener('abort', () => reject(new DOMException('stopped', 'AbortError')));
      }),
  );
  const running = controller.run('format');
  await vi.advanceTimersByTimeAsync(499);
  expect(state().work).toEqual({ action: 'format', isSlow: false, progress: null });
  await vi.advanceTimersByTimeAsync(1);
  expect(state().work).toEqual({ action: 'format', isSlow: true, progress: 0.5 });
  controller.cancel();
  await running;
  expect(signal?.aborted).toBe(true);
  expect(state()).toMatchObject({ work: null, notice: null });
});

test('a file goes in as a handle; a short one is edited, a long one stays in the worker', async () => {
  const { controller, tool, state } = await openController('');
  const short = new Blob(['{"b":2}']);
  await controller.take(short, 'b.json');
  expect(tool.open).toHaveBeenCalledWith(short, expect.anything());
  expect(state().input).toEqual({ at: 'editor', name: 'b.json', document: null });
  expect(controller.editorText()).toBe('{"b":2}');
  await controller.take(new Blob(['[', ' '.repeat(2 << 20), ']']), 'long.json');
  expect(state().input).toMatchObject({ at: 'worker', name: 'long.json' });
  await controller.editAnyway();
  expect(state().input).toEqual({ at: 'editor', name: 'long.json', document: null });
});

test('a file that goes into the editor is not taken for a change of its text', async () => {
  const { controller, texts, state } = await openController('');
  let content = '';
  controller.attachEditor({
    text: () => content,
    setText(text) {
      content = text;
      controller.noteEdit(text === '');
    },
    showPlace: () => undefined,
    replaceLine: () => false,
    focus: () => undefined,
    destroy: () => undefined,
  });
  await controller.take(new Blob(['[1]']), 'one.json');
  await controller.run('format');
  expect(state().notice).toMatchObject({ kind: 'success' });
  expect(texts.get(state().output?.document.id ?? 0)).toBe('[\n  1\n]');
});

test('a lost worker is said so, and the edited text is still there', async () => {
  const { controller, tool, state } = await openController('[1]');
  tool.format.mockRejectedValue(new AppError('worker-unavailable', 'gone'));
  await controller.run('format');
  expect(state().notice).toEqual({ kind: 'failed', action: 'format', code: 'worker-unavailable' });
  expect(controller.editorText()).toBe('[1]');
  tool.format.mockReset();
  tool.format.mockResolvedValue({ document: { id: 9, byteLength: 1, lineCount: 1 }, repair: null, tookMs: 1 });
  await controller.run('format');
  expect(state().output?.document.id).toBe(9);
});

test('duplicate keys are told once they are found, with the text that was read', async () => {
  const { controller, tool, state } = await openController('{"a":1,"a":2}');
  tool.findDuplicateKeys.mockResolvedValue([{ path: '$', key: 'a', line: 1 }]);
  await controller.run('format');
  await vi.advanceTimersByTimeAsync(0);
  expect(state().duplicates).toMatchObject({ of: 'output', keys: [{ key: 'a' }] });
  await controller.run('validate');
  await vi.advanceTimersByTimeAsync(0);
  expect(state().duplicates).toMatchObject({ of: 'input', keys: [{ key: 'a' }] });
});

test('keys are sorted only on request, for the visit', async () => {
  const { controller, tool } = await openController('{"b":1,"a":2}');
  await controller.run('format');
  expect(tool.format.mock.lastCall?.[1]).toMatchObject({ sortsKeys: false });
  controller.setSorting(true);
  await controller.run('minify');
  expect(tool.minify.mock.lastCall?.[1]).toEqual({ sortsKeys: true });
  controller.leave();
  await controller.run('format');
  expect(tool.format.mock.lastCall?.[1]).toMatchObject({ sortsKeys: true });
});

test('a text that is too long to be sorted is told as that', async () => {
  const { controller, tool, state } = await openController('{"b":1}');
  tool.format.mockRejectedValue(new AppError('json-too-large', 'too large'));
  await controller.run('format');
  expect(state().notice).toEqual({ kind: 'failed', action: 'format', code: 'sort-too-large' });
});

const LONG = new Blob(['[', ' '.repeat(2 << 20), ']']);

test('a text that was replaced or cleared can be put back, one in the worker too', async () => {
  const { controller, texts, state } = await openController('{"typed":1}');
  const opened = await controller.take(LONG, 'long.json');
  opened?.undo();
  expect(controller.inputText()).toBe('{"typed":1}');
  expect(texts.size).toBe(0);

  await controller.take(LONG, 'long.json');
  const cleared = controller.clear();
  expect([controller.inputText(), texts.size]).toEqual(['', 1]);
  cleared?.undo();
  expect(state().input).toMatchObject({ at: 'worker', name: 'long.json' });
  cleared?.release();
  expect(texts.size).toBe(1);
});

test('a replaced text in the worker is closed when nobody wants it back, or the next one is replaced', async () => {
  const { controller, texts } = await openController('');
  for (const end of ['release', 'next'] as const) {
    await controller.take(LONG, 'long.json');
    const cleared = controller.clear();
    expect(texts.size).toBe(1);
    if (end === 'release') cleared?.release();
    else {
      await controller.take('[1]', null);
      await controller.take('[2]', null);
      controller.clear();
    }
    expect(texts.size).toBe(0);
  }
});

test('a blank text is replaced without a way back, and what is lost with the worker is said to be lost', async () => {
  const { controller, state } = await openController(' \n');
  expect(await controller.take(LONG, 'long.json')).toBeNull();
  const cleared = controller.clear();
  controller.leave();
  cleared?.undo();
  expect(state().notice).toMatchObject({ kind: 'failed', code: 'document-closed' });
});

test.each([
  ['no text', new AppError('binary-file', 'A png file', { kind: 'png' }), { kind: 'binary', fileKind: 'png' }],
  ['not to be read', new AppError('file-unreadable', 'gone'), { kind: 'failed', code: 'file-unreadable' }],
])('a file that is %s leaves the input and the result as they are', async (_name, error, notice) => {
  const { controller, tool, state } = await openController('{"a":1}');
  await controller.run('format');
  tool.open.mockRejectedValue(error);
  expect(await controller.take(new Blob(['x']), 'x.json')).toBeNull();
  expect(controller.inputText()).toBe('{"a":1}');
  expect(state()).toMatchObject({ notice, output: { action: 'format' }, isOutputStale: false });
});

test('an empty file is said to be empty and replaces nothing', async () => {
  const { controller, state } = await openController('{"a":1}');
  await controller.take(new Blob([]), 'empty.json');
  expect(state().notice).toMatchObject({ kind: 'failed', code: 'file-empty' });
  expect(controller.inputText()).toBe('{"a":1}');
});

test('a short file of another encoding is edited, and read again until it is changed', async () => {
  const { controller, tool, texts, state } = await openController('');
  const open = tool.open.getMockImplementation();
  tool.open.mockImplementation(async (source) => {
    const document = await open?.(source);
    if (document === undefined) throw new Error('no document');
    return { ...document, encoding: 'gb18030', otherEncodings: ['utf-8'] };
  });
  tool.decodeAs.mockImplementation(async (id) => {
    texts.set(id, '["read again"]');
    return { id, byteLength: 14, lineCount: 1, encoding: 'utf-8', hadBom: false, otherEncodings: ['gb18030'] };
  });
  await controller.take(new Blob(['["gbk"]']), 'gbk.json');
  expect(controller.inputText()).toBe('["gbk"]');
  expect(state().input).toMatchObject({ at: 'editor', document: { encoding: 'gb18030' } });
  await controller.decodeAs('utf-8');
  expect(controller.inputText()).toBe('["read again"]');
  expect(state().input).toMatchObject({ at: 'editor', name: 'gbk.json', document: { encoding: 'utf-8' } });
  controller.noteEdit(false);
  expect(state().input).toEqual({ at: 'editor', name: 'gbk.json', document: null });
});

test('another indent or order makes the result again, without a word, while it is of the text as it is', async () => {
  const { controller, tool, texts, state } = await openController('{"a":1}');
  controller.setIndent(4);
  expect(tool.format).not.toHaveBeenCalled();
  await controller.run('format');
  const { output } = state();
  controller.context.notices.show(null);
  controller.setIndent(8);
  await vi.advanceTimersByTimeAsync(0);
  expect(texts.get(state().output?.document.id ?? 0)).toBe('{\n        "a": 1\n}');
  expect(state().notice).toBeNull();
  expect(state().output?.series).toBe(output?.series);

  await controller.run('minify');
  controller.setIndent(2);
  controller.setSorting(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(tool.format).toHaveBeenCalledTimes(2);
  expect(tool.minify.mock.calls.map(([, options]) => options?.sortsKeys)).toEqual([false, true]);

  controller.noteEdit(false);
  controller.setSorting(false);
  await vi.advanceTimersByTimeAsync(0);
  expect(tool.minify).toHaveBeenCalledTimes(2);
});

test('what checking came to stays until the text is another one', async () => {
  const { controller, tool, state } = await openController('{"a": 1,}');
  await controller.run('validate');
  vi.advanceTimersByTime(10_000);
  expect(state()).toMatchObject({ notice: null, verdict: { isValid: true } });
  controller.noteEdit(false);
  expect(state().verdict).toBeNull();
  tool.validate.mockRejectedValue(new AppError('json-invalid', 'trailing-comma', { ...PROBLEM }));
  await controller.run('validate');
  expect(state().verdict).toEqual({ isValid: false, line: 1, column: 9 });
  controller.clear();
  expect(state().verdict).toBeNull();
});

test('clearing and pasting are said to be done', async () => {
  const { controller, state } = await openController('[1]');
  expect(state().notice).toMatchObject({ kind: 'success', text: '已粘贴' });
  controller.clear();
  expect(state().notice).toMatchObject({ kind: 'success', text: '已清空' });
});
