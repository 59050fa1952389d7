import type { FastifyInstance } from 'fastify';
import { copy } from '../copy.ts';
import { IDLE_SWEEP_MS, REPEATED_SIGNAL_MS, STOP_GRACE_MS } from './constants.ts';
import type { Log } from './log.ts';

const SIGNALS: readonly NodeJS.Signals[] = ['SIGINT', 'SIGTERM'];

/**
 * Stops gracefully at the first signal: no new connections, requests in flight are finished, at most for the grace time,
 * then `closeResources` is awaited. A second signal ends the process at once.
 */
export function stopOnSignals(app: FastifyInstance, closeResources: () => Promise<void>, log: Log): void {
  let stoppingSince: number | null = null;
  for (const signal of SIGNALS) {
    process.on(signal, () => {
      if (stoppingSince === null) {
        stoppingSince = performance.now();
        if (signal === 'SIGINT') log.info(copy.start.stopping);
        void stop(app, closeResources, log);
      } else if (performance.now() - stoppingSince > REPEATED_SIGNAL_MS) {
        process.exit(1);
      }
    });
  }
}

async function stop(app: FastifyInstance, closeResources: () => Promise<void>, log: Log): Promise<void> {
  setTimeout(() => app.server.closeAllConnections(), STOP_GRACE_MS).unref();
  // A request that ends after the signal leaves its connection open for a next one, which would be waited for.
  setInterval(() => app.server.closeIdleConnections(), IDLE_SWEEP_MS).unref();
  try {
    await app.close();
    await closeResources();
    process.exitCode = 0;
  } catch (error) {
    log.error('close', error);
    process.exitCode = 1;
  }
  process.exit();
}
