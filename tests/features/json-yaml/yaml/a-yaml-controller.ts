import { onTestFinished, vi } from 'vitest';
import type { YamlProblem, YamlResult, YamlTool } from '../../../../src/bridges/yaml-bridge.ts';
import type { TextEditor } from '../../../../src/features/json-yaml/parts/editor-text.ts';
import { createYamlController, type YamlController } from '../../../../src/features/json-yaml/yaml/yaml-controller.ts';

export const FIX = { kind: 'tab', line: 2, before: '\tb: 1', after: '  b: 1' } as const;

export const PROBLEM: YamlProblem = {
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

export function resultOf(text: string, more: Partial<YamlResult> = {}): YamlResult {
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
export function createFakeEditor(controller: YamlController): TextEditor {
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
    replaceLines(changes) {
      const lines = text.split('\n');
      const fitting = changes.filter(({ line, before }) => lines[line - 1] === before);
      for (const { line, after } of fitting) lines[line - 1] = after;
      change(lines.join('\n'));
      return fitting;
    },
    focus: () => undefined,
    destroy: () => undefined,
  };
}

export async function openController(text: string) {
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
    convertText: vi.fn<YamlTool['convertText']>(async () => ({
      text: 'a: 1\n',
      losses: { count: 0, losses: [] },
      warnings: [],
    })),
  } satisfies YamlTool;
  const onInput = vi.fn();
  const controller = createYamlController(tool, { initialText: text, onInput });
  onTestFinished(() => controller.leave());
  controller.attachEditor(createFakeEditor(controller));
  return { controller, tool, onInput, state: () => controller.store.getState() };
}

/** Finishes work whose pauses are timers. */
export async function settled<Outcome>(work: Promise<Outcome>): Promise<Outcome> {
  await vi.advanceTimersByTimeAsync(50);
  return work;
}
