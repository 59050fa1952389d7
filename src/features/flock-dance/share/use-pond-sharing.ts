import { type Dispatch, useState } from 'react';
import { DAILY_POND } from '../../../core/flock/daily-pond.ts';
import type { Round } from '../model/game.ts';
import type { ScreenEvent } from '../model/screen-state.ts';
import type { SharedPond } from '../model/share-link.ts';

export interface PondSharing {
  /** The pond being shared. It stays while the dialog closes; null before the first time. */
  readonly pond: SharedPond | null;
  readonly sharePond: (seed: number) => void;
  /** Shares the round's pond and the score to beat in it. */
  readonly shareScore: (round: Round, score: number) => void;
}

/** What the share dialog shows. `settings` are those of the pond on the screen. */
export function usePondSharing(
  settings: Omit<SharedPond, 'seed' | 'score' | 'day'>,
  dispatch: Dispatch<ScreenEvent>,
): PondSharing {
  const [pond, setPond] = useState<SharedPond | null>(null);
  const share = (subject: Pick<SharedPond, 'seed'> & Partial<SharedPond>) => {
    const { population, leaders, speed, shape, hasPredator } = settings;
    setPond({ population, leaders, speed, shape, hasPredator, score: null, day: null, ...subject });
    dispatch({ type: 'open', dialog: 'share' });
  };

  return {
    pond,
    sharePond: (seed) => share({ seed }),
    shareScore({ seed, day }, score) {
      // The shape on the screen may have changed since; a score is always made with fish.
      share({ seed, score, day, shape: 'fish', ...(day === null ? {} : DAILY_POND) });
    },
  };
}
