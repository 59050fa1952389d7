import { useEffect, useEffectEvent, useState } from 'react';
import { useGoalPort } from '../goals/use-goal-port.ts';
import { showToast } from '../toast-store.ts';
import { copy } from './copy.ts';
import type { TimedTask } from './focus-timer.ts';

interface FinishedFocus {
  readonly task: TimedTask;
  readonly ms: number;
}

/** Returns a function that counts focus time to a task of the planning board, as soon as the board can be reached. */
export function useFocusCount(): (task: TimedTask, ms: number) => void {
  const [waiting, setWaiting] = useState<readonly FinishedFocus[]>([]);
  const access = useGoalPort(waiting.length > 0);
  const report = useEffectEvent((reason: string) => {
    showToast(copy.notCounted(reason), { severity: 'error' });
  });
  const giveUp = useEffectEvent(() => {
    report('');
    // The next period fetches the board again.
    if (access.step === 'failed') access.retry();
  });
  const port = access.step === 'ready' ? access.port : null;
  const isUnreachable = access.step === 'failed';

  useEffect(() => {
    if (waiting.length === 0) return;
    if (isUnreachable) giveUp();
    if (port === null && !isUnreachable) return;
    setWaiting([]);
    for (const { task, ms } of waiting) {
      port?.addFocusTime(task.goalId, task.taskId, ms).catch((error: unknown) => report(port.toReason(error)));
    }
  }, [waiting, port, isUnreachable]);

  return (task, ms) => setWaiting((before) => [...before, { task, ms }]);
}
