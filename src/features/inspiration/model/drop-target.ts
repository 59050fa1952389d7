import type { TaskTarget } from './board-rules.ts';
import type { TaskRow } from './task-rows.ts';
import { findParents } from './task-tree.ts';

/**
 * Where a dragged task would go, seen from the row that it is over: in front of its task, below it as the last sub-task, behind it
 * among its siblings, below it as the first sub-task, or to the end of all tasks.
 */
export type DropZone = 'before' | 'inside' | 'after' | 'first' | 'end';

/** Share of a row's height at its upper and lower end that means before and after it. */
const EDGE_SHARE = 0.3;

/**
 * The zone of a vertical position within a row, 0 at its top and 1 at its bottom. A task goes where the line between two rows is
 * drawn: below an open branch, that is in front of its first sub-task, not behind its last one.
 */
export function zoneAt(rows: readonly TaskRow[], overId: string, share: number): DropZone {
  if (share < EDGE_SHARE) return 'before';
  if (share <= 1 - EDGE_SHARE) return 'inside';
  const index = rows.findIndex(({ task }) => task.id === overId);
  const [row, next] = [rows[index], rows[index + 1]];
  if (row === undefined) return 'after';
  if (next === undefined) return row.level > 0 ? 'end' : 'after';
  return next.level > row.level ? 'first' : 'after';
}

/** Where a task goes that is dropped on another one. Null where it would stay where it is. */
export function dropTarget(rows: readonly TaskRow[], id: string, overId: string, zone: DropZone): TaskTarget | null {
  if (id === overId && zone !== 'end') return null;
  if (zone === 'inside') return { parentId: overId, beforeId: null };
  const parents = findParents(rows.map(({ task }) => task));
  const childrenOf = (parent: string | null) =>
    rows.map(({ task }) => task.id).filter((each) => (parents.get(each) ?? null) === parent);
  if (zone === 'end') return childrenOf(null).at(-1) === id ? null : { parentId: null, beforeId: null };
  if (zone === 'first') {
    const beforeId = childrenOf(overId)[0] ?? null;
    return beforeId === id ? null : { parentId: overId, beforeId };
  }
  const parentId = parents.get(overId) ?? null;
  const siblings = childrenOf(parentId);
  const index = siblings.indexOf(overId);
  const beforeId = zone === 'before' ? overId : (siblings.slice(index + 1).find((each) => each !== id) ?? null);
  const isSame = zone === 'before' ? siblings[index - 1] === id : siblings[index + 1] === id;
  return isSame ? null : { parentId, beforeId };
}
