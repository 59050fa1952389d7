import { describe, expect, it } from 'vitest';
import { toCalendarDay, toDay } from '../../../../src/features/inspiration/model/calendar-day.ts';
import {
  countMilestones,
  deriveCalendarEvents,
  groupByCalendarDay,
  hasOwnDayCount,
  pickChips,
} from '../../../../src/features/inspiration/model/calendar-events.ts';
import type { Task, TimelineEvent } from '../../../../src/features/inspiration/model/records.ts';
import { anEvent, anInspiration, aTask, DAY_MS, EVENING, HOUR_MS } from '../calendar/an-evening.ts';

const derive = (tasks: readonly Task[], events: readonly TimelineEvent[] = []) =>
  deriveCalendarEvents(anInspiration(EVENING), tasks, events);

const done = (id: string, at: number, fields: Partial<Task> = {}) =>
  aTask(id, { status: 'completed', completed_at: at, completion_days_since_inspiration: 0, ...fields });

describe('events of tasks', () => {
  it('has the fields of the documents', () => {
    const [event] = derive([aTask('a', { description: 'why', priority: 'high', milestone_type: 'key' })]);
    expect(event).toEqual({
      task_id: 'a',
      title: 'a',
      description: 'why',
      type: 'task_added',
      milestone_type: 'key',
      priority: 'high',
      status: 'todo',
      date: EVENING,
      days_since_inspiration: 0,
      day: toDay(2026, 5, 3),
      hasTime: true,
    });
  });

  const cases: readonly (readonly [string, Task, readonly string[]])[] = [
    ['a task to do', aTask('a'), ['task_added']],
    ['a completed task', done('a', EVENING + HOUR_MS), ['task_added', 'task_completed']],
    ['a reopened task', aTask('a', { completed_at: EVENING }), ['task_added']],
    ['a task with a due date', aTask('a', { due_date: '2026-05-09' }), ['task_added', 'task_due']],
    ['a task with an impossible due date', aTask('a', { due_date: '2026-02-30' }), ['task_added']],
    ['a completion at the time of the addition', done('a', EVENING), ['task_added', 'task_completed']],
  ];
  it.each(cases)('lists the events of %s', (_case, task, types) => {
    expect(derive([task]).map(({ type }) => type)).toEqual(types);
  });

  it('takes a missing completion time from the latest completion in the timeline', () => {
    const task = done('a', 0, { completed_at: null, completion_days_since_inspiration: null });
    const noted = [1, 3, 2].map((days) =>
      anEvent(`e${days}`, { type: 'task_completed', date: EVENING + days * DAY_MS, related_task_id: 'a' }),
    );
    expect(derive([task], noted).at(-1)).toMatchObject({ date: EVENING + 3 * DAY_MS, days_since_inspiration: 3 });
    expect(derive([task])).toHaveLength(1);
  });

  it('sorts by day and time, with due dates without a time at the end of their day', () => {
    const tasks = [
      aTask('late', { created_at: EVENING + DAY_MS }),
      aTask('due', { created_at: EVENING - DAY_MS, due_date: '2026-05-03' }),
      aTask('noon', { created_at: EVENING - DAY_MS, due_date: '2026-05-03', due_time: '12:00' }),
      aTask('evening'),
    ];
    const listed = derive(tasks).map(({ task_id: id, type }) => `${id} ${type.slice(5)}`);
    expect(listed).toEqual(['due added', 'noon added', 'noon due', 'evening added', 'due due', 'late added']);
  });

  it('counts the days of a due date like those of an addition at the same time', () => {
    const noon = new Date(2026, 4, 4, 12).getTime();
    const task = aTask('a', { created_at: noon, days_since_inspiration: 0, due_date: '2026-05-04', due_time: '12:00' });
    expect(derive([task]).map((each) => each.days_since_inspiration)).toEqual([0, 0]);
    const earlier = derive([aTask('a', { due_date: '2026-05-03', due_time: '12:00' })]);
    expect(earlier.find(({ type }) => type === 'task_due')?.days_since_inspiration).toBe(0);
  });

  it('counts the days of a due date without a time, also before the creation', () => {
    const offset = (due: string) => derive([aTask('a', { due_date: due })]).find(({ type }) => type === 'task_due');
    expect(offset('2026-05-13')?.days_since_inspiration).toBe(10);
    expect(offset('2026-05-01')?.days_since_inspiration).toBe(-2);
  });
});

it('counts milestone events by type, without due dates and unknown types', () => {
  const tasks = [
    done('a', EVENING + DAY_MS, { milestone_type: 'key', due_date: '2026-05-09' }),
    aTask('b', { milestone_type: 'minor' }),
    aTask('c', { milestone_type: 'epic' }),
  ];
  expect(countMilestones(derive(tasks))).toEqual({ key: 2, regular: 0, minor: 1 });
});

it('groups by the local day', () => {
  const days = groupByCalendarDay(derive([aTask('a'), done('b', EVENING + 11 * HOUR_MS)]));
  expect([...days].map(([day, events]) => [day - toCalendarDay(EVENING), events.length])).toEqual([
    [0, 2],
    [1, 1],
  ]);
});

it('picks the most important events of a day, then the earliest', () => {
  const events = derive([
    aTask('minor', { milestone_type: 'minor' }),
    aTask('first', { created_at: EVENING + 1 }),
    aTask('unknown', { milestone_type: 'epic' }),
    aTask('key', { milestone_type: 'key', created_at: EVENING + 2 }),
    aTask('second', { created_at: EVENING + 3 }),
  ]);
  expect(pickChips(events, 2).map(({ task_id: id }) => id)).toEqual(['key', 'first']);
  expect(pickChips(events, 9).map(({ task_id: id }) => id)).toEqual(['key', 'first', 'second', 'minor', 'unknown']);
});

it('picks due tasks first, open before completed ones, then completions, then additions', () => {
  const events = derive([
    aTask('added', { milestone_type: 'key' }),
    done('done', EVENING + HOUR_MS),
    aTask('due', { created_at: EVENING - DAY_MS, due_date: '2026-05-03', milestone_type: 'minor' }),
    done('met', EVENING + HOUR_MS, { created_at: EVENING - DAY_MS, due_date: '2026-05-03' }),
  ]).filter(({ day }) => day === toCalendarDay(EVENING));
  expect(pickChips(events, 9).map(({ task_id: id, type }) => `${id} ${type.slice(5)}`)).toEqual([
    'due due',
    'met due',
    'done completed',
    'met completed',
    'added added',
    'done added',
  ]);
  expect(pickChips(events, 1)).toMatchObject([{ task_id: 'due', type: 'task_due' }]);
});

it.each([
  ['the next morning, within the first 24 hours', 11 * HOUR_MS, 0, true],
  ['the next evening', DAY_MS, 1, false],
  ['the same evening', HOUR_MS, 0, false],
  ['the second morning', DAY_MS + 11 * HOUR_MS, 1, true],
])('compares stored and calendar days for a completion %s (trap T38)', (_case, after, stored, differs) => {
  const event = derive([done('a', EVENING + after, { completion_days_since_inspiration: stored })]).at(-1);
  expect(event !== undefined && hasOwnDayCount(event, toCalendarDay(EVENING))).toBe(differs);
});
