import { afterEach, beforeEach, expect, it } from 'vitest';
import { z } from '../../../../src/core/schema.ts';
import {
  INSPIRATION_STATUSES,
  MILESTONE_TYPES,
  PRIORITIES,
  TASK_STATUSES,
} from '../../../../src/features/inspiration/constants.ts';
import { writeBackup } from '../../../../src/features/inspiration/model/backup.ts';
import { toLocalDate } from '../../../../src/features/inspiration/model/calendar-day.ts';
import { createBoardData } from '../../../../src/features/inspiration/storage/board-data.ts';
import { toParts } from '../a-backup.ts';
import { DAY_MS, openTestBoard, START, type TestBoard } from '../a-board.ts';

/** The fields of doc 3 §3 as a release reads them that knows no others: it leaves those out, and refuses other values. */
const text = z.string();
const time = z.number().int().positive();
const days = z.number().int().min(0);
const chart = z.object({ inspiration_id: text, data: z.unknown(), updated_at: time });
const DOCUMENTED = z.object({
  schema: z.literal('mythinkn.inspiration.v1'),
  version: z.literal(1),
  inspirations: z.array(
    z.object({
      id: text,
      title: text,
      content: text,
      status: z.enum(INSPIRATION_STATUSES),
      task_count: days,
      completed_task_count: days,
      created_at: time,
      updated_at: time,
    }),
  ),
  tasks: z.array(
    z.object({
      id: text,
      inspiration_id: text,
      title: text,
      description: text,
      summary: text.nullable().exactOptional(),
      status: z.enum(TASK_STATUSES),
      priority: z.enum(PRIORITIES),
      milestone_type: z.enum(MILESTONE_TYPES),
      parent_task_id: text.nullable(),
      days_since_inspiration: days,
      completion_days_since_inspiration: days.nullable(),
      created_at: time,
      completed_at: time.nullable(),
    }),
  ),
  timeline_events: z.array(
    z.object({
      id: text,
      inspiration_id: text,
      type: z.enum(['inspiration_created', 'task_added', 'task_completed', 'status_changed']),
      title: text,
      description: text,
      date: time,
      days_since_inspiration: days,
      related_task_id: text.nullable(),
    }),
  ),
  hierarchy_data: z.array(chart),
  flowchart_data: z.array(chart),
});

let test: TestBoard;
let goal: string;

beforeEach(async () => {
  test = openTestBoard();
  const { inspirations } = await test.board.createInspiration({ title: '健身', content: '一周三次' });
  goal = inspirations[0]?.after?.id ?? '';
});
afterEach(() => test.close());

/** Of the open task with this title. */
const idOf = async (title: string) =>
  (await test.rows()).tasks.find((task) => task.title === title && task.status !== 'completed')?.id ?? '';

/** A goal with everything that the documents do not know: rules and runs, dates, labels, places, focus time. */
async function live(): Promise<void> {
  const { board, clock } = test;
  await board.addTasks(
    goal,
    [
      {
        title: '跑步',
        due_date: toLocalDate(START),
        due_time: '07:00',
        repeat: { unit: 'day', every: 1 },
        labels: ['早上'],
        priority: 'high',
        children: [{ title: '热身' }],
      },
      { title: '买鞋', summary: '大一码', milestone_type: 'key', due_date: toLocalDate(START + DAY_MS) },
      { title: '报名', status: 'in_progress' },
    ],
    null,
  );
  for (let run = 0; run < 3; run += 1) {
    clock.now += DAY_MS;
    await board.editTasks(goal, new Map([[await idOf('跑步'), { status: 'completed' }]]));
  }
  await board.moveTask(goal, await idOf('报名'), 'up');
  const shoes = await idOf('买鞋');
  await board.addFocusTime(goal, shoes, 90_000);
  await board.editTasks(goal, new Map([[shoes, { status: 'completed' }]]));
  await board.editTasks(goal, new Map([[shoes, { status: 'todo' }]]));
  await board.saveChart('hierarchy_data', goal, { collapsed: [await idOf('跑步')] });
}

const backup = async () => writeBackup(await test.rows(), test.clock.now);

const byId = <Row extends { readonly id: string }>(rows: readonly Row[]) =>
  rows.toSorted((a, b) => (a.id < b.id ? -1 : 1));

/** The backup as the older release writes it again. */
const rewritten = async () => DOCUMENTED.parse(JSON.parse(await backup()));

it('a backup with repeating tasks and new fields has everything that the documents describe, in the documented form', async () => {
  await live();
  const file = await rewritten();
  const rows = await test.rows();
  const used = new Set(rows.tasks.flatMap((task) => Object.keys(task)));
  expect(
    ['repeat', 'due_date', 'due_time', 'labels', 'position', 'focus_ms'].filter((field) => !used.has(field)),
  ).toEqual([]);

  // Nothing but the fields that the documents do not know is missing.
  for (const store of ['inspirations', 'tasks', 'timeline_events', 'hierarchy_data', 'flowchart_data'] as const) {
    const known = new Map<string, object>(file[store].map((row) => ['id' in row ? row.id : row.inspiration_id, row]));
    expect(known.size).toBe(rows[store].length);
    for (const row of rows[store]) {
      const read = known.get('id' in row ? row.id : row.inspiration_id) ?? {};
      expect(row).toMatchObject(read);
    }
  }

  // The documented rules hold without those fields.
  const [inspiration] = file.inspirations;
  const completed = file.tasks.filter(({ status }) => status === 'completed');
  expect([inspiration?.task_count, inspiration?.completed_task_count]).toEqual([file.tasks.length, completed.length]);
  expect(completed).toHaveLength(3);
  const ids = new Set(file.tasks.map(({ id }) => id));
  for (const task of file.tasks) {
    expect(task.parent_task_id === null || ids.has(task.parent_task_id)).toBe(true);
    expect((task.completed_at !== null) === (task.status === 'completed')).toBe(true);
    expect(task.days_since_inspiration).toBe(Math.floor((task.created_at - (inspiration?.created_at ?? 0)) / DAY_MS));
    const own = file.timeline_events.filter(({ related_task_id }) => related_task_id === task.id);
    expect(own.filter(({ type }) => type === 'task_added')).toHaveLength(1);
  }
});

it('what the older release has written again takes nothing away, and its own changes arrive', async () => {
  await live();
  const before = await test.rows();
  const file = await rewritten();
  const added = {
    ...file.tasks[0],
    id: 'new',
    title: '拉伸',
    status: 'todo',
    completed_at: null,
    completion_days_since_inspiration: null,
  };
  const data = createBoardData(test.db, test.deleted, () => test.clock.now);
  const plan = await data.plan(toParts(JSON.stringify({ ...file, tasks: [...file.tasks, added] })));
  await data.apply(plan, 'merge', { kind: 'file' });
  const after = await test.rows();
  expect(after.tasks.filter(({ id }) => id !== 'new')).toEqual(before.tasks);
  expect(after.tasks.find(({ id }) => id === 'new')?.title).toBe('拉伸');
  expect(after.timeline_events).toEqual(before.timeline_events);
});

it('a board of the older release opens here with every task and event', async () => {
  await live();
  const file = await rewritten();
  const other = openTestBoard();
  const data = createBoardData(other.db, other.deleted, () => other.clock.now);
  const plan = await data.plan(toParts(JSON.stringify(file)));
  await data.apply(plan, 'merge', { kind: 'file' });
  const rows = await other.rows();
  other.close();
  expect(byId(rows.tasks)).toMatchObject(byId(file.tasks));
  expect(byId(rows.timeline_events)).toMatchObject(byId(file.timeline_events));
  expect(plan.notes).toEqual([expect.stringContaining(String(file.tasks.length))]);
});
