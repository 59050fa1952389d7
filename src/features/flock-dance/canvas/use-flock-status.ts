import { useEffect, useState } from 'react';
import type { FlockSession, FlockStatus } from '../../../bridges/flock-bridge.ts';
import { LIVE_LEADERS_REFRESH_MS } from '../constants.ts';

/** What the pond says of itself, asked anew on the documented beat; null until the first answer. */
export function useFlockStatus(session: FlockSession | null): FlockStatus | 'lost' | null {
  const [status, setStatus] = useState<FlockStatus | 'lost' | null>(null);

  useEffect(() => {
    if (session === null) return;
    let isAsking = false;
    const ask = async () => {
      if (isAsking) return;
      isAsking = true;
      try {
        const next = await session.status();
        if (next !== null) setStatus(next);
      } catch {
        // The worker has crashed: it cannot answer any more.
        setStatus('lost');
      } finally {
        isAsking = false;
      }
    };
    void ask();
    const timer = setInterval(ask, LIVE_LEADERS_REFRESH_MS);
    return () => {
      clearInterval(timer);
      setStatus(null);
    };
  }, [session]);

  return status;
}
