// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { act } from 'react';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { board, boardDb, deletedItems } from '../../../../src/features/inspiration/board.ts';
import { DeletedDialog } from '../../../../src/features/inspiration/deleted/DeletedDialog.tsx';
import { BOARD_STORES } from '../../../../src/features/inspiration/storage/board-db.ts';
import { clearBoard } from '../../../../src/features/inspiration/storage/board-rows.ts';
import { readTasks } from '../../../../src/features/inspiration/storage/read-board.ts';
import { ConfirmHost } from '../../../../src/shared/confirm/ConfirmHost.tsx';
import { click, render } from '../../../app/render.tsx';
import { buttonOf, until } from '../../../shared/dom.ts';

let goal: string;

beforeEach(async () => {
  await deletedItems.replaceAll([]);
  await boardDb.write(BOARD_STORES, clearBoard);
  goal = (await board.createInspiration({ title: '学会游泳', content: '' })).inspirations[0]?.after?.id ?? '';
});
afterAll(() => {
  boardDb.close();
  deletedItems.close();
});

const add = async (title: string, parent: string | null = null) =>
  (await board.addTasks(goal, [{ title }], parent)).tasks[0]?.after?.id ?? '';
const titles = async () => (await boardDb.read(['tasks'], (tx) => readTasks(tx, 0))).map(({ title }) => title);
const items = () => [...document.querySelectorAll('[data-deleted]')];
const labeled = (label: string) => document.querySelector<HTMLElement>(`[aria-label="${label}"]`);

async function openDialog(goalId: string | null): Promise<void> {
  await render(
    <>
      <DeletedDialog isOpen goalId={goalId} onClose={() => undefined} />
      <ConfirmHost />
    </>,
  );
}

it('a deleted task is shown with its facts, restored by a click, and the focus goes to the next item', async () => {
  const [first, second] = [await add('换气'), await add('蹬腿')];
  await add('吐气', first);
  await board.deleteTask(goal, first);
  await board.deleteTask(goal, second);
  await openDialog(goal);
  await until(() => items().length === 2);
  const item = items().find((each) => each.textContent?.includes('换气'));
  expect(item?.textContent).toContain('含 1 个子任务');
  expect(item?.textContent).toContain('还可恢复 30 天');
  await act(async () => labeled('恢复「换气」')?.focus());
  await click(labeled('恢复「换气」'));
  await until(() => items().length === 1);
  await until(() => document.activeElement === labeled('恢复「蹬腿」'));
  expect((await titles()).toSorted()).toEqual(['吐气', '换气']);
});

it('a task of a deleted goal returns with the goal after a question', async () => {
  const task = await add('换气');
  await board.deleteTask(goal, task);
  await board.deleteInspiration(goal);
  await openDialog(null);
  await until(() => items().length === 2);
  expect(document.body.textContent).toContain('属于「学会游泳」，这个目标也已删除');
  await click(labeled('恢复「换气」'));
  await until(() => buttonOf('一起恢复') !== undefined);
  await click(buttonOf('一起恢复'));
  await until(() => items().length === 0);
  expect(await titles()).toEqual(['换气']);
  expect(document.body.textContent).toContain('没有最近删除的目标和任务');
});

it('an item is removed for good after a question only', async () => {
  await board.deleteTask(goal, await add('换气'));
  await openDialog(null);
  await until(() => items().length === 1);
  const question = () => document.querySelector('[role="alertdialog"]');
  const answer = async (label: string) => {
    await click(labeled('彻底删除「换气」'));
    await until(() => question() !== null);
    await click([...(question()?.querySelectorAll('button') ?? [])].find(({ textContent }) => textContent === label));
    await until(() => question() === null);
  };
  await answer('取消');
  expect(await deletedItems.list()).toHaveLength(1);
  await answer('彻底删除');
  await until(() => items().length === 0);
  expect(await deletedItems.list()).toEqual([]);
});
