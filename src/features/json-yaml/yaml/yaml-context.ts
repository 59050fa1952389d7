import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Detection, TextSample } from '../../../bridges/json-bridge.ts';
import { toYamlProblem, type YamlTool } from '../../../bridges/yaml-bridge.ts';
import { AppError } from '../../../core/errors.ts';
import { INDENT_SPACES } from '../constants.ts';
import { toSample } from '../json/input-detection.ts';
import { createEditorText, type EditorText } from '../parts/editor-text.ts';
import { createNoticeBoard, type NoticeBoard } from '../parts/notice-board.ts';
import { createToolWork, type ToolWork } from '../parts/tool-work.ts';
import { copy } from './copy.ts';
import { createFormatDetection, type FormatDetection } from './format-detection.ts';
import type { YamlAction, YamlFailureCode, YamlFindings, YamlNotice, YamlPlace, YamlState } from './yaml-state.ts';

/** What the functions of the YAML controller share. */
export interface YamlContext {
  readonly tool: YamlTool;
  readonly store: StoreApi<YamlState>;
  readonly editor: EditorText;
  readonly notices: NoticeBoard<YamlNotice>;
  readonly work: ToolWork<YamlAction>;
  readonly detection: FormatDetection;
  /** Called when the input may have changed. */
  readonly onInput: () => void;
  /** Number of the last series of results. */
  lastSeries: number;
}

export interface YamlControllerOptions {
  readonly initialText?: string;
  readonly onInput?: () => void;
  /** Recognizes texts that the JSON tool decodes or repairs. */
  readonly detect?: (sample: TextSample) => Promise<Detection | null>;
}

export const NO_FINDINGS: YamlFindings = {
  of: 'input',
  fixes: [],
  suggestions: [],
  losses: { count: 0, losses: [] },
  warnings: [],
};

export function createYamlContext(tool: YamlTool, options: YamlControllerOptions): YamlContext {
  const { initialText = '', onInput = () => undefined, detect = async () => null } = options;
  const store = createYamlStore(initialText);
  const noteKind = createKindNote(store, detect);
  const context: YamlContext = {
    tool,
    store,
    editor: createEditorText(initialText),
    notices: createNoticeBoard(
      (notice) => store.setState({ notice }),
      (flash) => store.setState({ flash }),
    ),
    work: createToolWork({
      onState: (work) => store.setState({ work }),
      onError: (error, action) => report(context, error, action),
    }),
    detection: createFormatDetection(
      () => context.editor.text(),
      (format, text) => {
        store.setState({ format });
        void noteKind(text);
      },
    ),
    onInput,
    lastSeries: 0,
  };
  if (initialText !== '') context.detection.look();
  return context;
}

/** Keeps the kind of the text that was looked at last. */
function createKindNote(
  store: StoreApi<YamlState>,
  detect: (sample: TextSample) => Promise<Detection | null>,
): (text: string) => Promise<void> {
  let lastLook = 0;
  return async (text) => {
    lastLook += 1;
    const number = lastLook;
    // Without an answer there is no offer.
    const detection = await detect(toSample(text)).catch(() => null);
    if (number === lastLook) store.setState({ kind: detection?.kind ?? null });
  };
}

/** Its initial state is that of the prerendered page, with which React hydrates. */
function createYamlStore(initialText: string): StoreApi<YamlState> {
  const store = createStore<YamlState>(() => ({
    input: { at: 'editor' },
    name: null,
    isBlank: true,
    isUnsaved: false,
    indent: INDENT_SPACES.initial,
    indentsLists: false,
    outputChoice: 'auto',
    format: 'yaml',
    kind: null,
    isOfferClosed: false,
    conversion: null,
    isFixing: true,
    output: null,
    isOutputStale: false,
    showsOriginal: false,
    verdict: null,
    findings: null,
    notice: null,
    flash: null,
    work: null,
  }));
  if (initialText.trim() !== '') store.setState({ isBlank: false, isUnsaved: true });
  return store;
}

export function dropOutcome({ store }: YamlContext): void {
  store.setState({ output: null, isOutputStale: false, showsOriginal: false, verdict: null, findings: null });
}

/** Shows an error to the visitor, and throws it when it is a bug. */
export function report({ store, notices }: YamlContext, error: unknown, action: YamlAction | null = null): void {
  if (error instanceof DOMException && error.name === 'AbortError') return;
  const problem = toYamlProblem(error);
  if (problem !== null) {
    const { suggestions } = problem;
    if (suggestions.length > 0) store.setState({ findings: { ...NO_FINDINGS, suggestions } });
    if (action === 'validate') store.setState({ verdict: { isValid: false } });
    notices.show({ kind: 'invalid', action: action ?? 'validate', problem });
    return;
  }
  notices.show({ kind: 'failed', action, code: toFailureCode(error), place: toPlace(error) });
  if (!(error instanceof AppError)) throw error;
}

function toFailureCode(error: unknown): YamlFailureCode {
  if (!(error instanceof AppError)) return 'unexpected';
  if (error.code === 'yaml-too-large') return error.details.part === 'output' ? 'result-too-long' : 'text-too-long';
  return error.code in copy.errors ? (error.code as YamlFailureCode) : 'unexpected';
}

/** Where an error happened, if the error says so. */
function toPlace(error: unknown): YamlPlace | null {
  if (!(error instanceof AppError)) return null;
  const { line, column } = error.details;
  return typeof line === 'number' && typeof column === 'number' ? { line, column } : null;
}
