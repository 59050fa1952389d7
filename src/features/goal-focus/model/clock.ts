import { createDateFormat } from '../../../core/text/date-format.ts';

/** The time as the card shows it. */
interface ClockTime {
  /** Two digits each. */
  readonly hours: string;
  readonly minutes: string;
  readonly seconds: string;
  /** Before noon, after noon, or null with 24 hours. */
  readonly half: 'am' | 'pm' | null;
}

/** Local time of day. */
export function toClockTime(at: Date, is24Hours: boolean): ClockTime {
  const hours = at.getHours();
  return {
    hours: twoDigits(is24Hours ? hours : hours % 12 || 12),
    minutes: twoDigits(at.getMinutes()),
    seconds: twoDigits(at.getSeconds()),
    half: is24Hours ? null : hours < 12 ? 'am' : 'pm',
  };
}

const DATE = createDateFormat({ year: 'numeric', month: 'long', day: 'numeric' });
const WEEKDAY = createDateFormat({ weekday: 'long' });

/** Local date with the weekday's name (doc 2 §2). */
export function formatClockDate(at: Date): string {
  return `${DATE.format(at)} ${WEEKDAY.format(at)}`;
}

/** Milliseconds until the shown time changes: at the next second, or minute. A little late rather than early. */
export function msToNextTick(at: Date, showsSeconds: boolean): number {
  const intoSecond = at.getMilliseconds();
  return showsSeconds ? 1000 - intoSecond : 60_000 - at.getSeconds() * 1000 - intoSecond;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
