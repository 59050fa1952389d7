import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { AppError } from '../../../../src/core/errors.ts';
import { deleteKept } from '../../../../src/features/inspiration/deleted/delete-kept.ts';
import { toDeletedTask } from '../../../../src/features/inspiration/model/deleted-item.ts';
import { createBoard } from '../../../../src/features/inspiration/storage/board.ts';
import type { DeletedItems } from '../../../../src/features/inspiration/storage/deleted-db.ts';
import { listDeleted } from '../../../../src/features/inspiration/storage/deletions.ts';
import { createUndoStack } from '../../../../src/features/inspiration/storage/undo-stack.ts';
import { copy } from '../../../../src/features/inspiration/words.ts';
import { DAY_MS, openTestBoard, type TestBoard } from '../a-board.ts';

let test: TestBoard;
let goal: string;

beforeEach(async () => {
  test = openTestBoard();
  goal = (await test.board.createInspiration({ title: '学会游泳', content: '' })).inspirations[0]?.after?.id ?? '';
});
afterEach(() => test.close());

const add = async (title: string, parentId: string | null = null, status = 'todo') =>
  (await test.board.addTasks(goal, [{ title, status }], parentId)).tasks[0]?.after?.id ?? '';
const listOf = ({ db, deleted, clock }: TestBoard) => listDeleted({ db, deleted, now: () => clock.now });
const listed = async () => (await listOf(test)).map(({ title, taskCount, goal: place }) => [title, taskCount, place]);
/** Rows without the time of the last change of the goal. */
const rows = async () => {
  const { inspirations, ...others } = await test.rows();
  return { inspirations: inspirations.map(({ updated_at: _, ...rest }) => rest), ...others };
};
/** A board like that of the test, whose deleted items differ in these operations. */
const boardWith = (operations: Partial<DeletedItems>) =>
  createBoard({
    db: test.db,
    deleted: { ...test.deleted, ...operations },
    now: () => test.clock.now,
    newId: () => 'new',
    words: copy.events,
  });
const full = () => Promise.reject(new AppError('quota-exceeded', 'No room'));

describe('a deleted task', () => {
  it('is listed in another tab with its sub-tasks, and returns there exactly as it was', async () => {
    const first = await add('换气');
    await add('水下吐气', first, 'completed');
    await add('蹬腿');
    const before = await rows();
    test.clock.now += 1000;
    await test.board.deleteTask(goal, first);
    expect((await rows()).tasks).toHaveLength(1);
    const other = test.again();
    const [item] = await listOf(other);
    expect(item).toMatchObject({ title: '换气', taskCount: 1, goal: 'on-board', deletedAt: test.clock.now });
    await other.board.restoreDeleted(item?.id ?? '');
    expect([await rows(), await listed()]).toEqual([before, []]);
    other.close();
  });

  it('stands before those that were deleted earlier, and with its newest state', async () => {
    const [first, second] = [await add('一'), await add('二')];
    await test.board.deleteTask(goal, first);
    test.clock.now += 1000;
    await test.board.deleteTask(goal, second);
    expect(await listed()).toEqual([
      ['二', 0, 'on-board'],
      ['一', 0, 'on-board'],
    ]);
    await test.board.restoreDeleted(`task ${first}`);
    await test.board.editTasks(goal, new Map([[first, { title: '一改' }]]));
    test.clock.now += 1000;
    await test.board.deleteTask(goal, first);
    expect((await listed())[0]).toEqual(['一改', 0, 'on-board']);
  });

  it('returns to the end of its goal where its parent was deleted after it', async () => {
    const parent = await add('换气');
    const child = await add('吐气', parent);
    await add('蹬腿');
    await test.board.deleteTask(goal, child);
    await test.board.deleteTask(goal, parent);
    await test.board.restoreDeleted(`task ${child}`);
    const restored = (await test.rows()).tasks.find(({ id }) => id === child);
    expect(restored).toMatchObject({ parent_task_id: null });
    expect(restored?.position).toBeGreaterThan(test.clock.now);
    await test.board.restoreDeleted(`task ${parent}`);
    expect((await test.rows()).inspirations).toMatchObject([{ task_count: 3 }]);
  });

  it('of a deleted goal says so, and returns after it or with a goal of its own', async () => {
    const task = await add('换气');
    await add('蹬腿');
    await test.board.deleteTask(goal, task);
    await test.board.deleteInspiration(goal);
    expect((await listed()).toSorted()).toEqual([
      ['学会游泳', 1, 'deleted'],
      ['换气', 0, 'deleted'],
    ]);
    await test.board.restoreDeleted(`goal ${goal}`);
    await test.board.restoreDeleted(`task ${task}`);
    expect((await test.rows()).inspirations).toMatchObject([{ id: goal, task_count: 2 }]);
    await test.board.deleteTask(goal, task);
    await test.board.deleteInspiration(goal);
    await test.deleted.remove([`goal ${goal}`]);
    expect(await listed()).toEqual([['换气', 0, 'gone']]);
    await test.board.restoreDeleted(`task ${task}`);
    expect((await test.rows()).inspirations).toMatchObject([{ id: goal, title: '学会游泳', task_count: 1 }]);
  });

  it('that is part of a later deletion is listed there alone', async () => {
    const parent = await add('换气');
    const child = await add('吐气', parent);
    const change = await test.board.deleteTask(goal, child);
    // A page that was killed between bringing the row back and forgetting the item.
    await boardWith({ remove: () => Promise.resolve() }).undo(change);
    await test.board.deleteTask(goal, parent);
    expect(await listed()).toEqual([['换气', 1, 'on-board']]);
  });
});

it('a deleted goal returns with all of its rows', async () => {
  const task = await add('换气');
  await add('吐气', task, 'completed');
  await test.board.saveChart('hierarchy_data', goal, { collapsed: [task] });
  const before = await test.rows();
  await test.board.deleteInspiration(goal);
  expect((await test.rows()).timeline_events).toEqual([]);
  test.clock.now += 20 * DAY_MS;
  await test.board.restoreDeleted(`goal ${goal}`);
  expect(await test.rows()).toEqual(before);
});

describe('an item', () => {
  it('is gone after thirty days, and dropped', async () => {
    await test.board.deleteTask(goal, await add('换气'));
    test.clock.now += 30 * DAY_MS - 1;
    await test.deleted.dropExpired();
    expect(await listed()).toHaveLength(1);
    test.clock.now += 1;
    expect(await listed()).toEqual([]);
    await test.deleted.dropExpired();
    test.clock.now -= DAY_MS;
    expect(await listed()).toEqual([]);
  });

  it('that was removed or restored by another tab is refused with the reason', async () => {
    const task = await add('换气');
    const change = await test.board.deleteTask(goal, task);
    await boardWith({ remove: () => Promise.resolve() }).undo(change);
    expect(await listed()).toEqual([]);
    await expect(test.board.restoreDeleted(`task ${task}`)).rejects.toMatchObject({ code: 'restored-already' });
    await expect(test.board.restoreDeleted('task x')).rejects.toMatchObject({ code: 'deleted-missing' });
  });

  it('is not lost when two tabs delete the same task', async () => {
    const task = await add('换气');
    const other = test.again();
    const both = [test.board.deleteTask(goal, task), other.board.deleteTask(goal, task)];
    const results = await Promise.allSettled(both);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await listed()).toEqual([['换气', 0, 'on-board']]);
    other.close();
  });

  it('holds what another tab has written while it was kept', async () => {
    const task = await add('换气');
    let isEdited = false;
    const board = boardWith({
      async keep(item) {
        await test.deleted.keep(item);
        if (isEdited) return;
        isEdited = true;
        await test.board.editTasks(goal, new Map([[task, { title: '侧身换气' }]]));
        await test.board.addTasks(goal, [{ title: '吐气' }], task);
      },
    });
    await board.deleteTask(goal, task);
    expect(await listed()).toEqual([['侧身换气', 1, 'on-board']]);
  });

  it('of a page that was killed before the rows were removed is not listed', async () => {
    await add('换气');
    const { inspirations, tasks } = await test.rows();
    const [inspiration] = inspirations;
    if (inspiration === undefined) throw new Error('No goal');
    await test.deleted.keep(toDeletedTask(inspiration, tasks, test.clock.now));
    expect([await listed(), (await test.deleted.list()).length]).toEqual([[], 1]);
  });
});

describe('without room for an item', () => {
  it('nothing is deleted, unless the caller deletes without it', async () => {
    const task = await add('换气');
    const board = boardWith({ keep: full });
    const before = await test.rows();
    await expect(board.deleteTask(goal, task)).rejects.toMatchObject({ code: 'deletion-not-kept' });
    await expect(board.deleteInspiration(goal)).rejects.toMatchObject({ code: 'deletion-not-kept' });
    expect(await test.rows()).toEqual(before);
    const deletion = await deleteKept((keeps) => board.deleteTask(goal, task, keeps));
    expect([deletion?.isKept, (await test.rows()).tasks, await listed()]).toEqual([false, [], []]);
    if (deletion !== null) await board.undo(deletion.change);
    expect((await test.rows()).tasks).toEqual(before.tasks);
  });

  it('a goal stays where the visitor declines', async () => {
    const board = boardWith({ keep: full });
    const job = (keeps: boolean) => board.deleteInspiration(goal, keeps);
    expect(await deleteKept(job, () => Promise.resolve(false))).toBeNull();
    expect((await test.rows()).inspirations).toHaveLength(1);
  });

  it('a deletion that fails for another reason is not repeated', async () => {
    await expect(deleteKept((keeps) => test.board.deleteTask(goal, 'x', keeps))).rejects.toMatchObject({
      code: 'task-missing',
    });
  });
});

describe('undo and redo', () => {
  it('of a deletion and of a restoration take the item along', async () => {
    const stack = createUndoStack(test.board);
    const task = await add('换气');
    const seen: unknown[] = [];
    const look = async () => seen.push([(await test.rows()).tasks.length, (await listed()).length]);
    await stack.board.deleteTask(goal, task);
    await look();
    await stack.undoLast(goal);
    await look();
    await stack.redoLast(goal);
    await look();
    await stack.board.restoreDeleted(`task ${task}`);
    await look();
    await stack.undoLast(goal);
    await look();
    await stack.redoLast(goal);
    await look();
    await stack.undoLast(goal);
    await stack.undoLast(goal);
    await look();
    expect(seen).toEqual([
      [0, 1],
      [1, 0],
      [0, 1],
      [1, 0],
      [0, 1],
      [1, 0],
      [1, 0],
    ]);
  });

  it('of steps before a goal was deleted still work after it was restored', async () => {
    const stack = createUndoStack(test.board);
    const task = await add('换气');
    await stack.board.editTasks(goal, new Map([[task, { title: '侧身换气' }]]));
    await stack.board.deleteInspiration(goal);
    await stack.board.restoreDeleted(`goal ${goal}`);
    await stack.undoLast(goal);
    expect((await test.rows()).tasks).toMatchObject([{ title: '换气' }]);
  });

  it('does not take a goal away from tasks that were added after it returned', async () => {
    await test.board.deleteInspiration(goal);
    const change = await test.board.restoreDeleted(`goal ${goal}`);
    await add('换气');
    await expect(test.board.undo(change)).rejects.toMatchObject({ code: 'changed-since' });
    expect((await test.rows()).inspirations).toHaveLength(1);
  });
});
