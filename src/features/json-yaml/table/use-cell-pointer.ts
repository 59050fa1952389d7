import { type PointerEvent, type RefObject, useRef } from 'react';
import type { GridView } from './grid-view.ts';
import type { JsonTable } from './json-table.ts';

/**
 * What mouse and finger do to the cells: a press selects, dragging with the mouse or pressing with Shift extends, and a
 * press on a row number selects the row. A finger scrolls, and selects by a tap.
 */
export function useCellPointer(view: RefObject<GridView | null>, table: JsonTable) {
  const isDragging = useRef(false);

  const select = (event: { clientX: number; clientY: number; target: EventTarget; shiftKey: boolean }): boolean => {
    const target = event.target instanceof Element ? event.target.closest('.cell') : null;
    const place = view.current?.placeAt(event.clientX, event.clientY);
    if (target === null || place === undefined) return false;
    const { selection, layout } = table.store.getState();
    if (target.classList.contains('ordinal')) {
      const anchor = { row: event.shiftKey ? selection.anchor.row : place.row, column: 0 };
      table.select({ anchor, focus: { row: place.row, column: layout.columns.length - 1 } });
      return false;
    }
    table.select({ anchor: event.shiftKey ? selection.anchor : place, focus: place });
    return true;
  };

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.pointerType !== 'mouse' || event.button !== 0) return;
      if (!select(event)) return;
      isDragging.current = true;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove({ clientX, clientY, buttons }: PointerEvent) {
      if (!isDragging.current || (buttons & 1) === 0) return;
      const focus = view.current?.placeAt(clientX, clientY);
      const { selection } = table.store.getState();
      if (focus === undefined) return;
      if (focus.row === selection.focus.row && focus.column === selection.focus.column) return;
      table.select({ anchor: selection.anchor, focus });
      view.current?.reveal();
    },
    onPointerUp() {
      isDragging.current = false;
    },
    onPointerCancel() {
      isDragging.current = false;
    },
    onClick(event: { clientX: number; clientY: number; target: EventTarget; shiftKey: boolean; nativeEvent: Event }) {
      const { nativeEvent } = event;
      if ('pointerType' in nativeEvent && nativeEvent.pointerType !== 'mouse') select(event);
    },
  };
}
