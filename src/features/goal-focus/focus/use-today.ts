import { useEffect, useState } from 'react';
import { useGoalPort } from '../../../shared/goals/use-goal-port.ts';
import type { LiveGoalState } from '../../../shared/goals/use-live-goal.ts';
import type { GoalPort, GoalStep, LiveGoal } from '../../../shared/tool/goal-port.ts';

export interface Today {
  /** A goal with something to do today; `none` where there is nothing to do, or nothing is needed. */
  readonly goal: LiveGoalState;
  /** Goals with something to do. */
  readonly count: number;
  /** Shows the next one of them. Null where there is no other one, or one is being worked on. */
  readonly onNext: (() => void) | null;
}

const RANKS: Readonly<Record<NonNullable<GoalStep['due']> | 'none', number>> = { overdue: 0, today: 1, none: 2 };

/**
 * The board's day, one thing at a time: the next steps of the goals in progress, overdue ones before those of today and the
 * others. `goalId` is the goal that is being worked on, which then comes first.
 */
export function useToday(isNeeded: boolean, goalId: string | null): Today {
  const access = useGoalPort(isNeeded);
  const port = access.step === 'ready' ? access.port : null;
  const [goals, setGoals] = useState<readonly LiveGoal[] | 'failed' | null>(null);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks for a new read, although nothing here reads it
  useEffect(() => {
    if (port === null) return;
    let latest = 0;
    const run = async () => {
      latest += 1;
      const number = latest;
      const read = await readDay(port).catch(() => 'failed' as const);
      if (number === latest) setGoals(read);
    };
    void run();
    const stop = port.onChange(() => void run());
    return () => {
      latest = -1;
      stop();
    };
  }, [port, attempt]);

  const nothing = { count: 0, onNext: null };
  if (!isNeeded || access.step === 'none' || access.step === 'loading') return { goal: { step: 'none' }, ...nothing };
  if (access.step === 'failed') return { goal: access, ...nothing };
  if (goals === 'failed') return { goal: { step: 'failed', retry: () => setAttempt((last) => last + 1) }, ...nothing };
  const list = goals ?? [];
  const find = (id: string | null) => list.find((goal) => goal.id === id);
  const worked = find(goalId);
  const goal = worked ?? find(chosenId) ?? list[0];
  if (goal === undefined) return { goal: { step: 'none' }, ...nothing };
  const onNext = () => setChosenId(list[(list.indexOf(goal) + 1) % list.length]?.id ?? null);
  const canChange = worked === undefined && list.length > 1;
  return {
    goal: { step: 'ready', goal, port: access.port },
    count: list.length,
    onNext: canChange ? onNext : null,
  };
}

async function readDay(port: GoalPort): Promise<readonly LiveGoal[]> {
  const summaries = await port.listGoals();
  const goals = await Promise.all(summaries.map(({ id }) => port.readGoal(id)));
  const open = goals.filter((goal) => goal !== null && goal.step !== null) as readonly LiveGoal[];
  return open.toSorted((a, b) => RANKS[a.step?.due ?? 'none'] - RANKS[b.step?.due ?? 'none']);
}
