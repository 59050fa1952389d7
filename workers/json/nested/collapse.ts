import { escapeBytes } from '../escape.ts';
import type { KeyIds } from '../key-ids.ts';
import { childrenOf, kindOf, type NodeTable } from '../node-table.ts';
import { addWithoutBlanks, createPieces, type Pieces } from '../pieces.ts';

const QUOTE = new Uint8Array([0x22]);

/** The numbers of the values at a path; several where keys are repeated. */
export function findNodes(table: NodeTable, keys: KeyIds, steps: readonly (string | number)[]): number[] {
  let found = [0];
  for (const step of steps) {
    found = found.flatMap((node) => {
      const kind = kindOf(table, node);
      if (typeof step === 'number') return kind === 'array' ? childrenOf(table, node).slice(step, step + 1) : [];
      if (kind !== 'object') return [];
      return childrenOf(table, node).filter((child) => keys.nameOf(table.keyId[child] ?? 0) === step);
    });
  }
  return found;
}

/** The text with these values as strings that hold them without blanks; values may be inside each other. */
export function* collapseNodes(table: NodeTable, nodes: Iterable<number>): Generator<Uint8Array> {
  const chosen = [...new Set(nodes)].sort((a, b) => a - b);
  const pieces = createPieces();
  const { bytes } = table;
  const next = { index: 0 };
  let from = 0;
  while (next.index < chosen.length) {
    const node = chosen[next.index] ?? 0;
    pieces.add(bytes, from, table.start[node] ?? 0);
    addString(pieces, collapse(table, chosen, next));
    from = table.end[node] ?? 0;
    if (pieces.hasFull()) yield* pieces.take();
  }
  pieces.add(bytes, from, bytes.length);
  pieces.finish();
  yield* pieces.take();
}

/** The value of the next chosen node without blanks, chosen values inside it as strings. */
function collapse(table: NodeTable, chosen: readonly number[], next: { index: number }): Uint8Array {
  const { bytes, start, end } = table;
  const node = chosen[next.index] ?? 0;
  next.index += 1;
  const behind = end[node] ?? 0;
  const pieces = createPieces();
  let from = start[node] ?? 0;
  for (
    let inner = chosen[next.index];
    inner !== undefined && (start[inner] ?? 0) < behind;
    inner = chosen[next.index]
  ) {
    addWithoutBlanks(pieces, bytes, from, start[inner] ?? 0);
    addString(pieces, collapse(table, chosen, next));
    from = end[inner] ?? 0;
  }
  addWithoutBlanks(pieces, bytes, from, behind);
  return pieces.join();
}

function addString(pieces: Pieces, content: Uint8Array): void {
  pieces.add(QUOTE);
  pieces.add(escapeBytes(content));
  pieces.add(QUOTE);
}
