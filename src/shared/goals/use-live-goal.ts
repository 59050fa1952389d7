import { useEffect, useState } from 'react';
import type { GoalPort, LiveGoal } from '../tool/goal-port.ts';
import { useGoalPort } from './use-goal-port.ts';

export type LiveGoalState =
  /** No goal is asked for. */
  | { readonly step: 'none' }
  | { readonly step: 'loading' }
  /** The goal is deleted, or no page keeps goals. */
  | { readonly step: 'missing' }
  | { readonly step: 'failed'; readonly retry: () => void }
  | { readonly step: 'ready'; readonly goal: LiveGoal; readonly port: GoalPort };

/** The last result for one goal; `goal` is null where there is none. */
interface GoalRead {
  readonly goalId: string;
  readonly goal: LiveGoal | null;
  readonly hasFailed: boolean;
}

/**
 * A goal of the planning board ([Note: Goal port]), read again whenever this or another tab changes it, and at midnight. Null
 * asks for none and loads nothing.
 */
export function useLiveGoal(goalId: string | null): LiveGoalState {
  const access = useGoalPort(goalId !== null);
  const port = access.step === 'ready' ? access.port : null;
  const [read, setRead] = useState<GoalRead | null>(null);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks for a new read, although nothing here reads it
  useEffect(() => {
    if (port === null || goalId === null) return;
    let latest = 0;
    const run = async () => {
      latest += 1;
      const number = latest;
      const result = await readGoal(port, goalId);
      if (number === latest) setRead(result);
    };
    void run();
    const stop = port.onChange(() => void run());
    return () => {
      latest = -1;
      stop();
    };
  }, [port, goalId, attempt]);

  if (goalId === null) return { step: 'none' };
  if (access.step === 'none') return { step: 'missing' };
  if (access.step !== 'ready') return access;
  if (read?.goalId !== goalId) return { step: 'loading' };
  if (read.hasFailed) {
    const retry = () => {
      setRead(null);
      setAttempt((last) => last + 1);
    };
    return { step: 'failed', retry };
  }
  return read.goal === null ? { step: 'missing' } : { step: 'ready', goal: read.goal, port: access.port };
}

async function readGoal(port: GoalPort, goalId: string): Promise<GoalRead> {
  try {
    return { goalId, goal: await port.readGoal(goalId), hasFailed: false };
  } catch {
    return { goalId, goal: null, hasFailed: true };
  }
}
