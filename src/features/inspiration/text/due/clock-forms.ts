import {
  CLOCK_PATTERNS,
  DAY_PART,
  DAY_PARTS,
  type DayPart,
  MINUTE_WORDS,
  NO_CLOCK_AFTER,
  NO_CLOCK_BEFORE,
  NO_HOUR_AFTER,
  ONE,
  SHORT_DAY_PART,
} from './lexicon.ts';
import { matchAt, skipAt } from './match-at.ts';
import { readNumber } from './read-number.ts';

/** A time of day that a line names. */
export interface ClockMatch {
  readonly from: number;
  readonly to: number;
  /** Minutes since midnight of the day; at least 1440 on the next day: twelve in the evening is midnight. */
  readonly minutes: number;
  /** An hour before noon without a part of the day, which may mean the evening. */
  readonly isOpen: boolean;
}

interface Part {
  readonly to: number;
  readonly part: DayPart;
  readonly hour: number;
}

interface Hour {
  readonly to: number;
  readonly hour: number;
  readonly minutes: number;
  /**
   * - `exact`: of 24 hours, or with am or pm.
   * - `digits`: one digit before the colon, of 12 or 24 hours.
   * - `words`: an hour and minutes in words.
   * - `bare`: an hour in words, which might be part of another word.
   */
  readonly style: 'exact' | 'digits' | 'words' | 'bare';
}

/** The time that begins at a position of a folded line, or null. `isBehindDay`: a day ends there. */
export function matchClock(text: string, at: number, isBehindDay: boolean): ClockMatch | null {
  const before = text.slice(Math.max(0, at - CONTEXT_CHARS), at);
  if (!isBehindDay && NO_CLOCK_AFTER.test(before)) return null;
  const part = matchPart(text, at, isBehindDay);
  const hour = matchHour(text, part === null ? at : skipAt(/\s{0,2}/y, text, part.to));
  if (hour === null) return part === null ? null : toPartAlone(text, at, part, isBehindDay);
  if (part === null && !isBehindDay && hour.style === 'bare' && !standsAlone(text, at, hour.to)) return null;
  const isSpoken = hour.style === 'words' || hour.style === 'bare';
  const isOpen = part === null && isSpoken && hour.hour > LIKELY_AFTERNOON_MAX && hour.hour < 12;
  return { from: at, to: hour.to, minutes: toHour(hour, part?.part) * 60 + hour.minutes, isOpen };
}

function matchPart(text: string, at: number, isBehindDay: boolean): Part | null {
  const groups = matchAt(DAY_PART, text, at) ?? (isBehindDay ? matchAt(SHORT_DAY_PART, text, at) : null);
  const found = DAY_PARTS.get(groups?.[1] ?? '');
  return groups === null || found === undefined ? null : { to: at + groups[0].length, part: found[0], hour: found[1] };
}

/** Afternoon alone is a usual hour of the afternoon. Without a day, it must be a word of its own. */
function toPartAlone(text: string, at: number, part: Part, isBehindDay: boolean): ClockMatch | null {
  if (!isBehindDay && !(isBoundary(text[at - 1]) && isBoundary(text[part.to]))) return null;
  return { from: at, to: part.to, minutes: part.hour * 60, isOpen: false };
}

function matchHour(text: string, at: number): Hour | null {
  return matchDigital(text, at) ?? matchEnglish(text, at) ?? matchSpoken(text, at) ?? matchRangeStart(text, at);
}

function matchDigital(text: string, at: number): Hour | null {
  const groups = matchAt(CLOCK_PATTERNS.digital, text, at);
  if (groups === null) return null;
  const [all, hour = '', minutes = ''] = groups;
  const style = hour.length === 2 ? 'exact' : 'digits';
  return toHourMatch({ to: at + all.length, hour: Number(hour), minutes: Number(minutes), style });
}

function matchEnglish(text: string, at: number): Hour | null {
  const groups = matchAt(CLOCK_PATTERNS.english, text, at);
  if (groups === null) return null;
  const [all, hourText = '', minutes = '0', half] = groups;
  if (Number(hourText) > 12) return null;
  const hour = (Number(hourText) % 12) + (half === 'p' ? 12 : 0);
  return toHourMatch({ to: at + all.length, hour, minutes: Number(minutes), style: 'exact' });
}

function matchSpoken(text: string, at: number): Hour | null {
  const groups = matchAt(CLOCK_PATTERNS.spoken, text, at);
  if (groups === null) return null;
  const [all, hour = '', rest, ...minuteTexts] = groups;
  const minuteText = minuteTexts.find((each) => each !== undefined);
  const minutes = minuteText === undefined ? (MINUTE_WORDS.get(rest ?? '') ?? 0) : readNumber(minuteText);
  const style = rest === undefined ? 'bare' : 'words';
  return toHourMatch({ to: at + all.length, hour: readNumber(hour), minutes, style });
}

/** The first hour of a range that names its unit once: 3-5 o'clock. */
function matchRangeStart(text: string, at: number): Hour | null {
  const groups = matchAt(CLOCK_PATTERNS.rangeStart, text, at);
  if (groups === null) return null;
  const [hour, end = ''] = groups;
  const to = at + hour.length;
  if (NO_CLOCK_BEFORE.test(text.slice(to + end.length))) return null;
  return toHourMatch({ to, hour: readNumber(hour), minutes: 0, style: 'bare' });
}

function toHourMatch(hour: Hour): Hour | null {
  const isValid = hour.minutes < 60 && (hour.hour < 24 || (hour.hour === 24 && hour.minutes === 0));
  return isValid ? hour : null;
}

/** An hour without minutes must begin a word and must not count anything. */
function standsAlone(text: string, from: number, to: number): boolean {
  const isLittle = ONE.test(text[from] ?? '') && !isBoundary(text[to]);
  const isCounted = NO_HOUR_AFTER.test(text.slice(Math.max(0, from - CONTEXT_CHARS), from));
  return isBoundary(text[from - 1]) && !isLittle && !isCounted && !NO_CLOCK_BEFORE.test(text.slice(to));
}

function isBoundary(character: string | undefined): boolean {
  return character === undefined || /[\s\p{P}]/u.test(character);
}

/** Hours from midnight of the day. */
function toHour({ hour, style }: Hour, part: DayPart | undefined): number {
  if (part === undefined) return style !== 'exact' && hour >= 1 && hour <= LIKELY_AFTERNOON_MAX ? hour + 12 : hour;
  if (hour > 12) return hour;
  switch (part) {
    case 'early':
      return hour % 12;
    case 'morning':
      return hour;
    case 'noon':
      return hour < NOON_FROM ? hour + 12 : hour;
    case 'afternoon':
      return hour === 12 ? 12 : hour + 12;
    case 'night':
      // After midnight, the night belongs to the next day.
      return hour === 12 || hour < NIGHT_FROM ? (hour % 12) + 24 : hour + 12;
  }
}

/** Characters in front of a time that decide whether it is one. */
const CONTEXT_CHARS = 8;
/** Without a half of the day, hours up to this one mean the afternoon. */
const LIKELY_AFTERNOON_MAX = 5;
/** From 11 on, hours of noon are before or at noon; one at noon is 13:00. */
const NOON_FROM = 10;
/** From five on, hours of the night are in the evening. */
const NIGHT_FROM = 5;
