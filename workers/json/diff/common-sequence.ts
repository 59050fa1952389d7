import { findLastOf } from '../../shared/find-last.ts';

/** Items that are regarded as the same: an index in each list. */
export interface Pair {
  readonly left: number;
  readonly right: number;
}

/** Limits of the search for the best alignment of one array: edits, and items visited. */
const MAX_EDITS = 1000;
const MAX_STEPS = 4e6;

interface CommonSequence {
  readonly pairs: readonly Pair[];
  /** The search would have cost too much: only values that occur once are paired. */
  readonly isCoarse: boolean;
}

/** Pairs of equal values in the order of both lists, as many as possible with `maxEdits` other values at most. */
export function findCommonSequence(
  left: readonly number[],
  right: readonly number[],
  maxEdits = MAX_EDITS,
): CommonSequence {
  // A value that occurs on one side alone is in no pair. Removing such values first makes different lists cheap.
  const [inLeft, inRight] = [new Set(left), new Set(right)];
  const a = indicesWhere(left, (value) => inRight.has(value));
  const b = indicesWhere(right, (value) => inLeft.has(value));
  const values = [valuesAt(left, a), valuesAt(right, b)] as const;
  const best = findBest(...values, maxEdits);
  return { pairs: pairsAt(best ?? keepOrdered(pairUnique(...values)), a, b), isCoarse: best === null };
}

export function valuesAt(values: readonly number[], indices: readonly number[]): number[] {
  return indices.map((index) => values[index] ?? 0);
}

/** Pairs of places in two selections, as places in the lists from which these were made. */
export function pairsAt(pairs: readonly Pair[], left: readonly number[], right: readonly number[]): Pair[] {
  return pairs.map((pair) => ({ left: left[pair.left] ?? 0, right: right[pair.right] ?? 0 }));
}

/** Pairs of equal values that occur once in each list, in the order of the left one. */
export function pairUnique(left: readonly number[], right: readonly number[]): Pair[] {
  const places = placesOfUnique(right);
  const pairs: Pair[] = [];
  for (const [value, index] of placesOfUnique(left)) {
    const place = places.get(value);
    if (place !== undefined) pairs.push({ left: index, right: place });
  }
  return pairs;
}

/** Indices below `length` that are in no pair. */
export function indicesWithout(length: number, pairs: readonly Pair[], side: keyof Pair): number[] {
  const taken = new Set(pairs.map((pair) => pair[side]));
  return Array.from({ length }, (_, at) => at).filter((index) => !taken.has(index));
}

/**
 * The longest selection of the pairs, given in the order of the left list, that is in the order of the right list as
 * well.
 */
export function keepOrdered(pairs: readonly Pair[]): Pair[] {
  return findLongestIncreasing(pairs.map(({ right }) => right)).flatMap((index) => pairs[index] ?? []);
}

/** Myers' greedy search (An O(ND) Difference Algorithm, 1986); null when it costs too much. */
function findBest(left: readonly number[], right: readonly number[], maxEdits: number): Pair[] | null {
  const reached: Reached[] = [];
  const most = Math.min(left.length + right.length, maxEdits);
  let steps = 0;
  for (let edits = 0; edits <= most && steps <= MAX_STEPS; edits++) {
    const before = reached[edits - 1];
    const now = new Int32Array(2 * edits + 3);
    for (let diagonal = -edits; diagonal <= edits; diagonal += 2) {
      const from = beginOf(before, diagonal, edits);
      let x = from;
      while (x < left.length && x - diagonal < right.length && left[x] === right[x - diagonal]) x += 1;
      steps += x - from + 1;
      now[diagonal + edits + 1] = x;
      if (x < left.length || x - diagonal < right.length) continue;
      return readPairs([...reached, now], left.length, right.length);
    }
    reached.push(now);
  }
  return null;
}

/**
 * The position in the left list that this number of edits reaches on diagonal k, from -edits to edits, at index k +
 * edits + 1.
 */
type Reached = Int32Array;

/** Whether a diagonal is best reached by skipping an item of the right list. */
function goesDown(before: Reached, diagonal: number, edits: number): boolean {
  if (diagonal === -edits || diagonal === edits) return diagonal === -edits;
  return (before[diagonal + edits - 1] ?? 0) < (before[diagonal + edits + 1] ?? 0);
}

function beginOf(before: Reached | undefined, diagonal: number, edits: number): number {
  if (before === undefined) return 0;
  const isDown = goesDown(before, diagonal, edits);
  return isDown ? (before[diagonal + edits + 1] ?? 0) : (before[diagonal + edits - 1] ?? 0) + 1;
}

/** The pairs on the way back from the end of both lists. */
function readPairs(reached: readonly Reached[], lengthLeft: number, lengthRight: number): Pair[] {
  const pairs: Pair[] = [];
  let x = lengthLeft;
  let y = lengthRight;
  for (let edits = reached.length - 1; edits >= 0; edits--) {
    const before = reached[edits - 1];
    const diagonal = x - y;
    const from = beginOf(before, diagonal, edits);
    for (; x > from; x--, y--) pairs.push({ left: x - 1, right: y - 1 });
    if (before !== undefined && goesDown(before, diagonal, edits)) y -= 1;
    else x -= 1;
  }
  return pairs.reverse();
}

/** Index of each value that occurs once. */
function placesOfUnique(values: readonly number[]): Map<number, number> {
  const places = new Map<number, number>();
  const repeated = new Set<number>();
  values.forEach((value, index) => {
    if (places.has(value)) repeated.add(value);
    else places.set(value, index);
  });
  for (const value of repeated) places.delete(value);
  return places;
}

function indicesWhere(values: readonly number[], isWanted: (value: number) => boolean): number[] {
  const indices: number[] = [];
  values.forEach((value, index) => {
    if (isWanted(value)) indices.push(index);
  });
  return indices;
}

/** The indices, in order, of a longest increasing subsequence of distinct values. */
export function findLongestIncreasing(values: readonly number[]): number[] {
  /** For each length, the index of the smallest last value of a subsequence of that length. */
  const tails: number[] = [];
  const before = new Int32Array(values.length);
  values.forEach((value, index) => {
    const shorter = findLastOf(tails.length, (length) => (values[tails[length] ?? 0] ?? 0) < value);
    before[index] = tails[shorter] ?? -1;
    tails[shorter + 1] = index;
  });
  const row: number[] = [];
  for (let index = tails.at(-1) ?? -1; index >= 0; index = before[index] ?? -1) row.push(index);
  return row.reverse();
}
