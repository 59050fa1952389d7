import { expect, it } from 'vitest';
import {
  OVERALL_VIEWS,
  readOverallView,
  readView,
  toOverallQuery,
  toQuery,
} from '../../../../src/features/inspiration/model/list-view.ts';
import { planDay } from '../../../../src/features/inspiration/model/next-steps.ts';
import type { Task } from '../../../../src/features/inspiration/model/records.ts';
import { anInspiration, aTask } from '../a-record.ts';

/** A Monday: the year ends within its week. */
const TODAY = '2026-12-28';
const GOALS = [
  anInspiration('read'),
  anInspiration('swim'),
  anInspiration('done', { status: 'completed' }),
  anInspiration('other', { status: 'paused' }),
];

const of = (goal: string, id: string, change: Partial<Task> = {}) =>
  aTask(id, null, { inspiration_id: goal, ...change });
const planOf = (...tasks: readonly Task[]) => {
  const { due, next, week } = planDay(GOALS, tasks, TODAY);
  const ids = (steps: readonly { readonly task: Task }[]) => steps.map(({ task }) => task.id);
  const days = week.filter(({ steps }) => steps.length > 0).map(({ date, steps }) => [date, ids(steps)]);
  return [ids(due), ids(next), days];
};

it.each([
  ['nothing', [], [[], [], []]],
  ['a task without a date', [of('read', 'a')], [[], ['a'], []]],
  ['a task of today', [of('read', 'a', { due_date: TODAY })], [['a'], [], []]],
  ['a task of yesterday', [of('read', 'a', { due_date: '2026-12-27' })], [['a'], [], []]],
  ['a task of tomorrow', [of('read', 'a', { due_date: '2026-12-29' })], [[], ['a'], [['2026-12-29', ['a']]]]],
  ['the last day of the week', [of('read', 'a', { due_date: '2027-01-03' })], [[], ['a'], [['2027-01-03', ['a']]]]],
  ['the day after the week', [of('read', 'a', { due_date: '2027-01-04' })], [[], ['a'], []]],
  ['a date that is none', [of('read', 'a', { due_date: 'someday' })], [[], ['a'], []]],
  ['a completed task', [of('read', 'a', { status: 'completed', due_date: TODAY })], [[], [], []]],
  ['tasks of goals that are not in progress', [of('done', 'a', { due_date: TODAY }), of('other', 'b')], [[], [], []]],
  ['a task whose goal is missing', [of('none', 'a', { due_date: TODAY })], [[], [], []]],
  [
    'a goal with something due and one without',
    [of('swim', 's1'), of('swim', 's2', { due_date: TODAY }), of('read', 'r1'), of('read', 'r2')],
    [['s2'], ['r1'], []],
  ],
  [
    'one day of two goals by time',
    [
      of('read', 'a', { due_date: '2026-12-30' }),
      of('swim', 'b', { due_date: '2026-12-30', due_time: '09:00' }),
      of('read', 'c', { due_date: '2026-12-30', due_time: '08:00' }),
    ],
    [[], ['a', 'b'], [['2026-12-30', ['c', 'b', 'a']]]],
  ],
] as [string, Task[], unknown][])('plans %s', (_name, tasks, plan) => {
  expect(planOf(...tasks)).toEqual(plan);
});

it('the week has six days, over the end of a year', () => {
  expect(planDay([], [], TODAY).week.map(({ date }) => date)).toEqual([
    '2026-12-29',
    '2026-12-30',
    '2026-12-31',
    '2027-01-01',
    '2027-01-02',
    '2027-01-03',
  ]);
});

it.each(OVERALL_VIEWS)('the address of %s is one of its own, which choosing a status leaves', (view) => {
  const query = new URLSearchParams(toOverallQuery(view));
  expect(readOverallView(query)).toBe(view);
  expect(readOverallView(new URLSearchParams(toQuery({ ...readView(query), status: 'active' })))).toBeNull();
});
