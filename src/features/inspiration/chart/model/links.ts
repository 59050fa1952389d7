import { STACK } from './constants.ts';
import type { ChartArea, ChartBox, ChartLayout } from './layout.ts';
import { listBranches } from './visible.ts';

/** Points of a line: x and y in turns, in pixels at zoom 1. */
type Line = readonly number[];

/**
 * The lines between parents and children that an area shows: from the parent to where the lines part, across, and to each child or
 * along each column of children.
 */
export function listLinks(layout: ChartLayout, area: ChartArea): Line[] {
  const lines: Line[] = [];
  for (const box of listBranches(layout, area)) {
    if (box.children.length === 0) continue;
    for (const line of box.direction === 'down' ? listDown(box) : listRight(box)) {
      if (touches(line, area)) lines.push(line);
    }
  }
  return lines;
}

function listDown(parent: ChartBox): Line[] {
  const { fanPx } = parent;
  const middle = middleX(parent);
  const bottom = parent.yPx + parent.heightPx;
  const lines: Line[] = [];
  // Within a stack, the line of the children begins at the box itself.
  const isStacked = fanPx === bottom;
  if (!isStacked) lines.push([middle, bottom, middle, fanPx]);
  const ends = isStacked ? [] : [middle];
  for (const { columns, hasRails } of parent.groups) {
    if (hasRails) {
      for (const column of columns) ends.push(addRail(lines, column, fanPx));
      continue;
    }
    for (const box of columns.flat()) {
      ends.push(middleX(box));
      lines.push([middleX(box), fanPx, middleX(box), box.yPx]);
    }
  }
  const [left, right] = [Math.min(...ends), Math.max(...ends)];
  if (left < right) lines.push([left, fanPx, right, fanPx]);
  return lines;
}

function listRight(parent: ChartBox): Line[] {
  const { fanPx } = parent;
  const middle = middleY(parent);
  const lines: Line[] = [[parent.xPx + parent.widthPx, middle, fanPx, middle]];
  const ends = [middle];
  for (const { columns, hasRails, headPx } of parent.groups) {
    if (hasRails) {
      const top = (columns[0]?.[0]?.yPx ?? 0) - headPx;
      const rails = columns.map((column) => addRail(lines, column, top));
      lines.push([fanPx, top, Math.max(...rails), top]);
      ends.push(top);
      continue;
    }
    for (const box of columns.flat()) {
      ends.push(middleY(box));
      lines.push([fanPx, middleY(box), box.xPx, middleY(box)]);
    }
  }
  const [top, bottom] = [Math.min(...ends), Math.max(...ends)];
  if (top < bottom) lines.push([fanPx, top, fanPx, bottom]);
  return lines;
}

/** A line along a column with one to each of its boxes. @returns its x. */
function addRail(lines: Line[], column: readonly ChartBox[], fromPx: number): number {
  const [first, last] = [column[0], column.at(-1)];
  if (first === undefined || last === undefined) return 0;
  const x = first.xPx - STACK.railPx;
  lines.push([x, fromPx, x, middleY(last)]);
  for (const box of column) lines.push([x, middleY(box), box.xPx, middleY(box)]);
  return x;
}

function middleX({ xPx, widthPx }: ChartBox): number {
  return xPx + widthPx / 2;
}

function middleY({ yPx, heightPx }: ChartBox): number {
  return Math.round(yPx + heightPx / 2);
}

function touches([x1 = 0, y1 = 0, x2 = 0, y2 = 0]: Line, { leftPx, topPx, rightPx, bottomPx }: ChartArea): boolean {
  const isInWidth = Math.max(x1, x2) >= leftPx && Math.min(x1, x2) <= rightPx;
  return isInWidth && Math.max(y1, y2) >= topPx && Math.min(y1, y2) <= bottomPx;
}
