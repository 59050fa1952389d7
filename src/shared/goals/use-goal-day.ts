import { useMemo } from 'react';
import type { GoalPort, GoalStep, LiveGoal } from '../tool/goal-port.ts';
import { useGoalPort } from './use-goal-port.ts';
import { useLatestRead } from './use-latest-read.ts';

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
  const source = useMemo(() => (port === null ? null : { read: () => readDay(port), onChange: port.onChange }), [port]);
  const read = useLatestRead(source);
  if (access.step !== 'ready') return access;
  return read.step === 'ready' ? { step: 'ready', goals: read.value, port: access.port } : read;
}

async function readDay(port: GoalPort): Promise<readonly LiveGoal[]> {
  const summaries = await port.listGoals();
  const goals = await Promise.all(summaries.map(({ id }) => port.readGoal(id)));
  const open = goals.filter((goal) => goal !== null && goal.step !== null) as readonly LiveGoal[];
  return open.toSorted((a, b) => RANKS[a.step?.due ?? 'none'] - RANKS[b.step?.due ?? 'none']);
}
