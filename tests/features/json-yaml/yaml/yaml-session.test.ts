import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { YamlProblem, YamlResult, YamlTool } from '../../../../src/bridges/yaml-bridge.ts';
import { AppError } from '../../../../src/core/errors.ts';
import { YAML_CHARS_MAX } from '../../../../src/core/yaml-limits.ts';
import type { TextEditor } from '../../../../src/features/json-yaml/editor/editor.ts';
import { createYamlSession } from '../../../../src/features/json-yaml/yaml/yaml-session.ts';

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
function createFakeEditor(session: ReturnType<typeof createYamlSession>): TextEditor {
  let text = session.editorText();
  const change = (next: string) => {
    text = next;
    session.noteEdit(text.trim() === '');
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

async function openSession(text: string) {
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
  const session = createYamlSession(tool, { initialText: text, onInput });
  session.attachEditor(createFakeEditor(session));
  return { session, tool, onInput, state: () => session.store.getState() };
}

/** The session's pauses are timers. */
async function settled<Outcome>(work: Promise<Outcome>): Promise<Outcome> {
  await vi.advanceTimersByTimeAsync(50);
  return work;
}

test('a result is told for two seconds and stays', async () => {
  const { session, tool, state } = await openSession('a: 1');
  session.setIndent(4);
  session.setOutputLanguage('json');
  await session.run('format');
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
  const { session, state } = await openSession('a: 1');
  await session.run(action);
  expect(state().notice).toEqual({ kind: 'success', text: words });
});

test('a blank input starts nothing', async () => {
  const { session, tool, state } = await openSession(' \n ');
  expect(state().isBlank).toBe(true);
  await session.run('format');
  expect(tool.format).not.toHaveBeenCalled();
});

test('a check leaves the result where it is', async () => {
  const { session, state } = await openSession('a: 1');
  await session.run('format');
  const { output } = state();
  await session.run('validate');
  expect(state().output).toBe(output);
});

test('a check says what it found until the input changes', async () => {
  const { session, tool, state } = await openSession('a: 1');
  await session.run('validate');
  vi.advanceTimersByTime(10_000);
  expect(state()).toMatchObject({ notice: null, verdict: { isValid: true, language: 'yaml', documentCount: 2 } });
  session.noteEdit(false);
  expect(state().verdict).toBeNull();
  tool.validate.mockRejectedValue(new AppError('yaml-invalid', 'unclosed', { ...PROBLEM }));
  await session.run('validate');
  expect(state().verdict).toEqual({ isValid: false });
  await session.run('format');
  expect(state().verdict).toBeNull();
});

test('a choice makes the result of the same input anew', async () => {
  const { session, tool, state } = await openSession('a: 1');
  session.setIndent(4);
  expect(tool.format).not.toHaveBeenCalled();
  await session.run('format');
  session.setIndent(8);
  session.setIndent(8);
  await vi.advanceTimersByTimeAsync(0);
  expect(tool.format).toHaveBeenCalledTimes(2);
  expect(tool.format.mock.lastCall?.[1]).toMatchObject({ indent: 8, output: 'yaml' });
  session.setOutputLanguage('json');
  await vi.advanceTimersByTimeAsync(0);
  expect(tool.format).toHaveBeenCalledTimes(3);
  expect(tool.format.mock.lastCall?.[1]).toMatchObject({ indent: 8, output: 'json' });
  session.noteEdit(false);
  session.setIndent(2);
  session.setOutputLanguage('yaml');
  await vi.advanceTimersByTimeAsync(0);
  expect(tool.format).toHaveBeenCalledTimes(3);
  expect(state().isOutputStale).toBe(true);
});

test('a conversion chooses the language, and another choice formats', async () => {
  const { session, tool, state } = await openSession('a: 1');
  await session.run('convert');
  expect(state().outputLanguage).toBe('json');
  session.setIndent(4);
  await vi.advanceTimersByTimeAsync(0);
  expect(tool.convert).toHaveBeenCalledTimes(2);
  session.setOutputLanguage('yaml');
  await vi.advanceTimersByTimeAsync(0);
  expect(tool.format.mock.lastCall?.[1]).toMatchObject({ output: 'yaml' });
  expect(state().output).toMatchObject({ action: 'format', language: 'yaml' });
});

test('a choice does not stop a text that is taken in', async () => {
  const { session, tool } = await openSession('a: 1');
  await session.run('format');
  const taking = session.take(new Blob(['b: 2']), 'b.yaml');
  session.setIndent(4);
  await settled(taking);
  expect(session.inputText()).toBe('b: 2');
  expect(tool.format).toHaveBeenCalledTimes(1);
});

test('a text that was given back as it came is no success', async () => {
  const { session, tool, state } = await openSession('a:1\nb:2');
  const warning = { kind: 'pairs-as-text', line: 1, count: 2, isUntouched: true } as const;
  tool.format.mockResolvedValue(resultOf('a:1\nb:2', { warnings: [warning] }));
  await session.run('format');
  expect(state().notice).toBeNull();
  expect(state().findings?.warnings).toEqual([warning]);
});

test('a refused text brings its suggestions', async () => {
  const { session, tool, state } = await openSession('x: {{ y }}');
  const suggestion = { kind: 'template-quotes', line: 1, before: 'x: {{ y }}', after: 'x: "{{ y }}"' } as const;
  tool.format.mockRejectedValue(
    new AppError('yaml-invalid', '', { ...PROBLEM, reason: 'template', suggestions: [suggestion] }),
  );
  await session.run('format');
  expect(state()).toMatchObject({ output: null, notice: { kind: 'invalid' }, findings: { suggestions: [suggestion] } });
  expect(session.applySuggestion(suggestion)).toBe(true);
  expect(session.inputText()).toBe('x: "{{ y }}"');
});

test.each([
  ['binary-file', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 0x0d])],
  ['file-empty', new Uint8Array()],
])('a file that holds no text (%s) leaves the former text', async (code, content) => {
  const { session, state } = await openSession('mine: 1');
  expect(await settled(session.take(new Blob([content]), 'x.yaml'))).toBeNull();
  expect(state().notice).toEqual({ kind: 'failed', action: null, code, place: null });
  expect(session.inputText()).toBe('mine: 1');
});

test('the way back leads into the editor, also into one that is still to come', async () => {
  const { session } = await openSession('mine: 1');
  const focus = vi.fn();
  session.attachEditor({ ...createFakeEditor(session), focus });
  session.clear()?.();
  expect(focus).toHaveBeenCalledTimes(1);
  const undo = session.clear();
  session.attachEditor(null);
  undo?.();
  session.attachEditor({ ...createFakeEditor(session), focus });
  expect(focus).toHaveBeenCalledTimes(2);
});

test('a result says when its input has changed', async () => {
  const { session, state } = await openSession('a: 1');
  await session.run('format');
  expect(state().isOutputStale).toBe(false);
  session.noteEdit(false);
  expect(state().isOutputStale).toBe(true);
  await session.run('format');
  expect(state().isOutputStale).toBe(false);
});

test('a mended text keeps its original beside the result', async () => {
  const { session, tool, state } = await openSession('a:\n\tb: 1');
  tool.format.mockResolvedValue(resultOf('a:\n  b: 1\n', { fixes: [FIX, { ...FIX, kind: 'indentation-step' }] }));
  await session.run('format');
  expect(state().output?.fixedLineCount).toBe(1);
  expect(state().output?.original?.text).toBe('a:\n\tb: 1');
  vi.advanceTimersByTime(10_000);
  expect(state().findings?.fixes).toHaveLength(2);
});

test('a problem is told with the action that met it, and stays', async () => {
  const { session, tool, state } = await openSession('a: [1');
  tool.convert.mockRejectedValue(new AppError('yaml-invalid', 'unclosed', { ...PROBLEM }));
  await session.run('convert');
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
  const { session, tool, state } = await openSession('a: 1');
  tool.format.mockRejectedValue(error);
  await session.run('format');
  expect(state().notice).toEqual({ kind: 'failed', action: 'format', code, place });
});

test('what nobody expects is told to the visitor and goes on as an error', async () => {
  const { session, tool, state } = await openSession('a: 1');
  tool.format.mockRejectedValue(new TypeError('a bug'));
  await expect(session.run('format')).rejects.toThrow('a bug');
  expect(state()).toMatchObject({ work: null, notice: { kind: 'failed', code: 'unexpected' } });
});

test('work shows itself after half a second and can be stopped', async () => {
  const { session, tool, state } = await openSession('a: 1');
  tool.format.mockImplementation(
    (_text, _options, signal) =>
      new Promise((_, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason));
      }),
  );
  const running = session.run('format');
  await vi.advanceTimersByTimeAsync(499);
  expect(state().work).toEqual({ action: 'format', isSlow: false });
  await vi.advanceTimersByTimeAsync(1);
  expect(state().work).toEqual({ action: 'format', isSlow: true });
  session.cancel();
  await running;
  expect(state()).toMatchObject({ work: null, notice: null, output: null });
});

test('a text that is replaced can be had back', async () => {
  const { session, state, onInput } = await openSession('mine: 1');
  onInput.mockClear();
  const undo = await session.take('template: 1', null);
  expect(session.inputText()).toBe('template: 1');
  expect(onInput).toHaveBeenCalled();
  undo?.();
  expect(session.inputText()).toBe('mine: 1');
  const undoClear = session.clear();
  expect(state().isBlank).toBe(true);
  undoClear?.();
  expect(session.inputText()).toBe('mine: 1');
});

test('in place of nothing there is no way back', async () => {
  const { session } = await openSession(' ');
  expect(await session.take('a: 1', null)).toBeNull();
});

test('a long text is shown, can be edited all the same, and can be had back as it was', async () => {
  const { session, state } = await openSession('');
  const long = 'a: 1\n'.repeat(500_000);
  await settled(session.take(new Blob([long]), 'long.yaml'));
  expect(state()).toMatchObject({ input: { at: 'shown' }, name: 'long.yaml', isBlank: false });
  const undo = session.clear();
  expect(state()).toMatchObject({ input: { at: 'editor' }, name: null });
  undo?.();
  expect(state()).toMatchObject({ input: { at: 'shown' }, name: 'long.yaml' });
  session.editAnyway();
  expect(state().input).toEqual({ at: 'editor' });
  expect(session.inputText()).toBe(long);
});

test('a text past the limit is refused, and the one before stays', async () => {
  const { session, tool, state } = await openSession('mine: 1');
  const huge = 'x'.repeat(YAML_CHARS_MAX + 1);
  for (const source of [huge, new Blob([huge])]) {
    expect(await settled(session.take(source, 'huge.yaml'))).toBeNull();
    expect(state().notice).toEqual({ kind: 'failed', action: null, code: 'text-too-long', place: null });
    expect(session.inputText()).toBe('mine: 1');
  }
  session.attachEditor({ ...createFakeEditor(session), text: () => huge });
  await session.run('format');
  expect(state().notice).toEqual({ kind: 'failed', action: 'format', code: 'text-too-long', place: null });
  expect(tool.format).not.toHaveBeenCalled();
});

test('a suggestion changes its line, unless the line is another one by now', async () => {
  const { session, tool, state } = await openSession('a:\n\tb: 1');
  const other = { ...FIX, line: 1, before: 'x', after: 'y' };
  tool.format.mockResolvedValue(resultOf('', { suggestions: [FIX, other] }));
  await session.run('format');
  expect(session.applySuggestion(FIX)).toBe(true);
  expect(session.inputText()).toBe('a:\n  b: 1');
  expect(state().findings?.suggestions).toEqual([other]);
  expect(session.applySuggestion(other)).toBe(false);
  expect(session.inputText()).toBe('a:\n  b: 1');
});

test('the text of an editor that goes is kept for the next one', async () => {
  const { session } = await openSession('a: 1');
  const editor = createFakeEditor(session);
  session.attachEditor(editor);
  editor.setText('b: 2');
  session.attachEditor(null);
  expect(session.editorText()).toBe('b: 2');
  expect(session.inputText()).toBe('b: 2');
});
