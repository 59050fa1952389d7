import { FLOCK_RULES } from '../../../core/flock/flock-rules.ts';
import { rulesOfPond } from '../../../core/flock/hunt.ts';
import type { PondKind } from '../../../core/flock/run-log.ts';

/** How many fish a game with this score lacks for the next shadow; null once all shadows swim along. */
export function fishToNextShadow(score: number, pond: PondKind): number | null {
  const { shadowAfter, shadowEvery, shadowsMax } = rulesOfPond(FLOCK_RULES, pond);
  const earned = Math.floor(Math.max(score - shadowAfter, 0) / shadowEvery);
  return earned >= shadowsMax ? null : shadowAfter + shadowEvery * (earned + 1) - score;
}
