import { childrenOf } from '../node-table.ts';
import {
  findCommonSequence,
  indicesWithout,
  keepOrdered,
  type Pair,
  pairsAt,
  pairUnique,
  valuesAt,
} from './common-sequence.ts';
import { type IdentityKeys, readIdentities } from './identity.ts';
import { createItemSteps, type Items } from './item-steps.ts';
import { pairInAnyOrder } from './match-unordered.ts';
import { pairSimilar } from './pair-similar.ts';
import { hashesOf, isIgnored, type Nodes, pick, type Side } from './side.ts';

interface Alignment {
  /** In the order of both arrays. */
  readonly pairs: readonly Pair[];
  /** Items that are in both arrays at different places. */
  readonly moves: readonly Pair[];
  readonly isCoarse: boolean;
}

interface ItemOptions {
  /** Numbers of the keys that identify objects. */
  readonly identityKeys: IdentityKeys;
  readonly ignoresItemOrder: boolean;
}

/**
 * Matches the items of two arrays. Objects with a unique `id` or similar member are matched by it, other items by
 * value, and the items between two matches by similarity.
 */
export function matchItems(left: Side, l: number, right: Side, r: number, options: ItemOptions) {
  const { identityKeys, ignoresItemOrder } = options;
  const [leftItems, rightItems] = [readItems(left, l), readItems(right, r)];
  const [a, b] = [leftItems.nodes, rightItems.nodes];
  const isEqual = (i: number, j: number) => left.hashes[a[i] ?? 0] === right.hashes[b[j] ?? 0];
  const shorter = Math.min(a.length, b.length);
  let head = 0;
  while (head < shorter && isEqual(head, head)) head += 1;
  let tail = 0;
  while (tail < shorter - head && isEqual(a.length - 1 - tail, b.length - 1 - tail)) tail += 1;

  const restLeft = { side: left, nodes: a.slice(head, a.length - tail) };
  const restRight = { side: right, nodes: b.slice(head, b.length - tail) };
  const shift = (pair: Pair) => ({ left: pair.left + head, right: pair.right + head });
  const end = { left: a.length - tail, right: b.length - tail };
  const itemSteps = createItemSteps(leftItems, rightItems);
  itemSteps.pairRow(0, 0, head);
  let isCoarse = false;
  if (ignoresItemOrder) {
    const pairs = pairInAnyOrder(restLeft, restRight, identityKeys);
    itemSteps.addInAnyOrder(head, end, pairs.map(shift));
  } else {
    const alignment = align(restLeft, restRight, identityKeys);
    isCoarse = alignment.isCoarse;
    itemSteps.addMiddle(head, end, alignment.pairs.map(shift), alignment.moves.map(shift));
  }
  itemSteps.pairRow(end.left, end.right, tail);
  return { steps: itemSteps.steps, isCoarse };
}

/** The items of an array that are not left out. */
function readItems(side: Side, node: number): Items {
  const all = childrenOf(side.table, node);
  if (side.ignored === null || !all.some((item) => isIgnored(side, item))) {
    return { side, node, nodes: all, indices: null };
  }
  const indices = range(0, all.length).filter((index) => !isIgnored(side, all[index] ?? 0));
  return { side, node, nodes: valuesAt(all, indices), indices };
}

function align(left: Nodes, right: Nodes, identityKeys: IdentityKeys): Alignment {
  if (left.nodes.length === 0 || right.nodes.length === 0) return { pairs: [], moves: [], isCoarse: false };
  const identities = readIdentities(identityKeys, left, right);
  if (identities !== null) {
    const all = pairUnique(identities.left, identities.right);
    const pairs = keepOrdered(all);
    const kept = new Set(pairs);
    return { pairs, moves: all.filter((pair) => !kept.has(pair)), isCoarse: false };
  }
  const [hashesLeft, hashesRight] = [hashesOf(left), hashesOf(right)];
  const { pairs, isCoarse } = findCommonSequence(hashesLeft, hashesRight);
  const moves = findMoves(hashesLeft, hashesRight, pairs);
  const changes = pairGaps(left, right, pairs, moves);
  return { pairs: changes, moves, isCoarse };
}

/** Equal items that are in no pair and have an equal one on the other side. */
function findMoves(left: readonly number[], right: readonly number[], pairs: readonly Pair[]): Pair[] {
  const a = indicesWithout(left.length, pairs, 'left');
  const b = indicesWithout(right.length, pairs, 'right');
  return pairsAt(pairUnique(valuesAt(left, a), valuesAt(right, b)), a, b);
}

/** The pairs, and between them the pairs of items that were changed in their place. */
function pairGaps(left: Nodes, right: Nodes, pairs: readonly Pair[], moves: readonly Pair[]): Pair[] {
  const movedLeft = new Set(moves.map((pair) => pair.left));
  const movedRight = new Set(moves.map((pair) => pair.right));
  const all: Pair[] = [];
  let [fromLeft, fromRight] = [0, 0];
  for (const pair of [...pairs, { left: left.nodes.length, right: right.nodes.length }]) {
    const gapLeft = range(fromLeft, pair.left).filter((index) => !movedLeft.has(index));
    const gapRight = range(fromRight, pair.right).filter((index) => !movedRight.has(index));
    if (gapLeft.length > 0 && gapRight.length > 0) {
      const similar = pairSimilar(pick(left, gapLeft), pick(right, gapRight));
      for (const each of pairsAt(similar, gapLeft, gapRight)) all.push(each);
    }
    if (pair.left < left.nodes.length) all.push(pair);
    [fromLeft, fromRight] = [pair.left + 1, pair.right + 1];
  }
  return all;
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, at) => from + at);
}
