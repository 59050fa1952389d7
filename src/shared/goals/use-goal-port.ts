import { useEffect, useState } from 'react';
import { loadTwice } from '../lazy/load-twice.ts';
import type { GoalPort } from '../tool/goal-port.ts';
import { usePageList } from '../tool/page-list.ts';

type GoalPortState =
  /** The port is not needed, or no page keeps goals. */
  | { readonly step: 'none' }
  | { readonly step: 'loading' }
  /** Its file could not be fetched. */
  | { readonly step: 'failed'; readonly retry: () => void }
  | { readonly step: 'ready'; readonly port: GoalPort };

/** Access to the goals of the planning board ([Note: Goal port]). Its file is fetched once it is needed. */
export function useGoalPort(isNeeded: boolean): GoalPortState {
  const load = usePageList().find(({ loadGoals }) => loadGoals !== undefined)?.loadGoals;
  const [port, setPort] = useState<GoalPort | null>(null);
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    if (!isNeeded || load === undefined || hasFailed) return;
    let isMounted = true;
    loadTwice(load).then(
      ({ goals }) => isMounted && setPort(goals),
      () => isMounted && setFailed(true),
    );
    return () => {
      isMounted = false;
    };
  }, [isNeeded, load, hasFailed]);

  if (!isNeeded || load === undefined) return { step: 'none' };
  if (hasFailed) return { step: 'failed', retry: () => setFailed(false) };
  return port === null ? { step: 'loading' } : { step: 'ready', port };
}
