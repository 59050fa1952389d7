import type { TaskNode } from '../../model/task-tree.ts';

/** A line of the outline: the goal or a task. */
export interface OutlineRow {
  /** Null for the goal. */
  readonly node: TaskNode | null;
  /** From 1, as ARIA counts. */
  readonly level: number;
  /** From 1. */
  readonly position: number;
  readonly siblingCount: number;
  /** Null without children. */
  readonly isExpanded: boolean | null;
  /** Index of the parent's row; -1 for the goal. */
  readonly parent: number;
}

/** The goal and all tasks that are not inside of a folded branch, parents first. */
export function listOutline(nodes: readonly TaskNode[], collapsed: ReadonlySet<string>): readonly OutlineRow[] {
  const isEmpty = nodes.length === 0;
  const root = { node: null, level: 1, position: 1, siblingCount: 1, isExpanded: isEmpty ? null : true, parent: -1 };
  const rows: OutlineRow[] = [root];
  const waiting = toWaiting(nodes, 0);
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { node, position, siblingCount, parent } = next;
    const hasChildren = node.children.length > 0;
    const isExpanded = hasChildren ? !collapsed.has(node.task.id) : null;
    rows.push({ node, level: node.level + 2, position, siblingCount, isExpanded, parent });
    if (isExpanded) for (const child of toWaiting(node.children, rows.length - 1)) waiting.push(child);
  }
  return rows;
}

interface Waiting extends Pick<OutlineRow, 'position' | 'siblingCount' | 'parent'> {
  readonly node: TaskNode;
}

/** The last first, as a stack takes them. */
function toWaiting(nodes: readonly TaskNode[], parent: number): Waiting[] {
  const siblingCount = nodes.length;
  return nodes.map((node, at) => ({ node, position: at + 1, siblingCount, parent })).reverse();
}

export type OutlineAction =
  | { readonly type: 'select'; readonly row: number }
  /** Folds or unfolds a branch. */
  | { readonly type: 'toggle'; readonly id: string }
  | { readonly type: 'unfold'; readonly ids: readonly string[] }
  | { readonly type: 'open'; readonly id: string };

/** The action of a key (WAI-ARIA tree pattern); null for a key without a meaning there. */
export function applyOutlineKey(
  rows: readonly OutlineRow[],
  at: number,
  key: string,
  pageRows: number,
): OutlineAction | null {
  const row = rows[at];
  if (row === undefined) return null;
  const select = (index: number): OutlineAction => ({
    type: 'select',
    row: Math.min(Math.max(index, 0), rows.length - 1),
  });
  const id = row.node?.task.id ?? null;
  switch (key) {
    case 'ArrowDown':
      return select(at + 1);
    case 'ArrowUp':
      return select(at - 1);
    case 'PageDown':
      return select(at + pageRows);
    case 'PageUp':
      return select(at - pageRows);
    case 'Home':
      return select(0);
    case 'End':
      return select(rows.length - 1);
    case 'ArrowRight':
      if (row.isExpanded === false && id !== null) return { type: 'toggle', id };
      return select(row.isExpanded ? at + 1 : at);
    case 'ArrowLeft':
      if (row.isExpanded && id !== null) return { type: 'toggle', id };
      return select(row.parent);
    case 'Enter':
    case ' ':
      return id === null ? select(at) : { type: 'open', id };
    case '*':
      return { type: 'unfold', ids: listFoldedSiblings(rows, row) };
    default:
      return null;
  }
}

function listFoldedSiblings(rows: readonly OutlineRow[], { parent }: OutlineRow): readonly string[] {
  return rows.flatMap((row) =>
    row.parent === parent && row.isExpanded === false && row.node !== null ? [row.node.task.id] : [],
  );
}

/** The rows to render: those in view and some on each side, and how far down the first one is. */
export function windowOfRows(rowCount: number, rowPx: number, scrollTopPx: number, heightPx: number) {
  const extra = 6;
  const from = Math.min(Math.max(Math.floor(scrollTopPx / rowPx) - extra, 0), Math.max(rowCount - 1, 0));
  const to = Math.min(Math.ceil((scrollTopPx + heightPx) / rowPx) + extra, rowCount);
  return { from, to };
}
