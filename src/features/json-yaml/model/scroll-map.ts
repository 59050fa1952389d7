/** A list of lines of equal height, and the part of the page that shows it. Lengths are CSS pixels. */
export interface LineList {
  readonly lineCount: number;
  readonly linePx: number;
  readonly viewportPx: number;
}

/** The lines in view, and how far the first of them is above the upper edge. */
interface VisibleLines {
  readonly from: number;
  readonly count: number;
  readonly hiddenPx: number;
}

export type ScrollKey = 'line-up' | 'line-down' | 'page-up' | 'page-down' | 'start' | 'end';

/**
 * Browsers cut elements off above some 17 to 33 million pixels. A higher list gets an element of this height, whose scroll
 * bar represents the whole list in proportion.
 */
export const MAX_ELEMENT_PX = 8e6;

/** Height of the scrolled element. */
export function elementPx(list: LineList): number {
  return Math.min(listPx(list), Math.max(MAX_ELEMENT_PX, list.viewportPx));
}

/** Whether a pixel of the scroll bar represents more than one pixel of the list. */
export function isScaled(list: LineList): boolean {
  return elementPx(list) < listPx(list);
}

/** The position in the list, in its own pixels from the top, that corresponds to `scrollTop`. */
export function toPosition(list: LineList, scrollTop: number): number {
  const room = scrollRoom(list);
  return room === 0 ? 0 : clampPosition(list, (scrollTop / room) * lastPosition(list));
}

/** The `scrollTop` that corresponds to a position in the list. */
export function toScrollTop(list: LineList, position: number): number {
  const last = lastPosition(list);
  return last === 0 ? 0 : (clampPosition(list, position) / last) * scrollRoom(list);
}

export function clampPosition(list: LineList, position: number): number {
  return Math.min(Math.max(position, 0), lastPosition(list));
}

export function visibleLines(list: LineList, position: number): VisibleLines {
  const top = clampPosition(list, position);
  const from = Math.floor(top / list.linePx);
  const end = Math.min(Math.ceil((top + list.viewportPx) / list.linePx), list.lineCount);
  return { from, count: Math.max(end - from, 0), hiddenPx: top - from * list.linePx };
}

/** The position that centers a line, from 0. A line outside the list counts as the nearest line in it. */
export function positionOfLine(list: LineList, line: number): number {
  const within = Math.min(Math.max(line, 0), Math.max(list.lineCount - 1, 0));
  return clampPosition(list, (within + 0.5) * list.linePx - list.viewportPx / 2);
}

/** The position that a key leads to. A page key keeps one line in view. */
export function stepPosition(list: LineList, position: number, key: ScrollKey): number {
  const pagePx = Math.max(Math.floor(list.viewportPx / list.linePx) - 1, 1) * list.linePx;
  const positions: Record<ScrollKey, number> = {
    'line-up': position - list.linePx,
    'line-down': position + list.linePx,
    'page-up': position - pagePx,
    'page-down': position + pagePx,
    start: 0,
    end: lastPosition(list),
  };
  return clampPosition(list, positions[key]);
}

function listPx(list: LineList): number {
  return list.lineCount * list.linePx;
}

function lastPosition(list: LineList): number {
  return Math.max(listPx(list) - list.viewportPx, 0);
}

function scrollRoom(list: LineList): number {
  return Math.max(elementPx(list) - list.viewportPx, 0);
}
