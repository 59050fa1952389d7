import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  chartSchema,
  eventSchema,
  inspirationSchema,
  isChart,
  isEvent,
  isInspiration,
  isTask,
  parseEvent,
  parseInspiration,
  parseTask,
  taskSchema,
} from '../../../../src/features/inspiration/model/records.ts';
import { anEvent, anInspiration, aTask } from '../a-record.ts';

const NOW = 1_795_334_400_000;
const record = { id: 'a', inspiration_id: 'goal' };

it.each([
  ['a number', 1_700_000_000_000, 1_700_000_000_000],
  ['a number with a fraction', 1_700_000_000_000.9, 1_700_000_000_000],
  ['a time before 1970', -5, -5],
  ['digits', '1700000000000', 1_700_000_000_000],
  ['an ISO time', '2023-11-14T22:13:20.000Z', 1_700_000_000_000],
])('%s is read as a time', (_case, written, time) => {
  expect(parseInspiration({ ...record, created_at: written, updated_at: 1 }, NOW)).toMatchObject({
    row: { created_at: time },
    replacedTimes: [],
  });
});

it.each([
  ['a word', 'yesterday'],
  ['nothing', undefined],
  ['an empty text', ' '],
  ['a number that no calendar reaches', 8.64e15 + 1],
  ['a huge number', 1e300],
  ['a huge negative number', -1e17],
  ['digits that no calendar reaches', '99999999999999999'],
])('%s as a time is replaced by now', (_case, written) => {
  expect(parseEvent({ ...record, date: written }, NOW)).toMatchObject({ row: { date: NOW }, replacedTimes: ['date'] });
  expect(parseTask({ ...record, created_at: written }, NOW)).toMatchObject({
    row: { created_at: NOW },
    replacedTimes: ['created_at'],
  });
});

it('a missing completion time stays missing', () => {
  const parsed = parseTask({ ...record, created_at: 1 }, NOW);
  expect(parsed).toMatchObject({ row: { completed_at: null }, replacedTimes: [] });
});

it.each(['60000', -1, 1.5, Number.NaN, {}])('%j as a focus time is read as none', (focus_ms) => {
  expect(parseTask({ ...aTask('a'), focus_ms }, NOW)?.row.focus_ms).toBeNull();
});

it('a task without a focus time keeps its fields as they are', () => {
  const task = aTask('a');
  expect(JSON.stringify(parseTask(task, NOW)?.row)).toBe(JSON.stringify(task));
  expect(JSON.stringify(taskSchema.parse(task))).toBe(JSON.stringify(task));
});

const VALUES = fc.oneof(
  fc.constantFrom(
    null,
    undefined,
    '',
    'x',
    0,
    -1,
    1.5,
    Number.NaN,
    1e17,
    8.64e15,
    -5,
    true,
    {},
    [],
    ['a'],
    [1],
    'todo',
  ),
  fc.constantFrom('2026-11-22', '2026-02-30', '0001-01-01', '9999-12-31', '24:00', '23:59', '9:05', '09:05:00'),
  fc.integer(),
  fc.double(),
);

it.each([
  ['goal', anInspiration(), isInspiration, inspirationSchema],
  [
    'task',
    aTask('a', null, { due_date: '2026-11-22', due_time: '08:30', labels: ['x'], position: 1.5, focus_ms: 60_000 }),
    isTask,
    taskSchema,
  ],
  ['event', anEvent('e'), isEvent, eventSchema],
  ['chart', { inspiration_id: 'goal', data: {}, updated_at: 1 }, isChart, chartSchema],
])('a %s that passes the quick test is parsed to itself', (_name, sample, isWellFormed, schema) => {
  expect(isWellFormed(sample)).toBe(true);
  const names = [...Object.keys(sample), 'summary', 'extra'];
  const changes = fc.array(fc.tuple(fc.constantFrom(...names), VALUES), { maxLength: 3 });
  fc.assert(
    fc.property(changes, fc.subarray(names, { maxLength: 2 }), (changed, dropped) => {
      const value = { ...sample, ...Object.fromEntries(changed) };
      for (const name of dropped) Reflect.deleteProperty(value, name);
      if (isWellFormed(value)) expect(schema.parse(value)).toStrictEqual(value);
    }),
    { numRuns: 2000 },
  );
});

it.each([null, 1, 'x', [], [anInspiration()]])('%j is no record', (value) => {
  expect([isInspiration(value), isTask(value), isEvent(value), isChart(value)]).toEqual([false, false, false, false]);
});
