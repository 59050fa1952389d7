import { TOGGLE } from './constants.ts';
import type { ChartBox, ChartLayout, ChartRow } from './layout.ts';
import { toggleWidthPx } from './toggle.ts';

/** A part of the chart, in pixels at zoom 1. */
export interface ChartArea {
  readonly leftPx: number;
  readonly topPx: number;
  readonly rightPx: number;
  readonly bottomPx: number;
}

export interface ChartPoint {
  readonly xPx: number;
  readonly yPx: number;
}

/** The boxes that an area touches. Takes as long as there are rows and found boxes, however large the chart is. */
export function listVisible({ rows }: ChartLayout, area: ChartArea): ChartBox[] {
  const found: ChartBox[] = [];
  for (const row of rows) {
    if (row.yPx > area.bottomPx) break;
    if (row.yPx + row.heightPx + TOGGLE.heightPx / 2 < area.topPx) continue;
    for (let at = firstEndingBehind(row, area.leftPx); at < row.boxes.length; at += 1) {
      const box = row.boxes[at];
      if (box === undefined || box.xPx > area.rightPx) break;
      found.push(box);
    }
  }
  return found;
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
export function toggleCenter({ xPx, yPx, widthPx, heightPx }: ChartBox): ChartPoint {
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

/** Index of the first box whose right edge is at or behind `xPx`. */
export function firstEndingBehind({ boxes }: ChartRow, xPx: number): number {
  let from = 0;
  let to = boxes.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    const box = boxes[middle];
    if (box !== undefined && box.xPx + box.widthPx < xPx) from = middle + 1;
    else to = middle;
  }
  return from;
}
