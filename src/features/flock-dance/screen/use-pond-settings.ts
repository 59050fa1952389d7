import { useMemo, useState } from 'react';
import type { FlockSettings } from '../../../bridges/flock-bridge.ts';
import { DAILY_POND } from '../../../core/flock/daily-pond.ts';
import { backdropTones, sceneryOf } from '../backdrop/backdrop.ts';
import { OCEAN_POPULATION } from '../constants.ts';
import { leadersAtReset, type PondChoices, toPondSettings } from '../model/flock-settings.ts';
import type { Round } from '../model/game.ts';
import { gatheredSettings } from '../model/gathering.ts';

export interface PondSettings {
  /** The visitor's own settings; the same object as long as nothing changes. Games and links have these. */
  readonly own: FlockSettings;
  /** The settings of the pond: the own ones, or those of a gathered school, or of an ocean. */
  readonly settings: FlockSettings;
  /** Applies the reset rule to the number of leaders again. */
  readonly rollLeaders: () => void;
}

/** The hour of a pond that opens before the hour is known. */
const NOON = 12;

export interface PondSettingsInput {
  readonly choices: PondChoices;
  readonly round: Round | null;
  readonly prefersReducedMotion: boolean;
  readonly hour: number | null;
  /** Whether the visitor focuses. */
  readonly isGathered: boolean;
  readonly isOcean: boolean;
}

/** The visitor's choices as settings of the pond. A game in a day's pond has the fixed settings of that pond. */
export function usePondSettings(input: PondSettingsInput): PondSettings {
  const { choices, round, prefersReducedMotion, hour, isGathered, isOcean } = input;
  const [rolledLeaders, setRolledLeaders] = useState(() => leadersAtReset(choices, Math.random));
  const isDayPond = round !== null && round.day !== null;
  const own = useMemo(() => {
    const chosen = toPondSettings(choices, rolledLeaders);
    const { population, leaders, speed } = isDayPond ? DAILY_POND : chosen;
    const backdrop = backdropTones(sceneryOf(choices.shape), hour ?? NOON);
    return { ...chosen, population, leaders, speed, isCalm: prefersReducedMotion, backdrop };
  }, [choices, rolledLeaders, prefersReducedMotion, isDayPond, hour]);

  const settings = useMemo(() => {
    const shown = isGathered ? gatheredSettings(own) : own;
    return isOcean ? { ...shown, population: OCEAN_POPULATION } : shown;
  }, [own, isGathered, isOcean]);

  return {
    own,
    settings,
    rollLeaders: () => setRolledLeaders(leadersAtReset({ ...choices, leaders: null }, Math.random)),
  };
}
