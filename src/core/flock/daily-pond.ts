import type { FlockRules } from './flock-rules.ts';
import type { RunConditions } from './run-log.ts';

/** Today's pond, the same world for every window, in pixels of its own. */
export const DAILY_WORLD = { width: 1280, height: 720 } as const;

/** Settings of today's pond, the same for all players, and the time to play. */
export const DAILY_POND = { population: 180, leaders: 2, speed: 1 } as const;
export const DAILY_LIMIT_S = 90;
export const DAILY_LIMIT_MS = DAILY_LIMIT_S * 1000;

/** The only conditions of a game in today's pond. */
export const DAILY_CONDITIONS: RunConditions = {
  step: 0,
  ...DAILY_WORLD,
  population: DAILY_POND.population,
  leaders: DAILY_POND.leaders,
  pace: DAILY_POND.speed,
  refreshes: false,
};

/** Growth that 90 seconds reach: speed each 20 points, size at 25, 60, 95 …, shadows at 30 and 80. */
export const DAILY_RULES = {
  speedGrowthAfter: 0,
  speedGrowthEvery: 20,
  speedGrowth: 0.02,
  sizeGrowthAfter: -10,
  sizeGrowthEvery: 35,
  growthMax: 1.3,
  shadowAfter: -20,
  shadowEvery: 50,
} as const satisfies Partial<FlockRules>;

/** What a golden fish is worth, and how much farther than a usual fish it is reached. */
export const GOLDEN_POINTS = 5;
export const GOLDEN_REACH_PX = 6;
