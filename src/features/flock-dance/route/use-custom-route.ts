import { type RefObject, useEffect, useReducer, useRef } from 'react';
import type { FlockSession } from '../../../bridges/flock-bridge.ts';
import { requireLogin } from '../../../shared/account-dialogs.ts';
import { useSession } from '../../../shared/session/session.ts';
import {
  applyRouteEvent,
  NO_ROUTE,
  type RouteDrawing,
  type RouteEvent,
  roomLeft,
  routeInForce,
} from '../model/route-drawing.ts';
import { toCoordinates } from '../model/route-path.ts';
import { copy } from './copy.ts';
import { useRouteKeys } from './use-route-keys.ts';
import { useStroke } from './use-stroke.ts';

interface CustomRouteOptions {
  /** The element that the pond fills. */
  readonly host: RefObject<HTMLElement | null>;
  readonly session: FlockSession | null;
  /** Leaders in the pond; null until it has said so. */
  readonly leaders: number | null;
  readonly isRunOn: boolean;
}

export interface CustomRoute {
  readonly drawing: RouteDrawing;
  /** Where the stroke in progress is shown. */
  readonly stroke: RefObject<SVGPolylineElement | null>;
  /** Exactly one leader, and no game: the controls are offered. */
  readonly isOffered: boolean;
  readonly toggle: (isOn: boolean) => void;
  readonly clear: () => void;
  /** For a pond that begins anew. */
  readonly forget: () => void;
}

/** The only leader's route, drawn by pointer or keys on `host` (doc 3 §4). */
export function useCustomRoute({ host, session, leaders, isRunOn }: CustomRouteOptions): CustomRoute {
  const [drawing, dispatch] = useReducer(applyRouteEvent, NO_ROUTE);
  const stroke = useRef<SVGPolylineElement>(null);
  const isSignedIn = useSession().session !== null;
  const hasCompany = leaders !== null && leaders > 1;

  useEffect(() => {
    if (!isSignedIn || hasCompany) dispatch({ type: 'switch', isOn: false });
  }, [isSignedIn, hasCompany]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a game, and a new session, begin with a fresh pond
  useEffect(() => dispatch({ type: 'forget' }), [isRunOn, session]);

  const inForce = routeInForce(drawing);
  useEffect(() => session?.setRoute(toCoordinates(inForce)), [session, inForce]);

  usePondSize(host, dispatch);
  useStroke({
    host,
    line: stroke,
    isOn: drawing.isOn,
    room: roomLeft(drawing),
    onRelease: (points) => dispatch({ type: 'release', stroke: points }),
  });
  useRouteKeys(host, drawing.isOn, dispatch);

  return {
    drawing,
    stroke,
    isOffered: leaders === 1 && !isRunOn,
    toggle(isOn) {
      if (isOn) requireLogin(copy.loginReason, () => dispatch({ type: 'switch', isOn }));
      else dispatch({ type: 'switch', isOn });
    },
    clear: () => dispatch({ type: 'clear' }),
    forget: () => dispatch({ type: 'forget' }),
  };
}

function usePondSize(host: RefObject<HTMLElement | null>, dispatch: (event: RouteEvent) => void): void {
  useEffect(() => {
    const element = host.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => {
      const { clientWidth, clientHeight } = element;
      dispatch({ type: 'resize', pond: { width: Math.max(clientWidth, 1), height: Math.max(clientHeight, 1) } });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [host, dispatch]);
}
