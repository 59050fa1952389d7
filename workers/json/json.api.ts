/** Spaces a level that can be chosen (doc 3 §9). */
export type JsonIndent = 2 | 4 | 8;

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
  readonly duplicateKeys: readonly DuplicateKey[];
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
  /** Index in the line, in UTF-16 units from 0. */
  readonly column: number;
}

export interface TextMatch extends TextPlace {
  readonly length: number;
  /** Whether the search went round the end of the text. */
  readonly hasWrapped: boolean;
}

/** A value in the tree view. Children are asked for by its number. */
export interface TreeNode {
  readonly node: number;
  /** Member name or index; null for the root. */
  readonly key: string | number | null;
  readonly kind: 'object' | 'array' | 'string' | 'number' | 'boolean' | 'null';
  /** Of an object or array; 0 for the rest. */
  readonly childCount: number;
  /** The value's own text, clipped; of a container the beginning of its content. */
  readonly preview: string;
  readonly isClipped: boolean;
}

export interface DiffEntry {
  readonly path: string;
  readonly change: 'added' | 'removed' | 'changed' | 'moved';
  readonly before: string | null;
  readonly after: string | null;
}

export interface JsonDiff {
  readonly count: number;
  readonly entries: readonly DiffEntry[];
}

/**
 * The JSON tool's worker. Texts go in as handles or strings and stay; every call names them by number. Failures are
 * AppErrors: `json-invalid` (details: JsonProblem), `json-too-large`, `document-closed`, `cancelled`.
 */
export interface JsonApi {
  /** Takes a text in. A Blob is read as a stream and never whole on the page. */
  open(source: Blob | string): Promise<OpenedDocument>;
  /** Reads the same bytes again as another encoding; the number stays. */
  decodeAs(id: number, encoding: TextEncodingName): Promise<OpenedDocument>;
  close(id: number): void;

  /** Indents the text; repairs it first when it is no JSON and `repairs` is on. */
  format(
    id: number,
    options: { readonly indent: JsonIndent; readonly repairs: boolean; readonly sortsKeys: boolean },
  ): Promise<JsonResult>;
  minify(id: number): Promise<JsonResult>;
  /** @throws `json-invalid`. */
  validate(id: number): Promise<{ readonly duplicateKeys: readonly DuplicateKey[]; readonly tookMs: number }>;
  /** The text as the inside of a JSON string. Requires valid JSON. */
  escape(id: number): Promise<JsonResult>;
  /** Takes outer quotes and escapes off; indents the outcome when it is JSON. */
  unescape(id: number, options: { readonly indent: JsonIndent }): Promise<JsonResult>;
  /** Stops the work under way, which then fails with `cancelled`. Texts stay. */
  cancel(): void;
  /** Share of the work under way that is done, 0 … 1; null when nothing is under way. */
  progress(): number | null;

  getLines(id: number, from: number, count: number): Promise<readonly TextLine[]>;
  /** The whole text. @throws `json-too-large` above `maxBytes`. */
  getText(id: number, maxBytes: number): Promise<string>;
  /** A handle on the text for copying and saving. */
  getBlob(id: number): Promise<Blob>;
  /** The next place behind `from` (or before it) where the text occurs; null when it occurs nowhere. */
  find(
    id: number,
    query: { readonly text: string; readonly isCaseSensitive: boolean },
    from: TextPlace,
    isBackwards: boolean,
  ): Promise<TextMatch | null>;

  /** The root of a valid text. */
  openTree(id: number): Promise<TreeNode>;
  getChildren(id: number, node: number, from: number, count: number): Promise<readonly TreeNode[]>;
  /** The node's JSONPath and its value, indented. */
  describeNode(id: number, node: number): Promise<{ readonly path: string; readonly value: Blob }>;

  /** Differences of two valid texts; the order of keys does not count, unless asked. */
  diff(before: number, after: number, options: { readonly heedsKeyOrder: boolean }): Promise<JsonDiff>;
}
