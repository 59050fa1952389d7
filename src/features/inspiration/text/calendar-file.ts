import { utf8Bytes } from '../../../core/text/utf8-bytes.ts';
import type { InspirationTasks } from '../model/board-rules.ts';
import { formatCalendarDay, parseCalendarDay } from '../model/calendar-day.ts';
import type { Inspiration, Task } from '../model/records.ts';
import { isCompleted } from '../model/task-tree.ts';
import { CALENDAR_LINE_BYTES } from './constants.ts';
import { calendarTemplate as words } from './templates.ts';
import { toTitleLine } from './text-lines.ts';

/** A calendar file (RFC 5545) and how many tasks it holds. */
export interface CalendarFile {
  readonly text: string;
  readonly events: number;
}

/**
 * An event for every task with a due date: of a whole day, or at its local time in whatever zone the calendar is read in.
 * An event keeps its id from export to export, so that a calendar that imports the file again updates it.
 */
export function formatCalendar(inspirations: readonly InspirationTasks[], now: Date): CalendarFile {
  const events = inspirations
    .flatMap(({ inspiration, tasks }) => tasks.map((task) => formatEvent(task, inspiration, toStamp(now))))
    .filter((event) => event !== null);
  const [only] = inspirations;
  const name = inspirations.length === 1 && only ? words.name(toTitleLine(only.inspiration.title)) : words.allName;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//mythinkn//inspiration//ZH',
    'CALSCALE:GREGORIAN',
    `X-WR-CALNAME:${escapeText(name)}`,
    ...events.flat(),
    'END:VCALENDAR',
  ];
  return { text: lines.map((line) => `${fold(line)}\r\n`).join(''), events: events.length };
}

/** RFC 5545 §3.8.1.9: 1 is the highest, 9 the lowest, 0 undefined. */
const PRIORITIES: ReadonlyMap<string, number> = new Map([
  ['critical', 1],
  ['high', 3],
  ['medium', 5],
  ['low', 9],
]);

/** Null without a date. Events have no completed status (§3.8.1.11), so the summary shows it. */
function formatEvent(task: Task, inspiration: Inspiration, stamp: string): string[] | null {
  const start = formatStart(task);
  if (start === null) return null;
  const title = toTitleLine(task.title);
  const categories = (task.labels ?? [])
    .filter((label) => label.trim() !== '')
    .map(escapeText)
    .join(',');
  const description = [task.description.trim(), words.inspiration(toTitleLine(inspiration.title))];
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(task.id)}@mythinkn`,
    `DTSTAMP:${stamp}`,
    ...start,
    `SUMMARY:${escapeText(isCompleted(task) ? words.completed(title) : title)}`,
    `DESCRIPTION:${escapeText(description.filter((part) => part !== '').join('\n'))}`,
    ...(categories === '' ? [] : [`CATEGORIES:${categories}`]),
    `PRIORITY:${PRIORITIES.get(task.priority) ?? 0}`,
    'STATUS:CONFIRMED',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

/** The end of a whole day is the next day (§3.6.1). A time without a zone is local (§3.3.5). */
function formatStart({ due_date, due_time }: Task): string[] | null {
  const start = due_date ? parseCalendarDay(due_date) : null;
  if (!due_date || start === null) return null;
  const compact = (date: string) => date.replaceAll('-', '');
  if (due_time) return [`DTSTART:${compact(due_date)}T${due_time.replaceAll(':', '')}00`];
  return [`DTSTART;VALUE=DATE:${compact(due_date)}`, `DTEND;VALUE=DATE:${compact(formatCalendarDay(start + 1))}`];
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
