import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { toNetwork } from '../services/network-address.ts';
import type { HttpBounds } from './constants.ts';

/**
 * Bounds the open connections, in all and for each network. A new connection beyond a bound takes the place of the oldest idle
 * one, so that people behind the same address as an attacker are still served; without an idle one it is closed. Trusted
 * proxies count only in all, and their idle connections stay. Needs `trackRequests`.
 */
export function boundConnections(
  app: FastifyInstance,
  { connectionsMax, connectionsPerNetworkMax }: HttpBounds,
  isTrustedProxy: (address: string) => boolean,
): void {
  /** The network of every open connection, oldest first; null for a proxy. */
  const open = new Map<Socket, string | null>();
  const networks = new Map<string, Set<Socket>>();

  app.server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress;
    if (address === undefined) return;
    const network = isTrustedProxy(address) ? null : toNetwork(address).key;
    if (hasRoom(network)) add(socket, network);
    else socket.destroy();
  });

  function hasRoom(network: string | null): boolean {
    const own = network === null ? undefined : networks.get(network);
    if (own !== undefined && own.size >= connectionsPerNetworkMax && !closeIdle(own)) return false;
    return open.size < connectionsMax || closeIdle(open.keys());
  }

  function closeIdle(sockets: Iterable<Socket>): boolean {
    for (const socket of sockets) {
      if (open.get(socket) === null || app.requestsInProgress.isBusy(socket)) continue;
      // At once, because its `close` event comes later than other new connections.
      remove(socket);
      socket.destroy();
      return true;
    }
    return false;
  }

  function add(socket: Socket, network: string | null): void {
    open.set(socket, network);
    if (network !== null) networks.set(network, (networks.get(network) ?? new Set()).add(socket));
    socket.once('close', () => remove(socket));
  }

  function remove(socket: Socket): void {
    const network = open.get(socket) ?? '';
    open.delete(socket);
    const own = networks.get(network);
    own?.delete(socket);
    if (own?.size === 0) networks.delete(network);
  }
}
