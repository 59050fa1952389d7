import type { StoreApi } from 'zustand/vanilla';
import type { ResultController } from '../parts/input-actions.ts';
import { createNoticeBoard, type NoticeBoard, type SuccessNotice } from '../parts/notice-board.ts';
import { createToolWork, type ToolWork, type ToolWorkOptions } from '../parts/tool-work.ts';
import { type DeskState, toInputState } from './desk-state.ts';
import { createTaking, type InputDesk, takeResult } from './input-desk.ts';
import type { InputLook } from './input-look.ts';
import { createInputText, type InputTextOptions } from './input-text.ts';

type AnyDesk<Held> = StoreApi<DeskState<Held, unknown, unknown, { readonly kind: string }, string>>;

/** What both tools are made of: an input, the work on it, and what the page says about both. */
export interface Desk<Held, Notice, Action extends string> extends InputDesk<Held> {
  readonly store: AnyDesk<Held>;
  readonly looking: InputLook<unknown>;
  readonly notices: NoticeBoard<Notice | SuccessNotice>;
  readonly work: ToolWork<Action>;
  /** The result as an input; null while there is none. */
  toHeld(): Held | null;
}

type DeskOptions<Held, Action extends string> = Omit<InputTextOptions<Held>, 'onState'> &
  Omit<ToolWorkOptions<Action>, 'onState'> &
  Omit<Desk<Held, never, Action>, 'input' | 'notices' | 'work' | 'report'>;

export function createDesk<Held, Notice extends { readonly kind: string }, Action extends string>(
  options: DeskOptions<Held, Action>,
): Desk<Held, Notice, Action> {
  const { store } = options;
  // The state before is that of the prerendered page, with which React hydrates.
  store.setState(toInputState(options.initialText));
  return {
    ...options,
    input: createInputText({
      ...options,
      onState: (state) => store.setState(state),
      onText(isTyped) {
        if (store.getState().verdict !== null) store.setState({ verdict: null });
        options.onText(isTyped);
      },
    }),
    notices: createNoticeBoard(
      (notice) => store.setState({ notice }),
      (flash) => store.setState({ flash }),
    ),
    work: createToolWork({ ...options, onState: (work) => store.setState({ work }) }),
    report: (error) => options.onError(error, null),
  };
}

/** What the visitor does at a tool, whatever text it is for. */
export interface DeskController extends ResultController {
  readonly store: AnyDesk<unknown>;
  /** The text; null when only the worker has it. */
  inputText(): string | null;
  showSuccess(words: string): void;
  cancel(): void;
  /** Call when the visitor goes to another page of the product: input and result are kept. */
  leave(): void;
}

export function createDeskController<Held, Notice, Action extends string>(
  desk: Desk<Held, Notice, Action>,
): Omit<DeskController, 'inputText' | 'acceptedFiles'> {
  const { store, input, looking, notices, work } = desk;
  const endRefusal = () => {
    if (isRefusal(store.getState().notice)) notices.show(null);
  };
  return {
    ...createTaking(desk),
    store,
    noteEdit(isBlank) {
      if (!input.noteEdit(isBlank)) return;
      const { output, isOutputStale, showsOriginal } = store.getState();
      if (showsOriginal) store.setState({ showsOriginal: false });
      if (output !== null && !isOutputStale) store.setState({ isOutputStale: true });
      if (isBlank) endRefusal();
      desk.closeUnused();
    },
    noteReplaced: endRefusal,
    takeResult: () => takeResult(desk, desk.toHeld),
    showOriginal: (showsOriginal) => store.setState({ showsOriginal }),
    showSuccess: notices.flash,
    cancel: work.cancel,
    leave() {
      work.cancel();
      looking.stop();
      notices.stop();
      if (store.getState().notice?.kind === 'success') notices.show(null);
    },
  };
}

const REFUSALS: readonly string[] = ['invalid', 'refused', 'binary', 'unread'];

/** Whether a notice says that the input was refused. Such a notice ends with the text that it is about. */
export function isRefusal(notice: { readonly kind: string } | null): boolean {
  return notice !== null && REFUSALS.includes(notice.kind);
}
