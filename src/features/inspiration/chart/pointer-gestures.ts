import type { ChartPoint } from './model/visible.ts';

/** What a visitor does on the drawing. Points are in pixels from its top left corner. */
interface GestureListeners {
  readonly onPan: (dxPx: number, dyPx: number) => void;
  /** Two fingers; `scale` is relative to the last call. */
  readonly onPinch: (at: ChartPoint, scale: number) => void;
  /** A turn of the wheel with Ctrl or ⌘; positive values zoom out. */
  readonly onWheelZoom: (at: ChartPoint, deltaPx: number) => void;
  readonly onTap: (at: ChartPoint, isTouch: boolean) => void;
  /** Where the mouse is; null when it leaves or drags. */
  readonly onHover: (at: ChartPoint | null) => void;
}

/** A pointer that moves less than this makes a tap. */
const SLOP_PX = 5;
const WHEEL_LINE_PX = 16;

interface GestureContext {
  readonly element: HTMLElement;
  readonly listeners: GestureListeners;
  /** Pointers that are down, by id, at their last place. */
  readonly down: Map<number, ChartPoint>;
  start: ChartPoint | null;
  isDragging: boolean;
}

/** Listens on an element until the returned function is called. A plain wheel still scrolls the page. */
export function listenForGestures(element: HTMLElement, listeners: GestureListeners): () => void {
  const context: GestureContext = { element, listeners, down: new Map(), start: null, isDragging: false };
  const stop = new AbortController();
  const { signal } = stop;
  element.addEventListener('pointerdown', (event) => press(context, event), { signal });
  element.addEventListener('pointermove', (event) => move(context, event), { signal });
  element.addEventListener('pointerup', (event) => release(context, event), { signal });
  element.addEventListener('pointercancel', (event) => cancel(context, event), { signal });
  element.addEventListener('pointerleave', () => listeners.onHover(null), { signal });
  element.addEventListener('wheel', (event) => turnWheel(context, event), { signal, passive: false });
  // The browser would scroll the page with two fingers where one finger may scroll it.
  const keepPinch = (event: TouchEvent) => {
    if (event.touches.length > 1 && event.cancelable) event.preventDefault();
  };
  element.addEventListener('touchstart', keepPinch, { signal, passive: false });
  element.addEventListener('touchmove', keepPinch, { signal, passive: false });
  return () => stop.abort();
}

function press(context: GestureContext, event: PointerEvent): void {
  if (event.pointerType === 'mouse' && event.button !== 0) return;
  const at = pointOf(context, event);
  context.down.set(event.pointerId, at);
  context.element.setPointerCapture(event.pointerId);
  context.start = context.down.size === 1 ? at : null;
  context.isDragging = context.down.size > 1;
}

function move(context: GestureContext, event: PointerEvent): void {
  const { down, listeners } = context;
  const at = pointOf(context, event);
  const before = down.get(event.pointerId);
  if (before === undefined) {
    if (down.size === 0 && event.pointerType === 'mouse') listeners.onHover(at);
    return;
  }
  if (down.size > 1) {
    pinch(context, event.pointerId, at);
    return;
  }
  if (!context.isDragging) {
    if (context.start !== null && distance(context.start, at) < SLOP_PX) return;
    context.isDragging = true;
    listeners.onHover(null);
    context.element.dataset.dragging = 'true';
  }
  down.set(event.pointerId, at);
  listeners.onPan(at.xPx - before.xPx, at.yPx - before.yPx);
}

/** Zooms by the distance of the first two fingers, and pans with the point between them. */
function pinch({ down, listeners }: GestureContext, pointer: number, at: ChartPoint): void {
  const before = [...down.values()];
  down.set(pointer, at);
  const after = [...down.values()];
  const [a, b] = before;
  const [c, d] = after;
  if (a === undefined || b === undefined || c === undefined || d === undefined) return;
  const [middleBefore, middle] = [middleOf(a, b), middleOf(c, d)];
  listeners.onPan(middle.xPx - middleBefore.xPx, middle.yPx - middleBefore.yPx);
  const width = distance(a, b);
  if (width > 0) listeners.onPinch(middle, distance(c, d) / width);
}

function release(context: GestureContext, event: PointerEvent): void {
  const isTap = context.down.size === 1 && !context.isDragging && context.down.has(event.pointerId);
  const at = pointOf(context, event);
  cancel(context, event);
  if (isTap) context.listeners.onTap(at, event.pointerType === 'touch');
}

function cancel(context: GestureContext, { pointerId }: PointerEvent): void {
  context.down.delete(pointerId);
  if (context.down.size > 0) return;
  context.isDragging = false;
  delete context.element.dataset.dragging;
}

function turnWheel(context: GestureContext, event: WheelEvent): void {
  if (!event.ctrlKey && !event.metaKey) return;
  event.preventDefault();
  const scale = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? 1 : WHEEL_LINE_PX;
  context.listeners.onWheelZoom(pointOf(context, event), event.deltaY * scale);
}

function pointOf({ element }: GestureContext, event: MouseEvent): ChartPoint {
  const { left, top } = element.getBoundingClientRect();
  return { xPx: event.clientX - left, yPx: event.clientY - top };
}

function distance(a: ChartPoint, b: ChartPoint): number {
  return Math.hypot(a.xPx - b.xPx, a.yPx - b.yPx);
}

function middleOf(a: ChartPoint, b: ChartPoint): ChartPoint {
  return { xPx: (a.xPx + b.xPx) / 2, yPx: (a.yPx + b.yPx) / 2 };
}
