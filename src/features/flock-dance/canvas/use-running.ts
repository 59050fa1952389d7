import { useEffect } from 'react';
import { usePageVisible } from '../../../shared/hooks/use-page-visible.ts';
import type { Pond } from './use-pond.ts';

/** Stops the pond's time while it is paused, and while the page is hidden. */
export function useRunning(pond: Pond | null, isPaused: boolean): void {
  const isVisible = usePageVisible();
  useEffect(() => {
    pond?.setRunning(isVisible && !isPaused);
  }, [pond, isVisible, isPaused]);
}
