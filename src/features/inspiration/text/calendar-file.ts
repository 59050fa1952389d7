import { utf8Bytes } from '../../../core/text/utf8-bytes.ts';
import type { InspirationTasks } from '../model/board-rules.ts';
import { type CalendarDay, formatCalendarDay, parseCalendarDay } from '../model/calendar-day.ts';
import type { Inspiration, Task } from '../model/records.ts';
import { findFirstDay, findNextDay } from '../model/repeat.ts';
import { isCompleted } from '../model/task-tree.ts';
import { formatRule } from './calendar-rule.ts';
import { CALENDAR_LINE_BYTES } from './constants.ts';
import { calendarTemplate as words } from './templates.ts';
import { toTitleLine } from './text-lines.ts';

/** A calendar file (RFC 5545) and how many tasks it holds. */
interface CalendarFile {
  readonly text: string;
  readonly events: number;
}

/**
 * An event for every task with a due date: of a whole day, or at its local time in whatever zone the calendar is read in. `zone`, a
 * name such as `Asia/Shanghai`, is a hint for calendars that know no local times. Open tasks have an alarm, at their time or in the
 * morning of their day, and those that repeat a rule.
 * An event keeps its id from export to export, so that a calendar that imports the file again updates it.
 */
export function formatCalendar(inspirations: readonly InspirationTasks[], now: Date, zone: string): CalendarFile {
  const dated = inspirations.flatMap(({ inspiration, tasks }) =>
    tasks.flatMap((task) => {
      const events = formatEvents(task, inspiration, toStamp(now));
      return events.length === 0 ? [] : [events];
    }),
  );
  const [only] = inspirations;
  const name = inspirations.length === 1 && only ? words.name(toTitleLine(only.inspiration.title)) : words.allName;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//mythinkn//inspiration//ZH',
    'CALSCALE:GREGORIAN',
    `X-WR-CALNAME:${escapeText(name)}`,
    `X-WR-TIMEZONE:${escapeText(zone)}`,
    ...dated.flat(2),
    'END:VCALENDAR',
  ];
  return { text: lines.map((line) => `${fold(line)}\r\n`).join(''), events: dated.length };
}

/** RFC 5545 §3.8.1.9: 1 is the highest, 9 the lowest, 0 undefined. */
const PRIORITIES: ReadonlyMap<string, number> = new Map([
  ['critical', 1],
  ['high', 3],
  ['medium', 5],
  ['low', 9],
]);

/**
 * Nothing without a date. A series begins on a day of its rule (§3.8.5.3): a task that is due on another day has an event of its
 * own, and the series begins after it.
 */
function formatEvents(task: Task, inspiration: Inspiration, stamp: string): string[][] {
  const due = task.due_date ? parseCalendarDay(task.due_date) : null;
  if (due === null) return [];
  const event = (id: string, day: CalendarDay, rule: readonly string[]) =>
    formatEvent(task, inspiration, [
      `UID:${escapeText(id)}@mythinkn`,
      `DTSTAMP:${stamp}`,
      ...formatStart(task, day),
      ...rule,
    ]);
  const { id, repeat } = task;
  if (!repeat || isCompleted(task)) return [event(id, due, [])];
  if (findFirstDay(repeat, due) === due) return [event(id, due, [formatRule(repeat, due)])];
  const next = findNextDay(repeat, due, due);
  const series = next === null ? [] : [event(`${id}-repeat`, next, [formatRule(repeat, next)])];
  return [event(id, due, []), ...series];
}

/** Events have no completed status (§3.8.1.11), so the summary shows it. */
function formatEvent(task: Task, inspiration: Inspiration, head: readonly string[]): string[] {
  const title = toTitleLine(task.title);
  const categories = (task.labels ?? [])
    .filter((label) => label.trim() !== '')
    .map(escapeText)
    .join(',');
  const description = [task.description.trim(), words.inspiration(toTitleLine(inspiration.title))];
  return [
    'BEGIN:VEVENT',
    ...head,
    `SUMMARY:${escapeText(isCompleted(task) ? words.completed(title) : title)}`,
    `DESCRIPTION:${escapeText(description.filter((part) => part !== '').join('\n'))}`,
    ...(categories === '' ? [] : [`CATEGORIES:${categories}`]),
    `PRIORITY:${PRIORITIES.get(task.priority) ?? 0}`,
    'STATUS:CONFIRMED',
    'TRANSP:TRANSPARENT',
    ...(isCompleted(task) ? [] : formatAlarm(task, title)),
    'END:VEVENT',
  ];
}

/** Hours after the start of a whole day at which its alarm rings. */
const MORNING_H = 9;

/** A message (§3.6.6), counted from the start of each event of a series. */
function formatAlarm({ due_time }: Task, title: string): string[] {
  return [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escapeText(title)}`,
    `TRIGGER:${due_time ? 'PT0S' : `PT${MORNING_H}H`}`,
    'END:VALARM',
  ];
}

/** The end of a whole day is the next day (§3.6.1). A time without a zone is local (§3.3.5). */
function formatStart({ due_time }: Task, day: CalendarDay): string[] {
  const compact = (each: CalendarDay) => formatCalendarDay(each).replaceAll('-', '');
  if (due_time) return [`DTSTART:${compact(day)}T${due_time.replaceAll(':', '')}00`];
  return [`DTSTART;VALUE=DATE:${compact(day)}`, `DTEND;VALUE=DATE:${compact(day + 1)}`];
}

/** UTC, as in `20261122T080000Z`. */
function toStamp(now: Date): string {
  return `${now.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
}

/** A value of the type TEXT (§3.3.11). Control characters, which it cannot hold, become spaces. */
function escapeText(text: string): string {
  return text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|[\n\r\u2028\u2029]/g, '\\n')
    .replace(/\p{Cc}/gu, ' ');
}

/** Lines longer than 75 octets continue behind a line end and a space (§3.1). A character is never divided. */
function fold(line: string): string {
  let folded = '';
  let bytes = 0;
  for (const character of line) {
    const size = utf8Bytes(character);
    if (bytes + size > CALENDAR_LINE_BYTES) {
      folded += '\r\n ';
      bytes = 1;
    }
    folded += character;
    bytes += size;
  }
  return folded;
}
