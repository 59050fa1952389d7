import { boxSizeMin, type CropBox, fitBox } from './crop-state.ts';
import { clamp, type Point, type Size } from './geometry.ts';

/** The eight handles: corners and edges by compass direction. */
export const HANDLES = ['nw', 'n', 'ne', 'e', 'se', 's', 'sw', 'w'] as const;
export type Handle = (typeof HANDLES)[number];

/** What bounds a box while it changes. */
interface BoxBounds {
  readonly canvas: Size;
  /** Width to height; null for free proportions. */
  readonly ratio: number | null;
  /** Smallest side while a handle is dragged; the documented minimum applies in any case. */
  readonly sideMin?: number;
}

/** The directions in which a handle moves an edge: -1 for left and top, 1 for right and bottom, 0 for neither. */
export function handleDirections(handle: Handle): Point {
  const has = (side: string) => (handle.includes(side) ? 1 : 0);
  return { x: has('e') - has('w'), y: has('s') - has('n') };
}

/** Moves the box and keeps it within the canvas (doc 2 §4). */
export function moveBox(box: CropBox, by: Point, canvas: Size): CropBox {
  return fitBox({ ...box, x: box.x + by.x, y: box.y + by.y }, canvas);
}

/** Moves the edges that belong to a handle. The opposite edges stay; with a ratio, the other axis follows. */
export function resizeBox(box: CropBox, handle: Handle, by: Point, bounds: BoxBounds): CropBox {
  const direction = handleDirections(handle);
  const wanted = { width: box.width + direction.x * by.x, height: box.height + direction.y * by.y };
  return resizeTo(box, wanted, direction, bounds);
}

/** Gives the box a width or height and keeps its top left corner, as far as there is room. */
export function setBoxSide(box: CropBox, side: 'width' | 'height', value: number, bounds: BoxBounds): CropBox {
  const { canvas, ratio } = bounds;
  const wanted = { width: box.width, height: box.height, [side]: value };
  if (ratio !== null && side === 'width') wanted.height = value / ratio;
  if (ratio !== null && side === 'height') wanted.width = value * ratio;
  const size = limitSize(wanted, canvas, ratio, boxSizeMin(canvas));
  return fitBox({ ...box, ...size }, canvas);
}

/**
 * Moves the left or top edge to a place, in pixels from that edge of the canvas. A box that has no room there becomes smaller,
 * so that place and size can be entered in any order.
 */
export function setBoxStart(box: CropBox, axis: 'x' | 'y', value: number, { canvas, ratio }: BoxBounds): CropBox {
  const side = axis === 'x' ? 'width' : 'height';
  const least = boxSizeMin(canvas);
  const min = {
    width: ratio === null ? least.width : Math.max(least.width, least.height * ratio),
    height: ratio === null ? least.height : Math.max(least.height, least.width / ratio),
  };
  const lengthMin = Math.min(box[side], Math.ceil(min[side]));
  const start = clamp(Math.round(value), 0, Math.floor(canvas[side] - lengthMin)) - canvas[side] / 2;
  const moved = { ...box, [axis]: start };
  const room = { width: canvas.width / 2 - moved.x, height: canvas.height / 2 - moved.y };
  if (box[side] <= room[side]) return fitBox(moved, canvas);
  return fitBox({ ...moved, ...limitSize(box, room, ratio, { width: 1, height: 1 }) }, canvas);
}

/** A box of a ratio with the same middle and, as far as there is room, the same area. */
export function fitToRatio(box: CropBox, ratio: number | null, canvas: Size): CropBox {
  if (ratio === null) return fitBox(box, canvas);
  const width = Math.sqrt(box.width * box.height * ratio);
  const size = limitSize({ width, height: width / ratio }, canvas, ratio, boxSizeMin(canvas));
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  return fitBox({ x: middle.x - size.width / 2, y: middle.y - size.height / 2, ...size }, canvas);
}

function resizeTo(box: CropBox, wanted: Size, direction: Point, bounds: BoxBounds): CropBox {
  const { canvas, ratio, sideMin = 0 } = bounds;
  const room = {
    width: roomAlong(box.x, box.width, direction.x, canvas.width),
    height: roomAlong(box.y, box.height, direction.y, canvas.height),
  };
  const least = boxSizeMin(canvas);
  // A box that is already smaller than the least size for dragging does not jump.
  const min = {
    width: Math.max(least.width, Math.min(sideMin, box.width)),
    height: Math.max(least.height, Math.min(sideMin, box.height)),
  };
  const size = limitSize(leadingSize(wanted, direction, ratio), room, ratio, min);
  return fitBox(
    {
      x: startAlong(box.x, box.width, size.width, direction.x),
      y: startAlong(box.y, box.height, size.height, direction.y),
      ...size,
    },
    canvas,
  );
}

/** With a ratio, the axis that was dragged farther leads. */
function leadingSize(wanted: Size, direction: Point, ratio: number | null): Size {
  if (ratio === null) return wanted;
  const byHeight = wanted.height * ratio;
  const width = direction.x === 0 ? byHeight : direction.y === 0 ? wanted.width : Math.max(wanted.width, byHeight);
  return { width, height: width / ratio };
}

/** A size between minimum and room. With a ratio both sides keep it, and the room comes before the minimum. */
function limitSize({ width, height }: Size, room: Size, ratio: number | null, min: Size): Size {
  if (ratio === null) {
    return {
      width: Math.round(clamp(width, min.width, Math.max(min.width, room.width))),
      height: Math.round(clamp(height, min.height, Math.max(min.height, room.height))),
    };
  }
  const widthMax = Math.min(room.width, room.height * ratio);
  const widthMin = Math.min(widthMax, Math.max(min.width, min.height * ratio));
  const limited = Math.round(clamp(width, widthMin, widthMax));
  return { width: limited, height: Math.max(1, Math.min(Math.round(limited / ratio), Math.floor(room.height))) };
}

/** Room of a side whose opposite edge, or for no direction whose middle, stays. */
function roomAlong(start: number, length: number, direction: number, canvasLength: number): number {
  const before = start + length + canvasLength / 2;
  const after = canvasLength / 2 - start;
  if (direction > 0) return after;
  if (direction < 0) return before;
  return 2 * Math.min(before - length / 2, after - length / 2);
}

function startAlong(start: number, length: number, next: number, direction: number): number {
  if (direction > 0) return start;
  return direction < 0 ? start + length - next : start + (length - next) / 2;
}
