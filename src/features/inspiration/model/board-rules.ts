import { countDays } from './day-count.ts';
import { toDeletedGoal, toDeletedTask } from './deleted-item.ts';
import type { EventType, Inspiration, InspirationRows, Task, TimelineEvent } from './records.ts';
import { NO_CHANGE, type RowChange, type RowEdit } from './row-change.ts';
import { compareTasks, findParents, isCompleted, placeOf, withDescendants } from './task-tree.ts';

/** Titles and descriptions of timeline events, which are stored as words. */
export interface EventWords {
  readonly created: (inspiration: string) => readonly [title: string, description: string];
  readonly statusChanged: (before: string, after: string) => readonly [title: string, description: string];
  readonly taskAdded: (task: string) => readonly [title: string, description: string];
  readonly taskCompleted: (task: string) => readonly [title: string, description: string];
  readonly taskReopened: (task: string, status: string) => readonly [title: string, description: string];
}

/** What the operations take from outside: the time in milliseconds since 1970, ids, words. */
export interface RuleDeps {
  readonly now: number;
  readonly newId: () => string;
  readonly words: EventWords;
}

export type InspirationInput = Pick<Inspiration, 'title' | 'content'> & Partial<Pick<Inspiration, 'status'>>;
export type InspirationPatch = Partial<Pick<Inspiration, 'title' | 'content' | 'status'>>;

/** The fields of a task that the visitor sets. */
export type TaskInput = Pick<Task, 'title'> &
  Partial<
    Pick<
      Task,
      | 'description'
      | 'summary'
      | 'status'
      | 'priority'
      | 'milestone_type'
      | 'due_date'
      | 'due_time'
      | 'labels'
      | 'repeat'
    >
  >;
export type TaskPatch = Partial<TaskInput>;

/** A task to add, with its sub-tasks. */
export interface TaskDraft extends TaskInput {
  readonly children?: readonly TaskDraft[];
}

/** An inspiration with its tasks. */
export type InspirationTasks = Pick<InspirationRows, 'inspiration' | 'tasks'>;

/** A new inspiration with its first event, on day 0 (doc 3 §4). */
export function createInspiration(input: InspirationInput, deps: RuleDeps): RowChange {
  const inspiration: Inspiration = {
    id: deps.newId(),
    title: input.title,
    content: input.content,
    status: input.status ?? 'active',
    task_count: 0,
    completed_task_count: 0,
    created_at: deps.now,
    updated_at: deps.now,
  };
  return {
    ...NO_CHANGE,
    inspirations: [add(inspiration)],
    timeline_events: [addEvent(inspiration, 'inspiration_created', deps.words.created(inspiration.title), null, deps)],
  };
}

/** A change of the status adds an event (doc 3 §4). */
export function editInspiration(inspiration: Inspiration, patch: InspirationPatch, deps: RuleDeps): RowChange {
  const after = { ...inspiration, ...patch, updated_at: deps.now };
  const isMoved = after.status !== inspiration.status;
  const words = deps.words.statusChanged(inspiration.status, after.status);
  return {
    ...NO_CHANGE,
    inspirations: [{ before: inspiration, after }],
    timeline_events: isMoved ? [addEvent(inspiration, 'status_changed', words, null, deps)] : [],
  };
}

/** Removes the inspiration with all of its rows (doc 3 §4), which become one deleted item. */
export function deleteInspiration(rows: InspirationRows, deps: RuleDeps): RowChange {
  const remove = <Row>(row: Row): RowEdit<Row> => ({ before: row, after: null });
  return {
    inspirations: [remove(rows.inspiration)],
    tasks: rows.tasks.map(remove),
    timeline_events: rows.timeline_events.map(remove),
    hierarchy_data: rows.hierarchy_data === null ? [] : [remove(rows.hierarchy_data)],
    flowchart_data: rows.flowchart_data === null ? [] : [remove(rows.flowchart_data)],
    deleted: [add(toDeletedGoal(rows, deps.now))],
  };
}

/** New tasks with their sub-tasks, after the present ones in the order given. A completed one also completes (trap T35). */
export function addTasks(
  inspiration: Inspiration,
  drafts: readonly TaskDraft[],
  parentId: string | null,
  deps: RuleDeps,
): RowChange {
  const tasks: RowEdit<Task>[] = [];
  const events: RowEdit<TimelineEvent>[] = [];
  const addAll = (siblings: readonly TaskDraft[], parent: string | null) => {
    siblings.forEach(({ children = [], ...input }, index) => {
      const task = toNewTask(inspiration, input, parent, deps);
      // Siblings that are added together share their time.
      tasks.push(add(index === 0 ? task : { ...task, position: deps.now + index }));
      events.push(addEvent(inspiration, 'task_added', deps.words.taskAdded(task.title), task.id, deps));
      if (isCompleted(task)) events.push(addCompletion(inspiration, task, deps));
      addAll(children, task.id);
    });
  };
  addAll(drafts, parentId);
  return { ...NO_CHANGE, inspirations: [touch(inspiration, deps)], tasks, timeline_events: events };
}

function toNewTask(inspiration: Inspiration, input: TaskInput, parent: string | null, deps: RuleDeps): Task {
  const days = countDays(inspiration.created_at, deps.now);
  const isDone = input.status === 'completed';
  return {
    description: '',
    status: 'todo',
    priority: 'medium',
    milestone_type: 'regular',
    ...input,
    id: deps.newId(),
    inspiration_id: inspiration.id,
    parent_task_id: parent,
    days_since_inspiration: days,
    completion_days_since_inspiration: isDone ? days : null,
    created_at: deps.now,
    completed_at: isDone ? deps.now : null,
  };
}

/** A task and the fields that it gets. */
export interface TaskEdit {
  readonly task: Task;
  readonly patch: TaskPatch;
}

/** Changes tasks, each by its own patch. Completing and reopening have their effects once, however often they are asked for. */
export function patchTasks(inspiration: Inspiration, edits: readonly TaskEdit[], deps: RuleDeps): RowChange {
  const tasks: RowEdit<Task>[] = [];
  const events: RowEdit<TimelineEvent>[] = [];
  for (const { task, patch } of edits) {
    const edited = { ...task, ...patch };
    if (isCompleted(edited) === isCompleted(task)) {
      tasks.push({ before: task, after: edited });
    } else if (isCompleted(edited)) {
      tasks.push({ before: task, after: complete(inspiration, edited, deps) });
      events.push(addCompletion(inspiration, edited, deps));
    } else {
      tasks.push({ before: task, after: { ...edited, completed_at: null, completion_days_since_inspiration: null } });
      const words = deps.words.taskReopened(edited.title, edited.status);
      events.push(addEvent(inspiration, 'status_changed', words, task.id, deps));
    }
  }
  return { ...NO_CHANGE, inspirations: [touch(inspiration, deps)], tasks, timeline_events: events };
}

function complete(inspiration: Inspiration, task: Task, deps: RuleDeps): Task {
  const days = countDays(inspiration.created_at, deps.now);
  return { ...task, completed_at: deps.now, completion_days_since_inspiration: days };
}

/** Where a task goes: below `parentId`, in front of `beforeId`, or at the end where that is null. */
export interface TaskTarget {
  readonly parentId: string | null;
  readonly beforeId: string | null;
}

/** Whether a task may go below another one: not below itself or its own sub-tasks (trap T36). */
export function canMove(tasks: readonly Task[], id: string, parentId: string | null): boolean {
  return parentId === null || !withDescendants(tasks, id).some((task) => task.id === parentId);
}

/** Null where the move would make a circle, or a task is missing. Siblings get new places only where no number is left between two. */
export function moveTask(
  { inspiration, tasks }: InspirationTasks,
  id: string,
  { parentId, beforeId }: TaskTarget,
  deps: RuleDeps,
): RowChange | null {
  const task = tasks.find((each) => each.id === id);
  if (task === undefined || !canMove(tasks, id, parentId)) return null;
  const parents = findParents(tasks);
  const siblings = tasks.filter((each) => each.id !== id && (parents.get(each.id) ?? null) === parentId);
  siblings.sort(compareTasks);
  const at = beforeId === null ? -1 : siblings.findIndex((each) => each.id === beforeId);
  const index = at < 0 ? siblings.length : at;
  const moved = { ...task, parent_task_id: parentId };
  const place = placeBetween(siblings[index - 1], siblings[index], deps.now);
  const edits =
    place === null
      ? renumber(siblings.toSpliced(index, 0, moved), tasks)
      : [{ before: task, after: { ...moved, position: place } }];
  return { ...NO_CHANGE, inspirations: [touch(inspiration, deps)], tasks: edits };
}

const PLACE_STEP = 1000;

/** A place between two siblings; null where no number is left. */
export function placeBetween(before: Task | undefined, after: Task | undefined, now: number): number | null {
  if (before === undefined) return after === undefined ? now : placeOf(after) - PLACE_STEP;
  // Not beyond now: the tasks that are added next come last.
  if (after === undefined) return Math.max(placeOf(before) + 1, now);
  const place = (placeOf(before) + placeOf(after)) / 2;
  return place > placeOf(before) && place < placeOf(after) ? place : null;
}

function renumber(ordered: readonly Task[], tasks: readonly Task[]): RowEdit<Task>[] {
  const last = Math.max(...ordered.map(placeOf));
  return ordered.map((task, index) => ({
    before: tasks.find(({ id }) => id === task.id) ?? null,
    after: { ...task, position: last - (ordered.length - 1 - index) * PLACE_STEP },
  }));
}

/** Removes a task with its sub-tasks, which become one deleted item. Its events stay: they happened. */
export function deleteTask({ inspiration, tasks }: InspirationTasks, id: string, deps: RuleDeps): RowChange {
  const removed = withDescendants(tasks, id);
  const edits = removed.map((task) => ({ before: task, after: null }));
  const deleted = [add(toDeletedTask(inspiration, removed, deps.now))];
  return { ...NO_CHANGE, inspirations: [touch(inspiration, deps)], tasks: edits, deleted };
}

function add<Row>(row: Row): RowEdit<Row> {
  return { before: null, after: row };
}

function touch(inspiration: Inspiration, deps: RuleDeps): RowEdit<Inspiration> {
  return { before: inspiration, after: { ...inspiration, updated_at: deps.now } };
}

function addCompletion(inspiration: Inspiration, task: Task, deps: RuleDeps): RowEdit<TimelineEvent> {
  return addEvent(inspiration, 'task_completed', deps.words.taskCompleted(task.title), task.id, deps);
}

function addEvent(
  inspiration: Inspiration,
  type: EventType,
  [title, description]: readonly [string, string],
  taskId: string | null,
  deps: RuleDeps,
): RowEdit<TimelineEvent> {
  return add({
    id: deps.newId(),
    inspiration_id: inspiration.id,
    type,
    title,
    description,
    date: deps.now,
    days_since_inspiration: countDays(inspiration.created_at, deps.now),
    related_task_id: taskId,
  });
}
