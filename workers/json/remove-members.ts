import { createChangeLog } from './change-log.ts';
import type { JsonLayout } from './indent.ts';
import { type JsonContext, makeResult, partOf, rewriteJob, throwInvalid } from './json-context.ts';
import { type KeyIds, NO_KEY } from './key-ids.ts';
import { childrenOf, kindOf, type NodeTable } from './node-table.ts';
import type { JsonResult } from './rewriting.api.ts';
import { toPretty } from './rewriting.ts';
import { readSortable, rewriteChildren } from './sort-keys.ts';

const NULL_BEGIN = 0x6e;
const EMPTY_BYTES = 2;

/** Implements `JsonApi.removeMembers`. */
export function removeMembersOf(
  context: JsonContext,
  id: number,
  { empties, ...layout }: JsonLayout & { readonly empties: boolean },
): Promise<JsonResult> {
  return makeResult(context, id, async (job) => {
    const log = createChangeLog();
    const { table, keys } = await readSortable(partOf(job, 0, 1 / 2));
    const isRemoved = findRemoved(table, empties);
    for (const node of listRemoved(table, isRemoved)) log.add('removed', () => stepsTo(table, keys, node));
    const input = { byteLength: table.bytes.length, chunks: removeMembers(table, isRemoved) };
    const rewritten = await rewriteJob(partOf(job, 1 / 2, 1), toPretty(layout), input);
    if (!rewritten.isValid) return throwInvalid(job.text, rewritten.refusal);
    return { text: rewritten.text, changes: log.report() };
  });
}

/** 1 for every member that is removed. */
function findRemoved(table: NodeTable, empties: boolean): Uint8Array {
  const { bytes, start, end, keyId, count } = table;
  const isRemoved = new Uint8Array(count);
  const isEmpty = (node: number): boolean => {
    if (bytes[start[node] ?? 0] === NULL_BEGIN) return true;
    if (!empties) return false;
    const kind = kindOf(table, node);
    if (kind === 'string') return (end[node] ?? 0) - (start[node] ?? 0) === EMPTY_BYTES;
    if (kind === 'array') return (table.next[node] ?? 0) === node + 1;
    return kind === 'object' && childrenOf(table, node).every((child) => isRemoved[child] === 1);
  };
  // Backwards, because the contents of a container come behind it.
  for (let node = count - 1; node >= 0; node--) {
    if (keyId[node] !== NO_KEY && isEmpty(node)) isRemoved[node] = 1;
  }
  return isRemoved;
}

/** The removed members that are not inside another one. */
function* listRemoved({ count, next }: NodeTable, isRemoved: Uint8Array): Generator<number> {
  for (let node = 0; node < count; ) {
    const isGone = isRemoved[node] === 1;
    if (isGone) yield node;
    node = isGone ? (next[node] ?? count) : node + 1;
  }
}

function removeMembers(table: NodeTable, isRemoved: Uint8Array): Generator<Uint8Array> {
  const { count, next } = table;
  const isKept = new Uint8Array(count).fill(1);
  for (let node = count - 1; node >= 0; node--) {
    const behind = next[node] ?? 0;
    for (let child = node + 1; child < behind; child = next[child] ?? behind) {
      if (isKept[child] === 0 || isRemoved[child] === 1) isKept[node] = 0;
    }
  }
  return rewriteChildren(table, isKept, (node) => childrenOf(table, node).filter((child) => isRemoved[child] === 0));
}

function stepsTo(table: NodeTable, keys: KeyIds, target: number): (string | number)[] {
  const steps: (string | number)[] = [];
  for (let node = 0; node !== target; ) {
    const children = childrenOf(table, node);
    const index = children.findLastIndex((child) => child <= target);
    node = children[index] ?? target;
    const keyId = table.keyId[node] ?? NO_KEY;
    steps.push(keyId === NO_KEY ? index : keys.nameOf(keyId));
  }
  return steps;
}
