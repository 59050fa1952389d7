import type { QueryProblem, QueryProblemKind } from './query.api.ts';

/** A query that is written wrongly; never leaves this folder. */
export class QuerySyntaxError extends Error {
  readonly problem: QueryProblem;

  /** `at` is an index into the query in UTF-16 units; `found` a word that belongs to the message. */
  constructor(kind: QueryProblemKind, at: number, found = '') {
    super(`${kind} at ${at}`);
    this.problem = { kind, at, found };
  }
}
