import { describe, expect, it } from 'vitest';
import {
  daysLeft,
  headOf,
  isExpired,
  parseDeletedItem,
  toDeletedGoal,
  toDeletedTask,
} from '../../../../src/features/inspiration/model/deleted-item.ts';
import { type RestorePlace, restoreDeleted } from '../../../../src/features/inspiration/model/restore-deleted.ts';
import { DAY_MS, START } from '../a-board.ts';
import { anEvent, anInspiration, aTask } from '../a-record.ts';

const goal = anInspiration('goal', { title: '学会游泳', task_count: 3 });
const chart = { inspiration_id: 'goal', data: { collapsed: ['a'] }, updated_at: START };
const goalRows = {
  inspiration: goal,
  tasks: [aTask('a'), aTask('b', 'a'), aTask('c')],
  timeline_events: [anEvent('e')],
  hierarchy_data: chart,
  flowchart_data: null,
};

describe('the days in which an item can be restored', () => {
  it.each([
    ['at once', 0, 30],
    ['later on the same day', DAY_MS / 2, 30],
    ['a day later', DAY_MS, 29],
    ['on the last day', 30 * DAY_MS - 1, 1],
    ['after thirty days', 30 * DAY_MS, 0],
    ['long after', 400 * DAY_MS, 0],
    ['with a clock that was set back', -3 * DAY_MS, 30],
  ])('%s', (_case, passed, days) => {
    expect([daysLeft(START, START + passed), isExpired(START, START + passed)]).toEqual([days, days === 0]);
  });
});

describe('what a list shows of a deleted item', () => {
  it('is its title, its goal and the number of its tasks', () => {
    expect(headOf(toDeletedGoal(goalRows, START))).toMatchObject({
      id: 'goal goal',
      title: '学会游泳',
      rowId: 'goal',
      taskCount: 3,
    });
    expect(headOf(toDeletedTask(goal, [aTask('a'), aTask('b', 'a')], START))).toMatchObject({
      id: 'task a',
      title: 'a',
      goalTitle: '学会游泳',
      rowId: 'a',
      taskCount: 1,
    });
  });
});

describe('a restored task', () => {
  const a = aTask('a', 'p', { position: START + 500 });
  const item = toDeletedTask(goal, [a, aTask('b', 'a')], START);
  const parent = aTask('p');
  const restore = (place: Partial<RestorePlace>, now = START + 1) =>
    restoreDeleted(item, { inspiration: goal, tasks: [parent], usedIds: new Set(['p']), ...place }, now);
  const tasksOf = (change: ReturnType<typeof restore>) => change?.tasks.map(({ after }) => after);

  it.each<[string, Partial<RestorePlace>, unknown]>([
    ['goes back where it was', {}, [a, aTask('b', 'a')]],
    [
      'goes to the end of its goal where its parent is gone',
      { tasks: [aTask('c', null, { position: START + 9000 })], usedIds: new Set(['c']) },
      [{ ...a, parent_task_id: null, position: START + 9001 }, aTask('b', 'a')],
    ],
    [
      'goes to the end of an empty goal',
      { tasks: [], usedIds: new Set() },
      [{ ...a, parent_task_id: null, position: START + 1 }, aTask('b', 'a')],
    ],
    ['does not overwrite a sub-task that is on the board', { usedIds: new Set(['p', 'b']) }, [a]],
  ])('%s', (_case, place, tasks) => {
    expect(tasksOf(restore(place))).toEqual(tasks);
  });

  it('is refused where it is on the board already', () => {
    expect(restore({ usedIds: new Set(['p', 'a']) })).toBeNull();
  });

  it('brings its goal along where that is gone, with this task alone', () => {
    const change = restore({ inspiration: null, tasks: [], usedIds: new Set() });
    expect(change?.inspirations).toEqual([
      { before: null, after: { ...goal, task_count: 0, completed_task_count: 0 } },
    ]);
    expect(tasksOf(change)).toHaveLength(2);
  });
});

it('a restored goal has all of its rows, and is refused where it is on the board already', () => {
  const item = toDeletedGoal(goalRows, START);
  const place = { inspiration: null, tasks: [], usedIds: new Set<string>() };
  const change = restoreDeleted(item, place, START);
  expect([change?.tasks.length, change?.timeline_events.length, change?.hierarchy_data]).toEqual([
    3,
    1,
    [{ before: null, after: chart }],
  ]);
  expect(restoreDeleted(item, { ...place, inspiration: goal }, START)).toBeNull();
});

describe('a stored item', () => {
  const item = toDeletedTask(goal, [aTask('a'), aTask('b', 'a')], START);
  it('is read as it was written', () => {
    for (const each of [item, toDeletedGoal(goalRows, START)]) {
      expect(parseDeletedItem(JSON.parse(JSON.stringify(each)), START)).toEqual(each);
    }
  });

  it.each<[string, unknown]>([
    ['nothing', null],
    ['a text', 'x'],
    ['another kind', { ...item, kind: 'event' }],
    ['no time', { ...item, deleted_at: 'yesterday' }],
    ['no rows', { ...item, rows: undefined }],
    ['no goal', { ...item, rows: { ...item.rows, inspiration: {} } }],
    ['no task', { ...item, rows: { ...item.rows, tasks: [] } }],
    ['a task of another goal', { ...item, rows: { ...item.rows, tasks: [{ id: 'a', inspiration_id: 'x' }] } }],
  ])('with %s is left out', (_case, value) => {
    expect(parseDeletedItem(value, START)).toBeNull();
  });
});
