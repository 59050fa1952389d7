import { createStore, type StoreApi } from 'zustand/vanilla';
import {
  type JsonIndent,
  type JsonTool,
  type TextEncodingName,
  toBinaryKind,
  toJsonProblem,
} from '../../../bridges/json-bridge.ts';
import { AppError } from '../../../core/errors.ts';
import { INDENT_SPACES, PROGRESS_INTERVAL_MS, SLOW_WORK_MS, SUCCESS_NOTICE_MS } from '../constants.ts';
import { copy } from '../copy.ts';
import { callAction } from './call-action.ts';
import { createDocumentCache } from './document-cache.ts';
import { toFailureCode } from './failure-code.ts';
import { createInputDocument, type InputDocument, type PreviousText, toInputState } from './input-document.ts';
import type { Duplicates, JsonAction, JsonNotice, JsonState, WorkName } from './json-state.ts';

/** A text that was replaced; one of the two is to be called. */
export interface Replaced {
  /** Puts it back. */
  undo(): void;
  /** Nobody wants it back any more. */
  release(): void;
}

/** A text that is put in, as its pane and its buttons need it. */
export interface InputController
  extends Pick<InputDocument, 'attachEditor' | 'attachPane' | 'editorText' | 'inputText' | 'showPlace' | 'focus'> {
  readonly tool: JsonTool;
  noteEdit(isBlank: boolean): void;
  /** Resolves to the way back to the text before; null when that was blank, and when nothing was taken. */
  take(source: Blob | string, name: string | null): Promise<Replaced | null>;
  clear(): Replaced | null;
  decodeAs(encoding: TextEncodingName): Promise<void>;
  editAnyway(): Promise<void>;
  report(error: unknown): void;
}

/** One visit to the JSON tool: what is in its panes, and the worker that holds the texts. */
export interface JsonController extends InputController {
  readonly store: StoreApi<JsonState>;
  /** The input, for other work that is done with it. */
  readonly slot: InputDocument;
  run(action: JsonAction): Promise<void>;
  /** Does other work with the worker. One piece at a time: it stops the one under way, and is stopped by the next. */
  work(name: WorkName | null, job: (signal: AbortSignal) => Promise<void>): Promise<void>;
  setIndent(indent: JsonIndent): void;
  setSorting(sortsKeys: boolean): void;
  cancel(): void;
  say(text: string): void;
  dismiss(): void;
  report(error: unknown, name?: WorkName | null): void;
  stop(): void;
}

const NO_DUPLICATES: Duplicates = { of: 'input', keys: [] };

const EMPTY: JsonState = {
  ...toInputState(''),
  indent: INDENT_SPACES.initial,
  sortsKeys: false,
  output: null,
  isOutputStale: false,
  notice: null,
  verdict: null,
  duplicates: NO_DUPLICATES,
  work: null,
  workerCount: 0,
};

export interface JsonControllerOptions {
  readonly initialText?: string;
  /** Called when the input may be another one. */
  readonly onInput?: () => void;
}

export function createJsonController(tool: JsonTool, options: JsonControllerOptions = {}): JsonController {
  const { initialText = '', onInput = () => undefined } = options;
  const store = createStore<JsonState>(() => ({ ...EMPTY, ...toInputState(initialText) }));
  const set = store.setState;
  let abortController: AbortController | null = null;
  let lastSeries = 0;
  let noticeTimer: ReturnType<typeof setTimeout> | undefined;
  const keeper = createDocumentCache(tool);
  const slot = createInputDocument({
    tool,
    keeper,
    initialText,
    onState(state) {
      const { input, isBlank } = store.getState();
      if (state.input !== input || state.isBlank !== isBlank) set(state);
    },
    onText() {
      if (store.getState().verdict !== null) set({ verdict: null });
      onInput();
    },
  });

  const tell = (notice: JsonNotice | null) => {
    clearTimeout(noticeTimer);
    set({ notice });
    if (notice?.kind === 'success') noticeTimer = setTimeout(() => set({ notice: null }), SUCCESS_NOTICE_MS);
  };

  const report = (error: unknown, action: WorkName | null = null) => {
    if (error instanceof DOMException && error.name === 'AbortError') return;
    const problem = toJsonProblem(error);
    if (problem !== null) return tell({ kind: 'invalid', action: action ?? 'validate', problem });
    const fileKind = toBinaryKind(error);
    if (fileKind !== null) return tell({ kind: 'binary', fileKind });
    if (!(error instanceof AppError)) throw error;
    if (error.code === 'worker-unavailable') forgetDocuments();
    tell({ kind: 'failed', action, code: toFailureCode(error, action) });
  };

  // The worker is lost and with it every text that only it had.
  const forgetDocuments = () => {
    keeper.forget();
    slot.forget();
    set({ output: null, duplicates: NO_DUPLICATES, workerCount: store.getState().workerCount + 1 });
  };

  /** Closes the texts that nothing on the page refers to any more. */
  const sweep = () => {
    const { output } = store.getState();
    keeper.sweep([...slot.used(), output?.document.id, output?.original?.id]);
  };
  const dropOutput = () => set({ output: null, isOutputStale: false, duplicates: NO_DUPLICATES });

  /** One piece of work at a time: a new one stops the one under way. */
  const work = async (
    action: WorkName | null,
    job: (signal: AbortSignal) => Promise<void>,
    { isQuiet = false } = {},
  ) => {
    abortController?.abort();
    const own = new AbortController();
    abortController = own;
    if (!isQuiet) tell(null);
    set({ work: { action, isSlow: false, progress: null } });
    const stopWatching = watch(own, action);
    try {
      await job(own.signal);
    } catch (error) {
      if (abortController !== own) return;
      const problem = action === 'validate' ? toJsonProblem(error) : null;
      if (problem !== null) set({ verdict: { isValid: false, line: problem.line, column: problem.column } });
      report(error, action);
    } finally {
      stopWatching();
      if (abortController === own) {
        abortController = null;
        set({ work: null });
        sweep();
      }
    }
  };

  const watch = (own: AbortController, action: WorkName | null) => {
    let timer: ReturnType<typeof setTimeout>;
    const look = async () => {
      const progress = await tool.progress().catch(() => null);
      if (abortController !== own) return;
      set({ work: { action, isSlow: true, progress } });
      timer = setTimeout(look, PROGRESS_INTERVAL_MS);
    };
    timer = setTimeout(look, SLOW_WORK_MS);
    return () => clearTimeout(timer);
  };

  const toReplaced = (former: PreviousText | null): Replaced | null =>
    former && {
      undo() {
        abortController?.abort();
        tell(null);
        if (!former.restore()) return report(new AppError('document-closed', 'The former text is lost'));
        dropOutput();
        sweep();
      },
      release() {
        former.release();
        // What is under way ends with a sweep of its own.
        if (abortController === null) sweep();
      },
    };

  /** Makes the result again after a choice that it depends on was changed, while it is of the text as it is. */
  const redo = (actions: readonly JsonAction[]) => {
    const { output, isOutputStale, work: current } = store.getState();
    if (output === null || isOutputStale || !actions.includes(output.action)) return;
    const { action } = output;
    if (current !== null && current.action !== action) return;
    void work(action, (signal) => perform(action, signal, { isQuiet: true }), { isQuiet: true });
  };

  const perform = async (action: JsonAction, signal: AbortSignal, { isQuiet = false } = {}) => {
    const { isBlank, indent, sortsKeys } = store.getState();
    if (isBlank) return;
    if (action !== 'validate' && !isQuiet) dropOutput();
    const input = await slot.document(signal);
    const result = await callAction(tool, action, input.id, { indent, sortsKeys }, signal);
    if (result !== null) {
      keeper.keep(result.document);
      signal.throwIfAborted();
      if (!isQuiet) lastSeries += 1;
      const original = result.repair === null ? null : input;
      set({ output: { ...result, action, original, series: lastSeries }, isOutputStale: false });
    } else set({ verdict: { isValid: true } });
    const repair = result?.repair ?? null;
    if (repair !== null) tell({ kind: 'repaired', repair });
    else if (!isQuiet) tell({ kind: 'success', text: copy.done[action] });
    // Of a repaired text the keys are read where the lines can be counted on.
    if (action === 'format' || action === 'validate') {
      void listDuplicates(result === null ? 'input' : 'output', result?.document.id ?? input.id);
    }
  };

  return {
    store,
    tool,
    slot,
    attachEditor: slot.attachEditor,
    attachPane: slot.attachPane,
    editorText: slot.editorText,
    inputText: slot.inputText,
    showPlace: slot.showPlace,
    focus: slot.focus,
    noteEdit(isBlank) {
      if (!slot.noteEdit(isBlank)) return;
      const { output, isOutputStale } = store.getState();
      if (output !== null && !isOutputStale) set({ isOutputStale: true });
      sweep();
    },

    run: (action) => work(action, (signal) => perform(action, signal)),

    async take(source, name) {
      let former: PreviousText | null = null;
      await work(null, async (signal) => {
        former = await slot.take(source, name, signal);
        dropOutput();
        tell({ kind: 'success', text: name === null ? copy.notices.pasted : copy.notices.opened(name) });
      });
      return toReplaced(former);
    },

    decodeAs: (encoding) =>
      work(null, (signal) => {
        dropOutput();
        return slot.decodeAs(encoding, signal);
      }),

    editAnyway: () =>
      work(null, () => {
        dropOutput();
        return slot.editAnyway();
      }),

    work,
    setIndent(indent) {
      if (indent === store.getState().indent) return;
      set({ indent });
      redo(['format', 'unescape']);
    },
    setSorting(sortsKeys) {
      set({ sortsKeys });
      redo(['format', 'minify']);
    },
    clear() {
      abortController?.abort();
      const former = slot.clear();
      dropOutput();
      sweep();
      tell({ kind: 'success', text: copy.notices.cleared });
      return toReplaced(former);
    },
    cancel: () => abortController?.abort(),
    say: (words) => tell({ kind: 'success', text: words }),
    dismiss: () => tell(null),
    report,
    stop() {
      abortController?.abort();
      clearTimeout(noticeTimer);
      forgetDocuments();
      tool.stop();
      set({ isOutputStale: false, notice: null, verdict: null, work: null });
    },
  };

  async function listDuplicates(of: Duplicates['of'], id: number) {
    const { output, input } = store.getState();
    const keys = await tool.findDuplicateKeys(id).catch(() => []);
    const now = store.getState();
    if (now.output === output && now.input === input) set({ duplicates: { of, keys } });
  }
}
