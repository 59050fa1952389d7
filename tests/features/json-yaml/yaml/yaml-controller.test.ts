import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { YamlProblem, YamlResult, YamlTool } from '../../../../src/bridges/yaml-bridge.ts';
import { AppError } from '../../../../src/core/errors.ts';
import { YAML_CHARS_MAX } from '../../../../src/core/yaml-limits.ts';
import type { TextEditor } from '../../../../src/features/json-yaml/editor/editor.ts';
import { createYamlController } from '../../../../src/features/json-yaml/yaml/yaml-controller.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const FIX = { kind: 'tab', line: 2, before: '\tb: 1', after: '  b: 1' } as const;

const PROBLEM: YamlProblem = {
  language: 'yaml',
  reason: 'unclosed-bracket',
  line: 1,
  column: 5,
  excerpt: 'a: [1',
  caret: 5,
  parserMessage: 'unexpected end',
  asJson: null,
  suggestions: [],
};

function resultOf(text: string, more: Partial<YamlResult> = {}): YamlResult {
  return {
    text,
    input: 'yaml',
    output: 'yaml',
    documentCount: 1,
    losses: { count: 0, losses: [] },
    fixes: [],
    suggestions: [],
    warnings: [],
    ...more,
  };
}

/** The editor without a page. */
function createFakeEditor(controller: ReturnType<typeof createYamlController>): TextEditor {
  let text = controller.editorText();
  const change = (next: string) => {
    text = next;
    controller.noteEdit(text.trim() === '');
  };
  return {
    text: () => text,
    setText: change,
    showPlace: () => undefined,
    replaceLine(line, before, after) {
      const lines = text.split('\n');
      if (lines[line - 1] !== before) return false;
      change(lines.with(line - 1, after).join('\n'));
      return true;
    },
    focus: () => undefined,
    destroy: () => undefined,
  };
}

async function openController(text: string) {
  const tool = {
    format: vi.fn<YamlTool['format']>(async (given) => resultOf(`${given}!`)),
    compress: vi.fn<YamlTool['compress']>(async (given) => resultOf(given)),
    convert: vi.fn<YamlTool['convert']>(async () => resultOf('{}', { output: 'json' })),
    validate: vi.fn<YamlTool['validate']>(async () => ({
      input: 'yaml',
      documentCount: 2,
      suggestions: [],
      warnings: [],
    })),
  } satisfies YamlTool;
  const onInput = vi.fn();
  const controller = createYamlController(tool, { initialText: text, onInput });
  controller.attachEditor(createFakeEditor(controller));
  return { controller, tool, onInput, state: () => controller.store.getState() };
}

/** The controller's pauses are timers. */
async function settled<Outcome>(work: Promise<Outcome>): Promise<Outcome> {
  await vi.advanceTimersByTimeAsync(50);
  return work;
}

test('a result is told for two seconds and stays', async () => {
  const { controller, tool, state } = await openController('a: 1');
  controller.setIndent(4);
  controller.setOutputLanguage('json');
  await controller.run('format');
  expect(tool.format).toHaveBeenCalledWith('a: 1', { output: 'json', indent: 4, fixes: true }, expect.anything());
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
] as const)('%s says so', async (action, words) => {
  const { controller, state } = await openController('a: 1');
  await controller.run(action);
  expect(state().notice).toEqual({ kind: 'success', text: words });
});

test('a blank input starts nothing', async () => {
  const { controller, tool, state } = await openController(' \n ');
  expect(state().isBlank).toBe(true);
  await controller.run('format');
  expect(tool.format).not.toHaveBeenCalled();
});

test('a check leaves the result where it is', async () => {
  const { controller, state } = await openController('a: 1');
  await controller.run('format');
  const { output } = state();
  await controller.run('validate');
  expect(state().output).toBe(output);
});

test('a check says what it found until the input changes', async () => {
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

test('a choice makes the result of the same input anew', async () => {
  const { controller, tool, state } = await openController('a: 1');
  controller.setIndent(4);
  expect(tool.format).not.toHaveBeenCalled();
  await controller.run('format');
  controller.setIndent(8);
  controller.setIndent(8);
  await vi.advanceTimersByTimeAsync(0);
  expect(tool.format).toHaveBeenCalledTimes(2);
  expect(tool.format.mock.lastCall?.[1]).toMatchObject({ indent: 8, output: 'yaml' });
  controller.setOutputLanguage('json');
  await vi.advanceTimersByTimeAsync(0);
  expect(tool.format).toHaveBeenCalledTimes(3);
  expect(tool.format.mock.lastCall?.[1]).toMatchObject({ indent: 8, output: 'json' });
  controller.noteEdit(false);
  controller.setIndent(2);
  controller.setOutputLanguage('yaml');
  await vi.advanceTimersByTimeAsync(0);
  expect(tool.format).toHaveBeenCalledTimes(3);
  expect(state().isOutputStale).toBe(true);
});

test('a conversion chooses the language, and another choice formats', async () => {
  const { controller, tool, state } = await openController('a: 1');
  await controller.run('convert');
  expect(state().outputLanguage).toBe('json');
  controller.setIndent(4);
  await vi.advanceTimersByTimeAsync(0);
  expect(tool.convert).toHaveBeenCalledTimes(2);
  controller.setOutputLanguage('yaml');
  await vi.advanceTimersByTimeAsync(0);
  expect(tool.format.mock.lastCall?.[1]).toMatchObject({ output: 'yaml' });
  expect(state().output).toMatchObject({ action: 'format', language: 'yaml' });
});

test('a choice does not stop a text that is taken in', async () => {
  const { controller, tool } = await openController('a: 1');
  await controller.run('format');
  const taking = controller.take(new Blob(['b: 2']), 'b.yaml');
  controller.setIndent(4);
  await settled(taking);
  expect(controller.inputText()).toBe('b: 2');
  expect(tool.format).toHaveBeenCalledTimes(1);
});

test('a text that was given back as it came is no success', async () => {
  const { controller, tool, state } = await openController('a:1\nb:2');
  const warning = { kind: 'pairs-as-text', line: 1, count: 2, isUntouched: true } as const;
  tool.format.mockResolvedValue(resultOf('a:1\nb:2', { warnings: [warning] }));
  await controller.run('format');
  expect(state().notice).toBeNull();
  expect(state().findings?.warnings).toEqual([warning]);
});

test('a refused text brings its suggestions', async () => {
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

test.each([
  ['binary-file', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 0x0d])],
  ['file-empty', new Uint8Array()],
])('a file that holds no text (%s) leaves the former text', async (code, content) => {
  const { controller, state } = await openController('mine: 1');
  expect(await settled(controller.take(new Blob([content]), 'x.yaml'))).toBeNull();
  expect(state().notice).toEqual({ kind: 'failed', action: null, code, place: null });
  expect(controller.inputText()).toBe('mine: 1');
});

test('the way back leads into the editor, also into one that is still to come', async () => {
  const { controller } = await openController('mine: 1');
  const focus = vi.fn();
  controller.attachEditor({ ...createFakeEditor(controller), focus });
  controller.clear()?.();
  expect(focus).toHaveBeenCalledTimes(1);
  const undo = controller.clear();
  controller.attachEditor(null);
  undo?.();
  controller.attachEditor({ ...createFakeEditor(controller), focus });
  expect(focus).toHaveBeenCalledTimes(2);
});

test('a result says when its input has changed', async () => {
  const { controller, state } = await openController('a: 1');
  await controller.run('format');
  expect(state().isOutputStale).toBe(false);
  controller.noteEdit(false);
  expect(state().isOutputStale).toBe(true);
  await controller.run('format');
  expect(state().isOutputStale).toBe(false);
});

test('a mended text keeps its original beside the result', async () => {
  const { controller, tool, state } = await openController('a:\n\tb: 1');
  tool.format.mockResolvedValue(resultOf('a:\n  b: 1\n', { fixes: [FIX, { ...FIX, kind: 'indentation-step' }] }));
  await controller.run('format');
  expect(state().output?.fixedLineCount).toBe(1);
  expect(state().output?.original?.text).toBe('a:\n\tb: 1');
  vi.advanceTimersByTime(10_000);
  expect(state().findings?.fixes).toHaveLength(2);
});

test('a problem is told with the action that met it, and stays', async () => {
  const { controller, tool, state } = await openController('a: [1');
  tool.convert.mockRejectedValue(new AppError('yaml-invalid', 'unclosed', { ...PROBLEM }));
  await controller.run('convert');
  vi.advanceTimersByTime(10_000);
  expect(state().notice).toEqual({ kind: 'invalid', action: 'convert', problem: PROBLEM });
  expect(state().output).toBeNull();
});

test.each([
  [new AppError('yaml-too-large', '', { part: 'input' }), 'text-too-long', null],
  [new AppError('yaml-too-large', '', { part: 'output' }), 'result-too-long', null],
  [new AppError('yaml-alias-bomb', '', { line: 7, column: 3 }), 'yaml-alias-bomb', { line: 7, column: 3 }],
  [new AppError('worker-unavailable', ''), 'worker-unavailable', null],
])('%s is a failure with words', async (error, code, place) => {
  const { controller, tool, state } = await openController('a: 1');
  tool.format.mockRejectedValue(error);
  await controller.run('format');
  expect(state().notice).toEqual({ kind: 'failed', action: 'format', code, place });
});

test('what nobody expects is told to the visitor and goes on as an error', async () => {
  const { controller, tool, state } = await openController('a: 1');
  tool.format.mockRejectedValue(new TypeError('a bug'));
  await expect(controller.run('format')).rejects.toThrow('a bug');
  expect(state()).toMatchObject({ work: null, notice: { kind: 'failed', code: 'unexpected' } });
});

test('work shows itself after half a second and can be stopped', async () => {
  const { controller, tool, state } = await openController('a: 1');
  tool.format.mockImplementation(
    (_text, _options, signal) =>
      new Promise((_, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason));
      }),
  );
  const running = controller.run('format');
  await vi.advanceTimersByTimeAsync(499);
  expect(state().work).toEqual({ action: 'format', isSlow: false });
  await vi.advanceTimersByTimeAsync(1);
  expect(state().work).toEqual({ action: 'format', isSlow: true });
  controller.cancel();
  await running;
  expect(state()).toMatchObject({ work: null, notice: null, output: null });
});

test('a text that is replaced can be had back', async () => {
  const { controller, state, onInput } = await openController('mine: 1');
  onInput.mockClear();
  const undo = await controller.take('template: 1', null);
  expect(controller.inputText()).toBe('template: 1');
  expect(onInput).toHaveBeenCalled();
  undo?.();
  expect(controller.inputText()).toBe('mine: 1');
  const undoClear = controller.clear();
  expect(state().isBlank).toBe(true);
  undoClear?.();
  expect(controller.inputText()).toBe('mine: 1');
});

test('in place of nothing there is no way back', async () => {
  const { controller } = await openController(' ');
  expect(await controller.take('a: 1', null)).toBeNull();
});

test('a long text is shown, can be edited all the same, and can be had back as it was', async () => {
  const { controller, state } = await openController('');
  const long = 'a: 1\n'.repeat(500_000);
  await settled(controller.take(new Blob([long]), 'long.yaml'));
  expect(state()).toMatchObject({ input: { at: 'shown' }, name: 'long.yaml', isBlank: false });
  const undo = controller.clear();
  expect(state()).toMatchObject({ input: { at: 'editor' }, name: null });
  undo?.();
  expect(state()).toMatchObject({ input: { at: 'shown' }, name: 'long.yaml' });
  controller.editAnyway();
  expect(state().input).toEqual({ at: 'editor' });
  expect(controller.inputText()).toBe(long);
});

test('a text past the limit is refused, and the one before stays', async () => {
  const { controller, tool, state } = await openController('mine: 1');
  const huge = 'x'.repeat(YAML_CHARS_MAX + 1);
  for (const source of [huge, new Blob([huge])]) {
    expect(await settled(controller.take(source, 'huge.yaml'))).toBeNull();
    expect(state().notice).toEqual({ kind: 'failed', action: null, code: 'text-too-long', place: null });
    expect(controller.inputText()).toBe('mine: 1');
  }
  controller.attachEditor({ ...createFakeEditor(controller), text: () => huge });
  await controller.run('format');
  expect(state().notice).toEqual({ kind: 'failed', action: 'format', code: 'text-too-long', place: null });
  expect(tool.format).not.toHaveBeenCalled();
});

test('a suggestion changes its line, unless the line is another one by now', async () => {
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

test('the text of an editor that goes is kept for the next one', async () => {
  const { controller } = await openController('a: 1');
  const editor = createFakeEditor(controller);
  controller.attachEditor(editor);
  editor.setText('b: 2');
  controller.attachEditor(null);
  expect(controller.editorText()).toBe('b: 2');
  expect(controller.inputText()).toBe('b: 2');
});
