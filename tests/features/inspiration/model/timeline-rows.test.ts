import { expect, it } from 'vitest';
import { countTimeline, listTimelineRows } from '../../../../src/features/inspiration/model/timeline-rows.ts';
import { anEvent, aTask, DAY_MS, EVENING } from '../calendar/an-evening.ts';

it('lists events oldest first, and those of one moment in the order in which they happen', () => {
  const events = [
    anEvent('later', { date: EVENING + DAY_MS }),
    anEvent('unknown', { type: 'imported' }),
    anEvent('completed', { type: 'task_completed' }),
    anEvent('added'),
    anEvent('created', { type: 'inspiration_created' }),
    anEvent('added second'),
  ];
  const ids = listTimelineRows(events, []).map(({ event }) => event.id);
  expect(ids).toEqual(['created', 'added', 'added second', 'completed', 'unknown', 'later']);
});

it.each([
  ['a task that exists', 'a', 'task'],
  ['a deleted task', 'b', 'deleted'],
  ['no task', null, 'none'],
  ['an empty task id', '', 'none'],
])('links an event to %s', (_case, id, kind) => {
  const [row] = listTimelineRows([anEvent('e', { related_task_id: id })], [aTask('a')]);
  expect(row?.link.kind).toBe(kind);
});

it('counts tasks as they are now and not their past events (trap T37)', () => {
  const tasks = [
    aTask('reopened', { milestone_type: 'key' }),
    aTask('done', { status: 'completed', milestone_type: 'key' }),
    aTask('other'),
  ];
  const events = [
    anEvent('1', { type: 'task_completed', related_task_id: 'reopened' }),
    anEvent('2', { type: 'status_changed', related_task_id: 'reopened' }),
    anEvent('3', { type: 'task_completed', related_task_id: 'done' }),
    anEvent('4', { type: 'task_added', related_task_id: 'deleted' }),
  ];
  expect(countTimeline(events, tasks)).toEqual({ added: 3, completed: 1, key: 2, changed: 1 });
});
