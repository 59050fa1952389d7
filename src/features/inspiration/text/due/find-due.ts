import { type CalendarDay, findDay, toCalendarDay, toParts } from '../../model/calendar-day.ts';
import { AROUND_DATE } from '../lexicon.ts';
import { type ClockMatch, matchClock } from './clock-forms.ts';
import { type DayMatch, findDayIn, matchDay } from './day-forms.ts';
import { foldText } from './folded-text.ts';
import { DAY_ALONE, DAY_BARE, DAY_LEAD_IN, DAY_OF_YEAR, DAY_TAIL, HYPHEN_DAY, RANGE, WEEKDAY_NOTE } from './lexicon.ts';
import { matchAt, skipAt } from './match-at.ts';
import { readNumber } from './read-number.ts';

/** A date that a folded line names, with its place in the line. */
export interface Due {
  readonly from: number;
  readonly to: number;
  readonly day: CalendarDay;
  /** Minutes since midnight. */
  readonly minutes: number | null;
  /** Whether words name the day; a time alone means today or tomorrow. */
  readonly hasDay: boolean;
  /** A range, whose other end no field can hold: its words stay in the title. */
  readonly isRange: boolean;
  /** Words or a sign call it a deadline. */
  readonly isMarked: boolean;
}

interface Phrase {
  readonly from: number;
  readonly to: number;
  readonly day: DayMatch | null;
  readonly clock: ClockMatch | null;
}

/** The first date or time of a folded line, or the first that is marked as a deadline. Null without one. */
export function findDue(line: string, now: Date, isMarkedOnly = false): Due | null {
  // The same length, so that positions stay.
  const text = line.replace(HYPHEN_DAY, '$1$2/$3');
  for (let at = 0; at < text.length; at++) {
    const start = skipAt(DAY_LEAD_IN, text, at);
    const phrase = matchPhrase(text, start, now);
    const due = phrase === null ? null : toDue(text, { ...phrase, from: at }, now, start > at);
    if (due !== null && (due.isMarked || !isMarkedOnly)) return due;
    if (due !== null) at = due.to - 1;
  }
  return null;
}

/** The date of a text that holds nothing else but words of a deadline. */
export function findWholeDue(text: string, now: Date): Due | null {
  const folded = foldText(text.trim()).text;
  const due = findDue(folded, now);
  const isAlone = (part: string) => AROUND_DATE.test(part);
  return due !== null && isAlone(folded.slice(0, due.from)) && isAlone(folded.slice(due.to)) ? due : null;
}

function toDue(text: string, phrase: Phrase, now: Date, hasLeadIn: boolean): Due {
  const range = matchAt(RANGE, text, phrase.to);
  const end = range === null ? null : matchEnd(text, phrase.to + range[0].length, phrase, now);
  if (end === null) {
    const to = skipAt(DAY_TAIL, text, phrase.to);
    const isMarked = hasLeadIn || to > phrase.to;
    return { ...resolve(phrase, now), from: phrase.from, to, isRange: false, isMarked };
  }
  // Of two days, the last one is due. Of two times, the first one is the appointment.
  return {
    ...(end.day === null ? resolve(phrase, now, end.clock) : resolve(end, now)),
    from: phrase.from,
    to: end.to,
    isRange: true,
    isMarked: hasLeadIn,
  };
}

function matchEnd(text: string, from: number, { clock, day }: Phrase, now: Date): Phrase | null {
  const short = day === null ? null : matchShortEnd(text, from, { clock, day }, now);
  if (short !== null) return short;
  const end = matchPhrase(text, from, now, true);
  const time = end === null && clock !== null ? matchClock(text, from, true) : null;
  if (time !== null) return { from, to: time.to, day: null, clock: time };
  // The weekday of a named week is followed by one of that week, or of the next one.
  const isEarlier = end?.day && day && end.day.cycle === WEEK && day.cycle === null && end.day.day < day.day;
  if (!isEarlier) return end;
  const weeks = Math.ceil((day.day - end.day.day) / WEEK);
  return { ...end, day: { ...end.day, day: end.day.day + weeks * WEEK } };
}

const WEEK = 7;

/** The last day of a range that leaves out what the first one names: 2026-09-05 ~ 09-08, 9.5-9.8. */
function matchShortEnd(
  text: string,
  from: number,
  { clock, day: start }: Pick<Phrase, 'clock'> & { readonly day: DayMatch },
  now: Date,
): Phrase | null {
  const words = text.slice(start.from, start.to);
  const marked = matchAt(DAY_OF_YEAR, text, from);
  // Written as the first day is: 11.30 behind a time is another time.
  const dated = marked !== null && (marked[2] === '/' || words.includes(marked[2] ?? '')) ? marked : null;
  const isBare = clock === null && words.includes('/');
  const groups = dated ?? matchAt(DAY_ALONE, text, from) ?? (isBare ? matchAt(DAY_BARE, text, from) : null);
  if (groups === null) return null;
  const [month, date] = dated === null ? [null, readNumber(groups[1] ?? '')] : [Number(dated[1]), Number(dated[3])];
  const today = toCalendarDay(now.getTime());
  // A range that has begun ends today or later.
  const starts = [toEarlier(start), start.day];
  const ends = starts.flatMap((first) => (first === null ? [] : [findEnd(first, month, date)]));
  const isOpen = (day: CalendarDay | null) => day !== null && (day >= today || start.missing === null);
  const end = ends.find(isOpen) ?? null;
  const to = from + groups[0].length;
  const day = end === null ? null : { from, to, day: end, minutes: null, cycle: null, missing: null };
  return day === null ? null : { from, to, day, clock: null };
}

/** The day of the same words before this one. Null where the words name a single day. */
function toEarlier({ day, missing }: DayMatch): CalendarDay | null {
  const { year, month, date } = toParts(day);
  if (missing === null) return null;
  return missing === 'year' ? findDay(year - 1, month, date) : findDayIn(year, month - 1, date);
}

/** The first day from `first` on with a date, in a month or without one. */
function findEnd(first: CalendarDay, month: number | null, date: number): CalendarDay | null {
  const { year, month: firstMonth } = toParts(first);
  const days =
    month === null
      ? [findDayIn(year, firstMonth, date), findDayIn(year, firstMonth + 1, date)]
      : [findDay(year, month, date), findDay(year + 1, month, date)];
  return days.find((day) => day !== null && day >= first) ?? null;
}

/** A day, a time, or both in either order. */
function matchPhrase(text: string, from: number, now: Date, isRangeEnd = false): Phrase | null {
  const day = matchDay(text, from, now, isRangeEnd);
  if (day !== null) {
    const to = skipAt(WEEKDAY_NOTE, text, day.to);
    const clock = day.minutes === null ? matchClock(text, skipAt(GAP, text, to), true) : null;
    return { from, to: clock?.to ?? to, day, clock };
  }
  const clock = matchClock(text, from, false);
  if (clock === null) return null;
  const later = matchDay(text, skipAt(/\s{1,2}/y, text, clock.to), now);
  const isDayOnly = later !== null && later.minutes === null;
  return { from, to: isDayOnly ? later.to : clock.to, day: isDayOnly ? later : null, clock };
}

const GAP = /[\s,]{0,2}/y;
const HALF_DAY_MINUTES = 720;
const DAY_MINUTES = 1440;

/** `end`: the last hour of a range. A range is over when its end has passed, and moves to the evening as a whole. */
function resolve(
  { day, clock }: Phrase,
  now: Date,
  end: ClockMatch | null = null,
): Pick<Due, 'day' | 'minutes' | 'hasDay'> {
  const today = toCalendarDay(now.getTime());
  const hasDay = day !== null;
  if (clock === null) return { day: day?.day ?? today, minutes: day?.minutes ?? null, hasDay };
  const nowMinutes = now.getHours() * 60 + now.getMinutes();
  const isToday = day === null || day.day === today;
  // A passed time without a day means tomorrow's; a weekday without its week means the next week's.
  const cycle = day === null ? 1 : (day.cycle ?? 0);
  const last = end === null ? clock.minutes : toEndAfter(clock.minutes, end.minutes);
  const isOpen = clock.isOpen && end?.isOpen !== false && isToday && cycle < 7;
  const isEvening = isOpen && last <= nowMinutes && nowMinutes < last + HALF_DAY_MINUTES;
  const shift = isEvening ? HALF_DAY_MINUTES : 0;
  const minutes = clock.minutes + shift;
  const isPassed = isToday && last + shift <= nowMinutes;
  const start = (day?.day ?? today) + (isPassed ? cycle : 0);
  return { day: start + Math.floor(minutes / DAY_MINUTES), minutes: minutes % DAY_MINUTES, hasDay };
}

/** Of "from eight to ten in the evening", the part of the day belongs to both hours. */
function toEndAfter(start: number, end: number): number {
  return end > start ? end : toEndAfter(start, end + HALF_DAY_MINUTES);
}
