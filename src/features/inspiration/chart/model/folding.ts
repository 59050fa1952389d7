import type { TaskNode } from '../../model/task-tree.ts';

/** Ids of all tasks with children. */
export function listFoldable(nodes: readonly TaskNode[]): readonly string[] {
  return listBranches(nodes).map(({ task }) => task.id);
}

/** The folded branches after a branch was folded or unfolded. */
export function toggleBranch(collapsed: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(collapsed);
  if (!next.delete(id)) next.add(id);
  return next;
}

/** The folded branches that leave exactly `levels` levels of tasks in view; 1 shows the top level only. */
export function foldBelow(nodes: readonly TaskNode[], levels: number): ReadonlySet<string> {
  return new Set(
    listBranches(nodes)
      .filter(({ level }) => level >= levels - 1)
      .map(({ task }) => task.id),
  );
}

/** Levels of tasks, 0 without tasks. */
export function countLevels(nodes: readonly TaskNode[]): number {
  let count = 0;
  for (let level = nodes; level.length > 0; level = level.flatMap(({ children }) => children)) count += 1;
  return count;
}

/** Tasks with children, parents first. Without recursion, because a chain of tasks may be long. */
function listBranches(nodes: readonly TaskNode[]): TaskNode[] {
  const found = nodes.filter(({ children }) => children.length > 0);
  for (const { children } of found) {
    for (const child of children) if (child.children.length > 0) found.push(child);
  }
  return found;
}
