import type { FastifyPluginAsync } from 'fastify';
import { HEALTH_PATH } from '../../src/core/paths.ts';

/** Liveness for a supervisor or a load balancer, without details about versions, machines or running time. */
export function healthRoute(): FastifyPluginAsync {
  return async (app) => {
    app.get(HEALTH_PATH, (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  };
}
