import { useMemo, useState } from 'react';
import type { FlockSettings } from '../../../bridges/flock-bridge.ts';
import { DAILY_POND } from '../../../core/flock/daily-pond.ts';
import { type FlockChoices, leadersAtReset, toPondSettings } from '../model/flock-settings.ts';
import type { Round } from '../model/game.ts';

interface PondSettings {
  /** The settings of the pond; the same object as long as nothing changes. */
  readonly settings: FlockSettings;
  /** Applies the reset rule to the number of leaders again. */
  readonly rollLeaders: () => void;
}

/** The visitor's choices as settings of the pond. A game in a day's pond has the fixed settings of that pond. */
export function usePondSettings(
  choices: FlockChoices,
  round: Round | null,
  prefersReducedMotion: boolean,
): PondSettings {
  const [rolledLeaders, setRolledLeaders] = useState(() => leadersAtReset(choices, Math.random));
  const isDayPond = round !== null && round.day !== null;
  const settings = useMemo(() => {
    const own = toPondSettings(choices, rolledLeaders);
    const { population, leaders, speed } = isDayPond ? DAILY_POND : own;
    return { ...own, population, leaders, speed, isCalm: prefersReducedMotion };
  }, [choices, rolledLeaders, prefersReducedMotion, isDayPond]);

  return { settings, rollLeaders: () => setRolledLeaders(leadersAtReset({ ...choices, leaders: null }, Math.random)) };
}
