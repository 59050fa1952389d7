import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Network } from '../services/caller.ts';
import { addTo } from '../services/counters.ts';
import { listNetworks } from '../services/network-address.ts';
import { clientAddressOf } from './client-address.ts';
import type { HttpBounds } from './constants.ts';
import { reject } from './rejection.ts';

/**
 * Bounds the open connections, in all and for each network and the wider ones around it. A new connection beyond a bound takes
 * the place of the oldest idle one, so that people behind the same address as an attacker are still served; without an idle
 * one it is closed. Trusted proxies count only in all, and their idle connections stay. Needs `trackRequests`.
 */
export function boundConnections(
  app: FastifyInstance,
  { connectionsMax, connectionsPerNetworkMax }: HttpBounds,
  isTrustedProxy: (address: string) => boolean,
): void {
  /** The networks of every open connection, oldest first; none for a proxy. */
  const open = new Map<Socket, readonly Network[]>();
  const members = new Map<string, Set<Socket>>();

  app.server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress;
    // A connection whose request asked in vain for another protocol is announced twice.
    if (address === undefined || open.has(socket)) return;
    const networks = isTrustedProxy(address) ? [] : listNetworks(address);
    if (hasRoom(networks)) add(socket, networks);
    else socket.destroy();
  });

  function hasRoom(networks: readonly Network[]): boolean {
    const haveRoom = networks.every(({ key, scale }) => {
      const own = members.get(key);
      return own === undefined || own.size < connectionsPerNetworkMax * scale || closeIdle(own);
    });
    return haveRoom && (open.size < connectionsMax || closeIdle(open.keys()));
  }

  function closeIdle(sockets: Iterable<Socket>): boolean {
    for (const socket of sockets) {
      if (open.get(socket)?.length === 0 || app.requestsInProgress.isBusy(socket)) continue;
      // At once, because its `close` event comes later than other new connections.
      remove(socket);
      socket.destroy();
      return true;
    }
    return false;
  }

  function add(socket: Socket, networks: readonly Network[]): void {
    open.set(socket, networks);
    for (const { key } of networks) members.set(key, (members.get(key) ?? new Set()).add(socket));
    socket.once('close', () => remove(socket));
  }

  function remove(socket: Socket): void {
    for (const { key } of open.get(socket) ?? []) {
      const own = members.get(key);
      own?.delete(socket);
      if (own?.size === 0) members.delete(key);
    }
    open.delete(socket);
  }
}

/**
 * Bounds what the clients of trusted proxies occupy: requests in progress and upgraded connections, for each network and the
 * wider ones around it, as many as connections of a client without a proxy. More are answered 429. Needs `addClientAddress`.
 */
export function boundForwardedRequests(
  app: FastifyInstance,
  { connectionsPerNetworkMax }: HttpBounds,
  isTrustedProxy: (address: string) => boolean,
): void {
  const counts = new Map<string, number>();

  app.addHook('onRequest', async (request, reply) => {
    const { socket } = request.raw;
    if (!isTrustedProxy(socket.remoteAddress ?? '')) return;
    const networks = listNetworks(clientAddressOf(request));
    if (networks.some(({ key, scale }) => (counts.get(key) ?? 0) >= connectionsPerNetworkMax * scale)) {
      return reject(request, reply, 429);
    }
    for (const { key } of networks) addTo(counts, key, 1);
    // An upgraded connection lasts longer than its answer.
    const owner = request.routeOptions.config?.isUpgrade === true ? socket : reply.raw;
    owner.once('close', () => {
      for (const { key } of networks) addTo(counts, key, -1);
    });
  });
}
