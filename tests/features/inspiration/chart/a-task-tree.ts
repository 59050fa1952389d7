import fc from 'fast-check';
import type { Task } from '../../../../src/features/inspiration/model/records.ts';
import { buildTree, type TaskNode } from '../../../../src/features/inspiration/model/task-tree.ts';
import { aTask as aRecord } from '../a-record.ts';

/** A task; its place among its siblings follows from the number at the end of its id. */
export function aTask(id: string, parent: string | null = null, more: Partial<Task> = {}): Task {
  return aRecord(id, parent, { title: `Task ${id}`, created_at: Number(/\d+$/.exec(id)?.[0] ?? 0), ...more });
}

/** `t0` has the children `t1` and `t2`, `t2` has `t3`; `t4` stands alone and is completed. */
export function aSmallTree(): readonly TaskNode[] {
  return buildTree([
    aTask('t0'),
    aTask('t1', 't0', { status: 'completed' }),
    aTask('t2', 't0', { status: 'in_progress' }),
    aTask('t3', 't2'),
    aTask('t4', null, { status: 'completed' }),
  ]);
}

/** A tree in which every task has `branching` children, level by level, up to `count` tasks. */
export function aTreeOf(count: number, branching: number): readonly TaskNode[] {
  const parentOf = (at: number) => (at < branching ? null : `t${Math.floor((at - branching) / branching)}`);
  return buildTree(Array.from({ length: count }, (_, at) => aTask(`t${at}`, parentOf(at))));
}

interface RandomTree {
  readonly nodes: readonly TaskNode[];
  readonly collapsed: ReadonlySet<string>;
}

/** Trees of any form: each task hangs below an earlier one or at the top; some branches are folded. */
export const randomTree: fc.Arbitrary<RandomTree> = fc
  .array(fc.record({ parent: fc.nat(), text: fc.string({ maxLength: 60 }), isFolded: fc.nat(9) }), { maxLength: 60 })
  .map((entries) => ({
    nodes: buildTree(
      entries.map(({ parent, text }, at) => {
        const above = parent % (at + 1);
        return aTask(`t${at}`, above === at ? null : `t${above}`, { title: text, description: text });
      }),
    ),
    collapsed: new Set(entries.flatMap(({ isFolded }, at) => (isFolded === 0 ? [`t${at}`] : []))),
  }));
