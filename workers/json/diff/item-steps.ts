import type { Pair } from './common-sequence.ts';
import { hasSameBytes } from './scalar.ts';
import type { Side } from './side.ts';
import { absentAt, type Step } from './step.ts';

/** An array with the numbers of its items. */
export interface Items {
  readonly side: Side;
  readonly node: number;
  readonly items: readonly number[];
}

/** Collects the differences of the items of two arrays. Items that are written alike have none. */
export function createItemSteps(left: Items, right: Items) {
  const steps: Step[] = [];
  const nodeAt = ({ items }: Items, index: number) => items[index] ?? 0;
  /** Behind the previous item, or at the beginning of the array. */
  const absentBefore = ({ side: { table }, node, items }: Items, index: number) => {
    const sibling = items[index - 1];
    return absentAt(sibling === undefined ? (table.start[node] ?? 0) : (table.end[sibling] ?? 1) - 1);
  };
  const add = (l: number, r: number, i: number, j: number, isMoved: boolean) =>
    steps.push({ left: l, right: r, leftSegment: i, rightSegment: j, isMoved });

  const pair = (i: number, j: number) => {
    const [l, r] = [nodeAt(left, i), nodeAt(right, j)];
    if (!hasSameBytes(left.side.table, l, right.side.table, r)) add(l, r, i, j, false);
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
      const movedTo = new Set(moves.map((move) => move.right));
      let [i, j] = [from, from];
      for (const next of [...pairs, end]) {
        for (; i < next.left; i++) {
          const to = movedFrom.get(i);
          if (to === undefined) add(nodeAt(left, i), absentBefore(right, j), i, j, false);
          else add(nodeAt(left, i), nodeAt(right, to), i, to, true);
        }
        for (; j < next.right; j++) {
          if (!movedTo.has(j)) add(absentBefore(left, i), nodeAt(right, j), i, j, false);
        }
        if (next === end) return;
        pair(i, j);
        [i, j] = [i + 1, j + 1];
      }
    },
  };
}
