import { createStore, type StoreApi } from 'zustand/vanilla';
import {
  type Detection,
  type JsonProblem,
  type JsonResult,
  type JsonTool,
  type OpenedDocument,
  type TextDocument,
  toBinaryKind,
  toJsonProblem,
  toRefusedRepair,
} from '../../../bridges/json-bridge.ts';
import { toYamlProblem } from '../../../bridges/yaml-bridge.ts';
import { AppError } from '../../../core/errors.ts';
import { SORTED_BYTES_MAX } from '../../../core/json-limits.ts';
import { INDENT_SPACES } from '../constants.ts';
import { createDesk, type Desk } from '../desk/desk.ts';
import { EMPTY_DESK, type KeptInput } from '../desk/desk-state.ts';
import { createInputLook, type InputLook, toSample } from '../desk/input-look.ts';
import { copy as sharedCopy } from '../parts/copy.ts';
import { copy } from './copy.ts';
import {
  createDocumentCache,
  createWorkerTexts,
  type DocumentCache,
  keepDocuments,
  toOpened,
} from './document-cache.ts';
import {
  type Duplicates,
  editsOf,
  type FailureCode,
  type JsonNotice,
  type JsonState,
  NO_EDITS,
  type WorkName,
} from './json-state.ts';

/** What the functions of the JSON controller share. */
export interface JsonContext extends Desk<OpenedDocument, JsonNotice, WorkName> {
  readonly tool: JsonTool;
  readonly store: StoreApi<JsonState>;
  readonly documents: DocumentCache;
  readonly looking: InputLook<Detection>;
  /** Called with the document that an edit is about to show, which it does when all of them have painted it and resolved. */
  readonly followers: Set<(document: TextDocument) => Promise<void>>;
  /** Resolves when the last edit of a result has ended, whatever its outcome. */
  lastEdit: Promise<unknown>;
  /** A step through the edits waits for the last one. */
  isStepWaiting: boolean;
  /** Number of the last series of results. */
  lastSeries: number;
  /** Repairs the text and does the present or the last work again; null for work that a repair does not help. */
  repairAndRepeat: (() => void) | null;
  /** Does the last action again with every repair, also where the strict mode refused it. */
  repairAnyway: () => void;
  /** The input is compared with another text, so results are not on the page. */
  isComparing: boolean;
}

export interface JsonControllerOptions extends KeptInput {
  /** Whether a paste is formatted at once; never by default. */
  readonly formatsPastes?: () => boolean;
}

const NO_DUPLICATES: Duplicates = { of: 'input', keys: [] };

export function createJsonContext(tool: JsonTool, options: JsonControllerOptions): JsonContext {
  const { initialText = '', onInput } = options;
  const store = createJsonStore();
  const looking = createInputLook(
    () => detect(context),
    (detection) => store.setState({ detection }),
  );
  const documents = createDocumentCache(tool);
  const context: JsonContext = {
    ...createDesk<OpenedDocument, JsonNotice, WorkName>({
      store,
      looking,
      home: createWorkerTexts(tool, documents),
      initialText,
      onText() {
        looking.lookLater(store.getState().isBlank);
        onInput?.();
      },
      onError: (error, action) => failWork(context, error, action),
      onIdle: documents.closeUnused,
      readProgress: () => tool.progress(),
      onReplaced: () => dropOutput(context),
      closeUnused: () => closeUnused(context),
      toOpened: sharedCopy.notices.opened,
      toHeld() {
        const { output } = store.getState();
        return output && toOpened(output.document);
      },
    }),
    tool,
    store,
    looking,
    documents,
    followers: new Set(),
    lastEdit: Promise.resolve(),
    isStepWaiting: false,
    lastSeries: 0,
    repairAndRepeat: null,
    repairAnyway: () => undefined,
    isComparing: false,
  };
  if (initialText.trim() !== '') looking.lookLater(false);
  keepDocuments(documents, context.input);
  documents.addUser({
    listUsed() {
      const { output } = store.getState();
      const { past, future } = editsOf(store.getState());
      const kept = [...past, ...future];
      const results = [output, ...kept.map((texts) => texts.output)];
      return [
        ...results.flatMap((result) => [result?.document.id, result?.original?.id]),
        ...kept.map(({ input }) => input.id),
      ];
    },
    holdsOnlyCopy: () => store.getState().output !== null,
    onLost: () => store.setState({ output: null, showsOriginal: false, duplicates: NO_DUPLICATES }),
  });
  return context;
}

async function detect({ tool, store, input }: JsonContext): Promise<Detection | null> {
  const { document } = store.getState().input;
  if (store.getState().isBlank) return null;
  const typed = input.inputText();
  if (typed !== null) return tool.detect(toSample(typed));
  return document === null ? null : tool.detect(document.id);
}

/** Its initial state is that of the prerendered page, with which React hydrates. */
function createJsonStore(): StoreApi<JsonState> {
  return createStore<JsonState>(() => ({
    ...EMPTY_DESK,
    indent: INDENT_SPACES.initial,
    joinsArrays: false,
    sortsKeys: false,
    isStrict: false,
    edits: NO_EDITS,
    view: 'text',
    detection: null,
    duplicates: NO_DUPLICATES,
    panel: null,
  }));
}

export function dropOutput({ store }: JsonContext): void {
  store.setState({ output: null, isOutputStale: false, showsOriginal: false, duplicates: NO_DUPLICATES });
}

/**
 * Closes the documents that the page no longer refers to. Work under way holds documents that are in no state yet; they
 * are closed when it ends.
 */
export function closeUnused({ documents, work }: JsonContext): void {
  if (!work.isRunning()) documents.closeUnused();
}

/** Shows an expected error to the visitor; throws all others, which are bugs. */
export function report(context: JsonContext, error: unknown, action: WorkName | null = null): void {
  if (error instanceof DOMException && error.name === 'AbortError') return;
  const { notices, documents } = context;
  const problem = toJsonProblem(error);
  const fileKind = toBinaryKind(error);
  const refused = toRefusedRepair(error);
  const unread = toYamlProblem(error);
  if (problem !== null) {
    const onRepair = canBeRepaired(problem) ? context.repairAndRepeat : null;
    notices.show({ kind: 'invalid', action: action ?? 'validate', problem, onRepair });
  } else if (unread !== null) notices.show({ kind: 'unread', problem: unread });
  else if (refused !== null) notices.show({ kind: 'refused', refused, onRepairAnyway: context.repairAnyway });
  else if (fileKind !== null) notices.show({ kind: 'binary', fileKind });
  else if (error instanceof AppError) {
    if (error.code === 'worker-unavailable') documents.lose();
    notices.show({ kind: 'failed', action, code: toFailureCode(error, action) });
  } else throw error;
}

/** The text, indented and repaired where necessary, as a new document. @throws AppError `json-invalid`. */
export async function repairText(context: JsonContext, text: TextDocument, signal: AbortSignal): Promise<JsonResult> {
  const { tool, store, documents } = context;
  const repaired = await tool.format(text.id, { indent: store.getState().indent, repairs: true }, signal);
  documents.add(repaired.document);
  return repaired;
}

/** Whether a repair may help. */
export function canBeRepaired({ kind }: JsonProblem): boolean {
  return kind !== 'empty' && kind !== 'too-deep';
}

function failWork(context: JsonContext, error: unknown, action: WorkName | null): void {
  const problem = action === 'validate' ? toJsonProblem(error) : null;
  if (problem !== null) {
    context.store.setState({ verdict: { isValid: false, line: problem.line, column: problem.column } });
  }
  report(context, error, action);
}

/** The words for an error depend on the action: sorting and comparing have lower limits. Throws unknown errors. */
function toFailureCode(error: AppError, action: WorkName | null): FailureCode {
  if (error.code === 'json-too-large' && action === 'compare') return 'compare-too-large';
  if (error.code === 'json-too-large' && (action === 'format' || action === 'minify')) return 'sort-too-large';
  if (error.code === 'json-too-large' && error.details.maxBytes === SORTED_BYTES_MAX) return 'held-too-large';
  if (error.code in copy.errors) return error.code as FailureCode;
  throw error;
}
