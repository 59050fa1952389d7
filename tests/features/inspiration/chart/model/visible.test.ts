import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TOGGLE } from '../../../../../src/features/inspiration/chart/model/constants.ts';
import {
  type ChartArea,
  type ChartLayout,
  layOutChart,
} from '../../../../../src/features/inspiration/chart/model/layout.ts';
import { listLinks } from '../../../../../src/features/inspiration/chart/model/links.ts';
import { hitChart, listVisible, toggleCenter } from '../../../../../src/features/inspiration/chart/model/visible.ts';
import { aSmallTree, aTreeOf, randomTree } from '../a-task-tree.ts';

const layOut = (nodes = aSmallTree(), collapsed: Iterable<string> = []) =>
  layOutChart({ title: 'Goal', nodes, collapsed: new Set(collapsed) });
const boxOf = (layout: ChartLayout, id: string) => {
  const box = layout.boxes.find(({ node }) => node?.task.id === id);
  if (box === undefined) throw new Error(`no ${id}`);
  return box;
};
const ALL = { leftPx: -1e9, topPx: -1e9, rightPx: 1e9, bottomPx: 1e9 };
const area = fc.record({
  x: fc.double({ min: 0, max: 1, noNaN: true }),
  y: fc.double({ min: 0, max: 1, noNaN: true }),
});
const toArea = ({ widthPx, heightPx }: ChartLayout, { x, y }: { x: number; y: number }): ChartArea => ({
  leftPx: x * widthPx,
  topPx: y * heightPx,
  rightPx: x * widthPx + 400,
  bottomPx: y * heightPx + 200,
});

describe('the boxes in view', () => {
  it('are those that a search through all boxes finds', () => {
    fc.assert(
      fc.property(randomTree, area, ({ nodes, collapsed }, place) => {
        const layout = layOut(nodes, collapsed);
        const part = toArea(layout, place);
        const found = new Set(listVisible(layout, part));
        for (const box of layout.boxes) {
          const isInside =
            box.xPx <= part.rightPx &&
            box.xPx + box.widthPx >= part.leftPx &&
            box.yPx <= part.bottomPx &&
            box.yPx + box.heightPx + TOGGLE.heightPx / 2 >= part.topPx;
          if (isInside) expect(found).toContain(box);
        }
      }),
    );
  });

  it('are few, however large the chart is', () => {
    const layout = layOut(aTreeOf(2000, 3));
    const middlePx = layout.widthPx / 2;
    const part = { leftPx: middlePx, topPx: 0, rightPx: middlePx + 1200, bottomPx: 600 };
    expect(listVisible(layout, part).length).toBeLessThan(40);
    expect(listLinks(layout, part).length).toBeLessThan(80);
  });
});

describe('the lines in view', () => {
  it('connect every box with its parent', () => {
    const layout = layOut();
    const points = new Set(
      listLinks(layout, ALL).flatMap((line) => line.flatMap((x, at) => (at % 2 === 0 ? [`${x} ${line[at + 1]}`] : []))),
    );
    for (const { xPx, yPx, widthPx, heightPx } of layout.boxes.slice(1)) {
      const [top, left] = [`${xPx + widthPx / 2} ${yPx}`, `${xPx} ${Math.round(yPx + heightPx / 2)}`];
      expect([...points]).toContainEqual(expect.toBeOneOf([top, left]));
    }
  });

  it('include every line that crosses the area', () => {
    fc.assert(
      fc.property(randomTree, area, ({ nodes, collapsed }, place) => {
        const layout = layOut(nodes, collapsed);
        const part = toArea(layout, place);
        const listed = new Set(listLinks(layout, part).map(String));
        const crossing = listLinks(layout, ALL).filter((line) => crosses(line, part));
        for (const line of crossing) expect(listed).toContain(String(line));
      }),
    );
  });
});

function crosses(line: readonly number[], { leftPx, topPx, rightPx, bottomPx }: ChartArea): boolean {
  for (let at = 0; at + 3 < line.length; at += 2) {
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = line.slice(at, at + 4);
    const isInWidth = Math.max(x1, x2) >= leftPx && Math.min(x1, x2) <= rightPx;
    if (isInWidth && Math.max(y1, y2) >= topPx && Math.min(y1, y2) <= bottomPx) return true;
  }
  return false;
}

describe('a point of the chart', () => {
  const layout = layOut();
  const box = boxOf(layout, 't0');
  const button = toggleCenter(box);

  it.each([
    ['the middle of a box', { xPx: box.xPx + 20, yPx: box.yPx + 20 }, 0, 'box t0'],
    ['a button', button, 0, 'toggle t0'],
    ['the lower half of a button', { xPx: button.xPx, yPx: button.yPx + 11 }, 0, 'toggle t0'],
    ['below a button', { xPx: button.xPx, yPx: button.yPx + 15 }, 0, null],
    ['below a button, with a finger', { xPx: button.xPx, yPx: button.yPx + 15 }, 10, 'toggle t0'],
    ['the place of a button below a task without children', toggleCenter(boxOf(layout, 't4')), 0, 'box t4'],
    ['the goal', { xPx: layout.root.xPx + 5, yPx: 5 }, 0, 'box goal'],
    ['nothing', { xPx: 0, yPx: 0 }, 0, null],
  ])('hits %s', (_name, point, reach, wanted) => {
    const hit = hitChart(layout, point, reach);
    expect(hit === null ? null : `${hit.part} ${hit.box.node?.task.id ?? 'goal'}`).toBe(wanted);
  });

  it('hits the wider button of a folded branch', () => {
    const folded = layOut(aTreeOf(2000, 3), ['t0']);
    const center = toggleCenter(boxOf(folded, 't0'));
    expect(hitChart(folded, { xPx: center.xPx + 15, yPx: center.yPx })?.part).toBe('toggle');
  });
});
