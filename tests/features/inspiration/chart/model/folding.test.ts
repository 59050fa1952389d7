import { describe, expect, it } from 'vitest';
import { parseCollapsed, withCollapsed } from '../../../../../src/features/inspiration/chart/model/chart-data.ts';
import {
  countLevels,
  foldBelow,
  listFoldable,
  toggleBranch,
} from '../../../../../src/features/inspiration/chart/model/folding.ts';
import { countStatuses, statusOf } from '../../../../../src/features/inspiration/chart/model/task-look.ts';
import { buildTree } from '../../../../../src/features/inspiration/model/task-tree.ts';
import { aSmallTree, aTask } from '../a-task-tree.ts';

describe('folding', () => {
  it('concerns tasks with children', () => {
    expect(listFoldable(aSmallTree())).toEqual(['t0', 't2']);
  });

  it.each([
    [1, ['t0', 't2']],
    [2, ['t2']],
    [3, []],
  ])('down to level %d folds %j', (levels, folded) => {
    expect([...foldBelow(aSmallTree(), levels)]).toEqual(folded);
  });

  it('toggles one branch and leaves the given set as it is', () => {
    const before = new Set(['t0']);
    expect([...toggleBranch(before, 't2')]).toEqual(['t0', 't2']);
    expect([...toggleBranch(before, 't0')]).toEqual([]);
    expect([...before]).toEqual(['t0']);
  });

  it('counts levels', () => {
    expect([countLevels([]), countLevels(aSmallTree())]).toEqual([0, 3]);
  });
});

describe('statuses (doc 3 §3)', () => {
  it.each([
    ['todo', 'todo'],
    ['in_progress', 'in_progress'],
    ['completed', 'completed'],
    ['blocked', 'todo'],
    ['', 'todo'],
  ])('%s is drawn as %s', (status, drawn) => {
    expect(statusOf({ status })).toBe(drawn);
  });

  it('counts every status but completed as pending', () => {
    const statuses = ['completed', 'in_progress', 'todo', 'blocked'];
    const nodes = buildTree(statuses.map((status, at) => aTask(`t${at}`, at === 3 ? 't0' : null, { status })));
    expect(countStatuses(nodes)).toEqual({ completed: 1, pending: 3 });
  });
});

describe('stored folding (trap T74)', () => {
  it.each([
    ['nothing', null, []],
    ['an unknown shape', [1, 2], []],
    ['a list with wrong entries', { collapsed_task_ids: ['a', 1, null] }, ['a']],
    ['a wrong list', { collapsed_task_ids: 'a' }, []],
  ])('reads %s', (_name, data, ids) => {
    expect([...parseCollapsed(data)]).toEqual(ids);
  });

  it.each([
    ['fields of another product', { nodes: [1], zoom: 2 }, { nodes: [1], zoom: 2, collapsed_task_ids: ['a'] }],
    ['a list', [1, 2], { previous: [1, 2], collapsed_task_ids: ['a'] }],
    ['nothing', null, { collapsed_task_ids: ['a'] }],
  ])('keeps %s', (_name, data, stored) => {
    expect(withCollapsed(data, new Set(['a']))).toEqual(stored);
    expect([...parseCollapsed(withCollapsed(data, new Set(['a'])))]).toEqual(['a']);
  });
});
