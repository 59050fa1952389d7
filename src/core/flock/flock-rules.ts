/** Longest time that one frame may move a pond by (doc 3 §9). */
export const FRAME_STEP_CAP_S = 0.05;

/** The constants of every pond, passed to the core (doc 3 §9). Only a steered predator boosts, eats and grows. */
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
