import { assertNever } from '../../../core/errors.ts';
import { ROUTE_POINTS_MAX } from '../constants.ts';
import { clampToPond, extendPath, type Path, type Point, type PondSize, scalePath } from './route-path.ts';

/** State of drawing a route for the single leader (doc 3 §4). The route is kept while drawing is switched off. */
export interface RouteDrawing {
  readonly isOn: boolean;
  /** Whether the route came with a link: the leader follows it while drawing is switched off, too. */
  readonly isShared: boolean;
  /** The finished strokes. The leader follows them from two points on, while drawing is switched on. */
  readonly route: Path;
  /** The size of the pond that the route's coordinates refer to. */
  readonly pond: PondSize;
  /** The keyboard's drawing point; null until an arrow key is used. */
  readonly cursor: Point | null;
}

export type RouteEvent =
  | { readonly type: 'switch'; readonly isOn: boolean }
  | { readonly type: 'release'; readonly stroke: Path }
  | { readonly type: 'move-cursor'; readonly x: number; readonly y: number }
  | { readonly type: 'place' }
  | { readonly type: 'hide-cursor' }
  | { readonly type: 'clear' }
  | { readonly type: 'resize'; readonly pond: PondSize }
  | { readonly type: 'forget' };

const NOTHING: Path = [];

export const NO_ROUTE: RouteDrawing = {
  isOn: false,
  isShared: false,
  route: NOTHING,
  pond: { width: 1, height: 1 },
  cursor: null,
};

/** The state after an event. The same object when nothing changes. */
export function applyRouteEvent(state: RouteDrawing, event: RouteEvent): RouteDrawing {
  switch (event.type) {
    case 'switch':
      return state.isOn === event.isOn ? state : { ...state, isOn: event.isOn, cursor: null };
    case 'release':
      // A press without a drag is not a stroke.
      return event.stroke.length > 1 ? withRoute(state, extendPath(state.route, event.stroke)) : state;
    case 'move-cursor': {
      const { x, y } = cursorOf(state);
      return { ...state, cursor: clampToPond({ x: x + event.x, y: y + event.y }, state.pond) };
    }
    case 'place': {
      const cursor = cursorOf(state);
      return { ...withRoute(state, extendPath(state.route, [cursor])), cursor };
    }
    case 'hide-cursor':
      return state.cursor === null ? state : { ...state, cursor: null };
    case 'clear':
      return withRoute(state, NOTHING);
    case 'resize':
      return resize(state, event.pond);
    case 'forget':
      return isBlank(state) ? state : { ...NO_ROUTE, pond: state.pond };
    default:
      return assertNever(event);
  }
}

/** A friend's route, in a pond of size 1 × 1, before the size of this pond is known. */
export function sharedRoute(route: Path): RouteDrawing {
  return { ...NO_ROUTE, isShared: route.length > 1, route };
}

/** The path that the leader follows: empty, or at least two points. */
export function routeInForce({ isOn, isShared, route }: RouteDrawing): Path {
  return (isOn || isShared) && route.length > 1 ? route : NOTHING;
}

/** How many points the next stroke may have: 0 when fewer than two fit. */
export function roomLeft({ route }: RouteDrawing): number {
  const room = ROUTE_POINTS_MAX - route.length;
  return room < 2 ? 0 : room;
}

/** The keyboard's drawing point; at first the end of the route, or the middle of the pond. */
function cursorOf({ cursor, route, pond }: RouteDrawing): Point {
  return cursor ?? route.at(-1) ?? { x: pond.width / 2, y: pond.height / 2 };
}

function isBlank({ isOn, route, cursor }: RouteDrawing): boolean {
  return !isOn && route.length === 0 && cursor === null;
}

function withRoute(state: RouteDrawing, route: Path): RouteDrawing {
  // Once it is changed, it is the visitor's own.
  return route === state.route ? state : { ...state, route, isShared: false };
}

function resize(state: RouteDrawing, pond: PondSize): RouteDrawing {
  const { width, height } = state.pond;
  if (width === pond.width && height === pond.height) return state;
  const [cursor = null] = state.cursor === null ? [] : scalePath([state.cursor], state.pond, pond);
  return { ...state, pond, cursor, route: scalePath(state.route, state.pond, pond) };
}
