import { useEffect, useState } from 'react';
import type { FlockStatus } from '../../../bridges/flock-bridge.ts';
import { LIVE_LEADERS_REFRESH_MS, RUN_STATUS_REFRESH_MS } from '../constants.ts';
import { useRunStatus } from './run-status-store.ts';
import type { Pond } from './use-pond.ts';

/** `lost`: the worker has crashed. */
export type PondStatus = FlockStatus | 'lost';

interface Report {
  readonly pond: Pond;
  readonly status: PondStatus;
}

/**
 * The pond's status, requested at the documented interval, and more often while a game `isPlaying`; null before the first
 * answer. It changes only when something the screen shows has changed. The game's part of it is in `useRunStatus`.
 */
export function usePondStatus(pond: Pond | null, isPlaying: boolean): PondStatus | null {
  const [report, setReport] = useState<Report | null>(null);
  const refreshMs = isPlaying ? RUN_STATUS_REFRESH_MS : LIVE_LEADERS_REFRESH_MS;

  useEffect(() => {
    if (pond === null) return;
    let isAsking = false;
    let isOver = false;
    const ask = async () => {
      if (isAsking) return;
      isAsking = true;
      try {
        const status = await pond.status();
        if (status === null || isOver) return;
        setReport((before) => (isShownAlike(before, pond, status) ? before : { pond, status }));
        if (isPlaying) useRunStatus.setState({ run: status.run });
      } catch {
        // A crashed worker never answers again.
        clearInterval(timer);
        if (!isOver) setReport({ pond, status: 'lost' });
      } finally {
        isAsking = false;
      }
    };
    const timer = setInterval(ask, refreshMs);
    void ask();
    return () => {
      isOver = true;
      clearInterval(timer);
    };
  }, [pond, refreshMs, isPlaying]);

  // A report of an earlier pond says nothing about this one.
  return report !== null && report.pond === pond ? report.status : null;
}

function isShownAlike(before: Report | null, pond: Pond, next: FlockStatus): boolean {
  if (before === null || before.pond !== pond || before.status === 'lost') return false;
  const { status } = before;
  return (['leaders', 'population', 'renderer', 'canDraw', 'isLate'] as const).every(
    (each) => status[each] === next[each],
  );
}
