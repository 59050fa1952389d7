import { paceOf } from '../../../core/flock/pace.ts';

/** What makes a free game easier or harder. Results are compared only within one setting. */
export interface FreeSetting {
  readonly population: number;
  /** Factor of time, in hundredths. */
  readonly pace: number;
}

/** The setting of a free game in a pond with these settings. */
export function settingOf(pond: {
  readonly population: number;
  readonly speed: number;
  readonly isCalm: boolean;
}): FreeSetting {
  return { population: pond.population, pace: paceOf(pond) };
}

/** The name under which a setting's record is stored. */
export function settingKey({ population, pace }: FreeSetting): string {
  return `${population}·${pace}`;
}
