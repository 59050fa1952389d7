import type { JsonLayout } from '../indent.ts';
import type { JsonResult } from '../rewriting.api.ts';

/** Why a query cannot be read. */
export type QueryProblemKind =
  | 'empty'
  | 'unexpected-character'
  | 'unexpected-end'
  | 'full-width'
  | 'name-expected'
  | 'selector-expected'
  | 'closer-expected'
  | 'string-not-closed'
  | 'bad-escape'
  | 'control-character'
  | 'bad-number'
  | 'integer-too-large'
  | 'operand-expected'
  | 'comparison-needs-one-value'
  | 'literal-is-no-test'
  | 'call-must-be-compared'
  | 'call-is-no-value'
  | 'unknown-function'
  | 'argument-count'
  | 'argument-is-no-query'
  | 'argument-is-no-value'
  | 'single-equals'
  | 'pattern-not-supported'
  | 'too-deep'
  | 'unsupported';

export interface QueryProblem {
  readonly kind: QueryProblemKind;
  /** Index in the query, in UTF-16 units from 0. */
  readonly at: number;
  /** The character or word that the message names; may be empty. */
  readonly found: string;
}

/**
 * The form of the result. `array`: the values in an array; a query of the short form that gives exactly one value gives
 * that value itself. `lines`: each value on a line. `paths`: the normalized paths (RFC 9535) of the values in an array.
 */
export type QueryResultForm = 'array' | 'lines' | 'paths';

/** The layout does not apply to `lines`. */
export interface QueryOptions extends JsonLayout {
  readonly form: QueryResultForm;
}

export interface QueryCount {
  readonly count: number;
  /** Values that a step of the short form does not apply to, such as a name to a number; they give nothing. */
  readonly skippedCount: number;
  /** Patterns among the document's values that are no regular expression of RFC 9485; they match nothing. */
  readonly badPatterns: readonly string[];
  /** Values that the query made itself have no path, so that the form `paths` is not possible. */
  readonly hasMadeValues: boolean;
}

export type QueryAnswer =
  | { readonly problem: QueryProblem; readonly outcome: null }
  | { readonly problem: null; readonly outcome: QueryCount };

export type QueryResult = JsonResult & QueryCount;

/**
 * Queries over a valid text: JSONPath (RFC 9535), a small part of jq, or a path without `$` (`a.b[0]`). Numbers are
 * compared as decimals of any length. Of members with the same name, the last counts.
 * @throws `json-invalid`, `query-too-large` (details: `maxBytes`), `query-too-many`, `query-too-costly`.
 */
export interface QueryApi {
  /** Where the query is written wrongly; null when it can be read. */
  checkQuery(query: string): Promise<QueryProblem | null>;
  /** Counts the results. A new call ends the one before with `cancelled`. */
  countQuery(id: number, query: string): Promise<QueryAnswer>;
  /** Makes a document of the results. `checkQuery` must accept the query. @throws `query-no-paths`. */
  query(id: number, query: string, options: QueryOptions): Promise<QueryResult>;
  /** Names of members that may follow the path `before`, from the first values that it finds; at most fifty. */
  listQueryNames(id: number, before: string): Promise<readonly string[]>;
}
