import { type CalendarDay, toParts } from '../model/calendar-day.ts';
import type { RepeatRule } from '../model/repeat.ts';

/** Names of the weekdays, from Monday. */
const WEEKDAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];
/** Every month has this date. */
const COMMON_DATE = 28;

/** The line of a rule in a calendar file (RFC 5545 §3.8.5.3), for a series that begins on `start`. */
export function formatRule(rule: RepeatRule, start: CalendarDay): string {
  const { every } = rule;
  const parts = [...PARTS[rule.unit](rule, start), ...(every === 1 ? [] : [`INTERVAL=${every}`])];
  return `RRULE:${parts.join(';')}`;
}

const PARTS: Readonly<Record<RepeatRule['unit'], (rule: RepeatRule, start: CalendarDay) => string[]>> = {
  day: () => ['FREQ=DAILY'],
  // Weeks are counted from Monday, as the board counts them.
  week({ weekdays }, start) {
    const days = weekdays ?? [toParts(start).weekday || WEEKDAYS.length];
    const names = WEEKDAYS.filter((_name, at) => days.includes(at + 1));
    return ['FREQ=WEEKLY', 'WKST=MO', `BYDAY=${names.join(',')}`];
  },
  // Of a month without the date, the last of the days up to it.
  month({ date }, start) {
    const wanted = date ?? toParts(start).date;
    if (wanted <= COMMON_DATE) return ['FREQ=MONTHLY', `BYMONTHDAY=${wanted}`];
    const dates = Array.from({ length: wanted - COMMON_DATE + 1 }, (_none, at) => COMMON_DATE + at);
    return ['FREQ=MONTHLY', `BYMONTHDAY=${dates.join(',')}`, 'BYSETPOS=-1'];
  },
};
