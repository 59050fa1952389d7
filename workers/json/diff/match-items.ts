import { childrenOf } from '../node-table.ts';
import { findCommonSequence, keepOrdered, type Pair, pairUnique } from './common-sequence.ts';
import { type IdentityKeys, readIdentities } from './identity.ts';
import { createItemSteps, type Items } from './item-steps.ts';
import { pairInAnyOrder } from './match-unordered.ts';
import { pairSimilar } from './pair-similar.ts';
import { isIgnored, type Side } from './side.ts';
import type { Step } from './step.ts';

interface MatchedItems {
  readonly steps: readonly Step[];
  readonly isCoarse: boolean;
}

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
export function matchItems(left: Side, l: number, right: Side, r: number, options: ItemOptions): MatchedItems {
  const { identityKeys, ignoresItemOrder } = options;
  const [leftItems, rightItems] = [readItems(left, l), readItems(right, r)];
  const [a, b] = [leftItems.items, rightItems.items];
  const isEqual = (i: number, j: number) => left.hashes[a[i] ?? 0] === right.hashes[b[j] ?? 0];
  const shorter = Math.min(a.length, b.length);
  let head = 0;
  while (head < shorter && isEqual(head, head)) head += 1;
  let tail = 0;
  while (tail < shorter - head && isEqual(a.length - 1 - tail, b.length - 1 - tail)) tail += 1;

  const restLeft = a.slice(head, a.length - tail);
  const restRight = b.slice(head, b.length - tail);
  const shift = (pair: Pair) => ({ left: pair.left + head, right: pair.right + head });
  const end = { left: a.length - tail, right: b.length - tail };
  const itemSteps = createItemSteps(leftItems, rightItems);
  itemSteps.pairRow(0, 0, head);
  let isCoarse = false;
  if (ignoresItemOrder) {
    const pairs = pairInAnyOrder(left, restLeft, right, restRight, identityKeys);
    itemSteps.addInAnyOrder(head, end, pairs.map(shift));
  } else {
    const alignment = align(left, restLeft, right, restRight, identityKeys);
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
    return { side, node, items: all, indices: null };
  }
  const indices = range(0, all.length).filter((index) => !isIgnored(side, all[index] ?? 0));
  return { side, node, items: indices.map((index) => all[index] ?? 0), indices };
}

function align(
  left: Side,
  a: readonly number[],
  right: Side,
  b: readonly number[],
  identityKeys: IdentityKeys,
): Alignment {
  if (a.length === 0 || b.length === 0) return { pairs: [], moves: [], isCoarse: false };
  const identities = readIdentities(identityKeys, left, a, right, b);
  if (identities !== null) {
    const all = pairUnique(identities.left, identities.right);
    const pairs = keepOrdered(all);
    const kept = new Set(pairs);
    return { pairs, moves: all.filter((pair) => !kept.has(pair)), isCoarse: false };
  }
  const [hashesLeft, hashesRight] = [hashesOf(left, a), hashesOf(right, b)];
  const { pairs, isCoarse } = findCommonSequence(hashesLeft, hashesRight);
  const moves = findMoves(hashesLeft, hashesRight, pairs);
  const changes = pairGaps(left, a, right, b, pairs, moves);
  return { pairs: changes, moves, isCoarse };
}

/** Equal items that are in no pair and have an equal one on the other side. */
function findMoves(left: readonly number[], right: readonly number[], pairs: readonly Pair[]): Pair[] {
  const a = others(left.length, pairs, 'left');
  const b = others(right.length, pairs, 'right');
  const valuesOf = (values: readonly number[], indices: readonly number[]) =>
    indices.map((index) => values[index] ?? 0);
  return pairUnique(valuesOf(left, a), valuesOf(right, b)).map((pair) => ({
    left: a[pair.left] ?? 0,
    right: b[pair.right] ?? 0,
  }));
}

/** The pairs, and between them the pairs of items that were changed in their place. */
function pairGaps(
  left: Side,
  a: readonly number[],
  right: Side,
  b: readonly number[],
  pairs: readonly Pair[],
  moves: readonly Pair[],
): Pair[] {
  const movedLeft = new Set(moves.map((pair) => pair.left));
  const movedRight = new Set(moves.map((pair) => pair.right));
  const all: Pair[] = [];
  let [fromLeft, fromRight] = [0, 0];
  for (const pair of [...pairs, { left: a.length, right: b.length }]) {
    const gapLeft = range(fromLeft, pair.left).filter((index) => !movedLeft.has(index));
    const gapRight = range(fromRight, pair.right).filter((index) => !movedRight.has(index));
    if (gapLeft.length > 0 && gapRight.length > 0) {
      const nodesOf = (items: readonly number[], indices: readonly number[]) =>
        indices.map((index) => items[index] ?? 0);
      for (const { left: i, right: j } of pairSimilar(left, nodesOf(a, gapLeft), right, nodesOf(b, gapRight))) {
        all.push({ left: gapLeft[i] ?? 0, right: gapRight[j] ?? 0 });
      }
    }
    if (pair.left < a.length) all.push(pair);
    [fromLeft, fromRight] = [pair.left + 1, pair.right + 1];
  }
  return all;
}

function hashesOf({ hashes }: Side, nodes: readonly number[]): number[] {
  return nodes.map((node) => hashes[node] ?? 0);
}

/** Indices below `length` that are in no pair. */
function others(length: number, pairs: readonly Pair[], side: 'left' | 'right'): number[] {
  const taken = new Set(pairs.map((pair) => pair[side]));
  return range(0, length).filter((index) => !taken.has(index));
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, at) => from + at);
}
