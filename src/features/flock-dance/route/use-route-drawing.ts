import { type Dispatch, type RefObject, useCallback, useEffect, useMemo, useRef } from 'react';
import type { Pond } from '../canvas/use-pond.ts';
import { gatheringRoute } from '../model/gathering.ts';
import { type RouteDrawing, type RouteEvent, roomLeft, routeInForce } from '../model/route-drawing.ts';
import { toCoordinates } from '../model/route-path.ts';
import type { ScreenEvent } from '../model/screen-state.ts';
import { requirePlayer } from '../require-player.ts';
import { copy } from './copy.ts';
import { type Stroke, useStroke } from './use-stroke.ts';

interface RouteOptions {
  /** The element the pond fills. */
  readonly water: RefObject<HTMLElement | null>;
  readonly pond: Pond | null;
  readonly drawing: RouteDrawing;
  /** Whether drawing is switched on and the pond can be seen. */
  readonly isDrawing: boolean;
  /** Whether the school is gathered around the middle; its leader then leaves the drawn route. */
  readonly isGathered: boolean;
  readonly dispatch: Dispatch<ScreenEvent>;
}

export interface RouteControl {
  readonly drawing: RouteDrawing;
  /** The element that shows the stroke in progress. */
  readonly line: RefObject<SVGPolylineElement | null>;
  readonly stroke: Stroke;
  readonly toggle: (isOn: boolean) => void;
  readonly clear: () => void;
}

/** The single leader's route, drawn by pointer or keys on `water` (doc 3 §4). */
export function useRouteDrawing(options: RouteOptions): RouteControl {
  const { water, pond, drawing, isDrawing, isGathered, dispatch } = options;
  const line = useRef<SVGPolylineElement>(null);
  const apply = useCallback((event: RouteEvent) => dispatch({ type: 'route', event }), [dispatch]);

  const drawn = routeInForce(drawing);
  const size = drawing.pond;
  const inForce = useMemo(() => (isGathered ? gatheringRoute(size) : drawn), [isGathered, size, drawn]);
  useEffect(() => {
    void pond?.setRoute(toCoordinates(inForce));
  }, [pond, inForce]);

  usePondSize(water, apply);
  useCursorHiding(water, isDrawing, apply);
  const stroke = useStroke({
    water,
    line,
    isOn: isDrawing,
    room: roomLeft(drawing),
    onRelease: (points) => apply({ type: 'release', stroke: points }),
  });

  return {
    drawing,
    line,
    stroke,
    toggle(isOn) {
      const turn = () => apply({ type: 'switch', isOn });
      if (isOn) requirePlayer(copy.loginReason, dispatch, turn);
      else turn();
    },
    clear: () => apply({ type: 'clear' }),
  };
}

function usePondSize(water: RefObject<HTMLElement | null>, apply: (event: RouteEvent) => void): void {
  useEffect(() => {
    const element = water.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => {
      const { clientWidth, clientHeight } = element;
      apply({ type: 'resize', pond: { width: Math.max(clientWidth, 1), height: Math.max(clientHeight, 1) } });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [water, apply]);
}

/** Hides the keyboard's drawing point when the focus leaves, and when a pointer takes over. */
function useCursorHiding(
  water: RefObject<HTMLElement | null>,
  isOn: boolean,
  apply: (event: RouteEvent) => void,
): void {
  useEffect(() => {
    const element = water.current;
    if (element === null || !isOn) return;
    const controller = new AbortController();
    const hide = () => apply({ type: 'hide-cursor' });
    element.addEventListener('blur', hide, { signal: controller.signal });
    element.addEventListener('pointerdown', hide, { signal: controller.signal });
    return () => controller.abort();
  }, [water, isOn, apply]);
}
