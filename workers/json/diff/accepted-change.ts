import type { NodeTable } from '../node-table.ts';
import type { Change, InsertionPlace } from './accept.ts';
import type { JsonDifferenceKind, JsonDifferenceSide } from './diff.api.ts';

const OPEN_BRACKET = 0x5b;
const OPEN_BRACE = 0x7b;

type Place = Pick<JsonDifferenceSide, 'offset' | 'gap'>;

/** The numbers of the values of a difference, which its sides name by offsets in the compared texts. */
export function toChange(
  kind: JsonDifferenceKind,
  source: NodeTable,
  sourcePlace: Place,
  target: NodeTable,
  targetPlace: Place,
): Change {
  return {
    kind,
    source: sourcePlace.offset === null ? null : nodeAt(source, sourcePlace.offset),
    target: targetPlace.offset === null ? null : nodeAt(target, targetPlace.offset),
    place: targetPlace.gap === null ? null : toInsertionPlace(target, targetPlace.gap),
  };
}

/** The value that begins at an offset, or the last one before it. */
function nodeAt({ start, count }: NodeTable, offset: number): number {
  let low = 0;
  for (let high = count; high - low > 1; ) {
    const middle = (low + high) >> 1;
    if ((start[middle] ?? 0) <= offset) low = middle;
    else high = middle;
  }
  return low;
}

/** `gap` is the opening bracket of a container, or the last byte of one of its children. */
function toInsertionPlace(table: NodeTable, gap: number): InsertionPlace {
  const { bytes, end } = table;
  let node = nodeAt(table, gap);
  if (bytes[gap] === OPEN_BRACE || bytes[gap] === OPEN_BRACKET) return { firstIn: node };
  while (node > 0 && end[node] !== gap + 1) node -= 1;
  return { behind: node };
}
