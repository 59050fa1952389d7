import { useEffect, useState } from 'react';
import type { FlockSession, FlockStatus } from '../../../bridges/flock-bridge.ts';
import { LIVE_LEADERS_REFRESH_MS } from '../constants.ts';
import { RUN_STATUS_REFRESH_MS } from '../game/constants.ts';
import { useRunStatus } from '../game/run-status-store.ts';

/**
 * What the pond says of itself, asked anew on the documented beat, and faster while a game `isPlaying`; null until the
 * first answer. It is renewed only when something that the screen shows has changed; the game's part is in `useRunStatus`.
 */
export function useFlockStatus(session: FlockSession | null, isPlaying: boolean): FlockStatus | 'lost' | null {
  const [status, setStatus] = useState<FlockStatus | 'lost' | null>(null);
  const refreshMs = isPlaying ? RUN_STATUS_REFRESH_MS : LIVE_LEADERS_REFRESH_MS;

  useEffect(() => {
    if (session === null) return;
    return () => setStatus(null);
  }, [session]);

  useEffect(() => {
    if (session === null) return;
    let isAsking = false;
    let isOver = false;
    const ask = async () => {
      if (isAsking) return;
      isAsking = true;
      try {
        const next = await session.status();
        if (next === null || isOver) return;
        setStatus((before) => (isShownAlike(before, next) ? before : next));
        if (isPlaying) useRunStatus.setState({ run: next.run });
      } catch {
        // The worker has crashed: it cannot answer any more.
        clearInterval(timer);
        if (!isOver) setStatus('lost');
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
  }, [session, refreshMs, isPlaying]);

  return status;
}

function isShownAlike(before: FlockStatus | 'lost' | null, next: FlockStatus): boolean {
  if (before === null || before === 'lost') return false;
  const { leaders, population, renderer, canDraw } = next;
  return (
    before.leaders === leaders &&
    before.population === population &&
    before.renderer === renderer &&
    before.canDraw === canDraw
  );
}
