import { useState } from 'react';
import type { LiveGoalState } from '../../../shared/goals/use-live-goal.ts';
import { showToast } from '../../../shared/toast-store.ts';
import type { LiveGoal } from '../../../shared/tool/goal-port.ts';
import { copy } from '../words.ts';

export type ReadyGoal = Extract<LiveGoalState, { step: 'ready' }>;

/** Completes the next step of a goal, says so and offers to undo it. */
export function useCompleteStep({ goal, port }: ReadyGoal) {
  const [isBusy, setBusy] = useState(false);
  const complete = async (step: NonNullable<LiveGoal['step']>) => {
    setBusy(true);
    try {
      const done = await port.completeStep(goal.id, step.taskId);
      if (done === null) return;
      const undo = () => {
        done.undo().then(
          () => showToast(copy.goal.undone),
          (error: unknown) => showToast(copy.goal.failed(port.toReason(error)), { severity: 'error' }),
        );
      };
      showToast(copy.goal.completed(step.title), { action: { label: copy.goal.undo, onClick: undo } });
    } catch (error) {
      showToast(copy.goal.failed(port.toReason(error)), { severity: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, complete };
}

/** Why a goal has no next step. */
export function toRestWords({ isInProgress, completedTasks, totalTasks }: LiveGoal): string {
  if (!isInProgress && completedTasks < totalTasks) return copy.goal.closed;
  return totalTasks === 0 ? copy.goal.empty : copy.goal.allDone;
}
