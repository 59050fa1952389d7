import fc from 'fast-check';
import { JSONPathEnvironment } from 'json-p3';
import { describe, expect, it } from 'vitest';
import { parsePath } from '../../../../workers/json/query/parse-query.ts';
import { anyPathCase } from './path-cases.ts';
import { readData, runQuery } from './run-query.ts';

/** Cases per seed; `QUERY_CASES` sets another number for a long run. */
const CASES = Number(process.env.QUERY_CASES ?? 150);
const SEEDS = [1, 2, 3];

const baseline = new JSONPathEnvironment();

describe('generated queries', () => {
  it.each(SEEDS)(
    'have the results of another implementation, and paths that lead back to them, with seed %i',
    (seed) => {
      let foundCount = 0;
      fc.assert(
        fc.property(anyPathCase(), ({ value, query }) => {
          const text = JSON.stringify(value);
          const data = readData(text);
          const { texts, paths, nodes } = runQuery(data, { form: 'path', query: parsePath(query) });
          const wanted = baseline.query(query, JSON.parse(text)).values();
          expect(texts.map((each) => JSON.parse(each))).toEqual(wanted);
          foundCount += texts.length;
          paths.forEach((path, at) => {
            expect(runQuery(data, { form: 'path', query: parsePath(path) }).nodes).toEqual([nodes[at]]);
          });
        }),
        { numRuns: CASES, seed },
      );
      // Most queries must find something, or the comparison shows nothing.
      expect(foundCount).toBeGreaterThan(CASES);
    },
  );
});
