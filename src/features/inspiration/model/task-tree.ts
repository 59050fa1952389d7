import type { Task } from './records.ts';

/** Levels of the tree. Deeper tasks, which only a file can bring, hang at the last level. */
export const TREE_LEVELS_MAX = 100;

export interface TaskNode {
  readonly task: Task;
  readonly children: readonly TaskNode[];
  /** 0 at the top level. */
  readonly level: number;
}

export function isCompleted(task: Pick<Task, 'status'>): boolean {
  return task.status === 'completed';
}

/** Place of a task among its siblings. New tasks come last, because a moved one gets a place between two others. */
export function placeOf(task: Task): number {
  return task.position ?? task.created_at;
}

export function compareTasks(a: Task, b: Task): number {
  return placeOf(a) - placeOf(b) || a.created_at - b.created_at || (a.id < b.id ? -1 : 1);
}

/**
 * The tasks of one inspiration as trees, siblings in order. A task whose parent is missing is at the top level. In a circle
 * of parents, the oldest task is at the top level (trap T36), so that no task disappears.
 */
export function buildTree(tasks: readonly Task[]): readonly TaskNode[] {
  const parents = findParents(tasks);
  const children = new Map<string | null, Task[]>();
  for (const task of tasks) {
    const parent = parents.get(task.id) ?? null;
    const siblings = children.get(parent);
    if (siblings === undefined) children.set(parent, [task]);
    else siblings.push(task);
  }
  for (const siblings of children.values()) siblings.sort(compareTasks);
  return toNodes(children, null, 0);
}

function toNodes(children: ReadonlyMap<string | null, Task[]>, parent: string | null, level: number): TaskNode[] {
  return (children.get(parent) ?? []).map((task) => ({
    task,
    level,
    children: toNodes(children, task.id, level + 1),
  }));
}

/** Parents as the tree has them: existing tasks only, no circles, no more levels than allowed. Null at the top level. */
export function findParents(tasks: readonly Task[]): ReadonlyMap<string, string | null> {
  const known = new Set(tasks.map(({ id }) => id));
  const parents = new Map<string, string | null>();
  for (const { id, parent_task_id: parent } of tasks) {
    parents.set(id, parent && known.has(parent) && parent !== id ? parent : null);
  }
  for (const circle of findCircles(parents)) {
    const members = tasks.filter(({ id }) => circle.has(id));
    const [oldest] = members.toSorted((a, b) => a.created_at - b.created_at || (a.id < b.id ? -1 : 1));
    if (oldest !== undefined) parents.set(oldest.id, null);
  }
  limitLevels(parents);
  return parents;
}

/** Moves tasks that are too deep up to the last level. `parents` has no circles. */
function limitLevels(parents: Map<string, string | null>): void {
  const levels = new Map<string, number>();
  for (const start of parents.keys()) {
    const path: string[] = [];
    for (let at: string | null = start; at !== null && !levels.has(at); at = parents.get(at) ?? null) path.push(at);
    for (const id of path.reverse()) {
      const parent = parents.get(id) ?? null;
      const level = parent === null ? 0 : (levels.get(parent) ?? 0) + 1;
      if (level >= TREE_LEVELS_MAX && parent !== null) parents.set(id, parents.get(parent) ?? null);
      levels.set(id, Math.min(level, TREE_LEVELS_MAX - 1));
    }
  }
}

/** Sets of tasks that are each other's ancestors. */
function findCircles(parents: ReadonlyMap<string, string | null>): ReadonlySet<string>[] {
  const checked = new Set<string>();
  const circles: Set<string>[] = [];
  for (const start of parents.keys()) {
    const path: string[] = [];
    const onPath = new Set<string>();
    let at: string | null = start;
    while (at !== null && !checked.has(at) && !onPath.has(at)) {
      path.push(at);
      onPath.add(at);
      at = parents.get(at) ?? null;
    }
    if (at !== null && onPath.has(at)) circles.push(new Set(path.slice(path.indexOf(at))));
    for (const id of path) checked.add(id);
  }
  return circles;
}

/** A task and everything below it, parents first. */
export function withDescendants(tasks: readonly Task[], id: string): readonly Task[] {
  const parents = findParents(tasks);
  const children = new Map<string, Task[]>();
  for (const task of tasks) {
    const parent = parents.get(task.id);
    if (!parent) continue;
    const siblings = children.get(parent);
    if (siblings === undefined) children.set(parent, [task]);
    else siblings.push(task);
  }
  const found = tasks.filter((task) => task.id === id);
  for (const task of found) found.push(...(children.get(task.id) ?? []));
  return found;
}

/** The ancestors of a task, the highest first. */
export function ancestorsOf(tasks: readonly Task[], id: string): readonly Task[] {
  const parents = findParents(tasks);
  const byId = new Map(tasks.map((task) => [task.id, task]));
  const found: Task[] = [];
  for (let at = parents.get(id) ?? null; at !== null; at = parents.get(at) ?? null) {
    const task = byId.get(at);
    if (task !== undefined) found.unshift(task);
  }
  return found;
}

/** Trees as one list, parents before their children. */
export function flatten(nodes: readonly TaskNode[]): readonly TaskNode[] {
  const found: TaskNode[] = [];
  const add = (node: TaskNode) => {
    found.push(node);
    node.children.forEach(add);
  };
  nodes.forEach(add);
  return found;
}
