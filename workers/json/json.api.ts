import type { JsonDiffApi } from './diff/diff.api.ts';
import type { TreeApi } from './tree/tree.api.ts';

export type {
  JsonComparison,
  JsonDifference,
  JsonDifferenceKind,
  JsonDifferenceSide,
  JsonDiffOptions,
} from './diff/diff.api.ts';
export type { TreeApi, TreeNode, TreePage, TreePageRequest, TreePlace } from './tree/tree.api.ts';

/** Spaces a level that can be chosen (doc 3 §9). */
export type JsonIndent = 2 | 4 | 8;

/** Kinds of files that are no texts. */
export type BinaryKind =
  | 'png'
  | 'jpeg'
  | 'gif'
  | 'webp'
  | 'zip'
  | 'gzip'
  | 'pdf'
  | 'exe'
  | 'elf'
  | 'sqlite'
  | 'unknown';

export type TextEncodingName = 'utf-8' | 'utf-16le' | 'utf-16be' | 'gb18030';

/**
 * A text that lives in the worker: an input as it came, or a result. The page knows its number and size and asks for the
 * lines that are in view.
 */
export interface TextDocument {
  readonly id: number;
  readonly byteLength: number;
  readonly lineCount: number;
}

export interface OpenedDocument extends TextDocument {
  readonly encoding: TextEncodingName;
  /** A byte order mark was found and left out. */
  readonly hadBom: boolean;
  /** Encodings that fit the bytes too and may be what was meant, likeliest first; empty when UTF-8 is certain. */
  readonly otherEncodings: readonly TextEncodingName[];
}

/** Why a text is no JSON. */
export type JsonErrorKind =
  | 'unexpected-token'
  | 'unexpected-end'
  | 'trailing-content'
  | 'wrong-closer'
  | 'trailing-comma'
  | 'control-character'
  | 'bad-escape'
  | 'bad-number'
  | 'bad-literal'
  | 'invalid-utf8'
  | 'too-deep'
  | 'empty';

/** What would have been right where a text is wrong. */
export type JsonExpectation =
  | 'value'
  | 'value-or-close'
  | 'key-or-close'
  | 'key'
  | 'colon'
  | 'comma-or-close'
  | 'nothing';

/** Where and why a text is no JSON. Carried by the AppError `json-invalid` as its details. */
export interface JsonProblem {
  readonly kind: JsonErrorKind;
  readonly expected: JsonExpectation;
  /** Bytes from the beginning of the text. */
  readonly offset: number;
  /** From 1, in lines and in characters as a person counts them. */
  readonly line: number;
  readonly column: number;
  /** The line, cut to a window round the place, and the place's index in it. */
  readonly excerpt: string;
  readonly caret: number;
  /** What the engine's own parser says of the same text; null where the text is too large to ask. */
  readonly parserMessage: string | null;
}

export interface JsonRepair {
  readonly kind: string;
  readonly line: number;
  readonly column: number;
  readonly before: string;
  readonly after: string;
}

export interface RepairReport {
  readonly count: number;
  /** The first of them, as many as a person reads. */
  readonly repairs: readonly JsonRepair[];
  /** The text seems to stop before its end: what is missing cannot be known. */
  readonly isTruncated: boolean;
}

export interface DuplicateKey {
  /** JSONPath of the object, and the key that it holds more than once. */
  readonly path: string;
  readonly key: string;
  readonly line: number;
}

export interface JsonResult {
  readonly document: TextDocument;
  /** Null when the text was valid as it stood. */
  readonly repair: RepairReport | null;
  /** Milliseconds that the work took. */
  readonly tookMs: number;
}

export interface TextLine {
  readonly text: string;
  /** The line goes on behind what is given. */
  readonly isClipped: boolean;
}

export interface TextPlace {
  /** From 0. */
  readonly line: number;
  /** Index in the line, in UTF-16 units from 0; may lie behind what `getLines` gives of a long line. */
  readonly column: number;
}

export interface FindQuery {
  readonly text: string;
  readonly isCaseSensitive: boolean;
}

export interface TextMatch extends TextPlace {
  readonly length: number;
  /** Whether the search went round the end of the text. */
  readonly hasWrapped: boolean;
  /** Lies behind what `getLines` gives of its line. */
  readonly isClipped: boolean;
}

export interface SortOption {
  /**
   * Orders the members of every object by their keys: by UTF-16 units of the key as it is read, as RFC 8785 does; members
   * of one key keep their order. Off by default, since order may mean something. @throws `json-too-large`.
   */
  readonly sortsKeys?: boolean;
}

export interface FormatOptions extends SortOption {
  readonly indent: JsonIndent;
  readonly repairs: boolean;
}

/**
 * The JSON tool's worker. Texts go in as handles or strings and stay; every call names them by number. Failures are
 * AppErrors: `json-invalid` (details: JsonProblem), `json-too-large`, `document-closed`, `file-unreadable`, `binary-file`
 * (details: `{ kind: BinaryKind }`), `storage-full`, `cancelled`.
 * Work that reads whole texts is done one after the other; lines, text and searches are answered in between.
 */
export interface JsonApi extends TreeApi, JsonDiffApi {
  /** Takes a text in. A Blob is read as a stream and never whole on the page; it is read again whenever it is needed. @throws `binary-file`. */
  open(source: Blob | string): Promise<OpenedDocument>;
  /** Reads the same bytes again as another encoding; the number stays. */
  decodeAs(id: number, encoding: TextEncodingName): Promise<OpenedDocument>;
  close(id: number): void;

  /** Indents the text; repairs it first when it is no JSON and `repairs` is on. */
  format(id: number, options: FormatOptions): Promise<JsonResult>;
  minify(id: number, options?: SortOption): Promise<JsonResult>;
  /** @throws `json-invalid`. */
  validate(id: number): Promise<{ readonly tookMs: number }>;
  /** The text as the inside of a JSON string. Requires valid JSON. */
  escape(id: number): Promise<JsonResult>;
  /** Takes outer quotes and escapes off; indents the outcome when it is JSON. */
  unescape(id: number, options: { readonly indent: JsonIndent }): Promise<JsonResult>;
  /**
   * Keys that an object of a valid text holds more than once, the first hundred. Reads several times longer than
   * `format`: ask for it once the result is shown.
   */
  findDuplicateKeys(id: number): Promise<readonly DuplicateKey[]>;
  /** Stops the work under way and what waits, which then fails with `cancelled`. Texts stay. */
  cancel(): void;
  /** Share of the work under way that is done, 0 … 1; null when nothing is under way. */
  progress(): number | null;

  getLines(id: number, from: number, count: number): Promise<readonly TextLine[]>;
  /** The whole text. @throws `json-too-large` above `maxBytes`. */
  getText(id: number, maxBytes: number): Promise<string>;
  /** A handle on the text for copying and saving. */
  getBlob(id: number): Promise<Blob>;
  /**
   * The first match at `from` or behind it; backwards the last one before it. Goes on at the other end of the text; null
   * when it occurs nowhere. A new search stops the one under way.
   */
  find(id: number, query: FindQuery, from: TextPlace, isBackwards: boolean): Promise<TextMatch | null>;
}
