import { JSONPathEnvironment, type JSONValue } from 'json-p3';
import { createKeyIds } from '../workers/json/key-ids.ts';
import { readNodes } from '../workers/json/node-table.ts';
import { evaluateQuery } from '../workers/json/query/evaluate-query.ts';
import { parseQuery } from '../workers/json/query/parse-query.ts';
import type { QueryData } from '../workers/json/query/values.ts';
import { writeCorpus } from './json/corpora.ts';
import type { Bench, Part } from './part.ts';
import { medianRatio, timeSideBySide } from './timing.ts';

const BYTES = 10e6;
const ROUNDS = 15;

/** Queries of both implementations, from the plain to the costly. */
const QUERIES = [
  '$[*].id',
  '$[1000:2000].place.city',
  '$..code[0]',
  '$[?@.score > 8000 && @.isActive == true].name',
  "$[?search(@.place.city, '^(alpha|order)')]",
  '$..[?@.city]',
];
/** Queries that only the short form has. */
const SHORT_QUERIES = ['.[] | select(.score > 8000) | {id, name}', 'map(.tags | length)'];

/** Queries over a text of 10 MB beside json-p3 over the same data as objects. Reading the text is measured apart. */
export const jsonQuery: Part = {
  name: 'json-query',
  async run({ report }: Bench) {
    const text = writeCorpus('records', BYTES);
    const bytes = new TextEncoder().encode(text);
    const value: JSONValue = JSON.parse(text);
    const data = readTable(bytes);
    const reading = timeSideBySide({ table: () => readTable(bytes), engine: () => JSON.parse(text) }, ROUNDS);
    const ratio = medianRatio(reading.engine, reading.table);
    report.measure({
      measure: 'table of 10 MB',
      unit: 'ms',
      samples: reading.table,
      baseline: { name: 'JSON.parse', ratio },
    });
    const baseline = new JSONPathEnvironment();
    for (const query of QUERIES) {
      const count = run(data, query);
      report.check(`${query}: as many results as json-p3`, count === baseline.query(query, value).length, `${count}`);
      const times = timeSideBySide({ ours: () => run(data, query), p3: () => baseline.query(query, value) }, ROUNDS);
      report.measure({
        measure: query,
        unit: 'ms',
        samples: times.ours,
        baseline: { name: 'json-p3', ratio: medianRatio(times.p3, times.ours) },
      });
    }
    for (const query of SHORT_QUERIES) {
      const { ours } = timeSideBySide({ ours: () => run(data, query) }, ROUNDS);
      report.measure({ measure: query, unit: 'ms', samples: ours });
    }
  },
};

function readTable(bytes: Uint8Array): QueryData {
  const keys = createKeyIds();
  return { table: finish(readNodes(bytes, keys, 1 << 24)), keys };
}

/** @returns the number of results. */
function run(data: QueryData, query: string): number {
  return finish(evaluateQuery(data, parseQuery(query))).found.length;
}

function finish<Result>(job: Generator<number, Result>): Result {
  for (;;) {
    const { done, value } = job.next();
    if (done) return value;
  }
}
