import type { NodeTable } from '../node-table.ts';
import { isIgnored, type Side } from './side.ts';
import { absentAt, type Step } from './step.ts';

interface MatchedMembers {
  readonly steps: readonly Step[];
  /** Whether the common keys of both objects are in different orders. */
  readonly isReordered: boolean;
}

/** Matches the members of two objects by key, repeated keys in their order. */
export function matchMembers(left: Side, l: number, right: Side, r: number): MatchedMembers {
  const steps = matchInStep(left.table, l, right.table, r);
  return steps === null ? matchByKey(left, l, right.table, r) : { steps, isReordered: false };
}

/** The usual case: both objects have the same keys in the same order. Null otherwise. */
function matchInStep(left: NodeTable, l: number, right: NodeTable, r: number): Step[] | null {
  const steps: Step[] = [];
  const [endLeft, endRight] = [left.next[l] ?? 0, right.next[r] ?? 0];
  let [a, b] = [l + 1, r + 1];
  for (; a < endLeft && b < endRight; a = left.next[a] ?? endLeft, b = right.next[b] ?? endRight) {
    const key = left.keyId[a] ?? 0;
    if (key !== right.keyId[b]) return null;
    steps.push({ left: a, right: b, leftSegment: key, rightSegment: key, isMoved: false });
  }
  return a >= endLeft && b >= endRight ? steps : null;
}

function matchByKey(leftSide: Side, l: number, right: NodeTable, r: number): MatchedMembers {
  const left = leftSide.table;
  const [endLeft, endRight] = [left.next[l] ?? 0, right.next[r] ?? 0];
  const waiting = createWaiting(right, r);
  /** For each member of the right object, in order, its partner in the left object. */
  const matched = new Map<number, number>();
  for (let a = l + 1; a < endLeft; a = left.next[a] ?? endLeft) {
    const b = waiting.take(left.keyId[a] ?? 0);
    if (b !== undefined) matched.set(a, b);
  }
  const taken = new Set(matched.values());
  const steps: Step[] = [];
  let isReordered = false;
  let [lastLeft, lastRight] = [left.start[l] ?? 0, right.start[r] ?? 0];
  let [passed, farthest] = [r + 1, -1];

  const addUpTo = (end: number) => {
    for (; passed < end; passed = right.next[passed] ?? end) {
      if (taken.has(passed)) continue;
      const key = right.keyId[passed] ?? 0;
      steps.push({ left: absentAt(lastLeft), right: passed, leftSegment: key, rightSegment: key, isMoved: false });
    }
  };
  for (let a = l + 1; a < endLeft; a = left.next[a] ?? endLeft) {
    const key = left.keyId[a] ?? 0;
    const b = matched.get(a);
    if (b !== undefined) {
      addUpTo(b);
      if (!isIgnored(leftSide, a)) {
        if (b < farthest) isReordered = true;
        farthest = Math.max(farthest, b);
      }
      lastRight = (right.end[b] ?? 1) - 1;
    }
    steps.push({ left: a, right: b ?? absentAt(lastRight), leftSegment: key, rightSegment: key, isMoved: false });
    lastLeft = (left.end[a] ?? 1) - 1;
  }
  addUpTo(endRight);
  return { steps, isReordered };
}

/** The members of an object by key; repeated keys are taken in their order. */
function createWaiting({ next, keyId }: NodeTable, node: number) {
  const byKey = new Map<number, { readonly members: number[]; taken: number }>();
  const behind = next[node] ?? 0;
  for (let child = node + 1; child < behind; child = next[child] ?? behind) {
    const key = keyId[child] ?? 0;
    const entry = byKey.get(key);
    if (entry === undefined) byKey.set(key, { members: [child], taken: 0 });
    else entry.members.push(child);
  }
  return {
    take(key: number): number | undefined {
      const entry = byKey.get(key);
      if (entry === undefined) return undefined;
      entry.taken += 1;
      return entry.members[entry.taken - 1];
    },
  };
}
