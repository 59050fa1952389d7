import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createBoardData } from '../../../../src/features/inspiration/storage/board-data.ts';
import { BACKUP, toParts } from '../a-backup.ts';
import { DAY_MS, openTestBoard, START, type TestBoard } from '../a-board.ts';

let test: TestBoard;

beforeEach(() => {
  test = openTestBoard();
});
afterEach(() => test.close());

/** 2026-01-01, 00:00 UTC. */
const CREATED = 1_767_225_600_000;

async function importBackup(change: object) {
  const data = createBoardData(test.db, test.deleted, () => test.clock.now);
  const plan = await data.plan(toParts(JSON.stringify({ ...BACKUP, ...change })));
  await data.apply(plan, 'merge', { kind: 'file' });
  return plan;
}

const task = (change: object) => ({
  id: 'x',
  inspiration_id: 'goal-1',
  title: '练琴',
  status: 'todo',
  created_at: CREATED + 3 * DAY_MS + 5,
  days_since_inspiration: 3,
  ...change,
});
const completed = { status: 'completed', completed_at: CREATED + 9 * DAY_MS, completion_days_since_inspiration: 9 };
const stored = async () => (await test.rows()).tasks.find(({ id }) => id === 'x');
const HEALED = '1 条记录的天数或完成时间与日期、状态不符，已按日期和状态修正';

describe('day numbers and completions of a file', () => {
  it.each<[string, object, object]>([
    ['a missing number of days', { days_since_inspiration: undefined }, { days_since_inspiration: 3 }],
    ['a wrong number of days', { days_since_inspiration: 500 }, { days_since_inspiration: 3 }],
    ['a number of days that is a text', { days_since_inspiration: 'three' }, { days_since_inspiration: 3 }],
    [
      'a task older than its goal',
      { created_at: CREATED - DAY_MS, days_since_inspiration: 7 },
      { days_since_inspiration: 0 },
    ],
    [
      'a missing number of days to the completion',
      { ...completed, completion_days_since_inspiration: undefined },
      completed,
    ],
    ['a wrong number of days to the completion', { ...completed, completion_days_since_inspiration: 2 }, completed],
    ['a completion time of an open task', { completed_at: CREATED }, { completed_at: null }],
    [
      'completion days of an open task',
      { completion_days_since_inspiration: 4 },
      { completion_days_since_inspiration: null },
    ],
    [
      'a completion of a task in progress',
      { ...completed, status: 'in_progress' },
      { completed_at: null, completion_days_since_inspiration: null },
    ],
  ])('are healed and counted: %s', async (_case, fields, healed) => {
    const plan = await importBackup({ tasks: [task(fields)] });
    expect(plan.notes).toContain(HEALED);
    expect(await stored()).toMatchObject(healed);
  });

  it.each<[string, object, object]>([
    ['right numbers', {}, {}],
    [
      'a completed task without its time',
      { status: 'completed', completed_at: null, completion_days_since_inspiration: 6 },
      {},
    ],
    [
      'a task whose time is unreadable',
      { created_at: 'soon', days_since_inspiration: 500 },
      { days_since_inspiration: 500 },
    ],
  ])('stay as they are: %s', async (_case, fields, kept) => {
    const plan = await importBackup({ tasks: [task(fields)] });
    expect(plan.notes?.join()).not.toContain('已按日期和状态修正');
    expect(await stored()).toMatchObject(kept);
  });

  it('of events are healed as well', async () => {
    const events = [{ ...BACKUP.timeline_events[0], date: CREATED + 4 * DAY_MS, days_since_inspiration: 77 }];
    const plan = await importBackup({ timeline_events: events });
    expect(plan.notes).toContain(HEALED);
    expect((await test.rows()).timeline_events).toMatchObject([{ days_since_inspiration: 4 }]);
  });

  it('stay as they are where the time of the goal is unreadable', async () => {
    const inspirations = [{ ...BACKUP.inspirations[0], created_at: 'long ago' }];
    await importBackup({ inspirations, tasks: [task({ days_since_inspiration: 500 })] });
    expect(await stored()).toMatchObject({ days_since_inspiration: 500 });
  });
});

describe('values of another type', () => {
  it.each<[string, object, object]>([
    ['a number as title', { title: 2026 }, { title: '2026' }],
    ['a number as description', { description: 3.5 }, { description: '3.5' }],
    ['numbers as labels', { labels: ['家', 2] }, { labels: ['家', '2'] }],
    ['seconds as time', { created_at: CREATED / 1000 }, { created_at: CREATED, days_since_inspiration: 0 }],
    ['seconds as text', { created_at: String(CREATED / 1000) }, { created_at: CREATED }],
    [
      'seconds with a fraction',
      { ...completed, completed_at: completed.completed_at / 1000 + 0.25 },
      { completed_at: completed.completed_at + 250 },
    ],
    ['a number as the id of the parent', { parent_task_id: 7 }, { parent_task_id: '7' }],
    ['no title', { title: null }, { title: '' }],
  ])('are taken: %s', async (_case, fields, taken) => {
    await importBackup({ tasks: [task(fields), task({ id: '7' })] });
    expect(await stored()).toMatchObject(taken);
  });

  it('such as numbers as ids are taken as texts, and find each other', async () => {
    const plan = await importBackup({
      inspirations: [{ id: 1, title: '学吉他', created_at: CREATED }],
      tasks: [
        { id: 10, inspiration_id: 1, title: '买琴', created_at: CREATED },
        { id: 11, inspiration_id: 1, title: '练琴', parent_task_id: 10, created_at: CREATED },
      ],
      timeline_events: [{ id: 20, inspiration_id: 1, related_task_id: 10, date: CREATED }],
      hierarchy_data: [],
      flowchart_data: [],
    });
    expect(plan.skipped).toEqual([]);
    const { inspirations, tasks, timeline_events } = await test.rows();
    expect(inspirations).toMatchObject([{ id: '1', task_count: 2 }]);
    expect(tasks.map(({ id, parent_task_id }) => [id, parent_task_id])).toEqual([
      ['10', null],
      ['11', '10'],
    ]);
    expect(timeline_events).toMatchObject([{ related_task_id: '10' }]);
  });

  it.each([1000, CREATED, 99_999_999])('such as the time %s of milliseconds stay', async (at) => {
    await importBackup({ tasks: [task({ created_at: at })] });
    expect(await stored()).toMatchObject({ created_at: at });
  });
});

describe('a second import of the same file', () => {
  it.each<[string, object]>([
    ['as it was written', {}],
    ['with wrong counters and days', { tasks: [task({ days_since_inspiration: 500, completed_at: CREATED })] }],
    [
      'with unreadable times',
      { tasks: [task({ created_at: 'soon' })], timeline_events: [{ ...BACKUP.timeline_events[0], date: '?' }] },
    ],
    ['with times in seconds', { tasks: [task({ created_at: CREATED / 1000 })] }],
    ['with numbers as ids', { tasks: [task({ id: 5 }), task({ id: 6, parent_task_id: 5 })] }],
    [
      'with tasks that are each other’s parents',
      { tasks: [task({ id: 'a', parent_task_id: 'b' }), task({ id: 'b', parent_task_id: 'a', created_at: CREATED })] },
    ],
  ])('finds nothing to add or to keep: %s', async (_case, change) => {
    await importBackup(change);
    const before = await test.rows();
    test.clock.now = START + 40 * DAY_MS;
    expect(await importBackup(change)).toMatchObject({ added: 0, changed: 0, conflicts: [], removed: 0 });
    expect(await test.rows()).toEqual(before);
  });
});

describe('a rule of repetition', () => {
  it.each<[string, unknown]>([
    ['of an unknown unit', { unit: 'moon', every: 1 }],
    ['without a number', { unit: 'day' }],
    ['in words', 'every day'],
  ])('%s is left out and counted, and the task stays', async (_case, repeat) => {
    const plan = await importBackup({ tasks: [task({ repeat })] });
    expect(plan.notes?.join()).toContain('1 个任务的重复规则无法识别');
    expect(await stored()).toMatchObject({ title: '练琴', repeat: null });
    const again = await importBackup({ tasks: [task({ repeat })] });
    expect([again.added, again.conflicts]).toEqual([0, []]);
  });

  it('that is known is kept as it is', async () => {
    const repeat = { unit: 'week', every: 2, weekdays: [3] };
    const plan = await importBackup({ tasks: [task({ repeat })] });
    expect(plan.notes?.join()).not.toContain('重复规则');
    expect(await stored()).toMatchObject({ repeat });
  });
});
