import type { FastifyInstance } from 'fastify';
import { copy } from '../copy.ts';
import type { Log } from '../log/log.ts';
import { IDLE_SWEEP_MS, REPEATED_SIGNAL_MS, STOP_TIMES, type StopTimes } from './constants.ts';
import { copy as words } from './copy.ts';

/** SIGHUP comes when the terminal is closed. */
const SIGNALS: readonly NodeJS.Signals[] = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Stops gracefully at the first signal, and at the latest after the deadline. A second signal ends the process at once.
 */
export function stopOnSignals(
  app: FastifyInstance,
  closeResources: () => Promise<void>,
  log: Log,
  times: StopTimes = STOP_TIMES,
): void {
  let stoppingSince: number | null = null;
  for (const signal of SIGNALS) {
    process.on(signal, () => {
      if (stoppingSince === null) {
        stoppingSince = performance.now();
        if (signal === 'SIGINT') log.info(copy.start.stopping);
        void stopProcess(app, closeResources, log, times);
      } else if (performance.now() - stoppingSince > REPEATED_SIGNAL_MS) {
        process.exit(1);
      }
    });
  }
}

async function stopProcess(
  app: FastifyInstance,
  closeResources: () => Promise<void>,
  log: Log,
  { graceMs, deadlineMs }: StopTimes,
): Promise<void> {
  setTimeout(() => {
    log.error(words.stopTimedOut);
    process.exit(1);
  }, deadlineMs);
  try {
    await stop(app, closeResources, graceMs);
    process.exitCode = 0;
  } catch (error) {
    log.error('close', error);
    process.exitCode = 1;
  }
  process.exit();
}

/**
 * Accepts no new connections, finishes requests in progress on all addresses within the grace time, then awaits
 * `closeResources`.
 */
export async function stop(app: FastifyInstance, closeResources: () => Promise<void>, graceMs: number): Promise<void> {
  const startedAt = performance.now();
  const end = setTimeout(() => app.server.closeAllConnections(), graceMs);
  // A connection stays open after its request for the next one, which would keep the server from closing.
  const sweep = setInterval(() => app.server.closeIdleConnections(), IDLE_SWEEP_MS);
  await app.close();
  clearTimeout(end);
  clearInterval(sweep);
  // `localhost` can be two addresses; closing waits for the connections of the first one only.
  await app.requestsInProgress.allDone(Math.max(0, startedAt + graceMs - performance.now()));
  await closeResources();
}
