import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GAP, NODE, STACK } from '../../../../../src/features/inspiration/chart/model/constants.ts';
import { exportExtent, exportSize } from '../../../../../src/features/inspiration/chart/model/export-size.ts';
import {
  type ChartBox,
  type ChartLayout,
  layOutChart,
} from '../../../../../src/features/inspiration/chart/model/layout.ts';
import type { TaskNode } from '../../../../../src/features/inspiration/model/task-tree.ts';
import { aSmallTree, aTask, aTreeOf, randomTree } from '../a-task-tree.ts';

const boxesOf = ({ boxes }: ChartLayout) => boxes;
const idOf = ({ node }: ChartBox) => node?.task.id ?? 'goal';
const DIRECTIONS = ['down', 'right'] as const;
const layOut = (
  nodes = aSmallTree(),
  collapsed: Iterable<string> = [],
  direction: (typeof DIRECTIONS)[number] = 'down',
) => layOutChart({ title: 'Goal', nodes, collapsed: new Set(collapsed), direction });
const forAllTrees = (holds: (layout: ChartLayout) => void) =>
  fc.assert(
    fc.property(randomTree, fc.constantFrom(...DIRECTIONS), ({ nodes, collapsed }, direction) =>
      holds(layOut(nodes, collapsed, direction)),
    ),
    { numRuns: 200 },
  );
const boxOf = (layout: ChartLayout, id: string) => {
  const box = layout.boxes.find((each) => idOf(each) === id);
  if (box === undefined) throw new Error(`no ${id}`);
  return box;
};

describe('the layout of any goal', () => {
  it('keeps a gap between any two boxes', () => {
    forAllTrees(({ boxes }) => {
      for (const [at, box] of boxes.entries()) {
        for (const other of boxes.slice(at + 1)) {
          const [left, right] = box.xPx < other.xPx ? [box, other] : [other, box];
          const [upper, lower] = box.yPx < other.yPx ? [box, other] : [other, box];
          const gapX = right.xPx - (left.xPx + left.widthPx);
          const gapY = lower.yPx - (upper.yPx + upper.heightPx);
          expect(Math.max(gapX, gapY)).toBeGreaterThanOrEqual(STACK.gapPx - 1);
        }
      }
    });
  });

  it('puts children behind their parent in its direction', () => {
    forAllTrees(({ boxes }) => {
      for (const box of boxes) {
        for (const child of box.children) {
          expect(child.parent).toBe(box);
          if (box.direction === 'down') expect(child.yPx).toBeGreaterThanOrEqual(box.yPx + box.heightPx + GAP.levelsPx);
          else expect(child.xPx).toBeGreaterThanOrEqual(box.xPx + box.widthPx + GAP.levelsPx);
        }
      }
    });
  });

  it('keeps the order of siblings: along the chart, and within a stack column by column', () => {
    forAllTrees(({ boxes }) => {
      for (const { children, groups, direction } of boxes) {
        expect(groups.flatMap(({ columns }) => columns.flat())).toEqual(children);
        const starts = groups.map(
          ({ columns }) => (direction === 'down' ? columns[0]?.[0]?.xPx : columns[0]?.[0]?.yPx) ?? 0,
        );
        expect(starts).toEqual(starts.toSorted((a, b) => a - b));
        for (const column of groups.flatMap(({ columns }) => columns)) {
          const tops = column.map(({ yPx }) => yPx);
          expect(tops).toEqual(tops.toSorted((a, b) => a - b));
        }
      }
    });
  });

  it('begins near the top left corner and ends at its width and height', () => {
    forAllTrees((layout) => {
      const boxes = boxesOf(layout);
      for (const { xPx, yPx } of boxes) expect(Math.min(xPx, yPx)).toBeGreaterThanOrEqual(0);
      expect(Math.min(...boxes.map(({ xPx }) => xPx))).toBeLessThanOrEqual(STACK.indentPx);
      expect(Math.min(...boxes.map(({ yPx }) => yPx))).toBeLessThanOrEqual(STACK.headPx);
      expect(Math.max(...boxes.map(({ xPx, widthPx }) => xPx + widthPx))).toBeLessThanOrEqual(layout.widthPx);
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
  it('lists the boxes level by level', () => {
    expect(layOut().boxes.map(idOf)).toEqual(['goal', 't0', 't4', 't1', 't2', 't3']);
  });

  it('shows the goal alone without tasks', () => {
    const { boxes, root, widthPx } = layOut([]);
    expect(boxes).toHaveLength(1);
    expect([root.xPx, root.widthPx]).toEqual([0, widthPx]);
  });

  it('stacks tasks without sub-tasks below their parent', () => {
    const layout = layOut(aTreeOf(6, 6));
    expect(new Set(layout.boxes.slice(1).map(({ xPx }) => xPx)).size).toBe(1);
    expect(layout.widthPx).toBeLessThan(2 * NODE.widthPx);
  });

  it('puts children to the right of their parent where the visitor wants so', () => {
    const layout = layOut(aSmallTree(), [], 'right');
    const [parent, first, second] = ['t0', 't1', 't2'].map((id) => boxOf(layout, id));
    expect(first?.xPx).toBe((parent?.xPx ?? 0) + NODE.widthPx + GAP.levelsPx);
    expect(second?.xPx).toBe(first?.xPx);
    expect(second?.yPx).toBeGreaterThan(first?.yPx ?? 0);
  });

  it.each([
    ['one level', 300],
    ['two levels', 17],
    ['three levels', 7],
    ['five levels', 3],
    ['eight levels', 2],
  ] as const)('of 300 tasks in %s fits into a picture that can be read at its full size', (_case, branching) => {
    for (const direction of DIRECTIONS) {
      const { ratio } = exportSize(exportExtent(layOut(aTreeOf(300, branching), [], direction)));
      expect(ratio).toBeGreaterThan(0.95);
    }
  });

  it('hides the tasks of a folded branch, and counts them', () => {
    const boxes = boxesOf(layOut(aSmallTree(), ['t0', 'unknown']));
    expect(boxes.map(idOf)).toEqual(['goal', 't0', 't4']);
    expect(boxes[1]).toMatchObject({ hiddenCount: 3, count: { completed: 1, total: 2 } });
  });

  it('gives equal branches equal forms', () => {
    const layout = layOut(aTreeOf(12, 3));
    const forms = ['t0', 't1', 't2'].map((id) => {
      const box = boxOf(layout, id);
      return box.children.map(({ xPx, yPx }) => [xPx - box.xPx, yPx - box.yPx]);
    });
    expect(forms[1]).toEqual(forms[0]);
    expect(forms[2]).toEqual(forms[0]);
  });

  it('accepts a chain of three thousand tasks', () => {
    let nodes: TaskNode[] = [];
    for (let level = 2999; level >= 0; level -= 1) nodes = [{ task: aTask(`t${level}`), level, children: nodes }];
    for (const direction of DIRECTIONS) expect(layOut(nodes, [], direction).boxes).toHaveLength(3001);
  });
});
