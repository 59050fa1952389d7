import type { TaskNode } from '../../model/task-tree.ts';

/** The same tree with a name for tasks whose title is blank, as files may bring them. Branches without such a task stay the same objects. */
export function nameTasks(nodes: readonly TaskNode[], untitled: string): readonly TaskNode[] {
  const named = nodes.map((node) => {
    const children = nameTasks(node.children, untitled);
    if (node.task.title.trim() === '') return { ...node, task: { ...node.task, title: untitled }, children };
    return children === node.children ? node : { ...node, children };
  });
  return named.every((node, at) => node === nodes[at]) ? nodes : named;
}
