import { AppError } from '../../../src/core/errors.ts';
import type { JsonLayout } from '../indent.ts';
import { type JsonContext, makeResult, openSink, requireValid, rewriteInput } from '../json-context.ts';
import { toBracketed } from '../json-path.ts';
import { createKeyIds, NO_KEY } from '../key-ids.ts';
import { childrenOf, kindOf, readNodes, runInTurns } from '../node-table.ts';
import { toPretty } from '../rewriting.ts';
import { type StoredText, storeText } from '../text-store.ts';
import { createWorkQueue, type Work, within } from '../work-queue.ts';
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

  const prepare = async (text: StoredText, work: Work): Promise<QueryData> => {
    const known = tables.get(text);
    if (known !== undefined) return known;
    const data = await readData(context, text, work);
    if (text.source.byteLength <= KEPT_BYTES) tables.set(text, data);
    return data;
  };
  const prepareById = async (id: number): Promise<QueryData> =>
    tables.get(store.text(id)) ?? queue.run((work) => prepare(store.text(id), work));

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
      return makeResult(context, id, async (text, work) => {
        const data = await prepare(text, within(work, 0, SHARES.tabled));
        const findings = await runInTurns(evaluateQuery(data, parsed), within(work, SHARES.tabled, SHARES.found).step);
        const result = await writeResult(context, data, findings, options, within(work, SHARES.found, 1));
        return { text: result, ...findings.count };
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

async function readData(context: JsonContext, text: StoredText, work: Work): Promise<QueryData> {
  const { byteLength } = text.source;
  const { bytes: maxBytes, nodes } = QUERY_LIMIT;
  if (byteLength > maxBytes) throw new AppError('query-too-large', `${byteLength} bytes to query`, { maxBytes });
  await requireValid(context, text, within(work, 0, SHARES.checked));
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
  context: JsonContext,
  data: QueryData,
  { found, count, isOneValue }: QueryFindings,
  { form, ...layout }: QueryOptions,
  work: Work,
): Promise<StoredText> {
  const { table } = data;
  if (form === 'lines') return storeText(openSink(context), writeLines(table, found), () => work.step(0));
  const byteLength = estimateBytes(table, found);
  if (form === 'array') {
    const [first = 0] = found;
    return indentText(
      context,
      byteLength,
      () => (isOneValue ? writeOne(table, first) : writeArray(table, found)),
      layout,
      work,
    );
  }
  if (count.hasMadeValues) throw new AppError('query-no-paths', 'The query makes values that have no path');
  const pathOf = await runInTurns(createNodePaths(data), work.step);
  const paths = function* () {
    for (const value of found) if (typeof value === 'number') yield pathOf(value);
  };
  return indentText(context, byteLength, () => writeStrings(paths()), layout, work);
}

/** Indents JSON through the core, which checks it once more. A text that is too deep stays on one line. */
async function indentText(
  context: JsonContext,
  byteLength: number,
  write: () => Iterable<Uint8Array>,
  layout: JsonLayout,
  work: Work,
): Promise<StoredText> {
  const indented = await rewriteInput(context, toPretty(layout), { byteLength, chunks: write() }, work);
  if (indented.isValid) return indented.text;
  const flat = await rewriteInput(context, { mode: 'minify' }, { byteLength, chunks: write() }, work);
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
