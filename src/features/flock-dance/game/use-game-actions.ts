import { type Dispatch, useMemo } from 'react';
import { DAILY_LIMIT_MS } from '../../../core/flock/daily-pond.ts';
import { createSeed } from '../../../platform/random-seed.ts';
import { FREE_LIMIT_MS } from '../constants.ts';
import {
  type Challenge,
  challengeFor,
  type EndReason,
  type GameEvent,
  type GameKind,
  type PauseReason,
  type Round,
} from '../model/game.ts';
import { dayOf, seedOfDay } from '../model/pond-of-the-day.ts';
import type { ScreenEvent } from '../model/screen-state.ts';
import type { FreeSetting } from '../model/setting-key.ts';
import { requirePlayer } from '../require-player.ts';
import { beginTry } from './account-games-store.ts';
import { copy } from './copy.ts';
import { ghostOf, readRunRecords } from './records-store.ts';
import { withAccount } from './with-account.ts';

export interface GameActions {
  /** Offers both kinds of game, after a login. */
  readonly invite: () => void;
  /** Starts a game, after a login. */
  readonly start: (kind: GameKind) => void;
  readonly pause: (reason: PauseReason) => void;
  readonly resume: () => void;
  readonly end: (reason: EndReason) => void;
  readonly dismiss: () => void;
}

let lastRoundId = 0;

/**
 * What can be done with the game. `challenge` is the friend's pond the visitor has come to, null without one. A free game
 * has the setting of the pond.
 */
export function useGameActions(
  dispatch: Dispatch<ScreenEvent>,
  challenge: Challenge | null,
  { population, pace }: FreeSetting,
): GameActions {
  return useMemo(() => {
    const apply = (event: GameEvent) => dispatch({ type: 'game', event });
    const withLogin = (run: (userId: string) => void) => requirePlayer(copy.loginReason, dispatch, run);
    return {
      invite: () =>
        withLogin((userId) => {
          readRunRecords(userId);
          withAccount(({ syncAccount }) => syncAccount(userId));
          apply({ type: 'invite' });
        }),
      start: (kind) =>
        withLogin((userId) => {
          const round = createRound(kind, userId, challenge);
          const setting = round.day === null ? { population, pace } : null;
          apply({ type: 'start', round: { ...round, setting } });
        }),
      pause: (reason) => apply({ type: 'pause', reason }),
      resume: () => apply({ type: 'resume' }),
      end: (reason) => apply({ type: 'end', reason }),
      dismiss: () => apply({ type: 'dismiss' }),
    };
  }, [dispatch, challenge, population, pace]);
}

/** A free game takes place in the pond of its `challenge`, otherwise in a random one. */
function createRound(kind: GameKind, userId: string, challenge: Challenge | null): Omit<Round, 'setting'> {
  lastRoundId += 1;
  const id = lastRoundId;
  const today = dayOf(new Date());
  const taken = challengeFor(kind, challenge, today);
  const target = taken?.score ?? null;
  if (kind === 'daily') {
    const ghost = ghostOf(userId, today);
    const tryId = beginTry(userId, today);
    if (tryId !== null) {
      withAccount(({ announceTry }) => announceTry(userId, today, tryId));
    }
    return { id, userId, kind, seed: seedOfDay(today), day: today, limitMs: DAILY_LIMIT_MS, ghost, tryId, target };
  }
  const seed = taken?.seed ?? createSeed();
  // A score made in 90 seconds is to be beaten in 90 seconds, even after its day.
  const day = taken?.day ?? null;
  const limitMs = day === null ? FREE_LIMIT_MS : DAILY_LIMIT_MS;
  return { id, userId, kind, seed, day, limitMs, ghost: null, tryId: null, target };
}
