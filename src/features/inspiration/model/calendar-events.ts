import { MILESTONE_TYPES } from '../constants.ts';
import { type CalendarDay, parseCalendarDay, toCalendarDay, toTimeOn } from './calendar-day.ts';
import { countDays } from './day-count.ts';
import type { Inspiration, MilestoneType, Task, TimelineEvent } from './records.ts';
import { isCompleted } from './task-tree.ts';

export type CalendarEventType = 'task_added' | 'task_completed' | 'task_due';

/** An event of the calendar (doc 3 §3 Calendar data). The first two types are milestones, a due date is not. */
export interface CalendarEvent {
  readonly task_id: string;
  readonly title: string;
  readonly description: string;
  readonly type: CalendarEventType;
  /** `MilestoneType`, or unknown. */
  readonly milestone_type: string;
  readonly priority: string;
  readonly status: string;
  /** Milliseconds since 1970. A due date without a time has the last minute of its day. */
  readonly date: number;
  /** Days of 24 hours since the inspiration. Before it, the days on the calendar, which are negative. */
  readonly days_since_inspiration: number;
  /** The local day of `date`. */
  readonly day: CalendarDay;
  /** Whether the visitor chose a time; only a due date may have none. */
  readonly hasTime: boolean;
  /** The title of its goal, in a calendar over all goals. */
  readonly goal?: string;
}

const END_OF_DAY = [23, 59] as const;

/** The events of the present tasks, oldest first (trap T37: a reopened task has no completion). */
export function deriveCalendarEvents(
  inspiration: Pick<Inspiration, 'created_at'>,
  tasks: readonly Task[],
  events: readonly TimelineEvent[],
): readonly CalendarEvent[] {
  const completions = findCompletions(events);
  return tasks
    .flatMap((task) => [
      toAdded(task),
      toCompleted(task, inspiration, completions.get(task.id)),
      toDue(task, inspiration),
    ])
    .filter((event) => event !== null)
    .sort((a, b) => a.day - b.day || a.date - b.date || rankOf(a.type) - rankOf(b.type));
}

function rankOf(type: CalendarEventType): number {
  return type === 'task_added' ? 0 : type === 'task_completed' ? 1 : 2;
}

/** The time of each task's latest completion. */
function findCompletions(events: readonly TimelineEvent[]): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const { type, related_task_id: id, date } of events) {
    if (type === 'task_completed' && id !== null) found.set(id, Math.max(date, found.get(id) ?? date));
  }
  return found;
}

function toAdded(task: Task): CalendarEvent {
  return milestone(task, 'task_added', task.created_at, task.days_since_inspiration);
}

/** A completed task of a backup may lack its time, which its timeline then has. */
function toCompleted(
  task: Task,
  inspiration: Pick<Inspiration, 'created_at'>,
  noted: number | undefined,
): CalendarEvent | null {
  const date = task.completed_at ?? noted;
  if (!isCompleted(task) || date === undefined) return null;
  const days = task.completion_days_since_inspiration ?? countDays(inspiration.created_at, date);
  return milestone(task, 'task_completed', date, days);
}

function milestone(task: Task, type: CalendarEventType, date: number, days: number): CalendarEvent {
  return {
    ...partsOf(task),
    type,
    date,
    days_since_inspiration: days,
    day: toCalendarDay(date),
    hasTime: true,
  };
}

function toDue(task: Task, { created_at }: Pick<Inspiration, 'created_at'>): CalendarEvent | null {
  const day = task.due_date ? parseCalendarDay(task.due_date) : null;
  if (day === null) return null;
  const [, hour, minute] = /^(\d\d):(\d\d)$/.exec(task.due_time ?? '')?.map(Number) ?? [];
  const hasTime = hour !== undefined && minute !== undefined;
  const date = hasTime ? toTimeOn(day, hour, minute) : toTimeOn(day, ...END_OF_DAY);
  return {
    ...partsOf(task),
    type: 'task_due',
    date,
    days_since_inspiration: date < created_at ? day - toCalendarDay(created_at) : countDays(created_at, date),
    day,
    hasTime,
  };
}

function partsOf(task: Task) {
  return {
    task_id: task.id,
    title: task.title,
    description: task.description,
    milestone_type: task.milestone_type,
    priority: task.priority,
    status: task.status,
  };
}

export type MilestoneCounts = Readonly<Record<MilestoneType, number>>;

/** Milestone events of each type. Due dates and unknown types are not counted. */
export function countMilestones(events: readonly CalendarEvent[]): MilestoneCounts {
  const counts: Record<MilestoneType, number> = { minor: 0, regular: 0, key: 0 };
  for (const { type, milestone_type: milestoneType } of events) {
    if (type !== 'task_due' && isMilestoneType(milestoneType)) counts[milestoneType] += 1;
  }
  return counts;
}

function isMilestoneType(value: string): value is MilestoneType {
  return MILESTONE_TYPES.some((type) => type === value);
}

/** Events by their local day, in their order. */
export function groupByCalendarDay(
  events: readonly CalendarEvent[],
): ReadonlyMap<CalendarDay, readonly CalendarEvent[]> {
  const days = new Map<CalendarDay, CalendarEvent[]>();
  for (const event of events) {
    const sameDay = days.get(event.day);
    if (sameDay === undefined) days.set(event.day, [event]);
    else sameDay.push(event);
  }
  return days;
}

/**
 * The events that a day shows in its little room: due dates, then completions, then additions; of these, key milestones first,
 * then in order of time.
 */
export function pickChips(events: readonly CalendarEvent[], max: number): readonly CalendarEvent[] {
  return events.toSorted((a, b) => turnOf(a) - turnOf(b) || weightOf(b) - weightOf(a)).slice(0, max);
}

function turnOf(event: CalendarEvent): number {
  if (event.type === 'task_due') return isCompleted(event) ? 1 : 0;
  return event.type === 'task_completed' ? 2 : 3;
}

/** 0 for an unknown type, more for a more important one. */
function weightOf(event: CalendarEvent): number {
  return isMilestoneType(event.milestone_type) ? MILESTONE_TYPES.indexOf(event.milestone_type) + 1 : 0;
}

/**
 * Whether an event's stored 24-hour day differs from its day on the calendar (trap T38): an evening's goal has a stored day
 * that lasts into the next evening.
 */
export function hasOwnDayCount(event: CalendarEvent, creationDay: CalendarDay): boolean {
  return event.days_since_inspiration !== event.day - creationDay;
}
