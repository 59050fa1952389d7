import { assertNever } from '../../../core/errors.ts';
import type { FlockShape } from '../../../core/flock/flock-shape.ts';
import {
  applyGameEvent,
  type EndReason,
  type Game,
  type GameEvent,
  isSteered,
  type PauseReason,
  roundOf,
  WATCHING,
} from './game.ts';
import { applyRouteEvent, type RouteDrawing, type RouteEvent, sharedRoute } from './route-drawing.ts';
import type { Path } from './route-path.ts';

/**
 * `absent`: still starting, or failed to start. `blind`: the graphics context is lost and may come back. `lost`: the
 * worker crashed; only a new pond helps.
 */
export type PondCondition = 'absent' | 'swimming' | 'blind' | 'lost';

/** Facts the screen observes and does not decide. */
export interface Surroundings {
  readonly pond: PondCondition;
  /** Leaders in the pond; null until it has reported them. */
  readonly leaders: number | null;
  /** The signed-in user's id; null for a visitor. */
  readonly userId: string | null;
  readonly shape: FlockShape;
}

type DialogName = 'settings' | 'share' | 'focus';

export interface ScreenState {
  readonly surroundings: Surroundings;
  /** The seed of the pond on the screen. */
  readonly seed: number;
  /** Whether the visitor has paused the pond outside a game. */
  readonly isPaused: boolean;
  readonly game: Game;
  readonly route: RouteDrawing;
  /** The tool's own dialog in front of the pond. */
  readonly dialog: DialogName | null;
}

export type ScreenEvent =
  | { readonly type: 'observe'; readonly surroundings: Surroundings }
  /** A login that an action needs before the next observation. */
  | { readonly type: 'sign-in'; readonly userId: string }
  | { readonly type: 'game'; readonly event: GameEvent }
  | { readonly type: 'route'; readonly event: RouteEvent }
  | { readonly type: 'toggle-pause' }
  /** The visitor asked for a new pond. */
  | { readonly type: 'reset'; readonly seed: number }
  | { readonly type: 'open'; readonly dialog: DialogName }
  | { readonly type: 'close' };

/** The screen's main purpose at this moment. A game survives a lost graphics context, so `playing` precedes `blind`. */
export type Mode = 'starting' | 'watching' | 'drawing' | 'playing' | 'blind' | 'lost';

/** `route` is the one of a friend's link, in a pond of size 1 × 1; empty without one. */
export function openScreen(seed: number, surroundings: Surroundings, route: Path = []): ScreenState {
  return { surroundings, seed, isPaused: false, game: WATCHING, route: sharedRoute(route), dialog: null };
}

/** The state after an event, with everything that follows from it. The same object when nothing changes. */
export function applyScreenEvent(state: ScreenState, event: ScreenEvent): ScreenState {
  const next = settle(applyAlone(state, event));
  return isSame(state, next) ? state : next;
}

export function modeOf({ surroundings, game, route }: ScreenState): Mode {
  if (roundOf(game) !== null) return 'playing';
  if (surroundings.pond === 'absent') return 'starting';
  if (surroundings.pond !== 'swimming') return surroundings.pond;
  return route.isOn ? 'drawing' : 'watching';
}

/** Whether time stands still in the pond. */
export function isStandingStill({ game, isPaused }: ScreenState): boolean {
  return roundOf(game) === null ? isPaused : game.step === 'playing' && game.pause !== null;
}

export function isSameSurroundings(a: Surroundings, b: Surroundings): boolean {
  return a.pond === b.pond && a.leaders === b.leaders && a.userId === b.userId && a.shape === b.shape;
}

function applyAlone(state: ScreenState, event: ScreenEvent): ScreenState {
  switch (event.type) {
    case 'observe':
      return { ...state, surroundings: event.surroundings };
    case 'sign-in':
      return { ...state, surroundings: { ...state.surroundings, userId: event.userId } };
    case 'game':
      return withGame(state, applyGameEvent(state.game, event.event));
    case 'route':
      return { ...state, route: applyRouteEvent(state.route, event.event) };
    case 'toggle-pause':
      return togglePause(state);
    case 'reset':
      return { ...state, seed: event.seed, isPaused: false, route: applyRouteEvent(state.route, { type: 'forget' }) };
    case 'open':
      return { ...state, dialog: event.dialog };
    case 'close':
      return { ...state, dialog: null };
    default:
      return assertNever(event);
  }
}

/** Every game starts a new pond, which stays on the screen after the game. */
function withGame(state: ScreenState, game: Game): ScreenState {
  const round = roundOf(game);
  const hasStarted = round !== null && round !== roundOf(state.game);
  return hasStarted ? { ...state, game, seed: round.seed, isPaused: false } : { ...state, game };
}

function togglePause(state: ScreenState): ScreenState {
  if (roundOf(state.game) === null) return { ...state, isPaused: !state.isPaused };
  const event: GameEvent = isSteered(state.game) ? { type: 'pause', reason: 'player' } : { type: 'resume' };
  return { ...state, game: applyGameEvent(state.game, event) };
}

/** Brings game and route in line with the rest: each ends, pauses or switches off as soon as its condition is gone. */
function settle(state: ScreenState): ScreenState {
  return { ...state, game: settleGame(state), route: settleRoute(state) };
}

function settleGame(state: ScreenState): Game {
  const reason = endReasonOf(state);
  if (reason !== null) return applyGameEvent(state.game, { type: 'end', reason });
  const pause = pauseReasonOf(state);
  return pause === null ? state.game : applyGameEvent(state.game, { type: 'pause', reason: pause });
}

/** doc 3 §4: catch mode requires a login, except for a visitor's taste of it, and the fish shape. */
function endReasonOf({ game, surroundings }: ScreenState): EndReason | null {
  if (game.step !== 'playing') return null;
  if (surroundings.pond === 'absent' || surroundings.pond === 'lost') return 'lost';
  const { userId } = game.round;
  if (userId !== null && surroundings.userId !== userId) return 'signed-out';
  return surroundings.shape === 'fish' ? null : 'shape';
}

function pauseReasonOf({ dialog, surroundings }: ScreenState): PauseReason | null {
  if (dialog !== null) return dialog === 'settings' ? 'settings' : 'away';
  return surroundings.pond === 'blind' ? 'away' : null;
}

/** doc 3 §4: drawing requires a login and exactly one leader. A game, and a new pond, start without a route of one's own. */
function settleRoute({ game, route, surroundings }: ScreenState): RouteDrawing {
  const { pond, userId, leaders } = surroundings;
  const isNewPond = pond === 'absent' && !route.isShared;
  if (roundOf(game) !== null || isNewPond) return applyRouteEvent(route, { type: 'forget' });
  const isAllowed = userId !== null && (leaders === null || leaders === 1);
  return isAllowed ? route : applyRouteEvent(route, { type: 'switch', isOn: false });
}

function isSame(a: ScreenState, b: ScreenState): boolean {
  return (
    isSameSurroundings(a.surroundings, b.surroundings) &&
    a.seed === b.seed &&
    a.isPaused === b.isPaused &&
    a.game === b.game &&
    a.route === b.route &&
    a.dialog === b.dialog
  );
}
