import type { Task } from './records.ts';
import { flatten, isCompleted, type TaskNode } from './task-tree.ts';

/**
 * The completed runs of repeating tasks, each with the last task of its rule, behind which it can be folded away. A run with
 * something open below it is none, and neither is one of a file whose runs follow each other in a circle.
 */
export function findPastRuns(nodes: readonly TaskNode[]): ReadonlyMap<string, Task> {
  const all = flatten(nodes);
  const byId = new Map(all.map(({ task }) => [task.id, task]));
  const lasts = new Map<string, Task | null>();
  const found = new Map<string, Task>();
  for (const node of all) {
    if (!isDoneRun(node.task, byId) || !isAllCompleted(node)) continue;
    const last = findLast(node.task, byId, lasts);
    if (last !== null) found.set(node.task.id, last);
  }
  return found;
}

/** Nodes without past runs, except the one to keep. */
export function withoutPastRuns(nodes: readonly TaskNode[], keptId?: string): readonly TaskNode[] {
  const runs = findPastRuns(nodes);
  if (runs.size === 0) return nodes;
  const strip = (from: readonly TaskNode[]): readonly TaskNode[] =>
    from
      .filter(({ task }) => task.id === keptId || !runs.has(task.id))
      .map((node) => (node.children.length === 0 ? node : { ...node, children: strip(node.children) }));
  return strip(nodes);
}

function nextOf(task: Task, byId: ReadonlyMap<string, Task>): Task | undefined {
  return byId.get(task.repeat?.next_id ?? '');
}

function isDoneRun(task: Task, byId: ReadonlyMap<string, Task>): boolean {
  return isCompleted(task) && nextOf(task, byId) !== undefined;
}

function isAllCompleted({ task, children }: TaskNode): boolean {
  return isCompleted(task) && children.every(isAllCompleted);
}

/** Follows a rule to its last task; null in a circle. Keeps what it finds, so that long rules are followed once. */
function findLast(start: Task, byId: ReadonlyMap<string, Task>, known: Map<string, Task | null>): Task | null {
  const path: Task[] = [];
  const onPath = new Set<string>();
  let at: Task | null = start;
  let last: Task | null = null;
  for (;;) {
    if (known.has(at.id)) {
      last = known.get(at.id) ?? null;
      break;
    }
    if (onPath.has(at.id)) break;
    onPath.add(at.id);
    path.push(at);
    if (!isDoneRun(at, byId)) {
      last = at;
      break;
    }
    at = nextOf(at, byId) ?? at;
  }
  for (const { id } of path) known.set(id, last);
  return last;
}
