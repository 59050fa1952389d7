import { formatCalendarDay, toParts } from '../../model/calendar-day.ts';
import type { MilestoneType, Priority } from '../../model/records.ts';
import type { RepeatRule } from '../../model/repeat.ts';
import { copy } from '../copy.ts';
import type { Due } from '../due/find-due.ts';
import type { FoldedText, Span } from '../due/folded-text.ts';
import { type DueFields, formatClock } from '../due-date.ts';
import { formatRepeat } from '../repeat/format-repeat.ts';

/** A part of the line that set a field. */
export interface Understood {
  readonly kind: 'due' | 'repeat' | 'priority' | 'label' | 'milestone';
  /** The visitor's characters. */
  readonly text: string;
  /** What they mean, for display. */
  readonly meaning: string;
}

/** Fields of a task that a line names. */
export interface LineFields extends DueFields {
  readonly priority?: Priority;
  readonly labels?: readonly string[];
  readonly milestone_type?: MilestoneType;
  readonly repeat?: RepeatRule;
}

/** A recognized part, its place in the line and the fields that it sets. */
export interface Found extends Understood {
  readonly span: Span;
  readonly fields: LineFields;
  /** Its words stay in the title, because the fields do not hold all of their meaning. */
  readonly isKept?: boolean;
}

/** The part of a line between two positions of its folded text. */
export function toPart(line: string, { toSource }: FoldedText, from: number, to: number): Pick<Found, 'span' | 'text'> {
  const span = toSource(from, to);
  return { span, text: line.slice(span.from, span.to).trim() };
}

/** A due day and minutes since its midnight, as fields and in words. */
export function describeDue(
  { day, minutes }: Pick<Due, 'day' | 'minutes'>,
  now: Date,
): Pick<Found, 'kind' | 'meaning' | 'fields'> {
  const time = minutes === null ? null : formatClock(minutes);
  const parts = toParts(day);
  const meaning = copy.understood.due(parts, time, parts.year === now.getFullYear());
  const fields = { due_date: formatCalendarDay(day), ...(time !== null && { due_time: time }) };
  return { kind: 'due', meaning, fields };
}

export function describeRepeat(repeat: RepeatRule): Pick<Found, 'kind' | 'meaning' | 'fields'> {
  return { kind: 'repeat', meaning: copy.understood.repeat(formatRepeat(repeat)), fields: { repeat } };
}

export function describePriority(priority: Priority): Pick<Found, 'kind' | 'meaning' | 'fields'> {
  return { kind: 'priority', meaning: copy.understood.priority(copy.priorities[priority]), fields: { priority } };
}

export function describeMilestone(milestone: MilestoneType): Pick<Found, 'kind' | 'meaning' | 'fields'> {
  const meaning = copy.understood.milestone(copy.milestones[milestone]);
  return { kind: 'milestone', meaning, fields: { milestone_type: milestone } };
}

export function describeLabel(label: string): Pick<Found, 'kind' | 'meaning' | 'fields'> {
  return { kind: 'label', meaning: copy.understood.label(label), fields: { labels: [label] } };
}
