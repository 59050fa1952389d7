import { STEPS_PER_S } from './run-steps.ts';

/** How long a rested predator sprints, and how long a spent one rests. */
export const SPRINT_S = 2;
export const REST_S = 4;
const SPRINT_STEPS = SPRINT_S * STEPS_PER_S;
const REST_STEPS = REST_S * STEPS_PER_S;
/** Whole numbers, so that no rounding adds up: a step of rest gives one, a step of sprint takes more. */
const FULL = REST_STEPS;
const STEP_COST = REST_STEPS / SPRINT_STEPS;

/** The strength for sprints. A sprint that has used it up ends; the next one needs another press. */
interface Stamina {
  /** Uses one step. @returns whether the predator sprints in it. */
  use(wantsSprint: boolean): boolean;
  refill(): void;
  /** 0 … 1. */
  readonly share: () => number;
}

export function createStamina(): Stamina {
  let left = FULL;
  let isSpent = false;
  return {
    use(wantsSprint) {
      if (!wantsSprint) isSpent = false;
      if (wantsSprint && !isSpent && left >= STEP_COST) {
        left -= STEP_COST;
        return true;
      }
      isSpent = wantsSprint;
      left = Math.min(left + 1, FULL);
      return false;
    },
    refill() {
      left = FULL;
    },
    share: () => left / FULL,
  };
}
