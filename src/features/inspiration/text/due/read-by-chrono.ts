import { casual } from 'chrono-node/zh/hans';
import { type CalendarDay, findDay } from '../../model/calendar-day.ts';

interface ChronoMoment {
  readonly day: CalendarDay;
  /** Minutes since midnight; null where the text names a day only. */
  readonly minutes: number | null;
}

/** Reads a text that is nothing but a date. Null where chrono-node reads none, or no such day exists. */
export function readByChrono(text: string, now: Date): ChronoMoment | null {
  const [result] = casual.parse(text, now);
  if (result === undefined || result.text !== text) return null;
  const { start } = result;
  const day = findDay(start.get('year') ?? 0, start.get('month') ?? 0, start.get('day') ?? 0);
  if (day === null) return null;
  const hasTime = start.isCertain('hour');
  return { day, minutes: hasTime ? (start.get('hour') ?? 0) * 60 + (start.get('minute') ?? 0) : null };
}
