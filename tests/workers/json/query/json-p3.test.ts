import fc from 'fast-check';
import { JSONPathEnvironment, JSONPathSyntaxError, type JSONValue } from 'json-p3';
import { describe, expect, it } from 'vitest';
import { parsePath } from '../../../../workers/json/query/parse-query.ts';
import { anyPathCase } from './path-cases.ts';
import { readData, runQuery } from './run-query.ts';

/** Cases per seed; `QUERY_CASES` sets another number for a long run. */
const CASES = Number(process.env.QUERY_CASES ?? 150);
const TIMEOUT_MS = 20_000 + CASES * 100;
const SEEDS = [1, 2, 3];

const baseline = new JSONPathEnvironment();

describe('generated queries', () => {
  it.each(SEEDS)(
    'have the results of another implementation, and paths that lead back to them, with seed %i',
    (seed) => {
      let foundCount = 0;
      let refusedCount = 0;
      fc.assert(
        fc.property(anyPathCase(), ({ value, query }) => {
          const text = JSON.stringify(value);
          const data = readData(text);
          const { texts, paths, nodes } = runQuery(data, { form: 'path', query: parsePath(query) });
          const wanted = queryBaseline(query, JSON.parse(text));
          if (wanted === null) refusedCount += 1;
          else expect(texts.map((each) => JSON.parse(each))).toEqual(wanted);
          foundCount += texts.length;
          paths.forEach((path, at) => {
            expect(runQuery(data, { form: 'path', query: parsePath(path) }).nodes).toEqual([nodes[at]]);
          });
        }),
        { numRuns: CASES, seed },
      );
      // The baseline refuses some slices behind filters, which the standard allows.
      expect(refusedCount).toBeLessThan(CASES / 20);
      // Most queries must find something, or the comparison shows nothing.
      expect(foundCount).toBeGreaterThan(CASES);
    },
    TIMEOUT_MS,
  );
});

/** Null when the baseline cannot read the query. */
function queryBaseline(query: string, value: JSONValue): JSONValue[] | null {
  try {
    return baseline.query(query, value).values();
  } catch (error) {
    if (error instanceof JSONPathSyntaxError) return null;
    throw error;
  }
}
