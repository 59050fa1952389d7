import { useEffect } from 'react';
import type { FlockSession } from '../../../bridges/flock-bridge.ts';
import { usePageVisible } from './use-page-visible.ts';

/** Time stands still while the visitor has paused it or cannot see the page. */
export function useRunning(session: FlockSession | null, isPaused: boolean): void {
  const isVisible = usePageVisible();
  useEffect(() => {
    session?.setRunning(isVisible && !isPaused);
  }, [session, isVisible, isPaused]);
}
