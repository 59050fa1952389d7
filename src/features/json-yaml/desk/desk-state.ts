import type { Success } from '../parts/notice-board.ts';
import type { WorkState } from '../parts/tool-work.ts';

/** Where the input is; `name` is the name of the file that it came from. */
export type HeldInput<Held> =
  /** In the editor. `document` is the file as it was opened, while its text is unchanged and its encoding is uncertain. */
  | { readonly at: 'editor'; readonly name: string | null; readonly document: Held | null }
  /** Read-only, outside of the editor. `series` stays the same when the text is edited. */
  | { readonly at: 'outside'; readonly name: string | null; readonly document: Held; readonly series: number };

/** An input that is kept for the next time. */
export interface KeptInput {
  /** The text at the start. */
  readonly initialText?: string;
  /** Called when the text may have changed. */
  readonly onInput?: () => void;
}

export interface InputState<Held> {
  readonly input: HeldInput<Held>;
  readonly isBlank: boolean;
  /** Only the page has this text: it is not the unchanged content of a file. */
  readonly isUnsaved: boolean;
}

/** What the page shows of either tool: its input, its result, and the work between them. */
export interface DeskState<Held, Output, Verdict, Notice, Action extends string> extends InputState<Held> {
  readonly output: Output | null;
  /** The input has changed since the output was made. */
  readonly isOutputStale: boolean;
  /** The text before the repair is shown in place of the result. Every action and every edit ends this. */
  readonly showsOriginal: boolean;
  /** The result of the last check, until the input changes. */
  readonly verdict: Verdict | null;
  /** The outcome of the last action. */
  readonly notice: Notice | null;
  /** A short success beside a notice that stays. */
  readonly flash: Success | null;
  readonly work: WorkState<Action> | null;
}

export const IN_EDITOR = { at: 'editor', name: null, document: null } as const;

export const EMPTY_DESK = {
  input: IN_EDITOR,
  isBlank: true,
  isUnsaved: false,
  output: null,
  isOutputStale: false,
  showsOriginal: false,
  verdict: null,
  notice: null,
  flash: null,
  work: null,
} as const;

export function toInputState(text: string) {
  const isBlank = text.trim() === '';
  return { input: IN_EDITOR, isBlank, isUnsaved: !isBlank };
}

/** Keeps texts outside of the editor, each as a `Held`: long ones, and every text that is worked on. */
export interface TextHome<Held> {
  /** @throws AppError for a text that cannot be read, or is too long. */
  open(source: Blob | string, signal: AbortSignal): Promise<Held>;
  sizeOf(held: Held): number;
  read(held: Held, maxSize: number): Promise<string>;
  /** Whether a file is kept beside the editor until its text is changed: its encoding is uncertain. */
  hasDoubt(held: Held): boolean;
  /** Call when a text is not needed for a while. */
  rest(held: Held): void;
}

/** A replaced text. It is kept until it is released, is among the last three no more, or is lost with its home. */
export interface PreviousText {
  /**
   * Puts the text back. @returns the text that this replaces when it was edited or replaced since, otherwise null.
   * @throws AppError `document-closed` when the text is kept no more.
   */
  restore(): PreviousText | null;
  release(): void;
  /** Calls `handler` when the text is kept no more, at once if that is so already; not after `restore` and `release`. */
  onLost(handler: () => void): void;
}
