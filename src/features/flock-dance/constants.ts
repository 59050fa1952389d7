// doc 3 §9, Swarm and game.
export const POPULATION_COUNT = { min: 1, max: 1000, step: 1, initial: 180 } as const;
export const LEADER_COUNT = { min: 1, max: 5 } as const;
export const SPEED_FACTOR = { min: 0.2, max: 2, step: 0.1, initial: 1 } as const;
export const FRAME_STEP_CAP_S = 0.05;
export const LIVE_LEADERS_REFRESH_MS = 600;
export const CONTROLS_HIDE_MS = 5000;
/** On narrow screens at least this high the controls stay; on lower ones, as phones held sideways, they cover too much. */
export const CONTROLS_STAY_MIN_HEIGHT_PX = 500;
/** Chance that a reset gives two leaders instead of one, when the population is above 1 (doc 3 §4). */
export const TWO_LEADERS_CHANCE = 0.55;
export const TRAIL_LENGTH_COUNT = 28;

/** The constants that the core gets. Only a steered predator boosts, eats and grows. */
export const FLOCK_RULES = {
  leaderSpeedPxPerS: 80,
  arrivalRadiusPx: 32,
  followerSpeedPxPerS: 50,
  followerMaxSpeedPxPerS: 100,
  perceptionPx: 48,
  predatorSpeedPxPerS: 60,
  predatorBoost: 2.5,
  avoidRadiusPx: 120,
  avoidWeight: 2.5,
  wanderRadiusPx: 150,
  eatRadiusPx: 15,
  speedGrowthAfter: 50,
  speedGrowthEvery: 30,
  speedGrowth: 0.01,
  sizeGrowthEvery: 100,
  sizeGrowth: 0.1,
  growthMax: 2,
  shadowEvery: 100,
  shadowOffsetPx: 30,
  shadowsMax: 2,
  trailIntervalS: 1 / 22,
} as const;

/** A lost picture that has not come back after this long is offered a restart. */
export const RESTORE_PATIENCE_MS = 3000;

/** A drawn route takes a point only when it lies farther than this from the last (doc 3 §9). */
export const ROUTE_SPACING_PX = 10;
/** As many as the core keeps. */
export const ROUTE_POINTS_MOST = 4096;
/** How far an arrow key moves the drawing point; with Shift, the fine step. */
export const ROUTE_CURSOR_STEP_PX = { plain: 24, fine: 4 } as const;

/** A press that moves farther than this is a drag, not a tap. */
export const TAP_MOST_PX = 10;
/** Food that is dropped without a pointer lands this near the middle. */
export const FEEDING_MIDDLE_PX = 90;

/** Longest query of an address that is read as a link to a pond, and the highest score that it can name. */
export const SHARE_QUERY_MOST = 2000;
export const SHARE_SCORE_MOST = 1_000_000;
