import { expect, it } from 'vitest';
import { layOutChart } from '../../../../../src/features/inspiration/chart/model/layout.ts';
import { nameTasks } from '../../../../../src/features/inspiration/chart/model/name-tasks.ts';
import { buildTree } from '../../../../../src/features/inspiration/model/task-tree.ts';
import { aSmallTree, aTask } from '../a-task-tree.ts';

const UNTITLED = 'Untitled';

it.each(['', ' ', '\n\t', '\u3000', '\u00a0'])('a box of a task with the blank title %j has words', (title) => {
  const nodes = buildTree([aTask('t0'), aTask('t1', 't0', { title }), aTask('t2')]);
  const { boxes } = layOutChart({ title: 'Goal', nodes: nameTasks(nodes, UNTITLED), collapsed: new Set() });
  const titles = boxes.map((box) => box.title.join(''));
  expect(titles).toEqual(['Goal', 'Task t0', 'Task t2', UNTITLED]);
});

it('a branch without a blank title stays the same object', () => {
  const nodes = [...buildTree([aTask('t0', null, { title: ' ' })]), ...aSmallTree()];
  const named = nameTasks(nodes, UNTITLED);
  expect(named.slice(1).every((node, at) => node === nodes[at + 1])).toBe(true);
  expect(nameTasks(named, UNTITLED)).toBe(named);
});
