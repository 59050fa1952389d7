import { assertNever } from '../../../core/errors.ts';
import type { PondKind, RunLog } from '../../../core/flock/run-log.ts';
import type { CurvePoint } from './score-curve.ts';
import type { FreeSetting } from './setting-key.ts';

export type GameKind = 'free' | 'daily';

/** One game. */
export interface Round {
  /** Distinguishes games with the same seed. */
  readonly id: number;
  /** The player, to whom the result belongs; null for a visitor's taste of the game, which has no record. */
  readonly userId: string | null;
  readonly kind: GameKind;
  readonly seed: number;
  /** The day of today's pond, with fixed settings and time to play; null for any other pond. */
  readonly day: string | null;
  /** The setting whose record a free game may beat; null where it has none. */
  readonly setting: FreeSetting | null;
  /** Time to play, in milliseconds; null for an unlimited game. */
  readonly limitMs: number | null;
  /** The user's best run of the day, to play against. */
  readonly ghost: RunLog | null;
  /** The id of the day's try that counts; null for practice and every other game. */
  readonly tryId: string | null;
  /** A friend's score to beat. */
  readonly target: number | null;
}

/** Whose rules a game has: the pond of any day has its own. */
export function pondKindOf({ day }: Pick<Round, 'day'>): PondKind {
  return day === null ? 'free' : 'daily';
}

/** A friend's shared pond, and their score in it. */
export interface Challenge {
  readonly seed: number;
  readonly score: number | null;
  /** The day of the pond, with its time to play; null for any other pond. */
  readonly day: string | null;
}

/**
 * `player`: they asked for it. `settings`: the settings are open. `away`: the page was hidden, or something else took the
 * keyboard.
 */
export type PauseReason = 'player' | 'settings' | 'away';
export type EndReason = 'player' | 'time' | 'signed-out' | 'shape' | 'lost';

/** The result of a game. */
export interface Outcome {
  readonly score: number;
  readonly elapsedMs: number;
  /** The score over the time; empty where the page has not seen the game. */
  readonly curve: readonly CurvePoint[];
  /** The game's log, which proves the score; null when it is unknown. */
  readonly log: RunLog | null;
  readonly shadows: number;
  readonly speedFactor: number;
  readonly sizeFactor: number;
  /** The ghost's score; null without a ghost. */
  readonly ghostScore: number | null;
  /** The best score before this game; null when there was none. */
  readonly previousBest: number | null;
  readonly isRecord: boolean;
  /** A record that the browser refused to store. */
  readonly isUnsaved: boolean;
}

export type Game =
  | { readonly step: 'watching' }
  | { readonly step: 'choosing' }
  | { readonly step: 'playing'; readonly round: Round; readonly pause: PauseReason | null }
  /** The game has ended; its result is being fetched. */
  | { readonly step: 'ending'; readonly round: Round; readonly reason: EndReason }
  | { readonly step: 'over'; readonly round: Round; readonly reason: EndReason; readonly outcome: Outcome };

export type GameEvent =
  | { readonly type: 'invite' }
  | { readonly type: 'dismiss' }
  | { readonly type: 'start'; readonly round: Round }
  | { readonly type: 'pause'; readonly reason: PauseReason }
  | { readonly type: 'resume' }
  | { readonly type: 'end'; readonly reason: EndReason }
  /** The result of the round with this id; null when it is unknown. */
  | { readonly type: 'result'; readonly id: number; readonly outcome: Outcome | null };

export const WATCHING: Game = { step: 'watching' };

/**
 * The challenge that applies to a game of this kind; null for none. A friend's score in today's pond applies to today's
 * pond, any other score to a free game.
 */
export function challengeFor(kind: GameKind, challenge: Challenge | null, today: string): Challenge | null {
  const isTodays = challenge?.day === today;
  return isTodays === (kind === 'daily') ? challenge : null;
}

/** The game after an event. An event that does not fit the step changes nothing. */
export function applyGameEvent(game: Game, event: GameEvent): Game {
  switch (event.type) {
    case 'invite':
      return game.step === 'watching' || game.step === 'over' ? { step: 'choosing' } : game;
    case 'dismiss':
      return game.step === 'choosing' || game.step === 'over' ? WATCHING : game;
    case 'start':
      return roundOf(game) === null ? { step: 'playing', round: event.round, pause: null } : game;
    case 'pause':
      return game.step === 'playing' && game.pause === null ? { ...game, pause: event.reason } : game;
    case 'resume':
      return game.step === 'playing' && game.pause !== null ? { ...game, pause: null } : game;
    case 'end':
      return game.step === 'playing' ? { step: 'ending', round: game.round, reason: event.reason } : game;
    case 'result':
      return applyResult(game, event.id, event.outcome);
    default:
      return assertNever(event);
  }
}

/** The round in the pond, until its result is known; null while the pond is only watched. */
export function roundOf(game: Game): Round | null {
  return game.step === 'playing' || game.step === 'ending' ? game.round : null;
}

/** Whether the player steers the predator at this moment. */
export function isSteered(game: Game): boolean {
  return game.step === 'playing' && game.pause === null;
}

function applyResult(game: Game, id: number, outcome: Outcome | null): Game {
  if (game.step !== 'ending' || game.round.id !== id) return game;
  return outcome === null ? WATCHING : { step: 'over', round: game.round, reason: game.reason, outcome };
}
