import { TOGGLE } from './constants.ts';
import type { ChartArea, ChartBox, ChartLayout } from './layout.ts';
import { toggleWidthPx } from './toggle.ts';

export interface ChartPoint {
  readonly xPx: number;
  readonly yPx: number;
}

/** The boxes that an area touches. */
export function listVisible(layout: ChartLayout, area: ChartArea): ChartBox[] {
  const reachPx = TOGGLE.heightPx / 2;
  return listBranches(layout, area).filter(
    ({ xPx, yPx, widthPx, heightPx }) =>
      xPx <= area.rightPx + reachPx &&
      xPx + widthPx + reachPx >= area.leftPx &&
      yPx <= area.bottomPx &&
      yPx + heightPx + reachPx >= area.topPx,
  );
}

/** The boxes whose branches an area touches, parents before their children. Takes as long as these have children. */
export function listBranches({ root }: ChartLayout, area: ChartArea): ChartBox[] {
  const found = [root];
  for (const box of found) for (const child of box.children) if (meets(child.area, area)) found.push(child);
  return found;
}

function meets(a: ChartArea, b: ChartArea): boolean {
  return a.leftPx <= b.rightPx && a.rightPx >= b.leftPx && a.topPx <= b.bottomPx && a.bottomPx >= b.topPx;
}

export type ChartHit =
  | { readonly part: 'box'; readonly box: ChartBox }
  | { readonly part: 'toggle'; readonly box: ChartBox };

/**
 * The part of the chart at a point, null between the boxes. `reachPx` widens a button on each side, for fingers and for
 * small zooms.
 */
export function hitChart(layout: ChartLayout, point: ChartPoint, reachPx = 0): ChartHit | null {
  const near = {
    leftPx: point.xPx - reachPx,
    rightPx: point.xPx + reachPx,
    topPx: point.yPx - reachPx,
    bottomPx: point.yPx + reachPx,
  };
  const boxes = listVisible(layout, near);
  const toggled = boxes.find((box) => isOnToggle(box, point, reachPx));
  if (toggled !== undefined) return { part: 'toggle', box: toggled };
  const box = boxes.find((each) => isInside(each, point));
  return box === undefined ? null : { part: 'box', box };
}

/** The center of the button that folds a branch. */
export function toggleCenter({ xPx, yPx, widthPx, heightPx, direction }: ChartBox): ChartPoint {
  // Beyond the edge, because the number of sub-tasks ends near it.
  if (direction === 'right') return { xPx: xPx + widthPx + TOGGLE.padXPx, yPx: Math.round(yPx + heightPx / 2) };
  return { xPx: xPx + widthPx / 2, yPx: yPx + heightPx };
}

export function hasToggle({ node }: ChartBox): boolean {
  return node !== null && node.children.length > 0;
}

function isOnToggle(box: ChartBox, point: ChartPoint, reachPx: number): boolean {
  if (!hasToggle(box)) return false;
  const center = toggleCenter(box);
  const isInWidth = Math.abs(point.xPx - center.xPx) <= toggleWidthPx(box.hiddenCount) / 2 + reachPx;
  return isInWidth && Math.abs(point.yPx - center.yPx) <= TOGGLE.heightPx / 2 + reachPx;
}

function isInside({ xPx, yPx, widthPx, heightPx }: ChartBox, point: ChartPoint): boolean {
  return point.xPx >= xPx && point.xPx <= xPx + widthPx && point.yPx >= yPx && point.yPx <= yPx + heightPx;
}
