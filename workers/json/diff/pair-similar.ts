import { kindOf } from '../node-table.ts';
import type { Pair } from './common-sequence.ts';
import { isIgnored, type Nodes, type Side } from './side.ts';

/** In longer lists each value is paired with the one at its place. */
const MAX_COMBINATIONS = 400;
/** Of larger objects only the first members are compared. */
const COMPARED_MEMBERS = 64;

/** The similarity of two values; any pair is better than none. */
const SCORE = { any: 0.1, sameKind: 1, equalMembers: 3, sameKeys: 1 } as const;

/**
 * Pairs similar values of two lists that have no equal values: in the order of both lists, as many pairs and as similar
 * ones as possible.
 */
export function pairSimilar(left: Nodes, right: Nodes): Pair[] {
  const [a, b] = [left.nodes, right.nodes];
  const combinations = a.length * b.length;
  if (combinations === 1 || combinations > MAX_COMBINATIONS) {
    return Array.from({ length: Math.min(a.length, b.length) }, (_, at) => ({ left: at, right: at }));
  }
  const width = b.length + 1;
  /** The best score of the rest behind a place in each list. */
  const best = new Float64Array((a.length + 1) * width);
  const scores = new Float64Array((a.length + 1) * width);
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      const at = i * width + j;
      const score = scoreOf(left.side, a[i] ?? 0, right.side, b[j] ?? 0);
      scores[at] = score;
      best[at] = Math.max(score + (best[at + width + 1] ?? 0), best[at + width] ?? 0, best[at + 1] ?? 0);
    }
  }
  const pairs: Pair[] = [];
  for (let i = 0, j = 0; i < a.length && j < b.length; ) {
    const at = i * width + j;
    const now = best[at] ?? 0;
    if (now === (scores[at] ?? 0) + (best[at + width + 1] ?? 0)) {
      pairs.push({ left: i, right: j });
      i += 1;
      j += 1;
    } else if (now === best[at + width]) i += 1;
    else j += 1;
  }
  return pairs;
}

/** How similar two values are; more is better. */
export function scoreOf(left: Side, l: number, right: Side, r: number): number {
  const kind = kindOf(left.table, l);
  if (kind !== kindOf(right.table, r)) return SCORE.any;
  if (kind !== 'object') return SCORE.sameKind;
  const members = readMembers(left, l);
  const others = readMembers(right, r);
  const most = Math.max(members.size, others.size);
  if (most === 0) return SCORE.sameKind;
  let [equal, known] = [0, 0];
  for (const [key, hash] of others) {
    const own = members.get(key);
    known += Number(own !== undefined);
    equal += Number(own === hash);
  }
  return SCORE.sameKind + (SCORE.equalMembers * equal + SCORE.sameKeys * known) / most;
}

/** Hashes of an object's members by the number of their key. */
function readMembers(side: Side, node: number): Map<number, number> {
  const { table, hashes } = side;
  const members = new Map<number, number>();
  const behind = table.next[node] ?? 0;
  for (let child = node + 1; child < behind && members.size < COMPARED_MEMBERS; child = table.next[child] ?? behind) {
    if (!isIgnored(side, child)) members.set(table.keyId[child] ?? 0, hashes[child] ?? 0);
  }
  return members;
}
