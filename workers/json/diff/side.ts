import type { NodeTable } from '../node-table.ts';

/** One of the two texts that are compared: its values with their hashes. */
export interface Side {
  readonly table: NodeTable;
  readonly hashes: Float64Array;
  /** 1 for every value that is left out; null when there are none. */
  readonly ignored: Uint8Array | null;
}

/** Whether a value is left out of the comparison. */
export function isIgnored({ ignored }: Pick<Side, 'ignored'>, node: number): boolean {
  return ignored !== null && ignored[node] === 1;
}
