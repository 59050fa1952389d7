import type { FastifyInstance } from 'fastify';

/**
 * Closes connections that send a request before the previous one is answered, which no browser and no proxy does. Node never
 * closes the waiting answers of a client that goes away (nodejs/node#62534), so each would keep its file open forever. Also
 * drops requests whose client is already gone. Register it before all other hooks.
 */
export function refusePipelining(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const { socket } = request.raw;
    // Only the answer whose turn it is has a socket; a closed socket has no address.
    if (reply.raw.socket !== null && socket.remoteAddress !== undefined) return;
    reply.hijack();
    socket.destroy();
  });
}
