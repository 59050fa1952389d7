import type { RepeatRule } from '../../model/repeat.ts';
import { type ClockMatch, matchClock } from '../due/clock-forms.ts';
import { foldText } from '../due/folded-text.ts';
import { DAY_TAIL, NO_DAY_BEFORE } from '../due/lexicon.ts';
import { matchAt, skipAt } from '../due/match-at.ts';
import { readNumber } from '../due/read-number.ts';
import { ASKS, REPEAT_PATTERNS, SKIPS_ONE, SUNDAY, WEEKDAY_NAMES, WEEKDAY_RANGE, WEEKEND } from './lexicon.ts';

/** A rule that a folded line names, with its place in the line. */
export interface RepeatMatch {
  readonly from: number;
  readonly to: number;
  readonly rule: RepeatRule;
  /** Minutes since midnight, where a time of day follows. */
  readonly minutes: number | null;
}

type Groups = readonly (string | undefined)[];

/**
 * - `named`: it names its days. A word may follow directly, and it may end the line behind another word.
 * - `daily`: a word may follow directly.
 * - `bare`: it stands apart, or a time of day follows.
 * - `timed`: a time of day follows.
 */
type Style = 'named' | 'daily' | 'bare' | 'timed';

interface RepeatForm {
  readonly pattern: RegExp;
  readonly style: Style;
  /** Null where the numbers are out of range. */
  readonly read: (groups: Groups) => RepeatRule | null;
}

const WORKDAYS = [1, 2, 3, 4, 5];

const FORMS: readonly RepeatForm[] = [
  { pattern: REPEAT_PATTERNS.weekdays, style: 'named', read: ([all, n, days]) => toWeekly(toEvery(all, n), days) },
  { pattern: REPEAT_PATTERNS.weekly, style: 'named', read: ([, days]) => toWeekly(1, days) },
  { pattern: REPEAT_PATTERNS.workdays, style: 'named', read: toWorkdays },
  {
    pattern: REPEAT_PATTERNS.date,
    style: 'named',
    read: ([all, n, date, end]) => toMonthly(toEvery(all, n), date, end),
  },
  { pattern: REPEAT_PATTERNS.day, style: 'daily', read: ([all, n]) => toRule('day', toEvery(all, n)) },
  { pattern: REPEAT_PATTERNS.weeks, style: 'daily', read: ([all, n]) => toRule('week', toEvery(all, n)) },
  { pattern: REPEAT_PATTERNS.months, style: 'daily', read: ([all, n]) => toRule('month', toEvery(all, n)) },
  { pattern: REPEAT_PATTERNS.bareWeek, style: 'bare', read: () => toRule('week', 1) },
  { pattern: REPEAT_PATTERNS.bareMonth, style: 'bare', read: () => toRule('month', 1) },
  { pattern: REPEAT_PATTERNS.bareWorkdays, style: 'bare', read: toWorkdays },
  { pattern: REPEAT_PATTERNS.partOfDay, style: 'timed', read: () => toRule('day', 1) },
];

/** The first rule of a folded line with the time of day behind it; null without one. */
export function findRepeat(text: string): RepeatMatch | null {
  for (let at = 0; at < text.length; at++) {
    for (const { pattern, style, read } of FORMS) {
      const groups = matchAt(pattern, text, at);
      const rule = groups === null ? null : read(groups);
      if (groups === null || rule === null) continue;
      const end = at + groups[0].length;
      const clock = matchClock(text, skipAt(GAP, text, end), true);
      if (!isRule(text, at, end, style, clock)) continue;
      return { from: at, to: skipAt(DAY_TAIL, text, clock?.to ?? end), rule, minutes: clock?.minutes ?? null };
    }
  }
  return null;
}

/** The rule of a text that holds nothing else, with spaces anywhere. */
export function findWholeRepeat(source: string): RepeatRule | null {
  const text = foldText(source).text.replaceAll(/\s/g, '');
  const found = findRepeat(text);
  return found?.from === 0 && found.to === text.length && found.minutes === null ? found.rule : null;
}

const GAP = /[\s,]{0,2}/y;

function isRule(text: string, from: number, to: number, style: Style, clock: ClockMatch | null): boolean {
  const end = clock?.to ?? to;
  if (NO_DAY_BEFORE.test(text.slice(end))) return false;
  const isFree = isBoundary(text[from - 1]) || ASKS.test(text.slice(0, from));
  if (!isFree) return style === 'named' && end === text.length;
  return style === 'named' || style === 'daily' || clock !== null || (style === 'bare' && isBoundary(text[to]));
}

function isBoundary(character: string | undefined): boolean {
  return character === undefined || /[\s\p{P}]/u.test(character);
}

function toEvery(all: string | undefined, number: string | undefined): number {
  if (all?.startsWith(SKIPS_ONE)) return 2;
  return number === undefined ? 1 : readNumber(number);
}

const EVERY_MAX = 366;

function toRule(unit: RepeatRule['unit'], every: number): RepeatRule | null {
  return every >= 1 && every <= EVERY_MAX ? { unit, every } : null;
}

function toWorkdays(): RepeatRule {
  return { unit: 'week', every: 1, weekdays: WORKDAYS };
}

function toWeekly(every: number, text = ''): RepeatRule | null {
  const rule = toRule('week', every);
  const weekdays = readWeekdays(text);
  return rule === null || weekdays === null ? null : { ...rule, weekdays };
}

/** Null for a range that ends before it begins. */
function readWeekdays(text: string): readonly number[] | null {
  if (text === WEEKEND) return [WEEKDAY_NAMES.length - 1];
  const named = [...text.replaceAll(SUNDAY, WEEKDAY_NAMES.charAt(6))]
    .map((name) => WEEKDAY_NAMES.indexOf(name) + 1)
    .filter((day) => day > 0);
  const [first = 0, last = 0] = named;
  if (!WEEKDAY_RANGE.test(text)) return [...new Set(named)].toSorted((a, b) => a - b);
  return last < first ? null : Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

const DATE_MAX = 31;

function toMonthly(every: number, date: string | undefined, end: string | undefined): RepeatRule | null {
  const rule = toRule('month', every);
  const day = end === undefined ? readNumber(date ?? '') : DATE_MAX;
  return rule === null || !(day >= 1 && day <= DATE_MAX) ? null : { ...rule, date: day };
}
