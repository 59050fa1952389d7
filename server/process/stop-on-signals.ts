import type { FastifyInstance } from 'fastify';
import { copy } from '../copy.ts';
import { IDLE_SWEEP_MS, REPEATED_SIGNAL_MS, STOP_GRACE_MS } from './constants.ts';
import type { Log } from './log.ts';

const SIGNALS: readonly NodeJS.Signals[] = ['SIGINT', 'SIGTERM'];

/**
 * Stops gracefully at the first signal: accepts no new connections, finishes requests in progress within the grace time,
 * then awaits `closeResources`. A second signal ends the process at once.
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
  // A connection stays open after its request for the next one, which would keep the server from closing.
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
