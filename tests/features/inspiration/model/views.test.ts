import { describe, expect, it } from 'vitest';
import { toDueState } from '../../../../src/features/inspiration/model/due.ts';
import { type ListView, readView, toListPage, toQuery } from '../../../../src/features/inspiration/model/list-view.ts';
import { addDays, listNextSteps, nextMonday } from '../../../../src/features/inspiration/model/next-steps.ts';
import { toParentOptions } from '../../../../src/features/inspiration/model/parent-options.ts';
import { toPercent } from '../../../../src/features/inspiration/model/progress.ts';
import { toReview } from '../../../../src/features/inspiration/model/review.ts';
import {
  listLabels,
  NO_FILTER,
  type TaskFilter,
  toTaskRows,
} from '../../../../src/features/inspiration/model/task-rows.ts';
import { buildTree } from '../../../../src/features/inspiration/model/task-tree.ts';
import { inspirationName } from '../../../../src/features/inspiration/words.ts';
import { DAY_MS, START } from '../a-board.ts';
import { anInspiration, aTask } from '../a-record.ts';

describe('progress', () => {
  it.each([
    [0, 0, 0],
    [1, 3, 33],
    [2, 3, 67],
    [3, 3, 100],
    [9, 3, 100],
  ])('is rounded: %i of %i is %i percent', (completed_task_count, task_count, percent) => {
    expect(toPercent({ completed_task_count, task_count })).toBe(percent);
  });
});

const ALL: ListView = { status: 'all', term: '', sort: 'created', page: 1 };

describe('the list of goals', () => {
  const goals = Array.from({ length: 30 }, (_, index) =>
    anInspiration(String(index), { status: index < 5 ? 'archived' : 'active' }),
  );

  it.each([
    ['', ALL],
    ['status=archived&page=2', { ...ALL, status: 'archived', page: 2 }],
    ['status=other&page=-3&sort=size', ALL],
    ['page=2.5', ALL],
    ['q=%E6%B8%B8%E6%B3%B3&sort=title', { ...ALL, term: '游泳', sort: 'title' }],
  ] as const)('reads the address %s', (query, view) => {
    expect(readView(new URLSearchParams(query))).toEqual(view);
    expect(readView(new URLSearchParams(toQuery(view)))).toEqual(view);
  });

  it('shows twelve goals a page, and the last page for one beyond it', () => {
    expect(toListPage(goals, { ...ALL, page: 3 }, inspirationName)).toMatchObject({ total: 30, page: 3, pages: 3 });
    expect(toListPage(goals, ALL, inspirationName).shown).toHaveLength(12);
    expect(toListPage(goals, { ...ALL, status: 'archived', page: 9 }, inspirationName)).toMatchObject({
      total: 5,
      page: 1,
      pages: 1,
    });
    expect(toListPage([], ALL, inspirationName)).toMatchObject({ shown: [], pages: 1 });
  });

  const some = [
    anInspiration('swim', { title: '学会游泳', content: '换气', updated_at: START + 1, task_count: 4 }),
    anInspiration('run', { title: 'Run ５ km', updated_at: START + 3, task_count: 4, completed_task_count: 3 }),
    anInspiration('blank', { title: ' ', updated_at: START + 2 }),
    anInspiration('a', { title: '阿尔卑斯', status: 'archived', task_count: 2, completed_task_count: 1 }),
  ];
  const ids = (change: Partial<ListView>) =>
    toListPage(some, { ...ALL, ...change }, inspirationName).shown.map(({ id }) => id);

  it.each<[string, Partial<ListView>, string[]]>([
    ['a part of a title', { term: '游泳' }, ['swim']],
    ['a part of a text', { term: '换气' }, ['swim']],
    ['letters in another case and digits in another width', { term: 'RUN 5' }, ['run']],
    ['several words in any order', { term: 'km run' }, ['run']],
    ['the words that a blank title shows', { term: '未命名' }, ['blank']],
    ['words of a status that is not shown', { term: '阿尔', status: 'active' }, []],
    ['spaces only', { term: '  ' }, ['swim', 'run', 'blank', 'a']],
  ])('finds goals by %s', (_case, change, found) => {
    expect(ids(change)).toEqual(found);
  });

  it.each<[ListView['sort'], string[]]>([
    ['created', ['swim', 'run', 'blank', 'a']],
    ['updated', ['run', 'blank', 'swim', 'a']],
    ['title', ['a', 'blank', 'swim', 'run']],
    ['progress', ['run', 'a', 'swim', 'blank']],
  ])('sorts by %s', (sort, sorted) => {
    expect(ids({ sort })).toEqual(sorted);
  });
});

describe('the rows of the task list', () => {
  const tasks = [
    aTask('训练', null, { at: 1 }),
    aTask('慢跑', '训练', { at: 2, status: 'completed', labels: ['户外'] }),
    aTask('力量', '训练', { at: 3, priority: 'high', description: 'Ｇｙｍ' }),
    aTask('报名', null, { at: 4, milestone_type: 'key', labels: ['比赛', '户外'] }),
  ];
  const nodes = buildTree(tasks);
  const list = (filter: Partial<TaskFilter>, collapsed: readonly string[] = []) =>
    toTaskRows(nodes, new Set(collapsed), { ...NO_FILTER, ...filter })
      .map(({ task, isMatch }) => (isMatch ? task.id : `(${task.id})`))
      .join(' ');

  it.each<[string, Partial<TaskFilter>, string]>([
    ['nothing', {}, '训练 慢跑 力量 报名'],
    ['a word, with its ancestors', { term: '慢' }, '(训练) 慢跑'],
    ['a word of the description in any width and case', { term: 'gym' }, '(训练) 力量'],
    ['a label as a word', { term: '户外 报' }, '报名'],
    ['a status', { status: 'completed' }, '(训练) 慢跑'],
    ['a priority', { priority: 'high' }, '(训练) 力量'],
    ['a milestone', { milestone: 'key' }, '报名'],
    ['a label', { label: '户外' }, '(训练) 慢跑 报名'],
    ['two conditions', { label: '户外', milestone: 'key' }, '报名'],
    ['a word that is nowhere', { term: '没有' }, ''],
  ])('are filtered by %s', (_case, filter, shown) => {
    expect(list(filter)).toBe(shown);
  });

  it('leave the sub-tasks of a collapsed task out, unless a filter finds them', () => {
    expect(list({}, ['训练'])).toBe('训练 报名');
    expect(list({ term: '慢' }, ['训练'])).toBe('(训练) 慢跑');
  });

  it('count completed sub-tasks, whether they are shown or not', () => {
    expect(toTaskRows(nodes, new Set(['训练']))[0]).toMatchObject({ childCount: 2, completedChildCount: 1 });
  });

  it('list labels, the most used first', () => {
    expect(listLabels(tasks)).toEqual(['户外', '比赛']);
  });

  it('offer every parent but the task itself and its sub-tasks', () => {
    expect(toParentOptions(tasks, '训练').map(({ label }) => label)).toEqual(['报名']);
    expect(toParentOptions(tasks, null).map(({ label }) => label)).toEqual([
      '训练',
      '训练 / 慢跑',
      '训练 / 力量',
      '报名',
    ]);
  });
});

describe('next steps', () => {
  const TODAY = '2026-11-22';

  it.each([
    ['2026-11-21', 'todo', 'overdue'],
    ['2026-11-22', 'todo', 'today'],
    ['2026-11-23', 'todo', 'later'],
    ['2026-11-21', 'completed', null],
    [null, 'todo', null],
  ])('a task due on %s that is %s is %s', (due_date, status, state) => {
    expect(toDueState(aTask('a', null, { due_date, status }), TODAY)).toBe(state);
  });

  it('are the due tasks, oldest date first, then the next task of every other goal in progress', () => {
    const of = (goal: string, id: string, change = {}) => aTask(id, null, { inspiration_id: goal, ...change });
    const steps = listNextSteps(
      [
        anInspiration('read'),
        anInspiration('swim'),
        anInspiration('old', { status: 'archived' }),
        anInspiration('empty'),
      ],
      [
        of('read', 'r1', { at: 1, status: 'completed' }),
        of('read', 'r2', { at: 2 }),
        of('read', 'r2a', { at: 3, parent_task_id: 'r2' }),
        of('swim', 's1', { at: 1 }),
        of('swim', 's2', { at: 2, due_date: TODAY }),
        of('swim', 's3', { at: 3, due_date: TODAY, due_time: '09:00' }),
        of('swim', 's4', { at: 4, due_date: '2026-11-01' }),
        of('swim', 's5', { at: 5, due_date: '2026-12-01' }),
        of('old', 'o1', { due_date: '2026-11-01' }),
      ],
      TODAY,
    );
    expect(steps.map(({ task, due }) => [task.id, due])).toEqual([
      ['s4', 'overdue'],
      ['s3', 'today'],
      ['s2', 'today'],
      ['r2a', null],
    ]);
    expect(steps.at(-1)?.path).toEqual(['r2']);
  });

  it.each([
    ['2026-11-22', '2026-11-23'],
    ['2026-11-23', '2026-11-30'],
    ['2026-12-31', '2027-01-04'],
  ])('the Monday after %s is %s', (date, monday) => {
    expect(nextMonday(date)).toBe(monday);
  });

  it('days are added over the end of a month', () => {
    expect(addDays('2028-02-28', 2)).toBe('2028-03-01');
  });
});

describe('a review', () => {
  const now = START + 100 * DAY_MS;
  const done = (id: string, daysAgo: number, waitDays: number) =>
    aTask(id, null, {
      status: 'completed',
      completed_at: now - daysAgo * DAY_MS,
      created_at: now - (daysAgo + waitDays) * DAY_MS,
    });

  it('counts by week, finds the longest run of days and the median wait', () => {
    const tasks = [done('a', 0, 1), done('b', 1, 3), done('c', 2, 5), done('d', 9, 7), done('e', 400, 9), aTask('f')];
    const review = toReview(anInspiration(), tasks, now);
    expect(review.perWeek.slice(-2)).toEqual([1, 3]);
    expect(review.perWeek.reduce((sum, count) => sum + count)).toBe(4);
    expect(review).toMatchObject({ completed: 5, total: 6, longestStreakDays: 3, medianDaysToDone: 5, days: 100 });
  });

  it('of a goal without completed tasks has no median', () => {
    expect(toReview(anInspiration(), [], now)).toMatchObject({
      completed: 0,
      longestStreakDays: 0,
      medianDaysToDone: null,
    });
  });
});
