import { AppError } from '../../../src/core/errors.ts';
import { COMPARED_BYTES_MAX, LISTED_DIFFERENCES_COUNT } from '../../../src/core/json-limits.ts';
import { createKeyIds, type KeyIds } from '../key-ids.ts';
import { readNodes, runInTurns } from '../node-table.ts';
import type { StoredText, TextStore } from '../text-store.ts';
import type { Work, WorkQueue } from '../work-queue.ts';
import { compare, type Difference } from './compare.ts';
import { describeDifferences } from './describe-differences.ts';
import type { JsonDiffApi, JsonDifferenceKind } from './diff.api.ts';
import { hashNodes } from './hash-nodes.ts';
import type { Side } from './side.ts';

/** Both texts are held whole in memory, each with a table of its values. */
const DIFF_LIMIT = { bytes: COMPARED_BYTES_MAX, nodes: 8 << 20 } as const;
/** Progress at which the phases of reading one text end, and at which the reading of both texts ends. */
const SHARES = { checked: 0.1, tabled: 0.7, leftRead: 0.4, bothRead: 0.8 } as const;

export interface DiffServiceDeps {
  readonly store: TextStore;
  readonly queue: WorkQueue;
  readonly now: () => number;
  /** @throws AppError `json-invalid`. */
  readonly requireValid: (text: StoredText, work: Work) => Promise<void>;
}

type SideName = 'left' | 'right';

/** Implements the comparison of two texts of the store. */
export function createDiffService({ store, queue, now, requireValid }: DiffServiceDeps): JsonDiffApi {
  const readSide = async (text: StoredText, keys: KeyIds, work: Work): Promise<Side> => {
    const { byteLength } = text.source;
    if (byteLength > DIFF_LIMIT.bytes) {
      throw new AppError('json-too-large', `${byteLength} bytes to compare`, {
        byteLength,
        maxBytes: DIFF_LIMIT.bytes,
      });
    }
    await requireValid(text, within(work, 0, SHARES.checked));
    const bytes = await text.source.read(0, byteLength);
    const reading = readNodes(bytes, keys, DIFF_LIMIT.nodes);
    const table = await runInTurns(reading, within(work, SHARES.checked, SHARES.tabled).step);
    const hashes = await runInTurns(hashNodes(table), within(work, SHARES.tabled, 1).step);
    return { table, hashes };
  };

  return {
    diff: (leftId, rightId, options) =>
      queue.run(async (work) => {
        const before = now();
        const keys = createKeyIds();
        const read = (id: number, name: SideName, part: Work) =>
          readSide(store.text(id), keys, part).catch((error) => {
            // If the text was closed meanwhile, this reports it as closed instead.
            store.text(id);
            throw nameSide(error, name);
          });
        const left = await read(leftId, 'left', within(work, 0, SHARES.leftRead));
        const right = await read(rightId, 'right', within(work, SHARES.leftRead, SHARES.bothRead));
        const list = createList();
        const comparing = compare(left, right, { ...options, keys, onDifference: list.add });
        const coarseArrayCount = await runInTurns(comparing, within(work, SHARES.bothRead, 1).step);
        const differences = describeDifferences(list.listed, left.table, right.table, keys);
        return { counts: list.counts, differences, coarseArrayCount, tookMs: now() - before };
      }),
  };
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

/** A part of the work, between two shares of the whole. */
function within(work: Work, from: number, to: number): Work {
  return { step: (share) => work.step(from + (to - from) * share) };
}

function nameSide(error: unknown, side: SideName): unknown {
  if (!(error instanceof AppError)) return error;
  return new AppError(error.code, error.message, { ...error.details, side });
}
