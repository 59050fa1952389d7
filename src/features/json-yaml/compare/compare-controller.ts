import { createStore, type StoreApi } from 'zustand/vanilla';
import {
  type JsonDifference,
  type JsonDifferenceKind,
  type TextDocument,
  toJsonProblem,
} from '../../../bridges/json-bridge.ts';
import { AppError } from '../../../core/errors.ts';
import { copy } from '../copy.ts';
import { createDocumentCache } from '../json/document-cache.ts';
import { createInputDocument, type InputDocument, type PreviousText, toInputState } from '../json/input-document.ts';
import type { InputController, JsonController, Replaced } from '../json/json-controller.ts';
import type { CompareSide, CompareState } from './compare-state.ts';
import { listShown, stepSelection } from './model/listed-differences.ts';

/** The comparison of the tool's input with a second text. */
export interface CompareController {
  readonly store: StoreApi<CompareState>;
  /** The second text. */
  readonly right: InputController;
  toggle(): void;
  run(): Promise<void>;
  /** Leaves the result for the texts as they were put in. */
  edit(): void;
  setIgnoringKeyOrder(ignoresKeyOrder: boolean): void;
  toggleKind(kind: JsonDifferenceKind): void;
  select(difference: JsonDifference): void;
  /** Goes to the next difference that is listed, or with -1 to the one before. */
  step(by: 1 | -1): void;
}

const NO_RESULT = { result: null, problem: null, selected: null, hiddenKinds: new Set<JsonDifferenceKind>() } as const;

export function createCompareController(controller: JsonController): CompareController {
  const { tool } = controller;
  const store = createStore<CompareState>(() => ({
    ...toInputState(''),
    ...NO_RESULT,
    isOn: false,
    ignoresKeyOrder: true,
    jumpCount: 0,
  }));
  const set = store.setState;
  const keeper = createDocumentCache(tool);
  const drop = () => {
    const { result, problem } = store.getState();
    if (result !== null || problem !== null) set(NO_RESULT);
  };
  const slot = createInputDocument({ tool, keeper, initialText: '', onState: (state) => set(state), onText: drop });
  const sweep = () => {
    const { result } = store.getState();
    keeper.sweep([...slot.used(), result?.left.id, result?.right.id]);
  };
  /** Work with the second text, in the one row of work that the tool has. */
  const work = async (job: (signal: AbortSignal) => Promise<void>) => {
    await controller.work(null, job);
    sweep();
  };

  const toReplaced = (former: PreviousText | null): Replaced | null =>
    former && {
      undo() {
        controller.cancel();
        controller.dismiss();
        if (!former.restore()) controller.report(new AppError('document-closed', 'The former text is lost'));
        sweep();
      },
      release() {
        former.release();
        // What is under way holds texts that nothing names yet, and ends with a sweep of its own.
        if (controller.store.getState().work === null) sweep();
      },
    };

  controller.store.subscribe((now, before) => {
    if (now.workerCount !== before.workerCount) {
      keeper.forget();
      slot.forget();
      set(NO_RESULT);
    } else if (now.input !== before.input) {
      drop();
      sweep();
    }
  });

  /** The text, indented; null when it is no JSON, which is told. */
  const format = async (side: CompareSide, text: InputDocument, signal: AbortSignal): Promise<TextDocument | null> => {
    const { indent } = controller.store.getState();
    try {
      const { id } = await text.document(signal);
      return keeper.keep((await tool.format(id, { indent, repairs: false }, signal)).document);
    } catch (error) {
      const problem = toJsonProblem(error);
      if (problem === null) throw error;
      set({ problem: { side, problem } });
      return null;
    }
  };

  const run = async () => {
    if (store.getState().isBlank || controller.store.getState().isBlank) return;
    await controller.work('compare', async (signal) => {
      set(NO_RESULT);
      const { ignoresKeyOrder } = store.getState();
      const left = await format('left', controller.slot, signal);
      const right = left === null ? null : await format('right', slot, signal);
      if (left === null || right === null) return;
      const comparison = await tool.diff(left.id, right.id, { ignoresKeyOrder }, signal);
      signal.throwIfAborted();
      set({ result: { left, right, comparison, ignoresKeyOrder } });
      select(comparison.differences[0] ?? null);
    });
    sweep();
  };

  const select = (selected: JsonDifference | null) => set({ selected, jumpCount: store.getState().jumpCount + 1 });
  const shown = () => {
    const { result, hiddenKinds } = store.getState();
    return listShown(result?.comparison.differences ?? [], hiddenKinds);
  };

  return {
    store,
    right: {
      tool,
      attachEditor: slot.attachEditor,
      attachPane: slot.attachPane,
      editorText: slot.editorText,
      inputText: slot.inputText,
      showPlace: slot.showPlace,
      focus: slot.focus,
      noteEdit(isBlank) {
        if (slot.noteEdit(isBlank)) sweep();
      },
      clear() {
        controller.cancel();
        const former = slot.clear();
        sweep();
        controller.say(copy.notices.cleared);
        return toReplaced(former);
      },
      async take(source, name) {
        let former: PreviousText | null = null;
        await work(async (signal) => {
          former = await slot.take(source, name, signal);
          controller.say(name === null ? copy.notices.pasted : copy.notices.opened(name));
        });
        return toReplaced(former);
      },
      decodeAs: (encoding) => work((signal) => slot.decodeAs(encoding, signal)),
      editAnyway: () => work(() => slot.editAnyway()),
      report: (error) => controller.report(error),
    },
    toggle() {
      controller.cancel();
      controller.dismiss();
      set({ ...NO_RESULT, isOn: !store.getState().isOn });
      sweep();
    },
    run,
    edit() {
      set(NO_RESULT);
      sweep();
    },
    setIgnoringKeyOrder(ignoresKeyOrder) {
      const hasResult = store.getState().result !== null;
      set({ ignoresKeyOrder });
      if (hasResult) void run();
    },
    toggleKind(kind) {
      const { hiddenKinds, selected } = store.getState();
      const next = new Set(hiddenKinds);
      if (!next.delete(kind)) next.add(kind);
      set({ hiddenKinds: next, selected: selected !== null && next.has(selected.kind) ? null : selected });
    },
    select,
    step: (by) => select(stepSelection(shown(), store.getState().selected, by)),
  };
}
