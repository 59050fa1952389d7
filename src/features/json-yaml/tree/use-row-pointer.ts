import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { LONG_PRESS } from './constants.ts';
import type { JsonTree } from './json-tree.ts';
import type { RowHit, TreeView } from './tree-view.ts';

/** A point of the window, in pixels. */
export interface WindowPoint {
  readonly left: number;
  readonly top: number;
}

/**
 * What mouse and finger do to the rows: a click selects, the triangle or a second click unfolds, and so does a tap
 * anywhere on a row. A right click, a long press or the row's button asks for its menu.
 */
export function useRowPointer(view: RefObject<TreeView | null>, tree: JsonTree, onMenu: (at: WindowPoint) => void) {
  const press = useRef<{ readonly timer: number; readonly x: number; readonly y: number } | null>(null);
  const isTouch = useRef(false);
  /** The click at the end of a long press is none. */
  const isLong = useRef(false);
  useEffect(() => () => window.clearTimeout(press.current?.timer), []);

  const endPress = () => {
    window.clearTimeout(press.current?.timer);
    press.current = null;
  };
  const openMenu = (hit: RowHit, at: WindowPoint) => {
    endPress();
    if (hit.row.item === null) return;
    tree.select({ parent: hit.row.parent, index: hit.row.index });
    onMenu(at);
  };

  return {
    onPointerDown(event: PointerEvent) {
      endPress();
      isLong.current = false;
      isTouch.current = event.pointerType === 'touch';
      if (!isTouch.current || !event.isPrimary) return;
      const { clientX: x, clientY: y, target } = event;
      const timer = window.setTimeout(() => {
        const hit = view.current?.rowOf(target);
        if (!hit) return;
        isLong.current = true;
        openMenu(hit, { left: x, top: y });
      }, LONG_PRESS.ms);
      press.current = { timer, x, y };
    },
    onPointerMove({ clientX, clientY }: PointerEvent) {
      if (press.current === null) return;
      if (Math.hypot(clientX - press.current.x, clientY - press.current.y) > LONG_PRESS.movePx) endPress();
    },
    onPointerUp: endPress,
    onPointerCancel: endPress,
    onContextMenu(event: MouseEvent) {
      const hit = view.current?.rowOf(event.target);
      // With Shift the browser's own menu opens, as everywhere.
      if (!hit || event.shiftKey) return;
      event.preventDefault();
      if (isLong.current) return;
      isLong.current = isTouch.current;
      openMenu(hit, { left: event.clientX, top: event.clientY });
    },
    onMouseDown(event: MouseEvent) {
      // A double click unfolds; it must not select a word.
      if (event.detail > 1) event.preventDefault();
    },
    onClick(event: MouseEvent) {
      const hit = view.current?.rowOf(event.target);
      if (!hit || isLong.current) return;
      const { row, part, element } = hit;
      const place = { parent: row.parent, index: row.index };
      tree.select(place);
      if (part === 'menu') {
        const { right, bottom } = element.getBoundingClientRect();
        return onMenu({ left: Math.min(event.clientX, right), top: bottom });
      }
      const isSecond = event.detail === 2 && window.getSelection()?.isCollapsed !== false;
      if (part !== 'twisty' && !isSecond && !isTouch.current) return;
      if (row.isOpen) tree.fold(place);
      else tree.unfold(place);
    },
  };
}
