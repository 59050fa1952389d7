import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    readonly requestsInProgress: RequestsInProgress;
  }
}

/** The requests that the server is answering, on all addresses that it listens on. */
interface RequestsInProgress {
  /** Whether a request of this connection is being answered, or the connection was upgraded. */
  isBusy(socket: Socket): boolean;
  /** The request of this connection is refused and need not be answered. */
  setIdle(socket: Socket): void;
  /** Resolves when nothing is in progress, or after `graceMs`. */
  allDone(graceMs: number): Promise<void>;
}

/** Adds `app.requestsInProgress`. An upgraded connection is busy, but its request is not in progress. */
export function trackRequests(app: FastifyInstance): void {
  const busy = new WeakSet<Socket>();
  const waiting = new Set<() => void>();
  let count = 0;
  const begin = () => {
    count += 1;
  };
  const end = () => {
    count -= 1;
    if (count > 0) return;
    for (const resume of waiting) resume();
  };

  app.addHook('onRequest', async (request, reply) => {
    const { socket } = request.raw;
    busy.add(socket);
    const isUpgrade = request.routeOptions.config?.isUpgrade === true;
    if (!isUpgrade) begin();
    reply.raw.once('close', () => {
      busy.delete(socket);
      if (!isUpgrade) end();
    });
  });
  app.addHook('onRoute', (route) => {
    const { handler } = route;
    // A service works on when its client goes away.
    route.handler = function (request, reply) {
      const result: unknown = handler.call(this, request, reply);
      if (result instanceof Promise) {
        begin();
        result.then(end, end);
      }
      return result;
    };
  });
  app.decorate('requestsInProgress', {
    isBusy: (socket) => busy.has(socket),
    setIdle: (socket) => {
      busy.delete(socket);
    },
    async allDone(graceMs) {
      if (count === 0) return;
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, graceMs);
        waiting.add(() => {
          clearTimeout(timer);
          resolve();
        });
      });
    },
  } satisfies RequestsInProgress);
}
