import { assertNever } from '../../../core/errors.ts';
import { ROUTE_POINTS_MOST } from '../constants.ts';
import { clampToPond, extendPath, type Path, type Point, type Pond, scalePath } from './route-path.ts';

/** Drawing a route for the only leader (doc 3 §4). What is drawn is kept while the switch is off. */
export interface RouteDrawing {
  readonly isOn: boolean;
  /** What has been drawn and let go of. The leader follows it from two points on, while drawing is on. */
  readonly route: Path;
  /** The pond's size that the route is drawn for. */
  readonly pond: Pond;
  /** Where the arrow keys have taken the drawing point; null until they are used. */
  readonly cursor: Point | null;
}

export type RouteEvent =
  | { readonly type: 'switch'; readonly isOn: boolean }
  | { readonly type: 'release'; readonly stroke: Path }
  | { readonly type: 'move-cursor'; readonly x: number; readonly y: number }
  | { readonly type: 'place' }
  | { readonly type: 'hide-cursor' }
  | { readonly type: 'clear' }
  | { readonly type: 'resize'; readonly pond: Pond }
  | { readonly type: 'forget' };

const NOTHING: Path = [];

export const NO_ROUTE: RouteDrawing = { isOn: false, route: NOTHING, pond: { width: 1, height: 1 }, cursor: null };

/** The state after an event. The same object when nothing changes. */
export function applyRouteEvent(state: RouteDrawing, event: RouteEvent): RouteDrawing {
  switch (event.type) {
    case 'switch':
      return state.isOn === event.isOn ? state : { ...state, isOn: event.isOn, cursor: null };
    case 'release':
      // A press without a drag is no path.
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

/** What the leader shall follow now: nothing, or at least two points. */
export function routeInForce({ isOn, route }: RouteDrawing): Path {
  return isOn && route.length > 1 ? route : NOTHING;
}

/** How many points the next stroke may have: 0 when there is no room for the two that make one. */
export function roomLeft({ route }: RouteDrawing): number {
  const room = ROUTE_POINTS_MOST - route.length;
  return room < 2 ? 0 : room;
}

/** Where the keys draw from: where they are, else the end of the route, else the middle of the pond. */
function cursorOf({ cursor, route, pond }: RouteDrawing): Point {
  return cursor ?? route.at(-1) ?? { x: pond.width / 2, y: pond.height / 2 };
}

function isBlank({ isOn, route, cursor }: RouteDrawing): boolean {
  return !isOn && route.length === 0 && cursor === null;
}

function withRoute(state: RouteDrawing, route: Path): RouteDrawing {
  return route === state.route ? state : { ...state, route };
}

function resize(state: RouteDrawing, pond: Pond): RouteDrawing {
  const { width, height } = state.pond;
  if (width === pond.width && height === pond.height) return state;
  const [cursor = null] = state.cursor === null ? [] : scalePath([state.cursor], state.pond, pond);
  return { ...state, pond, cursor, route: scalePath(state.route, state.pond, pond) };
}
