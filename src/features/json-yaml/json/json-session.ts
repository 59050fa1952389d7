import { createStore, type StoreApi } from 'zustand/vanilla';
import {
  type JsonIndent,
  type JsonResult,
  type JsonTool,
  type TextEncodingName,
  toJsonProblem,
} from '../../../bridges/json-bridge.ts';
import { AppError } from '../../../core/errors.ts';
import { INDENT_SPACES, PROGRESS_INTERVAL_MS, SLOW_WORK_MS, SUCCESS_NOTICE_MS } from '../constants.ts';
import { copy } from '../copy.ts';
import type { Duplicates, FailureCode, JsonAction, JsonNotice, JsonState, WorkName } from './json-state.ts';
import { createTextKeeper } from './text-keeper.ts';
import { createTextSlot, type TextSlot, toSlotState } from './text-slot.ts';

/** A text that is put in, as its pane and its buttons need it. */
export interface InputSession
  extends Pick<TextSlot, 'attachEditor' | 'editorText' | 'inputText' | 'showPlace' | 'clear'> {
  readonly tool: JsonTool;
  noteEdit(isBlank: boolean): void;
  take(source: Blob | string, name: string | null): Promise<void>;
  decodeAs(encoding: TextEncodingName): Promise<void>;
  editAnyway(): Promise<void>;
  report(error: unknown): void;
}

/** One visit to the JSON tool: what is in its panes, and the worker that holds the texts. */
export interface JsonSession extends InputSession {
  readonly store: StoreApi<JsonState>;
  /** The input, for other work that is done with it. */
  readonly slot: TextSlot;
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
  ...toSlotState(''),
  indent: INDENT_SPACES.initial,
  sortsKeys: false,
  output: null,
  isOutputStale: false,
  notice: null,
  duplicates: NO_DUPLICATES,
  work: null,
  workerCount: 0,
};

export interface JsonSessionOptions {
  readonly initialText?: string;
  /** Called when the input may be another one. */
  readonly onInput?: () => void;
}

export function createJsonSession(tool: JsonTool, options: JsonSessionOptions = {}): JsonSession {
  const { initialText = '', onInput = () => undefined } = options;
  const store = createStore<JsonState>(() => ({ ...EMPTY, ...toSlotState(initialText) }));
  const set = store.setState;
  let controller: AbortController | null = null;
  let noticeTimer: ReturnType<typeof setTimeout> | undefined;
  const keeper = createTextKeeper(tool);
  const slot = createTextSlot({
    tool,
    keeper,
    initialText,
    onState(state) {
      const { input, isBlank } = store.getState();
      if (state.input !== input || state.isBlank !== isBlank) set(state);
    },
    onText: onInput,
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
  const work = async (action: WorkName | null, job: (signal: AbortSignal) => Promise<void>) => {
    controller?.abort();
    const own = new AbortController();
    controller = own;
    tell(null);
    set({ work: { action, isSlow: false, progress: null } });
    const stopWatching = watch(own, action);
    try {
      await job(own.signal);
    } catch (error) {
      if (controller === own) report(error, action);
    } finally {
      stopWatching();
      if (controller === own) {
        controller = null;
        set({ work: null });
        sweep();
      }
    }
  };

  const watch = (own: AbortController, action: WorkName | null) => {
    let timer: ReturnType<typeof setTimeout>;
    const look = async () => {
      const progress = await tool.progress().catch(() => null);
      if (controller !== own) return;
      set({ work: { action, isSlow: true, progress } });
      timer = setTimeout(look, PROGRESS_INTERVAL_MS);
    };
    timer = setTimeout(look, SLOW_WORK_MS);
    return () => clearTimeout(timer);
  };

  return {
    store,
    tool,
    slot,
    attachEditor: slot.attachEditor,
    editorText: slot.editorText,
    inputText: slot.inputText,
    showPlace: slot.showPlace,
    noteEdit(isBlank) {
      if (!slot.noteEdit(isBlank)) return;
      const { output, isOutputStale } = store.getState();
      if (output !== null && !isOutputStale) set({ isOutputStale: true });
      sweep();
    },

    run: (action) =>
      work(action, async (signal) => {
        const { isBlank, indent, sortsKeys } = store.getState();
        if (isBlank) return;
        if (action !== 'validate') dropOutput();
        const input = await slot.document(signal);
        const result = await perform(tool, action, input.id, { indent, sortsKeys }, signal);
        const repair = result?.repair ?? null;
        if (result !== null) {
          keeper.keep(result.document);
          signal.throwIfAborted();
          set({ output: { ...result, action, original: repair === null ? null : input }, isOutputStale: false });
        }
        tell(repair === null ? { kind: 'success', text: copy.done[action] } : { kind: 'repaired', repair });
        // Of a repaired text the keys are read where the lines can be counted on.
        if (action === 'format' || action === 'validate') {
          void listDuplicates(result === null ? 'input' : 'output', result?.document.id ?? input.id);
        }
      }),

    take: (source, name) =>
      work(null, async (signal) => {
        dropOutput();
        await slot.take(source, name, signal);
        if (name !== null) tell({ kind: 'success', text: copy.notices.opened(name) });
      }),

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
    setIndent: (indent) => set({ indent }),
    setSorting: (sortsKeys) => set({ sortsKeys }),
    clear() {
      controller?.abort();
      slot.clear();
      dropOutput();
      sweep();
      tell(null);
    },
    cancel: () => controller?.abort(),
    say: (words) => tell({ kind: 'success', text: words }),
    dismiss: () => tell(null),
    report,
    stop() {
      controller?.abort();
      clearTimeout(noticeTimer);
      forgetDocuments();
      tool.stop();
      set({ isOutputStale: false, notice: null, work: null });
    },
  };

  async function listDuplicates(of: Duplicates['of'], id: number) {
    const { output, input } = store.getState();
    const keys = await tool.findDuplicateKeys(id).catch(() => []);
    const now = store.getState();
    if (now.output === output && now.input === input) set({ duplicates: { of, keys } });
  }
}

/** Null for an action without a result to show. */
async function perform(
  tool: JsonTool,
  action: JsonAction,
  id: number,
  { indent, sortsKeys }: Pick<JsonState, 'indent' | 'sortsKeys'>,
  signal: AbortSignal,
) {
  const calls: Record<JsonAction, () => Promise<JsonResult | null>> = {
    format: () => tool.format(id, { indent, repairs: true, sortsKeys }, signal),
    minify: () => tool.minify(id, { sortsKeys }, signal),
    escape: () => tool.escape(id, signal),
    unescape: () => tool.unescape(id, { indent }, signal),
    validate: () => tool.validate(id, signal).then(() => null),
  };
  return calls[action]();
}

/** Sorting and comparing take less than the other actions do. */
function toFailureCode(error: AppError, action: WorkName | null): FailureCode {
  if (error.code === 'json-too-large' && action === 'compare') return 'compare-too-large';
  if (error.code === 'json-too-large' && (action === 'format' || action === 'minify')) return 'sort-too-large';
  if (error.code in copy.errors) return error.code as FailureCode;
  throw error;
}
