import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { copy } from '../../../../src/features/inspiration/copy.ts';
import { moveTask } from '../../../../src/features/inspiration/model/board-rules.ts';
import { dropTarget } from '../../../../src/features/inspiration/model/drop-target.ts';
import { type MoveStep, stepTarget } from '../../../../src/features/inspiration/model/move-steps.ts';
import type { Task } from '../../../../src/features/inspiration/model/records.ts';
import { toTaskRows } from '../../../../src/features/inspiration/model/task-rows.ts';
import { buildTree, flatten } from '../../../../src/features/inspiration/model/task-tree.ts';
import { START } from '../a-board.ts';
import { anInspiration, aTask } from '../a-record.ts';

const TASKS = [
  aTask('a', null, { at: 1 }),
  aTask('a1', 'a', { at: 2 }),
  aTask('a2', 'a', { at: 3 }),
  aTask('b', null, { at: 4 }),
  aTask('c', null, { at: 5 }),
];

/** Ids in the order of the tree, with a dash for each level. */
const draw = (tasks: readonly Task[]) =>
  flatten(buildTree(tasks))
    .map(({ task, level }) => `${'-'.repeat(level)}${task.id}`)
    .join(' ');

function move(tasks: readonly Task[], id: string, target: Parameters<typeof moveTask>[2] | null): readonly Task[] {
  const deps = { now: START + 1000, newId: () => 'new', words: copy.events };
  const change = target === null ? null : moveTask({ inspiration: anInspiration(), tasks }, id, target, deps);
  if (change === null) return tasks;
  return tasks.map((task) => change.tasks.find(({ before }) => before?.id === task.id)?.after ?? task);
}

describe('a step by the keyboard', () => {
  it.each<[string, MoveStep, string]>([
    ['b', 'up', 'b a -a1 -a2 c'],
    ['b', 'down', 'a -a1 -a2 c b'],
    ['b', 'in', 'a -a1 -a2 -b c'],
    ['a1', 'out', 'a -a2 a1 b c'],
    ['a2', 'up', 'a -a2 -a1 b c'],
    ['a', 'up', 'a -a1 -a2 b c'],
    ['a', 'in', 'a -a1 -a2 b c'],
    ['c', 'down', 'a -a1 -a2 b c'],
    ['c', 'out', 'a -a1 -a2 b c'],
  ])('moves %s %s', (id, step, drawn) => {
    expect(draw(move(TASKS, id, stepTarget(buildTree(TASKS), id, step)))).toBe(drawn);
  });
});

describe('a drop', () => {
  const rows = toTaskRows(buildTree(TASKS), new Set());
  it.each([
    ['c', 'a', 'before', 'c a -a1 -a2 b'],
    ['c', 'a', 'after', 'a -a1 -a2 c b'],
    ['c', 'a', 'inside', 'a -a1 -a2 -c b'],
    ['c', 'a1', 'after', 'a -a1 -c -a2 b'],
    ['b', 'c', 'before', 'a -a1 -a2 b c'],
    ['a', 'a1', 'inside', 'a -a1 -a2 b c'],
  ] as const)('of %s on %s, %s it', (id, over, zone, drawn) => {
    expect(draw(move(TASKS, id, dropTarget(rows, id, over, zone)))).toBe(drawn);
  });
});

describe('many moves', () => {
  it('between the same two tasks keep the order that the visitor made', () => {
    let tasks: readonly Task[] = [aTask('a', null, { at: 0 }), aTask('z', null, { at: 1 })];
    const added = Array.from({ length: 60 }, (_, index) => `t${index}`);
    for (const id of added) {
      tasks = move([...tasks, aTask(id, null, { at: 100 })], id, { parentId: null, beforeId: 'z' });
    }
    expect(draw(tasks)).toBe(['a', ...added, 'z'].join(' '));
  });

  it('put a task exactly in front of the requested task', () => {
    const steps = fc.array(fc.tuple(fc.nat(5), fc.nat(6)), { maxLength: 60 });
    fc.assert(
      fc.property(steps, (moves) => {
        let order = ['a', 'b', 'c', 'd', 'e', 'f'];
        let tasks: readonly Task[] = order.map((id) => aTask(id));
        for (const [from, to] of moves) {
          const id = order[from] ?? '';
          const beforeId = order[to] ?? null;
          if (beforeId === id) continue;
          tasks = move(tasks, id, { parentId: null, beforeId });
          order = order.filter((each) => each !== id);
          order.splice(beforeId === null ? order.length : order.indexOf(beforeId), 0, id);
        }
        expect(draw(tasks)).toBe(order.join(' '));
      }),
    );
  });
});
