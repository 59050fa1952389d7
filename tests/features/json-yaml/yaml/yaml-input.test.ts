import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { YAML_CHARS_MAX } from '../../../../src/core/yaml-limits.ts';
import { YAML_TEMPLATES } from '../../../../src/features/json-yaml/yaml/templates.ts';
import { createFakeEditor, openController, settled } from './a-yaml-controller.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('does not stop a text that is being opened when a choice changes', async () => {
  const { controller, tool } = await openController('a: 1');
  await controller.run('format');
  const taking = controller.take(new Blob(['b: 2']), 'b.yaml');
  controller.setIndent(4);
  await settled(taking);
  expect(controller.inputText()).toBe('b: 2');
  expect(tool.format).toHaveBeenCalledTimes(1);
});

test.each([
  ['binary-file', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 0x0d])],
  ['file-empty', new Uint8Array()],
])('keeps the text when a file holds no text (%s)', async (code, content) => {
  const { controller, state } = await openController('mine: 1');
  expect(await settled(controller.take(new Blob([content]), 'x.yaml'))).toBeNull();
  expect(state().notice).toEqual({ kind: 'failed', action: null, code, place: null });
  expect(controller.inputText()).toBe('mine: 1');
});

test('focuses the pane after an undo, or the next editor when there is none yet', async () => {
  const { controller } = await openController('mine: 1');
  const focus = vi.fn();
  controller.clear()?.undo();
  controller.attachPane(() => true);
  controller.focus();
  controller.attachEditor({ ...createFakeEditor(controller), focus });
  expect(focus).not.toHaveBeenCalled();
  const cleared = controller.clear();
  controller.attachEditor(null);
  controller.attachPane(() => false);
  cleared?.undo();
  controller.focus();
  controller.attachEditor({ ...createFakeEditor(controller), focus });
  expect(focus).toHaveBeenCalledTimes(1);
});

test('restores a replaced or cleared text', async () => {
  const { controller, state, onInput } = await openController('mine: 1');
  onInput.mockClear();
  const undo = await controller.take('template: 1', null);
  expect(controller.inputText()).toBe('template: 1');
  expect(onInput).toHaveBeenCalled();
  undo?.undo();
  expect(controller.inputText()).toBe('mine: 1');
  const undoClear = controller.clear();
  expect(state().isBlank).toBe(true);
  undoClear?.undo();
  expect(controller.inputText()).toBe('mine: 1');
});

test('offers no undo for a blank text', async () => {
  const { controller } = await openController(' ');
  expect(await controller.take('a: 1', null)).toBeNull();
});

test('shows a long text read-only, edits it on request, and restores it as it was', async () => {
  const { controller, state } = await openController('');
  const long = 'a: 1\n'.repeat(500_000);
  await settled(controller.take(new Blob([long]), 'long.yaml'));
  expect(state()).toMatchObject({ input: { at: 'outside', name: 'long.yaml' }, isBlank: false });
  const undo = controller.clear();
  expect(state()).toMatchObject({ input: { at: 'editor', name: null } });
  undo?.undo();
  expect(state()).toMatchObject({ input: { at: 'outside', name: 'long.yaml' } });
  await settled(controller.editAnyway());
  expect(state().input).toEqual({ at: 'editor', name: 'long.yaml', document: null });
  expect(controller.inputText()).toBe(long);
});

test('refuses a text above the limit, and keeps the text before', async () => {
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

test('keeps the text of an editor that leaves the page', async () => {
  const { controller } = await openController('a: 1');
  const editor = createFakeEditor(controller);
  controller.attachEditor(editor);
  editor.setText('b: 2');
  controller.attachEditor(null);
  expect(controller.editorText()).toBe('b: 2');
  expect(controller.inputText()).toBe('b: 2');
});

test('counts a text as unsaved unless it is a template or the unchanged content of a file', async () => {
  const { controller, state } = await openController('mine: 1');
  expect(state().isUnsaved).toBe(true);
  const undo = await controller.take(YAML_TEMPLATES.dockerCompose, null);
  expect(state().isUnsaved).toBe(false);
  undo?.undo();
  expect(state().isUnsaved).toBe(true);
  await settled(controller.take(new Blob(['a: 1']), 'a.yaml'));
  expect(state().isUnsaved).toBe(false);
  controller.noteEdit(false);
  expect(state().isUnsaved).toBe(true);
  controller.clear();
  expect(state().isUnsaved).toBe(false);
});
