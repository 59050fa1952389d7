import { expect, it } from 'vitest';
import { deriveAllEvents } from '../../../../src/features/inspiration/model/all-calendar.ts';
import { START } from '../a-board.ts';
import { anInspiration, aTask } from '../a-record.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

it('the calendar over all goals holds what goals in progress have due, and every completion once', () => {
  const goals = [
    anInspiration('swim', { created_at: START - 9 * DAY_MS }),
    anInspiration('old', { status: 'completed' }),
    anInspiration('empty'),
  ];
  const done = { status: 'completed', completed_at: START + 2 * DAY_MS, completion_days_since_inspiration: 2 };
  const tasks = [
    aTask('kick', null, { inspiration_id: 'swim', due_date: '2026-12-24' }),
    aTask('breathe', null, { inspiration_id: 'swim', due_date: '2026-12-25', ...done }),
    aTask('undated', null, { inspiration_id: 'swim' }),
    aTask('forgotten', null, { inspiration_id: 'old', due_date: '2026-12-26' }),
    aTask('finished', null, { inspiration_id: 'old', ...done, completed_at: START + DAY_MS }),
    aTask('orphan', null, { inspiration_id: 'gone', due_date: '2026-12-27' }),
  ];
  expect(deriveAllEvents(goals, tasks).map(({ type, task_id, goal }) => [type, task_id, goal])).toEqual([
    ['task_completed', 'finished', 'old'],
    ['task_completed', 'breathe', 'swim'],
    ['task_due', 'kick', 'swim'],
  ]);
});
