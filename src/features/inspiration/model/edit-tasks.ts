import {
  addTasks,
  type InspirationTasks,
  patchTasks,
  placeBetween,
  type RuleDeps,
  type TaskDraft,
  type TaskEdit,
} from './board-rules.ts';
import { formatCalendarDay, parseCalendarDay, toCalendarDay } from './calendar-day.ts';
import { focusOf } from './focus-time.ts';
import type { Task } from './records.ts';
import { findNextDay } from './repeat.ts';
import { isSameRow, joinChanges, NO_CHANGE, type RowChange } from './row-change.ts';
import { ancestorsOf, buildTree, flatten, isCompleted, type TaskNode, withDescendants } from './task-tree.ts';

/**
 * Changes tasks as `patchTasks` does. Completing a repeating task also adds the next one with fresh sub-tasks, in its place and
 * with its next due date. Reopening it takes the next one back while it is untouched; otherwise the reopened task repeats
 * no longer, so that no rule has two open tasks. `tasks` are all tasks of the goal; they are needed where one of the edited tasks repeats.
 */
export function editTasks(rows: InspirationTasks, edits: readonly TaskEdit[], deps: RuleDeps): RowChange {
  const patched = patchTasks(rows.inspiration, edits, deps);
  const after = new Map(patched.tasks.map((edit) => [edit.before?.id, edit.after]));
  const tasks = rows.tasks.map((task) => after.get(task.id) ?? task);
  const changes = patched.tasks.map(({ before, after: task }) => {
    if (!before || !task?.repeat || isCompleted(before) === isCompleted(task)) return NO_CHANGE;
    const isPast = ancestorsOf(tasks, task.id).some((each) => each.repeat && isCompleted(each));
    const present = { ...rows, tasks };
    if (isCompleted(task)) return isPast ? NO_CHANGE : addNext(present, task, deps);
    return isPast ? stopRepeating(task) : takeNextBack(present, before, task);
  });
  return joinChanges([patched, ...changes]);
}

/** Below a completed repeating task, sub-tasks belong to the past: their copies below the next one continue. */
function addNext({ inspiration, tasks }: InspirationTasks, task: Task, deps: RuleDeps): RowChange {
  const draft = toNext(tasks, task, toCalendarDay(deps.now));
  if (draft === null) return NO_CHANGE;
  const added = addTasks(inspiration, [draft], task.parent_task_id, deps);
  const [root] = added.tasks;
  if (!root?.after || !task.repeat) return NO_CHANGE;
  const siblings = siblingsOf(buildTree(tasks), task.id);
  const place = placeBetween(task, siblings[siblings.findIndex(({ id }) => id === task.id) + 1], deps.now);
  const next = { ...root.after, ...(place !== null && { position: place }) };
  const linked = { ...task, repeat: { ...task.repeat, next_id: next.id } };
  return {
    ...added,
    tasks: [{ before: task, after: linked }, { before: null, after: next }, ...added.tasks.slice(1)],
  };
}

function siblingsOf(nodes: readonly TaskNode[], id: string): readonly Task[] {
  const isOwn = ({ task }: TaskNode) => task.id === id;
  const found = nodes.some(isOwn) ? nodes : flatten(nodes).find(({ children }) => children.some(isOwn))?.children;
  return (found ?? []).map(({ task }) => task);
}

function takeNextBack({ tasks }: InspirationTasks, before: Task, task: Task): RowChange {
  if (!task.repeat) return NO_CHANGE;
  const { next_id: id, ...repeat } = task.repeat;
  const reopened = { before: task, after: { ...task, repeat } };
  const next = id === undefined ? undefined : tasks.find((each) => each.id === id);
  if (next === undefined) return { ...NO_CHANGE, tasks: [reopened] };
  const branch = withDescendants(tasks, next.id);
  const isUntouched = branch.every((each) => each.status === 'todo' && focusOf(each) === 0 && !each.summary);
  const day = toCalendarDay(before.completed_at ?? next.created_at);
  const present = findNode(tasks, next.id);
  if (!isUntouched || present === undefined || !isSameRow(toDraft(present, 0), toNext(tasks, before, day))) {
    return stopRepeating(task);
  }
  return { ...NO_CHANGE, tasks: [reopened, ...branch.map((each) => ({ before: each, after: null }))] };
}

function stopRepeating(task: Task): RowChange {
  return { ...NO_CHANGE, tasks: [{ before: task, after: { ...task, repeat: null } }] };
}

/** The task that follows a repeating one; null where no date is left. Due dates of sub-tasks keep their distance. */
function toNext(tasks: readonly Task[], task: Task, today: number): TaskDraft | null {
  const node = findNode(tasks, task.id);
  if (!task.repeat || node === undefined) return null;
  const due = parseCalendarDay(task.due_date ?? '');
  const next = findNextDay(task.repeat, due ?? today, today);
  if (next === null) return null;
  return { ...toDraft({ ...node, task }, next - (due ?? next)), due_date: formatCalendarDay(next) };
}

function findNode(tasks: readonly Task[], id: string): TaskNode | undefined {
  return flatten(buildTree(tasks)).find(({ task }) => task.id === id);
}

function toDraft({ task, children }: TaskNode, days: number): TaskDraft {
  const { title, description, priority, milestone_type, due_time, labels } = task;
  const { next_id: _, ...repeat } = task.repeat ?? {};
  const due = parseCalendarDay(task.due_date ?? '');
  // A completed sub-task that repeats continues in the next one.
  const own = children.filter((child) => !child.task.repeat?.next_id);
  return {
    title,
    description,
    priority,
    milestone_type,
    ...(due !== null && { due_date: formatCalendarDay(due + days) }),
    ...(due_time && { due_time }),
    ...(labels && labels.length > 0 && { labels }),
    ...(task.repeat && { repeat: repeat as typeof task.repeat }),
    children: own.map((child) => toDraft(child, days)),
  };
}
