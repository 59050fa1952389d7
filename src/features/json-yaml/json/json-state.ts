import type {
  BinaryKind,
  DuplicateKey,
  JsonIndent,
  JsonProblem,
  OpenedDocument,
  RepairReport,
  TextDocument,
} from '../../../bridges/json-bridge.ts';

export type JsonAction = 'format' | 'minify' | 'escape' | 'unescape' | 'validate';
/** Work that is told of while it is done, and when it fails. */
export type WorkName = JsonAction | 'compare';

export type FailureCode =
  | 'json-too-large'
  | 'sort-too-large'
  | 'compare-too-large'
  | 'document-closed'
  | 'file-unreadable'
  | 'file-empty'
  | 'storage-full'
  | 'worker-unavailable'
  | 'wasm-unavailable';

/** Where the input is: in the editor, or in the worker, shown read only; and the file's name that it came from. */
export type JsonInput = {
  readonly name: string | null;
} /** `document` is the file as the worker read it, while its text is unchanged and its encoding is in doubt. */ & (
  | { readonly at: 'editor'; readonly document: OpenedDocument | null }
  | { readonly at: 'worker'; readonly document: OpenedDocument }
);

export interface JsonOutput {
  readonly action: JsonAction;
  readonly document: TextDocument;
  /** The same for a result that is made again of the same text with other choices. */
  readonly series: number;
  /** What was repaired, as it came; null when the text was valid. */
  readonly original: TextDocument | null;
  readonly repair: RepairReport | null;
  readonly tookMs: number;
}

/** What the visitor is told. One thing at a time: the last action's outcome. */
export type JsonNotice =
  | { readonly kind: 'success'; readonly text: string }
  | { readonly kind: 'repaired'; readonly repair: RepairReport }
  | { readonly kind: 'invalid'; readonly action: WorkName; readonly problem: JsonProblem }
  | { readonly kind: 'failed'; readonly action: WorkName | null; readonly code: FailureCode }
  /** A file that is no text. */
  | { readonly kind: 'binary'; readonly fileKind: BinaryKind };

/** What checking the input came to; it holds until the input is changed. */
export type JsonVerdict =
  | { readonly isValid: true }
  | { readonly isValid: false; readonly line: number; readonly column: number };

/** Keys that an object holds more than once, and the text that their lines are counted in. */
export interface Duplicates {
  readonly of: 'input' | 'output';
  readonly keys: readonly DuplicateKey[];
}

export interface JsonWork {
  /** Null while a text is taken in. */
  readonly action: WorkName | null;
  /** Long enough under way to be shown. */
  readonly isSlow: boolean;
  readonly progress: number | null;
}

export interface InputState {
  readonly input: JsonInput;
  readonly isBlank: boolean;
}

export interface JsonState extends InputState {
  readonly indent: JsonIndent;
  /** Orders the members of objects by their keys. */
  readonly sortsKeys: boolean;
  readonly output: JsonOutput | null;
  /** The input was changed since the output was made of it. */
  readonly isOutputStale: boolean;
  readonly notice: JsonNotice | null;
  /** Null until the input is checked. */
  readonly verdict: JsonVerdict | null;
  readonly duplicates: Duplicates;
  readonly work: JsonWork | null;
  /** Goes up when the worker and the texts in it are lost: their numbers mean nothing any more. */
  readonly workerCount: number;
}
