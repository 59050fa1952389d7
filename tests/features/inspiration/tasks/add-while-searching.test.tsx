// @vitest-environment happy-dom
import { copy as tasksCopy } from '../../../../src/features/inspiration/tasks/copy.ts';
import 'fake-indexeddb/auto';
import { act } from 'react';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { board, boardDb, deletedItems } from '../../../../src/features/inspiration/board.ts';
import type { Inspiration, Task } from '../../../../src/features/inspiration/model/records.ts';
import { buildTree } from '../../../../src/features/inspiration/model/task-tree.ts';
import { readInspirations, readTasks } from '../../../../src/features/inspiration/storage/read-board.ts';
import { TaskManager } from '../../../../src/features/inspiration/tasks/TaskManager.tsx';
import { useToastStore } from '../../../../src/shared/toast-store.ts';
import { render } from '../../../app/render.tsx';
import { type, until } from '../../../shared/dom.ts';

let inspiration: Inspiration;
let tasks: readonly Task[];

beforeEach(async () => {
  useToastStore.setState({ toasts: [] });
  const { inspirations } = await board.createInspiration({ title: '学会游泳', content: '' });
  const id = inspirations[0]?.after?.id ?? '';
  await board.addTasks(id, [{ title: '换气', children: [{ title: '吐气' }] }], null);
  const rows = await boardDb.read(['inspirations', 'tasks'], async (tx) => ({
    goals: await readInspirations(tx, 0),
    tasks: await readTasks(tx, 0, id),
  }));
  const goal = rows.goals.find((each) => each.id === id);
  if (goal === undefined) throw new Error('No goal');
  inspiration = goal;
  tasks = rows.tasks;
});
afterAll(() => {
  boardDb.close();
  deletedItems.close();
});

const field = (label: string) => document.querySelector<HTMLInputElement>(`input[aria-label="${label}"]`);
const told = () => useToastStore.getState().toasts.some(({ message }) => message === tasksCopy.searchLeft);

async function addWith(term: string, line: string, collapsed: ReadonlySet<string> = new Set()) {
  const onCollapsed = vi.fn();
  await render(
    <TaskManager
      inspiration={inspiration}
      tasks={tasks}
      nodes={buildTree(tasks)}
      today="2026-11-26"
      collapsed={collapsed}
      onCollapsed={onCollapsed}
      shown={null}
    />,
  );
  await type(field(tasksCopy.search), term);
  await type(field(tasksCopy.quick.label), line);
  const before = (await boardDb.read(['tasks'], (tx) => readTasks(tx, 0, inspiration.id))).length;
  await act(async () => {
    field(tasksCopy.quick.label)?.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }),
    );
  });
  await vi.waitFor(async () => {
    expect(await boardDb.read(['tasks'], (tx) => readTasks(tx, 0, inspiration.id))).toHaveLength(before + 1);
  });
  return onCollapsed;
}

it('a task that the search does not find ends the search, and a message says so', async () => {
  await addWith('换', '买泳镜');
  await until(() => field(tasksCopy.search)?.value === '');
  expect(told()).toBe(true);
});

it('a task that the search finds leaves it as it is', async () => {
  await addWith('换', '换泳镜');
  expect([field(tasksCopy.search)?.value, told()]).toEqual(['换', false]);
});

it('without a search, nothing is said', async () => {
  await addWith('', '买泳镜');
  expect(told()).toBe(false);
});
