import type { EditorText } from './editor-text.ts';

/** A text that was replaced. Call `undo` or `release`, unless the text is lost before. */
export interface ReplacedInput {
  /** Puts the text back. @returns the text that this replaces, null when it was blank or never changed. */
  undo(): ReplacedInput | null;
  /** Frees the text: it will not be put back. */
  release(): void;
  /** Calls `handler` as soon as the text cannot be put back any more. */
  onLost(handler: () => void): void;
}

/** An input text as its pane and its buttons need it. */
export interface InputController extends Pick<EditorText, 'attachEditor' | 'attachPane' | 'focus' | 'showPlace'> {
  /** File types for the file picker. */
  readonly acceptedFiles: string;
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
  /** Brings a read-only text into the editor. */
  editAnyway(): Promise<void>;
  report(error: unknown): void;
  /** Call when the visitor has replaced the whole text in the editor: messages about the text before end. */
  noteReplaced(): void;
  /** Call when a paste has arrived in the input. */
  notePaste?(): void;
}
