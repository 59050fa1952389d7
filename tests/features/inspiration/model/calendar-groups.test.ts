import { expect, it } from 'vitest';
import { deriveCalendarEvents } from '../../../../src/features/inspiration/model/calendar-events.ts';
import { groupEvents, toGroupRows } from '../../../../src/features/inspiration/model/calendar-groups.ts';
import { anInspiration, aTask, DAY_MS, EVENING } from '../calendar/an-evening.ts';

const OFFSETS = [0, 0, 6, 7, 13, 20];

const events = deriveCalendarEvents(
  anInspiration(EVENING),
  OFFSETS.map((days, index) =>
    aTask(`t${index}`, {
      created_at: EVENING + days * DAY_MS,
      days_since_inspiration: days,
      due_date: index === 0 ? '2026-05-01' : null,
    }),
  ),
  [],
);

it.each([
  ['days', ['-2–-2: 1', '0–0: 2', '6–6: 1', '7–7: 1', '13–13: 1', '20–20: 1']],
  ['weeks', ['-7–-1: 1', '0–6: 3', '7–13: 2', '14–20: 1']],
] as const)('groups by %s of the stored day', (grouping, listed) => {
  const groups = groupEvents(events, grouping);
  expect(groups.map(({ from, to, events: members }) => `${from}–${to}: ${members.length}`)).toEqual(listed);
});

it('lists each group with its head before its events', () => {
  const rows = toGroupRows(groupEvents(events, 'weeks'));
  expect(rows.map((row) => (row.kind === 'head' ? 'head' : row.isLast ? 'last' : 'event'))).toEqual([
    'head',
    'last',
    'head',
    'event',
    'event',
    'last',
    'head',
    'event',
    'last',
    'head',
    'last',
  ]);
});
