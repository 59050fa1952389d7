import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GAP } from '../../../../../src/features/inspiration/chart/model/constants.ts';
import {
  type ChartBox,
  type ChartLayout,
  layOutChart,
} from '../../../../../src/features/inspiration/chart/model/layout.ts';
import { buildTree, type TaskNode } from '../../../../../src/features/inspiration/model/task-tree.ts';
import { aSmallTree, aTask, aTreeOf, randomTree } from '../a-task-tree.ts';

const boxesOf = ({ rows }: ChartLayout) => rows.flatMap(({ boxes }) => boxes);
const idOf = ({ node }: ChartBox) => node?.task.id ?? 'goal';
const centerOf = ({ xPx, widthPx }: ChartBox) => xPx + widthPx / 2;
const layOut = (nodes = aSmallTree(), collapsed: Iterable<string> = []) =>
  layOutChart({ title: 'Goal', nodes, collapsed: new Set(collapsed) });
const forAllTrees = (holds: (layout: ChartLayout) => void) =>
  fc.assert(
    fc.property(randomTree, ({ nodes, collapsed }) => holds(layOut(nodes, collapsed))),
    { numRuns: 300 },
  );

describe('the layout of any goal', () => {
  it('keeps a gap between neighbors, in the order of the tasks', () => {
    forAllTrees(({ rows }) => {
      for (const { boxes } of rows) {
        for (const [at, box] of boxes.entries()) {
          const next = boxes[at + 1];
          if (next === undefined) continue;
          const gap = box.parent === next.parent ? GAP.siblingsPx : GAP.cousinsPx;
          // Centers are rounded to whole pixels.
          expect(next.xPx - (box.xPx + box.widthPx)).toBeGreaterThanOrEqual(gap - 1);
        }
      }
    });
  });

  it('puts children below their parent, and the parent in the middle above them', () => {
    forAllTrees((layout) => {
      for (const box of boxesOf(layout)) {
        for (const child of box.children) {
          expect(child.yPx).toBeGreaterThanOrEqual(box.yPx + box.heightPx + GAP.levelsPx);
          expect(child.parent).toBe(box);
        }
        const [first, last] = [box.children[0], box.children.at(-1)];
        if (first === undefined || last === undefined) continue;
        expect(Math.abs(centerOf(box) - (centerOf(first) + centerOf(last)) / 2)).toBeLessThanOrEqual(1);
      }
    });
  });

  it('begins at the top left corner and ends at its width and height', () => {
    forAllTrees((layout) => {
      const boxes = boxesOf(layout);
      expect(Math.min(...boxes.map(({ xPx }) => xPx))).toBe(0);
      expect(Math.min(...boxes.map(({ yPx }) => yPx))).toBe(0);
      expect(Math.max(...boxes.map(({ xPx, widthPx }) => xPx + widthPx))).toBe(layout.widthPx);
      expect(Math.max(...boxes.map(({ yPx, heightPx }) => yPx + heightPx))).toBeLessThanOrEqual(layout.heightPx);
    });
  });

  it('shows or hides every task', () => {
    fc.assert(
      fc.property(randomTree, ({ nodes, collapsed }) => {
        const all = boxesOf(layOut(nodes)).length - 1;
        const boxes = boxesOf(layOut(nodes, collapsed));
        const hidden = boxes.reduce((sum, { hiddenCount }) => sum + hiddenCount, 0);
        expect(boxes.length - 1 + hidden).toBe(all);
      }),
    );
  });
});

describe('the layout', () => {
  it('has one row for the goal and one for each level', () => {
    expect(layOut().rows.map(({ boxes }) => boxes.map(idOf))).toEqual([['goal'], ['t0', 't4'], ['t1', 't2'], ['t3']]);
  });

  it('shows the goal alone without tasks', () => {
    const { rows, root, widthPx } = layOut([]);
    expect(rows).toHaveLength(1);
    expect([root.xPx, root.widthPx]).toEqual([0, widthPx]);
  });

  it('hides the tasks of a folded branch, and counts them', () => {
    const boxes = boxesOf(layOut(aSmallTree(), ['t0', 'unknown']));
    expect(boxes.map(idOf)).toEqual(['goal', 't0', 't4']);
    expect(boxes[1]).toMatchObject({ hiddenCount: 3, count: { completed: 1, total: 2 } });
  });

  it('moves branches closer together where a neighbor is short', () => {
    const nodes = buildTree([aTask('t0'), aTask('t1'), aTask('t2', 't0'), aTask('t3', 't0'), aTask('t4', 't0')]);
    const [, top] = layOut(nodes).rows;
    const [left, right] = top?.boxes ?? [];
    if (left === undefined || right === undefined) throw new Error('no boxes');
    expect(right.xPx - left.xPx).toBe(left.widthPx + GAP.siblingsPx);
  });

  it('gives equal branches equal forms', () => {
    const [, , leaves] = layOut(aTreeOf(12, 3)).rows;
    const xs = leaves?.boxes.map(({ xPx }) => xPx) ?? [];
    const forms = [0, 3, 6].map((at) => xs.slice(at, at + 3).map((x) => x - (xs[at] ?? 0)));
    expect(forms[1]).toEqual(forms[0]);
    expect(forms[2]).toEqual(forms[0]);
  });

  it('accepts a chain of three thousand tasks', () => {
    let nodes: TaskNode[] = [];
    for (let level = 2999; level >= 0; level -= 1) nodes = [{ task: aTask(`t${level}`), level, children: nodes }];
    expect(layOut(nodes).rows).toHaveLength(3001);
  });
});
