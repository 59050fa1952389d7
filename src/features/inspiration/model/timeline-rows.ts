import type { Task, TimelineEvent } from './records.ts';
import { isCompleted } from './task-tree.ts';

/** Where an event leads: to its task, to none, or to a task that was deleted since. */
export type TimelineLink =
  | { readonly kind: 'task'; readonly task: Task }
  | { readonly kind: 'none' }
  | { readonly kind: 'deleted' };

export interface TimelineRow {
  readonly event: TimelineEvent;
  readonly link: TimelineLink;
}

/** Events of one moment in the order in which they happen; unknown types come last. */
const TYPE_ORDER: readonly string[] = ['inspiration_created', 'task_added', 'task_completed', 'status_changed'];

/** All events, oldest first. */
export function listTimelineRows(events: readonly TimelineEvent[], tasks: readonly Task[]): readonly TimelineRow[] {
  const byId = new Map(tasks.map((task) => [task.id, task]));
  return events
    .toSorted((a, b) => a.date - b.date || rankOf(a) - rankOf(b))
    .map((event) => ({ event, link: toLink(event, byId) }));
}

function rankOf({ type }: TimelineEvent): number {
  const rank = TYPE_ORDER.indexOf(type);
  return rank < 0 ? TYPE_ORDER.length : rank;
}

function toLink({ related_task_id: id }: TimelineEvent, tasks: ReadonlyMap<string, Task>): TimelineLink {
  if (!id) return { kind: 'none' };
  const task = tasks.get(id);
  return task === undefined ? { kind: 'deleted' } : { kind: 'task', task };
}

export interface TimelineCounts {
  readonly added: number;
  readonly completed: number;
  readonly key: number;
  readonly changed: number;
}

/**
 * The four counters. Tasks are counted as they are now (trap T37): a reopened task has its completion
 * event, but is not completed.
 */
export function countTimeline(events: readonly TimelineEvent[], tasks: readonly Task[]): TimelineCounts {
  return {
    added: tasks.length,
    completed: tasks.filter(isCompleted).length,
    key: tasks.filter(({ milestone_type: type }) => type === 'key').length,
    changed: events.filter(({ type }) => type === 'status_changed').length,
  };
}
