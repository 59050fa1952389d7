import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ancestorsOf,
  buildTree,
  flatten,
  type TaskNode,
  TREE_LEVELS_MAX,
  withDescendants,
} from '../../../../src/features/inspiration/model/task-tree.ts';
import { aTask } from '../a-record.ts';

/** `a(b c)` for a task with two sub-tasks. */
function draw(nodes: readonly TaskNode[]): string {
  return nodes
    .map(({ task, children }) => (children.length === 0 ? task.id : `${task.id}(${draw(children)})`))
    .join(' ');
}

describe('the task tree', () => {
  it.each([
    ['siblings in the order of their creation', [aTask('b', null, { at: 2 }), aTask('a', null, { at: 1 })], 'a b'],
    [
      'a moved task at its place',
      [aTask('a'), aTask('b', null, { at: 1 }), aTask('c', null, { at: 9, position: -1 })],
      'c a b',
    ],
    ['three levels', [aTask('a'), aTask('b', 'a'), aTask('c', 'b')], 'a(b(c))'],
    ['an empty parent as the top level', [aTask('a', ''), aTask('b', 'a')], 'a(b)'],
    ['a task of a missing parent at the top level', [aTask('a', 'gone')], 'a'],
    ['a task that is its own parent at the top level', [aTask('a', 'a')], 'a'],
    [
      'the oldest task of a circle at the top level',
      [aTask('a', 'c', { at: 2 }), aTask('b', 'a', { at: 1 }), aTask('c', 'b', { at: 3 }), aTask('d', 'a', { at: 4 })],
      'b(c(a(d)))',
    ],
  ])('shows %s', (_case, tasks, drawn) => {
    expect(draw(buildTree(tasks))).toBe(drawn);
  });

  it('shows every task exactly once, whatever the parents are', () => {
    const ids = ['a', 'b', 'c', 'd', 'e', 'f'];
    const parents = fc.array(fc.constantFrom(null, '', 'gone', ...ids), { minLength: 6, maxLength: 6 });
    fc.assert(
      fc.property(parents, (chosen) => {
        const tasks = ids.map((id, index) => aTask(id, chosen[index] ?? null, { at: index }));
        const shown = flatten(buildTree(tasks)).map(({ task }) => task.id);
        expect(shown.toSorted()).toEqual(ids);
      }),
    );
  });

  it('keeps every task of a chain that is deeper than the deepest level', () => {
    const tasks = Array.from({ length: 20_000 }, (_, at) => aTask(`t${at}`, at === 0 ? null : `t${at - 1}`, { at }));
    const nodes = flatten(buildTree(tasks));
    expect(nodes).toHaveLength(tasks.length);
    expect(nodes.reduce((deepest, { level }) => Math.max(deepest, level), 0)).toBe(TREE_LEVELS_MAX - 1);
    expect(nodes.at(-1)?.task.id).toBe('t19999');
  });

  it('finds descendants and ancestors, parents first', () => {
    const tasks = [aTask('a'), aTask('b', 'a'), aTask('c', 'b'), aTask('d')];
    expect(withDescendants(tasks, 'a').map(({ id }) => id)).toEqual(['a', 'b', 'c']);
    expect(ancestorsOf(tasks, 'c').map(({ id }) => id)).toEqual(['a', 'b']);
  });
});
