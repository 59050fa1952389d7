import { useState } from 'react';
import { useGoalDay } from '../../../shared/goals/use-goal-day.ts';
import type { LiveGoalState } from '../../../shared/goals/use-live-goal.ts';

export interface Today {
  /** A goal with something to do today; `none` where there is nothing to do, or nothing is needed. */
  readonly goal: LiveGoalState;
  /** Goals with something to do. */
  readonly count: number;
  /** Shows the next one of them. Null where there is no other one, or one is being worked on. */
  readonly onNext: (() => void) | null;
}

/** The board's day, one thing at a time. `goalId` is the goal that is being worked on, which then comes first. */
export function useToday(isNeeded: boolean, goalId: string | null): Today {
  const day = useGoalDay(isNeeded);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const nothing = { count: 0, onNext: null };
  if (day.step === 'failed') return { goal: day, ...nothing };
  const list = day.step === 'ready' ? day.goals : [];
  const find = (id: string | null) => list.find((goal) => goal.id === id);
  const worked = find(goalId);
  const goal = worked ?? find(chosenId) ?? list[0];
  if (day.step !== 'ready' || goal === undefined) return { goal: { step: 'none' }, ...nothing };
  const onNext = () => setChosenId(list[(list.indexOf(goal) + 1) % list.length]?.id ?? null);
  const canChange = worked === undefined && list.length > 1;
  return {
    goal: { step: 'ready', goal, port: day.port },
    count: list.length,
    onNext: canChange ? onNext : null,
  };
}
