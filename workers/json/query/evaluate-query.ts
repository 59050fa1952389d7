import { evaluatePath } from './evaluate-path.ts';
import { evaluateShort, isSingle } from './evaluate-short.ts';
import type { QueryCount } from './query.api.ts';
import { createQueryContext } from './query-context.ts';
import type { Query, QueryValue } from './syntax.ts';
import type { QueryData } from './value-reader.ts';
import type { Values } from './values.ts';

export interface QueryFindings {
  readonly found: readonly QueryValue[];
  readonly count: QueryCount;
  /** The one result is shown on its own, without an array around it. */
  readonly isOneValue: boolean;
  readonly values: Values;
}

/** Runs a query from the root. Yields when other work should get a turn. @throws AppError as `QueryApi` lists them. */
export function* evaluateQuery(data: QueryData, query: Query): Generator<number, QueryFindings> {
  const context = { ...createQueryContext(data), skippedCount: 0 };
  const found: readonly QueryValue[] =
    query.form === 'path' ? yield* evaluatePath(context, query.query) : yield* evaluateShort(context, query.of, [0]);
  return {
    found,
    count: {
      count: found.length,
      skippedCount: context.skippedCount,
      badPatterns: [...context.patterns.bad],
      hasMadeValues: found.some((value) => typeof value !== 'number'),
    },
    isOneValue: query.form === 'short' && found.length === 1 && isSingle(query.of),
    values: context.values,
  };
}
