import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TaskDraft } from '../../../../src/features/inspiration/model/board-rules.ts';
import { formatCalendar } from '../../../../src/features/inspiration/text/calendar-file.ts';
import { inspirationWith } from './inspiration-with.ts';

const STAMP = new Date('2026-11-22T08:00:00.123Z');
const write = (...drafts: TaskDraft[]) => formatCalendar([inspirationWith(drafts)], STAMP);
/** Content lines, with folded ones joined (RFC 5545 §3.1). */
const unfold = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');
const findValue = (text: string, name: string) =>
  unfold(text)
    .find((line) => line.startsWith(`${name}:`))
    ?.slice(name.length + 1);
const decode = (value = '') =>
  value.replace(/\\([\\;,nN])/g, (_all, mark: string) => (mark.toLowerCase() === 'n' ? '\n' : mark));

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
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it('holds an event at the local time for a date with a time', () => {
    const { text } = write({ title: 'a', due_date: '2026-12-01', due_time: '09:05' });
    expect(text).toContain('\r\nDTSTART:20261201T090500\r\n');
    expect(text).not.toContain('DTEND');
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
        ).text,
      ).filter((line) => line.startsWith('UID'));
    expect(ids(STAMP)).toEqual(ids(new Date()));
    expect(new Set(ids(STAMP)).size).toBe(2);
  });

  it('names several inspirations together', () => {
    const inspirations = [inspirationWith([{ title: 'a', due_date: '2026-12-01' }]), inspirationWith([])];
    expect(findValue(formatCalendar(inspirations, STAMP).text, 'X-WR-CALNAME')).toBe('目标规划');
  });

  it('escapes line ends, commas, semicolons and backslashes', () => {
    const { text } = write({ title: 'a,b;c\\n:"', description: '1\r\n2\n3\u00074', due_date: '2026-12-01' });
    expect(findValue(text, 'SUMMARY')).toBe('a\\,b\\;c\\\\n:"');
    expect(findValue(text, 'DESCRIPTION')).toBe('1\\n2\\n3 4\\n目标：学会游泳');
  });

  it('follows the rules for lines whatever a task holds', () => {
    const words = fc.string({ unit: 'binary', maxLength: 120 });
    fc.assert(
      fc.property(words, words, fc.array(words, { maxLength: 3 }), (title, description, labels) => {
        const { text } = write({ title, description, labels, due_date: '2026-12-01' });
        expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
        expect(text.replaceAll('\r\n', '')).not.toMatch(/[\p{Cc}]/u);
        for (const line of text.split('\r\n')) {
          expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
          expect(line).not.toMatch(/[\ud800-\udbff]$|^ [\udc00-\udfff]/);
        }
        const clean = (value: string) => value.replace(/\r\n|[\r\n\u2028\u2029]/g, '\n').replace(/[^\P{Cc}\n]/gu, ' ');
        expect(decode(findValue(text, 'DESCRIPTION'))).toBe(
          clean([description.trim(), '目标：学会游泳'].filter((part) => part !== '').join('\n')),
        );
      }),
    );
  });
});
