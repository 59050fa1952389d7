import type { KeyIds } from '../key-ids.ts';
import { kindOf } from '../node-table.ts';
import { compareScalars, hasSameBytes } from '../scalar.ts';
import type { JsonDifferenceKind, JsonDiffOptions } from './diff.api.ts';
import { toIdentityKeys } from './identity.ts';
import { matchItems } from './match-items.ts';
import { matchMembers } from './match-members.ts';
import { isIgnored, type Side } from './side.ts';
import { type Gaps, isAbsent, type Step } from './step.ts';

/** The way from the whole text to a value: its last step, and the steps before. */
export interface Trail {
  readonly before: Trail | null;
  /** A member by the number of its key, or an item by its index. */
  readonly step: { readonly key: number } | { readonly index: number };
}

export interface Difference {
  readonly kind: JsonDifferenceKind;
  /** Numbers of the values in the tables; for an absent value, the result of `absentAt`. */
  readonly left: number;
  readonly right: number;
  readonly leftTrail: Trail | null;
  readonly rightTrail: Trail | null;
  /** For a moved item: the offsets behind which it is inserted where the other side has it. */
  readonly gaps?: Gaps | undefined;
}

interface CompareOptions extends Pick<JsonDiffOptions, 'ignoresKeyOrder' | 'ignoresItemOrder'> {
  readonly keys: KeyIds;
  readonly onDifference: (difference: Difference) => void;
}

interface Frame {
  readonly steps: readonly Step[];
  readonly isObject: boolean;
  readonly leftTrail: Trail | null;
  readonly rightTrail: Trail | null;
  at: number;
}

const TURN_VISITS = 2048;

/**
 * Finds the differences between two texts, in their order. Yields the finished share from time to time.
 * @returns how many arrays were aligned in a coarse way.
 */
export function* compare(left: Side, right: Side, options: CompareOptions): Generator<number, number> {
  const { onDifference, ignoresKeyOrder, ignoresItemOrder = false } = options;
  const itemOptions = { identityKeys: toIdentityKeys(options.keys), ignoresItemOrder };
  const frames: Frame[] = [];
  let coarseArrayCount = 0;
  let visits = 0;

  const isEqual = (l: number, r: number) =>
    left.hashes[l] === right.hashes[r] && hasSameBytes(left.table, l, right.table, r);

  const visit = (l: number, r: number, leftTrail: Trail | null, rightTrail: Trail | null) => {
    const kind = kindOf(left.table, l);
    const report = (difference: JsonDifferenceKind) =>
      onDifference({ kind: difference, left: l, right: r, leftTrail, rightTrail });
    const isScalar = kind !== 'object' && kind !== 'array';
    const hasSameHash = left.hashes[l] === right.hashes[r];
    if (kind !== kindOf(right.table, r) || (isScalar && !hasSameHash)) return report('changed');
    if (isEqual(l, r)) return;
    if (kind === 'object') {
      const { steps, isReordered } = matchMembers(left, l, right, r);
      if (isReordered && !ignoresKeyOrder) report('reordered');
      frames.push({ steps, isObject: true, leftTrail, rightTrail, at: 0 });
    } else if (kind === 'array') {
      const { steps, isCoarse } = matchItems(left, l, right, r, itemOptions);
      coarseArrayCount += Number(isCoarse);
      frames.push({ steps, isObject: false, leftTrail, rightTrail, at: 0 });
    } else {
      const sameness = compareScalars(kind, left.table, l, right.table, r);
      if (sameness !== 'same') report(sameness === 'notation' ? 'notation' : 'changed');
    }
  };

  const take = ({ isObject, leftTrail: a, rightTrail: b }: Frame, step: Step) => {
    const { left: l, right: r, isMoved } = step;
    if (isIgnored(left, l) || isIgnored(right, r)) return;
    const isPair = !isAbsent(l) && !isAbsent(r);
    if (isPair && !isMoved && isEqual(l, r)) return;
    const toStep = (segment: number) => (isObject ? { key: segment } : { index: segment });
    const leftTrail = { before: a, step: toStep(step.leftSegment) };
    const rightTrail = { before: b, step: toStep(step.rightSegment) };
    if (!isPair || isMoved) {
      const kind = isMoved ? 'moved' : isAbsent(l) ? 'added' : 'removed';
      onDifference({ kind, left: l, right: r, leftTrail, rightTrail, gaps: step.gaps });
    }
    if (isPair) visit(l, r, leftTrail, rightTrail);
  };

  visit(0, 0, null, null);
  for (let frame = frames.at(-1); frame !== undefined; frame = frames.at(-1)) {
    const step = frame.steps[frame.at];
    if (step === undefined) {
      frames.pop();
      continue;
    }
    frame.at += 1;
    take(frame, step);
    visits += 1;
    if (visits % TURN_VISITS === 0) yield Math.max(step.left, 0) / left.table.count;
  }
  return coarseArrayCount;
}
