import type { EditorText } from '../editor/editor-text.ts';

/** A text that was replaced. Call one of the two functions. */
export interface ReplacedInput {
  /** False when the text is gone. */
  canUndo(): boolean;
  /** Puts the text back. */
  undo(): void;
  /** Frees the text: it will not be put back. */
  release(): void;
}

/** An input text as its pane and its buttons need it. */
export interface InputController extends Pick<EditorText, 'attachEditor' | 'attachPane' | 'focus'> {
  /** File types for the file picker. */
  readonly acceptedFiles: string;
  /** Words of the toast after the input was cleared. */
  readonly clearedToast: string;
  /** Text for a new editor. */
  editorText(): string;
  /** The visitor, or the editor itself, changed the editor's text. */
  noteEdit(isBlank: boolean): void;
  /**
   * Replaces the input; `name` is the name of a file, null for a text without one. Resolves to null when the text before
   * was blank, and when nothing was taken.
   */
  take(source: Blob | string, name: string | null): Promise<ReplacedInput | null>;
  clear(): ReplacedInput | null;
}
