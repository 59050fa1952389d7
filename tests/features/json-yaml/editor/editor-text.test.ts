import { expect, test, vi } from 'vitest';
import { createEditorText, type TextEditor } from '../../../../src/features/json-yaml/parts/editor-text.ts';

function createEditor(text: string): TextEditor {
  let current = text;
  return {
    text: () => current,
    setText(next) {
      current = next;
    },
    showPlace: () => undefined,
    replaceLine: () => true,
    replaceLines: (changes) => [...changes],
    focus: vi.fn(),
    destroy: () => undefined,
  };
}

test('keeps the text of an editor that leaves the page', () => {
  const text = createEditorText('a');
  const editor = createEditor(text.text());
  text.attachEditor(editor);
  editor.setText('b');
  text.attachEditor(null);
  expect(text.text()).toBe('b');
});

test('puts a text into the editor, and marks the change as its own', () => {
  const text = createEditorText('a');
  const editor = createEditor('a');
  let wasSetting = false;
  text.attachEditor({
    ...editor,
    setText(next) {
      wasSetting = text.isSetting();
      editor.setText(next);
    },
  });
  text.setText('b');
  expect([text.text(), wasSetting, text.isSetting()]).toEqual(['b', true, false]);
});

test('focuses the pane, or the next editor while the pane has no text', () => {
  const text = createEditorText('');
  const editor = createEditor('');
  text.attachPane(() => true);
  text.focus();
  text.attachEditor(editor);
  expect(editor.focus).not.toHaveBeenCalled();
  text.attachEditor(null);
  text.attachPane(() => false);
  text.focus();
  text.attachEditor(editor);
  expect(editor.focus).toHaveBeenCalledTimes(1);
});

test('replaces no line while no editor is on the page', () => {
  expect(createEditorText('a').replaceLine(1, 'a', 'b')).toBe(false);
});
