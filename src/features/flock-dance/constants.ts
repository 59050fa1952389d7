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

/** The constants that the core gets; nothing is eaten and nobody steers while the canvas is only watched. */
export const FLOCK_RULES = {
  leaderSpeedPxPerS: 80,
  arrivalRadiusPx: 32,
  followerSpeedPxPerS: 50,
  followerMaxSpeedPxPerS: 100,
  perceptionPx: 48,
  predatorSpeedPxPerS: 60,
  predatorBoost: 1,
  avoidRadiusPx: 120,
  avoidWeight: 2.5,
  wanderRadiusPx: 150,
  eatRadiusPx: 0,
  trailIntervalS: 1 / 22,
} as const;

/** A lost picture that has not come back after this long is offered a restart. */
export const RESTORE_PATIENCE_MS = 3000;
