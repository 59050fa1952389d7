import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BACKUP_PART, createBoardData } from '../../../../src/features/inspiration/storage/board-data.ts';
import type { ImportMode, SafetyCopy } from '../../../../src/shared/tool/tool-data.ts';
import { BACKUP, toParts } from '../a-backup.ts';
import { DAY_MS, openTestBoard, START, type TestBoard } from '../a-board.ts';

const SAFETY: SafetyCopy = { kind: 'file' };

let test: TestBoard;

beforeEach(() => {
  test = openTestBoard();
});
afterEach(() => test.close());

const dataOf = ({ db, deleted, clock }: TestBoard) => createBoardData(db, deleted, () => clock.now);

async function importText(text: string, mode: ImportMode = 'merge') {
  const data = dataOf(test);
  const plan = await data.plan(toParts(text));
  await data.apply(plan, mode, SAFETY);
  return plan;
}

const importBackup = (backup: unknown, mode: ImportMode = 'merge') => importText(JSON.stringify(backup), mode);
const exportText = async () => {
  const [part] = await dataOf(test).export();
  return new TextDecoder().decode(part?.bytes);
};

describe('a backup written by hand', () => {
  it('is taken whole, with unknown fields, defaults for missing ones and counted tasks', async () => {
    const plan = await importBackup(BACKUP);
    expect(plan).toMatchObject({ added: 6, conflicts: [], skipped: [] });
    expect(plan.notes).toEqual(['其中目标 1 个、任务 2 个、时间线事件 1 条']);
    const rows = await test.rows();
    expect(rows.inspirations).toEqual([
      {
        ...BACKUP.inspirations[0],
        created_at: 1_767_225_600_000,
        task_count: 2,
        completed_task_count: 1,
      },
    ]);
    expect(rows.tasks[0]).toEqual(BACKUP.tasks[0]);
    expect(rows.tasks[1]).toMatchObject({
      status: 'todo',
      priority: 'medium',
      milestone_type: 'regular',
      parent_task_id: '',
      completed_at: null,
    });
    expect(rows.timeline_events[0]).toMatchObject({ related_task_id: null, days_since_inspiration: 0 });
    expect([rows.hierarchy_data, rows.flowchart_data]).toEqual([BACKUP.hierarchy_data, BACKUP.flowchart_data]);
  });

  it.each([999, 1000, 2001])(
    'of %i tasks is read in slices, none of which is left out or read twice',
    async (count) => {
      const tasks = Array.from({ length: count }, (_, number) => ({ id: `t${number}`, inspiration_id: 'goal-1' }));
      await importBackup({ ...BACKUP, tasks, timeline_events: tasks });
      const rows = await test.rows();
      const ids = tasks.map(({ id }) => id).toSorted();
      expect(rows.tasks.map(({ id }) => id).toSorted()).toEqual(ids);
      expect(rows.timeline_events.map(({ id }) => id).toSorted()).toEqual(ids);
    },
  );

  it('gives the same bytes after export, clear, import and export', async () => {
    await importBackup(BACKUP);
    await test.board.addTasks('goal-1', [{ title: '练节奏', labels: ['练习'], due_date: '2026-12-01' }], 'task-2');
    await test.board.addFocusTime('goal-1', 'task-1', 90_000);
    const before = await exportText();
    await dataOf(test).clear(SAFETY);
    expect(await dataOf(test).export()).toEqual([]);
    await importText(before);
    expect(await exportText()).toBe(before);
  });
});

describe('an import', () => {
  it('keeps the records of this browser where merging, and takes those of the file where replacing', async () => {
    await importBackup(BACKUP);
    await test.board.editInspiration('goal-1', { title: '学钢琴' });
    const plan = await importBackup(BACKUP);
    expect(plan.conflicts).toEqual(['学吉他']);
    expect((await test.rows()).inspirations).toMatchObject([{ title: '学钢琴' }]);
    await importBackup(BACKUP, 'replace');
    expect((await test.rows()).inspirations).toMatchObject([{ title: '学吉他' }]);
    expect((await test.rows()).timeline_events).toHaveLength(1);
  });

  it.each([
    ['a longer focus time', { focus_ms: 9000 }, { changed: 1, conflicts: [] }, { focus_ms: 9000 }],
    [
      'a longer focus time of an edited task',
      { focus_ms: 9000, title: '买吉他' },
      { changed: 1, conflicts: ['买吉他'] },
      { focus_ms: 9000 },
    ],
    ['a shorter focus time', { focus_ms: 10 }, { changed: 0, conflicts: ['买琴'] }, { focus_ms: 1000 }],
    ['no focus time', {}, { changed: 0, conflicts: ['买琴'] }, { focus_ms: 1000 }],
    ['the same focus time', { focus_ms: 1000 }, { changed: 0, conflicts: [], unchanged: 6 }, { focus_ms: 1000 }],
  ])('of %s keeps the longer one when it merges', async (_case, fields, plan, kept) => {
    await importBackup(BACKUP);
    const file: typeof BACKUP = JSON.parse(await exportText());
    const tasks = [{ ...BACKUP.tasks[0], ...fields }, ...file.tasks.slice(1)];
    await test.board.addFocusTime('goal-1', 'task-1', 1000);
    expect(await importBackup({ ...file, tasks })).toMatchObject({ added: 0, ...plan });
    expect((await test.rows()).tasks[0]).toEqual({ ...BACKUP.tasks[0], ...kept });
    await importBackup({ ...file, tasks }, 'replace');
    expect((await test.rows()).tasks[0]).toEqual(tasks[0]);
  });

  it('adds new tasks to a goal that is here already, and counts them', async () => {
    await importBackup({ ...BACKUP, tasks: [] });
    await importBackup(BACKUP);
    expect((await test.rows()).inspirations).toMatchObject([{ task_count: 2, completed_task_count: 1 }]);
  });

  it.each([
    ['without an id', { tasks: [{ inspiration_id: 'goal-1', title: 'x' }] }, '没有编号，或没有所属目标'],
    ['of no goal', { tasks: [{ id: 'x', title: 'x' }] }, '没有编号，或没有所属目标'],
    ['of a goal that is missing', { tasks: [{ id: 'x', inspiration_id: 'gone' }] }, '所属目标不存在'],
    ['with a repeated id', { tasks: [BACKUP.tasks[0], BACKUP.tasks[0]] }, '编号在文件里重复'],
    ['that are no objects', { timeline_events: ['x'] }, '没有编号，或没有所属目标'],
  ])('skips records %s and says why', async (_case, change, reason) => {
    const plan = await importBackup({ ...BACKUP, ...change });
    expect(plan.skipped).toEqual([{ reason, count: 1 }]);
    expect((await test.rows()).inspirations).toHaveLength(1);
  });

  it('moves the oldest task of a circle to the top level and says so', async () => {
    const task = (id: string, parent: string, at: number) => ({
      id,
      inspiration_id: 'goal-1',
      title: id,
      parent_task_id: parent,
      created_at: at,
    });
    const plan = await importBackup({ ...BACKUP, tasks: [task('a', 'c', 3), task('b', 'a', 2), task('c', 'b', 5)] });
    expect(plan.notes).toContain('1 个任务互为上级，已移到顶层');
    expect((await test.rows()).tasks.map(({ id, parent_task_id }) => [id, parent_task_id])).toEqual([
      ['a', 'c'],
      ['b', null],
      ['c', 'b'],
    ]);
  });

  it('replaces unreadable times by now and counts them', async () => {
    const [goal] = BACKUP.inspirations;
    test.clock.now = START + DAY_MS;
    const plan = await importBackup({ ...BACKUP, inspirations: [{ ...goal, created_at: 'yesterday' }] });
    expect(plan.notes).toContain('1 条记录的时间无法识别，已按现在的时间记录');
    expect((await test.rows()).inspirations).toMatchObject([{ created_at: START + DAY_MS }]);
  });

  it.each(['__proto__', '\\u005f_proto__'])('does not change the prototype of anything by the key %s', async (key) => {
    const text = JSON.stringify(BACKUP).replace('"mood":"开心"', `"${key}":{"polluted":true}`);
    await importText(text);
    const [task] = (await test.rows()).tasks;
    expect([Object.hasOwn(task ?? {}, '__proto__'), ({} as Record<string, unknown>).polluted]).toEqual([
      false,
      undefined,
    ]);
  });

  it.each([
    ['no JSON', '{"schema":', 'backup-not-json'],
    ['an empty file', '', 'backup-not-json'],
    ['a list', '[]', 'backup-not-json'],
    ['another schema', '{"schema":"other"}', 'backup-wrong-schema'],
    ['no lists', '{"schema":"mythinkn.inspiration.v1","version":1,"tasks":{}}', 'backup-wrong-schema'],
    ['a newer version', '{"schema":"mythinkn.inspiration.v1","version":2}', 'backup-newer'],
  ])('refuses %s', async (_case, text, code) => {
    await expect(importText(text)).rejects.toMatchObject({ code });
  });

  it('refuses bytes that are no UTF-8', async () => {
    const parts = [{ name: BACKUP_PART, bytes: Uint8Array.of(0xff, 0xfe, 0x00) }];
    await expect(dataOf(test).plan({ version: 1, parts })).rejects.toMatchObject({ code: 'backup-not-json' });
  });
});
