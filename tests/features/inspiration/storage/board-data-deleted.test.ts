import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BACKUP_PART, createBoardData, DELETED_PART } from '../../../../src/features/inspiration/storage/board-data.ts';
import type { ImportMode, SafetyCopy } from '../../../../src/shared/tool/tool-data.ts';
import { BACKUP, toParts } from '../a-backup.ts';
import { DAY_MS, openTestBoard, type TestBoard } from '../a-board.ts';

const SAFETY: SafetyCopy = { kind: 'file' };

let test: TestBoard;

beforeEach(() => {
  test = openTestBoard();
});
afterEach(() => test.close());

const dataOf = ({ db, deleted, clock }: TestBoard) => createBoardData(db, deleted, () => clock.now);

async function importBackup(backup: unknown, mode: ImportMode = 'merge') {
  const plan = await dataOf(test).plan(toParts(JSON.stringify(backup)));
  await dataOf(test).apply(plan, mode, SAFETY);
  return plan;
}

describe('deleted goals and tasks', () => {
  const titles = async () => (await test.deleted.list()).map(({ title }) => title);
  const exported = async () => ({ version: 1, parts: await dataOf(test).export() });
  const take = async (parts: Awaited<ReturnType<typeof exported>>, mode: ImportMode) => {
    const plan = await dataOf(test).plan(parts);
    await dataOf(test).apply(plan, mode, SAFETY);
    return plan;
  };

  beforeEach(async () => {
    await importBackup({ ...BACKUP, inspirations: [...BACKUP.inspirations, { id: 'goal-2', title: '跑步' }] });
    await test.board.deleteTask('goal-1', 'task-2');
    await test.board.deleteInspiration('goal-2');
  });

  it('are part of an archive, which brings them back byte for byte after everything was cleared', async () => {
    const archive = await exported();
    expect(archive.parts.map(({ name }) => name)).toEqual([BACKUP_PART, DELETED_PART]);
    expect((await dataOf(test).size()).bytes).toBe(archive.parts.reduce((sum, { bytes }) => sum + bytes.length, 0));
    await dataOf(test).clear(SAFETY);
    expect([await titles(), await exported()]).toEqual([[], { version: 1, parts: [] }]);
    const plan = await take(archive, 'merge');
    expect(plan.notes).toContain('其中「最近删除」 2 项');
    expect(await exported()).toEqual(archive);
    expect(await take(archive, 'merge')).toMatchObject({ added: 0, unchanged: 7, conflicts: [], removed: 0 });
  });

  it('are no part of the documented backup file, which leaves them as they are', async () => {
    for (const mode of ['merge', 'replace'] as const) {
      const plan = await importBackup(BACKUP, mode);
      expect(plan.notes?.join()).not.toContain('最近删除');
      expect(await test.deleted.list()).toHaveLength(2);
    }
  });

  it('of this browser stay where an archive is merged, and go where it replaces', async () => {
    const archive = await exported();
    await test.board.deleteTask('goal-1', 'task-1');
    expect(await take(archive, 'merge')).toMatchObject({ added: 1, removed: 1 });
    expect((await titles()).toSorted()).toEqual(['买琴', '练和弦', '跑步']);
    await take(archive, 'replace');
    expect((await titles()).toSorted()).toEqual(['练和弦', '跑步']);
  });

  it.each([
    [
      'that has expired',
      () => {
        test.clock.now += 31 * DAY_MS;
      },
    ],
    ['that is on the board again', () => importBackup({ ...BACKUP, inspirations: [{ id: 'goal-2' }] })],
  ])('do not return from a file with one %s', async (_case, change) => {
    const archive = await exported();
    await test.deleted.replaceAll([]);
    await change();
    const plan = await dataOf(test).plan(archive);
    expect(plan.content.deleted).toHaveLength(2);
    await dataOf(test).apply(plan, 'merge', SAFETY);
    expect(await titles()).not.toContain('跑步');
  });

  it('are put back where the board could not be changed', async () => {
    const archive = await exported();
    const before = (await titles()).toSorted();
    const broken = { ...test.db, write: () => Promise.reject(new Error('No room')) };
    const data = createBoardData(broken, test.deleted, () => test.clock.now);
    await expect(data.clear(SAFETY)).rejects.toThrow('No room');
    expect((await titles()).toSorted()).toEqual(before);
    await test.deleted.remove(['goal goal-2']);
    for (const mode of ['merge', 'replace'] as const) {
      await expect(data.apply(await data.plan(archive), mode, SAFETY)).rejects.toThrow('No room');
      expect(await titles()).toEqual(['练和弦']);
    }
  });

  it.each([
    ['no JSON', '{', 'backup-not-json'],
    ['another schema', '{"schema":"x","items":[]}', 'backup-wrong-schema'],
    ['a newer version', '{"schema":"mythinkn.inspiration.deleted.v1","version":2,"items":[]}', 'backup-newer'],
  ])('of a file with %s are refused', async (_case, text, code) => {
    const [backup] = toParts(JSON.stringify(BACKUP)).parts;
    const parts = [backup, { name: DELETED_PART, bytes: new TextEncoder().encode(text) }];
    await expect(dataOf(test).plan({ version: 1, parts: parts as never })).rejects.toMatchObject({ code });
  });

  it('that cannot be read are skipped with the reason', async () => {
    const text = '{"schema":"mythinkn.inspiration.deleted.v1","version":1,"items":[{"kind":"task"}]}';
    const [backup] = toParts(JSON.stringify(BACKUP)).parts;
    const parts = [backup, { name: DELETED_PART, bytes: new TextEncoder().encode(text) }];
    const plan = await dataOf(test).plan({ version: 1, parts: parts as never });
    expect(plan.skipped).toEqual([{ reason: '没有编号，或没有所属目标', count: 1 }]);
  });
});
