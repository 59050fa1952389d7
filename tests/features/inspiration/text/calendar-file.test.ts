import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TaskDraft } from '../../../../src/features/inspiration/model/board-rules.ts';
import { findFirstDay, findNextDay } from '../../../../src/features/inspiration/model/repeat.ts';
import { formatCalendar } from '../../../../src/features/inspiration/text/calendar-file.ts';
import { formatRule } from '../../../../src/features/inspiration/text/calendar-rule.ts';
import { anyCharacter } from '../../../any-character.ts';
import { inspirationWith } from './inspiration-with.ts';

const ZONE = 'Asia/Shanghai';
const STAMP = new Date('2026-11-22T08:00:00.123Z');
const write = (...drafts: TaskDraft[]) => formatCalendar([inspirationWith(drafts)], STAMP, ZONE);
/** Content lines, with folded ones joined (RFC 5545 §3.1). */
const unfold = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');
const findValue = (text: string, name: string) =>
  unfold(text)
    .find((line) => line.startsWith(`${name}:`))
    ?.slice(name.length + 1);
const decode = (value = '') =>
  value.replace(/\\([\\;,nN])/g, (_all, mark: string) => (mark.toLowerCase() === 'n' ? '\n' : mark));

/** The days of a rule before `end`, by the words of RFC 5545 §3.3.10: day by day, period by period. */
function expand(line: string, start: number, end: number): number[] {
  const parts = new Map(
    line
      .slice('RRULE:'.length)
      .split(';')
      .map((part) => part.split('=') as [string, string]),
  );
  const every = Number(parts.get('INTERVAL') ?? 1);
  const periodOf = (day: number) => {
    const date = new Date(day * 86_400_000);
    if (parts.get('FREQ') === 'DAILY') return day;
    // Day 4 was a Monday.
    if (parts.get('FREQ') === 'WEEKLY') return Math.floor((day - 4) / 7);
    return date.getUTCFullYear() * 12 + date.getUTCMonth();
  };
  const isOn = (day: number) => {
    const date = new Date(day * 86_400_000);
    const [days, dates] = [parts.get('BYDAY')?.split(','), parts.get('BYMONTHDAY')?.split(',')];
    const weekday = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'][date.getUTCDay()] ?? '';
    return (days?.includes(weekday) ?? true) && (dates?.includes(String(date.getUTCDate())) ?? true);
  };
  const all = Array.from({ length: end + 31 - start }, (_none, at) => start + at).filter(isOn);
  const isLast = (day: number) => !all.some((other) => other > day && periodOf(other) === periodOf(day));
  return all
    .filter((day) => day < end && (periodOf(day) - periodOf(start)) % every === 0)
    .filter((day) => parts.get('BYSETPOS') !== '-1' || isLast(day));
}

describe('a calendar file', () => {
  it('holds an event of a whole day for a date', () => {
    const { text, events } = write({
      title: '交周报',
      due_date: '2026-12-31',
      labels: ['工作', ' ', 'a,b'],
      priority: 'critical',
    });
    expect(events).toBe(1);
    expect(unfold(text)).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//mythinkn//inspiration//ZH',
      'CALSCALE:GREGORIAN',
      'X-WR-CALNAME:学会游泳 · 目标规划',
      'X-WR-TIMEZONE:Asia/Shanghai',
      'BEGIN:VEVENT',
      'UID:id-3@mythinkn',
      'DTSTAMP:20261122T080000Z',
      'DTSTART;VALUE=DATE:20261231',
      'DTEND;VALUE=DATE:20270101',
      'SUMMARY:交周报',
      'DESCRIPTION:目标：学会游泳',
      'CATEGORIES:工作,a\\,b',
      'PRIORITY:1',
      'STATUS:CONFIRMED',
      'TRANSP:TRANSPARENT',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'DESCRIPTION:交周报',
      'TRIGGER:PT9H',
      'END:VALARM',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it('holds an event at the local time for a date with a time', () => {
    const { text } = write({ title: 'a', due_date: '2026-12-01', due_time: '09:05' });
    expect(text).toContain('\r\nDTSTART:20261201T090500\r\n');
    expect(text).not.toContain('DTEND');
    expect(text).toContain('\r\nTRIGGER:PT0S\r\n');
  });

  it('has no alarm for a completed task', () => {
    expect(write({ title: 'a', due_date: '2026-12-01', status: 'completed' }).text).not.toContain('VALARM');
  });

  it.each([
    ['2026-12-02', { unit: 'day', every: 2 }, ['20261202'], 'FREQ=DAILY;INTERVAL=2'],
    ['2026-12-02', { unit: 'week', every: 1 }, ['20261202'], 'FREQ=WEEKLY;WKST=MO;BYDAY=WE'],
    [
      '2026-12-02',
      { unit: 'week', every: 2, weekdays: [7, 3] },
      ['20261202'],
      'FREQ=WEEKLY;WKST=MO;BYDAY=WE,SU;INTERVAL=2',
    ],
    ['2026-12-15', { unit: 'month', every: 3, date: 15 }, ['20261215'], 'FREQ=MONTHLY;BYMONTHDAY=15;INTERVAL=3'],
    [
      '2026-11-30',
      { unit: 'month', every: 1, date: 31 },
      ['20261130'],
      'FREQ=MONTHLY;BYMONTHDAY=28,29,30,31;BYSETPOS=-1',
    ],
    // Tuesday is no day of the rule: an event of its own, and a series from the Friday after it.
    ['2026-12-01', { unit: 'week', every: 1, weekdays: [5] }, ['20261201', '20261204'], 'FREQ=WEEKLY;WKST=MO;BYDAY=FR'],
  ] as const)('repeats from %s with the rule %j', (due_date, repeat, starts, rule) => {
    const lines = unfold(write({ title: 'a', due_date, repeat }).text);
    expect(lines.filter((line) => line.startsWith('DTSTART'))).toEqual(
      starts.map((day) => `DTSTART;VALUE=DATE:${day}`),
    );
    expect(lines.filter((line) => line.startsWith('RRULE'))).toEqual([`RRULE:${rule}`]);
    expect(new Set(lines.filter((line) => line.startsWith('UID'))).size).toBe(starts.length);
  });

  it('repeats no completed task', () => {
    const repeat = { unit: 'day', every: 1, next_id: 'b' } as const;
    expect(write({ title: 'a', due_date: '2026-12-01', status: 'completed', repeat }).text).not.toContain('RRULE');
  });

  it('repeats on the days on which the board repeats', () => {
    const rules = fc.oneof(
      fc.record({ unit: fc.constant('day' as const), every: fc.integer({ min: 1, max: 9 }) }),
      fc.record(
        {
          unit: fc.constant('week' as const),
          every: fc.integer({ min: 1, max: 4 }),
          weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
        },
        { requiredKeys: ['unit', 'every'] },
      ),
      fc.record({
        unit: fc.constant('month' as const),
        every: fc.integer({ min: 1, max: 5 }),
        date: fc.integer({ min: 1, max: 31 }),
      }),
    );
    fc.assert(
      fc.property(rules, fc.integer({ min: 20_000, max: 21_000 }), (rule, from) => {
        const start = findFirstDay(rule, from);
        const end = start + 400;
        const wanted: number[] = [];
        for (let day: number | null = start; day !== null && day < end; day = findNextDay(rule, day, day))
          wanted.push(day);
        expect(expand(formatRule(rule, start), start, end)).toEqual(wanted);
      }),
    );
  });

  it('marks completed tasks, and leaves out tasks without a date', () => {
    const { text, events } = write(
      { title: 'a', due_date: '2026-12-01', status: 'completed' },
      { title: 'b', due_date: null, due_time: '09:00' },
      { title: 'c', children: [{ title: 'd', due_date: '2026-12-02' }] },
      { title: 'e', due_date: '2026-02-30' },
    );
    expect(events).toBe(2);
    expect(unfold(text).filter((line) => line.startsWith('SUMMARY'))).toEqual(['SUMMARY:✓ a', 'SUMMARY:d']);
  });

  it('keeps the ids of events from export to export, and other ids apart', () => {
    const ids = (now: Date) =>
      unfold(
        formatCalendar(
          [
            inspirationWith([
              { title: 'a', due_date: '2026-12-01' },
              { title: 'b', due_date: '2026-12-01' },
            ]),
          ],
          now,
          ZONE,
        ).text,
      ).filter((line) => line.startsWith('UID'));
    expect(ids(STAMP)).toEqual(ids(new Date()));
    expect(new Set(ids(STAMP)).size).toBe(2);
  });

  it('names several inspirations together', () => {
    const inspirations = [inspirationWith([{ title: 'a', due_date: '2026-12-01' }]), inspirationWith([])];
    expect(findValue(formatCalendar(inspirations, STAMP, ZONE).text, 'X-WR-CALNAME')).toBe('目标规划');
  });

  it('escapes line ends, commas, semicolons and backslashes', () => {
    const { text } = write({ title: 'a,b;c\\n:"', description: '1\r\n2\n3\u00074', due_date: '2026-12-01' });
    expect(findValue(text, 'SUMMARY')).toBe('a\\,b\\;c\\\\n:"');
    expect(findValue(text, 'DESCRIPTION')).toBe('1\\n2\\n3 4\\n目标：学会游泳');
  });

  it('follows the rules for lines whatever a task holds', () => {
    const words = fc.string({ unit: anyCharacter, maxLength: 120 });
    fc.assert(
      fc.property(words, words, fc.array(words, { maxLength: 3 }), (title, description, labels) => {
        const { text } = write({ title, description, labels, due_date: '2026-12-01' });
        expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
        expect(text.replaceAll('\r\n', '')).not.toMatch(/[\p{Cc}]/u);
        const isWrong = (line: string) =>
          Buffer.byteLength(line) > 75 || /[\ud800-\udbff]$|^ [\udc00-\udfff]/.test(line);
        expect(text.split('\r\n').filter(isWrong)).toEqual([]);
        const clean = (value: string) => value.replace(/\r\n|[\r\n\u2028\u2029]/g, '\n').replace(/[^\P{Cc}\n]/gu, ' ');
        expect(decode(findValue(text, 'DESCRIPTION'))).toBe(
          clean([description.trim(), '目标：学会游泳'].filter((part) => part !== '').join('\n')),
        );
      }),
    );
  });
});
