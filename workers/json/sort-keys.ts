import { AppError } from '../../src/core/errors.ts';
import { SORTED_BYTES_MAX } from '../../src/core/json-limits.ts';
import { type Job, loadCore, partOf, requireValid, rewriteJob } from './json-context.ts';
import type { JsonTask } from './json-wasm.ts';
import { createKeyIds, type KeyIds } from './key-ids.ts';
import { childrenOf, kindOf, type NodeTable, readNodes, runInTurns } from './node-table.ts';
import { createPieces } from './pieces.ts';
import { check, type Rewritten } from './rewrite.ts';
import { within } from './work-queue.ts';

const COMMA = new Uint8Array([0x2c]);

interface Frame {
  /** The children of the container, in the order in which they are written. */
  readonly children: readonly number[];
  readonly end: number;
  at: number;
}

export const SORT_LIMIT = { bytes: SORTED_BYTES_MAX, nodes: 16 << 20 } as const;

/**
 * The text with the members of every object in the order of their keys: by the UTF-16 units of the unescaped key, as
 * RFC 8785 orders them. Repeated keys keep their order; every token keeps its bytes.
 */
function sortKeys(table: NodeTable, keys: KeyIds, isDescending = false): Generator<Uint8Array> {
  const sign = isDescending ? -1 : 1;
  const order = (a: number, b: number) => sign * compareKeys(table, keys, a, b);
  return rewriteChildren(table, findOrdered(table, order), (node) => {
    const children = childrenOf(table, node);
    return kindOf(table, node) === 'object' ? children.sort(order) : children;
  });
}

/**
 * The text with other children in its containers: `chooseChildren` gives those of a container, unless `isKept` has a 1
 * for it or for a value around it. Every token keeps its bytes.
 */
export function* rewriteChildren(
  table: NodeTable,
  isKept: Uint8Array,
  chooseChildren: (node: number) => readonly number[],
): Generator<Uint8Array> {
  const { bytes, start, end } = table;
  const pieces = createPieces();
  const frames: Frame[] = [];

  /** Writes a whole value, or the text before the first value in it. */
  const begin = (node: number, from: number) => {
    const behind = end[node] ?? 0;
    if (isKept[node] === 1) return pieces.add(bytes, from, behind);
    pieces.add(bytes, from, (start[node] ?? 0) + 1);
    frames.push({ children: chooseChildren(node), end: behind, at: 0 });
  };

  begin(0, start[0] ?? 0);
  for (let frame = frames.at(-1); frame !== undefined; frame = frames.at(-1)) {
    const child = frame.children[frame.at];
    if (child === undefined) {
      frames.pop();
      pieces.add(bytes, frame.end - 1, frame.end);
    } else {
      if (frame.at > 0) pieces.add(COMMA, 0, 1);
      frame.at += 1;
      begin(child, table.keyStart[child] ?? 0);
    }
    if (pieces.hasFull()) yield* pieces.take();
  }
  pieces.finish();
  yield* pieces.take();
}

/** 1 for a value in which no member has to move. */
function findOrdered(table: NodeTable, order: (a: number, b: number) => number): Uint8Array {
  const { count, next, keyId } = table;
  const isOrdered = new Uint8Array(count).fill(1);
  // Backwards, because the contents of a container come behind it.
  for (let node = count - 1; node >= 0; node--) {
    const behind = next[node] ?? 0;
    let before = -1;
    for (let child = node + 1; child < behind; child = next[child] ?? behind) {
      const isBehind = before < 0 || keyId[before] === keyId[child] || order(before, child) < 0;
      if (isOrdered[child] === 0 || !isBehind) {
        isOrdered[node] = 0;
        break;
      }
      before = child;
    }
  }
  return isOrdered;
}

function compareKeys({ keyId }: NodeTable, keys: KeyIds, a: number, b: number): number {
  const left = keys.nameOf(keyId[a] ?? 0);
  const right = keys.nameOf(keyId[b] ?? 0);
  if (left === right) return 0;
  return left < right ? -1 : 1;
}

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
  job: Job,
  task: JsonTask,
  bytes: Uint8Array,
  isDescending = false,
): Promise<Rewritten> {
  requireSortable(bytes.length);
  const asItIs = { byteLength: bytes.length, chunks: [bytes] };
  const refusal = await check(await loadCore(job.context), asItIs, { step: () => job.work.step(0) });
  if (refusal !== null) return { isValid: false, refusal };
  const keys = createKeyIds();
  const table = await runInTurns(readNodes(bytes, keys, SORT_LIMIT.nodes), within(job.work, 0, 1 / 2).step);
  const sorted = { byteLength: bytes.length, chunks: sortKeys(table, keys, isDescending) };
  const rewritten = await rewriteJob(partOf(job, 1 / 2, 1), task, sorted);
  // Too deep for the task: the place of the error is determined in the original text.
  return rewritten.isValid ? rewritten : rewriteJob(job, task, asItIs);
}

/** The values of a text that is held whole. @throws AppError `json-invalid`, `json-too-large`. */
export async function readSortable(job: Job) {
  const { source } = job.text;
  requireSortable(source.byteLength);
  await requireValid(partOf(job, 0, 1 / 2));
  const keys = createKeyIds();
  const reading = readNodes(await source.read(0, source.byteLength), keys, SORT_LIMIT.nodes);
  return { table: await runInTurns(reading, within(job.work, 1 / 2, 1).step), keys };
}
