import { AppError } from '../../../src/core/errors.ts';
import { COMPARED_BYTES_MAX, LISTED_DIFFERENCES_COUNT } from '../../../src/core/json-limits.ts';
import { type JsonContext, requireValid } from '../json-context.ts';
import { createKeyIds, type KeyIds } from '../key-ids.ts';
import { type NodeTable, readNodes, runInTurns } from '../node-table.ts';
import { evaluatePath } from '../query/evaluate-path.ts';
import { parsePath } from '../query/parse-query.ts';
import { createQueryContext } from '../query/query-context.ts';
import { QuerySyntaxError } from '../query/scanner.ts';
import type { PathQuery } from '../query/syntax.ts';
import { spliceText } from '../splices.ts';
import type { StoredText } from '../text-store.ts';
import { type Work, within } from '../work-queue.ts';
import { toChange, toSplices } from './accept.ts';
import { compare, type Difference } from './compare.ts';
import { describeDifferences } from './describe-differences.ts';
import type { JsonDiffApi, JsonDifferenceKind, JsonDiffOptions } from './diff.api.ts';
import { hashNodes } from './hash-nodes.ts';

/** Both texts are held whole in memory, each with a table of its values. */
const DIFF_LIMIT = { bytes: COMPARED_BYTES_MAX, nodes: 8 << 20 } as const;
/** Progress at which the phases of reading one text end, and at which the reading of both texts ends. */
const SHARES = { checked: 0.1, tabled: 0.7, leftRead: 0.4, bothRead: 0.8 } as const;

type SideName = 'left' | 'right';

interface IgnoredValues {
  /** 1 for every value that is left out; null when there are none. */
  readonly ignored: Uint8Array | null;
  /** The number of values for each of the paths. */
  readonly counts: readonly number[];
}

/** Implements the comparison of two texts of the store. */
export function createDiffService(context: JsonContext): JsonDiffApi {
  const { store, queue, deps } = context;
  return {
    diff: (leftId, rightId, options) =>
      queue.run(async (work) => {
        const before = deps.now();
        const keys = createKeyIds();
        const read = (id: number, name: SideName, part: Work) =>
          readSide(context, { text: store.text(id), keys, name, options }, part).catch((error) => {
            // If the text was closed meanwhile, this reports it as closed instead.
            store.text(id);
            throw nameSide(error, name);
          });
        const left = await read(leftId, 'left', within(work, 0, SHARES.leftRead));
        const right = await read(rightId, 'right', within(work, SHARES.leftRead, SHARES.bothRead));
        const list = createList();
        const comparing = compare(left.side, right.side, { ...options, keys, onDifference: list.add });
        const coarseArrayCount = await runInTurns(comparing, within(work, SHARES.bothRead, 1).step);
        const differences = describeDifferences(list.listed, left.side.table, right.side.table, keys);
        const ignoredCounts = left.counts.map((count, at) => count + (right.counts[at] ?? 0));
        return { counts: list.counts, differences, coarseArrayCount, ignoredCounts, tookMs: deps.now() - before };
      }),
    accept: ({ kind, source, target, into }) =>
      queue.run(async (work) => {
        const keys = createKeyIds();
        const read = (id: number, part: Work) => readTable(context, store.text(id), keys, part);
        const from = await read(source.id, within(work, 0, 1 / 4));
        const compared = await read(target.id, within(work, 1 / 4, 1 / 2));
        const text = into === target.id ? compared : await read(into, within(work, 1 / 2, 3 / 4));
        const splices = toSplices(text, from, toChange(kind, from, source.side, compared, target.side));
        return { document: store.add(await spliceText(store.text(into), splices)) };
      }),
  };
}

/** @throws AppError `json-invalid`, `json-too-large`. */
async function readTable(context: JsonContext, text: StoredText, keys: KeyIds, work: Work): Promise<NodeTable> {
  const { byteLength } = text.source;
  if (byteLength > DIFF_LIMIT.bytes) {
    throw new AppError('json-too-large', `${byteLength} bytes to compare`, { byteLength, maxBytes: DIFF_LIMIT.bytes });
  }
  await requireValid({ context, text, work: within(work, 0, SHARES.checked) });
  const bytes = await text.source.read(0, byteLength);
  return runInTurns(readNodes(bytes, keys, DIFF_LIMIT.nodes), within(work, SHARES.checked, 1).step);
}

interface SideRequest {
  readonly text: StoredText;
  readonly keys: KeyIds;
  readonly name: SideName;
  readonly options: JsonDiffOptions;
}

async function readSide(context: JsonContext, { text, keys, name, options }: SideRequest, work: Work) {
  const { ignored: paths = [], ignoresItemOrder = false } = options;
  const table = await readTable(context, text, keys, within(work, 0, SHARES.tabled));
  const hashing = within(work, SHARES.tabled, 1);
  const finding = findIgnored(
    table,
    keys,
    paths.map((path) => path[name]),
  );
  const { ignored, counts } = await runInTurns(finding, () => hashing.step(0));
  const hashes = await runInTurns(hashNodes(table, { ignored, ignoresItemOrder }), hashing.step);
  return { side: { table, hashes, ignored }, counts };
}

function createList() {
  const counts: Record<JsonDifferenceKind, number> = {
    added: 0,
    removed: 0,
    changed: 0,
    moved: 0,
    reordered: 0,
    notation: 0,
  };
  const listed: Difference[] = [];
  return {
    counts,
    listed,
    add(difference: Difference): void {
      counts[difference.kind] += 1;
      if (counts[difference.kind] <= LISTED_DIFFERENCES_COUNT) listed.push(difference);
    },
  };
}

function nameSide(error: unknown, side: SideName): unknown {
  if (!(error instanceof AppError)) return error;
  return new AppError(error.code, error.message, { ...error.details, side });
}

/**
 * Finds the values at these paths (RFC 9535). Null and a path that cannot be read stand for no value; the whole text is
 * never left out. Yields the finished share from time to time.
 * @throws AppError `query-too-many`, `query-too-costly`.
 */
function* findIgnored(
  table: NodeTable,
  keys: KeyIds,
  paths: readonly (string | null)[],
): Generator<number, IgnoredValues> {
  let ignored: Uint8Array | null = null;
  const counts: number[] = [];
  for (const path of paths) {
    const query = path === null ? null : tryParse(path);
    const found = query === null ? [] : yield* evaluatePath(createQueryContext({ table, keys }), query);
    const inside = found.filter((node) => node !== 0);
    if (inside.length > 0) ignored ??= new Uint8Array(table.count);
    for (const node of inside) if (ignored !== null) ignored[node] = 1;
    counts.push(new Set(inside).size);
  }
  return { ignored, counts };
}

function tryParse(path: string): PathQuery | null {
  try {
    return parsePath(path);
  } catch (error) {
    if (error instanceof QuerySyntaxError) return null;
    throw error;
  }
}
