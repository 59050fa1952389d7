import type {
  BinaryKind,
  ChangedPlaces,
  DecodedFact,
  Detection,
  DuplicateKey,
  JsonIndent,
  JsonProblem,
  OpenedDocument,
  RefusedRepair,
  RepairReport,
  ResultDoubt,
  TextDocument,
} from '../../../bridges/json-bridge.ts';
import type { LossReport, YamlProblem, YamlWarning } from '../../../bridges/yaml-bridge.ts';
import type { DeskState, HeldInput } from '../desk/desk-state.ts';
import type { SuccessNotice } from '../parts/notice-board.ts';

export type JsonAction = 'format' | 'minify' | 'escape' | 'unescape' | 'validate';
/** Further ways to make a result. Each has words in `copy.ts` and runs through `run-tool.ts`. */
export type ToolName = 'expand' | 'collapse' | 'query' | 'types' | 'schema' | 'convert' | 'table' | 'extract';
/** Work whose progress and failure are shown under a name. */
export type WorkName = JsonAction | ToolName | 'compare' | 'edit';
/** `unknown` may be JSON: the worker has to check it. */
export type OutputLanguage = 'json' | 'text' | 'unknown';

export type FailureCode =
  | 'json-too-large'
  | 'sort-too-large'
  | 'held-too-large'
  | 'compare-too-large'
  | 'query-too-large'
  | 'query-too-many'
  | 'query-too-costly'
  | 'query-no-paths'
  | 'types-too-large'
  | 'types-too-deep'
  | 'value-not-json'
  | 'decode-failed'
  | 'decode-too-large'
  | 'decode-binary'
  | 'convert-too-large'
  | 'table-too-large'
  | 'table-too-many-rows'
  | 'table-blank'
  | 'table-unclosed-quote'
  | 'document-closed'
  | 'file-unreadable'
  | 'file-empty'
  | 'storage-full'
  | 'worker-unavailable'
  | 'wasm-unavailable';

export type JsonInput = HeldInput<OpenedDocument>;

export interface JsonOutput {
  readonly action: JsonAction | ToolName;
  readonly language: OutputLanguage;
  /** Extension of the downloaded file, without a dot. */
  readonly extension: string;
  readonly document: TextDocument;
  /** Stays the same when the result is made again from the same text with other choices. */
  readonly series: number;
  /** The text before the repair; null when it was valid. */
  readonly original: TextDocument | null;
  readonly repair: RepairReport | null;
  /** The number of values when the text was NDJSON. */
  readonly records?: number | null;
  readonly tookMs: number;
}

/** The texts of both panes before or after an edit in the tree. */
export interface EditedTexts {
  readonly input: TextDocument;
  readonly output: JsonOutput;
}

export interface EditHistory {
  readonly documentId: number | null;
  readonly past: readonly EditedTexts[];
  readonly future: readonly EditedTexts[];
}

/** The history of a result that was never edited. */
export const NO_EDITS: EditHistory = { documentId: null, past: [], future: [] };

/** The edits of the present result. */
export function editsOf({ edits, output }: Pick<JsonState, 'edits' | 'output'>): EditHistory {
  return edits.documentId === output?.document.id ? edits : NO_EDITS;
}

/** The outcome of the last action, as shown to the visitor. */
export type JsonNotice =
  | SuccessNotice
  | { readonly kind: 'repaired'; readonly repair: RepairReport }
  /** The strict mode refused the repair. */
  | { readonly kind: 'refused'; readonly refused: RefusedRepair; readonly onRepairAnyway: () => void }
  | {
      readonly kind: 'invalid';
      readonly action: WorkName;
      readonly problem: JsonProblem;
      /** Repairs the text and does the same again; null where a repair cannot help. */
      readonly onRepair: (() => void) | null;
    }
  /** Work that changes values or their notation lists its changes, and says when the result may be wrong. */
  | {
      readonly kind: 'rewritten';
      readonly action: JsonAction | ToolName;
      readonly changes: readonly ChangedPlaces[];
      readonly doubt: ResultDoubt | null;
    }
  /** What the visitor should know about a text that was decoded, or read in another format. */
  | {
      readonly kind: 'decoded';
      readonly facts: readonly DecodedFact[];
      readonly losses: LossReport;
      readonly warnings: readonly YamlWarning[];
    }
  /** The text is damaged in the format in which it was read. */
  | { readonly kind: 'unread'; readonly problem: YamlProblem }
  /** A text of another format was read as JSON; the words say how. */
  | { readonly kind: 'imported'; readonly words: string }
  | { readonly kind: 'failed'; readonly action: WorkName | null; readonly code: FailureCode }
  /** The file is not a text file. */
  | { readonly kind: 'binary'; readonly fileKind: BinaryKind };

type JsonVerdict =
  | { readonly isValid: true }
  | { readonly isValid: false; readonly line: number; readonly column: number };

/** Keys that occur more than once in an object; `of` is the text that their lines refer to. */
export interface Duplicates {
  readonly of: 'input' | 'output';
  readonly keys: readonly DuplicateKey[];
}

export interface JsonState extends DeskState<OpenedDocument, JsonOutput, JsonVerdict, JsonNotice, WorkName> {
  readonly indent: JsonIndent;
  /** Writes short arrays of scalars on one line. */
  readonly joinsArrays: boolean;
  /** Sorts the members of objects by key. */
  readonly sortsKeys: boolean;
  /** Refuses repairs that may change data. */
  readonly isStrict: boolean;
  /** What undo and redo of edits in the tree lead to, oldest first, while this document is the result. */
  readonly edits: EditHistory;
  /** How the visitor wants results to be shown; a result that is no JSON is shown as text. */
  readonly view: ResultView;
  /** What an input that is not JSON looks like; null when that is unknown, was closed or was acted upon. */
  readonly detection: Detection | null;
  readonly duplicates: Duplicates;
  /** Id of the further tool whose panel is open (`more/more-tools.ts`). */
  readonly panel: string | null;
}

/** How a result is shown. */
export type ResultView = 'text' | 'tree' | 'table';
