import { type Dispatch, useCallback, useEffect, useMemo, useReducer, useRef } from 'react';
import type { FlockShape } from '../../../core/flock/flock-shape.ts';
import { createSeed } from '../../../platform/random-seed.ts';
import { requireLogin } from '../../../shared/account-dialogs.ts';
import { useSession } from '../../../shared/session/session.ts';
import {
  applyGameEvent,
  type Challenge,
  challengeFor,
  type EndReason,
  type Game,
  type GameEvent,
  type GameKind,
  type PauseReason,
  type Round,
  roundOf,
  WATCHING,
} from '../model/game.ts';
import { dayOf, seedOfDay } from '../model/pond-of-the-day.ts';
import { DAILY_LIMIT_MS } from './constants.ts';
import { copy } from './copy.ts';
import { ghostOf, refreshRunRecords } from './records-store.ts';

export interface GameControl {
  readonly game: Game;
  /** The round in the pond; null while it is only watched. */
  readonly round: Round | null;
  /** A friend's pond that the visitor has come to, and the score to beat there. */
  readonly challenge: Challenge | null;
  readonly dispatch: Dispatch<GameEvent>;
  /** Offers both games, after a login. */
  readonly invite: () => void;
  /** Begins a game, after a login. */
  readonly start: (kind: GameKind) => void;
  readonly pause: (reason: PauseReason) => void;
  readonly resume: () => void;
  readonly end: (reason: EndReason) => void;
  readonly dismiss: () => void;
}

let lastRound = 0;

/**
 * The catch mode's way from the hint to the result. It ends with the session, and with the fish shape (doc 3 §4). A free
 * game is played in the pond of the `challenge` that it takes up, and else in one that nobody can foresee.
 */
export function useGame(shape: FlockShape, challenge: Challenge | null): GameControl {
  const [game, dispatch] = useReducer(applyGameEvent, WATCHING);
  const isSignedIn = useSession().session !== null;
  const round = roundOf(game);
  // A login may take its time.
  const latest = useRef(challenge);
  latest.current = challenge;

  const invite = useCallback(() => {
    requireLogin(copy.loginReason, () => {
      refreshRunRecords();
      dispatch({ type: 'invite' });
    });
  }, []);
  const start = useCallback(
    (kind: GameKind) =>
      requireLogin(copy.loginReason, () => dispatch({ type: 'start', round: createRound(kind, latest.current) })),
    [],
  );
  const pause = useCallback((reason: PauseReason) => dispatch({ type: 'pause', reason }), []);
  const resume = useCallback(() => dispatch({ type: 'resume' }), []);
  const end = useCallback((reason: EndReason) => dispatch({ type: 'end', reason }), []);
  const dismiss = useCallback(() => dispatch({ type: 'dismiss' }), []);

  const isOn = round !== null;
  useEffect(() => {
    if (isOn && !isSignedIn) end('signed-out');
  }, [isOn, isSignedIn, end]);
  useEffect(() => {
    if (isOn && shape !== 'fish') end('shape');
  }, [isOn, shape, end]);

  return useMemo(
    () => ({ game, round, challenge, dispatch, invite, start, pause, resume, end, dismiss }),
    [game, round, challenge, invite, start, pause, resume, end, dismiss],
  );
}

function createRound(kind: GameKind, challenge: Challenge | null): Round {
  lastRound += 1;
  const id = lastRound;
  const today = dayOf(new Date());
  const taken = challengeFor(kind, challenge, today);
  const target = taken?.score ?? null;
  if (kind === 'daily') {
    return { id, kind, seed: seedOfDay(today), day: today, limitMs: DAILY_LIMIT_MS, ghost: ghostOf(today), target };
  }
  const seed = taken?.seed ?? createSeed();
  // A score of 90 seconds is beaten in 90 seconds, also when its day is over.
  const day = taken?.day ?? null;
  return { id, kind, seed, day, limitMs: day === null ? null : DAILY_LIMIT_MS, ghost: null, target };
}
