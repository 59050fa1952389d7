import { assertNever } from '../../../core/errors.ts';
import type { RunLog } from '../../../core/flock/run-log.ts';

export type GameKind = 'free' | 'daily';

/** One game, from its start on. */
export interface Round {
  /** Tells one start from the next, also with the same seed. */
  readonly id: number;
  /** The player, to whom the result belongs. */
  readonly userId: string;
  readonly kind: GameKind;
  readonly seed: number;
  /** The day whose pond this is, with its settings and its time to play; null for any other pond. */
  readonly day: string | null;
  /** Time to play, in milliseconds; null without end. */
  readonly limitMs: number | null;
  /** The best run of the day, to swim against. */
  readonly ghost: RunLog | null;
  /** A friend's score to beat. */
  readonly target: number | null;
}

/** A pond that a friend has shared, and their score in it. */
export interface Challenge {
  readonly seed: number;
  readonly score: number | null;
  /** The day whose pond it was, with its time to play; null for any other pond. */
  readonly day: string | null;
}

/**
 * `player`: they asked for it. `settings`: the settings are open. `away`: the page was hidden, or something else took the
 * keyboard.
 */
export type PauseReason = 'player' | 'settings' | 'away';
export type EndReason = 'player' | 'time' | 'signed-out' | 'shape' | 'lost';

/** What a game came to. */
export interface Outcome {
  readonly score: number;
  readonly elapsedMs: number;
  readonly shadows: number;
  readonly speedFactor: number;
  readonly sizeFactor: number;
  /** What the ghost has eaten; null without a ghost. */
  readonly ghostScore: number | null;
  /** The best score before this game; null when there was none. */
  readonly previousBest: number | null;
  readonly isRecord: boolean;
  /** A record that this browser refused to keep. */
  readonly isUnsaved: boolean;
}

export type Game =
  | { readonly step: 'watching' }
  | { readonly step: 'choosing' }
  | { readonly step: 'playing'; readonly round: Round; readonly pause: PauseReason | null }
  /** The game is over and its result is on the way. */
  | { readonly step: 'ending'; readonly round: Round; readonly reason: EndReason }
  | { readonly step: 'over'; readonly round: Round; readonly reason: EndReason; readonly outcome: Outcome };

export type GameEvent =
  | { readonly type: 'invite' }
  | { readonly type: 'dismiss' }
  | { readonly type: 'start'; readonly round: Round }
  | { readonly type: 'pause'; readonly reason: PauseReason }
  | { readonly type: 'resume' }
  | { readonly type: 'end'; readonly reason: EndReason }
  /** The result of the round with this id; null when nothing is known of it. */
  | { readonly type: 'result'; readonly id: number; readonly outcome: Outcome | null };

export const WATCHING: Game = { step: 'watching' };

/**
 * The challenge that a game of this kind takes up; null for none. A friend's score in today's pond is beaten in today's
 * pond, and every other one in a free game.
 */
export function challengeFor(kind: GameKind, challenge: Challenge | null, today: string): Challenge | null {
  const isTodays = challenge?.day === today;
  return isTodays === (kind === 'daily') ? challenge : null;
}

/** The way of a game; an event that does not fit the step changes nothing. */
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

/** The round that is in the pond, until its result is there; null while the pond is only watched. */
export function roundOf(game: Game): Round | null {
  return game.step === 'playing' || game.step === 'ending' ? game.round : null;
}

/** Whether the predator follows the player at this moment. */
export function isSteered(game: Game): boolean {
  return game.step === 'playing' && game.pause === null;
}

function applyResult(game: Game, id: number, outcome: Outcome | null): Game {
  if (game.step !== 'ending' || game.round.id !== id) return game;
  return outcome === null ? WATCHING : { step: 'over', round: game.round, reason: game.reason, outcome };
}
