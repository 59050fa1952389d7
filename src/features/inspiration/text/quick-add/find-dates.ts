import { type CalendarDay, toCalendarDay, toParts } from '../../model/calendar-day.ts';
import { findFirstDay, type RepeatRule } from '../../model/repeat.ts';
import { type Due, findDue } from '../due/find-due.ts';
import type { FoldedText } from '../due/folded-text.ts';
import { BRACKETS } from '../lexicon.ts';
import { findRepeat, type RepeatMatch } from '../repeat/find-repeat.ts';
import { describeDue, describeRepeat, type Found, toPart } from './found.ts';

/** Which dates of a line count. `marked`: those that words or a sign call a deadline. `single`: days on which a task repeats do not. */
export type LineDates = 'anywhere' | 'single' | 'marked' | 'none';

interface DatedLine {
  readonly line: string;
  readonly folded: FoldedText;
  /** Parts of the line that are fields already. */
  readonly marks: readonly Found[];
  readonly now: Date;
}

/** The days on which the task of a line repeats, and its date: without one, the first of these days. */
export function findDates(source: DatedLine, dates: LineDates): Found[] {
  const { folded, marks, now } = source;
  const text = withoutMarks(folded, marks);
  const named = marks.find(({ kind }) => kind === 'repeat');
  const repeat = dates === 'anywhere' && named === undefined ? findRepeat(text) : null;
  const hasDue = dates === 'none' || marks.some(({ kind }) => kind === 'due');
  const rest = repeat === null ? text : blank(text, repeat);
  const due = hasDue ? null : findDue(rest, now, dates === 'marked');
  const own = repeat === null ? undefined : toPart(source.line, folded, ...withBrackets(text, repeat.from, repeat.to));
  const part = own ?? (named && { span: named.span, text: named.text });
  const rule = repeat?.rule ?? named?.fields.repeat;
  const where = due === null ? part : toDuePart(source, rest, due);
  if (rule === undefined || part === undefined) return due && where ? [{ ...describeDue(due, now), ...where }] : [];
  const first = due?.hasDay ? due : toFirst(rule, repeat?.minutes ?? due?.minutes ?? null, now);
  const rules = repeat === null ? [] : [{ ...describeRepeat(withDate(rule, first.day)), ...part }];
  if (hasDue || where === undefined) return rules;
  return [...rules, { ...describeDue({ ...first, minutes: first.minutes ?? repeat?.minutes ?? null }, now), ...where }];
}

function toDuePart({ line, folded }: DatedLine, text: string, due: Due): Pick<Found, 'span' | 'text' | 'isKept'> {
  const [from, to] = due.isRange ? [due.from, due.to] : withBrackets(text, due.from, due.to);
  return { ...toPart(line, folded, from, to), isKept: due.isRange };
}

const DAY_MINUTES = 1440;

/** The first day of a rule whose time of day is still to come. */
function toFirst(rule: RepeatRule, minutes: number | null, now: Date): Pick<Due, 'day' | 'minutes'> {
  const today = toCalendarDay(now.getTime());
  if (minutes === null) return { day: findFirstDay(rule, today), minutes };
  const isPassed = minutes <= now.getHours() * 60 + now.getMinutes();
  const day = findFirstDay(rule, today + Number(isPassed));
  // The last minutes of a night belong to the next day.
  return { day: day + Math.floor(minutes / DAY_MINUTES), minutes: minutes % DAY_MINUTES };
}

/** Every month keeps the date of the first one, where it has that date. */
function withDate(rule: RepeatRule, day: CalendarDay): RepeatRule {
  return rule.unit === 'month' && rule.date === undefined ? { ...rule, date: toParts(day).date } : rule;
}

/** The place of a date with the brackets around it, or with the mark between it and other words in brackets. */
function withBrackets(text: string, from: number, to: number): readonly [from: number, to: number] {
  const start = text.slice(0, from).trimEnd().length;
  const end = text.length - text.slice(to).trimStart().length;
  const [before, after] = [text.charAt(start - 1), text.charAt(end)];
  const isIn = (marks: string, mark: string) => mark !== '' && marks.includes(mark);
  const [isOpened, isClosed] = [isIn(BRACKETS.open, before), isIn(BRACKETS.close, after)];
  if (isOpened && isClosed) return [start - 1, end + 1];
  if (isOpened && isIn(BRACKETS.separators, after)) return [from, end + 1];
  if (isClosed && isIn(BRACKETS.separators, before)) return [start - 1, to];
  return [from, to];
}

/** The folded line with spaces in place of the marks, so that positions stay and no date continues across a mark. */
function withoutMarks({ text, toSource }: FoldedText, marks: readonly Found[]): string {
  const isMarked = (at: number) => {
    const { from } = toSource(at, at + 1);
    return marks.some(({ span }) => from >= span.from && from < span.to);
  };
  return text.replace(/[\s\S]/g, (unit, at: number) => (isMarked(at) ? ' ' : unit));
}

function blank(text: string, { from, to }: RepeatMatch): string {
  return text.slice(0, from) + ' '.repeat(to - from) + text.slice(to);
}
