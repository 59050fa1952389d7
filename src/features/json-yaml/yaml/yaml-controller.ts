import { createStore, type StoreApi } from 'zustand/vanilla';
import type { YamlFix, YamlIndent, YamlLanguage, YamlTool, YamlWarning } from '../../../bridges/yaml-bridge.ts';
import { AppError } from '../../../core/errors.ts';
import { YAML_CHARS_MAX } from '../../../core/yaml-limits.ts';
import { type FileEncoding, readTextFile } from '../../../platform/text-file.ts';
import { EDITED_BYTES, EDITOR_PASTE_CHARS, INDENT_SPACES, SLOW_WORK_MS, SUCCESS_NOTICE_MS } from '../constants.ts';
import type { TextEditor } from '../editor/editor.ts';
import { countChangedLines } from '../model/changed-lines.ts';
import { createTextLines, type TextLines } from '../model/text-lines.ts';
import { copy } from './copy.ts';
import { placeOf, problemOf, toFailureCode } from './failure.ts';
import { performAction } from './perform-action.ts';
import type { YamlAction, YamlNotice, YamlPlace, YamlState } from './yaml-state.ts';

/** Brings the former input back. */
export type UndoReplace = () => void;

/** One visit to the YAML tool: what is in its panes, and the choices. */
export interface YamlController {
  readonly store: StoreApi<YamlState>;
  /** The editor that is on the page; null while a long text is shown, or none is loaded. */
  attachEditor(editor: TextEditor | null): void;
  /** Text for an editor that is made anew. */
  editorText(): string;
  inputText(): string;
  noteEdit(isBlank: boolean): void;
  run(action: YamlAction): Promise<void>;
  /** Takes a text in, in place of the one before. Resolves to the way back, null when there was nothing or on failure. */
  take(source: Blob | string, name: string | null): Promise<UndoReplace | null>;
  /** Brings a text that is shown read only into the editor. */
  editAnyway(): void;
  /** The choices make the result anew while it belongs to the input. */
  setIndent(indent: YamlIndent): void;
  setOutputLanguage(language: YamlLanguage): void;
  setFixing(isFixing: boolean): void;
  clear(): UndoReplace | null;
  cancel(): void;
  /** Changes one line of the input; false when the line is not what it was when the change was suggested. */
  applySuggestion(suggestion: YamlFix): boolean;
  say(text: string): void;
  showPlace(place: YamlPlace): void;
  report(error: unknown): void;
  stop(): void;
}

const EMPTY: YamlState = {
  input: { at: 'editor' },
  name: null,
  isBlank: true,
  indent: INDENT_SPACES.initial,
  outputLanguage: 'yaml',
  isFixing: true,
  output: null,
  isOutputStale: false,
  verdict: null,
  findings: null,
  notice: null,
  work: null,
};

/** A text of the controller, wherever it is. */
interface Kept {
  readonly text: string;
  readonly lines: TextLines | null;
  readonly name: string | null;
}

export interface YamlControllerOptions {
  readonly initialText?: string;
  /** Called when the input may be another one. */
  readonly onInput?: () => void;
}

export function createYamlController(tool: YamlTool, options: YamlControllerOptions = {}): YamlController {
  const { initialText = '', onInput = () => undefined } = options;
  const store = createStore<YamlState>(() => ({ ...EMPTY, isBlank: initialText.trim() === '' }));
  const set = store.setState;
  let editor: TextEditor | null = null;
  let stash = initialText;
  /** The next editor takes the focus: the control that had it is gone. */
  let isFocusDue = false;
  let abortController: AbortController | null = null;
  let noticeTimer: ReturnType<typeof setTimeout> | undefined;

  const kept = (): Kept => {
    const { input, name } = store.getState();
    return input.at === 'shown'
      ? { text: input.lines.text, lines: input.lines, name }
      : { text: editor?.text() ?? stash, lines: null, name };
  };

  const tell = (notice: YamlNotice | null) => {
    clearTimeout(noticeTimer);
    set({ notice });
    if (notice?.kind === 'success') noticeTimer = setTimeout(() => set({ notice: null }), SUCCESS_NOTICE_MS);
  };

  const report = (error: unknown, action: YamlAction | null) => {
    if (error instanceof DOMException && error.name === 'AbortError') return;
    const problem = problemOf(error);
    if (problem !== null) {
      if (problem.suggestions.length > 0) set({ findings: { ...NO_FINDINGS, suggestions: problem.suggestions } });
      if (action === 'validate') set({ verdict: { isValid: false } });
      return tell({ kind: 'invalid', action: action ?? 'validate', problem });
    }
    tell({ kind: 'failed', action, code: toFailureCode(error), place: placeOf(error) });
    // What is not expected is told to the visitor, and is a bug all the same.
    if (!(error instanceof AppError)) throw error;
  };

  const dropOutcome = () => set({ output: null, isOutputStale: false, verdict: null, findings: null });

  /** One piece of work at a time: a new one stops the one under way. Undefined when it failed or was stopped. */
  const work = async <Outcome>(action: YamlAction | null, job: (signal: AbortSignal) => Promise<Outcome>) => {
    abortController?.abort();
    const own = new AbortController();
    abortController = own;
    tell(null);
    set({ work: { action, isSlow: false } });
    const timer = setTimeout(() => set({ work: { action, isSlow: true } }), SLOW_WORK_MS);
    try {
      return await job(own.signal);
    } catch (error) {
      if (abortController === own) report(error, action);
      return undefined;
    } finally {
      clearTimeout(timer);
      if (abortController === own) {
        abortController = null;
        set({ work: null });
      }
    }
  };

  const put = ({ text, lines, name }: Kept) => {
    dropOutcome();
    const isBlank = text.trim() === '';
    if (lines === null) {
      stash = text;
      set({ input: { at: 'editor' }, name, isBlank });
      editor?.setText(text);
    } else set({ input: { at: 'shown', lines }, name, isBlank });
    onInput();
  };

  const replace = (next: Kept): UndoReplace | null => {
    const former = kept();
    put(next);
    if (former.text.trim() === '') return null;
    return () => {
      abortController?.abort();
      put(former);
      if (editor === null) isFocusDue = true;
      else editor.focus();
    };
  };

  const run = (action: YamlAction) =>
    work(action, async (signal) => {
      const state = store.getState();
      if (state.isBlank) return;
      const { text, lines } = kept();
      if (text.length > YAML_CHARS_MAX) throw new AppError('text-too-long', 'The text is too long');
      if (action === 'validate') set({ verdict: null, findings: null });
      else dropOutcome();
      const start = performance.now();
      const result = await performAction(tool, action, text, state, signal);
      const tookMs = performance.now() - start;
      const isFixed = 'fixes' in result && result.fixes.length > 0;
      if ('text' in result) {
        const output = {
          action,
          language: result.output,
          lines: await createTextLines(result.text, pause),
          original: isFixed ? (lines ?? (await createTextLines(text, pause))) : null,
          documentCount: result.documentCount,
          fixedLineCount: countChangedLines(result.fixes),
          tookMs,
        };
        signal.throwIfAborted();
        set({ output, isOutputStale: false });
        // It chose the language itself: the choice shown is what the result is.
        if (action === 'convert') set({ outputLanguage: result.output });
      } else {
        set({ verdict: { isValid: true, language: result.input, documentCount: result.documentCount } });
      }
      set({ findings: { ...NO_FINDINGS, ...result } });
      if ('text' in result && result.warnings.some(isUntouched)) return;
      tell({ kind: 'success', text: copy.done[action]('text' in result ? result.output : result.input) });
    });

  /** Does what made the result once more; `toAction` tells what to do after a choice, null for nothing. */
  const redo = (toAction: (action: YamlAction) => YamlAction | null) => {
    const { output, isOutputStale, work: underWay } = store.getState();
    const made = isOutputStale ? null : (output?.action ?? null);
    const last = underWay === null ? made : underWay.action;
    const next = last === null || last === 'validate' ? null : toAction(last);
    if (next !== null) void run(next);
  };

  return {
    store,
    attachEditor(next) {
      if (next === null && editor !== null) stash = editor.text();
      editor = next;
      if (next === null || !isFocusDue) return;
      isFocusDue = false;
      next.focus();
    },
    editorText: () => stash,
    inputText: () => kept().text,
    noteEdit(isBlank) {
      onInput();
      const { isBlank: wasBlank, output, isOutputStale, verdict } = store.getState();
      if (wasBlank !== isBlank) set({ isBlank });
      if (verdict !== null) set({ verdict: null });
      if (output !== null && !isOutputStale) set({ isOutputStale: true });
    },

    run,

    async take(source, name) {
      const undo = await work(null, async (signal) => {
        const { text, encoding } =
          typeof source === 'string' ? { text: source, encoding: null } : await readTextFile(source, YAML_CHARS_MAX);
        if (text.length > YAML_CHARS_MAX) throw new AppError('text-too-long', 'The text is too long');
        const lines = text.length <= EDITED_BYTES.offered ? null : await createTextLines(text, pause);
        // Reading a long text and showing it are two pieces of work.
        if (text.length > EDITOR_PASTE_CHARS) await pause();
        signal.throwIfAborted();
        const way = replace({ text, lines, name });
        if (name !== null) tell({ kind: 'success', text: toOpenedText(name, encoding) });
        return way;
      });
      return undo ?? null;
    },

    editAnyway() {
      const { text, name } = kept();
      put({ text, lines: null, name });
    },

    setIndent(indent) {
      if (indent === store.getState().indent) return;
      set({ indent });
      redo((action) => (action === 'compress' ? null : action));
    },
    setOutputLanguage(outputLanguage) {
      if (outputLanguage === store.getState().outputLanguage) return;
      set({ outputLanguage });
      // The conversion chooses its language itself: another one is asked for by formatting.
      redo((action) => (action === 'convert' ? 'format' : action));
    },
    setFixing: (isFixing) => set({ isFixing }),
    clear() {
      abortController?.abort();
      tell(null);
      return replace({ text: '', lines: null, name: null });
    },
    cancel: () => abortController?.abort(),

    applySuggestion({ line, before, after }) {
      const isApplied = editor?.replaceLine(line, before, after) ?? false;
      if (!isApplied) return false;
      const { findings } = store.getState();
      const suggestions = findings?.suggestions.filter((other) => other.line !== line) ?? [];
      if (findings !== null) set({ findings: { ...findings, suggestions } });
      tell({ kind: 'success', text: copy.notices.applied });
      return true;
    },
    say: (text) => tell({ kind: 'success', text }),
    showPlace: ({ line, column }) => editor?.showPlace(line, column),
    report: (error) => report(error, null),
    stop() {
      abortController?.abort();
      clearTimeout(noticeTimer);
    },
  };
}

/** The text was given back as it came: that is no success. */
function isUntouched(warning: YamlWarning): boolean {
  return warning.kind === 'left-untouched' || (warning.kind === 'pairs-as-text' && warning.isUntouched);
}

const NO_FINDINGS = { fixes: [], suggestions: [], losses: { count: 0, losses: [] }, warnings: [] } as const;

function toOpenedText(name: string, encoding: FileEncoding | null): string {
  const isPlain = encoding === null || encoding === 'utf-8';
  return isPlain ? copy.notices.opened(name) : copy.notices.openedAs(name, encoding);
}

/** Lets the page do what waits. */
export function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
