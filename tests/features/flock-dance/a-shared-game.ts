import { DAILY_CONDITIONS, DAILY_POND } from '../../../src/core/flock/daily-pond.ts';
import { RULES_VERSION, type RunLog } from '../../../src/core/flock/run-log.ts';
import { DEFAULT_CHOICES } from '../../../src/features/flock-dance/model/flock-settings.ts';
import { seedOfDay } from '../../../src/features/flock-dance/model/pond-of-the-day.ts';
import { buildShareLink } from '../../../src/features/flock-dance/model/share-link.ts';
import { toRunText } from '../../../src/features/flock-dance/share/run-text.ts';

/** The log of a game in the pond of this day, or of a free game. */
export function aLog(day: string | null): RunLog {
  const steps = Uint8Array.from({ length: 300 * 3 }, (_, index) => (index % 3 === 2 ? 1 : 60));
  if (day !== null)
    return { rules: RULES_VERSION, pond: 'daily', seed: seedOfDay(day), conditions: [DAILY_CONDITIONS], steps };
  const conditions = [{ ...DAILY_CONDITIONS, width: 800, height: 600 }];
  return { rules: RULES_VERSION, pond: 'free', seed: 77, conditions, steps };
}

/** Query and fragment of a friend's link with a game. */
export function aGameLink(day: string | null, log = aLog(day)): string {
  const { population, leaders, speed } = DAILY_POND;
  const { shape } = DEFAULT_CHOICES;
  const seed = day === null ? log.seed : seedOfDay(day);
  const pond = { seed, population, leaders, speed, shape, hasPredator: false, route: null, day, run: toRunText(log) };
  const { search, hash } = new URL(buildShareLink('https://example.com', pond));
  return `${search}${hash}`;
}
