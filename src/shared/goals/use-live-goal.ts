import { useMemo } from 'react';
import type { GoalPort, LiveGoal } from '../tool/goal-port.ts';
import { useGoalPort } from './use-goal-port.ts';
import { useLatestRead } from './use-latest-read.ts';

export type LiveGoalState =
  /** No goal is asked for. */
  | { readonly step: 'none' }
  | { readonly step: 'loading' }
  /** The goal is deleted, or no page keeps goals. */
  | { readonly step: 'missing' }
  | { readonly step: 'failed'; readonly retry: () => void }
  | { readonly step: 'ready'; readonly goal: LiveGoal; readonly port: GoalPort };

/**
 * A goal of the planning board ([Note: Goal port]), read again whenever this or another tab changes it, and at midnight. Null
 * asks for none and loads nothing.
 */
export function useLiveGoal(goalId: string | null): LiveGoalState {
  const access = useGoalPort(goalId !== null);
  const port = access.step === 'ready' ? access.port : null;
  const source = useMemo(
    () => (port === null || goalId === null ? null : { read: () => port.readGoal(goalId), onChange: port.onChange }),
    [port, goalId],
  );
  const read = useLatestRead(source);
  if (goalId === null) return { step: 'none' };
  if (access.step === 'none') return { step: 'missing' };
  if (access.step !== 'ready') return access;
  if (read.step !== 'ready') return read;
  return read.value === null ? { step: 'missing' } : { step: 'ready', goal: read.value, port: access.port };
}
