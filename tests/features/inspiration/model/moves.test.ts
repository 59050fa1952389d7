import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canMove, moveTask } from '../../../../src/features/inspiration/model/board-rules.ts';
import { type DropZone, dropTarget, zoneAt } from '../../../../src/features/inspiration/model/drop-target.ts';
import { type MoveStep, stepTarget } from '../../../../src/features/inspiration/model/move-steps.ts';
import type { Task } from '../../../../src/features/inspiration/model/records.ts';
import { toTaskRows } from '../../../../src/features/inspiration/model/task-rows.ts';
import { buildTree, flatten, withDescendants } from '../../../../src/features/inspiration/model/task-tree.ts';
import { copy } from '../../../../src/features/inspiration/words.ts';
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
    ['b', 'c', 'after', 'a -a1 -a2 c b'],
    ['c', 'a', 'first', 'a -c -a1 -a2 b'],
    ['a2', 'a', 'first', 'a -a2 -a1 b c'],
    ['a1', 'a', 'first', 'a -a1 -a2 b c'],
    ['a1', 'c', 'end', 'a -a2 b c a1'],
    ['c', 'c', 'end', 'a -a1 -a2 b c'],
    ['c', 'a', 'inside', 'a -a1 -a2 -c b'],
    ['c', 'a1', 'after', 'a -a1 -c -a2 b'],
    ['b', 'c', 'before', 'a -a1 -a2 b c'],
    ['a', 'a1', 'inside', 'a -a1 -a2 b c'],
  ] as const)('of %s on %s, %s it', (id, over, zone, drawn) => {
    expect(draw(move(TASKS, id, dropTarget(rows, id, over, zone)))).toBe(drawn);
  });

  it.each<[string, string, string, number, DropZone]>([
    ['the upper edge is before', 'a', '', 0.1, 'before'],
    ['the middle is inside', 'a', '', 0.5, 'inside'],
    ['the lower edge of an open branch is its first place', 'a', '', 0.9, 'first'],
    ['the lower edge of a closed branch is behind it', 'a', 'a', 0.9, 'after'],
    ['the lower edge of a sub-task is behind it', 'a1', '', 0.9, 'after'],
    ['the lower edge of the last row is the end of the list', 'c', '', 0.9, 'after'],
    ['the lower edge of a nested last row is the end of the list', 'd', '', 0.9, 'end'],
  ])('%s', (_case, id, closed, share, zone) => {
    const tasks = id === 'd' ? [...TASKS, aTask('d', 'c', { at: 6 })] : TASKS;
    expect(zoneAt(toTaskRows(buildTree(tasks), new Set([closed])), id, share)).toBe(zone);
  });

  it('ends where its line is, for every task, row and edge', () => {
    const nested = [...TASKS, aTask('c1', 'c', { at: 6 }), aTask('c11', 'c1', { at: 7 })];
    for (const closed of [[], ['a'], ['c1']]) {
      const seen = toTaskRows(buildTree(nested), new Set(closed));
      for (const task of nested) {
        for (const [index, row] of seen.entries()) {
          for (const share of [0.1, 0.9]) {
            const target = dropTarget(seen, task.id, row.task.id, zoneAt(seen, row.task.id, share));
            if (target === null || !canMove(nested, task.id, target.parentId)) continue;
            const after = flatten(buildTree(move(nested, task.id, target))).map((node) => node.task.id);
            const branch = new Set(withDescendants(nested, task.id).map(({ id }) => id));
            const isVisible = (id: string) => seen.some((each) => each.task.id === id) && !branch.has(id);
            const ids = seen.map((each) => each.task.id);
            const [above, below] = [ids.slice(0, index + Math.round(share)), ids.slice(index + Math.round(share))];
            const expected = [...above.filter(isVisible), task.id, ...below.filter(isVisible)];
            expect(after.filter((each) => each === task.id || isVisible(each))).toEqual(expected);
          }
        }
      }
    }
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
