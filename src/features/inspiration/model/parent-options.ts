import type { Task } from './records.ts';
import { buildTree, type TaskNode, withDescendants } from './task-tree.ts';

export interface ParentOption {
  readonly id: string;
  /** Titles from the top level down. */
  readonly label: string;
}

/** Tasks that may be the parent of a task, in the order of the tree; all of them for a new task. */
export function toParentOptions(tasks: readonly Task[], id: string | null): readonly ParentOption[] {
  const excluded = new Set(id === null ? [] : withDescendants(tasks, id).map((task) => task.id));
  const options: ParentOption[] = [];
  const add = ({ task, children }: TaskNode, path: string) => {
    if (excluded.has(task.id)) return;
    const label = `${path}${task.title}`;
    options.push({ id: task.id, label });
    for (const child of children) add(child, `${label} / `);
  };
  for (const node of buildTree(tasks)) add(node, '');
  return options;
}
