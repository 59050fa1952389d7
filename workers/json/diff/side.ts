import type { NodeTable } from '../node-table.ts';

/** One of the two texts that are compared: its values with their hashes. */
export interface Side {
  readonly table: NodeTable;
  readonly hashes: Float64Array;
}
