import { AppError } from '../../../src/core/errors.ts';

/** Visited values between two turns for other work. */
const TURN_VISITS = 20_000;
/** Visited values for the decision about a single one; about a third of a second. */
const STEP_VISITS_MAX = 20_000_000;

/** Counts the values that a query visits, so that it gives turns and ends. */
export function createEffort() {
  let inTurn = 0;
  let inStep = 0;
  return {
    /** @throws AppError `query-too-costly` after too much work since `beginStep`. */
    spend(visits: number): void {
      inTurn += visits;
      inStep += visits;
      if (inStep > STEP_VISITS_MAX) throw new AppError('query-too-costly', 'The query visits too many values at once');
    },
    beginStep(): void {
      inStep = 0;
    },
    /** Whether other work should get a turn now. */
    isTurnDue(): boolean {
      if (inTurn < TURN_VISITS) return false;
      inTurn = 0;
      return true;
    },
  };
}

export type Effort = ReturnType<typeof createEffort>;
