import type { RunConditions } from '../../../src/core/flock/run-log.ts';
import { STEPS_PER_S } from '../../../src/core/flock/run-steps.ts';

type ConditionChange = Partial<Omit<RunConditions, 'step'>>;

/** Changes of a run's conditions that wait for the step from which they hold. */
interface ConditionChanges {
  add(change: ConditionChange): void;
  /** The conditions from this step on; none where nothing changes at it. */
  takeAt(step: number): readonly RunConditions[];
  /** The conditions that the run will have. */
  readonly latest: () => RunConditions;
}

/** A window that is dragged all game long leaves a log that is short enough to be submitted. */
const BETWEEN_STEPS = 3 * STEPS_PER_S;

/**
 * A log has at most one change a step, and none before the first step, so a change in the countdown or in a pause waits.
 * Of several changes that wait the latest holds.
 */
export function createConditionChanges(now: () => RunConditions): ConditionChanges {
  let waiting: ConditionChange | null = null;
  let last = Number.NEGATIVE_INFINITY;
  const latest = () => ({ ...now(), refreshes: false, ...waiting });
  return {
    add(change) {
      waiting = { ...waiting, ...change };
    },
    takeAt(step) {
      if (waiting === null || step < 1 || step - last < BETWEEN_STEPS) return [];
      const changed = { ...latest(), step };
      waiting = null;
      last = step;
      return [changed];
    },
    latest,
  };
}
