import type { TextEditor } from './editor.ts';

/** The text of an input pane. It outlives the editor, which exists only while its pane is on the page. */
export interface EditorText {
  /** Connects the editor on the page; null when the editor leaves the page. */
  attachEditor(editor: TextEditor | null): void;
  /** Connects the pane; `focus` returns false while the pane has nothing that can take the focus. */
  attachPane(focus: (() => boolean) | null): void;
  text(): string;
  /** Replaces the text. The editor reports this as a change; `isSetting` is true meanwhile. */
  setText(text: string): void;
  isSetting(): boolean;
  /** False when the line is not `before`, or no editor is on the page. */
  replaceLine: TextEditor['replaceLine'];
  /** Changes nothing when no editor is on the page. */
  replaceLines: TextEditor['replaceLines'];
  showPlace: TextEditor['showPlace'];
  /** Focuses the pane now, or the next editor as soon as it is there. */
  focus(): void;
}

export function createEditorText(initialText: string): EditorText {
  let editor: TextEditor | null = null;
  /** The text while no editor is on the page. */
  let detachedText = initialText;
  let focusPane: (() => boolean) | null = null;
  let isFocusDue = false;
  let isSetting = false;
  const text = () => editor?.text() ?? detachedText;

  return {
    attachEditor(next) {
      if (next === null) detachedText = text();
      editor = next;
      if (next === null || !isFocusDue) return;
      isFocusDue = false;
      next.focus();
    },
    attachPane(focus) {
      focusPane = focus;
    },
    text,
    setText(next) {
      detachedText = next;
      isSetting = true;
      editor?.setText(next);
      isSetting = false;
    },
    isSetting: () => isSetting,
    replaceLine: (line, before, after) => editor?.replaceLine(line, before, after) ?? false,
    replaceLines: (changes) => editor?.replaceLines(changes) ?? [],
    showPlace: (line, column) => editor?.showPlace(line, column),
    focus() {
      isFocusDue = focusPane?.() !== true;
    },
  };
}
