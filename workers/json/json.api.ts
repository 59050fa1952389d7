import type { RepairLimit } from '../../src/core/json-limits.ts';

import type { DetectApi } from './detect/detect.api.ts';

import type { JsonDiffApi } from './diff/diff.api.ts';
import type { JsonLayout } from './indent.ts';
import type { NestedApi } from './nested/nested.api.ts';
import type { QueryApi } from './query/query.api.ts';
import type { RepairReport } from './repair/repair.api.ts';
import type { RowsApi } from './rows/rows.api.ts';
import type { TableApi } from './table/table.api.ts';
import type { TreeApi } from './tree/tree.api.ts';

export type * from './detect/detect.api.ts';
export type * from './diff/diff.api.ts';
export type { JsonIndent, JsonLayout } from './indent.ts';
export type * from './nested/nested.api.ts';
export type * from './query/query.api.ts';
export type * from './repair/repair.api.ts';
export type * from './rows/rows.api.ts';
export type * from './table/table.api.ts';
export type * from './tree/tree.api.ts';

/** Kinds of files that are not text. */
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
 * A text that lives in the worker: an input or a result. The page knows its number and size and requests the visible
 * lines.
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
  /** Other encodings that fit the bytes, likeliest first; empty when UTF-8 is certain. */
  readonly otherEncodings: readonly TextEncodingName[];
}

/** Why a text is not JSON. */
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

/** What the grammar expects at the place of an error. */
export type JsonExpectation =
  | 'value'
  | 'value-or-close'
  | 'key-or-close'
  | 'key'
  | 'colon'
  | 'comma-or-close'
  | 'nothing';

/** Where and why a text is not JSON. Carried by the AppError `json-invalid` as its details. */
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
  /** The message of the engine's own parser for the same text; null for texts that are too large to ask. */
  readonly parserMessage: string | null;
  /** The number of levels that a text of kind `too-deep` may have. */
  readonly maxDepth?: number;
  /** Present when the text is longer than this and was not repaired for that reason. */
  readonly repairMaxBytes?: number;
  /** Present when a repair of the text came to one of its other limits. */
  readonly repairLimit?: RepairLimit;
}

export interface DuplicateKey {
  /** JSONPath of the object, and the key that it has more than once. */
  readonly path: string;
  readonly key: string;
  readonly line: number;
}

/**
 * A change of a value: its string was replaced by the JSON in it, or kept although it holds JSON; escapes of a string
 * were resolved; the value became a string; the member was removed.
 */
export type ChangeKind = 'expanded' | 'kept' | 'decoded' | 'collapsed' | 'removed';

/** The places of one kind of change: their number, and the JSONPaths of the first hundred. */
export interface ChangedPlaces {
  readonly kind: ChangeKind;
  readonly count: number;
  readonly paths: readonly string[];
}

/** Why a text that was unescaped as a whole should be looked at. */
export type ResultDoubt =
  | { readonly kind: 'not-json'; readonly problem: JsonProblem }
  /** The text held quotes without backslashes, so some of its escapes may have belonged to JSON strings. */
  | { readonly kind: 'bare-quotes' };

export interface JsonResult {
  readonly document: TextDocument;
  /** Given by work that changes values or their notation; empty when it found nothing to change. */
  readonly changes?: readonly ChangedPlaces[];
  readonly doubt?: ResultDoubt | null;
  /** The number of values when the text was NDJSON. */
  readonly records?: number | null;
  /** Null when the text was valid. */
  readonly repair: RepairReport | null;
  /** Duration of the work in milliseconds. */
  readonly tookMs: number;
}

export interface TextLine {
  readonly text: string;
  /** Whether the line is longer than the given text. */
  readonly isClipped: boolean;
}

export interface TextPlace {
  /** From 0. */
  readonly line: number;
  /** Index in the line, in UTF-16 units from 0; may lie behind the part of a long line that `getLines` gives. */
  readonly column: number;
}

export interface FindQuery {
  readonly text: string;
  readonly isCaseSensitive: boolean;
  /** Finds the text only where no letter or digit adjoins it. Chinese characters do not count as letters. */
  readonly isWholeWord: boolean;
}

export interface TextMatch extends TextPlace {
  readonly length: number;
  /** Whether the search continued at the other end of the text. */
  readonly hasWrapped: boolean;
  /** Where the match is among others: grows with its place. */
  readonly offset: number;
}

/** The matches of a part of a text. */
export interface MatchCount {
  readonly count: number;
  /** Those that begin at a given offset or before it. */
  readonly countUpTo: number;
  /** Where the next part begins; null at the end of the text. */
  readonly next: number | null;
}

export interface SortOption {
  /**
   * Orders the members of every object by their keys: by the UTF-16 units of the unescaped key, as RFC 8785 does;
   * repeated keys keep their order. Off by default, because the order may have a meaning. @throws `json-too-large`.
   */
  readonly sortsKeys?: boolean;
  /** With `sortsKeys`: the last key first. */
  readonly sortsDescending?: boolean;
}

export interface FormatOptions extends SortOption, JsonLayout {
  readonly repairs: boolean;
  /** Refuses a repair that is risky or that finds the text truncated. @throws `repair-risky`. */
  readonly strict?: boolean;
}

export interface MinifyOptions extends SortOption {
  /** Repairs a text that is not JSON first; off by default. */
  readonly repairs?: boolean;
  /** Refuses a repair that is risky or that finds the text truncated. @throws `repair-risky`. */
  readonly strict?: boolean;
}

/**
 * The JSON tool's worker. Texts are passed in as handles or strings and stay; every call names them by number. Failures
 * are AppErrors: `json-invalid` (details: JsonProblem), `repair-risky` (details: RefusedRepair), `json-too-large`,
 * `document-closed`, `file-unreadable`, `binary-file` (details: `{ kind: BinaryKind }`), `storage-full`, `cancelled`. Work
 * on whole texts is done one job at a time; requests for lines, text and searches are answered in between.
 */
export interface JsonApi
  extends TreeApi,
    JsonDiffApi,
    QueryApi,
    RowsApi,
    TableApi,
    NestedApi<JsonResult>,
    DetectApi<JsonResult> {
  /**
   * Opens a text. A Blob is read as a stream and never as a whole on the page; it is read again whenever needed.
   * @throws `binary-file`.
   */
  open(source: Blob | string): Promise<OpenedDocument>;
  /** Reads the same bytes again in another encoding; the number stays. */
  decodeAs(id: number, encoding: TextEncodingName): Promise<OpenedDocument>;
  close(id: number): void;
  /** Says that a text will hardly be read for now: memory that it can do without is freed. It stays open. */
  rest(id: number): void;

  /**
   * Indents the text; NDJSON becomes an array. With `repairs`, a text that is neither is repaired first.
   */
  format(id: number, options: FormatOptions): Promise<JsonResult>;
  minify(id: number, options?: MinifyOptions): Promise<JsonResult>;
  /** @throws `json-invalid`. */
  validate(id: number): Promise<{ readonly tookMs: number }>;
  /** Any text as the contents of a JSON string; with `minifies`, a JSON text without its blanks. */
  escape(id: number, options?: { readonly minifies?: boolean }): Promise<JsonResult>;
  /**
   * In a JSON object or array: resolves `\uXXXX` of printable characters and `\/`, and replaces strings that hold JSON
   * by the value; the changes are listed. Any other text loses its outer quotes and one level of escapes, string
   * literals of source code are joined, and the result is indented when it is JSON; otherwise `doubt` says so.
   * @throws `json-invalid` for an escape that does not exist, and for a broken object or array.
   */
  unescape(id: number, options: JsonLayout): Promise<JsonResult>;
  /** Writes every character above ASCII as `\uXXXX`, in any text; the layout stays. */
  encodeUnicode(id: number): Promise<JsonResult>;
  /** Writes `\uXXXX` of printable characters as the characters, in any text; the layout stays. */
  decodeUnicode(id: number): Promise<JsonResult>;
  /** NDJSON: one item of the array per line. Any other value becomes one line. @throws `json-invalid`. */
  toJsonLines(id: number): Promise<JsonResult>;
  /**
   * Removes members of objects, which changes the data: those with the value `null`, or with `empties` also `""`, `[]`,
   * `{}` and objects that become empty. Items of arrays stay. The changes are listed as `removed`.
   * @throws `json-invalid`, `json-too-large`.
   */
  removeMembers(id: number, options: JsonLayout & { readonly empties: boolean }): Promise<JsonResult>;
  /**
   * Keys that an object of a valid text has more than once, the first hundred. Takes several times longer than
   * `format`: call it after the result is shown.
   */
  findDuplicateKeys(id: number): Promise<readonly DuplicateKey[]>;
  /** Stops the current and the waiting work, which then fails with `cancelled`. Texts stay. */
  cancel(): void;
  /** Finished share of the current work, 0 … 1; null without work. */
  progress(): number | null;

  getLines(id: number, from: number, count: number): Promise<readonly TextLine[]>;
  /** The whole text. @throws `json-too-large` above `maxBytes`. */
  getText(id: number, maxBytes: number): Promise<string>;
  /** A handle on the text for copying and saving. */
  getBlob(id: number): Promise<Blob>;
  /**
   * The first match at `from` or behind it; backwards the last one before it. Continues at the other end of the text;
   * null when there is no match at all. A new search stops the current one.
   */
  find(id: number, query: FindQuery, from: TextPlace, isBackwards: boolean): Promise<TextMatch | null>;
  /**
   * Counts the matches of a part of the text that takes some tens of milliseconds, from an offset on: 0 at first, then
   * the `next` of the answer before. A caller that stops asking stops the count. `upTo` is the offset of a match.
   */
  countMatches(id: number, query: FindQuery, from: number, upTo: number): Promise<MatchCount>;
}
