import { useMemo, useState } from 'react';
import type { FlockSettings } from '../../../bridges/flock-bridge.ts';
import { DAILY_POND } from '../../../core/flock/daily-pond.ts';
import { backdropTones, sceneryOf } from '../backdrop/backdrop.ts';
import { leadersAtReset, type PondChoices, toPondSettings } from '../model/flock-settings.ts';
import type { Round } from '../model/game.ts';

interface PondSettings {
  /** The settings of the pond; the same object as long as nothing changes. */
  readonly settings: FlockSettings;
  /** Applies the reset rule to the number of leaders again. */
  readonly rollLeaders: () => void;
}

/** The hour of a pond that opens before the hour is known. */
const NOON = 12;

/** The visitor's choices as settings of the pond. A game in a day's pond has the fixed settings of that pond. */
export function usePondSettings(
  choices: PondChoices,
  round: Round | null,
  prefersReducedMotion: boolean,
  hour: number | null,
): PondSettings {
  const [rolledLeaders, setRolledLeaders] = useState(() => leadersAtReset(choices, Math.random));
  const isDayPond = round !== null && round.day !== null;
  const settings = useMemo(() => {
    const own = toPondSettings(choices, rolledLeaders);
    const { population, leaders, speed } = isDayPond ? DAILY_POND : own;
    const backdrop = backdropTones(sceneryOf(choices.shape), hour ?? NOON);
    return { ...own, population, leaders, speed, isCalm: prefersReducedMotion, backdrop };
  }, [choices, rolledLeaders, prefersReducedMotion, isDayPond, hour]);

  return { settings, rollLeaders: () => setRolledLeaders(leadersAtReset({ ...choices, leaders: null }, Math.random)) };
}
