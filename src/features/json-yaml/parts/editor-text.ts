/** Cursor (`head`) and other end of a selection, as offsets in the text. */
export interface TextSelection {
  readonly anchor: number;
  readonly head: number;
}

/** A text that the visitor edits, whatever widget shows it. */
export interface TextEditor {
  readonly text: () => string;
  /** Replaces the whole text; undo restores the text before. By default the cursor moves to the beginning. */
  readonly setText: (text: string, selection?: TextSelection) => void;
  /** Moves the cursor to a line and column, both from 1. The column counts characters as a reader sees them. */
  readonly showPlace: (line: number, column: number) => void;
  /** Replaces a line, from 1, if it is still `before`; otherwise returns false. */
  readonly replaceLine: (line: number, before: string, after: string) => boolean;
  /** Changes the lines, from 1, that are still as they were, as one step of the history. @returns these changes. */
  readonly replaceLines: <Change extends LineReplacement>(changes: readonly Change[]) => Change[];
  readonly focus: () => void;
  readonly destroy: () => void;
}

/** A line, from 1, and its text before and after a change. */
interface LineReplacement {
  readonly line: number;
  readonly before: string;
  readonly after: string;
}

/** The text of an input pane. It outlives the editor, which exists only while its pane is on the page. */
export type EditorText = ReturnType<typeof createEditorText>;

export function createEditorText(initialText: string) {
  let editor: TextEditor | null = null;
  /** The text while no editor is on the page. */
  let detachedText = initialText;
  let focusPane: (() => boolean) | null = null;
  let isFocusDue = false;
  let isSetting = false;
  const text = () => editor?.text() ?? detachedText;

  return {
    /** Connects the editor on the page; null when the editor leaves the page. */
    attachEditor(next: TextEditor | null) {
      if (next === null) detachedText = text();
      editor = next;
      if (next === null || !isFocusDue) return;
      isFocusDue = false;
      next.focus();
    },
    /** Connects the pane; `focus` returns false while the pane has nothing that can take the focus. */
    attachPane(focus: (() => boolean) | null) {
      focusPane = focus;
    },
    text,
    /** Replaces the text. The editor reports this as a change; `isSetting` is true meanwhile. */
    setText(next: string) {
      detachedText = next;
      isSetting = true;
      editor?.setText(next);
      isSetting = false;
    },
    isSetting: () => isSetting,
    /** False when the line is not `before`, or no editor is on the page. */
    replaceLine: (line: number, before: string, after: string) => editor?.replaceLine(line, before, after) ?? false,
    /** Changes nothing when no editor is on the page. */
    replaceLines: <Change extends LineReplacement>(changes: readonly Change[]) => editor?.replaceLines(changes) ?? [],
    showPlace: (line: number, column: number) => editor?.showPlace(line, column),
    /** Focuses the pane now, or the next editor as soon as it is there. */
    focus() {
      isFocusDue = focusPane?.() !== true;
    },
  };
}
