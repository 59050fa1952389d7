import type { TaskDraft, TaskPatch } from '../model/board-rules.ts';
import type { Task } from '../model/records.ts';
import type { Repeat } from '../model/repeat.ts';
import { compareTasks, findParents } from '../model/task-tree.ts';
import { formatRepeat } from './repeat/format-repeat.ts';

/** Fields that a merge may change. */
type MergedField = 'description' | 'summary' | 'priority' | 'due_date' | 'due_time' | 'repeat';

interface FieldChange {
  readonly field: MergedField;
  /** Empty where the task has no value. */
  readonly before: string;
  readonly after: string;
}

/** What merging drafts into the present tasks would do. Nothing is removed, completed or reopened. */
export interface DraftMerge {
  /** New tasks with their sub-tasks, by the present task that they go below; null is the top level. */
  readonly added: readonly { readonly parentId: string | null; readonly drafts: readonly TaskDraft[] }[];
  readonly updated: readonly {
    readonly task: Task;
    readonly patch: TaskPatch;
    readonly changes: readonly FieldChange[];
  }[];
  /** Present tasks that the drafts name and do not change. */
  readonly unchanged: number;
}

/**
 * Compares drafts with the present tasks below a parent. A draft means the present task with the same title there; of
 * several, each draft takes the next one. Drafts without one are added.
 */
export function mergeDrafts(
  drafts: readonly TaskDraft[],
  tasks: readonly Task[],
  parentId: string | null = null,
): DraftMerge {
  const present = groupByParent(tasks);
  const added: DraftMerge['added'][number][] = [];
  const updated: DraftMerge['updated'][number][] = [];
  let unchanged = 0;
  const mergeBelow = (parent: string | null, siblings: readonly TaskDraft[]) => {
    const open = new Map([...(present.get(parent) ?? [])].map(([title, found]) => [title, [...found]]));
    const fresh: TaskDraft[] = [];
    const inner: (readonly [string, readonly TaskDraft[]])[] = [];
    for (const draft of siblings) {
      const task = open.get(toKey(draft.title))?.shift();
      if (task === undefined) {
        fresh.push(draft);
        continue;
      }
      const changes = findChanges(task, draft);
      if (changes.length === 0) unchanged++;
      else updated.push({ task, changes, patch: toPatch(changes, draft) });
      inner.push([task.id, draft.children ?? []]);
    }
    if (fresh.length > 0) added.push({ parentId: parent, drafts: fresh });
    for (const [id, children] of inner) mergeBelow(id, children);
  };
  mergeBelow(parentId, drafts);
  return { added, updated, unchanged };
}

/** The tasks of an outline whose only root is the goal itself, as in an exported outline; otherwise the drafts as they are. */
export function withoutRoot(drafts: readonly TaskDraft[], goalTitle: string): readonly TaskDraft[] {
  const [root] = drafts;
  const isGoal = drafts.length === 1 && root !== undefined && toKey(root.title) === toKey(goalTitle);
  return isGoal && root.children !== undefined ? root.children : drafts;
}

/** Whether a task has a title, whichever its parent is. */
export function toTitleTest(tasks: readonly Task[]): (title: string) => boolean {
  const keys = new Set(tasks.map(({ title }) => toKey(title)));
  return (title) => keys.has(toKey(title));
}

/** Tasks by their parent and their title, siblings in order. */
function groupByParent(tasks: readonly Task[]): ReadonlyMap<string | null, ReadonlyMap<string, readonly Task[]>> {
  const parents = findParents(tasks);
  const groups = new Map<string | null, Map<string, Task[]>>();
  for (const task of tasks.toSorted(compareTasks)) {
    const parent = parents.get(task.id) ?? null;
    const siblings = groups.get(parent) ?? new Map<string, Task[]>();
    groups.set(parent, siblings);
    const key = toKey(task.title);
    siblings.set(key, [...(siblings.get(key) ?? []), task]);
  }
  return groups;
}

/** Titles that a reader takes for the same: without case, width, spaces and punctuation. */
function toKey(title: string): string {
  const folded = title.normalize('NFKC').toLowerCase();
  return folded.replace(/[\s\p{P}]/gu, '') || folded.trim();
}

const FIELDS: readonly MergedField[] = ['description', 'summary', 'priority', 'due_date', 'due_time', 'repeat'];

/** Fields that the draft has and the task has not, or has with another value. */
function findChanges(task: Task, draft: TaskDraft): FieldChange[] {
  return FIELDS.flatMap((field) => {
    const [before, after] = [toText(task[field]), toText(draft[field])];
    return after === '' || after === before ? [] : [{ field, before, after }];
  });
}

function toText(value: string | Repeat | null | undefined): string {
  if (typeof value === 'object' && value !== null) return formatRepeat(value);
  return value?.trim() ?? '';
}

function toPatch(changes: readonly FieldChange[], { repeat }: TaskDraft): TaskPatch {
  return Object.fromEntries(changes.map(({ field, after }) => [field, field === 'repeat' ? repeat : after]));
}
