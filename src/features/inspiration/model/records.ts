import { z } from '../../../core/schema.ts';
import {
  DEFAULT_MILESTONE_TYPE,
  DEFAULT_PRIORITY,
  type INSPIRATION_STATUSES,
  type MILESTONE_TYPES,
  type PRIORITIES,
  type TASK_STATUSES,
} from '../constants.ts';
import { limitTime } from './calendar-day.ts';
import { isRepeat, type Repeat } from './repeat.ts';
import {
  isClock,
  isCount,
  isDate,
  isFiniteNumber,
  isId,
  isSeconds,
  isText,
  isTexts,
  isTime,
  orNull,
  recordTest,
} from './well-formed.ts';

export type InspirationStatus = (typeof INSPIRATION_STATUSES)[number];
export type TaskStatus = (typeof TASK_STATUSES)[number];
export type Priority = (typeof PRIORITIES)[number];
export type MilestoneType = (typeof MILESTONE_TYPES)[number];
export type EventType = 'inspiration_created' | 'task_added' | 'task_completed' | 'status_changed';

/**
 * A goal (doc 3 §3). Times are milliseconds since 1970. Choices are plain texts, because a stored or imported record may hold
 * a choice that this release does not know; it is kept and shown as unknown.
 */
export interface Inspiration {
  readonly id: string;
  readonly title: string;
  readonly content: string;
  /** `InspirationStatus`, or unknown. */
  readonly status: string;
  readonly task_count: number;
  readonly completed_task_count: number;
  readonly created_at: number;
  readonly updated_at: number;
}

export interface Task {
  readonly id: string;
  readonly inspiration_id: string;
  readonly title: string;
  readonly description: string;
  /** Used in the text summary. */
  readonly summary?: string | null;
  /** `TaskStatus`, or unknown, which counts as not completed. */
  readonly status: string;
  /** `Priority`, or unknown. */
  readonly priority: string;
  /** `MilestoneType`, or unknown. */
  readonly milestone_type: string;
  /** Null or empty: at the top level. */
  readonly parent_task_id: string | null;
  /** Whole days (24 h) from the creation of the inspiration to that of the task. */
  readonly days_since_inspiration: number;
  readonly completion_days_since_inspiration: number | null;
  readonly created_at: number;
  readonly completed_at: number | null;
  /** Local date `YYYY-MM-DD`. */
  readonly due_date?: string | null;
  /** Local time `HH:MM` of the due date. */
  readonly due_time?: string | null;
  readonly labels?: readonly string[] | null;
  readonly repeat?: Repeat | null;
  /** Sorts siblings, on the scale of `created_at`, which takes its place where it is missing. */
  readonly position?: number | null;
  /** Milliseconds that the visitor has focused on the task, an integer. Missing: none. */
  readonly focus_ms?: number | null;
}

export interface TimelineEvent {
  readonly id: string;
  readonly inspiration_id: string;
  /** `EventType`, or unknown. */
  readonly type: string;
  readonly title: string;
  readonly description: string;
  readonly date: number;
  readonly days_since_inspiration: number;
  readonly related_task_id: string | null;
}

/** The shape of `data` belongs to the release that wrote it; unknown content is kept (trap T74). */
export interface ChartRecord {
  readonly inspiration_id: string;
  readonly data: unknown;
  readonly updated_at: number;
}

/** All rows of one inspiration. */
export interface InspirationRows {
  readonly inspiration: Inspiration;
  readonly tasks: readonly Task[];
  readonly timeline_events: readonly TimelineEvent[];
  readonly hierarchy_data: ChartRecord | null;
  readonly flowchart_data: ChartRecord | null;
}

/** A record and the names of its unreadable times, which are replaced by now (doc 3 §3). */
export interface Parsed<Row> {
  readonly row: Row;
  readonly replacedTimes: readonly string[];
}

const words = z.union([z.string(), z.number().transform(String)]);
const id = words.refine((value) => value !== '');
const reference = words.nullable().catch(null);
const text = words.catch('');
const count = z.number().int().min(0).catch(0);
/** NaN marks a time that is unreadable or missing. */
const time = z.union([z.number(), z.string()]).transform(toTime).catch(Number.NaN);
const timeOrNull = z
  .union([z.number(), z.string()])
  .transform(toTime)
  .nullable()
  .catch(({ value }) => (value === undefined ? null : Number.NaN));
const optional = <Value>(schema: z.ZodType<Value>) => schema.nullable().catch(null).exactOptional();

export const inspirationSchema = z.looseObject({
  id,
  title: text,
  content: text,
  status: z.string().catch('active'),
  task_count: count,
  completed_task_count: count,
  created_at: time,
  updated_at: time,
});

export const taskSchema = z.looseObject({
  id,
  inspiration_id: id,
  title: text,
  description: text,
  summary: optional(words),
  status: z.string().catch('todo'),
  priority: z.string().catch(DEFAULT_PRIORITY),
  milestone_type: z.string().catch(DEFAULT_MILESTONE_TYPE),
  parent_task_id: reference,
  days_since_inspiration: count,
  completion_days_since_inspiration: z.number().int().min(0).nullable().catch(null),
  created_at: time,
  completed_at: timeOrNull,
  due_date: optional(z.iso.date()),
  due_time: optional(z.iso.time({ precision: -1 })),
  labels: optional(z.array(words)),
  repeat: optional(z.custom<Repeat>(isRepeat)),
  position: optional(z.number()),
  focus_ms: optional(z.number().int().min(0)),
});

export const eventSchema = z.looseObject({
  id,
  inspiration_id: id,
  type: text,
  title: text,
  description: text,
  date: time,
  days_since_inspiration: count,
  related_task_id: reference,
});

export const chartSchema = z.looseObject({ inspiration_id: id, data: z.unknown(), updated_at: time });

export const isInspiration = recordTest<Inspiration>({
  id: isId,
  title: isText,
  content: isText,
  status: isText,
  task_count: isCount,
  completed_task_count: isCount,
  created_at: isTime,
  updated_at: isTime,
});

export const isTask = recordTest<Task>(
  {
    id: isId,
    inspiration_id: isId,
    title: isText,
    description: isText,
    status: isText,
    priority: isText,
    milestone_type: isText,
    parent_task_id: orNull(isText),
    days_since_inspiration: isCount,
    completion_days_since_inspiration: orNull(isCount),
    created_at: isTime,
    completed_at: orNull(isTime),
  },
  {
    summary: orNull(isText),
    due_date: orNull(isDate),
    due_time: orNull(isClock),
    labels: orNull(isTexts),
    repeat: orNull(isRepeat),
    position: orNull(isFiniteNumber),
    focus_ms: orNull(isCount),
  },
);

export const isEvent = recordTest<TimelineEvent>({
  id: isId,
  inspiration_id: isId,
  type: isText,
  title: isText,
  description: isText,
  date: isTime,
  days_since_inspiration: isCount,
  related_task_id: orNull(isText),
});

export const isChart = recordTest<ChartRecord>({
  inspiration_id: isId,
  data: (value) => value !== undefined,
  updated_at: isTime,
});

/** Null without an id. Fields that this release does not know are kept. `now` replaces unreadable times. */
export function parseInspiration(value: unknown, now: number): Parsed<Inspiration> | null {
  if (isInspiration(value)) return { row: value, replacedTimes: [] };
  const { success, data } = inspirationSchema.safeParse(value);
  return success ? replaceTimes(data, ['created_at', 'updated_at'], now) : null;
}

/** Null without an id or an inspiration. */
export function parseTask(value: unknown, now: number): Parsed<Task> | null {
  if (isTask(value)) return { row: value, replacedTimes: [] };
  const { success, data } = taskSchema.safeParse(value);
  return success ? replaceTimes(data, ['created_at', 'completed_at'], now) : null;
}

/** Null without an id or an inspiration. */
export function parseEvent(value: unknown, now: number): Parsed<TimelineEvent> | null {
  if (isEvent(value)) return { row: value, replacedTimes: [] };
  const { success, data } = eventSchema.safeParse(value);
  return success ? replaceTimes(data, ['date'], now) : null;
}

/** Null without an inspiration. */
export function parseChart(value: unknown, now: number): Parsed<ChartRecord> | null {
  if (isChart(value)) return { row: value, replacedTimes: [] };
  const { success, data } = chartSchema.safeParse(value);
  return success ? replaceTimes(data, ['updated_at'], now) : null;
}

/** Milliseconds since 1970 of a number or a text; NaN where it is no time that a calendar can show. */
function toTime(value: number | string): number {
  const number = typeof value === 'number' ? value : readTime(value.trim());
  const ms = Math.trunc(isSeconds(number) ? number * 1000 : number);
  return limitTime(ms) === ms ? ms : Number.NaN;
}

function readTime(text: string): number {
  if (text === '') return Number.NaN;
  return /^\d+$/.test(text) ? Number(text) : Date.parse(text);
}

function replaceTimes<Row>(row: Row, names: readonly (keyof Row & string)[], now: number): Parsed<Row> {
  const wrong = names.filter((name) => Number.isNaN(row[name]));
  return { row: { ...row, ...Object.fromEntries(wrong.map((name) => [name, now])) }, replacedTimes: wrong };
}
