import { createKeyIds } from '../../../../workers/json/key-ids.ts';
import { readNodes } from '../../../../workers/json/node-table.ts';
import { evaluateQuery } from '../../../../workers/json/query/evaluate-query.ts';
import { checkQuery, parsePath, parseQuery } from '../../../../workers/json/query/parse-query.ts';
import { createNodePaths } from '../../../../workers/json/query/query-service.ts';
import { QuerySyntaxError } from '../../../../workers/json/query/scanner.ts';
import type { Query } from '../../../../workers/json/query/syntax.ts';
import type { QueryData } from '../../../../workers/json/query/values.ts';
import { writeArray } from '../../../../workers/json/query/write-values.ts';

/** The table of a valid text. */
export function readData(text: string): QueryData {
  const keys = createKeyIds();
  return { table: finish(readNodes(new TextEncoder().encode(text), keys, 1 << 22)), keys };
}

/** The results as JSON texts, and their normalized paths where all have one. */
export function runQuery(data: QueryData, query: Query) {
  const { found, count, isOneValue } = finish(evaluateQuery(data, query));
  const pathOf = finish(createNodePaths(data));
  const decoder = new TextDecoder();
  const texts = found.map((value) => {
    const pieces = [...writeArray(data.table, [value])].map((piece) => decoder.decode(piece));
    return pieces.join('').slice(1, -1);
  });
  const paths = found.flatMap((value) => (typeof value === 'number' ? [pathOf(value)] : []));
  return { texts, paths, nodes: found, count, isOneValue };
}

/** The results of a query over a text; values are parsed. */
export function query(text: string, words: string): { values: unknown[]; paths: string[] } {
  const { texts, paths } = runQuery(readData(text), parseQuery(words));
  return { values: texts.map((each) => JSON.parse(each)), paths };
}

/** The place and kind of the error in a query of the standard; null when there is none. */
export function strictProblem(words: string): string | null {
  try {
    parsePath(words);
    return null;
  } catch (error) {
    if (error instanceof QuerySyntaxError) return `${error.problem.at} ${error.problem.kind}`;
    throw error;
  }
}

/** The place and kind of the error in a query of any form; null when there is none. */
export function problem(words: string): string | null {
  const found = checkQuery(words);
  return found === null ? null : `${found.at} ${found.kind}`;
}

function finish<Result>(job: Generator<number, Result>): Result {
  for (;;) {
    const { done, value } = job.next();
    if (done) return value;
  }
}
