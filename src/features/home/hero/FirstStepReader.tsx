import { useEffect } from 'react';
import { useGoalDay } from '../../../shared/goals/use-goal-day.ts';
import { toTaskInGoal } from '../../../shared/tool/goal-port.ts';
import { copy } from './words.ts';

/** What the visitor's goals ask for first. */
export interface FirstStep {
  readonly label: string;
  /** When it is due, in words. */
  readonly news: string;
  /** Path without the base. */
  readonly address: string;
}

export interface FirstStepReaderProps {
  /** Null: nothing is asked for, or it cannot be read. */
  readonly onRead: (step: FirstStep | null) => void;
}

/** Reads the first step over all goals, and again whenever it changes. */
export function FirstStepReader({ onRead }: FirstStepReaderProps) {
  const day = useGoalDay(true);
  const isRead = day.step !== 'loading';
  const goal = day.step === 'ready' ? day.goals[0] : undefined;
  useEffect(() => {
    if (!isRead) return;
    const step = goal?.step ?? null;
    if (goal === undefined || step === null) onRead(null);
    else {
      onRead({
        label: copy.step(step.title),
        news: copy.news[step.due ?? 'none'],
        address: toTaskInGoal(goal, step.taskId),
      });
    }
  }, [isRead, goal, onRead]);
  return null;
}
