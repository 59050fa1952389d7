import { type Dispatch, useMemo } from 'react';
import { DAILY_LIMIT_MS } from '../../../core/flock/daily-pond.ts';
import { createSeed } from '../../../platform/random-seed.ts';
import { isSignedIn } from '../../../shared/session/session.ts';
import { FREE_LIMIT_MS, TASTE_LIMIT_MS } from '../constants.ts';
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
import { taste } from './taste-store.ts';
import { withAccount } from './with-account.ts';

export interface GameActions {
  /** Offers both kinds of game, after a login unless the visitor may still taste the game. */
  readonly invite: () => void;
  /** Starts a visitor's taste of the game. */
  readonly taste: () => void;
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
      invite: () => {
        if (!isSignedIn() && !taste.refresh()) return apply({ type: 'invite' });
        withLogin((userId) => {
          readRunRecords(userId);
          withAccount(({ syncAccount }) => syncAccount(userId));
          apply({ type: 'invite' });
        });
      },
      taste: () => {
        taste.set(true);
        const round = createFreeRound(null, challenge);
        apply({ type: 'start', round: { ...round, setting: null, limitMs: TASTE_LIMIT_MS, target: null } });
      },
      start: (kind) =>
        withLogin((userId) => {
          const round = kind === 'daily' ? createDailyRound(userId, challenge) : createFreeRound(userId, challenge);
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

function createDailyRound(userId: string, challenge: Challenge | null): Omit<Round, 'setting'> {
  const day = dayOf(new Date());
  const target = challengeFor('daily', challenge, day)?.score ?? null;
  const ghost = ghostOf(userId, day);
  const tryId = beginTry(userId, day);
  if (tryId !== null) withAccount(({ announceTry }) => announceTry(userId, day, tryId));
  const id = nextRoundId();
  return { id, userId, kind: 'daily', seed: seedOfDay(day), day, limitMs: DAILY_LIMIT_MS, ghost, tryId, target };
}

/** A free game takes place in the pond of its `challenge`, otherwise in a random one. */
function createFreeRound(userId: string | null, challenge: Challenge | null): Omit<Round, 'setting'> {
  const taken = challengeFor('free', challenge, dayOf(new Date()));
  // A score made in 90 seconds is to be beaten in 90 seconds, even after its day.
  const day = taken?.day ?? null;
  return {
    id: nextRoundId(),
    userId,
    kind: 'free',
    seed: taken?.seed ?? createSeed(),
    day,
    limitMs: day === null ? FREE_LIMIT_MS : DAILY_LIMIT_MS,
    ghost: null,
    tryId: null,
    target: taken?.score ?? null,
  };
}

function nextRoundId(): number {
  lastRoundId += 1;
  return lastRoundId;
}
