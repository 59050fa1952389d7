import type { TaskTarget } from './board-rules.ts';
import { withoutPastRuns } from './past-runs.ts';
import type { TaskNode } from './task-tree.ts';

export type MoveStep = 'up' | 'down' | 'in' | 'out';

/**
 * Where a task goes by one step of the keyboard: among its siblings, below the sibling before it, or behind its parent. Null
 * where there is no such place. It goes past the earlier runs of repeating tasks.
 */
export function stepTarget(all: readonly TaskNode[], id: string, step: MoveStep): TaskTarget | null {
  const nodes = withoutPastRuns(all, id);
  const found = findSiblings(nodes, id, null);
  if (found === null) return null;
  const { parent, siblings, index } = found;
  const parentId = parent?.task.id ?? null;
  const idAt = (at: number) => siblings[at]?.task.id ?? null;
  switch (step) {
    case 'up':
      return index === 0 ? null : { parentId, beforeId: idAt(index - 1) };
    case 'down':
      return index === siblings.length - 1 ? null : { parentId, beforeId: idAt(index + 2) };
    case 'in':
      return index === 0 ? null : { parentId: idAt(index - 1), beforeId: null };
    case 'out': {
      if (parent === null) return null;
      const above = findSiblings(nodes, parent.task.id, null);
      if (above === null) return null;
      const next = above.siblings[above.index + 1]?.task.id ?? null;
      return { parentId: above.parent?.task.id ?? null, beforeId: next };
    }
  }
}

interface Place {
  readonly parent: TaskNode | null;
  readonly siblings: readonly TaskNode[];
  readonly index: number;
}

function findSiblings(siblings: readonly TaskNode[], id: string, parent: TaskNode | null): Place | null {
  const index = siblings.findIndex(({ task }) => task.id === id);
  if (index >= 0) return { parent, siblings, index };
  for (const node of siblings) {
    const found = findSiblings(node.children, id, node);
    if (found !== null) return found;
  }
  return null;
}
