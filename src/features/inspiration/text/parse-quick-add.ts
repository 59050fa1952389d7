import { formatCalendarDay, toParts } from '../model/calendar-day.ts';
import type { MilestoneType, Priority } from '../model/records.ts';
import { LABEL_CHARS_MAX, QUICK_ADD_CHARS_MAX } from './constants.ts';
import { copy } from './copy.ts';
import { findDue } from './due/find-due.ts';
import { type FoldedText, foldText, type Span } from './due/folded-text.ts';
import { MARK_PATTERNS, MILESTONE_MARKS, PRIORITY_MARKS } from './lexicon.ts';

/** A part of the line that set a field. */
export interface Understood {
  readonly kind: 'due' | 'priority' | 'label' | 'milestone';
  /** The visitor's characters. */
  readonly text: string;
  /** What they mean, for display. */
  readonly meaning: string;
}

/** The fields of a task, as `TaskInput` has them. */
export interface QuickAdd {
  readonly title: string;
  /** Local date `YYYY-MM-DD`. */
  readonly due_date?: string;
  /** Local time `HH:MM`. */
  readonly due_time?: string;
  readonly priority?: Priority;
  readonly labels?: readonly string[];
  readonly milestone_type?: MilestoneType;
  /** In the order of the line. */
  readonly understood: readonly Understood[];
}

/** A recognized part, its place in the line and the fields that it sets. */
interface Found extends Understood {
  readonly span: Span;
  readonly fields: Omit<QuickAdd, 'title' | 'understood'>;
  /** Its words stay in the title, because the fields do not hold all of their meaning. */
  readonly isKept?: boolean;
}

/**
 * Reads a task from one line: a date and time in everyday Chinese, `!` with a priority, `#` with a label, `*` with a
 * milestone. The rest is the title. Where nothing is left, the whole line is; only a blank line has no title.
 */
export function parseQuickAdd(line: string, now: Date): QuickAdd {
  const folded = foldText(line.slice(0, QUICK_ADD_CHARS_MAX));
  const marks = findMarks(line, folded);
  const found = [...marks, ...findDate(line, folded, marks, now)].toSorted((a, b) => a.span.from - b.span.from);
  const labels = [...new Set(found.flatMap(({ fields }) => fields.labels ?? []))];
  const fields: Found['fields'] = Object.assign({}, ...found.map((each) => each.fields));
  return {
    ...fields,
    ...(labels.length > 0 && { labels }),
    title: toTitle(line, found),
    understood: found.map(({ kind, text, meaning }) => ({ kind, text, meaning })),
  };
}

/** The first priority, the first milestone and all labels. */
function findMarks(line: string, folded: FoldedText): Found[] {
  const [priorityMatch] = folded.text.matchAll(MARK_PATTERNS.priority);
  const [milestoneMatch] = folded.text.matchAll(MARK_PATTERNS.milestone);
  const priority = PRIORITY_MARKS.get(priorityMatch?.[1] ?? '');
  const milestone = MILESTONE_MARKS.get(milestoneMatch?.[1] ?? '');
  const found: Found[] = [...folded.text.matchAll(MARK_PATTERNS.label)].flatMap((match) =>
    toLabel(line, folded, match),
  );
  if (priorityMatch !== undefined && priority !== undefined) {
    const meaning = copy.understood.priority(copy.priorities[priority]);
    found.push({ kind: 'priority', meaning, fields: { priority }, ...toPart(line, folded, priorityMatch) });
  }
  if (milestoneMatch !== undefined && milestone !== undefined) {
    const meaning = copy.understood.milestone(copy.milestones[milestone]);
    const fields = { milestone_type: milestone };
    found.push({ kind: 'milestone', meaning, fields, ...toPart(line, folded, milestoneMatch) });
  }
  return found;
}

/** Nothing for the number of an issue (#12) and for a text too long for a label. */
function toLabel(line: string, folded: FoldedText, match: RegExpExecArray): Found[] {
  const from = match.index + 1;
  const name = folded.toSource(from, from + (match[1]?.length ?? 0));
  const label = line.slice(name.from, name.to);
  if (label.length > LABEL_CHARS_MAX || /^\d+$/.test(match[1] ?? '')) return [];
  const meaning = copy.understood.label(label);
  return [{ kind: 'label', meaning, fields: { labels: [label] }, ...toPart(line, folded, match) }];
}

function toPart(line: string, { toSource }: FoldedText, match: RegExpExecArray): Pick<Found, 'span' | 'text'> {
  const span = toSource(match.index, match.index + match[0].length);
  return { span, text: line.slice(span.from, span.to) };
}

function findDate(line: string, folded: FoldedText, marks: readonly Found[], now: Date): Found[] {
  const due = findDue(withoutMarks(folded, marks), now);
  if (due === null) return [];
  const span = folded.toSource(due.from, due.to);
  const time = due.minutes === null ? null : formatTime(due.minutes);
  const parts = toParts(due.day);
  const meaning = copy.understood.due(parts, time, parts.year === now.getFullYear());
  const fields = { due_date: formatCalendarDay(due.day), ...(time !== null && { due_time: time }) };
  return [{ kind: 'due', text: line.slice(span.from, span.to).trim(), meaning, fields, span, isKept: due.isRange }];
}

/** The folded line with spaces in place of the marks, so that positions stay and no date continues across a mark. */
function withoutMarks({ text, toSource }: FoldedText, marks: readonly Found[]): string {
  const isMarked = (at: number) => {
    const { from } = toSource(at, at + 1);
    return marks.some(({ span }) => from >= span.from && from < span.to);
  };
  return text.replace(/[\s\S]/g, (unit, at: number) => (isMarked(at) ? ' ' : unit));
}

function formatTime(minutes: number): string {
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;
}

/** The line without the parts that are fields now. */
function toTitle(line: string, found: readonly Found[]): string {
  let title = '';
  let at = 0;
  for (const { span } of found.filter(({ isKept }) => isKept !== true)) {
    const before = line.slice(at, span.from);
    // Of the spaces on both sides of a part, the ones on its left stay.
    title += /\s$/.test(title) ? before.trimStart() : before;
    at = span.to;
  }
  const rest = line.slice(at);
  title += /\s$/.test(title) ? rest.trimStart() : rest;
  const trimmed = at === 0 ? title.trim() : title.replace(LOOSE_ENDS, '');
  return trimmed === '' ? line.trim() : trimmed;
}

/** Spaces and separators that a removed part leaves at the ends: commas, semicolons, colons, plain and full-width. */
const LOOSE_ENDS = /^[\s,;:\uff0c\uff1b\uff1a\u3001]+|[\s,;:\uff0c\uff1b\uff1a\u3001]+$/g;
