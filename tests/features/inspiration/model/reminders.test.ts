import { describe, expect, it } from 'vitest';
import { parseCalendarDay, toTimeOn } from '../../../../src/features/inspiration/model/calendar-day.ts';
import { listReminders, nextMoment, remindersBetween } from '../../../../src/features/inspiration/model/reminders.ts';
import { anInspiration, aTask } from '../a-record.ts';

const at = (hour: number, minute = 0) => toTimeOn(parseCalendarDay('2026-11-30') ?? 0, hour, minute);
const due = (id: string, due_time: string | null = null, change = {}) =>
  aTask(id, null, { due_date: '2026-11-30', due_time, ...change });
const idsOf = (reminders: readonly { readonly task: { readonly id: string } }[]) =>
  reminders.map(({ task }) => task.id);

describe('the moments of tasks', () => {
  it('come at their time, and at nine without one, the earliest first', () => {
    const reminders = listReminders([anInspiration()], [due('late', '18:30'), due('morning'), aTask('undated')]);
    expect(reminders.map((each) => [each.task.id, each.at])).toEqual([
      ['morning', at(9)],
      ['late', at(18, 30)],
    ]);
  });

  it('leave out completed tasks and goals that are not in progress', () => {
    const tasks = [due('done', null, { status: 'completed' }), due('archived', null, { inspiration_id: 'old' })];
    expect(listReminders([anInspiration(), anInspiration('old', { status: 'archived' })], tasks)).toEqual([]);
  });
});

describe('the reminders that are to be given', () => {
  const reminders = listReminders([anInspiration()], [due('a', '09:00'), due('b', '09:05'), due('c', '18:00')]);

  it.each([
    ['a moment that has come', at(8), at(9), ['a']],
    ['several moments since the last look', at(8, 59), at(9, 6), ['a', 'b']],
    ['a moment that a tab has reminded of already', at(9), at(9), []],
    ['a moment that passed more than ten minutes ago', at(8), at(9, 11), ['b']],
    ['a clock that was set back', at(18), at(9, 1), []],
  ])('%s', (_case, until, now, ids) => {
    expect(idsOf(remindersBetween(reminders, until, now))).toEqual(ids);
  });

  it('say when the next one comes', () => {
    expect([nextMoment(reminders, at(9)), nextMoment(reminders, at(18))]).toEqual([at(9, 5), null]);
  });
});
