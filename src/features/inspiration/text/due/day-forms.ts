import { type CalendarDay, findDay, toCalendarDay, toDay, toParts } from '../../model/calendar-day.ts';
import {
  AHEAD,
  DAY_PATTERNS,
  DAY_SUFFIX,
  NO_BARE_DAY_AFTER,
  NO_DAY_AFTER,
  NO_DAY_BEFORE,
  NO_NUMBER_AFTER,
  NO_WEEKDAY_AFTER,
  REWRITES,
  toWrittenDate,
  WEEKDAYS,
} from './lexicon.ts';
import { matchAt } from './match-at.ts';
import { readByChrono } from './read-by-chrono.ts';
import { readNumber } from './read-number.ts';

/** A day that a line names. */
export interface DayMatch {
  readonly from: number;
  readonly to: number;
  readonly day: CalendarDay;
  /** Minutes since midnight, where the words name a moment: in three hours. */
  readonly minutes: number | null;
  /** Days to the next such day, where the words allow a later one: a weekday without its week. */
  readonly cycle: number | null;
  /** What the words leave out, of a day that they name by its number: the 5th has no month, 9/5 no year. */
  readonly missing: 'month' | 'year' | null;
}

type Groups = readonly (string | undefined)[];
type Reading = Pick<DayMatch, 'day'> & Partial<Pick<DayMatch, 'minutes' | 'cycle' | 'missing'>>;

interface DayForm {
  readonly pattern: RegExp;
  /** What may not stand in front of it. */
  readonly notAfter: RegExp;
  readonly read: (groups: Groups, now: Date) => Reading | null;
}

const NO_BARE_NUMBER_AFTER = new RegExp(`${NO_NUMBER_AFTER.source}|${NO_BARE_DAY_AFTER.source}`);

const FORMS: readonly DayForm[] = [
  { pattern: DAY_PATTERNS.iso, notAfter: NO_NUMBER_AFTER, read: readIso },
  { pattern: DAY_PATTERNS.compact, notAfter: NO_NUMBER_AFTER, read: readCompact },
  { pattern: DAY_PATTERNS.written, notAfter: NO_NUMBER_AFTER, read: readWritten },
  { pattern: DAY_PATTERNS.dayOfMonth, notAfter: NO_WEEKDAY_AFTER, read: readDayOfMonth },
  { pattern: DAY_PATTERNS.monthEnd, notAfter: NO_NUMBER_AFTER, read: readMonthEnd },
  { pattern: DAY_PATTERNS.yearEnd, notAfter: NO_NUMBER_AFTER, read: readYearEnd },
  { pattern: DAY_PATTERNS.later, notAfter: NO_NUMBER_AFTER, read: readLater },
  { pattern: DAY_PATTERNS.bareDay, notAfter: NO_BARE_NUMBER_AFTER, read: readBareDay },
  { pattern: DAY_PATTERNS.slash, notAfter: NO_BARE_NUMBER_AFTER, read: readWritten },
  { pattern: DAY_PATTERNS.pointed, notAfter: NO_NUMBER_AFTER, read: readPointed },
  { pattern: DAY_PATTERNS.word, notAfter: NO_DAY_AFTER, read: readWord },
  { pattern: DAY_PATTERNS.weekday, notAfter: NO_WEEKDAY_AFTER, read: readWeekday },
];

/** Characters in front of a day that decide whether it is one. */
const CONTEXT_CHARS = 8;

/** The day that begins at a position of a folded line, or null. `isRangeEnd`: the mark of a range is in front of it. */
export function matchDay(text: string, at: number, now: Date, isRangeEnd = false): DayMatch | null {
  const before = isRangeEnd ? '' : text.slice(Math.max(0, at - CONTEXT_CHARS), at);
  if (NO_DAY_AFTER.test(before)) return null;
  for (const { pattern, notAfter, read } of FORMS) {
    const groups = notAfter.test(before) ? null : matchAt(pattern, text, at);
    if (groups === null) continue;
    const to = at + groups[0].length;
    const reading = NO_DAY_BEFORE.test(text.slice(to)) ? null : read(groups, now);
    if (reading !== null) return { from: at, to, minutes: null, cycle: null, missing: null, ...reading };
  }
  return null;
}

function readIso([, year = '', , month = '', day = '']: Groups, now: Date): Reading | null {
  return readByChrono(toWrittenDate(Number(year), Number(month), Number(day)), now);
}

/** A day that is over is part of a name: data of 20240101. */
function readCompact([, year = '', month = '', day = '']: Groups, now: Date): Reading | null {
  const found = findDay(Number(year), Number(month), Number(day));
  return toReading(found !== null && found >= toCalendarDay(now.getTime()) ? found : null);
}

function readWritten([, yearText, month = '', day = '']: Groups, now: Date): Reading | null {
  if (yearText === undefined) return findInYears(readNumber(month), readNumber(day), now);
  const ahead = AHEAD.get(yearText);
  const year = ahead === undefined ? Number(yearText) : now.getFullYear() + ahead;
  return readByChrono(toWrittenDate(year, readNumber(month), readNumber(day)), now);
}

function readPointed([, month = '', , day = '']: Groups, now: Date): Reading | null {
  return findInYears(Number(month), Number(day), now);
}

/** Leap days come every eight years at the rarest. */
const YEARS_AHEAD_MAX = 8;

/** The next day of that name, today included. */
function findInYears(month: number, day: number, now: Date): Reading | null {
  const today = toCalendarDay(now.getTime());
  const { year } = toParts(today);
  for (let ahead = 0; ahead <= YEARS_AHEAD_MAX; ahead++) {
    const found = readByChrono(toWrittenDate(year + ahead, month, day), now);
    if (found !== null && found.day >= today) return { ...found, missing: 'year' };
  }
  return null;
}

function readDayOfMonth([, ahead = '', day = '']: Groups, now: Date): Reading | null {
  const { year, month } = toParts(toCalendarDay(now.getTime()));
  return toReading(findDayIn(year, month + (AHEAD.get(ahead) ?? 0), readNumber(day)));
}

/** The next day of that number, today included: the 31st skips short months. */
function readBareDay([, day = '']: Groups, now: Date): Reading | null {
  const today = toCalendarDay(now.getTime());
  const { year, month } = toParts(today);
  const days = [0, 1, 2].map((ahead) => findDayIn(year, month + ahead, readNumber(day)));
  const found = toReading(days.find((each) => each !== null && each >= today) ?? null);
  return found && { ...found, missing: 'month' };
}

/** The day of a month, which may be below 1 or exceed 12; null where it has no such day. */
export function findDayIn(year: number, month: number, day: number): CalendarDay | null {
  const index = month - 1;
  return findDay(year + Math.floor(index / 12), (index % 12) + 1, day);
}

function readMonthEnd([, monthText, ahead]: Groups, now: Date): Reading | null {
  const today = toCalendarDay(now.getTime());
  const { year, month } = toParts(today);
  if (monthText === undefined) return { day: lastDayOfMonth(year, month + (AHEAD.get(ahead ?? '') ?? 0)) };
  const named = readNumber(monthText);
  if (!(named >= 1 && named <= 12)) return null;
  const day = lastDayOfMonth(year, named);
  return { day: day < today ? lastDayOfMonth(year + 1, named) : day };
}

/** `month` may exceed 12. */
function lastDayOfMonth(year: number, month: number): CalendarDay {
  return toDay(year, month + 1, 0);
}

function readYearEnd([, ahead = '']: Groups, now: Date): Reading | null {
  const { year } = toParts(toCalendarDay(now.getTime()));
  return toReading(findDay(year + (AHEAD.get(ahead) ?? 0), 12, 31));
}

function readLater([phrase = '']: Groups, now: Date): Reading | null {
  const text = REWRITES.reduce((rewritten, [pattern, replacement]) => rewritten.replace(pattern, replacement), phrase);
  return readByChrono(text, now);
}

/** At noon: up to two o'clock in the morning, chrono-node takes the present day for tomorrow. */
function readWord([, word = '']: Groups, now: Date): Reading | null {
  const noon = new Date(now.getFullYear(), now.getMonth(), now.getDate(), 12);
  return readByChrono(word.length === 1 ? `${word}${DAY_SUFFIX}` : word, noon);
}

/** Weeks begin on Monday. chrono-node has them begin on Sunday, and takes the nearest day. */
function readWeekday([, week, name = '']: Groups, now: Date): Reading | null {
  const weekday = WEEKDAYS.get(name);
  if (weekday === undefined) return null;
  const today = toCalendarDay(now.getTime());
  const todayWeekday = toParts(today).weekday || 7;
  const day = today - todayWeekday + weekday + 7 * (AHEAD.get(week ?? '') ?? 0);
  if (day < today) return { day: day + 7, cycle: 7 };
  return week === undefined ? { day, cycle: 7 } : { day };
}

function toReading(day: CalendarDay | null): Reading | null {
  return day === null ? null : { day };
}
