import { hasSameBytes } from '../scalar.ts';
import type { Pair } from './common-sequence.ts';
import type { Nodes } from './side.ts';
import { absentAt, offsetOf, type Step } from './step.ts';

/** An array with the numbers of its items. */
export interface Items extends Nodes {
  readonly node: number;
  /** Places of the items in the array; null when no item is left out. */
  readonly indices: readonly number[] | null;
}

/** Collects the differences of the items of two arrays. Items that are written alike have none. */
export function createItemSteps(left: Items, right: Items) {
  const steps: Step[] = [];
  const nodeAt = ({ nodes }: Items, index: number) => nodes[index] ?? 0;
  /** Behind the previous item, or at the beginning of the array. */
  const absentBefore = ({ side: { table }, node, nodes }: Items, index: number) => {
    const sibling = nodes[index - 1];
    return absentAt(sibling === undefined ? (table.start[node] ?? 0) : (table.end[sibling] ?? 1) - 1);
  };
  const placeOf = ({ indices }: Items, index: number) => (indices === null ? index : (indices[index] ?? index));
  const toStep = (l: number, r: number, i: number, j: number): Step => {
    return { left: l, right: r, leftSegment: placeOf(left, i), rightSegment: placeOf(right, j), isMoved: false };
  };
  const add = (l: number, r: number, i: number, j: number) => steps.push(toStep(l, r, i, j));

  const pair = (i: number, j: number) => {
    const [l, r] = [nodeAt(left, i), nodeAt(right, j)];
    if (!hasSameBytes(left.side.table, l, right.side.table, r)) add(l, r, i, j);
  };

  return {
    steps,
    /** Pairs the first items of both arrays, or the last ones. */
    pairRow(i: number, j: number, count: number): void {
      for (let at = 0; at < count; at++) pair(i + at, j + at);
    },
    /**
     * Adds the items between: pairs in order, and items that are in both arrays at different places. In the order of
     * the texts; a moved item at its place in the left array.
     */
    addMiddle(from: number, end: Pair, pairs: readonly Pair[], moves: readonly Pair[]): void {
      const movedFrom = new Map(moves.map((move) => [move.left, move.right]));
      /** By the place in the right array; completed on the way. */
      const movedTo = new Map(moves.map((move) => [move.right, { left: 0, right: 0 }]));
      let [i, j] = [from, from];
      for (const next of [...pairs, end]) {
        for (; i < next.left; i++) {
          const to = movedFrom.get(i);
          const gaps = to === undefined ? undefined : movedTo.get(to);
          if (to === undefined || gaps === undefined) add(nodeAt(left, i), absentBefore(right, j), i, j);
          else {
            gaps.right = offsetOf(absentBefore(right, j));
            steps.push({ ...toStep(nodeAt(left, i), nodeAt(right, to), i, to), isMoved: true, gaps });
          }
        }
        for (; j < next.right; j++) {
          const gaps = movedTo.get(j);
          if (gaps === undefined) add(absentBefore(left, i), nodeAt(right, j), i, j);
          else gaps.left = offsetOf(absentBefore(left, i));
        }
        if (next === end) return;
        pair(i, j);
        [i, j] = [i + 1, j + 1];
      }
    },
    /** Adds the items between when their order does not matter: in the order of the left array, then the added ones. */
    addInAnyOrder(from: number, end: Pair, pairs: readonly Pair[]): void {
      const partners = new Map(pairs.map((each) => [each.left, each.right]));
      const taken = new Set(partners.values());
      for (let i = from; i < end.left; i++) {
        const j = partners.get(i);
        if (j === undefined) add(nodeAt(left, i), absentBefore(right, end.right), i, end.right);
        else pair(i, j);
      }
      for (let j = from; j < end.right; j++) {
        if (!taken.has(j)) add(absentBefore(left, end.left), nodeAt(right, j), end.left, j);
      }
    },
  };
}
