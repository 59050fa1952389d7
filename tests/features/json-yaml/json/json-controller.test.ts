import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AppError } from '../../../../src/core/errors.ts';
import { openController } from './a-json-controller.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

/** Lets work finish that was started without waiting for it. */
const settle = () => vi.waitFor(() => vi.advanceTimersByTimeAsync(10));

test('shows a success for two seconds, and keeps the result', async () => {
  const { controller, state, read } = await openController('{"id":12345678901234567890,"a":1.0}');
  await controller.run('format');
  expect(state().notice).toEqual({ kind: 'success', text: 'JSON 格式化成功！' });
  vi.advanceTimersByTime(1999);
  expect(state().notice).not.toBeNull();
  vi.advanceTimersByTime(1);
  expect(state().notice).toBeNull();
  expect(await read(state().output?.document)).toBe('{\n  "id": 12345678901234567890,\n  "a": 1.0\n}');
});

test.each([
  ['minify', '{"a":"行\\n"}', 'JSON 压缩成功！'],
  ['escape', '{ \\"a\\": \\"行\\\\n\\" }', '转义成功！'],
] as const)('%s makes its result', async (action, expected, words) => {
  const { controller, state, read } = await openController('{ "a": "行\\n" }');
  await controller.run(action);
  expect(await read(state().output?.document)).toBe(expected);
  expect(state().notice).toEqual({ kind: 'success', text: words });
});

test('unescapes what it has escaped, and formats it', async () => {
  const { controller, state, read } = await openController('{"a": "行\\n"}');
  await controller.run('escape');
  const escaped = await read(state().output?.document);
  await controller.take(escaped, null);
  await controller.run('unescape');
  expect(await read(state().output?.document)).toBe('{\n  "a": "行\\n"\n}');
});

test('does nothing for a blank input', async () => {
  const { controller, tool, state } = await openController(' \n\t ');
  expect(state().isBlank).toBe(true);
  await controller.run('format');
  expect(tool.open).not.toHaveBeenCalled();
});

test('sends an unchanged text to the worker once, and a changed text again', async () => {
  const { controller, tool } = await openController('{"a":1}');
  await controller.run('format');
  await controller.run('minify');
  expect(tool.open).toHaveBeenCalledTimes(1);
  controller.noteEdit(false);
  await controller.run('minify');
  expect(tool.open).toHaveBeenCalledTimes(2);
});

test('marks the result as stale after an edit, until there is a new result', async () => {
  const { controller, state } = await openController('{"a":1}');
  await controller.run('format');
  expect(state().isOutputStale).toBe(false);
  controller.noteEdit(false);
  expect(state()).toMatchObject({ isOutputStale: true, output: { action: 'format' } });
  await controller.run('format');
  expect(state().isOutputStale).toBe(false);
});

test('closes documents that are no longer shown', async () => {
  const { controller, openIds } = await openController('{"a":1}');
  for (let times = 0; times < 5; times++) await controller.run('format');
  expect(openIds.size).toBe(2);
  controller.clear();
  expect(openIds.size).toBe(0);
});

test('keeps the original of a repaired text as long as the result', async () => {
  const { controller, state, read } = await openController("{a: 'b'}");
  await controller.run('format');
  expect(state().notice).toMatchObject({ kind: 'repaired', repair: { isTruncated: false } });
  controller.noteEdit(false);
  expect(await read(state().output?.original)).toBe("{a: 'b'}");
  vi.advanceTimersByTime(10_000);
  expect(state().notice?.kind).toBe('repaired');
});

test('keeps the notice of a problem, with the action that met it', async () => {
  const { controller, state } = await openController('{"a": 1,}');
  await controller.run('minify');
  const problem = { kind: 'trailing-comma', line: 1, column: 9, excerpt: '{"a": 1,}' };
  expect(state().notice).toMatchObject({ kind: 'invalid', action: 'minify', problem });
  vi.advanceTimersByTime(10_000);
  expect(state().notice).not.toBeNull();
  expect(state().output).toBeNull();
});

test('ends a refusal with its text, but not while the text is edited', async () => {
  const { controller, state } = await openController('{"a": 1,}');
  for (const end of [() => controller.noteReplaced(), () => controller.noteEdit(true)]) {
    await controller.run('minify');
    controller.noteEdit(false);
    expect(state().notice).toMatchObject({ kind: 'invalid' });
    end();
    expect(state().notice).toBeNull();
  }
  controller.noteEdit(false);
  await controller.run('format');
  controller.noteReplaced();
  expect(state().notice).toMatchObject({ kind: 'repaired' });
});

test('shows work after half a second, with its progress, and stops it on request', async () => {
  const { controller, tool, state } = await openController('[1]');
  let signal: AbortSignal | undefined;
  tool.progress.mockResolvedValue(0.5);
  tool.format.mockImplementation(
    (_id, _options, given) =>
      new Promise((_, reject) => {
        signal = given;
        given?.addEventListener('abort', () => reject(new DOMException('stopped', 'AbortError')));
      }),
  );
  const running = controller.run('format');
  await vi.advanceTimersByTimeAsync(499);
  expect(state().work).toEqual({ name: 'format', isSlow: false, progress: null });
  await vi.advanceTimersByTimeAsync(1);
  expect(state().work).toEqual({ name: 'format', isSlow: true, progress: 0.5 });
  controller.cancel();
  await running;
  expect(signal?.aborted).toBe(true);
  expect(state()).toMatchObject({ work: null, notice: null });
});

test('closes the result of work that an edit overtook only when the work has ended', async () => {
  const { controller, tool, state } = await openController('[1]');
  let finish: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const format = tool.format.getMockImplementation();
  tool.format.mockImplementation(async (...args) => {
    await gate;
    if (format === undefined) throw new Error('No service');
    return format(...args);
  });
  const running = controller.run('format');
  await settle();
  controller.noteEdit(false);
  expect(tool.close).not.toHaveBeenCalled();
  finish();
  await running;
  expect(state().output?.action).toBe('format');
  expect(tool.close).toHaveBeenCalledTimes(1);
});

test('reports a lost worker, and keeps the edited text', async () => {
  const { controller, tool, state, read } = await openController('[1]');
  tool.format.mockRejectedValueOnce(new AppError('worker-unavailable', 'gone'));
  await controller.run('format');
  expect(state().notice).toEqual({ kind: 'failed', action: 'format', code: 'worker-unavailable' });
  expect(controller.editorText()).toBe('[1]');
  await controller.run('format');
  expect(await read(state().output?.document)).toBe('[\n  1\n]');
});

test('lists duplicate keys with the text that their lines refer to', async () => {
  const { controller, state } = await openController('{"a":1,"a":2}');
  await controller.run('format');
  await vi.waitFor(() => expect(state().duplicates).toMatchObject({ of: 'output', keys: [{ key: 'a' }] }));
  await controller.run('validate');
  await vi.waitFor(() => expect(state().duplicates).toMatchObject({ of: 'input', keys: [{ key: 'a' }] }));
});

test('sorts keys only on request, and keeps that choice during the visit', async () => {
  const { controller, tool } = await openController('{"b":1,"a":2}');
  await controller.run('format');
  expect(tool.format.mock.lastCall?.[1]).toMatchObject({ sortsKeys: false });
  controller.setSorting(true);
  await controller.run('minify');
  expect(tool.minify.mock.lastCall?.[1]).toMatchObject({ sortsKeys: true });
  controller.leave();
  await controller.run('format');
  expect(tool.format.mock.lastCall?.[1]).toMatchObject({ sortsKeys: true });
});

test('says that a text is too large for sorting', async () => {
  const { controller, tool, state } = await openController('{"b":1}');
  tool.format.mockRejectedValue(new AppError('json-too-large', 'too large'));
  await controller.run('format');
  expect(state().notice).toEqual({ kind: 'failed', action: 'format', code: 'sort-too-large' });
});

test('makes a current result again after a choice, without a notice', async () => {
  const { controller, tool, read, state } = await openController('{"b":1,"a":2}');
  controller.setIndent(4);
  expect(tool.format).not.toHaveBeenCalled();
  await controller.run('format');
  const { output } = state();
  controller.context.notices.show(null);
  controller.setIndent(8);
  await vi.waitFor(() => expect(state().output).not.toBe(output));
  expect(await read(state().output?.document)).toBe('{\n        "b": 1,\n        "a": 2\n}');
  expect(state().notice).toBeNull();
  expect(state().output?.series).toBe(output?.series);

  await controller.run('minify');
  controller.setIndent(2);
  controller.setSorting(true);
  await vi.waitFor(() => expect(state().work).toBeNull());
  expect(await read(state().output?.document)).toBe('{"a":2,"b":1}');
  expect(tool.format).toHaveBeenCalledTimes(2);
  expect(tool.minify.mock.calls.map(([, options]) => options?.sortsKeys)).toEqual([false, true]);

  controller.noteEdit(false);
  controller.setSorting(false);
  await settle();
  expect(tool.minify).toHaveBeenCalledTimes(2);
});

test('keeps the verdict of a check until the text changes', async () => {
  const { controller, state } = await openController('{"a": 1}');
  await controller.run('validate');
  vi.advanceTimersByTime(10_000);
  expect(state()).toMatchObject({ notice: null, verdict: { isValid: true } });
  controller.noteEdit(false);
  expect(state().verdict).toBeNull();
  await controller.take('{"a": 1,}', null);
  await controller.run('validate');
  expect(state().verdict).toEqual({ isValid: false, line: 1, column: 9 });
  controller.clear();
  expect(state().verdict).toBeNull();
});
