import { STEP_S } from '../../../src/core/flock/run-steps.ts';

/** A frame this near to a whole number of steps counts as that number. */
const TOLERANCE = 0.02;

/** Divides the time of frames into steps of fixed length. */
interface StepClock {
  /** The number of steps of a frame of this many seconds. */
  stepsOf(seconds: number): number;
  /** Share of a step that has passed since the last one, 0 … 1. */
  readonly share: () => number;
  /** Forgets the begun step. */
  restart(): void;
}

/**
 * The display's frames are not exactly as long as steps. Without a tolerance, a display of 60 frames a second would show no
 * step in some frames and two in others.
 */
export function createStepClock(): StepClock {
  let begun = 0;
  return {
    stepsOf(seconds) {
      const steps = seconds / STEP_S;
      const whole = Math.round(steps);
      if (whole > 0 && Math.abs(steps - whole) <= TOLERANCE) return whole;
      begun += steps;
      const complete = Math.floor(begun + 1e-6);
      begun = Math.max(begun - complete, 0);
      return complete;
    },
    share: () => begun,
    restart() {
      begun = 0;
    },
  };
}
