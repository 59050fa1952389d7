import { createHasher, type Hasher } from '../hasher.ts';
import { kindOf, type NodeTable } from '../node-table.ts';
import { addNumber } from '../number-value.ts';
import { decodeString } from '../scalar.ts';
import { encoder } from '../utf8.ts';

const TURN_NODES = 8192;
const BACKSLASH = 0x5c;
const SEEDS = {
  object: 0x1f3a,
  array: 0x2b71,
  string: 0x3c95,
  number: 0x4d07,
  literal: 0x5e63,
  member: 0x6d2f,
} as const;

interface HashOptions {
  /** 1 for every value that is left out of the container around it. */
  readonly ignored: Uint8Array | null;
  /** Gives arrays with the same items in different orders the same hash. */
  readonly ignoresItemOrder: boolean;
}

const EVERYTHING: HashOptions = { ignored: null, ignoresItemOrder: false };

/**
 * A hash of every value: equal for equal values, whatever the order of keys and the notation. Yields the finished share
 * from time to time.
 */
export function* hashNodes(table: NodeTable, options = EVERYTHING): Generator<number, Float64Array> {
  const { ignored, ignoresItemOrder } = options;
  const { bytes, count, start, end } = table;
  const hashes = new Float64Array(count);
  const hasher = createHasher();
  // Backwards, because the contents of a container come behind it.
  for (let node = count - 1; node >= 0; node--) {
    if (node % TURN_NODES === 0) yield 1 - node / count;
    const from = start[node] ?? 0;
    const to = end[node] ?? 0;
    const kind = kindOf(table, node);
    if (kind === 'object') addInAnyOrder(hasher, table, hashes, node, ignored);
    else if (kind === 'array' && ignoresItemOrder) addInAnyOrder(hasher, table, hashes, node, ignored);
    else hasher.begin(SEEDS[kind]);
    if (kind === 'array' && !ignoresItemOrder) addItems(hasher, table, hashes, node, ignored);
    else if (kind === 'string') addString(hasher, bytes, from, to);
    else if (kind === 'number') addNumber(hasher, bytes, from, to);
    else if (kind === 'literal') hasher.add(bytes[from] ?? 0);
    hashes[node] = hasher.take();
  }
  return hashes;
}

/** A sum over the children with their keys, which does not depend on their order. */
function addInAnyOrder(
  hasher: Hasher,
  table: NodeTable,
  hashes: Float64Array,
  node: number,
  ignored: Uint8Array | null,
): void {
  const { next, keyId } = table;
  const behind = next[node] ?? 0;
  let [low, high] = [0, 0];
  for (let child = node + 1; child < behind; child = next[child] ?? behind) {
    if (ignored !== null && ignored[child] === 1) continue;
    hasher.begin(SEEDS.member);
    hasher.add(keyId[child] ?? 0);
    hasher.addHash(hashes[child] ?? 0);
    const hash = hasher.take();
    low = (low + (hash >>> 0)) | 0;
    high = (high + Math.floor(hash / 2 ** 32)) | 0;
  }
  hasher.begin(kindOf(table, node) === 'object' ? SEEDS.object : SEEDS.array);
  hasher.add(low);
  hasher.add(high);
}

function addItems(
  hasher: Hasher,
  { next }: NodeTable,
  hashes: Float64Array,
  node: number,
  ignored: Uint8Array | null,
): void {
  const behind = next[node] ?? 0;
  for (let child = node + 1; child < behind; child = next[child] ?? behind) {
    if (ignored === null || ignored[child] !== 1) hasher.addHash(hashes[child] ?? 0);
  }
}

function addString(hasher: Hasher, bytes: Uint8Array, from: number, to: number): void {
  const token = bytes.subarray(from, to);
  const isEscaped = token.includes(BACKSLASH);
  const plain = isEscaped ? encoder.encode(decodeString(token)) : bytes.subarray(from + 1, to - 1);
  hasher.addBytes(plain, 0, plain.length);
}
