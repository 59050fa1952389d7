import { describe, expect, it } from 'vitest';
import { stepTarget } from '../../../../src/features/inspiration/model/move-steps.ts';
import { findPastRuns, withoutPastRuns } from '../../../../src/features/inspiration/model/past-runs.ts';
import { NO_FILTER, type TaskFilter, toTaskRows } from '../../../../src/features/inspiration/model/task-rows.ts';
import { buildTree, flatten } from '../../../../src/features/inspiration/model/task-tree.ts';
import { aTask } from '../a-record.ts';

/** A run of a daily task; completed where another one follows. */
const run = (id: string, next: string | null, at: number, parent: string | null = null) =>
  aTask(id, parent, {
    at,
    ...(next !== null && { status: 'completed' }),
    repeat: { unit: 'day', every: 1, ...(next !== null && { next_id: next }) },
  });

const DAILY = [
  aTask('a', null, { at: 1 }),
  run('d1', 'd2', 2),
  run('d2', 'd3', 3),
  run('d3', null, 4),
  aTask('z', null, { at: 5 }),
];
const idsOf = (...[nodes, ...rest]: Parameters<typeof toTaskRows>) =>
  toTaskRows(nodes, ...rest).map(({ task }) => task.id);
const NONE: ReadonlySet<string> = new Set();

describe('the rows of a repeating task', () => {
  const nodes = buildTree(DAILY);

  it('show its last run, which counts the others', () => {
    expect(idsOf(nodes, NONE)).toEqual(['a', 'd3', 'z']);
    expect(toTaskRows(nodes, NONE).map(({ pastCount }) => pastCount)).toEqual([0, 2, 0]);
  });

  it('show the others where they are asked for', () => {
    expect(idsOf(nodes, NONE, NO_FILTER, new Set(['d3']))).toEqual(['a', 'd1', 'd2', 'd3', 'z']);
  });

  it.each<[Partial<TaskFilter>, string[]]>([
    [{ term: 'd' }, ['d3']],
    [{ term: 'd1' }, ['d1']],
    [{ status: 'completed' }, ['d1', 'd2']],
    [{ status: 'todo' }, ['a', 'd3', 'z']],
  ])('show what %j finds, once where the last run is found', (filter, ids) => {
    expect(idsOf(nodes, NONE, { ...NO_FILTER, ...filter })).toEqual(ids);
  });

  it('keep a run with an open sub-task', () => {
    const tasks = [...DAILY, aTask('open', 'd1', { at: 6 }), aTask('done', 'd2', { at: 7, status: 'completed' })];
    expect(idsOf(buildTree(tasks), NONE)).toEqual(['a', 'd1', 'open', 'd3', 'z']);
  });

  it.each([
    ['follow each other in a circle', [run('x', 'y', 1), run('y', 'x', 2), run('w', 'x', 3)]],
    ['follow themselves', [run('x', 'x', 1)]],
    ['are followed by a deleted task', [run('x', 'gone', 1)]],
  ])('show runs that %s', (_what, tasks) => {
    expect(idsOf(buildTree(tasks), NONE)).toEqual(tasks.map(({ id }) => id));
    expect(findPastRuns(buildTree(tasks)).size).toBe(0);
  });

  it('follow a rule of years without delay', () => {
    const tasks = Array.from({ length: 5000 }, (_each, at) => run(`d${at}`, at < 4999 ? `d${at + 1}` : null, at));
    expect(toTaskRows(buildTree(tasks), NONE)).toMatchObject([{ task: { id: 'd4999' }, pastCount: 4999 }]);
  });
});

describe('a step of the keyboard', () => {
  it.each([
    ['d3', 'up', { parentId: null, beforeId: 'a' }],
    ['d3', 'in', { parentId: 'a', beforeId: null }],
    ['a', 'down', { parentId: null, beforeId: 'z' }],
    ['d2', 'up', { parentId: null, beforeId: 'a' }],
  ] as const)('of %s %s goes past folded runs', (id, step, target) => {
    expect(stepTarget(buildTree(DAILY), id, step)).toEqual(target);
  });
});

it('leaves past runs out of a tree', () => {
  const tasks = [aTask('p', null, { at: 0 }), run('d1', 'd2', 1, 'p'), run('d2', null, 2, 'p')];
  expect(flatten(withoutPastRuns(buildTree(tasks))).map(({ task }) => task.id)).toEqual(['p', 'd2']);
});
