import { AppError } from '../../src/core/errors.ts';
import { SORTED_BYTES_MAX } from '../../src/core/json-limits.ts';
import type { ByteSink } from './byte-sink.ts';
import type { JsonCore, JsonTask } from './json-wasm.ts';
import { createKeyIds } from './key-ids.ts';
import { readNodes, runInTurns } from './node-table.ts';
import { check, type Rewritten, rewrite } from './rewrite.ts';
import { sortKeys } from './sort-keys.ts';
import type { Work } from './work-queue.ts';

export const SORT_LIMIT = { bytes: SORTED_BYTES_MAX, nodes: 16 << 20 } as const;

/** @throws AppError `json-too-large` (details: byteLength, maxBytes) for a text that is too long to be sorted. */
export function requireSortable(byteLength: number): void {
  if (byteLength <= SORT_LIMIT.bytes) return;
  throw new AppError('json-too-large', `${byteLength} bytes to sort`, { byteLength, maxBytes: SORT_LIMIT.bytes });
}

/**
 * As `rewrite`, with the members of every object in the order of their keys.
 * @throws AppError `json-too-large`.
 */
export async function rewriteSorted(
  core: JsonCore,
  task: JsonTask,
  bytes: Uint8Array,
  openSink: () => ByteSink,
  work: Work,
  isDescending = false,
): Promise<Rewritten> {
  requireSortable(bytes.length);
  const asItIs = { byteLength: bytes.length, chunks: [bytes] };
  const refusal = await check(core, asItIs, { step: () => work.step(0) });
  if (refusal !== null) return { isValid: false, refusal };
  const keys = createKeyIds();
  const table = await runInTurns(readNodes(bytes, keys, SORT_LIMIT.nodes), (share) => work.step(share / 2));
  const sorted = { byteLength: bytes.length, chunks: sortKeys(table, keys, isDescending) };
  const rewritten = await rewrite(core, task, sorted, openSink(), {
    step: (share) => work.step((1 + share) / 2),
  });
  // Too deep for the task: the place of the error is determined in the original text.
  return rewritten.isValid ? rewritten : rewrite(core, task, asItIs, openSink(), work);
}
