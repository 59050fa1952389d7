import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Detection, TextSample } from '../../../bridges/json-bridge.ts';
import { toYamlProblem, type YamlTool } from '../../../bridges/yaml-bridge.ts';
import { AppError } from '../../../core/errors.ts';
import { detectTextFormat } from '../../../core/text/text-format.ts';
import { INDENT_SPACES } from '../constants.ts';
import { createDesk, type Desk } from '../desk/desk.ts';
import { EMPTY_DESK, type KeptInput } from '../desk/desk-state.ts';
import { createInputLook, type InputLook, toSample } from '../desk/input-look.ts';
import { copy as sharedCopy } from '../parts/copy.ts';
import { copy } from './copy.ts';
import { PAGE_TEXTS, type PageText, toPageText } from './page-texts.ts';
import { YAML_TEMPLATES } from './templates.ts';
import type { YamlAction, YamlFailureCode, YamlFindings, YamlNotice, YamlPlace, YamlState } from './yaml-state.ts';

/** What the functions of the YAML controller share. */
export interface YamlContext extends Desk<PageText, YamlNotice, YamlAction> {
  readonly tool: YamlTool;
  readonly store: StoreApi<YamlState>;
  readonly looking: InputLook<Detection>;
  /** Number of the last series of results. */
  lastSeries: number;
}

export interface YamlControllerOptions extends KeptInput {
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

const TEMPLATES: ReadonlySet<string> = new Set(Object.values(YAML_TEMPLATES));

export function createYamlContext(tool: YamlTool, options: YamlControllerOptions): YamlContext {
  const { initialText = '', onInput, detect = async () => null } = options;
  const store = createYamlStore();
  const looking = createInputLook(
    async () => {
      const text = inputText(context);
      store.setState({ format: detectTextFormat(text) });
      return detect(toSample(text));
    },
    (detection) => store.setState({ kind: detection?.kind ?? null }),
  );
  const context: YamlContext = {
    ...createDesk<PageText, YamlNotice, YamlAction>({
      store,
      looking,
      home: PAGE_TEXTS,
      initialText,
      isKnown: (text) => TEMPLATES.has(text),
      onText(isTyped) {
        if (isTyped) looking.lookLater(store.getState().isBlank);
        else {
          store.setState({ isOfferClosed: false });
          void looking.look();
        }
        onInput?.();
      },
      onError: (error, action) => report(context, error, action),
      onReplaced: () => dropOutcome(context),
      closeUnused: () => undefined,
      toOpened: (name) => toOpenedText(name, context.input.opened()?.encoding),
      toHeld() {
        const { output } = store.getState();
        return output && toPageText(output.lines);
      },
    }),
    tool,
    store,
    looking,
    lastSeries: 0,
  };
  if (initialText !== '') void looking.look();
  return context;
}

/** The input, wherever it is. */
export function inputText({ input, store }: YamlContext): string {
  return input.inputText() ?? store.getState().input.document?.text ?? '';
}

function toOpenedText(name: string, encoding = 'utf-8'): string {
  return encoding === 'utf-8' ? sharedCopy.notices.opened(name) : copy.notices.openedAs(name, encoding);
}

/** Its initial state is that of the prerendered page, with which React hydrates. */
function createYamlStore(): StoreApi<YamlState> {
  return createStore<YamlState>(() => ({
    ...EMPTY_DESK,
    indent: INDENT_SPACES.initial,
    indentsLists: false,
    outputChoice: 'auto',
    format: 'yaml',
    kind: null,
    isOfferClosed: false,
    conversion: null,
    isFixing: true,
    findings: null,
  }));
}

export function dropOutcome({ store }: YamlContext): void {
  store.setState({ output: null, isOutputStale: false, showsOriginal: false, verdict: null, findings: null });
}

/** Shows an error to the visitor, and throws it when it is a bug. */
function report({ store, notices }: YamlContext, error: unknown, action: YamlAction | null): void {
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
