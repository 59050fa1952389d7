import type { TaskTarget } from './board-rules.ts';
import type { TaskRow } from './task-rows.ts';
import { findParents } from './task-tree.ts';

/**
 * Where a task goes that is dropped on another one: in front of it, behind it among its siblings, or below it at the end of
 * its sub-tasks. Null where it would stay where it is.
 */
export function dropTarget(
  rows: readonly TaskRow[],
  id: string,
  overId: string,
  zone: 'before' | 'inside' | 'after',
): TaskTarget | null {
  if (id === overId) return null;
  if (zone === 'inside') return { parentId: overId, beforeId: null };
  const parents = findParents(rows.map(({ task }) => task));
  const parentId = parents.get(overId) ?? null;
  const siblings = rows.map(({ task }) => task.id).filter((each) => (parents.get(each) ?? null) === parentId);
  const index = siblings.indexOf(overId);
  const beforeId = zone === 'before' ? overId : (siblings.slice(index + 1).find((each) => each !== id) ?? null);
  const isSame = zone === 'before' ? siblings[index - 1] === id : siblings[index + 1] === id;
  return isSame ? null : { parentId, beforeId };
}
