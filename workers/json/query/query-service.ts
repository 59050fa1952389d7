import { AppError } from '../../../src/core/errors.ts';
import type { JsonLayout } from '../indent.ts';
import { type Job, type JsonContext, makeResult, openSink, partOf, requireValid, rewriteJob } from '../json-context.ts';
import { toBracketed } from '../json-path.ts';
import { createKeyIds, NO_KEY } from '../key-ids.ts';
import { childrenOf, kindOf, readNodes, runInTurns } from '../node-table.ts';
import { toPretty } from '../rewriting.ts';
import { type StoredText, storeText } from '../text-store.ts';
import { createWorkQueue, within } from '../work-queue.ts';
import { evaluateQuery, type QueryFindings } from './evaluate-query.ts';
import { checkQuery, parseQuery } from './parse-query.ts';
import type { QueryAnswer, QueryApi, QueryOptions, QueryResult } from './query.api.ts';
import type { QueryData } from './values.ts';
import { estimateBytes, writeArray, writeLines, writeOne, writeStrings } from './write-values.ts';

/** A text is held whole in memory, with a table of its values. */
const QUERY_LIMIT = { bytes: 128 << 20, nodes: 16 << 20 } as const;
/** The tables of larger texts are not kept between two queries. */
const KEPT_BYTES = 16 << 20;
/** Progress at which the phases of a query end. */
const SHARES = { checked: 0.1, tabled: 0.5, found: 0.8 } as const;
const NAMES_MAX = 50;
const SAMPLED_NODES = 200;

/** Implements the queries over the texts of the store. */
export function createQueryService(context: JsonContext): QueryApi {
  const { deps, store, queue } = context;
  /** Counts run beside the work on whole texts, once the table of their text is there. */
  const counts = createWorkQueue(deps);
  const names = createWorkQueue(deps);
  const tables = new WeakMap<StoredText, QueryData>();

  const prepare = async (job: Job): Promise<QueryData> => {
    const { text } = job;
    const known = tables.get(text);
    if (known !== undefined) return known;
    const data = await readData(job);
    if (text.source.byteLength <= KEPT_BYTES) tables.set(text, data);
    return data;
  };
  const prepareById = async (id: number): Promise<QueryData> =>
    tables.get(store.text(id)) ?? queue.run((work) => prepare({ context, text: store.text(id), work }));

  return {
    checkQuery: async (query) => checkQuery(query),
    async countQuery(id, query): Promise<QueryAnswer> {
      counts.cancel();
      const problem = checkQuery(query);
      if (problem !== null) return { problem, outcome: null };
      return counts.run(async (work) => {
        const data = await prepareById(id);
        const { count } = await runInTurns(evaluateQuery(data, parseQuery(query)), work.step);
        return { problem: null, outcome: count };
      });
    },
    async query(id, query, options): Promise<QueryResult> {
      const parsed = parseQuery(query);
      return makeResult(context, id, async (job) => {
        const data = await prepare(partOf(job, 0, SHARES.tabled));
        const findings = await runInTurns(
          evaluateQuery(data, parsed),
          within(job.work, SHARES.tabled, SHARES.found).step,
        );
        return { text: await writeResult(partOf(job, SHARES.found, 1), data, findings, options), ...findings.count };
      });
    },
    async listQueryNames(id, before) {
      names.cancel();
      const path = before.trim() === '' ? '$' : before;
      if (checkQuery(path) !== null) return [];
      return names.run(async (work) => {
        const data = await prepareById(id);
        return listNames(data, await runInTurns(evaluateQuery(data, parseQuery(path)), work.step));
      });
    },
  };
}

async function readData(job: Job): Promise<QueryData> {
  const { text, work } = job;
  const { byteLength } = text.source;
  const { bytes: maxBytes, nodes } = QUERY_LIMIT;
  if (byteLength > maxBytes) throw new AppError('query-too-large', `${byteLength} bytes to query`, { maxBytes });
  await requireValid(partOf(job, 0, SHARES.checked));
  const keys = createKeyIds();
  const reading = readNodes(await text.source.read(0, byteLength), keys, nodes);
  try {
    return { table: await runInTurns(reading, within(work, SHARES.checked, 1).step), keys };
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'json-too-large')) throw error;
    throw new AppError('query-too-large', error.message, { maxBytes });
  }
}

async function writeResult(
  job: Job,
  data: QueryData,
  { found, count, isOneValue }: QueryFindings,
  { form, ...layout }: QueryOptions,
): Promise<StoredText> {
  const { table } = data;
  if (form === 'lines') return storeText(openSink(job.context), writeLines(table, found), () => job.work.step(0));
  const byteLength = estimateBytes(table, found);
  if (form === 'array') {
    const [first = 0] = found;
    const write = () => (isOneValue ? writeOne(table, first) : writeArray(table, found));
    return indentText(job, byteLength, write, layout);
  }
  if (count.hasMadeValues) throw new AppError('query-no-paths', 'The query makes values that have no path');
  const pathOf = await runInTurns(createNodePaths(data), job.work.step);
  const paths = function* () {
    for (const value of found) if (typeof value === 'number') yield pathOf(value);
  };
  return indentText(job, byteLength, () => writeStrings(paths()), layout);
}

/** Indents JSON through the core, which checks it once more. A text that is too deep stays on one line. */
async function indentText(
  job: Job,
  byteLength: number,
  write: () => Iterable<Uint8Array>,
  layout: JsonLayout,
): Promise<StoredText> {
  const indented = await rewriteJob(job, toPretty(layout), { byteLength, chunks: write() });
  if (indented.isValid) return indented.text;
  const flat = await rewriteJob(job, { mode: 'minify' }, { byteLength, chunks: write() });
  if (flat.isValid) return flat.text;
  throw new Error(`The result of a query is no JSON: ${flat.refusal.kind} at ${flat.refusal.offset}`);
}

/** Names of the members of the first objects among the results. */
function listNames({ table, keys }: QueryData, { found }: QueryFindings): readonly string[] {
  const names = new Set<string>();
  for (const node of found.slice(0, SAMPLED_NODES)) {
    if (typeof node !== 'number' || kindOf(table, node) !== 'object') continue;
    for (const child of childrenOf(table, node)) {
      if (names.size >= NAMES_MAX) return [...names];
      names.add(keys.nameOf(table.keyId[child] ?? NO_KEY));
    }
  }
  return [...names];
}

/**
 * Normalized paths of nodes: `$['list'][0]`. Reads the parents of all nodes first, and yields the finished share of
 * that from time to time.
 */
export function* createNodePaths({ table, keys }: QueryData): Generator<number, (node: number) => string> {
  const { count, next, keyId } = table;
  const parents = new Uint32Array(count);
  const places = new Uint32Array(count);
  for (let node = 0; node < count; node++) {
    const behind = next[node] ?? 0;
    let place = 0;
    for (let child = node + 1; child < behind; child = next[child] ?? behind) {
      parents[child] = node;
      places[child] = place;
      place += 1;
    }
    if ((node & 0xffff) === 0xffff) yield node / count;
  }
  return (node) => {
    const steps: string[] = [];
    for (let at = node; at > 0; at = parents[at] ?? 0) {
      const key = keyId[at] ?? NO_KEY;
      steps.push(key === NO_KEY ? `[${places[at]}]` : toBracketed(keys.nameOf(key)));
    }
    return `$${steps.reverse().join('')}`;
  };
}
