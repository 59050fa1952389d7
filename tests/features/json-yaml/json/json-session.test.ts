import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { JsonProblem } from '../../../../src/bridges/json-bridge.ts';
import { AppError } from '../../../../src/core/errors.ts';
import { createJsonSession } from '../../../../src/features/json-yaml/json/json-session.ts';
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

async function openSession(text: string) {
  const { tool, texts } = createFakeJsonTool();
  const session = createJsonSession(tool);
  await session.take(text, null);
  return { session, tool, texts, state: () => session.store.getState() };
}

test('a result is told for two seconds and stays', async () => {
  const { session, state, texts } = await openSession('{"a":1}');
  await session.run('format');
  expect(state().notice).toEqual({ kind: 'success', text: 'JSON 格式化成功！' });
  vi.advanceTimersByTime(1999);
  expect(state().notice).not.toBeNull();
  vi.advanceTimersByTime(1);
  expect(state().notice).toBeNull();
  expect(texts.get(state().output?.document.id ?? 0)).toBe('{\n  "a": 1\n}');
});

test('a blank input starts nothing', async () => {
  const { session, tool, state } = await openSession(' \n\t ');
  expect(state().isBlank).toBe(true);
  await session.run('format');
  expect(tool.open).not.toHaveBeenCalled();
});

test('an unchanged text is handed to the worker once, a changed one again', async () => {
  const { session, tool } = await openSession('{"a":1}');
  await session.run('format');
  await session.run('minify');
  expect(tool.open).toHaveBeenCalledTimes(1);
  session.noteEdit(false);
  await session.run('minify');
  expect(tool.open).toHaveBeenCalledTimes(2);
});

test('a result of a text that was changed since says so, until there is a new one', async () => {
  const { session, state } = await openSession('{"a":1}');
  await session.run('format');
  expect(state().isOutputStale).toBe(false);
  session.noteEdit(false);
  expect(state()).toMatchObject({ isOutputStale: true, output: { action: 'format' } });
  await session.run('format');
  expect(state().isOutputStale).toBe(false);
});

test('what is put in is passed on, and text that only the worker has is none', async () => {
  const { tool } = createFakeJsonTool();
  const onInput = vi.fn();
  const session = createJsonSession(tool, { initialText: '[1]', onInput });
  expect(session.store.getState().isBlank).toBe(false);
  expect(session.inputText()).toBe('[1]');
  await session.take('[2]', null);
  expect(onInput).toHaveBeenCalledTimes(1);
  expect(session.inputText()).toBe('[2]');
  await session.take(new Blob(['[', ' '.repeat(2 << 20), ']']), 'long.json');
  expect(onInput).toHaveBeenCalledTimes(2);
  expect(session.inputText()).toBeNull();
});

test('texts that nothing shows any more are closed', async () => {
  const { session, texts } = await openSession('{"a":1}');
  for (let times = 0; times < 5; times++) await session.run('format');
  expect(texts.size).toBe(2);
  session.clear();
  expect(texts.size).toBe(0);
});

test('a repaired text keeps its original until the result goes', async () => {
  const { session, tool, texts, state } = await openSession('{"a":1}');
  const repair = { count: 1, repairs: [], isTruncated: false };
  const format = tool.format.getMockImplementation();
  tool.format.mockImplementation(async (id, options) => {
    const result = await format?.(id, options);
    if (result === undefined) throw new Error('no result');
    return { ...result, repair };
  });
  await session.run('format');
  expect(state().notice).toEqual({ kind: 'repaired', repair });
  session.noteEdit(false);
  expect(texts.get(state().output?.original?.id ?? 0)).toBe('{"a":1}');
  vi.advanceTimersByTime(10_000);
  expect(state().notice?.kind).toBe('repaired');
});

test('a problem is told with the action that met it, and stays', async () => {
  const { session, tool, state } = await openSession('{"a": 1,}');
  tool.minify.mockRejectedValue(new AppError('json-invalid', 'trailing-comma', { ...PROBLEM }));
  await session.run('minify');
  expect(state().notice).toEqual({ kind: 'invalid', action: 'minify', problem: PROBLEM });
  vi.advanceTimersByTime(10_000);
  expect(state().notice).not.toBeNull();
  expect(state().output).toBeNull();
});

test('work shows itself after half a second and can be stopped', async () => {
  const { session, tool, state } = await openSession('[1]');
  let signal: AbortSignal | undefined;
  tool.format.mockImplementation(
    (_id, _options, given) =>
      new Promise((_, reject) => {
        signal = given;
        given?.addEventListener('abort', () => reject(new DOMException('stopped', 'AbortError')));
      }),
  );
  const running = session.run('format');
  await vi.advanceTimersByTimeAsync(499);
  expect(state().work).toEqual({ action: 'format', isSlow: false, progress: null });
  await vi.advanceTimersByTimeAsync(1);
  expect(state().work).toEqual({ action: 'format', isSlow: true, progress: 0.5 });
  session.cancel();
  await running;
  expect(signal?.aborted).toBe(true);
  expect(state()).toMatchObject({ work: null, notice: null });
});

test('a file goes in as a handle; a short one is edited, a long one stays in the worker', async () => {
  const { session, tool, state } = await openSession('');
  const short = new Blob(['{"b":2}']);
  await session.take(short, 'b.json');
  expect(tool.open).toHaveBeenCalledWith(short, expect.anything());
  expect(state().input).toEqual({ at: 'editor', name: 'b.json', document: null });
  expect(session.editorText()).toBe('{"b":2}');
  await session.take(new Blob(['[', ' '.repeat(2 << 20), ']']), 'long.json');
  expect(state().input).toMatchObject({ at: 'worker', name: 'long.json' });
  await session.editAnyway();
  expect(state().input).toEqual({ at: 'editor', name: 'long.json', document: null });
});

test('a file that goes into the editor is not taken for a change of its text', async () => {
  const { session, texts, state } = await openSession('');
  let content = '';
  session.attachEditor({
    text: () => content,
    setText(text) {
      content = text;
      session.noteEdit(text === '');
    },
    showPlace: () => undefined,
    replaceLine: () => false,
    focus: () => undefined,
    destroy: () => undefined,
  });
  await session.take(new Blob(['[1]']), 'one.json');
  await session.run('format');
  expect(state().notice).toMatchObject({ kind: 'success' });
  expect(texts.get(state().output?.document.id ?? 0)).toBe('[\n  1\n]');
});

test('a lost worker is said so, and the edited text is still there', async () => {
  const { session, tool, state } = await openSession('[1]');
  tool.format.mockRejectedValue(new AppError('worker-unavailable', 'gone'));
  await session.run('format');
  expect(state().notice).toEqual({ kind: 'failed', action: 'format', code: 'worker-unavailable' });
  expect(session.editorText()).toBe('[1]');
  tool.format.mockReset();
  tool.format.mockResolvedValue({ document: { id: 9, byteLength: 1, lineCount: 1 }, repair: null, tookMs: 1 });
  await session.run('format');
  expect(state().output?.document.id).toBe(9);
});

test('duplicate keys are told once they are found, with the text that was read', async () => {
  const { session, tool, state } = await openSession('{"a":1,"a":2}');
  tool.findDuplicateKeys.mockResolvedValue([{ path: '$', key: 'a', line: 1 }]);
  await session.run('format');
  await vi.advanceTimersByTimeAsync(0);
  expect(state().duplicates).toMatchObject({ of: 'output', keys: [{ key: 'a' }] });
  await session.run('validate');
  await vi.advanceTimersByTimeAsync(0);
  expect(state().duplicates).toMatchObject({ of: 'input', keys: [{ key: 'a' }] });
});

test('keys are sorted only on request, for the visit', async () => {
  const { session, tool } = await openSession('{"b":1,"a":2}');
  await session.run('format');
  expect(tool.format.mock.lastCall?.[1]).toMatchObject({ sortsKeys: false });
  session.setSorting(true);
  await session.run('minify');
  expect(tool.minify.mock.lastCall?.[1]).toEqual({ sortsKeys: true });
  session.stop();
  await session.run('format');
  expect(tool.format.mock.lastCall?.[1]).toMatchObject({ sortsKeys: true });
});

test('a text that is too long to be sorted is told as that', async () => {
  const { session, tool, state } = await openSession('{"b":1}');
  tool.format.mockRejectedValue(new AppError('json-too-large', 'too large'));
  await session.run('format');
  expect(state().notice).toEqual({ kind: 'failed', action: 'format', code: 'sort-too-large' });
});

const LONG = new Blob(['[', ' '.repeat(2 << 20), ']']);

test('a text that was replaced or cleared can be put back, one in the worker too', async () => {
  const { session, texts, state } = await openSession('{"typed":1}');
  const opened = await session.take(LONG, 'long.json');
  opened?.undo();
  expect(session.inputText()).toBe('{"typed":1}');
  expect(texts.size).toBe(0);

  await session.take(LONG, 'long.json');
  const cleared = session.clear();
  expect([session.inputText(), texts.size]).toEqual(['', 1]);
  cleared?.undo();
  expect(state().input).toMatchObject({ at: 'worker', name: 'long.json' });
  cleared?.release();
  expect(texts.size).toBe(1);
});

test('a replaced text in the worker is closed when nobody wants it back, or the next one is replaced', async () => {
  const { session, texts } = await openSession('');
  for (const end of ['release', 'next'] as const) {
    await session.take(LONG, 'long.json');
    const cleared = session.clear();
    expect(texts.size).toBe(1);
    if (end === 'release') cleared?.release();
    else {
      await session.take('[1]', null);
      await session.take('[2]', null);
      session.clear();
    }
    expect(texts.size).toBe(0);
  }
});

test('a blank text is replaced without a way back, and what is lost with the worker is said to be lost', async () => {
  const { session, state } = await openSession(' \n');
  expect(await session.take(LONG, 'long.json')).toBeNull();
  const cleared = session.clear();
  session.stop();
  cleared?.undo();
  expect(state().notice).toMatchObject({ kind: 'failed', code: 'document-closed' });
});

test.each([
  ['no text', new AppError('binary-file', 'A png file', { kind: 'png' }), { kind: 'binary', fileKind: 'png' }],
  ['not to be read', new AppError('file-unreadable', 'gone'), { kind: 'failed', code: 'file-unreadable' }],
])('a file that is %s leaves the input and the result as they are', async (_name, error, notice) => {
  const { session, tool, state } = await openSession('{"a":1}');
  await session.run('format');
  tool.open.mockRejectedValue(error);
  expect(await session.take(new Blob(['x']), 'x.json')).toBeNull();
  expect(session.inputText()).toBe('{"a":1}');
  expect(state()).toMatchObject({ notice, output: { action: 'format' }, isOutputStale: false });
});

test('an empty file is said to be empty and replaces nothing', async () => {
  const { session, state } = await openSession('{"a":1}');
  await session.take(new Blob([]), 'empty.json');
  expect(state().notice).toMatchObject({ kind: 'failed', code: 'file-empty' });
  expect(session.inputText()).toBe('{"a":1}');
});

test('a short file of another encoding is edited, and read again until it is changed', async () => {
  const { session, tool, texts, state } = await openSession('');
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
  await session.take(new Blob(['["gbk"]']), 'gbk.json');
  expect(session.inputText()).toBe('["gbk"]');
  expect(state().input).toMatchObject({ at: 'editor', document: { encoding: 'gb18030' } });
  await session.decodeAs('utf-8');
  expect(session.inputText()).toBe('["read again"]');
  expect(state().input).toMatchObject({ at: 'editor', name: 'gbk.json', document: { encoding: 'utf-8' } });
  session.noteEdit(false);
  expect(state().input).toEqual({ at: 'editor', name: 'gbk.json', document: null });
});

test('another indent or order makes the result again, without a word, while it is of the text as it is', async () => {
  const { session, tool, texts, state } = await openSession('{"a":1}');
  session.setIndent(4);
  expect(tool.format).not.toHaveBeenCalled();
  await session.run('format');
  const { output } = state();
  session.dismiss();
  session.setIndent(8);
  await vi.advanceTimersByTimeAsync(0);
  expect(texts.get(state().output?.document.id ?? 0)).toBe('{\n        "a": 1\n}');
  expect(state().notice).toBeNull();
  expect(state().output?.series).toBe(output?.series);

  await session.run('minify');
  session.setIndent(2);
  session.setSorting(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(tool.format).toHaveBeenCalledTimes(2);
  expect(tool.minify.mock.calls.map(([, options]) => options?.sortsKeys)).toEqual([false, true]);

  session.noteEdit(false);
  session.setSorting(false);
  await vi.advanceTimersByTimeAsync(0);
  expect(tool.minify).toHaveBeenCalledTimes(2);
});

test('what checking came to stays until the text is another one', async () => {
  const { session, tool, state } = await openSession('{"a": 1,}');
  await session.run('validate');
  vi.advanceTimersByTime(10_000);
  expect(state()).toMatchObject({ notice: null, verdict: { isValid: true } });
  session.noteEdit(false);
  expect(state().verdict).toBeNull();
  tool.validate.mockRejectedValue(new AppError('json-invalid', 'trailing-comma', { ...PROBLEM }));
  await session.run('validate');
  expect(state().verdict).toEqual({ isValid: false, line: 1, column: 9 });
  session.clear();
  expect(state().verdict).toBeNull();
});

test('clearing and pasting are said to be done', async () => {
  const { session, state } = await openSession('[1]');
  expect(state().notice).toMatchObject({ kind: 'success', text: '已粘贴' });
  session.clear();
  expect(state().notice).toMatchObject({ kind: 'success', text: '已清空' });
});
