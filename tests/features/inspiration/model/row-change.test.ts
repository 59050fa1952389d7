import { expect, it } from 'vitest';
import { changedFields } from '../../../../src/features/inspiration/model/row-change.ts';
import { aTask } from '../a-record.ts';

const FORM = { title: 'a', description: '', status: 'todo', due_date: null, labels: [] as readonly string[] };

it.each([
  ['nothing', {}, {}],
  ['a title, and not the status that another tab may have changed', { title: 'b' }, { title: 'b' }],
  ['a new due date', { due_date: '2026-12-01' }, { due_date: '2026-12-01' }],
  ['labels', { labels: ['x'] }, { labels: ['x'] }],
])('a form that changed %s stores only that', (_case, change, stored) => {
  expect(changedFields(aTask('a'), { ...FORM, ...change })).toEqual(stored);
});

it('an emptied field is stored as empty', () => {
  const task = aTask('a', null, { due_date: '2026-12-01', labels: ['x'] });
  expect(changedFields(task, FORM)).toEqual({ due_date: null, labels: [] });
});
