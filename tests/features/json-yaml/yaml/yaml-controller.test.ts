import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AppError } from '../../../../src/core/errors.ts';
import { FIX, openController, PROBLEM, resultOf } from './a-yaml-controller.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('shows a success for two seconds, and keeps the result', async () => {
  const { controller, tool, state } = await openController('a: 1');
  controller.setIndent(4);
  controller.setOutputChoice('json');
  await controller.run('format');
  expect(tool.format).toHaveBeenCalledWith(
    'a: 1',
    { output: 'json', indent: 4, indentsLists: false, fixes: true },
    expect.anything(),
  );
  expect(state().notice).toEqual({ kind: 'success', text: 'YAML 格式化成功！' });
  vi.advanceTimersByTime(1999);
  expect(state().notice).not.toBeNull();
  vi.advanceTimersByTime(1);
  expect(state().notice).toBeNull();
  expect(state().output?.lines.text).toBe('a: 1!');
});

test.each([
  ['format', 'YAML 格式化成功！'],
  ['compress', 'YAML 压缩成功！'],
  ['convert', '已转换为 JSON！'],
  ['validate', '✅ YAML 格式正确！'],
] as const)('%s confirms its success', async (action, words) => {
  const { controller, state } = await openController('a: 1');
  await controller.run(action);
  expect(state().notice).toMatchObject({ kind: 'success', text: words });
});

test('does nothing for a blank input', async () => {
  const { controller, tool, state } = await openController(' \n ');
  expect(state().isBlank).toBe(true);
  await controller.run('format');
  expect(tool.format).not.toHaveBeenCalled();
});

test('keeps the result when the input is checked', async () => {
  const { controller, state } = await openController('a: 1');
  await controller.run('format');
  const { output } = state();
  await controller.run('validate');
  expect(state().output).toBe(output);
});

test('keeps the verdict of a check until the input changes', async () => {
  const { controller, tool, state } = await openController('a: 1');
  await controller.run('validate');
  vi.advanceTimersByTime(10_000);
  expect(state()).toMatchObject({ notice: null, verdict: { isValid: true, language: 'yaml', documentCount: 2 } });
  controller.noteEdit(false);
  expect(state().verdict).toBeNull();
  tool.validate.mockRejectedValue(new AppError('yaml-invalid', 'unclosed', { ...PROBLEM }));
  await controller.run('validate');
  expect(state().verdict).toEqual({ isValid: false });
  await controller.run('format');
  expect(state().verdict).toBeNull();
});

test('makes a current result again after a choice', async () => {
  const { controller, tool, state } = await openController('a: 1');
  controller.setIndent(4);
  expect(tool.format).not.toHaveBeenCalled();
  await controller.run('format');
  controller.setIndent(8);
  controller.setIndent(8);
  await vi.advanceTimersByTimeAsync(0);
  expect(tool.format).toHaveBeenCalledTimes(2);
  expect(tool.format.mock.lastCall?.[1]).toMatchObject({ indent: 8, output: 'auto' });
  controller.setOutputChoice('json');
  await vi.advanceTimersByTimeAsync(0);
  expect(tool.format).toHaveBeenCalledTimes(3);
  expect(tool.format.mock.lastCall?.[1]).toMatchObject({ indent: 8, output: 'json' });
  controller.setIndentsLists(true);
  controller.setIndentsLists(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(tool.format).toHaveBeenCalledTimes(4);
  expect(tool.format.mock.lastCall?.[1]).toMatchObject({ indentsLists: true });
  controller.noteEdit(false);
  controller.setIndent(2);
  controller.setOutputChoice('yaml');
  await vi.advanceTimersByTimeAsync(0);
  expect(tool.format).toHaveBeenCalledTimes(4);
  expect(state().isOutputStale).toBe(true);
});

test('never changes the choice of the output by a conversion', async () => {
  const { controller, tool, state } = await openController('a: 1');
  await controller.run('convert');
  expect(state()).toMatchObject({ outputChoice: 'auto', output: { language: 'json' } });
  controller.setIndent(4);
  await vi.advanceTimersByTimeAsync(0);
  expect(tool.convert).toHaveBeenCalledTimes(2);
  await controller.run('format');
  expect(tool.format.mock.lastCall?.[1]).toMatchObject({ output: 'auto' });
  await controller.run('convert');
  controller.setOutputChoice('yaml');
  await vi.advanceTimersByTimeAsync(0);
  expect(tool.format.mock.lastCall?.[1]).toMatchObject({ output: 'yaml' });
  expect(state().output).toMatchObject({ action: 'format', language: 'yaml' });
});

test('converts another format, and again after a choice of the indentation', async () => {
  const { controller, tool, state } = await openController('a.b=1\na.c=2');
  expect(state().format).toBe('properties');
  await controller.exchange({ from: 'properties', to: 'yaml', indent: 2 });
  expect(state()).toMatchObject({
    outputChoice: 'auto',
    output: { action: 'exchange', language: 'yaml' },
    notice: { kind: 'success', text: '已转换为 YAML！' },
  });
  controller.setIndent(8);
  await vi.advanceTimersByTimeAsync(0);
  expect(tool.convertText.mock.lastCall?.[1]).toEqual({ from: 'properties', to: 'yaml', indent: 8 });
  controller.setOutputChoice('json');
  await vi.advanceTimersByTimeAsync(0);
  expect(tool.format).not.toHaveBeenCalled();
});

test('recognizes the format of a text soon after it is typed', async () => {
  const { controller, state } = await openController('a: 1');
  await controller.take('[package]\nname = "x"\n', null);
  expect(state().format).toBe('toml');
  controller.closeOffer();
  await controller.take('{"a": 1}', null);
  expect(state()).toMatchObject({ format: 'json', isOfferClosed: false });
});

test('does not confirm a text that was returned unchanged', async () => {
  const { controller, tool, state } = await openController('a:1\nb:2');
  const warning = { kind: 'pairs-as-text', line: 1, count: 2, sign: ':', isUntouched: true } as const;
  tool.format.mockResolvedValue(resultOf('a:1\nb:2', { warnings: [warning] }));
  await controller.run('format');
  expect(state().notice).toBeNull();
  expect(state().findings?.warnings).toEqual([warning]);
});

test('shows the suggestions for a text that cannot be read', async () => {
  const { controller, tool, state } = await openController('x: {{ y }}');
  const suggestion = { kind: 'template-quotes', line: 1, before: 'x: {{ y }}', after: 'x: "{{ y }}"' } as const;
  tool.format.mockRejectedValue(
    new AppError('yaml-invalid', '', { ...PROBLEM, reason: 'template', suggestions: [suggestion] }),
  );
  await controller.run('format');
  expect(state()).toMatchObject({ output: null, notice: { kind: 'invalid' }, findings: { suggestions: [suggestion] } });
  expect(controller.applySuggestion(suggestion)).toBe(true);
  expect(controller.inputText()).toBe('x: "{{ y }}"');
});

test('marks the result as stale after an edit, until there is a new result', async () => {
  const { controller, state } = await openController('a: 1');
  await controller.run('format');
  expect(state().isOutputStale).toBe(false);
  controller.noteEdit(false);
  expect(state().isOutputStale).toBe(true);
  await controller.run('format');
  expect(state().isOutputStale).toBe(false);
});

test('marks a result as stale that was made while the text was edited', async () => {
  const { controller, tool, state } = await openController('a: 1');
  const early = controller.run('format');
  controller.noteEdit(false);
  await early;
  expect(state().isOutputStale).toBe(true);
  await controller.run('format');
  expect(tool.format).toHaveBeenCalledTimes(2);
  expect(state().isOutputStale).toBe(false);
});

test('keeps the original of a repaired text beside the result', async () => {
  const { controller, tool, state } = await openController('a:\n\tb: 1');
  tool.format.mockResolvedValue(resultOf('a:\n  b: 1\n', { fixes: [FIX, { ...FIX, kind: 'indentation-step' }] }));
  await controller.run('format');
  expect(state().output?.fixedLineCount).toBe(1);
  expect(state().output?.original?.text).toBe('a:\n\tb: 1');
  vi.advanceTimersByTime(10_000);
  expect(state().findings?.fixes).toHaveLength(2);
});

test('keeps the notice of a problem, with the action that met it', async () => {
  const { controller, tool, state } = await openController('a: [1');
  tool.convert.mockRejectedValue(new AppError('yaml-invalid', 'unclosed', { ...PROBLEM }));
  await controller.run('convert');
  vi.advanceTimersByTime(10_000);
  expect(state().notice).toEqual({ kind: 'invalid', action: 'convert', problem: PROBLEM });
  expect(state().output).toBeNull();
  controller.noteEdit(false);
  expect(state().notice).not.toBeNull();
  controller.noteReplaced();
  expect(state().notice).toBeNull();
});

test.each([
  [new AppError('yaml-too-large', '', { part: 'input' }), 'text-too-long', null],
  [new AppError('yaml-too-large', '', { part: 'output' }), 'result-too-long', null],
  [new AppError('yaml-alias-bomb', '', { line: 7, column: 3 }), 'yaml-alias-bomb', { line: 7, column: 3 }],
  [new AppError('worker-unavailable', ''), 'worker-unavailable', null],
])('shows %s as a failure', async (error, code, place) => {
  const { controller, tool, state } = await openController('a: 1');
  tool.format.mockRejectedValue(error);
  await controller.run('format');
  expect(state().notice).toEqual({ kind: 'failed', action: 'format', code, place });
});

test('shows an unexpected error and throws it', async () => {
  const { controller, tool, state } = await openController('a: 1');
  tool.format.mockRejectedValue(new TypeError('a bug'));
  await expect(controller.run('format')).rejects.toThrow('a bug');
  expect(state()).toMatchObject({ work: null, notice: { kind: 'failed', code: 'unexpected' } });
});

test('shows work after half a second, and stops it on request', async () => {
  const { controller, tool, state } = await openController('a: 1');
  tool.format.mockImplementation(
    (_text, _options, signal) =>
      new Promise((_, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason));
      }),
  );
  const running = controller.run('format');
  await vi.advanceTimersByTimeAsync(499);
  expect(state().work).toEqual({ name: 'format', isSlow: false, progress: null });
  await vi.advanceTimersByTimeAsync(1);
  expect(state().work).toEqual({ name: 'format', isSlow: true, progress: null });
  controller.cancel();
  await running;
  expect(state()).toMatchObject({ work: null, notice: null, output: null });
});

test('applies a suggestion unless its line has changed', async () => {
  const { controller, tool, state } = await openController('a:\n\tb: 1');
  const other = { ...FIX, line: 1, before: 'x', after: 'y' };
  tool.format.mockResolvedValue(resultOf('', { suggestions: [FIX, other] }));
  await controller.run('format');
  expect(controller.applySuggestion(FIX)).toBe(true);
  expect(controller.inputText()).toBe('a:\n  b: 1');
  expect(state().findings?.suggestions).toEqual([other]);
  expect(controller.applySuggestion(other)).toBe(false);
  expect(controller.inputText()).toBe('a:\n  b: 1');
});

test('applies several suggestions at once, and takes them back together', async () => {
  const { controller, tool, state } = await openController('a：1\nb：2\nc: 3');
  const suggest = (line: number, before: string, after: string) =>
    ({ kind: 'full-width-colon', line, before, after }) as const;
  const suggestions = [suggest(1, 'a：1', 'a: 1'), suggest(2, 'b：2', 'b: 2'), suggest(3, 'changed', 'x')];
  tool.format.mockResolvedValue(resultOf('', { suggestions }));
  await controller.run('format');
  const replaced = controller.applySuggestions(suggestions);
  expect(controller.inputText()).toBe('a: 1\nb: 2\nc: 3');
  expect(state().findings?.suggestions).toEqual([suggestions[2]]);
  replaced?.undo();
  expect(controller.inputText()).toBe('a：1\nb：2\nc: 3');
  expect(controller.applySuggestions([suggest(3, 'changed', 'x')])).toBeNull();
});
