/** The constants that the flock core is given (doc 3 §9). Lengths in CSS pixels, speeds in px/s. */
export interface FlockRules {
  readonly leaderSpeedPxPerS: number;
  readonly arrivalRadiusPx: number;
  readonly followerSpeedPxPerS: number;
  readonly followerMaxSpeedPxPerS: number;
  /** Fish do not notice neighbors farther away than this. */
  readonly perceptionPx: number;
  readonly predatorSpeedPxPerS: number;
  /** Factor of the predator's speed while boosting. */
  readonly predatorBoost: number;
  readonly avoidRadiusPx: number;
  readonly avoidWeight: number;
  readonly wanderRadiusPx: number;
  /**
   * A steered predator, and each of its shadows, eats a follower within `eatRadiusPx` of its mouth, which is `biteAheadPx`
   * before the middle of its body. Both lengths grow with the body.
   */
  readonly eatRadiusPx: number;
  readonly biteAheadPx: number;
  /** Length of a shadow's body as a share of the predator's. */
  readonly shadowScale: number;
  /** Past `speedGrowthAfter` points the predator swims faster by `speedGrowth` every `speedGrowthEvery` points. */
  readonly speedGrowthAfter: number;
  readonly speedGrowthEvery: number;
  readonly speedGrowth: number;
  /** Past `sizeGrowthAfter` points the predator's body grows by `sizeGrowth` every `sizeGrowthEvery` points. */
  readonly sizeGrowthAfter: number;
  readonly sizeGrowthEvery: number;
  readonly sizeGrowth: number;
  /** The upper limit of the growth factors of speed and size (trap T60). */
  readonly growthMax: number;
  /**
   * Past `shadowAfter` points a shadow joins the predator every `shadowEvery` points, at this distance from it, up to
   * `shadowsMax`. Like the other two, `shadowAfter` may be below 0: then the first step comes earlier.
   */
  readonly shadowAfter: number;
  readonly shadowEvery: number;
  readonly shadowOffsetPx: number;
  readonly shadowsMax: number;
  readonly trailIntervalS: number;
}

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
  // 0.4 lengths of the drawn body, of 55 px: the circle of the documented radius reaches 10 px beyond the snout.
  biteAheadPx: 22,
  shadowScale: 0.62,
  speedGrowthAfter: 50,
  speedGrowthEvery: 30,
  speedGrowth: 0.01,
  sizeGrowthAfter: 0,
  sizeGrowthEvery: 100,
  sizeGrowth: 0.1,
  growthMax: 2,
  shadowAfter: 0,
  shadowEvery: 100,
  shadowOffsetPx: 30,
  shadowsMax: 2,
  trailIntervalS: 1 / 22,
} as const;
