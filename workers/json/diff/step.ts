/** The difference of one child of a container. */
export interface Step {
  /** Number of the child in its table; for an absent child, the result of `absentAt`. */
  readonly left: number;
  readonly right: number;
  /** Number of its key, or its index in the array. */
  readonly leftSegment: number;
  readonly rightSegment: number;
  readonly isMoved: boolean;
  /** For a moved item: the offsets behind which it is inserted where the other side has it. */
  readonly gaps?: Gaps;
}

export interface Gaps {
  readonly left: number;
  readonly right: number;
}

/** Stands for an absent child, whose place would be behind the byte at `offset`. */
export function absentAt(offset: number): number {
  return -offset - 1;
}

/** The offset in a result of `absentAt`. */
export function offsetOf(absent: number): number {
  return -absent - 1;
}

export function isAbsent(node: number): boolean {
  return node < 0;
}
