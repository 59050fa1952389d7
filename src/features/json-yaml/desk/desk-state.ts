import type { Success } from '../parts/notice-board.ts';
import type { WorkState } from '../parts/tool-work.ts';

/** Where the input is; `name` is the name of the file that it came from. */
export type HeldInput<Held> =
  /** In the editor. `document` is the file as it was opened, while its text is unchanged and its encoding is uncertain. */
  | { readonly at: 'editor'; readonly name: string | null; readonly document: Held | null }
  /** Read-only, outside of the editor. `series` stays the same when the text is edited. */
  | { readonly at: 'outside'; readonly name: string | null; readonly document: Held; readonly series: number };

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
