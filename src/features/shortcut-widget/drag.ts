import { DRAG_START_PX } from './constants.ts';
import type { Point } from './model/box.ts';
import { clampPoint } from './model/place.ts';
import { readArea, readSize, showAt, type WidgetParts } from './placement.ts';

interface DragHandlers {
  readonly onDrop: (point: Point) => void;
  /** Escape was pressed, or the browser took the pointer away. */
  readonly onCancel: () => void;
}

/** Lets the widget follow the pointer that was pressed. A press without a movement stays a click; a drag is none. */
export function followPointer(pressed: PointerEvent, parts: WidgetParts, handlers: DragHandlers): void {
  if (pressed.button !== 0 || !pressed.isPrimary) return;
  const { box } = parts;
  const { left, top } = box.getBoundingClientRect();
  const released = new AbortController();
  let point: Point | null = null;

  const move = (event: PointerEvent) => {
    if (event.pointerId !== pressed.pointerId) return;
    const x = event.clientX - pressed.clientX;
    const y = event.clientY - pressed.clientY;
    if (point === null) {
      if (Math.hypot(x, y) < DRAG_START_PX) return;
      beginDrag(box, pressed.pointerId);
    }
    point = clampPoint({ left: left + x, top: top + y }, readSize(box), readArea(parts.area));
    showAt(parts, point);
  };

  const end = (isDropped: boolean) => {
    released.abort();
    // Another tab may have closed the widget meanwhile.
    if (point === null || !box.isConnected) return;
    delete box.dataset.dragging;
    if (isDropped) handlers.onDrop(point);
    else handlers.onCancel();
  };

  const options = { signal: released.signal };
  const endOf = (isDropped: boolean) => (event: PointerEvent) => {
    if (event.pointerId === pressed.pointerId) end(isDropped);
  };
  window.addEventListener('pointermove', move, options);
  window.addEventListener('pointerup', endOf(true), options);
  window.addEventListener('pointercancel', endOf(false), options);
  const cancel = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || point === null) return;
    event.stopPropagation();
    end(false);
  };
  window.addEventListener('keydown', cancel, { ...options, capture: true });
}

function beginDrag(box: HTMLElement, pointerId: number): void {
  box.dataset.dragging = 'true';
  swallowClick(box);
  try {
    box.setPointerCapture(pointerId);
  } catch {
    // The pointer is gone already. Its last event ends the drag.
  }
}

/** The click that follows the end of a drag must not press the button below the pointer. */
function swallowClick(box: HTMLElement): void {
  const over = new AbortController();
  const { signal } = over;
  const swallow = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  const finish = () => setTimeout(() => over.abort());
  box.addEventListener('click', swallow, { capture: true, signal });
  window.addEventListener('pointerup', finish, { signal });
  window.addEventListener('pointercancel', finish, { signal });
}
