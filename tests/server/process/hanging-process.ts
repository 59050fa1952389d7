import type { FastifyInstance } from 'fastify';
import { createTerminalLog } from '../../../server/log/log.ts';
import { stopOnSignals } from '../../../server/process/stop-on-signals.ts';

/** A process whose resources never close, and which still runs when its parent sends a stop signal. */
const app = {
  server: { closeAllConnections: () => {}, closeIdleConnections: () => {} },
  close: async () => {},
  requestsInProgress: { allDone: async () => {} },
} as unknown as FastifyInstance;

stopOnSignals(app, () => new Promise(() => {}), createTerminalLog(), { graceMs: 100, deadlineMs: 400 });
setInterval(() => {}, 1000);
process.stdout.write('ready\n');
