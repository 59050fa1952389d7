import { EDGE_PX, FLOATING_BUTTON_PX, INITIAL_FROM_BOTTOM_PX, KEY_STEP_PX } from '../constants.ts';
import type { Box, Point, Size } from './box.ts';

/**
 * Where the visitor put the widget, measured from the nearer side and from the bottom, so that it stays at its side in a
 * window of another size. A window that is too small changes the point where the widget is shown, not its place.
 */
export interface Place {
  readonly side: 'left' | 'right';
  readonly fromSidePx: number;
  readonly fromBottomPx: number;
}

export const INITIAL_PLACE: Place = { side: 'left', fromSidePx: 0, fromBottomPx: INITIAL_FROM_BOTTOM_PX };

/** The part of the window that the visitor sees. A keyboard on the screen makes it smaller than the window. */
interface View {
  readonly offsetTop: number;
  readonly height: number;
  /** Above 1 the visitor has zoomed in. The view then shows a part of the page, and the widget stays at its place. */
  readonly scale: number;
}

/** The part of `area` that the visitor sees. */
export function toVisibleArea(area: Box, view: View | null): Box {
  if (view === null || view.scale > 1.01) return area;
  const top = Math.max(area.top, view.offsetTop + EDGE_PX);
  const bottom = Math.min(area.bottom, view.offsetTop + view.height - EDGE_PX);
  return { ...area, top, bottom: Math.max(bottom, top) };
}

/** The point nearest to `point` at which the widget is inside of the area and off the pages' floating buttons. */
export function clampPoint(point: Point, size: Size, area: Box): Point {
  const left = clamp(point.left, area.left, area.right - size.width);
  const bottom = area.bottom - (isInRightHalf(left, size, area) ? FLOATING_BUTTON_PX : 0);
  return { left, top: clamp(point.top, area.top, bottom - size.height) };
}

export function toPoint({ side, fromSidePx, fromBottomPx }: Place, size: Size, area: Box): Point {
  const left = side === 'left' ? area.left + fromSidePx : area.right - fromSidePx - size.width;
  return clampPoint({ left, top: area.bottom - fromBottomPx - size.height }, size, area);
}

export function toPlace(point: Point, size: Size, area: Box): Place {
  const { left, top } = clampPoint(point, size, area);
  const fromBottomPx = Math.round(area.bottom - top - size.height);
  return isInRightHalf(left, size, area)
    ? { side: 'right', fromSidePx: Math.round(area.right - left - size.width), fromBottomPx }
    : { side: 'left', fromSidePx: Math.round(left - area.left), fromBottomPx };
}

/** The place at the nearer side, where the widget covers the least. */
export function snapToSide(place: Place): Place {
  return { ...place, fromSidePx: 0 };
}

const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The point after an arrow key; null for any other key. */
export function applyKey(point: Point, key: { readonly key: string; readonly shiftKey: boolean }): Point | null {
  const arrow = ARROWS[key.key];
  if (arrow === undefined) return null;
  const step = key.shiftKey ? KEY_STEP_PX.withShift : KEY_STEP_PX.plain;
  return { left: point.left + arrow[0] * step, top: point.top + arrow[1] * step };
}

function isInRightHalf(left: number, { width }: Size, area: Box): boolean {
  return left + width / 2 > (area.left + area.right) / 2;
}

/** Where there is too little room, the lower limit applies. */
function clamp(value: number, min: number, max: number): number {
  return Math.max(min, Math.min(value, max));
}
