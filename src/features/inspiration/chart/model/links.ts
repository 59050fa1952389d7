import { GAP } from './constants.ts';
import type { ChartBox, ChartLayout, ChartRow } from './layout.ts';
import { type ChartArea, firstEndingBehind } from './visible.ts';

/** Points of a line: x and y in turns, in pixels at zoom 1. */
export type Line = readonly number[];

/**
 * The lines between parents and children that an area shows: down from the parent, across above the children, down to each
 * of them. Takes as long as there are rows and lines in the area.
 */
export function listLinks({ rows }: ChartLayout, area: ChartArea): Line[] {
  const lines: Line[] = [];
  for (const [level, row] of rows.entries()) {
    const below = rows[level + 1];
    if (below === undefined || row.yPx > area.bottomPx) break;
    if (below.yPx < area.topPx) continue;
    const acrossPx = below.yPx - GAP.levelsPx / 2;
    for (const parent of listParents(below, area)) lines.push(...listAbove(parent, below.yPx, acrossPx, area));
  }
  return lines;
}

/** Parents of a row whose line across touches the area. */
function listParents(row: ChartRow, area: ChartArea): ChartBox[] {
  const parents: ChartBox[] = [];
  for (let at = firstEndingBehind(row, area.leftPx); at < row.boxes.length; ) {
    const parent = row.boxes[at]?.parent;
    if (!parent) break;
    const [first, last] = [parent.children[0], parent.children.at(-1)];
    if (first === undefined || last === undefined) break;
    if (Math.min(centerOf(first), centerOf(parent)) > area.rightPx) break;
    parents.push(parent);
    at = firstEndingBehind(row, last.xPx + last.widthPx + 1);
  }
  return parents;
}

function listAbove(parent: ChartBox, belowPx: number, acrossPx: number, area: ChartArea): Line[] {
  const [first, last] = [parent.children[0], parent.children.at(-1)];
  if (first === undefined || last === undefined) return [];
  const middlePx = centerOf(parent);
  const startPx = parent.yPx + parent.heightPx;
  if (first === last) return [[middlePx, startPx, middlePx, belowPx]];
  const [leftPx, rightPx] = [centerOf(first), centerOf(last)];
  const lines: Line[] = [
    [middlePx, startPx, middlePx, acrossPx],
    [leftPx, belowPx, leftPx, acrossPx, rightPx, acrossPx, rightPx, belowPx],
  ];
  const row: ChartRow = { yPx: belowPx, heightPx: 0, boxes: parent.children };
  for (let at = Math.max(firstEndingBehind(row, area.leftPx), 1); at < parent.children.length - 1; at += 1) {
    const child = parent.children[at];
    if (child === undefined || child.xPx > area.rightPx) break;
    lines.push([centerOf(child), acrossPx, centerOf(child), belowPx]);
  }
  return lines;
}

function centerOf({ xPx, widthPx }: ChartBox): number {
  return xPx + widthPx / 2;
}
