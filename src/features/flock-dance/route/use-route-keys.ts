import { type RefObject, useEffect } from 'react';
import { ROUTE_CURSOR_STEP_PX } from '../constants.ts';
import type { RouteEvent } from '../model/route-drawing.ts';

const DIRECTIONS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Drawing without a pointer while `host` has the focus: arrows move a point, Enter adds it, Escape puts it away. */
export function useRouteKeys(
  host: RefObject<HTMLElement | null>,
  isOn: boolean,
  dispatch: (event: RouteEvent) => void,
): void {
  useEffect(() => {
    const element = host.current;
    if (element === null || !isOn) return;
    const controller = new AbortController();
    const hide = () => dispatch({ type: 'hide-cursor' });
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      const routeEvent = toRouteEvent(event);
      if (routeEvent === null) return;
      event.preventDefault();
      dispatch(routeEvent);
    };
    element.addEventListener('keydown', onKey, { signal: controller.signal });
    element.addEventListener('blur', hide, { signal: controller.signal });
    element.addEventListener('pointerdown', hide, { signal: controller.signal });
    return () => controller.abort();
  }, [host, isOn, dispatch]);
}

function toRouteEvent({ key, shiftKey }: KeyboardEvent): RouteEvent | null {
  const direction = DIRECTIONS[key];
  if (direction !== undefined) {
    const step = shiftKey ? ROUTE_CURSOR_STEP_PX.fine : ROUTE_CURSOR_STEP_PX.plain;
    return { type: 'move-cursor', x: direction[0] * step, y: direction[1] * step };
  }
  if (key === 'Enter') return { type: 'place' };
  return key === 'Escape' ? { type: 'hide-cursor' } : null;
}
