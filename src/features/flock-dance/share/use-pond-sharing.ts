import { type Dispatch, useState } from 'react';
import { DAILY_POND } from '../../../core/flock/daily-pond.ts';
import { showToast } from '../../../shared/toast-store.ts';
import { accountRecordsOf, useAccountRecords } from '../game/account-games-store.ts';
import type { Outcome, Round } from '../model/game.ts';
import { type ResultCard, resultCardOf } from '../model/result-card.ts';
import { toRouteCode } from '../model/route-code.ts';
import { type RouteDrawing, routeInForce } from '../model/route-drawing.ts';
import type { ScreenEvent } from '../model/screen-state.ts';
import type { SharedPond } from '../model/share-link.ts';
import { copy } from './copy.ts';

/** A pond to share, and the score that its game proves; null where only the pond is shared. */
export interface SharedSubject {
  readonly pond: SharedPond;
  readonly score: number | null;
  /** The result to show to others as text or picture; null where only the pond is shared. */
  readonly card: ResultCard | null;
}

export interface PondSharing {
  /** The shared pond. It stays while the dialog closes; null before the first time. */
  readonly subject: SharedSubject | null;
  readonly sharePond: (seed: number) => void;
  /** Shares the round's pond, and its game to beat. */
  readonly shareScore: (round: Round, outcome: Outcome) => void;
}

/** What the share dialog shows. `settings` and `drawing` are those of the pond on the screen. */
export function usePondSharing(
  settings: Omit<SharedPond, 'seed' | 'day' | 'run' | 'route'>,
  drawing: RouteDrawing,
  dispatch: Dispatch<ScreenEvent>,
): PondSharing {
  const [subject, setSubject] = useState<SharedSubject | null>(null);
  const share = (
    pond: Pick<SharedPond, 'seed'> & Partial<SharedPond>,
    score: number | null,
    card: ResultCard | null,
  ) => {
    const { population, leaders, speed, shape, hasPredator } = settings;
    const whole = { population, leaders, speed, shape, hasPredator, route: null, day: null, run: null, ...pond };
    setSubject({ pond: whole, score, card });
    dispatch({ type: 'open', dialog: 'share' });
  };

  return {
    subject,
    sharePond(seed) {
      const route = settings.leaders === 1 ? toRouteCode(routeInForce(drawing), drawing.pond) : null;
      share({ seed, route }, null, null);
    },
    shareScore(round, { log, score }) {
      const { userId, day, seed } = round;
      const card = resultCardOf(round, score, accountRecordsOf(useAccountRecords.getState(), userId));
      const [first] = log?.conditions ?? [];
      // A link cannot name the pace of slow motion, so a free game of it has no challenge.
      const isSharable = first !== undefined && (day !== null || Number.isInteger(first.pace * 10));
      if (log === null || !isSharable) return share({ seed }, null, card);
      const { population, leaders, speed } = day === null ? { ...first, speed: first.pace } : DAILY_POND;
      import('./run-text.ts').then(
        // The shape on the screen may have changed since; a score is always made with fish.
        ({ toRunText }) =>
          share({ seed, day, shape: 'fish', population, leaders, speed, run: toRunText(log) }, score, card),
        () => showToast(copy.unavailable, { severity: 'error' }),
      );
    },
  };
}
