import type { DetectApi } from './detect/detect.api.ts';

import type { JsonDiffApi } from './diff/diff.api.ts';
import type { JsonLayout } from './indent.ts';
import type { NestedApi } from './nested/nested.api.ts';
import type { QueryApi } from './query/query.api.ts';
import type { FormatOptions, JsonResult, MinifyOptions } from './rewriting.api.ts';
import type { RowsApi } from './rows/rows.api.ts';
import type { TableApi } from './table/table.api.ts';
import type {
  DuplicateKey,
  FindQuery,
  MatchCount,
  OpenedDocument,
  TextEncodingName,
  TextLine,
  TextMatch,
  TextPlace,
} from './texts.api.ts';
import type { TreeApi } from './tree/tree.api.ts';

export type * from './detect/detect.api.ts';
export type * from './diff/diff.api.ts';
export type { JsonIndent, JsonLayout } from './indent.ts';
export type * from './nested/nested.api.ts';
export type * from './query/query.api.ts';
export type * from './repair/repair.api.ts';
export type * from './rewriting.api.ts';
export type * from './rows/rows.api.ts';
export type * from './table/table.api.ts';
export type * from './texts.api.ts';
export type * from './tree/tree.api.ts';

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
