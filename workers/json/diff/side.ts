import type { NodeTable } from '../node-table.ts';
import { valuesAt } from './common-sequence.ts';

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

/** Some values of a text. */
export interface Nodes {
  readonly side: Side;
  readonly nodes: readonly number[];
}

/** The values at these places of the list. */
export function pick({ side, nodes }: Nodes, indices: readonly number[]): Nodes {
  return { side, nodes: valuesAt(nodes, indices) };
}

export function hashesOf({ side, nodes }: Nodes): number[] {
  return nodes.map((node) => side.hashes[node] ?? 0);
}
