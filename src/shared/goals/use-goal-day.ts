import { useEffect, useState } from 'react';
import type { GoalPort, GoalStep, LiveGoal } from '../tool/goal-port.ts';
import { useGoalPort } from './use-goal-port.ts';

type GoalDay =
  /** Nothing is needed, or no page keeps goals. */
  | { readonly step: 'none' }
  | { readonly step: 'loading' }
  | { readonly step: 'failed'; readonly retry: () => void }
  /** Goals with something to do: overdue steps before those of today and the others. */
  | { readonly step: 'ready'; readonly goals: readonly LiveGoal[]; readonly port: GoalPort };

const RANKS: Readonly<Record<NonNullable<GoalStep['due']> | 'none', number>> = { overdue: 0, today: 1, none: 2 };

/** The board's day ([Note: Goal port]), read again whenever this or another tab changes it, and at midnight. */
export function useGoalDay(isNeeded: boolean): GoalDay {
  const access = useGoalPort(isNeeded);
  const port = access.step === 'ready' ? access.port : null;
  const [goals, setGoals] = useState<readonly LiveGoal[] | 'failed' | null>(null);
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

  if (access.step !== 'ready') return access;
  if (goals === 'failed') return { step: 'failed', retry: () => setAttempt((last) => last + 1) };
  return goals === null ? { step: 'loading' } : { step: 'ready', goals, port: access.port };
}

async function readDay(port: GoalPort): Promise<readonly LiveGoal[]> {
  const summaries = await port.listGoals();
  const goals = await Promise.all(summaries.map(({ id }) => port.readGoal(id)));
  const open = goals.filter((goal) => goal !== null && goal.step !== null) as readonly LiveGoal[];
  return open.toSorted((a, b) => RANKS[a.step?.due ?? 'none'] - RANKS[b.step?.due ?? 'none']);
}
