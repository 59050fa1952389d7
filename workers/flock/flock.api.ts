/** The product's constants for the flock (doc 3 §9), passed in by the page. Lengths in CSS pixels, speeds in px/s. */
export interface FlockRules {
  readonly leaderSpeedPxPerS: number;
  readonly arrivalRadiusPx: number;
  readonly followerSpeedPxPerS: number;
  readonly followerMaxSpeedPxPerS: number;
  /** Neighbours farther away than this are not noticed. */
  readonly perceptionPx: number;
  readonly predatorSpeedPxPerS: number;
  /** Factor of the predator's speed while boosting. */
  readonly predatorBoost: number;
  readonly avoidRadiusPx: number;
  readonly avoidWeight: number;
  readonly wanderRadiusPx: number;
  /** Distance at which the predator eats a follower; 0 while nothing is eaten. */
  readonly eatRadiusPx: number;
  readonly trailIntervalS: number;
}
