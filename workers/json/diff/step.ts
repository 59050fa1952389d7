/** What became of one child of a container. */
export interface Step {
  /** Number of the child in its table; of one that is absent, what `absentAt` gave. */
  readonly left: number;
  readonly right: number;
  /** Number of its key, or its index in the array. */
  readonly leftSegment: number;
  readonly rightSegment: number;
  readonly isMoved: boolean;
}

/** Stands for a child that is not there, and would be behind the byte at `offset`. */
export function absentAt(offset: number): number {
  return -offset - 1;
}

/** The offset in what `absentAt` gave. */
export function offsetOf(absent: number): number {
  return -absent - 1;
}

export function isAbsent(node: number): boolean {
  return node < 0;
}
