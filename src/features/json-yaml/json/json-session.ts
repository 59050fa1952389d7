import { createStore, type StoreApi } from 'zustand/vanilla';
import {
  type JsonIndent,
  type JsonResult,
  type JsonTool,
  type OpenedDocument,
  type TextDocument,
  type TextEncodingName,
  toJsonProblem,
} from '../../../bridges/json-bridge.ts';
import { AppError } from '../../../core/errors.ts';
import { EDITED_BYTES, INDENT_SPACES, PROGRESS_INTERVAL_MS, SLOW_WORK_MS, SUCCESS_NOTICE_MS } from '../constants.ts';
import { copy } from '../copy.ts';
import type { TextEditor } from '../panes/editor.ts';
import type { Duplicates, FailureCode, JsonAction, JsonNotice, JsonState } from './json-state.ts';

/** One visit to the JSON tool: what is in its panes, and the worker that holds the texts. */
export interface JsonSession {
  readonly store: StoreApi<JsonState>;
  readonly tool: JsonTool;
  /** The editor that is on the page; null while a text in the worker is shown, or none is loaded. */
  attachEditor(editor: TextEditor | null): void;
  /** Text for an editor that is made anew. */
  editorText(): string;
  /** The input; null when only the worker has it. */
  inputText(): string | null;
  noteEdit(isBlank: boolean): void;
  run(action: JsonAction): Promise<void>;
  /** Takes a text in: into the editor where it is short enough, else into the worker. */
  take(source: Blob | string, name: string | null): Promise<void>;
  decodeAs(encoding: TextEncodingName): Promise<void>;
  /** Brings a text that is shown read only into the editor. */
  editAnyway(): Promise<void>;
  setIndent(indent: JsonIndent): void;
  clear(): void;
  cancel(): void;
  say(text: string): void;
  dismiss(): void;
  showPlace(line: number, column: number): void;
  report(error: unknown, action?: JsonAction | null): void;
  stop(): void;
}

const NO_DUPLICATES: Duplicates = { of: 'input', keys: [] };

const EMPTY: JsonState = {
  input: { at: 'editor', name: null },
  isBlank: true,
  indent: INDENT_SPACES.initial,
  output: null,
  isOutputStale: false,
  notice: null,
  duplicates: NO_DUPLICATES,
  work: null,
};

export interface JsonSessionOptions {
  readonly initialText?: string;
  /** Called when the input may be another one. */
  readonly onInput?: () => void;
}

export function createJsonSession(tool: JsonTool, options: JsonSessionOptions = {}): JsonSession {
  const { initialText = '', onInput = () => undefined } = options;
  const store = createStore<JsonState>(() => ({ ...EMPTY, isBlank: initialText.trim() === '' }));
  const set = store.setState;
  let editor: TextEditor | null = null;
  let stash = initialText;
  /** The editor's text as the worker has it, until it is changed. */
  let opened: OpenedDocument | null = null;
  /** The editor reports the text that it is given as a change, too. */
  let isPutting = false;
  let controller: AbortController | null = null;
  const known = new Set<number>();
  let noticeTimer: ReturnType<typeof setTimeout> | undefined;

  const text = () => editor?.text() ?? stash;

  const tell = (notice: JsonNotice | null) => {
    clearTimeout(noticeTimer);
    set({ notice });
    if (notice?.kind === 'success') noticeTimer = setTimeout(() => set({ notice: null }), SUCCESS_NOTICE_MS);
  };

  const report = (error: unknown, action: JsonAction | null = null) => {
    if (error instanceof DOMException && error.name === 'AbortError') return;
    const problem = toJsonProblem(error);
    if (problem !== null) return tell({ kind: 'invalid', action: action ?? 'validate', problem });
    if (!(error instanceof AppError)) throw error;
    if (error.code === 'worker-unavailable') forgetDocuments();
    tell({ kind: 'failed', action, code: toFailureCode(error) });
  };

  // The worker is lost and with it every text that only it had.
  const forgetDocuments = () => {
    opened = null;
    known.clear();
    const wasInWorker = store.getState().input.at === 'worker';
    set({ output: null, duplicates: NO_DUPLICATES });
    if (wasInWorker) set({ input: EMPTY.input, isBlank: text().trim() === '' });
  };

  const keep = <Kept extends TextDocument>(document: Kept): Kept => {
    known.add(document.id);
    return document;
  };
  /** Closes the texts that nothing on the page refers to any more. */
  const sweep = () => {
    const { input, output } = store.getState();
    const inputId = input.at === 'worker' ? input.document.id : undefined;
    const used = new Set([opened?.id, inputId, output?.document.id, output?.original?.id]);
    for (const id of known) {
      if (used.has(id)) continue;
      known.delete(id);
      tool.close(id);
    }
  };
  const dropOutput = () => set({ output: null, isOutputStale: false, duplicates: NO_DUPLICATES });

  /** One piece of work at a time: a new one stops the one under way. */
  const work = async (action: JsonAction | null, job: (signal: AbortSignal) => Promise<void>) => {
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

  const watch = (own: AbortController, action: JsonAction | null) => {
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

  const inputDocument = async (signal: AbortSignal): Promise<TextDocument> => {
    const { input } = store.getState();
    if (input.at === 'worker') return input.document;
    opened ??= keep(await tool.open(text(), signal));
    return opened;
  };

  /** `document` is the same text where the worker has it already. */
  const put = (content: string, name: string | null, document: OpenedDocument | null = null) => {
    opened = document;
    stash = content;
    set({ input: { at: 'editor', name }, isBlank: content.trim() === '' });
    isPutting = true;
    editor?.setText(content);
    isPutting = false;
    onInput();
  };

  return {
    store,
    tool,
    attachEditor(next) {
      if (next === null) stash = text();
      editor = next;
    },
    editorText: () => stash,
    inputText: () => (store.getState().input.at === 'editor' ? text() : null),
    noteEdit(isBlank) {
      if (isPutting) return;
      opened = null;
      onInput();
      const { isBlank: wasBlank, output, isOutputStale } = store.getState();
      if (wasBlank !== isBlank) set({ isBlank });
      if (output !== null && !isOutputStale) set({ isOutputStale: true });
      sweep();
    },

    run: (action) =>
      work(action, async (signal) => {
        const { isBlank, indent } = store.getState();
        if (isBlank) return;
        if (action !== 'validate') dropOutput();
        const input = await inputDocument(signal);
        const result = await perform(tool, action, input.id, indent, signal);
        const repair = result?.repair ?? null;
        if (result !== null) {
          keep(result.document);
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
        if (typeof source === 'string' && source.length <= EDITED_BYTES.offered) return put(source, name);
        const document = keep(await tool.open(source, signal));
        if (document.byteLength <= EDITED_BYTES.offered && !hasDoubt(document)) {
          put(await tool.getText(document.id, EDITED_BYTES.offered), name, document);
        } else {
          opened = null;
          set({ input: { at: 'worker', document, name }, isBlank: document.byteLength === 0 });
          onInput();
        }
        if (name !== null) tell({ kind: 'success', text: copy.notices.opened(name) });
      }),

    decodeAs: (encoding) =>
      work(null, async (signal) => {
        const { input } = store.getState();
        if (input.at !== 'worker') return;
        dropOutput();
        const document = await tool.decodeAs(input.document.id, encoding, signal);
        set({ input: { ...input, document } });
      }),

    editAnyway: () =>
      work(null, async () => {
        const { input } = store.getState();
        if (input.at !== 'worker') return;
        dropOutput();
        put(await tool.getText(input.document.id, EDITED_BYTES.onRequest), input.name);
      }),

    setIndent: (indent) => set({ indent }),
    clear() {
      controller?.abort();
      put('', null);
      dropOutput();
      sweep();
      tell(null);
    },
    cancel: () => controller?.abort(),
    say: (words) => tell({ kind: 'success', text: words }),
    dismiss: () => tell(null),
    showPlace: (line, column) => editor?.showPlace(line, column),
    report,
    stop() {
      controller?.abort();
      clearTimeout(noticeTimer);
      stash = text();
      opened = null;
      known.clear();
      tool.stop();
      set({ ...EMPTY, indent: store.getState().indent, isBlank: stash.trim() === '' });
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
async function perform(tool: JsonTool, action: JsonAction, id: number, indent: JsonIndent, signal: AbortSignal) {
  const calls: Record<JsonAction, () => Promise<JsonResult | null>> = {
    format: () => tool.format(id, { indent, repairs: true }, signal),
    minify: () => tool.minify(id, {}, signal),
    escape: () => tool.escape(id, signal),
    unescape: () => tool.unescape(id, { indent }, signal),
    validate: () => tool.validate(id, signal).then(() => null),
  };
  return calls[action]();
}

function hasDoubt({ encoding, otherEncodings }: OpenedDocument): boolean {
  return encoding !== 'utf-8' || otherEncodings.length > 0;
}

function toFailureCode(error: AppError): FailureCode {
  if (error.code in copy.errors) return error.code as FailureCode;
  throw error;
}
