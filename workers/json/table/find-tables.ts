import { CUT, skipBlank, skipString, skipValue } from '../tree/tokens.ts';
import type { TreeApi, TreeNode } from '../tree/tree.api.ts';
import { SEARCHED_MEMBERS } from './constants.ts';
import type { TableArray } from './table.api.ts';

/** Levels of members that are searched. */
const LEVELS = 2;
const COMMA = 0x2c;
const OPEN_BRACKET = 0x5b;
const OPEN_BRACE = 0x7b;
const CLOSE_BRACE = 0x7d;

/** The arrays of objects at the root of a document and up to two levels below, the one with the most rows first. */
export async function findTables(tree: TreeApi, id: number): Promise<readonly TableArray[]> {
  const found: TableArray[] = [];
  const visit = async ({ start, kind }: TreeNode, level: number): Promise<void> => {
    if (kind === 'array') {
      const [first] = await readChildren(tree, id, start, 1);
      if (first?.kind !== 'object') return;
      const rowCount = await tree.countTreeChildren(id, start);
      found.push({ start, path: (await tree.getTreePlace(id, start)).path, rowCount });
    }
    if (kind !== 'object' || level === LEVELS) return;
    for (const child of await readChildren(tree, id, start, SEARCHED_MEMBERS)) await visit(child, level + 1);
  };
  await visit(await tree.getTreeRoot(id), 0);
  return found.sort((a, b) => b.rowCount - a.rowCount);
}

/** The first children of a container, however long their search takes. */
async function readChildren(tree: TreeApi, id: number, start: number, count: number): Promise<readonly TreeNode[]> {
  const nodes: TreeNode[] = [];
  const total = Math.min(await tree.countTreeChildren(id, start), count);
  while (nodes.length < total) {
    const [page] = await tree.getTreePages(id, [{ start, from: nodes.length, count: total - nodes.length }]);
    if (page === undefined || page.nodes.length === 0) break;
    nodes.push(...page.nodes);
  }
  return nodes;
}

/**
 * Whether `findTables` finds an array, as far as the beginning of a document shows; null when it does not show it.
 * `isWhole` says that the bytes are the whole document.
 */
export function probeTable(bytes: Uint8Array, isWhole: boolean): boolean | null {
  const start = skipBlank(bytes, 0);
  if (start === CUT) return false;
  const found = probeValue(bytes, start, 0);
  return found === null && isWhole ? false : found;
}

function probeValue(bytes: Uint8Array, at: number, level: number): boolean | null {
  if (bytes[at] === OPEN_BRACKET) {
    const first = skipBlank(bytes, at + 1);
    return first === CUT ? null : bytes[first] === OPEN_BRACE;
  }
  if (bytes[at] !== OPEN_BRACE || level === LEVELS) return false;
  let next = skipBlank(bytes, at + 1);
  while (next !== CUT && bytes[next] !== CLOSE_BRACE) {
    const keyEnd = skipString(bytes, next);
    const colon = keyEnd === CUT ? CUT : skipBlank(bytes, keyEnd);
    const value = colon === CUT ? CUT : skipBlank(bytes, colon + 1);
    if (value === CUT) return null;
    const found = probeValue(bytes, value, level + 1);
    if (found !== false) return found;
    const end = skipValue(bytes, value, false);
    const behind = end === CUT ? CUT : skipBlank(bytes, end);
    if (behind === CUT) return null;
    next = bytes[behind] === COMMA ? skipBlank(bytes, behind + 1) : behind;
  }
  return next === CUT ? null : false;
}
